"""How bots think about Punto: they judge the table that each move leaves, then follow the promising
moves through simulations to see how well they judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.bots.endgame_mind import EndgameMind
from tablee.bots.levels import Level
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector, floats, vector, vector_of
from tablee.core.position import Position
from tablee.games.punto.mind.endgame import solve
from tablee.games.punto.mind.play import DEPTH, EXPLORE, SETTINGS, TRUST, first_looks, follow
from tablee.games.punto.mind.round import WHOLE, this_round, worth_of_winning
from tablee.games.punto.mind.value import WORK

#: What tells who will win (`punto_value`), by number of sides; a line for each side in the order of
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
        depth: int = 4,
        explore: float = 0.1,
        trust: float = 5.0,
        sees_rows: bool = True,
        weights: Mapping[int, Sequence[int]] = WEIGHTS,
    ) -> None:
        self._settings = floats(SETTINGS)
        self._settings[DEPTH], self._settings[EXPLORE] = depth, explore
        self._settings[TRUST] = trust
        self._sees_rows, self._weights = sees_rows, weights

    def __str__(self) -> str:
        sight = "sees rows" if self._sees_rows else "may overlook rows"
        return f"punto {[float(part) for part in self._settings]} {sight} {self._weights}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        sides = position.setup.parts.sides
        search = _Search(this_round(position, self._weights[sides]), self._settings)
        if self._sees_rows:
            search.keep_rows()
        for simulations in budget.chunks():
            search.simulate(simulations, rng)
        return search.result()


class _Search:
    """What is found out about each move of the seat to move."""

    def __init__(self, position: Position, settings: list[float]) -> None:
        self._position, self._settings = position, settings
        self._root, self._state = vector_of(position.state), vector_of(position.state)
        self._moves, self.count = vector_of(position.actions()), len(position.actions())
        self._visits, self._total = vector(self.count), floats(self.count)
        self._looks, self._sums = floats(self.count), floats(position.setup.seats)
        self._work = vector(WORK)
        rules = position.setup.rules
        first_looks(rules, self._state, self._moves, self.count, self._looks, self._work)
        self.done = 0

    def keep_rows(self) -> None:
        """If there are moves that make a row, look at no others."""
        best = worth_of_winning(self._position) / WHOLE
        rows = [index for index in range(self.count) if self._looks[index] >= best]
        for place, index in enumerate(rows):
            self._moves[place], self._looks[place] = self._moves[index], self._looks[index]
        self.count = len(rows) or self.count

    def simulate(self, simulations: int, rng: Vector) -> None:
        """Follow the promising moves this many times."""
        kernels = self._position.game.kernel
        follow(
            self._position.setup.rules,
            self._root,
            simulations,
            self.count,
            self._moves,
            self._visits,
            self._total,
            self._looks,
            self._sums,
            self._settings,
            self._state,
            self._work,
            rng,
            kernels.play,
            kernels.determinize,
        )
        self.done += simulations

    def result(self) -> SearchResult:
        """The move followed most often is the best. Nothing is said of what may come after it: that
        depends on cards nobody has seen."""
        tried = sorted(
            map(self._tried, range(self.count)),
            key=lambda move: (-move.visits, -move.value, move.action),
        )
        value = {seat: float(total) / self.done for seat, total in enumerate(self._sums, 1)}
        return SearchResult(tuple(tried), value, self.done, (tried[0].action,))

    def _tried(self, index: int) -> MoveStats:
        trust, visits = self._settings[TRUST], int(self._visits[index])
        value = (self._total[index] + trust * self._looks[index]) / (visits + trust)
        return MoveStats(int(self._moves[index]), float(value), visits)


_BEGINNER, _PLAYER = PuntoMind(sees_rows=False), PuntoMind()
_EXPERT = EndgameMind(_PLAYER, solve)

LEVELS = {
    1: Level(_BEGINNER, 1, noise=0.35),
    2: Level(_BEGINNER, 1, noise=0.13),
    3: Level(_PLAYER, 1, noise=0.055),
    4: Level(_PLAYER, 1, noise=0.02),
    5: Level(_PLAYER, 12),
    6: Level(_EXPERT, 800),
}

# Looking ahead adds less with more than two seats, so misjudging has to make more of the steps.
CROWD_LEVELS = {
    1: Level(_BEGINNER, 1, noise=0.5),
    2: Level(_BEGINNER, 1, noise=0.27),
    3: Level(_PLAYER, 1, noise=0.14),
    4: Level(_PLAYER, 1, noise=0.075),
    5: Level(_PLAYER, 12, noise=0.04),
    6: Level(_EXPERT, 800),
}
