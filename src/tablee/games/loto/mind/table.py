"""How bots think at the table: turns are tried out, and the worse half is dropped now and then."""

from __future__ import annotations

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.bots.search import MARGIN, SCALE, SETTINGS
from tablee.core.kernel import Vector, compiled, floats, matrix, plain_list, vector_of
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.loto.mind.search import WORK, try_turns
from tablee.games.loto.mind.turns import ROW, list_turns
from tablee.games.loto.rules.solver import JOKER, POINTS
from tablee.games.loto.rules.state import PLACE, VERB_AT, figure_of, piece_of, points_of

_MOST_TURNS = 512
_WIDEST = 64  # turns that are tried at all
_NARROWEST = 8
_FORCED = 32  # simulations when there is no choice: they only tell the prospects
_FINALISTS = 2
_FIRST_CUT = 8  # deals before the first cut when nobody knows how many there will be


class TurnMind(Mind):
    """Tries turns in imagined deals, `horizon` turns ahead; a completion with more than `reach`
    pieces escapes it."""

    def __init__(self, horizon: int, reach: int = ROW) -> None:
        self._horizon, self._reach = horizon, reach

    def __str__(self) -> str:
        return f"turns {self._horizon} {self._reach}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        turns = _Turns(position, self._reach)
        trial = _Trial(position, turns, self._horizon, turns.promising(_width(budget), rng))
        if budget.simulations is not None:
            trial.cut = max(2, budget.simulations // (6 * len(trial.alive)))
        for simulations in budget.chunks():
            whole_deal = len(trial.alive) if budget.simulations is None else 0
            trial.spend(max(simulations, whole_deal), rng)
            if trial.is_forced():
                break
        return trial.result()


def _width(budget: Budget) -> int:
    """How many turns can be tried well enough."""
    if budget.simulations is None:
        return _WIDEST if compiled() else _NARROWEST
    return min(_WIDEST, max(_NARROWEST, budget.simulations // 8))


class _Turns:
    """What the seat to move could do with the rest of its turn."""

    def __init__(self, position: Position, reach: int) -> None:
        self.rules, state = position.setup.rules, vector_of(position.state)
        self.rows, scratch = matrix(_MOST_TURNS, ROW), matrix(1, position.game.max_actions)
        count = list_turns(
            self.rules, state, reach, self.rows, scratch[0], position.game.kernel.legal
        )
        rows = [plain_list(self.rows[turn]) for turn in range(count)]
        self.actions = [row[1 : 1 + row[0]] for row in rows]

    def promising(self, width: int, rng: Vector) -> list[int]:
        """The turns that look best at first sight, in a random order where they look alike."""
        ranks = [
            (-self._promise(actions), below(rng, 1 << 20), turn)
            for turn, actions in enumerate(self.actions)
        ]
        return [turn for _, _, turn in sorted(ranks)][:width]

    def _promise(self, actions: list[int]) -> float:
        """In tokens, completions before all others; a joker is worth some."""
        placed = [action for action in actions if action >> VERB_AT == PLACE]
        cost = 2.5 * sum(piece_of(action) == JOKER for action in placed)
        if placed and placed[-1] == actions[-1]:
            return 100 + int(self.rules[POINTS + figure_of(placed[-1])]).bit_count() - cost
        return points_of(actions[0]).bit_count() - cost


class _Trial:
    """Turns under trial, all in the same deals, and what they brought so far."""

    def __init__(self, position: Position, turns: _Turns, horizon: int, alive: list[int]) -> None:
        self._turns, self._horizon, self._kernels = turns, horizon, position.game.kernel
        self.alive, self.cut = alive, _FIRST_CUT
        self._root, self._seats = vector_of(position.state), position.setup.seats
        count = len(turns.actions)
        self._visits = [0] * count
        self._sums, self._gains = floats(count * self._seats), floats(2 * self._seats)
        self._work = matrix(WORK, max(position.game.max_actions, len(position.state)))
        self._settings = floats(SETTINGS)
        self._settings[MARGIN], self._settings[SCALE] = position.game.stakes
        self._done = 0

    def is_forced(self) -> bool:
        """Whether there is nothing to find out any more."""
        return len(self.alive) == 1 and self._done >= _FORCED

    def spend(self, simulations: int, rng: Vector) -> None:
        """Make so many simulations, unless it is forced."""
        while simulations > 0 and not self.is_forced():
            count = min(len(self.alive), simulations)
            until_cut = self.cut - self._visits[self.alive[0]]
            most = _FORCED if len(self.alive) == 1 else max(1, until_cut)
            deals = min(simulations // count, most)
            self._try(count, deals, rng)
            simulations -= count * deals
            if self._visits[self.alive[-1]] >= self.cut:
                self._drop()

    def _try(self, count: int, deals: int, rng: Vector) -> None:
        """Try the first turns that are alive in some more deals."""
        kernels = self._kernels
        try_turns(
            self._turns.rules,
            self._root,
            self._seats,
            self._turns.rows,
            vector_of(self.alive),
            count,
            deals,
            self._horizon,
            self._work,
            self._settings,
            self._sums,
            self._gains,
            rng,
            kernels.legal,
            kernels.play,
            kernels.determinize,
        )
        for turn in self.alive[:count]:
            self._visits[turn] += deals
        self._done += count * deals

    def _drop(self) -> None:
        """Drop the worse half; the next time after twice as many deals."""
        self.cut *= 2
        self.alive.sort(key=self._value, reverse=True)
        if len(self.alive) > _FINALISTS:
            self.alive = self.alive[: max(_FINALISTS, len(self.alive) // 2)]

    def _value(self, turn: int) -> float:
        return self._mean(turn, self._root[TURN] - 1)

    def _mean(self, turn: int, seat: int) -> float:
        return float(self._sums[turn * self._seats + seat]) / self._visits[turn]

    def result(self) -> SearchResult:
        """What came of it: the later a turn was dropped, the better it is."""
        tried = [turn for turn, visits in enumerate(self._visits) if visits]
        alive = set(self.alive)
        standing = {turn: 1 << 62 if turn in alive else self._visits[turn] for turn in tried}
        tried.sort(key=lambda turn: (standing[turn], self._value(turn)), reverse=True)
        best = tried[0]
        return SearchResult(
            moves=self._ranked(tried),
            value={seat + 1: self._mean(best, seat) for seat in range(self._seats)},
            simulations=self._done,
            line=tuple(self._turns.actions[best]),
        )

    def _ranked(self, tried: list[int]) -> tuple[MoveStats, ...]:
        """The first action of each turn, in this order; none is worth more than one that it lost
        to, however lucky it was in the few deals it had."""
        found: dict[int, MoveStats] = {}
        value = 1.0
        for turn in tried:
            action = self._turns.actions[turn][0]
            value = min(value, self._value(turn))
            found.setdefault(action, MoveStats(action, value, self._visits[turn]))
        return tuple(found.values())
