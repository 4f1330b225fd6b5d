"""What a bot makes of games that are over, worked out one after the other in the background."""

from __future__ import annotations

import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tablee.bots.analysis import Verdict, verdict
from tablee.server.logs import note_error

if TYPE_CHECKING:
    from tablee.core.position import Position
    from tablee.match.table import Made, Table

_KEPT = 200
_SIMULATIONS = 400


@dataclass
class Progress:
    """How far an analysis has come."""

    moves: int
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def ready(self) -> bool:
        """Whether every move was looked at."""
        return len(self.verdicts) == self.moves


class Analyses:
    """The analyses of this process: begun when they are first asked for."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._known: OrderedDict[tuple[str, int], Progress] = OrderedDict()

    def of(self, table: Table) -> Progress:
        """The analysis of a game that is over, as far as it has come."""
        name = (table.id, table.version)
        if name not in self._known:
            self._known[name] = Progress(len(table.moves))
            self._thread.submit(self._work, self._known[name], table.first, list(table.moves))
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return self._known[name]

    def close(self) -> None:
        """Wait for nobody: what is under way ends with the move it is at."""
        self._ended.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _work(self, progress: Progress, position: Position, moves: list[Made]) -> None:
        try:
            for number, made in enumerate(moves, 1):
                if self._ended.is_set():
                    return
                progress.verdicts.append(verdict(number, position, made.move, _SIMULATIONS))
                position = position.play(made.move)
        except Exception:  # nobody waits for this thread: what is wrong with it is written down
            note_error()
