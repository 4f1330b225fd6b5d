"""What handlers work with."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

from tablee import texts
from tablee.house.analyses import Analyses
from tablee.house.desk.rules import Rules
from tablee.house.hall.hall import Hall
from tablee.house.hall.matching import Matching
from tablee.house.ladder.ports import Books
from tablee.house.names import LONGEST, allowed_name
from tablee.house.notices.looking import Looking
from tablee.house.ports import Storage, Thinker, Time, Tokens
from tablee.house.programs.programs import Programs
from tablee.house.requests import Request
from tablee.house.room import Room
from tablee.house.rooms import AnyRoom, Rooms
from tablee.house.settings import HouseSettings
from tablee.house.thinking import Thinking
from tablee.match.errors import Refused
from tablee.match.once import Once


@dataclass(frozen=True)
class Caller:
    """Who asks: the seat tokens they have, the language they read, and where they ask from."""

    tokens: tuple[str, ...] = ()
    language: str = texts.DEFAULT
    address: str = ""


@dataclass(frozen=True)
class Services:
    """What a house has one of."""

    rooms: Rooms
    hall: Hall
    matching: Matching
    rules: Rules
    programs: Programs
    storage: Storage
    analyses: Analyses
    thinker: Thinker
    thinking: Thinking
    tokens: Tokens
    time: Time
    settings: HouseSettings
    looking: Looking
    books: Books | None = None

    def name(self, asked: str | None, longest: int = LONGEST) -> str | None:
        """A name as it is kept. Raises InvalidRequest, and Refused where this house has a list of
        names and it is not one of them."""
        return allowed_name(asked, self.settings.names, longest)

    async def player(self, key: str | None) -> str | None:
        """The public id of the player with this key; None where the ladder knows none."""
        if key is None or self.books is None:
            return None
        found = await self.books.find(digest_of(key))
        return None if found is None else found.id

    def holder(self, caller: Caller, table: str) -> str | None:
        """Who the caller is at a table; None for a spectator."""
        return self.tokens.holder(caller.tokens, table)

    def check_host(self, caller: Caller) -> None:
        """Raise Refused unless the caller is the host of the house."""
        if not self.tokens.is_host(caller.tokens, self.time.now()):
            raise Refused("desk.host_only")

    @asynccontextmanager
    async def enter(self, table: str, caller: Caller) -> AsyncIterator[Room]:
        """A table, which stays in memory until one leaves. Raises Refused if there is none."""
        async with self.rooms.enter(table) as room:
            if room.reader(self.holder(caller, table)) is not None:
                room.address = caller.address
            yield room


def digest_of(player_key: str) -> str:
    """What the books know of a player's key. It is long and random: nobody finds it by trying."""
    return hashlib.sha256(player_key.encode()).hexdigest()


def once(key: str | None, scope: str | None, request: Request) -> Once | None:
    """How to carry a request out once; None without a key, which counts in its scope alone."""
    return None if key is None else keyed(key, scope, request)


def keyed(key: str, scope: str | None, request: Request) -> Once:
    """How to carry a request out once, by its key."""
    asked = hashlib.sha256(msgspec.json.encode(request)).hexdigest()[:16]
    return Once(f"{scope}:{key}", asked)


def shown(room: AnyRoom, holder: str | None) -> msgspec.Raw:
    """A table or an evening as a holder may see it."""
    return msgspec.Raw(room.encoded(holder))
