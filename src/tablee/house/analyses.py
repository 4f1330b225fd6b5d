"""What a bot makes of games that are over: worked out in the background while somebody asks."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.bots.analysis import Verdict
from tablee.core.position import Position
from tablee.house.ports import Time
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.house.thinking import Asker, Thinking
from tablee.match.table import Made, Table


@dataclass
class Progress:
    """How far an analysis has come."""

    moves: int
    asked: float = 0.0  # when somebody last asked for it
    running: bool = False
    verdicts: list[Verdict] = field(default_factory=list)

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
        self._known: OrderedDict[tuple[str, int], Progress] = OrderedDict()
        self._running: Counter[str] = Counter()  # by address

    def of(self, table: Table, address: str) -> Progress:
        """The analysis of a game that is over, as far as it has come."""
        name = (table.id, table.version)
        progress = self._known.setdefault(name, Progress(len(table.moves)))
        self._known.move_to_end(name)
        progress.asked = self._time.now()
        if not (progress.ready or progress.running) and self._may_begin(address):
            progress.running = True
            self._running[address] += 1
            self._tasks.spawn(self._work(progress, table.first, list(table.moves), address))
        self._forget()
        return progress

    def _may_begin(self, address: str) -> bool:
        return self._running[address] < self._settings.analyses_at_once

    def _forget(self) -> None:
        """Forget what nobody has asked for longest, but nothing that is being worked on."""
        for name in list(self._known)[: -self._settings.analyses_kept]:
            if not self._known[name].running:
                del self._known[name]

    async def _work(
        self, progress: Progress, first: Position, moves: Sequence[Made], address: str
    ) -> None:
        try:
            position = first
            for number, made in enumerate(moves, 1):
                if number > len(progress.verdicts):
                    if self._time.now() > progress.asked + self._settings.analysis_patience:
                        return  # it goes on from here when somebody asks again
                    await self._judge(progress, number, position, made.move, address)
                position = position.play(made.move)
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
