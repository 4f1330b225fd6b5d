"""Thinking about Topominos: list the best whole turns by taste, then race them."""

from __future__ import annotations

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector, floats, matrix, vector, vector_of
from tablee.core.position import Position
from tablee.core.rounds import seat_after
from tablee.core.slots import STARTER, TURN
from tablee.games.topominos.mind import race as r
from tablee.games.topominos.mind import turns as t
from tablee.games.topominos.mind.plan import Plan, plan_of
from tablee.games.topominos.mind.taste import experienced, last_turn, points_only
from tablee.games.topominos.rules import kernel as k

_MOST_SIMULATIONS = 1 << 17


class TurnMind(Mind):
    """Races the `width` best turns, each played on for `horizon` turns."""

    def __init__(
        self,
        *,
        by_experience: bool = True,
        width: int = 16,
        horizon: int = 2,
        variety: int = 2,
        clear: float = 2.0,
    ) -> None:
        """`variety` is in how many ways the same tiles are laid in the same compartment; a turn
        drops out when it is `clear` standard errors behind."""
        self.by_experience = by_experience
        self.width, self.horizon = width, horizon
        self.variety, self.clear = variety, clear

    def __str__(self) -> str:
        taste = "experience" if self.by_experience else "points"
        return f"turns {taste} {[self.width, self.horizon, self.variety, self.clear]}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        race = _Race(position, self, budget)
        for simulations in budget.chunks():
            race.run(simulations, rng)
            if race.is_decided():
                break
        return race.result()


def _taste(position: Position, by_experience: bool) -> Vector:
    if not by_experience:
        return points_only()
    rules = position.setup.rules
    return last_turn(rules) if _is_last_turn(position) else experienced(rules)


def _is_last_turn(position: Position) -> bool:
    """Whether only the seat to move can still lay tiles: the round ends with this lap, and whoever
    is to come in it has none."""
    state, seats = position.state, position.setup.seats
    racks = state[k.RACKS : k.RACKS + seats]
    if state[k.BAG] > 0 or all(racks):
        return False
    seat = seat_after(state[TURN], seats)
    while seat != state[STARTER]:
        if racks[seat - 1]:
            return False
        seat = seat_after(seat, seats)
    return True


class _Race:
    """The race of one search."""

    def __init__(self, position: Position, mind: TurnMind, budget: Budget) -> None:
        self._position, self._horizon = position, mind.horizon
        self._rules, self._root = position.setup.rules, vector_of(position.state)
        self._taste = _taste(position, mind.by_experience)
        self._desk, self._turns = vector(t.DESK), matrix(mind.width, r.TURN_ROW)
        self._count = self._list_turns(mind.variety)
        self._most = min(budget.simulations or _MOST_SIMULATIONS, _MOST_SIMULATIONS)
        self._done = 0
        seats = position.setup.seats
        self._values, self._sums = floats(self._most), floats(seats + 1)
        self._totals, self._gains = floats(seats), floats(seats)
        self._settings = floats(r.SETTINGS)
        self._settings[r.MARGIN], self._settings[r.SCALE] = position.game.stakes
        self._settings[r.CLEAR] = mind.clear
        self._work = matrix(r.RACING, t.DESK)

    def _list_turns(self, variety: int) -> int:
        rules, root, turns = self._rules, self._root, self._turns
        t.survey(rules, root, self._taste, self._desk, variety)
        work = matrix(r.LISTING, r.TURN_ROW)
        count = r.list_turns(rules, root, self._desk, turns, work)
        return int(r.add_passes(root, self._taste, turns, count))

    def run(self, simulations: int, rng: Vector) -> None:
        """Go on with the race."""
        simulations = min(simulations, self._most - self._done)
        r.race(
            self._rules,
            self._root,
            self._taste,
            self._desk,
            self._turns,
            self._count,
            self._done,
            simulations,
            self._horizon,
            self._work,
            self._values,
            self._sums,
            self._settings,
            self._totals,
            self._gains,
            rng,
        )
        self._done += simulations

    def is_decided(self) -> bool:
        """Whether more simulations would change nothing."""
        racing = sum(self._turns[number][r.SETTLED] == 0 for number in range(self._count))
        return self._done == self._most or (racing == 1 and self._done >= self._count)

    def result(self) -> SearchResult:
        """What the race tells; a move is worth what the best turn that begins with it is."""
        found: dict[int, MoveStats] = {}
        best: Plan = ()
        for value, visits, number in self._ranking():
            plan = plan_of(self._position, self._desk, self._turns[number])
            best = best or plan
            found.setdefault(plan[0], MoveStats(plan[0], value, visits))
        tried = tuple(found.values())
        return SearchResult(tried, self._prospects(tried[0].value), self._done, best)

    def _ranking(self) -> list[tuple[float, int, int]]:
        """Value, sweeps and number of each turn that was tried: those in the race first, the best
        before the others."""
        sweeps, begun = divmod(self._done, self._count)
        ranking = []
        for number in range(self._count):
            settled = int(self._turns[number][r.SETTLED])
            made = settled or sweeps + (number < begun)
            if made:
                brought = [float(self._values[self._count * s + number]) for s in range(made)]
                ranking.append((settled > 0, -sum(brought) / made, number, made))
        return [(-worst, made, number) for _, worst, number, made in sorted(ranking)]

    def _prospects(self, best: float) -> dict[int, float]:
        """What each seat may expect when the seat to move makes its best turn: what it gains over
        the mean of all simulations is the others' loss."""
        seats, mover = self._position.setup.seats, self._position.turn
        means = {
            seat: float(self._sums[seat - 1]) / float(self._sums[seats])
            for seat in range(1, seats + 1)
        }
        loss = (best - means[mover or 1]) / max(1, seats - 1)
        others = {seat: min(1.0, max(0.0, mean - loss)) for seat, mean in means.items()}
        return {**others, (mover or 1): best}
