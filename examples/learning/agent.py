"""The network as a contestant: `examples.learning.agent:Agent`, its weights where TABLEE_WEIGHTS
says.

    PYTHONPATH=. tablee arena lotus examples.learning.agent:Agent level:3
"""

from __future__ import annotations

import os
from pathlib import Path

import torch

from examples.learning.network import load
from examples.learning.search import search
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position

WEIGHTS = Path(__file__).parent / "lotus.pt"
SIMULATIONS = 128  # unless the arena's --simulations says otherwise


class Agent(Mind):
    """Thinks with a network."""

    def __init__(self) -> None:
        self._path = Path(os.environ.get("TABLEE_WEIGHTS", WEIGHTS))
        self._network = load(self._path)
        torch.set_num_threads(1)  # the arena has a process for each core

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        """By simulations alone: this mind looks at no clock."""
        simulations = budget.simulations or SIMULATIONS
        nodes = search(position, self.judge, simulations)
        moves = tuple(MoveStats(n.action or 0, (1 + n.value()) / 2, n.visits) for n in nodes)
        mover, best = position.turn or 1, moves[0]
        value = {mover: best.value, 3 - mover: 1 - best.value}
        return SearchResult(moves, value, simulations, (best.action,))

    @torch.inference_mode()
    def judge(self, position: Position) -> tuple[list[float], float]:
        """What the network says of a position: a `Judge` of `search`."""
        shown = bytearray(position.tensor(position.turn or 1))
        numbers = [position.index(move) for move in position.legal()]
        logs, value = self._network(
            torch.frombuffer(shown, dtype=torch.uint8)[None], torch.tensor([numbers])
        )
        return logs[0].exp().tolist(), value.item()

    def __str__(self) -> str:
        return f"network {self._path.name}, {SIMULATIONS} simulations"
