"""What a bot makes of games that are over: worked out in the background while somebody asks."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from tablee.bots.analysis import Verdict
from tablee.core.position import Position
from tablee.house.ports import Time
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.house.thinking import Asker, Thinking


class Played(NamedTuple):
    """A game that is over: a name that no other has, where it began, and its moves."""

    name: str
    first: Position
    moves: tuple[str, ...]


@dataclass
class Progress:
    """How far an analysis has come."""

    game: Played
    asked: float = 0.0  # when somebody last asked for it
    running: bool = False
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many there are to look at."""
        return len(self.game.moves)

    @property
    def ready(self) -> bool:
        """Whether every move has a verdict."""
        return len(self.verdicts) == self.moves


class Analyses:
    """The analyses of this process, each begun when somebody first asks for it, and resting when
    nobody does. Each address has a few at a time."""

    def __init__(
        self, thinking: Thinking, time: Time, tasks: Tasks, settings: HouseSettings
    ) -> None:
        self._thinking, self._time, self._tasks, self._settings = thinking, time, tasks, settings
        self._known: OrderedDict[str, Progress] = OrderedDict()
        self._running: Counter[str] = Counter()  # by address

    def of(self, game: Played, address: str) -> Progress:
        """The analysis of a game, as far as it has come."""
        self._known.setdefault(game.name, Progress(game))
        progress = self.known(game.name, address)
        assert progress is not None
        self._forget()
        return progress

    def known(self, name: str, address: str) -> Progress | None:
        """The same by the name of a game that was asked for before; None if it was not."""
        progress = self._known.get(name)
        if progress is None:
            return None
        self._known.move_to_end(name)
        progress.asked = self._time.now()
        if not (progress.ready or progress.running) and self._may_begin(address):
            progress.running = True
            self._running[address] += 1
            self._tasks.spawn(self._work(progress, address))
        return progress

    def _may_begin(self, address: str) -> bool:
        return self._running[address] < self._settings.analyses_at_once

    def _forget(self) -> None:
        """Forget what nobody has asked for longest, but nothing that is being worked on."""
        for name in list(self._known)[: -self._settings.analyses_kept]:
            if not self._known[name].running:
                del self._known[name]

    async def _work(self, progress: Progress, address: str) -> None:
        try:
            position = progress.game.first
            for number, move in enumerate(progress.game.moves, 1):
                if number > len(progress.verdicts):
                    if self._time.now() > progress.asked + self._settings.analysis_patience:
                        return  # it goes on from here when somebody asks again
                    await self._judge(progress, number, position, move, address)
                position = position.play(move)
        finally:
            progress.running = False
            self._running[address] -= 1
            self._running += Counter()  # without addresses that have none

    async def _judge(
        self, progress: Progress, number: int, position: Position, move: str, address: str
    ) -> None:
        simulations, asker = self._settings.analysis_simulations, Asker(address, waits=False)

        async def attempt() -> None:
            verdict = await self._thinking.judge(number, position, move, simulations, asker)
            progress.verdicts.append(verdict)

        await self._tasks.persist("analysis", attempt)
