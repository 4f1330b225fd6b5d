"""Running a race from Python, and what it has to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.bots.engines.memory import contents
from tablee.bots.engines.race import DONE, NOTED, Race, RaceSettings
from tablee.bots.mind import Budget, MoveStats, SearchResult
from tablee.core.hosts import Block, Scope
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.core.slots import TURN

_MOST_VALUES = 1 << 17  # simulations whose values are kept, to compare them deal by deal


class Field(NamedTuple):
    """Who races: for each candidate a row, its moves, and what it seems to be worth."""

    rows: Sequence[Sequence[int]]
    plan: Callable[[int], tuple[int, ...]]  # the actions of a candidate, by its number
    priors: Sequence[float] | None = None
    notes: Sequence[int] | Block[int] = (0,)  # for the game's own kernels


class _Lane(NamedTuple):
    """What came of a candidate."""

    dropped: int
    visits: int
    value: float
    plan: tuple[int, ...]
    number: int

    def rank(self) -> tuple[int, int, float, tuple[int, ...]]:
        """Sorts the best first: the later one dropped out, the better it is."""
        return (self.dropped, -self.visits, -self.value, self.plan)


def race(
    memory: Scope,
    position: Position,
    rules: Sequence[int],
    field: Field,
    run: Callable[[Race, int], int],
    settings: RaceSettings,
    scratch: int,
    budget: Budget,
    rng: Vector,
) -> SearchResult:
    """Race a field within a budget; `run` calls `race.run` with the kernels of a game."""
    running = _new_race(memory, position, rules, field, settings, scratch, budget, rng)
    for simulations in budget.chunks():
        if memory.call(run, running, simulations):
            break
    return _result(running, field)


def _new_race(
    memory: Scope,
    position: Position,
    rules: Sequence[int],
    field: Field,
    settings: RaceSettings,
    scratch: int,
    budget: Budget,
    rng: Vector,
) -> Race:
    seats, size, count = position.setup.seats, len(position.state), len(field.rows)
    rows = memory.matrix(count, max(map(len, field.rows)))
    for number, row in enumerate(field.rows):
        rows[number].write(row)
    most = min(_MOST_VALUES, budget.nodes(count, _MOST_VALUES)) if settings.clear else 0
    return Race(
        settings,
        seats,
        rules=memory.vector(rules),
        root=memory.vector(position.state),
        rng=memory.vector([rng[0]]),
        progress=memory.vector(NOTED),
        candidates=rows,
        notes=field.notes if isinstance(field.notes, Block) else memory.vector(field.notes),
        priors=memory.floats(field.priors or count),
        visits=memory.vector(count),
        dropped=memory.vector(count),
        sums=memory.floats(count * seats),
        values=memory.floats(max(1, most)),
        deal=memory.vector(size),
        state=memory.vector(size),
        luck=memory.vector(2),
        scratch=memory.vector(scratch),
        gains=memory.floats(2 * seats),
    )


def _result(race: Race, field: Field) -> SearchResult:
    """The first moves of the candidates, each with what the best one that begins with it is worth;
    the line is the winner's."""
    lanes = _lanes(race, field)
    found: dict[int, MoveStats] = {}
    value = 1.0
    for lane in lanes:
        # None that dropped out is worth more than one that it lost to, however lucky it was.
        value = min(value, lane.value) if lane.dropped else lane.value
        found.setdefault(lane.plan[0], MoveStats(lane.plan[0], value, lane.visits))
    best, seats = lanes[0], race.seats
    sums = contents(race.sums)[seats * best.number : seats * (best.number + 1)]
    return SearchResult(
        moves=tuple(found.values()),
        value={seat: total / best.visits for seat, total in enumerate(sums, 1)},
        simulations=race.progress[DONE],
        line=best.plan,
    )


def _lanes(race: Race, field: Field) -> list[_Lane]:
    """What came of the candidates, the best first; without priors only those that were tried."""
    count, trust = len(field.rows), race.settings.trust
    visits, dropped = contents(race.visits), contents(race.dropped)
    totals = contents(race.sums)[race.root[TURN] - 1 :: race.seats]
    lanes = []
    for number in range(count):
        weight = visits[number] + trust
        if weight > 0:
            prior = field.priors[number] if field.priors else 0.0
            value = (totals[number] + trust * prior) / weight
            plan = field.plan(number)
            lanes.append(_Lane(dropped[number], visits[number], value, plan, number))
    return sorted(lanes, key=_Lane.rank)
