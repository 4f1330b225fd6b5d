"""What a seat cannot know is redealt: all deals that agree with its view are equally likely.

At the table the view shows more than counts: a used piece has covered as many points as it has
dots, so the tokens won and laid show how many tiles of two and of three dots are out of the game.
"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import forget_seed
from tablee.core.kernel import DETERMINIZE, INT, VECTOR, Vector, kernel
from tablee.core.rng import below, mix
from tablee.core.slots import SCORE, TURN
from tablee.games.loto.rules.hand import hand_size, held
from tablee.games.loto.rules.patience import hopeless
from tablee.games.loto.rules.placing import can_complete
from tablee.games.loto.rules.solver import COPIES, DOTS, FIGURES, JOKER, KINDS, MODE, POINTS, SEATS
from tablee.games.loto.rules.state import (
    ALL_JOKERS,
    BAG,
    FREE,
    JOKERS,
    LAID,
    OPEN,
    PATIENCE,
    PIECES,
    PLACED,
    PLACES,
    RACK,
    TARGET,
    WAITING,
    draw,
    give,
    piece_of,
    put_on,
)

_MOST_DEALS = 1_000  # for spoilt states none will do


@kernel((INT, VECTOR, VECTOR))
def _mix_bag(state: Vector, rng: Vector) -> int:
    return mix(rng, state, BAG + 1 + PIECES - state[BAG], state[BAG])


@kernel((INT, VECTOR, INT))
def _laid(state: Vector, piece: int) -> int:
    """How many of a piece lie on the figure of a patience."""
    count = 0
    for number in range(state[PLACED]):
        count += int(piece_of(state[LAID + number]) == piece)
    return count


@kernel((INT, VECTOR, VECTOR, INT))
def _gather(rules: Vector, state: Vector, seat: int) -> int:
    """Empty the bag and put all tiles into it that a seat (0: a spectator) does not see."""
    while state[BAG] > 0:
        draw(state, BAG, PIECES)
    own = state[RACK + seat - 1] if seat else 0
    for kind in range(KINDS):
        seen = held(own, kind)
        if rules[MODE] == PATIENCE:
            seen += _laid(state, kind)
        for _ in range(rules[COPIES + kind] - seen):
            put_on(state, BAG, PIECES, kind)
    return 0


# At the table: which tiles, and whether the bag's joker, are used.


@kernel((INT, VECTOR, VECTOR))
def _tokens_placed(rules: Vector, state: Vector) -> int:
    """The tokens won and those on the open figures: as many as the dots of all used pieces."""
    tokens = 0
    for seat in range(rules[SEATS]):
        tokens += state[SCORE + seat]
    for place in range(PLACES):
        if state[OPEN + place]:
            tokens += popcount(rules[POINTS + state[OPEN + place] - 1] & ~state[FREE + place])
    return tokens


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _take_out(rules: Vector, state: Vector, twos: int, threes: int) -> int:
    """Take so many tiles of two and of three dots out of the mixed bag."""
    last = BAG + PIECES
    kept = last
    for slot in range(last, last - state[BAG], -1):
        tile = state[slot]
        state[slot] = 0
        if rules[DOTS + tile] == 2 and twos > 0:
            twos -= 1
        elif rules[DOTS + tile] == 3 and threes > 0:
            threes -= 1
        else:
            state[kept] = tile
            kept -= 1
    state[BAG] = last - kept
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR))
def _take_used(rules: Vector, state: Vector, bag: int, racks: int, rng: Vector) -> int:
    """Take out of the mixed bag of all unseen tiles what may be the used ones; returns how many
    jokers belong into it. `bag` is its true count, `racks` counts the tiles in unseen racks.

    If the bag's joker is used or held, `twos` and `threes` are used; if it is in the bag, two more
    twos and a three less. The odds are the numbers of deals of either sort, less common factors.
    In a position set up by hand neither may add up: then any tiles may be the used ones.
    """
    jokers = ALL_JOKERS
    for seat in range(rules[SEATS]):
        jokers -= state[JOKERS + seat]
    tiles = state[BAG] - racks - bag
    threes = _tokens_placed(rules, state) - jokers - 2 * tiles
    twos = tiles - threes
    other_threes = -threes
    for slot in range(BAG + 1 + PIECES - state[BAG], BAG + 1 + PIECES):
        other_threes += int(rules[DOTS + state[slot]] == 3)
    other_twos = racks + bag - other_threes
    inside = 0
    if jokers and bag and threes > 0 and other_twos > 1 and twos > -3 and other_threes > -2:
        inside = other_twos * (other_twos - 1) * threes * bag
    used = 0
    if threes >= 0 and twos >= 0 and other_threes >= 0 and other_twos >= 0:
        used = (twos + 1) * (twos + 2) * (other_threes + 1) * (racks + bag)
    if inside + used == 0:
        for _ in range(tiles):
            draw(state, BAG, PIECES)
        return int(tiles < 0)  # one piece short: the joker is in the bag
    if below(rng, inside + used) < inside:
        _take_out(rules, state, twos + 2, threes - 1)
        return 1
    _take_out(rules, state, twos, threes)
    return 0


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _redeal(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Redeal unseen racks and the bag from what is not seen."""
    bag = state[BAG]
    racks = 0
    for other in range(rules[SEATS]):
        if other != seat - 1:
            racks += hand_size(state[RACK + other])
    _gather(rules, state, seat)
    _mix_bag(state, rng)
    if rules[MODE] == PATIENCE:
        jokers = ALL_JOKERS - state[JOKERS] - _laid(state, JOKER)
    else:
        jokers = _take_used(rules, state, bag, racks, rng)
    for other in range(rules[SEATS]):
        if other != seat - 1:
            size = hand_size(state[RACK + other])
            state[RACK + other] = 0
            for _ in range(size):
                give(state, other, draw(state, BAG, PIECES))
    for _ in range(jokers):
        put_on(state, BAG, PIECES, JOKER)
    _mix_bag(state, rng)
    while state[BAG] > bag:  # in patience, pieces that were swapped
        draw(state, BAG, PIECES)
    return 0


@kernel((INT, VECTOR, VECTOR))
def _possible(rules: Vector, state: Vector) -> int:
    """Whether who must complete a figure can (clause 3), and a patience with no bag can be won."""
    if rules[MODE] == PATIENCE:
        return 1 - hopeless(rules, state)
    return int(state[PLACED] < 2 or can_complete(rules, state, state[TARGET] - 1) == 1)


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Redeal racks, bag and waiting figures as far as a seat (0: a spectator) cannot know them.

    Deals that are not possible are dealt again: seldom, and only while another seat must complete.
    """
    if state[TURN] == 0:
        return 0
    for _ in range(_MOST_DEALS):
        _redeal(rules, state, seat, rng)
        if _possible(rules, state):
            break
    mix(rng, state, WAITING + 1 + FIGURES - state[WAITING], state[WAITING])
    return forget_seed(state, rng)
