"""The programs that may play in a house, and those that are ready to, whichever process they are
at: what they say holds for a while, and is said again while they are there."""

from __future__ import annotations

import hashlib

import msgspec

from tablee.house.ports import Storage, Time
from tablee.house.programs.answers import ProgramReady
from tablee.house.settings import HouseSettings
from tablee.match.errors import Refused

_PROGRAM, _READY = "program:", "ready:"


class Program(msgspec.Struct, frozen=True):
    """A program that may play here, since a time in epoch seconds."""

    id: str
    name: str
    at: float

    @property
    def holder(self) -> str:
        """As whom it sits at a table."""
        return f"{_PROGRAM}{self.id}"


class _Ready(msgspec.Struct, frozen=True):
    """Which games a program is ready for, until when, by which of its streams."""

    games: list[str]
    until: float
    stream: str


class Programs:
    """Keeps programs in storage."""

    def __init__(self, storage: Storage, time: Time, settings: HouseSettings) -> None:
        self._storage, self._time, self._settings = storage, time, settings

    async def all(self) -> list[Program]:
        """Those that may play here, the oldest first."""
        return _programs(await self._storage.kept())

    async def find(self, program: str | None) -> Program:
        """The program of that name. Raises Refused if there is none."""
        found = next((one for one in await self.all() if one.id == program), None)
        if found is None:
            raise Refused("program.unknown")
        return found

    async def make(self, name: str, key: str) -> Program:
        """Let a program play here; with the same key, the same one. Raises Refused."""
        known, named = await self.all(), program_id(key)
        found = next((one for one in known if one.id == named), None)
        if found is not None:
            return found
        if len(known) >= self._settings.programs:
            raise Refused("program.too_many", self._settings.programs)
        if any(one.name == name for one in known):
            raise Refused("program.name_taken", name)
        program = Program(named, name, self._time.now())
        await self._storage.keep(_PROGRAM + named, msgspec.json.encode(program))
        return program

    async def remove(self, program: str) -> None:
        """Let it play here no longer."""
        await self._storage.keep(_PROGRAM + program, None)
        await self._storage.keep(_READY + program, None)

    async def ready(self) -> list[ProgramReady]:
        """Those that can be asked for a game now."""
        kept, now = await self._storage.kept(), self._time.now()
        found = []
        for program in _programs(kept):
            said = _said(kept, program.id)
            if said is not None and said.until > now:
                found.append(ProgramReady(program.id, program.name, said.games))
        return found

    async def set_ready(self, program: str, games: list[str], stream: str) -> None:
        """A program says on this stream that it is ready to play these games."""
        until = self._time.now() + self._settings.ready_seconds
        said = _Ready(games, until, stream)
        await self._storage.keep(_READY + program, msgspec.json.encode(said))

    async def unset_ready(self, program: str, stream: str) -> None:
        """The stream has ended; perhaps there is another by now."""
        said = _said(await self._storage.kept(), program)
        if said is not None and said.stream == stream:
            await self._storage.keep(_READY + program, None)


def program_id(key: str) -> str:
    """The name of the program that is made with this key, the same in every process."""
    return hashlib.sha256(f"program:{key}".encode()).hexdigest()[:12]


def _programs(kept: dict[str, bytes]) -> list[Program]:
    found = [
        msgspec.json.decode(data, type=Program)
        for name, data in kept.items()
        if name.startswith(_PROGRAM)
    ]
    return sorted(found, key=lambda one: (one.at, one.id))


def _said(kept: dict[str, bytes], program: str) -> _Ready | None:
    data = kept.get(_READY + program)
    return None if data is None else msgspec.json.decode(data, type=_Ready)
