"""Thinking about a round of Punto: judge the tableau that each move leaves, then race the moves to
see how well they were judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.bots.engines.race import RaceSettings
from tablee.bots.engines.race_mind import Field, race
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.hosts import Scope, find_host
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.games.punto.mind.play import prior, run
from tablee.games.punto.mind.round import WHOLE, this_round, worth_of_winning
from tablee.games.punto.mind.value import WORK

#: What foretells the winner (`value`), by number of sides; a line for each side in the order of
#: turns. Fitted to rounds that these very weights had played.
WEIGHTS: Mapping[int, Sequence[int]] = {
    2: (
        37_682,
        3_206,
        172_679,
        176_307,
        20_194,
        23_347,
        -79_951,
        -37_682,
        980,
        199_855,
        119_386,
        18_954,
        14_794,
        -65_349,
    ),
    3: (
        -95_741,
        3_349,
        60_279,
        76_503,
        7_549,
        -55_209,
        -9_347,
        -43_602,
        1_036,
        174_866,
        55_898,
        -253,
        -69_325,
        16_847,
        -25_301,
        481,
        111_655,
        32_531,
        -891,
        -68_105,
        24_658,
    ),
    4: (
        -57_375,
        4_042,
        31_056,
        116_059,
        11_963,
        -40_655,
        31_707,
        -43_839,
        940,
        269_354,
        92_237,
        7_303,
        -59_032,
        67_966,
        -15_325,
        471,
        255_961,
        65_426,
        5_136,
        -91_879,
        114_401,
        19_164,
        271,
        265_449,
        57_763,
        1_774,
        -125_890,
        130_624,
    ),
}


class PuntoMind(Mind):
    """Judgement and simulations of the current round; one that sees rows never overlooks its own
    when it can be made at once."""

    def __init__(
        self,
        horizon: int = 4,
        explore: float = 0.1,
        trust: float = 5.0,
        sees_rows: bool = True,
        weights: Mapping[int, Sequence[int]] = WEIGHTS,
    ) -> None:
        self._settings = RaceSettings(explore, trust, horizon=horizon)
        self._sees_rows, self._weights = sees_rows, weights

    def __str__(self) -> str:
        sight = "sees rows" if self._sees_rows else "may overlook rows"
        return f"punto {list(self._settings)} {sight} {self._weights}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        position = this_round(position, self._weights[position.setup.parts.sides])
        rules = position.setup.rules
        with find_host().scope() as memory:
            field = self._field(memory, position)
            return race(memory, position, rules, field, run, self._settings, WORK, budget, rng)

    def _field(self, memory: Scope, position: Position) -> Field:
        """The moves with their priors; if there are some that make a row, no others."""
        actions = position.actions()
        moves, priors = memory.vector(actions), memory.floats(len(actions))
        rules, state = memory.vector(position.setup.rules), memory.vector(position.state)
        memory.call(prior, rules, state, moves, len(actions), priors)
        worths = priors.read()
        enough = worth_of_winning(position) / WHOLE
        if self._sees_rows and max(worths) >= enough:
            rows = [index for index, worth in enumerate(worths) if worth >= enough]
            actions, worths = tuple(actions[index] for index in rows), [worths[i] for i in rows]
        # Nothing is said of what may come after a move: that depends on cards nobody has seen.
        return Field([[action] for action in actions], lambda number: (actions[number],), worths)
