"""Piles and hands (clauses 1 and 6): drawing, and dealing a round.

How a round is dealt from the seed: the neutral cards that nobody holds lie in order of value, are
shuffled (purpose 2, number: the round, part 0) and go one by one to side 1, 2, 3, 1 ...; what is
left over leaves. Then a side's cards lie in order of colour and value, its neutral cards last, and
are shuffled (purpose 1, number: the round, part: the side, from 1); in a team the lower seat gets
the first of them, its mate the others. The last card of a pile is its top.
"""

from __future__ import annotations

from tablee.core.chance import shuffle
from tablee.core.kernel import INT, VECTOR, Vector, kernel, local_vector
from tablee.core.rounds import begin_round
from tablee.core.slots import ROUND
from tablee.games.punto.rules.layout import (
    COLOUR,
    COLOURS,
    EXPERT,
    FREE,
    GONE,
    HANDS,
    NEUTRAL,
    PILE,
    PILED,
    PILES,
    SEATS,
    SIDE,
    SIDES,
    SIZE,
    VALUES,
    copies_left,
    owns,
)
from tablee.games.punto.rules.tableau import free_cells

SIDE_SHUFFLE, NEUTRAL_SHUFFLE = 1, 2  # purposes


# Clause 1: hands.


@kernel((INT, VECTOR, VECTOR, INT))
def draw(rules: Vector, state: Vector, seat: int) -> int:
    """Take the top card of a seat's pile, if there is one, in hand; returns how many are left."""
    left = max(state[PILED + seat - 1] - 1, 0)
    top = rules[PILE + seat - 1] + left
    hand = HANDS + 2 * (seat - 1)
    low, high = min(state[top], state[hand]), max(state[top], state[hand])
    state[hand] = low if low else high
    state[hand + 1] = high if low else 0
    state[top] = 0
    state[PILED + seat - 1] = left
    return left


@kernel((INT, VECTOR, INT, INT))
def give_up(state: Vector, seat: int, card: int) -> int:
    """Take a card out of a seat's hand; returns it."""
    hand = HANDS + 2 * (seat - 1)
    if state[hand] == card:
        state[hand] = state[hand + 1]
    state[hand + 1] = 0
    return card


# Clauses 5 and 6: a card leaves the match.


@kernel((INT, VECTOR, INT))
def take_out(state: Vector, card: int) -> int:
    """Take a copy of a card out of the match; returns 0."""
    second = state[GONE] >> card & 1
    state[GONE + second] |= 1 << card
    return 0


# Clause 6: a new round. `held[16 * side + value]` counts the neutral cards of each side.

_HELD = 16 * COLOURS


@kernel((INT, VECTOR, VECTOR, VECTOR))
def _keep_unplayed(rules: Vector, state: Vector, held: Vector) -> int:
    """Count the neutral cards in hands and piles; returns 0."""
    for seat in range(1, rules[SEATS] + 1):
        side, start = rules[SIDE + seat - 1], rules[PILE + seat - 1]
        for number in range(2 + state[PILED + seat - 1]):
            slot = HANDS + 2 * (seat - 1) + number if number < 2 else start + number - 2
            card = state[slot]
            if card and card >> 4 == rules[NEUTRAL]:
                held[16 * side + (card & 15)] += 1
    return 0


@kernel((INT, VECTOR, INT, INT, INT))
def _append(state: Vector, slot: int, card: int, copies: int) -> int:
    """Write copies of a card from a slot on; returns the slot after them."""
    for number in range(copies):
        state[slot + number] = card
    return slot + copies


@kernel((INT, VECTOR, VECTOR, VECTOR))
def _deal_neutral(rules: Vector, state: Vector, held: Vector) -> int:
    """Deal the neutral cards that nobody holds equally to the sides; the rest leave; returns 0."""
    end = PILES
    for value in range(1, VALUES + 1):
        card = 16 * rules[NEUTRAL] + value
        played = copies_left(state, card)
        for side in range(rules[SIDES]):
            played -= held[16 * side + value]
        end = _append(state, end, card, played)
    shuffle(state, PILES, end - PILES, NEUTRAL_SHUFFLE, state[ROUND], 0)
    left_over = (end - PILES) % rules[SIDES]
    for slot in range(PILES, end):
        card = state[slot]
        state[slot] = 0
        if slot < end - left_over:
            held[16 * ((slot - PILES) % rules[SIDES]) + (card & 15)] += 1
        else:
            take_out(state, card)
    return 0


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _gather_side(rules: Vector, state: Vector, side: int, held: Vector) -> int:
    """Write all cards of a side where its piles will lie; returns how many."""
    start = rules[PILE + side]
    end = start
    for colour in range(COLOURS):
        for value in range(1, VALUES + 1):
            if owns(rules, side, colour):
                card = 16 * colour + value
                end = _append(state, end, card, copies_left(state, card))
    for value in range(1, VALUES + 1):
        end = _append(state, end, 16 * rules[NEUTRAL] + value, held[16 * side + value])
    return end - start


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _split(rules: Vector, state: Vector, side: int, count: int, starter: int) -> int:
    """Give a side's second member the last cards: half of them, and the odd one if its turn comes
    first; returns 0."""
    seats = rules[SEATS]
    seat, mate = 1 + side, 1 + side + rules[SIDES]
    mate_first = int((mate - starter) % seats < (seat - starter) % seats)
    given = (count + mate_first) // 2
    source, target = rules[PILE + seat - 1] + count - given, rules[PILE + mate - 1]
    for number in range(given - 1, -1, -1):  # downwards: the target may lie over the source's end
        card = state[source + number]
        state[source + number] = 0
        state[target + number] = card
    state[PILED + seat - 1] = count - given
    state[PILED + mate - 1] = given
    return 0


@kernel((INT, VECTOR, VECTOR, INT))
def _deal_hands(rules: Vector, state: Vector, starter: int) -> int:
    """Two cards for everybody in the expert game, else one turned up for the starter; returns 0."""
    if not rules[EXPERT]:
        return draw(rules, state, starter)
    for seat in range(1, rules[SEATS] + 1):
        draw(rules, state, seat)
        draw(rules, state, seat)
    return 0


@kernel((INT, VECTOR, VECTOR, INT))
def deal_round(rules: Vector, state: Vector, starter: int) -> int:
    """Clear the table and deal the next round, or the first; returns the seat to move."""
    held = local_vector(_HELD)
    if rules[NEUTRAL] != COLOURS:
        _keep_unplayed(rules, state, held)
    for slot in range(COLOUR, GONE):
        state[slot] = 0
    for slot in range(HANDS, SIZE):
        state[slot] = 0
    state[FREE] = free_cells(state)
    begin_round(state, starter)
    if rules[NEUTRAL] != COLOURS:
        _deal_neutral(rules, state, held)
    for side in range(rules[SIDES]):
        count = _gather_side(rules, state, side, held)
        shuffle(state, rules[PILE + side], count, SIDE_SHUFFLE, state[ROUND], 1 + side)
        state[PILED + side] = count
        if rules[SEATS] != rules[SIDES]:
            _split(rules, state, side, count, starter)
    _deal_hands(rules, state, starter)
    return starter
