"""What a seat cannot know, redealt.

Every pile is hidden, its owner's too, and in the expert game the hands of all others, team mates
included. Known to all is which cards were not seen yet, and how many neutral ones each side has.
"""

from __future__ import annotations

from tablee.core.chance import forget_seed
from tablee.core.kernel import DETERMINIZE, INT, VECTOR, Vector, kernel, local_vector
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.punto.rules.layout import (
    COLOURS,
    COPIES,
    EXPERT,
    HANDS,
    NEUTRAL,
    PILE,
    PILED,
    SEATS,
    SIDES,
    VALUES,
)
from tablee.games.punto.rules.tableau import is_stuck

_ALL_CARDS = COPIES * VALUES * COLOURS
_MOST_DEALS = 1_000  # hardly ever a second one is needed; for spoilt states none will do


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR, INT))
def _hidden_from(
    rules: Vector, state: Vector, viewer: int, seat: int, slots: Vector, count: int
) -> int:
    """Append the slots of a seat's cards that the viewer cannot see; returns the new count."""
    start = rules[PILE + seat - 1]
    for number in range(state[PILED + seat - 1]):
        slots[count] = start + number
        count += 1
    for slot in range(HANDS + 2 * (seat - 1), HANDS + 2 * seat):
        if rules[EXPERT] and seat != viewer and state[slot]:
            slots[count] = slot
            count += 1
    return count


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _mix_slots(state: Vector, slots: Vector, count: int, rng: Vector) -> int:
    for last in range(count - 1, 0, -1):
        other = slots[below(rng, last + 1)]
        kept = state[slots[last]]
        state[slots[last]] = state[other]
        state[other] = kept
    return 0


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, VECTOR))
def _mix_neutral(rules: Vector, state: Vector, viewer: int, slots: Vector, rng: Vector) -> int:
    """Exchange the hidden neutral cards, also between sides; returns 0."""
    hidden = 0
    for seat in range(1, rules[SEATS] + 1):
        hidden = _hidden_from(rules, state, viewer, seat, slots, hidden)
    count = 0
    for number in range(hidden):
        if state[slots[number]] >> 4 == rules[NEUTRAL]:
            slots[count] = slots[number]
            count += 1
    return _mix_slots(state, slots, count, rng)


@kernel((INT, VECTOR, INT))
def _sort_hand(state: Vector, seat: int) -> int:
    """Put the lower of two cards first; returns 0."""
    hand = HANDS + 2 * (seat - 1)
    first, second = state[hand], state[hand + 1]
    if 0 < second < first:
        state[hand], state[hand + 1] = second, first
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR, VECTOR))
def _mix_side(
    rules: Vector, state: Vector, side: int, viewer: int, slots: Vector, rng: Vector
) -> int:
    """Exchange the hidden cards of a side, also between its members; returns 0."""
    count = 0
    for member in range(1 + side, rules[SEATS] + 1, rules[SIDES]):
        count = _hidden_from(rules, state, viewer, member, slots, count)
    _mix_slots(state, slots, count, rng)
    for member in range(1 + side, rules[SEATS] + 1, rules[SIDES]):
        _sort_hand(state, member)
    return 0


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Redeal, all ways equally likely, what `seat` (0: a spectator) cannot know; returns 0."""
    if state[TURN] == 0:
        return 0
    slots = local_vector(_ALL_CARDS)
    for _ in range(_MOST_DEALS):
        _mix_neutral(rules, state, seat, slots, rng)
        for side in range(rules[SIDES]):
            _mix_side(rules, state, side, seat, slots, rng)
        if not is_stuck(state, state[TURN]):  # else the round would have ended (clause 4)
            break
    return forget_seed(state, rng)
