"""The ASGI application: a house behind HTTP, how a request goes through it, its start and end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route as Path

from tablee.core.errors import TableeError
from tablee.house.house import House
from tablee.house.logs import note_error
from tablee.house.requests import Request, ShowTable, TableRequest
from tablee.house.services import Caller
from tablee.match.errors import MovedOn
from tablee.server.database import open_database
from tablee.server.failures import HttpError, describe, status_of
from tablee.server.headers import FOR_A_YEAR, SECURITY
from tablee.server.limits import Limiter
from tablee.server.listener import Listener
from tablee.server.logs import note_request
from tablee.server.openapi import document
from tablee.server.pages import Pages
from tablee.server.reading import address_of, caller_of, language_of, request_of
from tablee.server.routes import ROUTES, Route
from tablee.server.storage import SqlStorage
from tablee.server.streams import Streams
from tablee.server.thinker import ThreadedThinker
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
        self.storage = SqlStorage(open_database(settings.url))
        self.tokens = Tokens(secret_of(settings.folder))
        self._thinker = ThreadedThinker()
        self.house = House(self.storage, self._thinker, self.tokens, settings=settings.house)
        self._limiter = Limiter(settings.limits)
        self.streams = Streams(self.house, self._limiter)
        self._listener = Listener(settings.url, self.house.rooms)
        self._router = self._make_router()
        self._router.state.house, self._router.state.settings = self.house, settings

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

    def _endpoint(self, route: Route) -> Callable[[HttpRequest], Awaitable[Response]]:
        async def endpoint(http: HttpRequest) -> Response:
            self._count(route, address_of(http.scope))
            asked = route.answered_by
            if not isinstance(asked, type):
                found = await asked(http)
                return found if isinstance(found, Response) else _json(found)
            request: Request = await request_of(http, asked, self._limiter.limits.body)
            answer = await self._answer(http.scope, request, caller_of(http.scope))
            if route.immutable:
                answer.headers["cache-control"] = FOR_A_YEAR
            return answer

        return endpoint

    def _count(self, route: Route, address: str) -> None:
        """Raises HttpError when an address asks for too much."""
        if route.method != "GET":
            self._limiter.requests.count(address)
        if route.limit == "tables":
            self._limiter.tables.count(address)
        elif route.limit == "thoughts":
            self._limiter.thoughts.count(address)

    async def _answer(self, scope: Scope, request: Request, caller: Caller) -> Response:
        try:
            return _json(await self.house.answer(request, caller))
        except MovedOn as error:  # a caller who is too late gets the present table
            assert isinstance(request, TableRequest)
            now = ShowTable(table=request.table)
            return refuse(scope, error, await self.house.answer(now, caller))

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        self.house.start()
        beating = asyncio.ensure_future(self.streams.keep_alive())
        self._listener.start(asyncio.get_running_loop())
        yield
        self.streams.close()
        beating.cancel()
        await self.house.close()
        self._listener.close()
        self._thinker.close()
        await asyncio.to_thread(self.storage.close)


def refuse(scope: Scope, error: TableeError, snapshot: Any = None) -> Response:
    """The response to an error, with the present table where that helps."""
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


async def _document(_request: HttpRequest) -> Response:
    return Response(document(), media_type="application/json")


async def _refused(request: HttpRequest, error: TableeError) -> Response:
    return refuse(request.scope, error)


async def _no_such_path(request: HttpRequest, error: HTTPException) -> Response:
    wrong_method = error.status_code == 405
    answer = refuse(
        request.scope, HttpError("server.method") if wrong_method else HttpError("server.no_page")
    )
    answer.headers.update(error.headers or {})
    return answer


async def _internal(request: HttpRequest, _error: Exception) -> Response:
    note_error()
    return refuse(request.scope, HttpError("server.internal"))
