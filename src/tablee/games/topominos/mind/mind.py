"""Thinking about Topominos: list the best whole turns by the weights, then race them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from tablee.bots.engines.memory import contents
from tablee.bots.engines.race import RaceSettings
from tablee.bots.engines.race_mind import Field, race
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.hosts import Scope, find_host
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.core.rounds import seat_after
from tablee.core.slots import STARTER, TURN
from tablee.games.topominos.mind import turns as t
from tablee.games.topominos.mind.listing import LISTING, TURN_ROW, add_passes, list_turns
from tablee.games.topominos.mind.plan import plan_of
from tablee.games.topominos.mind.trial import run
from tablee.games.topominos.mind.weights import experienced, last_turn, points_only
from tablee.games.topominos.rules import kernel as k


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
        self._by_experience, self._width, self._variety = by_experience, width, variety
        self._settings = RaceSettings(clear=clear, horizon=horizon)

    def __str__(self) -> str:
        weights = "experience" if self._by_experience else "points"
        return f"turns {weights} {self._width} {self._variety} {list(self._settings)}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        rules = self._rules(position)
        with find_host().scope() as memory:
            field = self._field(memory, position, rules)
            return race(memory, position, rules, field, run, self._settings, t.DESK, budget, rng)

    def _rules(self, position: Position) -> Sequence[int]:
        """The rules with the weights to play by."""
        rules = position.setup.rules
        if not self._by_experience:
            return points_only(rules)
        return last_turn(rules) if _is_last_turn(position) else _experienced(tuple(rules))

    def _field(self, memory: Scope, position: Position, longer_rules: Sequence[int]) -> Field:
        """The turns that race."""
        rules, state = memory.vector(longer_rules), memory.vector(position.state)
        desk, turns = memory.vector(t.DESK), memory.matrix(self._width, TURN_ROW)
        memory.call(t.survey, rules, state, desk, self._variety)
        work = memory.matrix(LISTING, TURN_ROW)
        count = memory.call(list_turns, rules, state, desk, turns, work)
        count = memory.call(add_passes, rules, state, turns, count)
        rows, notes = turns.read()[:count], contents(desk)
        return Field(rows, lambda number: plan_of(position, notes, rows[number]), notes=desk)


@lru_cache(maxsize=8)
def _experienced(rules: tuple[int, ...]) -> array[int]:
    """The rules of an experienced player, packed for hosts: the same in every search of a game."""
    return array("q", experienced(rules))


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
