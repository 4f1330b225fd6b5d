"""The ASGI application: a house behind HTTP, how a request goes through it, its start and end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route as Path

from tablee.api.failures import HttpError
from tablee.api.paths import Found
from tablee.core.errors import TableeError
from tablee.house.house import House
from tablee.server import logs
from tablee.server.books import SqlBooks
from tablee.server.database import open_database
from tablee.server.dispatch import Api, refuse
from tablee.server.failures import refusal_for
from tablee.server.garbage import collect
from tablee.server.headers import SECURITY, WORKER_SECURITY
from tablee.server.hosts import Hosts
from tablee.server.limits import Limiter
from tablee.server.listener import Listener
from tablee.server.metrics import Metrics
from tablee.server.notifier import ServerNotifier
from tablee.server.openapi import document
from tablee.server.pages import MADE, Pages
from tablee.server.reading import address_of, header
from tablee.server.storage import SqlStorage
from tablee.server.streams import Streams
from tablee.server.subscriptions import SqlSubscriptions
from tablee.server.thinker import ThreadedThinker
from tablee.server.tokens import Tokens, secret_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tablee.server.settings import Settings

_LOGGED = 0.5  # seconds until a line is in the log
_PAGES = (
    "/",
    "/box/{game}",
    "/lesson/{game}",
    "/rules/{game}",
    "/t/{table}",
    "/tv/{table}",
    "/hand/{table}",
    "/replay",
    "/replay/{table}",
    "/ladder",
    "/ladder/{game}",
    "/finished",
    "/mine",
    "/evening",
    "/e/{evening}",
    "/e/{evening}/tv",
    "/desk",
)


class App:
    """The ASGI application of one process."""

    def __init__(self, settings: Settings) -> None:
        """Raises OSError, SQLAlchemyError, CannotStart when the data cannot be opened."""
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.tokens = Tokens(secret_of(settings.folder))
        self.storage = SqlStorage(open_database(settings.url))
        self._thinker = ThreadedThinker()
        subscriptions = SqlSubscriptions(self.storage)
        self.house = House(
            self.storage,
            self._thinker,
            self.tokens,
            settings=settings.house,
            subscriptions=subscriptions,
            notifier=ServerNotifier(settings, self.tokens),
            books=SqlBooks(self.storage),
        )
        self.limits, self._limiter = settings.limits, Limiter(settings.limits)
        self._hosts = Hosts(settings.host, settings.public_urls)
        self._notes = logs.Notes("refused")
        self.streams = Streams(self.house, self._limiter)
        self._listener = Listener(settings.url, self.house)
        self._api = Api(self.house, self._limiter)
        self._metrics = Metrics(settings, self.house, self.storage, self.streams)
        self._router = self._make_router()
        state = self._router.state
        state.house, state.settings = self.house, settings
        state.storage, state.streams = self.storage, self.streams
        state.tokens, state.subscriptions = self.tokens, subscriptions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._router(scope, receive, send)
        elif not self._hosts.know(header(scope, b"host")):
            await self._wrong_host(scope, receive, send)
        elif scope["path"] in self.streams.paths and scope["method"] == "GET":
            await self._stream(scope, receive, send)
        elif (found := self._api.find(scope["path"])) is not None:
            await self._request(scope, receive, send, found)
        else:
            await self._page(scope, receive, send)

    async def _wrong_host(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._notes.add("server.host", address=address_of(scope))
        error = HttpError("server.host", header(scope, b"host")[:200])
        await _secured(refuse(scope, error))(scope, receive, send)

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_noting(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.streams.paths[scope["path"]](scope, receive, send_noting)
        except Exception as error:
            if started:
                raise
            await _secured(refuse(scope, refusal_for(error)))(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send, found: Found) -> None:
        begun = time.perf_counter()
        scope["app"] = self._router  # which knows the house and the settings
        status = await self._api.answer(scope, receive, send, found)
        self._note(scope, status, begun)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0
        security = WORKER_SECURITY if scope["path"].startswith("/pocket/") else SECURITY

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *security]
            await send(message)

        await self._router(scope, receive, send_noting)
        self._note(scope, status, begun)

    def _note(self, scope: Scope, status: int, begun: float) -> None:
        """Count every answer; log what changes something, and what is refused."""
        self._metrics.count(status, time.perf_counter() - begun)
        if not (scope["method"] == "GET" and status < 400):
            logs.note_request(scope["method"], scope["path"], status, begun, address_of(scope))

    def _make_router(self) -> Starlette:
        pages = Pages()
        paths = [Path("/api", _document, methods=["GET"])]
        paths.append(Path("/healthz", _plainly(self._metrics.health), methods=["GET"]))
        paths.append(Path("/metrics", _plainly(self._metrics.show), methods=["GET"]))
        paths += [Path(path, pages.page, methods=["GET"]) for path in _PAGES]
        paths += [Path(path, pages.made, methods=["GET"]) for path in MADE]
        paths.append(Path("/texts/{language}.ftl", pages.catalogue, methods=["GET"]))
        paths.append(Path("/games/{game}/{path:path}", pages.game_file, methods=["GET"]))
        paths.append(Path("/pocket/{name}", pages.pocket_file, methods=["GET"]))
        paths.append(Path("/{path:path}", pages.file, methods=["GET"]))
        handlers: dict[Any, Any] = {
            TableeError: _refused,
            HTTPException: _no_such_path,
            Exception: _internal,
        }
        return Starlette(routes=paths, exception_handlers=handlers, lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        self.house.start()
        works = (self.streams.keep_alive(), _log(), collect())
        beside = [asyncio.ensure_future(work) for work in works]
        self._listener.start(asyncio.get_running_loop())
        yield
        self.streams.close()
        for work in beside:
            work.cancel()
        await self.house.close()
        self._listener.close()
        self._thinker.close()
        await asyncio.to_thread(self.storage.close)


async def _log() -> None:
    """Write the log now and then."""
    while True:
        await asyncio.sleep(_LOGGED)
        logs.flush()


def _secured(answer: Response) -> ASGIApp:
    answer.raw_headers.extend(SECURITY)
    return answer


def _plainly(
    answer: Callable[[Scope], Awaitable[Response]],
) -> Callable[[HttpRequest], Awaitable[Response]]:
    """An endpoint that needs no more than the scope."""

    async def endpoint(request: HttpRequest) -> Response:
        return await answer(request.scope)

    return endpoint


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


async def _internal(request: HttpRequest, error: Exception) -> Response:
    return refuse(request.scope, refusal_for(error))
