"""Whole turns at the table: those worth a thought, and the one that a quick player makes.

A turn is a row of a matrix: how many actions, then these. A figure that is completed leaves the
game, so of all ways to complete it with the same tiles one is enough.

"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.kernel import INT, MATRIX, VECTOR, Matrix, Vector, entry, kernel
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.loto.mind.covers import NONE, cheapest_cover, selection, whole_cover
from tablee.games.loto.rules.hand import hand_size
from tablee.games.loto.rules.kernel import legal, play
from tablee.games.loto.rules.placing import placements
from tablee.games.loto.rules.solver import JOKER, POINTS, SEATS, completable
from tablee.games.loto.rules.state import (
    END,
    FREE,
    JOKERS,
    OPEN,
    PLACE,
    PLACED,
    PLACES,
    RACK,
    TARGET,
    VERB_AT,
    figure_of,
    piece_of,
    place_of,
    points_of,
)

ROW = 32  # more than the pieces of the longest turn
_TRIAL = ROW  # where in a scratch vector a cover is tried

# In tenths of a token.
_JOKER_WORTH = 25  # what a quick player gives up with a joker
_WORTHWHILE = 20  # what a completion must bring beyond that
_LOOKS = 6  # the placements that it looks at


@kernel((INT, VECTOR, INT, INT))
def _jokers_among(actions: Vector, start: int, end: int) -> int:
    count = 0
    for number in range(start, end):
        count += int(piece_of(actions[number]) == JOKER)
    return count


@kernel((INT, VECTOR, VECTOR, VECTOR))
def quick_completion(rules: Vector, state: Vector, scratch: Vector) -> int:
    """Write the placements of the completion that brings most for its jokers at the start of
    `scratch`; returns how many, 0 if none is worthwhile."""
    hand, jokers = state[RACK + state[TURN] - 1], state[JOKERS + state[TURN] - 1]
    length = 0
    best = _WORTHWHILE
    for place in range(PLACES):
        figure = state[OPEN + place] - 1
        if figure < 0:
            continue
        tokens = 10 * popcount(rules[POINTS + figure])
        few = min(jokers, (tokens - best) // _JOKER_WORTH)
        if few < 0:
            continue
        end = cheapest_cover(rules, figure, state[FREE + place], hand, few, scratch, _TRIAL)
        if end == NONE:
            continue
        best = tokens - _JOKER_WORTH * _jokers_among(scratch, _TRIAL, end)
        length = end - _TRIAL
        for number in range(length):
            scratch[number] = scratch[_TRIAL + number]
    return length


@kernel((INT, VECTOR, VECTOR, INT))
def _quick_value(rules: Vector, state: Vector, action: int) -> int:
    """What a quick player thinks of a placement: keep jokers, lay many dots, make no gifts."""
    if piece_of(action) == JOKER:
        return -100
    figure, free = figure_of(action), state[FREE + place_of(state, figure_of(action))]
    value = 3 * popcount(points_of(action))
    following = state[TURN] % rules[SEATS]
    hand, jokers = state[RACK + following], state[JOKERS + following]
    if completable(rules, figure, free ^ points_of(action), hand, jokers):
        value -= popcount(rules[POINTS + figure])
    return value


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def _quick_placement(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """The best of some placements taken at random; what else is legal if there are none."""
    count = placements(rules, state, scratch)
    if count == 0:
        return scratch[below(rng, legal(rules, state, scratch))]
    best = -1000
    chosen = 0
    for _ in range(_LOOKS):
        action = scratch[below(rng, count)]
        value = _quick_value(rules, state, action)
        if value > best:
            best = value
            chosen = action
    return chosen


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def quick_turn(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Make the whole turn of a quick player, from its beginning; returns the seat to move then."""
    length = quick_completion(rules, state, scratch)
    for number in range(length):
        play(rules, state, scratch[number])
    if length == 0:
        play(rules, state, _quick_placement(rules, state, rng, scratch))
        if state[PLACED]:
            play(rules, state, END << VERB_AT)
    return state[TURN]


# Turns worth a thought.


@kernel((INT, VECTOR, VECTOR, INT, INT, MATRIX, INT))
def _completions(
    rules: Vector, state: Vector, place: int, reach: int, turns: Matrix, count: int
) -> int:
    """Append a turn for each selection of tiles that completes the figure at a place with at most
    `reach` pieces; returns the new count."""
    hand, jokers = state[RACK + state[TURN] - 1], state[JOKERS + state[TURN] - 1]
    figure, free = state[OPEN + place] - 1, state[FREE + place]
    for chosen in range(1 << hand_size(hand)):
        tiles = selection(hand, chosen)
        if tiles == NONE or count == len(turns):
            continue
        end = whole_cover(rules, figure, free, tiles, jokers, turns[count], 1)
        if end != NONE and end - 1 <= reach:
            turns[count][0] = end - 1
            count += 1
    return count


@kernel((INT, MATRIX, INT, INT, INT))
def _append(turns: Matrix, count: int, action: int, then_end: int) -> int:
    """Append a turn of one action, and the end of the turn if it has to be said."""
    if count == len(turns):
        return count
    turns[count][0] = 1 + then_end
    turns[count][1] = action
    turns[count][2] = END << VERB_AT
    return count + 1


@entry((INT, VECTOR, VECTOR, INT, MATRIX, VECTOR))
def list_turns(rules: Vector, state: Vector, reach: int, turns: Matrix, scratch: Vector) -> int:
    """List what the seat to move could do with the rest of its turn: complete a figure (with at
    most `reach` pieces, if it need not), place a piece and end, end, or pass; returns how many."""
    count = 0
    placed = state[PLACED]
    for place in range(PLACES):
        figure = state[OPEN + place]
        if figure and (placed == 0 or figure == state[TARGET]):
            longest = reach if placed < 2 else ROW
            count = _completions(rules, state, place, longest, turns, count)
    for number in range(legal(rules, state, scratch)):
        action = scratch[number]
        if action >> VERB_AT != PLACE:
            count = _append(turns, count, action, 0)
        elif placed == 0:
            free = state[FREE + place_of(state, figure_of(action))]
            if points_of(action) != free:  # else it is among the completions
                count = _append(turns, count, action, 1)
    return count
