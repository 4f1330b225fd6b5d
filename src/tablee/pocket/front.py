"""A house without a transport, asked as over HTTP: a method, a path, a body; a status and JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from tablee import texts
from tablee.api.failures import HttpError, describe, status_of
from tablee.api.paths import Paths
from tablee.api.reading import from_body, from_query
from tablee.api.routes import HOUSE_ROUTES
from tablee.core.errors import TableeError
from tablee.house.feed import Update
from tablee.house.house import House
from tablee.house.local import PlainTokens
from tablee.house.logs import note_error
from tablee.house.requests import Request, ShowTable, TableRequest
from tablee.house.services import Caller
from tablee.house.settings import HouseSettings
from tablee.match.errors import MovedOn
from tablee.pocket.storage import BrowserStorage, Store
from tablee.pocket.thoughts import Worker, WorkerThinker


class Asked(msgspec.Struct, frozen=True):
    """A request as a page sends it."""

    method: str
    path: str
    body: msgspec.Raw = msgspec.Raw(b"null")
    token: str | None = None
    language: str = texts.DEFAULT


class Answer(msgspec.Struct, frozen=True):
    """A status, as HTTP has them, and the body."""

    status: int
    body: msgspec.Raw


class Front:
    """Takes what a page asks to the house, and tells it of the tables that it watches."""

    def __init__(self, house: House, tell: Callable[[str], None]) -> None:
        """`tell` is called with every new snapshot of the tables that are followed, as JSON."""
        self._house, self._tell = house, tell
        self._paths = Paths(HOUSE_ROUTES)
        self._following: asyncio.Task[None] | None = None

    async def ask(self, asked: str) -> str:
        """The answer to a request, or the refusal, as JSON; never raises for what is asked."""
        request = msgspec.json.decode(asked, type=Asked)
        return msgspec.json.encode(await self.answer(request)).decode()

    async def answer(self, asked: Asked) -> Answer:
        """The answer to a request, or the refusal."""
        caller = Caller((asked.token,) if asked.token else (), asked.language)
        try:
            return await self._answer(self._request(asked), caller)
        except TableeError as error:
            return _refusal(error, asked.language)
        except Exception:
            note_error()
            return _refusal(HttpError("server.internal"), asked.language)

    def follow(self, tables: str) -> None:
        """Watch these tables, with the token for each, and no others: an object, as JSON."""
        if self._following is not None:
            self._following.cancel()
        wanted = msgspec.json.decode(tables, type=dict[str, str | None])
        self._following = asyncio.ensure_future(self._follow(wanted)) if wanted else None

    async def _follow(self, tables: dict[str, str | None]) -> None:
        caller = Caller(tuple(token for token in tables.values() if token))
        async with self._house.follow(tables, caller, {}) as feed:
            while True:
                update = await feed.next()
                if isinstance(update, Update) and update.body:
                    self._tell(update.body.decode())

    def _request(self, asked: Asked) -> Request:
        """Raises HttpError, InvalidRequest."""
        parts = urlsplit(asked.path)
        found = self._paths.find(parts.path)
        if found is None:
            raise HttpError("server.no_page")
        route = found.routes.get(asked.method)
        if route is None:
            raise HttpError("server.method")
        kind: type[Request] = route.answered_by
        if asked.method == "GET":
            return from_query(kind, found.fields, dict(parse_qsl(parts.query)))
        return from_body(kind, found.fields, bytes(asked.body))

    async def _answer(self, request: Request, caller: Caller) -> Answer:
        try:
            return Answer(200, _encode(await self._house.answer(request, caller)))
        except MovedOn as error:  # a caller who is too late gets the present table
            assert isinstance(request, TableRequest)
            now = await self._house.answer(ShowTable(table=request.table), caller)
            return _refusal(error, caller.language, now)


def open_house(store: Store, worker: Worker, tell: Callable[[str], None]) -> Front:
    """The house of a device, in its worker. What is there is its owner's: nothing is deleted."""
    settings = HouseSettings(keep_days=0)
    house = House(BrowserStorage(store), WorkerThinker(worker), PlainTokens(), settings=settings)
    return Front(house, tell)


def _refusal(error: TableeError, language: str, snapshot: Any = None) -> Answer:
    body = describe(error, language)
    if snapshot is not None:
        body["snapshot"] = snapshot
    return Answer(status_of(error), _encode(body))


def _encode(found: Any) -> msgspec.Raw:
    return found if isinstance(found, msgspec.Raw) else msgspec.Raw(msgspec.json.encode(found))
