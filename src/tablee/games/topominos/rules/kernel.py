"""The rules of Topominos, clause by clause (RULES.en.md), on bit masks.

Inside the kernel tiles, compartments and places count from 0: tile 17 is bit 16 of a set of tiles,
compartment 5 is number 4, and the dots of a tile or pile are nine bits, row by row from the top.

An action can be read without the position. A placement is `tile | compartment << 6 | dots << 10`,
the dots as they lie; `PASS | tiles` passes and exchanges this set of tiles, which may be empty; END
ends a turn.
"""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.chance import shuffle
from tablee.core.kernel import INT, LEGAL, PLAY, VECTOR, Vector, kernel
from tablee.core.rounds import begin_round, finish, leaders, match_over, seat_after
from tablee.core.slots import HEADER, PLY, ROUND, SCORE, STARTER, TURN

TILES = 56
COMPARTMENTS = 9
FULL = 0x1FF  # nine dots
POSITIONS = 8  # of a tile: four turns, two faces

# rules
SEATS = 0
RACK_SIZE = 1
ROUNDS = 2  # at most so many
TARGET = 3  # 0: none
OPENING_DRAW = 4  # 1 if who begins is drawn for
LOOKS = 5  # 8 slots a tile: the dots of each position that looks different, then zeros
LOWER = LOOKS + POSITIONS * TILES  # 1 slot a tile: the equal tiles with lower numbers
FITTING = LOWER + TILES  # 512 slots: the tiles that fit, in some position, on these dots

# state
POINTS = HEADER  # 4 slots: the seats' points in this round
MODE = HEADER + 4  # what the turn has been bound to: FREE, MODE_A or MODE_B
COMPARTMENT = HEADER + 5  # in MODE_A: the compartment that was started, else 0
TOUCHED = HEADER + 6  # piles on the board to which the turn has added, as bits
NINES = HEADER + 7  # piles the turn has completed
PASSES = HEADER + 8  # in a row
PLAIN_PASSES = HEADER + 9  # the latest of them, in a row, that exchanged nothing
RACKS = HEADER + 10  # 4 slots: the tiles of each seat, as bits
OUT = HEADER + 14  # the tiles of completed piles, as bits
DOTS = HEADER + 15  # 9 slots: the dots of each pile
HEIGHT = HEADER + 24  # 9 slots: the tiles in each pile, counted
LAID = HEADER + 33  # 9 x 9 slots: the tiles in each pile from the bottom up, `tile | dots << 6`
BAG = HEADER + 114  # the tiles in the bag, counted
BAG_END = HEADER + 115 + TILES  # the bag fills the slots before it; the first is drawn next
DRAWS = BAG_END  # 8 slots, two draws for the start in each: six bits a seat, the tile from 1
MOST_DRAWS = 16
SIZE = DRAWS + MOST_DRAWS // 2

FREE, MODE_A, MODE_B = 0, 1, 2
EMPTY, STUCK, ALL_PASS = 1, 2, 3  # reasons

PLAIN_LAPS = 3  # so many laps of passes without an exchange end a round,
PASS_LAPS = 10  # and so many laps of any passes

PASS = 1 << TILES
END = PASS << 1

DEAL, OPENING, EXCHANGE = 1, 2, 3  # purposes of shuffles


# The bag.


@kernel((INT, VECTOR, INT, INT))
def draw(state: Vector, seat: int, count: int) -> int:
    """A seat draws from the front of the bag, as far as the bag goes."""
    for _ in range(min(count, state[BAG])):
        front = BAG_END - state[BAG]
        state[RACKS + seat - 1] |= 1 << state[front]
        state[front] = 0
        state[BAG] -= 1
    return 0


@kernel((INT, VECTOR, INT))
def put_back(state: Vector, tiles: int) -> int:
    """Put these tiles back at the front of the bag, the lowest first."""
    while tiles:
        state[BAG] += 1
        state[BAG_END - state[BAG]] = lowest(tiles)
        tiles &= tiles - 1
    return 0


@kernel((INT, VECTOR, INT, INT))
def shuffle_all(state: Vector, purpose: int, number: int) -> int:
    """Put all tiles in the bag, in order of their numbers, and shuffle them."""
    state[BAG] = TILES
    for tile in range(TILES):
        state[BAG_END - TILES + tile] = tile
    return shuffle(state, BAG_END - TILES, TILES, purpose, number, 0)


# Clause 1: the deal.


@kernel((INT, VECTOR))
def _clear(state: Vector) -> int:
    """An empty board, empty racks and no points."""
    for slot in range(HEADER, BAG):
        state[slot] = 0
    return 0


@kernel((INT, VECTOR, VECTOR, INT))
def deal_round(rules: Vector, state: Vector, starter: int) -> int:
    """Deal the next round, a whole rack to each seat from the starter on; returns the starter."""
    begin_round(state, starter)
    _clear(state)
    shuffle_all(state, DEAL, state[ROUND])
    seat = starter
    for _ in range(rules[SEATS]):
        draw(state, seat, rules[RACK_SIZE])
        seat = seat_after(seat, rules[SEATS])
    return starter


# Clauses 2 and 3: where a tile may lie.


@kernel((INT, VECTOR))
def has_placed(state: Vector) -> int:
    """Whether the seat to move has placed a tile in this turn."""
    return int(state[TOUCHED] != 0 or state[NINES] > 0)


@kernel((INT, VECTOR, INT))
def is_open(state: Vector, compartment: int) -> int:
    """Whether the turn, after its choice between A and B, may place a tile in this compartment."""
    if state[MODE] == MODE_A:
        return int(compartment == state[COMPARTMENT])
    return int(state[MODE] == FREE or state[DOTS + compartment] != 0)


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR, INT))
def _list_looks(
    rules: Vector, state: Vector, tile: int, compartment: int, out: Vector, count: int
) -> int:
    """Append the placements of a tile in a compartment."""
    pile = state[DOTS + compartment]
    for position in range(POSITIONS):
        dots = rules[LOOKS + POSITIONS * tile + position]
        if dots != 0 and dots & pile == 0:
            out[count] = tile | compartment << 6 | dots << 10
            count += 1
    return count


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _list_placements(rules: Vector, state: Vector, rack: int, out: Vector) -> int:
    """List the placements: by tile, compartment and position."""
    count = 0
    left = rack
    while left:
        tile = lowest(left)
        left &= left - 1
        if rack & rules[LOWER + tile]:
            continue  # of equal tiles, the lowest is the one spelled
        for compartment in range(COMPARTMENTS):
            if is_open(state, compartment):
                count = _list_looks(rules, state, tile, compartment, out, count)
    return count


# Clause 3 C: passing and exchanging.


@kernel((INT, INT, INT))
def chosen(rack: int, choice: int) -> int:
    """The tiles of a rack that the bits of `choice` take, bit 0 standing for the lowest tile."""
    tiles = 0
    while choice:
        if choice & 1:
            tiles |= rack & -rack
        rack &= rack - 1
        choice >>= 1
    return tiles


@kernel((INT, VECTOR, INT, INT))
def takes_lowest(rules: Vector, rack: int, tiles: int) -> int:
    """Whether a set of tiles takes the lowest wherever it takes some of several equal ones."""
    skipped = rack & ~tiles
    while tiles:
        if skipped & rules[LOWER + lowest(tiles)]:
            return 0
        tiles &= tiles - 1
    return 1


@kernel((INT, VECTOR, VECTOR, INT, INT))
def may_exchange(rules: Vector, state: Vector, rack: int, tiles: int) -> int:
    """Whether these tiles of the mover's rack can be exchanged, and are spelled so."""
    return int(popcount(tiles) <= state[BAG] and takes_lowest(rules, rack, tiles) == 1)


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _list_passes(rules: Vector, state: Vector, rack: int, out: Vector, count: int) -> int:
    """Append `pass`, then the exchanges."""
    for choice in range(1 << popcount(rack)):
        tiles = chosen(rack, choice)
        if may_exchange(rules, state, rack, tiles):
            out[count] = PASS | tiles
            count += 1
    return count


@kernel((INT, VECTOR, INT))
def _exchange(state: Vector, tiles: int) -> int:
    """Set tiles aside, draw as many, put the old ones back and shuffle the bag."""
    seat = state[TURN]
    state[RACKS + seat - 1] &= ~tiles
    draw(state, seat, popcount(tiles))
    put_back(state, tiles)
    return shuffle(state, BAG_END - state[BAG], state[BAG], EXCHANGE, state[PLY], 0)


# Clauses 3 A, 3 B, 4 and 5: placing.


@kernel((INT, VECTOR, INT))
def _take_off(state: Vector, compartment: int) -> int:
    """Clause 4: a pile of nine dots leaves the board; the choice between A and B is open again."""
    bottom = LAID + 9 * compartment
    for slot in range(bottom, bottom + state[HEIGHT + compartment]):
        state[OUT] |= 1 << (state[slot] & 63)
        state[slot] = 0
    state[HEIGHT + compartment] = 0
    state[DOTS + compartment] = 0
    state[TOUCHED] &= ~(1 << compartment)
    state[NINES] += 1
    state[MODE] = FREE
    state[COMPARTMENT] = 0
    return 0


@kernel((INT, VECTOR, INT))
def _choose_mode(state: Vector, compartment: int) -> int:
    """Clause 3: the first placement decides between A and B."""
    if state[DOTS + compartment] == 0:
        state[MODE] = MODE_A
        state[COMPARTMENT] = compartment
    else:
        state[MODE] = MODE_B
    return 0


@kernel((INT, VECTOR, INT))
def _place(state: Vector, action: int) -> int:
    tile, compartment, dots = action & 63, action >> 6 & 15, action >> 10
    rack = RACKS + state[TURN] - 1
    if state[MODE] == FREE:
        _choose_mode(state, compartment)
    state[rack] ^= 1 << tile
    state[LAID + 9 * compartment + state[HEIGHT + compartment]] = tile | dots << 6
    state[HEIGHT + compartment] += 1
    state[DOTS + compartment] |= dots
    state[TOUCHED] |= 1 << compartment
    state[PASSES] = 0
    state[PLAIN_PASSES] = 0
    if state[DOTS + compartment] == FULL:
        _take_off(state, compartment)
    if state[rack] == 0:
        draw(state, state[TURN], 1)  # clause 5
    return state[TURN]


# Clause 6: the score of the turn.


@kernel((INT, VECTOR))
def turn_points(state: Vector) -> int:
    """Nine for each pile completed, and the dots of every pile the turn has added to."""
    points = 9 * state[NINES]
    for compartment in range(COMPARTMENTS):
        if state[TOUCHED] >> compartment & 1:
            points += popcount(state[DOTS + compartment])
    return points


# Clause 7: the end of the round.


@kernel((INT, VECTOR, VECTOR))
def is_empty(rules: Vector, state: Vector) -> int:
    """Whether the bag and some rack are empty. Neither fills again, so this stays true."""
    if state[BAG] > 0:
        return 0
    for seat in range(rules[SEATS]):
        if state[RACKS + seat] == 0:
            return 1
    return 0


@kernel((INT, VECTOR, VECTOR))
def is_stuck(rules: Vector, state: Vector) -> int:
    """Whether no tile of any rack, nor of the bag, fits anywhere. Then nobody can change the board,
    so this stays true."""
    fitting = 0
    for compartment in range(COMPARTMENTS):
        fitting |= rules[FITTING + state[DOTS + compartment]]
    for seat in range(rules[SEATS]):
        if fitting & state[RACKS + seat]:
            return 0
    for slot in range(BAG_END - state[BAG], BAG_END):
        if fitting >> state[slot] & 1:
            return 0
    return 1


@kernel((INT, VECTOR, INT))
def count_pass(state: Vector, tiles: int) -> int:
    """Count a pass that exchanges these tiles."""
    state[PASSES] += 1
    state[PLAIN_PASSES] = 0 if tiles else state[PLAIN_PASSES] + 1
    return 0


@kernel((INT, VECTOR, VECTOR))
def idle_turns(rules: Vector, state: Vector) -> int:
    """How far the passes in a row have gone: at the end of a lap, `PLAIN_LAPS` turns of every seat
    end the round. Passes with exchanges count from the lap on that leaves no more than these."""
    exchanging = (PASS_LAPS - PLAIN_LAPS) * rules[SEATS]
    return max(state[PLAIN_PASSES], state[PASSES] - exchanging)


@kernel((INT, VECTOR, VECTOR))
def round_end(rules: Vector, state: Vector) -> int:
    """Why the round ends with the turn just made; 0 if it goes on. Every end waits for the end of
    the lap: since they stay true meanwhile, it is enough to look for them there."""
    if seat_after(state[TURN], rules[SEATS]) != state[STARTER]:
        return 0
    if is_empty(rules, state):
        return EMPTY
    if is_stuck(rules, state):
        return STUCK
    return ALL_PASS if idle_turns(rules, state) >= PLAIN_LAPS * rules[SEATS] else 0


# Clause 8: the score of the round, and the match.


@kernel((INT, VECTOR, INT))
def dots_of(rules: Vector, tiles: int) -> int:
    """How many dots a set of tiles has."""
    dots = 0
    while tiles:
        dots += popcount(rules[LOOKS + POSITIONS * lowest(tiles)])
        tiles &= tiles - 1
    return dots


@kernel((INT, VECTOR, INT))
def _round_winner(state: Vector, seats: int) -> int:
    """The seat with the most points; of equals the first in turn order from the starter on."""
    best = seat = state[STARTER]
    for _ in range(seats - 1):
        seat = seat_after(seat, seats)
        if state[POINTS + seat - 1] > state[POINTS + best - 1]:
            best = seat
    return best


@kernel((INT, VECTOR, VECTOR, INT))
def _close_round(rules: Vector, state: Vector, reason: int) -> int:
    """Count the round and end the match or deal the next round; returns the seat to move."""
    seats = rules[SEATS]
    for seat in range(seats):
        state[POINTS + seat] -= dots_of(rules, state[RACKS + seat])
        state[SCORE + seat] += state[POINTS + seat]
    if match_over(state, seats, rules[ROUNDS], rules[TARGET]):
        return finish(state, reason, leaders(state, seats))
    return deal_round(rules, state, _round_winner(state, seats))


# A turn, move by move.


@kernel((INT, VECTOR, VECTOR))
def end_turn(rules: Vector, state: Vector) -> int:
    """Count the turn and fill up the rack."""
    rack = RACKS + state[TURN] - 1
    state[POINTS + state[TURN] - 1] += turn_points(state)
    draw(state, state[TURN], rules[RACK_SIZE] - popcount(state[rack]))
    state[MODE] = FREE
    state[COMPARTMENT] = 0
    state[TOUCHED] = 0
    state[NINES] = 0
    return 0


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the actions: placements, then `end`, or `pass` and the exchanges."""
    rack = state[RACKS + state[TURN] - 1]
    count = _list_placements(rules, state, rack, out)
    if has_placed(state):
        out[count] = END
        return count + 1
    return _list_passes(rules, state, rack, out, count)


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the match is over."""
    state[PLY] += 1
    if action < PASS:
        return _place(state, action)
    if action == END:
        end_turn(rules, state)
    else:
        count_pass(state, action ^ PASS)
        if action != PASS:
            _exchange(state, action ^ PASS)
    reason = round_end(rules, state)
    if reason:
        return _close_round(rules, state, reason)
    state[TURN] = seat_after(state[TURN], rules[SEATS])
    return state[TURN]
