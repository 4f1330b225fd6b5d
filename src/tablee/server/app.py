"""The application: what belongs together, how a request goes through it, its start and end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path

from tablee.core.errors import TableeError
from tablee.match.errors import MovedOn
from tablee.server.analyses import Analyses
from tablee.server.call import Call, Service
from tablee.server.database import open_database
from tablee.server.failures import Refusal, describe, status_of
from tablee.server.headers import SECURITY
from tablee.server.hub import Hub
from tablee.server.limits import Guard
from tablee.server.logs import note_error, note_request
from tablee.server.news import Listener
from tablee.server.openapi import document
from tablee.server.pages import Pages
from tablee.server.requests import address_of, language_of
from tablee.server.retention import keep_tidy
from tablee.server.routes import ROUTES, Route
from tablee.server.runner import Runner
from tablee.server.store import Store
from tablee.server.streams import Streams
from tablee.server.tokens import Tokens, secret_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tablee.server.settings import Settings

_PAGES = ("/", "/box/{game}", "/t/{table}", "/rules/{game}", "/replay", "/replay/{table}")
_NO_ANSWER_KEPT = {"cache-control": "no-store"}


class App:
    """The ASGI application of one process."""

    def __init__(self, settings: Settings) -> None:
        """Raises OSError, SQLAlchemyError when the data cannot be opened."""
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.store = Store(open_database(settings.url))
        runner, guard = Runner(), Guard(settings.limits)
        self.hub = Hub(self.store, runner.consider)
        tokens = Tokens(secret_of(settings.folder))
        self.service = Service(settings, self.hub, runner, Analyses(), tokens, guard)
        self.streams = Streams(self.hub, tokens, guard)
        self._listener = Listener(settings.url, self.hub)
        self._router = self._make_router()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._router(scope, receive, send)
        elif scope["path"] == "/api/events" and scope["method"] == "GET":
            await self._stream(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.streams(scope, receive, send)
        except TableeError as error:
            await _secured(refuse(scope, error))(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SECURITY]
            await send(message)

        await self._router(scope, receive, send_noting)
        if not (scope["method"] == "GET" and status < 400):
            note_request(scope["method"], scope["path"], status, begun, address_of(scope))

    def _make_router(self) -> Starlette:
        pages = Pages()
        paths = [
            Path(route.path, self._endpoint(route), methods=[route.method]) for route in ROUTES
        ]
        paths.append(Path("/api", _document, methods=["GET"]))
        paths += [Path(path, pages.page, methods=["GET"]) for path in _PAGES]
        paths.append(Path("/texts/{language}.ftl", pages.catalogue, methods=["GET"]))
        paths.append(Path("/games/{game}/{path:path}", pages.game_file, methods=["GET"]))
        paths.append(Path("/{path:path}", pages.file, methods=["GET"]))
        handlers: dict[Any, Any] = {
            TableeError: _refused,
            HTTPException: _no_such_path,
            Exception: _internal,
        }
        return Starlette(routes=paths, exception_handlers=handlers, lifespan=self._lifespan)

    def _endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            call = Call(request, self.service)
            try:
                if route.method != "GET":
                    self.service.guard.requests.count(call.address)
                found = await route.handler(call)
            except MovedOn as error:
                return refuse(request.scope, error, call.shown(await call.live()))
            if isinstance(found, Response):
                return found
            return _json(found)

        return answer

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        self.hub.spawn(self.streams.keep_alive())
        self.hub.spawn(keep_tidy(self.hub, self.service.settings.keep_days))
        self._listener.start(asyncio.get_running_loop())
        yield
        self.streams.close()
        await self.hub.close()
        self._listener.close()
        self.service.runner.close()
        self.service.analyses.close()
        await asyncio.to_thread(self.store.close)


def refuse(scope: Scope, error: TableeError, snapshot: Any = None) -> Response:
    """The answer for an error, with the table as it is where that helps."""
    body = describe(error, language_of(scope))
    if snapshot is not None:
        body["snapshot"] = snapshot
    answer = _json(body, status_of(error))
    if "seconds" in error.details:
        answer.headers["retry-after"] = str(error.details["seconds"])
    return answer


def _json(found: Any, status: int = 200) -> Response:
    body = found if isinstance(found, msgspec.Raw) else msgspec.json.encode(found)
    return Response(bytes(body), status, _NO_ANSWER_KEPT, "application/json")


def _secured(answer: Response) -> ASGIApp:
    answer.raw_headers.extend(SECURITY)
    return answer


async def _document(_request: Request) -> Response:
    return Response(document(), media_type="application/json")


async def _refused(request: Request, error: TableeError) -> Response:
    return refuse(request.scope, error)


async def _no_such_path(request: Request, error: HTTPException) -> Response:
    wrong_method = error.status_code == 405
    answer = refuse(
        request.scope, Refusal("server.method") if wrong_method else Refusal("server.no_page")
    )
    answer.headers.update(error.headers or {})
    return answer


async def _internal(request: Request, _error: Exception) -> Response:
    note_error()
    return refuse(request.scope, Refusal("server.internal"))
