"""Piles and hands: drawing, dealing a round, and dealing anew what a seat cannot know (clauses 1 and 6).

A side's cards lie in order of colour and value, its neutral cards last, and are shuffled once (purpose 1,
numbered by round and side); in a team the lower seat has the first cards of the shuffled side. The neutral
cards that were played lie in order of value, are shuffled (purpose 2, numbered by round) and dealt in turn to
side 1, 2, 3, 1 ... The last card of a pile is its top.
"""

from __future__ import annotations

from tablee.core.chance import shuffle
from tablee.core.kernel import DETERMINIZE, INT, LIST, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.rounds import begin_round
from tablee.core.slots import ROUND, SEED, TURN
from tablee.games.punto.layout import (
    COLOUR,
    COLOURS,
    COPIES,
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
from tablee.games.punto.table import free_cells

SIDE_SHUFFLE, NEUTRAL_SHUFFLE = 1, 2  # purposes


# Clause 1: hands.


@kernel((INT, VECTOR, INT))
def sort_hand(state: Vector, seat: int) -> int:
    """Put the lower of two cards first; returns 0."""
    hand = HANDS + 2 * (seat - 1)
    first, second = state[hand], state[hand + 1]
    if second and second < first:
        state[hand], state[hand + 1] = second, first
    return 0


@kernel((INT, VECTOR, VECTOR, INT))
def draw(rules: Vector, state: Vector, seat: int) -> int:
    """Take the top card of a seat's pile, if there is one, in hand; returns 0."""
    if state[PILED + seat - 1] == 0:
        return 0
    state[PILED + seat - 1] -= 1
    top = rules[PILE + seat - 1] + state[PILED + seat - 1]
    hand = HANDS + 2 * (seat - 1)
    state[hand + int(state[hand] != 0)] = state[top]
    state[top] = 0
    return sort_hand(state, seat)


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
    both = state[GONE] >> card & 1
    state[GONE + both] |= 1 << card
    return 0


# Clause 6: a new round. `held[16 * side + value]` counts the neutral cards of each side.


@kernel((INT, VECTOR, VECTOR, LIST))
def _keep_unplayed(rules: Vector, state: Vector, held: list[int]) -> int:
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


@kernel((INT, VECTOR, VECTOR, LIST))
def _deal_neutral(rules: Vector, state: Vector, held: list[int]) -> int:
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


@kernel((INT, VECTOR, VECTOR, INT, LIST))
def _gather_side(rules: Vector, state: Vector, side: int, held: list[int]) -> int:
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
    """Give the team mate of a side's lower seat the last cards: half of them, and of an odd number one
    more if its turn comes first; returns 0."""
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
    held = [0] * (16 * COLOURS)
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


# What a seat cannot know: every pile, its own too; in the expert game the hands of all others. It does know
# which cards have not been seen and how many neutral ones each side still has.


@kernel((INT, VECTOR, VECTOR, INT, INT, LIST, INT))
def _hidden_from(
    rules: Vector, state: Vector, viewer: int, seat: int, slots: list[int], count: int
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


@kernel((INT, VECTOR, LIST, INT, VECTOR))
def _mix_slots(state: Vector, slots: list[int], count: int, rng: Vector) -> int:
    for last in range(count - 1, 0, -1):
        other = slots[below(rng, last + 1)]
        kept = state[slots[last]]
        state[slots[last]] = state[other]
        state[other] = kept
    return 0


@kernel((INT, VECTOR, VECTOR, INT, LIST, VECTOR))
def _mix_neutral(rules: Vector, state: Vector, viewer: int, slots: list[int], rng: Vector) -> int:
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


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Deal anew, all ways equally likely, what `seat` (0: a spectator) cannot know; returns 0."""
    if state[TURN] == 0:
        return 0
    slots = [0] * (COPIES * VALUES * COLOURS)
    _mix_neutral(rules, state, seat, slots, rng)
    for side in range(rules[SIDES]):
        count = 0
        for member in range(1 + side, rules[SEATS] + 1, rules[SIDES]):
            count = _hidden_from(rules, state, seat, member, slots, count)
        _mix_slots(state, slots, count, rng)
    for other in range(1, rules[SEATS] + 1):
        sort_hand(state, other)
    for word in range(SEED, SEED + 8):
        state[word] = below(rng, 1 << 16) << 16 | below(rng, 1 << 16)
    return 0
