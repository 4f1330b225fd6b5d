"""The rules at the table: drawing, and clauses 3 to 6; clause 2 is in `placing`."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import shuffle
from tablee.core.kernel import INT, LEGAL, PLAY, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.rounds import finish, leaders, seat_after
from tablee.core.slots import PLY, SCORE, TURN
from tablee.games.loto.rules.hand import hand_size
from tablee.games.loto.rules.placing import (
    can_complete,
    fitting,
    lay,
    leads_to_completion,
    list_tiles,
    open_figure,
    placements,
    random_completing,
)
from tablee.games.loto.rules.solver import FIGURES, POINTS, SEATS
from tablee.games.loto.rules.state import (
    BAG,
    DONE,
    DONE_BITS,
    END,
    EXCHANGE,
    FREE,
    JOKERS,
    NO_FIGURES,
    NO_JOKERS,
    OPEN,
    PASS,
    PASSES,
    PIECES,
    PLACE,
    PLACED,
    PLACES,
    RACK,
    RACK_SIZE,
    STUCK,
    TARGET,
    VERB_AT,
    WAITING,
    draw,
    figure_of,
    give,
    piece_of,
    place_of,
    put_on,
    take,
)

_EXCHANGE_SHUFFLE = 3  # its purpose (core.chance); the others are in `deal`


# Clause 1: drawing.


@kernel((INT, VECTOR, INT))
def fill_rack(state: Vector, seat: int) -> int:
    """Draw until the rack is full or the bag empty; after a joker, which joins the others, too."""
    while state[BAG] > 0 and hand_size(state[RACK + seat]) < RACK_SIZE:
        give(state, seat, draw(state, BAG, PIECES))
    return 0


# Clause 4: a complete figure is won, and another one takes its place.


@kernel((INT, VECTOR, INT))
def _close_up(state: Vector, place: int) -> int:
    """Take the figure at a place off the table; those after it move up."""
    for later in range(place, PLACES - 1):
        state[OPEN + later] = state[OPEN + later + 1]
        state[FREE + later] = state[FREE + later + 1]
    state[OPEN + PLACES - 1] = 0
    state[FREE + PLACES - 1] = 0
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _win_figure(rules: Vector, state: Vector, seat: int, figure: int) -> int:
    """Give a seat the figure's tokens, and replace the figure while there are any."""
    state[SCORE + seat] += popcount(rules[POINTS + figure])
    shift = 0
    while state[DONE + seat] >> shift > 0:
        shift += DONE_BITS
    state[DONE + seat] |= (figure + 1) << shift
    place = place_of(state, figure)
    if state[WAITING] == 0:
        return _close_up(state, place)
    return open_figure(rules, state, place, draw(state, WAITING, FIGURES))


# Clause 6: the end, looked for after each turn.


@kernel((INT, VECTOR, VECTOR))
def end_reason(rules: Vector, state: Vector) -> int:
    """Why the game is over between two turns, 0 if it goes on."""
    jokers = 0
    for seat in range(rules[SEATS]):
        jokers += state[JOKERS + seat]
    if jokers == 0:
        return NO_JOKERS
    if state[OPEN] == 0:
        return NO_FIGURES
    if state[PASSES] >= rules[SEATS] and state[BAG] == 0:
        return STUCK
    return 0


@kernel((INT, VECTOR, VECTOR))
def _end_turn(rules: Vector, state: Vector) -> int:
    """Fill the rack, then it is the next seat's turn or the end; returns the seat to move."""
    fill_rack(state, state[TURN] - 1)
    state[TARGET] = 0
    state[PLACED] = 0
    reason = end_reason(rules, state)
    if reason:
        return finish(state, reason, leaders(state, rules[SEATS]))
    state[TURN] = seat_after(state[TURN], rules[SEATS])
    return state[TURN]


# Clause 5: who holds no joker and can place no tile passes, and may exchange a tile.


@kernel((INT, VECTOR, VECTOR))
def _passes(state: Vector, out: Vector) -> int:
    """List `pass`, and the exchanges while there is something to draw."""
    out[0] = PASS << VERB_AT
    if state[BAG] == 0:
        return 1
    return list_tiles(state[RACK + state[TURN] - 1], EXCHANGE, out, 1)


@kernel((INT, VECTOR, INT))
def _exchange(state: Vector, tile: int) -> int:
    """Set a tile aside, draw one (and again after a joker), put it back into the bag and mix."""
    seat = state[TURN] - 1
    take(state, seat, tile)
    size = hand_size(state[RACK + seat])
    while state[BAG] > 0 and hand_size(state[RACK + seat]) == size:
        give(state, seat, draw(state, BAG, PIECES))
    first = put_on(state, BAG, PIECES, tile)
    return shuffle(state, first, state[BAG], _EXCHANGE_SHUFFLE, state[PLY], 0)


# Clause 3: the turn. More than one piece only on one figure, and only to complete it.


@kernel((INT, VECTOR, VECTOR, VECTOR))
def _further(rules: Vector, state: Vector, out: Vector) -> int:
    """List the placements that go on to complete the figure of this turn."""
    figure = state[TARGET] - 1
    if not can_complete(rules, state, figure):
        return 0
    count = 0
    for number in range(fitting(rules, state, place_of(state, figure), out, 0)):
        if leads_to_completion(rules, state, out[number]):
            out[count] = out[number]
            count += 1
    return count


@kernel(LEGAL)
def legal_table(rules: Vector, state: Vector, out: Vector) -> int:
    """List the placements by figure, tile and points; then `end`; or the ways to pass."""
    if state[PLACED] == 0:
        count = placements(rules, state, out)
        return count if count > 0 else _passes(state, out)
    count = _further(rules, state, out)
    if state[PLACED] == 1:
        out[count] = END << VERB_AT
        count += 1
    return count


@kernel(PLAY)
def play_table(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    verb = action >> VERB_AT
    if verb == PLACE:
        state[PASSES] = 0
        state[PLACED] += 1
        if lay(state, action):
            return state[TURN]
        _win_figure(rules, state, state[TURN] - 1, figure_of(action))
    elif verb != END:
        state[PASSES] += 1
        if verb == EXCHANGE:
            _exchange(state, piece_of(action))
    return _end_turn(rules, state)


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def random_table(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """One of the legal actions, all equally likely; completing is looked into only as far as the
    choice needs it."""
    if state[PLACED] == 0:
        return scratch[below(rng, legal_table(rules, state, scratch))]
    figure = state[TARGET] - 1
    end = END << VERB_AT if state[PLACED] == 1 else -1
    if end >= 0 and not can_complete(rules, state, figure):
        return end
    count = fitting(rules, state, place_of(state, figure), scratch, 0)
    return random_completing(rules, state, rng, scratch, count, end)
