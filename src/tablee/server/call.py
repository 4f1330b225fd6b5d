"""A request as the handlers see it: who asks, what for, and all they need to answer."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tablee.server.requests import address_of, body_of, language_of, tokens_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from tablee.server.analyses import Analyses
    from tablee.server.hub import Hub
    from tablee.server.limits import Guard
    from tablee.server.live import Live
    from tablee.server.runner import Runner
    from tablee.server.settings import Settings
    from tablee.server.tokens import Tokens

T = TypeVar("T")


@dataclass(frozen=True)
class Service:
    """What the process has one of."""

    settings: Settings
    hub: Hub
    runner: Runner
    analyses: Analyses
    tokens: Tokens
    guard: Guard

    def now(self) -> float:
        """The time, in epoch seconds."""
        return time.time()

    def prepare(self, game: str) -> None:
        """A bot will be asked to play this game soon."""
        self.runner.prepare(game)


@dataclass(frozen=True)
class Call:
    """One request."""

    request: Request
    service: Service

    @property
    def language(self) -> str:
        """The reader's language."""
        return language_of(self.request.scope)

    @property
    def address(self) -> str:
        """Where it comes from."""
        return address_of(self.request.scope)

    @property
    def table(self) -> str:
        """The table that the path names."""
        return str(self.request.path_params["table"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.request.path_params["seat"])

    async def body(self, kind: type[T]) -> T:
        """What was sent. Raises Refusal."""
        return await body_of(self.request, kind, self.service.guard.limits.body)

    def holder(self, table: str | None = None) -> str | None:
        """Who asks, at the table that the path names or at another one."""
        tokens = tokens_of(self.request.scope)
        return self.service.tokens.holder(tokens, table or self.table)

    async def live(self) -> Live:
        """The table that the path names. Raises Refusal."""
        return await self.service.hub.get(self.table)

    def shown(self, live: Live, holder: str | None = None) -> msgspec.Raw:
        """The table as whoever asks may see it."""
        return msgspec.Raw(live.encoded(holder or self.holder()))
