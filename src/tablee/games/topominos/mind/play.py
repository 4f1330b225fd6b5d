"""Playing Topominos on by the weights: every seat makes what they say is the best turn."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import INT, VECTOR, Vector, entry, kernel
from tablee.core.rng import mix
from tablee.core.rounds import seat_after
from tablee.core.slots import TURN
from tablee.games.topominos.mind.turns import KEEP, lay_best, survey
from tablee.games.topominos.rules.kernel import (
    BAG,
    BAG_END,
    PASSES,
    PLAIN_PASSES,
    POINTS,
    RACKS,
    SEATS,
    count_pass,
    dots_of,
    draw,
    end_turn,
    has_placed,
    put_back,
    round_end,
)


@kernel((INT, VECTOR, VECTOR, INT))
def unwanted(rules: Vector, state: Vector, rack: int) -> int:
    """The tiles of a rack that are better exchanged than kept, as far as the bag goes."""
    tiles, count = 0, 0
    while rack and count < state[BAG]:
        tile = lowest(rack)
        rack &= rack - 1
        if rules[KEEP + tile] < 0:
            tiles |= 1 << tile
            count += 1
    return tiles


@kernel((INT, VECTOR, INT, VECTOR))
def exchange(state: Vector, tiles: int, rng: Vector) -> int:
    """Pass, and exchange these tiles."""
    seat = state[TURN]
    count_pass(state, tiles)
    state[RACKS + seat - 1] &= ~tiles
    draw(state, seat, popcount(tiles))
    put_back(state, tiles)
    return mix(rng, state, BAG_END - state[BAG], state[BAG])


@kernel((INT, VECTOR, VECTOR))
def _count_racks(rules: Vector, state: Vector) -> int:
    """The round is over: dots on the racks count against their seats."""
    for seat in range(rules[SEATS]):
        state[POINTS + seat] -= dots_of(rules, state[RACKS + seat])
    state[TURN] = 0
    return 0


@kernel((INT, VECTOR, VECTOR))
def next_seat(rules: Vector, state: Vector) -> int:
    """After a turn: the round ends (then it is nobody's turn), or the next seat is to move."""
    if round_end(rules, state):
        return _count_racks(rules, state)
    state[TURN] = seat_after(state[TURN], rules[SEATS])
    return state[TURN]


@kernel((INT, VECTOR, VECTOR))
def finish_turn(rules: Vector, state: Vector) -> int:
    """Count a turn in which tiles were laid; returns the seat to move, 0 when the round is over."""
    state[PASSES] = 0
    state[PLAIN_PASSES] = 0
    end_turn(rules, state)
    return next_seat(rules, state)


@kernel((INT, VECTOR, VECTOR, VECTOR))
def go_on(rules: Vector, state: Vector, desk: Vector) -> int:
    """Lay tiles as long as that is good, drawing one whenever the rack is empty; returns how many
    were laid."""
    laid = 0
    while True:
        if state[RACKS + state[TURN] - 1] == 0:
            draw(state, state[TURN], 1)
        survey(rules, state, desk, 1)
        more = lay_best(state, desk)
        laid += more
        if more == 0 or state[RACKS + state[TURN] - 1] != 0:
            return laid


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def take_turn(rules: Vector, state: Vector, desk: Vector, rng: Vector) -> int:
    """Make, or finish, the turn of the seat to move; returns the seat to move then."""
    if go_on(rules, state, desk) > 0 or has_placed(state):
        return finish_turn(rules, state)
    exchange(state, unwanted(rules, state, state[RACKS + state[TURN] - 1]), rng)
    return next_seat(rules, state)


@entry((INT, VECTOR, VECTOR, VECTOR, VECTOR, INT))
def play_on(rules: Vector, state: Vector, desk: Vector, rng: Vector, turns: int) -> int:
    """Make so many turns, or as many as the round still has; returns how many."""
    made = 0
    while made < turns and state[TURN] != 0:
        take_turn(rules, state, desk, rng)
        made += 1
    return made
