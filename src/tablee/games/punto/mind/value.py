"""What a tableau of Punto is worth to each side before the next card is seen."""

from __future__ import annotations

from tablee.bots.engines import EVALUATE
from tablee.core.bits import popcount
from tablee.core.kernel import INT, VECTOR, Floats, Vector, kernel, local_vector
from tablee.core.real import exp
from tablee.core.slots import TURN, WINNERS
from tablee.games.punto.mind.lines import (
    FARS,
    LINES,
    MIDDLES,
    NEAR,
    NEARS,
    centre,
    find_all_lines,
)
from tablee.games.punto.mind.round import NOBODY, WEIGHTS, WHOLE, WORTHS
from tablee.games.punto.rules.layout import (
    COLOUR,
    COLOURS,
    HANDS,
    LOWER,
    PILE,
    PILED,
    SEATS,
    SIDE,
    SIDES,
    TAKEN,
    VALUES,
    owns,
)

# What is looked at, for each side.
CHANCE = 1  # that the next card makes a row
THREATS, HALVES, BEGINNINGS, CARDS, HIGH = range(2, 7)  # windows by what they lack; cards shown
FEATURES = 7

# What weighing works with: what is known of the lines, what is seen of a side, how likely each
# side is to win, and the boards before a card was tried.
SEEN = LINES * COLOURS
LIKELY = SEEN + FEATURES
KEPT = LIKELY + COLOURS
WORK = KEPT + 32


@kernel((INT, VECTOR, INT, INT))
def _beaten(state: Vector, cells: int, shift: int) -> int:
    """The value that a card must exceed to go on one of these cells."""
    if cells & ~(state[TAKEN] << shift):
        return 0
    for value in range(1, VALUES):
        if cells & state[LOWER + value + 1] << shift:
            return value
    return VALUES


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _chance(rules: Vector, state: Vector, side: int, lines: Vector) -> int:
    """How many hidden cards of a side out of a thousand would make a row."""
    shift = centre(state)
    beaten = local_vector(COLOURS)
    least = VALUES
    for colour in range(COLOURS):
        beaten[colour] = VALUES
        if owns(rules, side, colour) and lines[LINES * colour + NEARS]:
            near = lines[LINES * colour + NEAR] & ~(state[COLOUR + colour] << shift)
            beaten[colour] = _beaten(state, near, shift)
            least = min(least, beaten[colour])
    if least == VALUES:
        return 0
    good = total = 0
    for member in range(side, rules[SEATS], rules[SIDES]):
        for number in range(2 + state[PILED + member]):
            slot = HANDS + 2 * member + number if number < 2 else rules[PILE + member] + number - 2
            card = state[slot]
            if card:
                total += 1
                good += int(card & 15 > beaten[card >> 4])
    return 1000 * good // max(total, 1)


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def look(rules: Vector, state: Vector, side: int, work: Vector) -> int:
    """Note what a side has; returns 0."""
    threats = halves = beginnings = cards = high = 0
    for colour in range(COLOURS):
        if owns(rules, side, colour):
            board = state[COLOUR + colour]
            threats += min(work[LINES * colour + NEARS], 3)
            halves += work[LINES * colour + MIDDLES]
            beginnings += work[LINES * colour + FARS]
            cards += popcount(board)
            high += popcount(board & ~state[LOWER + 7])
    work[SEEN] = 1
    work[SEEN + CHANCE] = _chance(rules, state, side, work)
    work[SEEN + THREATS] = threats
    work[SEEN + HALVES] = halves
    work[SEEN + BEGINNINGS] = beginnings
    work[SEEN + CARDS] = cards
    work[SEEN + HIGH] = high
    return 0


@kernel((INT, VECTOR, VECTOR, VECTOR))
def weigh_sides(rules: Vector, state: Vector, work: Vector) -> int:
    """Note how likely each side is to win the round, in parts of WHOLE, before the seat to move
    has seen its cards; returns 0."""
    find_all_lines(rules, state, work)
    sides = rules[SIDES]
    first = rules[SIDE + state[TURN] - 1]
    total = 0
    for place in range(sides):
        side = (first + place) % sides
        look(rules, state, side, work)
        score = 0
        for feature in range(FEATURES):
            score += rules[WEIGHTS + FEATURES * place + feature] * work[SEEN + feature]
        work[LIKELY + side] = int(WHOLE * exp(min(10.0, max(-10.0, score / WHOLE))))
        total += work[LIKELY + side]
    for side in range(sides):
        work[LIKELY + side] = WHOLE * work[LIKELY + side] // total
    return 0


@kernel((INT, VECTOR, INT, VECTOR))
def expected(rules: Vector, side: int, work: Vector) -> int:
    """What the match is worth to a side once the sides were weighed, in parts of WHOLE."""
    worth = 0
    for winner in range(rules[SIDES]):
        worth += work[LIKELY + winner] * rules[WORTHS + 4 * winner + side]
    return worth // WHOLE


@kernel((INT, VECTOR, VECTOR, INT))
def ended(rules: Vector, state: Vector, side: int) -> int:
    """What the match is worth to a side when the round is over, in parts of WHOLE."""
    winner = NOBODY
    for other in range(rules[SIDES]):
        if state[WINNERS] >> other & 1:
            winner = other
    return rules[WORTHS + 4 * winner + side]


@kernel(EVALUATE)
def evaluate(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """What the match is worth to each seat, in a round that goes on or is over."""
    if state[TURN]:
        weigh_sides(rules, state, scratch)
    for seat in range(rules[SEATS]):
        side = rules[SIDE + seat]
        worth = expected(rules, side, scratch) if state[TURN] else ended(rules, state, side)
        gains[seat] = worth / WHOLE
    return 0
