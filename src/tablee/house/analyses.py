"""What a bot makes of games that are over: worked out in the background, one after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from tablee.bots.analysis import Verdict
from tablee.core.position import Position
from tablee.house.ports import Thinker
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.match.table import Made, Table


@dataclass
class Progress:
    """How far an analysis has come."""

    moves: int
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def ready(self) -> bool:
        """Whether every move has a verdict."""
        return len(self.verdicts) == self.moves


class Analyses:
    """The analyses of this process, each begun when somebody first asks for it."""

    def __init__(self, thinker: Thinker, tasks: Tasks, settings: HouseSettings) -> None:
        self._thinker, self._tasks, self._settings = thinker, tasks, settings
        self._one_by_one = asyncio.Lock()
        self._known: OrderedDict[tuple[str, int], Progress] = OrderedDict()

    def of(self, table: Table) -> Progress:
        """The analysis of a game that is over, as far as it has come."""
        name = (table.id, table.version)
        if name not in self._known:
            self._known[name] = Progress(len(table.moves))
            self._tasks.spawn(self._work(self._known[name], table.first, list(table.moves)))
            while len(self._known) > self._settings.analyses_kept:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return self._known[name]

    async def _work(self, progress: Progress, first: Position, moves: list[Made]) -> None:
        async with self._one_by_one:
            position = first
            for number, made in enumerate(moves, 1):
                await self._judge(progress, number, position, made.move)
                position = position.play(made.move)

    async def _judge(self, progress: Progress, number: int, position: Position, move: str) -> None:
        simulations = self._settings.analysis_simulations

        async def attempt() -> None:
            verdict = await self._thinker.judge(number, position, move, simulations)
            progress.verdicts.append(verdict)

        await self._tasks.persist("analysis", attempt)
