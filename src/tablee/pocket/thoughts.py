"""What is thought in a worker of its own, so that the house goes on meanwhile: requests and answers
as JSON, and both ends of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from tablee.bots.analysis import Verdict, verdict
from tablee.bots.bot import Bot, Choice
from tablee.core.errors import IllegalMove
from tablee.core.hosts import using
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.pocket.kernels import Module, host

T = TypeVar("T")


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Ask for the choice of a bot, from what the seat to move may know."""

    game: str
    level: int
    view: dict[str, Any]
    seed: int


class Judge(msgspec.Struct, frozen=True, tag=True):
    """Ask for the verdict on a move that was made in a position."""

    game: str
    number: int
    position: dict[str, Any]
    move: str
    simulations: int


_THOUGHT = msgspec.json.Decoder(Choose | Judge)


class Worker(Protocol):
    """What `web/pocket/thinker.js` does: one thought at a time."""

    def ask(self, request: str, /) -> Awaitable[str]:
        """The answer to a request."""
        ...

    def stop(self) -> None:
        """End the thought that is under way: nobody waits for it any more."""
        ...


class WorkerThinker:
    """The house's end: others think, and answers are awaited."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    @property
    def capacity(self) -> int:
        """How many thoughts it can follow at once."""
        return 1

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        """The choice of a bot for the seat to move."""
        if position.turn is None:
            raise IllegalMove("move.game_over", game=position.game.name)
        view = position.view(position.turn)
        seed = secrets.randbits(62) if seed is None else seed
        asked = Choose(position.game.name, level, dict(view), seed)
        return await self._ask(asked, Choice)

    async def judge(self, number: int, position: Position, move: str, simulations: int) -> Verdict:
        """The verdict on the move of that number, made in this position."""
        whole = dict(position.to_json())
        return await self._ask(Judge(position.game.name, number, whole, move, simulations), Verdict)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of any other computation; those are short."""
        await asyncio.sleep(0)
        return work()

    async def _ask(self, asked: Choose | Judge, kind: type[T]) -> T:
        try:
            answer = await self._worker.ask(msgspec.json.encode(asked).decode())
        except asyncio.CancelledError:
            self._worker.stop()
            raise
        return msgspec.json.decode(answer, type=kind)


def answer(request: str) -> str:
    """The worker's end: think here, and return the choice or the verdict."""
    asked = _THOUGHT.decode(request)
    found: Choice | Verdict
    if isinstance(asked, Choose):
        found = Bot(asked.game, asked.level).choose(asked.view, seed=asked.seed)
    else:
        position = find_game(asked.game).from_json(asked.position)
        found = verdict(asked.number, position, asked.move, asked.simulations)
    return msgspec.json.encode(found).decode()


def open_thinker(module: Module) -> Callable[[str], str]:
    """What answers in a worker, with the kernels of its module."""
    kernels = host(module)

    def think(request: str) -> str:
        with using(kernels):
            return answer(request)

    return think
