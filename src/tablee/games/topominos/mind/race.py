"""A race between turns of Topominos: the best by taste, tried on the same imagined deals.

Each *sweep* deals what the seat to move cannot know, makes every turn that is still in the race
from that one deal, lets all seats play on by taste for a few turns, and judges where that led.
Since the turns share the deals, few sweeps tell them apart; a turn that is clearly behind the
leader drops out.
"""

from __future__ import annotations

from math import sqrt

from tablee.core.bits import popcount
from tablee.core.kernel import FLOAT, FLOATS, INT, MATRIX, VECTOR, Matrix, Vector, kernel
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.games.topominos.mind.play import (
    end_turn,
    exchange,
    go_on,
    next_seat,
    play_on,
    unwanted,
)
from tablee.games.topominos.mind.turns import (
    BEST,
    BONDS,
    GAIN,
    HEAP,
    HEAPS,
    HELD,
    HOPELESS,
    KIND,
    LEAVE,
    LOOKS_KEPT,
    MOST_STAGES,
    NEVER,
    NEW_OPEN,
    POINT,
    RESULT,
    SETS,
    STAGES,
    TILE,
    first_bond,
    lay_heap,
    next_bond,
    set_mode,
)
from tablee.games.topominos.rules.kernel import (
    BAG,
    COMPARTMENTS,
    DOTS,
    POINTS,
    RACKS,
    ROUNDS,
    SEATS,
    TARGET,
    has_placed,
    takes_lowest,
)
from tablee.games.topominos.rules.random_play import determinize

# A turn in the race, as a row of numbers.
WORTH = 0  # by taste
TILES = 1  # laid, or exchanged, as bits
IS_PASS = 2
SETTLED = 3  # sweeps it took part in before it dropped out; 0 while it is in the race
HEAP_TILES = 4  # by stage: the set of rack tiles laid there, 0 for none
HEAP_PILE = HEAP_TILES + MOST_STAGES  # by stage: the pile that makes
TURN_ROW = HEAP_PILE + MOST_STAGES


# Settings of a race (floats); the first two as in `bots.search`.
MARGIN = 0  # the share of an outcome that the score difference decides
SCALE = 1  # the score difference that counts as a clear win
CLEAR = 2  # so many standard errors behind the leader, a turn drops out
SETTINGS = 3


# The turns that start.


@kernel((INT, VECTOR, INT))
def tiles_of(desk: Vector, tiles: int) -> int:
    """The tiles of a set of rack places."""
    found = 0
    for place in range(desk[HELD]):
        if tiles >> place & 1:
            found |= 1 << desk[TILE + place]
    return found


@kernel((INT, VECTOR, VECTOR, VECTOR))
def _same(desk: Vector, row: Vector, other: Vector) -> int:
    """Whether two turns come to the same: the same tiles used, the same piles made."""
    if row[TILES] != other[TILES]:
        return 0
    for stage in range(desk[STAGES]):
        if row[HEAP_PILE + stage] != other[HEAP_PILE + stage]:
            return 0
    return 1


@kernel((INT, VECTOR, MATRIX, INT, VECTOR))
def _enter(desk: Vector, turns: Matrix, count: int, row: Vector) -> int:
    """Put a turn in its place among the best; returns how many there are then."""
    for number in range(count):
        if _same(desk, row, turns[number]):
            return count
    place = min(count, len(turns) - 1)
    while place > 0 and turns[place - 1][WORTH] < row[WORTH]:
        for slot in range(TURN_ROW):
            turns[place][slot] = turns[place - 1][slot]
        place -= 1
    for slot in range(TURN_ROW):
        turns[place][slot] = row[slot]
    return min(count + 1, len(turns))


# Rows of the working matrix of `list_turns`: by stage, what is left, the bond, the worth so far,
# which heap is next.
_LEFT, _BOND, _SUM, _NEXT, _ROW = range(5)
LISTING = 5


@kernel((INT, VECTOR, INT, MATRIX))
def _step(desk: Vector, stage: int, work: Matrix) -> int:
    """Lay the next heap of a stage, or first of all none, and write what that leaves to the next
    stage; returns the most that can come of it, HOPELESS if the rules forbid it."""
    row, left, bond = work[_ROW], work[_LEFT][stage], work[_BOND][stage]
    index = work[_NEXT][stage]
    work[_NEXT][stage] += 1
    tiles, pile, gain = 0, 0, 0
    if index > 0:
        tiles = desk[HEAP + SETS * stage + (index - 1) // LOOKS_KEPT]
        slot = LOOKS_KEPT * (SETS * stage + tiles) + (index - 1) % LOOKS_KEPT
        pile, gain = desk[RESULT + slot], desk[GAIN + slot]
        bond = next_bond(desk[KIND + stage], bond, pile)
        if pile == NEVER or tiles & ~left or bond == NEVER:
            return HOPELESS
    row[HEAP_TILES + stage] = tiles
    row[HEAP_PILE + stage] = pile
    left ^= tiles
    work[_LEFT][stage + 1] = left
    work[_BOND][stage + 1] = bond
    work[_SUM][stage + 1] = work[_SUM][stage] + gain
    work[_NEXT][stage + 1] = 0
    return work[_SUM][stage + 1] + desk[BEST + BONDS * (SETS * (stage + 1) + left) + bond]


@kernel((INT, VECTOR, VECTOR, VECTOR, MATRIX, MATRIX))
def list_turns(rules: Vector, state: Vector, desk: Vector, turns: Matrix, work: Matrix) -> int:
    """List the turns that are best by what `survey` found, as many as `turns` has rows, the best
    first; laying nothing is one of them. Returns how many there are."""
    stages, rack = desk[STAGES], state[RACKS + state[TURN] - 1]
    everything = (1 << desk[HELD]) - 1
    row = work[_ROW]
    count, stage = 0, 0
    work[_LEFT][0] = everything
    work[_BOND][0] = first_bond(state)
    work[_SUM][0] = 0
    work[_NEXT][0] = 0
    while stage >= 0:
        if stage == stages:
            row[WORTH] = work[_SUM][stage]
            if work[_LEFT][stage] == 0:
                row[WORTH] += desk[BEST + BONDS * SETS * stages]
            row[TILES] = tiles_of(desk, everything ^ work[_LEFT][stage])
            if takes_lowest(rules, rack, row[TILES]):
                count = _enter(desk, turns, count, row)
            stage -= 1
        elif work[_NEXT][stage] > LOOKS_KEPT * desk[HEAPS + stage]:
            stage -= 1
        else:
            bound = _step(desk, stage, work)
            enough = turns[count - 1][WORTH] if count == len(turns) else HOPELESS
            if bound > enough:
                stage += 1
    return count


@kernel((INT, VECTOR, VECTOR, MATRIX, INT))
def add_passes(state: Vector, taste: Vector, turns: Matrix, count: int) -> int:
    """Before anything is laid: replace the turn that lays nothing by passing, with the exchanges
    worth thinking of. Returns how many turns there are then."""
    if has_placed(state):
        return count
    rack = state[RACKS + state[TURN] - 1]
    kept = 0
    for number in range(count):
        if turns[number][TILES] != 0:
            for slot in range(TURN_ROW):
                turns[kept][slot] = turns[number][slot]
            kept += 1
    kept = min(kept, len(turns) - 2)
    for tiles in (unwanted(state, taste, rack), rack):
        if popcount(tiles) <= state[BAG] and (kept == 0 or turns[kept - 1][TILES] != tiles):
            row = turns[kept]
            for slot in range(TURN_ROW):
                row[slot] = 0
            row[TILES] = tiles
            row[IS_PASS] = 1
            kept += 1
    if kept == 0:
        turns[0][TILES] = 0
        turns[0][IS_PASS] = 1
        kept = 1
    return kept


# Judging.


@kernel((FLOAT, VECTOR, VECTOR))
def uncertainty(rules: Vector, state: Vector) -> float:
    """About how much (squared) the difference of two scores may still change."""
    tiles = 0
    if state[TURN] != 0:
        tiles = state[BAG]
        for seat in range(rules[SEATS]):
            tiles += popcount(state[RACKS + seat])
    rounds = rules[ROUNDS] - state[ROUND]
    if rules[TARGET] > 0:
        rounds = 1
    return 1.0 + 36.0 * (tiles + 56 * rounds)


@kernel((FLOAT, FLOATS, INT, INT, FLOAT, FLOATS))
def _share(
    totals: list[float], seats: int, seat: int, spread: float, settings: list[float]
) -> float:
    """What these totals are worth to a seat (from 0): mostly how far it is ahead, and whether it
    will win. Alone it is the points that count."""
    if seats == 1:
        return max(0.0, totals[0]) / (max(0.0, totals[0]) + 200.0)
    ahead, won = 0.0, 1.0
    for other in range(seats):
        if other != seat:
            difference = totals[seat] - totals[other]
            ahead += min(1.0, max(-1.0, difference / settings[SCALE])) / (seats - 1)
            won *= 0.5 + 0.5 * difference / sqrt(difference * difference + spread)
    return settings[MARGIN] * (0.5 + 0.5 * ahead) + (1.0 - settings[MARGIN]) * won


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, FLOATS, FLOATS, FLOATS))
def judge(
    rules: Vector,
    state: Vector,
    taste: Vector,
    last: int,
    settings: list[float],
    totals: list[float],
    out: list[float],
) -> int:
    """What a position after a turn of seat `last` is worth to each seat, from 0 to 1."""
    seats = rules[SEATS]
    for seat in range(seats):
        totals[seat] = state[SCORE + seat] + state[POINTS + seat]
    if state[TURN] != 0:
        for place in range(COMPARTMENTS):
            totals[last - 1] += taste[LEAVE + state[DOTS + place]] / POINT
    spread = uncertainty(rules, state)
    for seat in range(seats):
        out[seat] = _share(totals, seats, seat, spread, settings)
    return 0


# The race.


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR))
def make_turn(
    rules: Vector,
    state: Vector,
    taste: Vector,
    first: Vector,
    row: Vector,
    desk: Vector,
    rng: Vector,
) -> int:
    """Make a listed turn; `first` is the desk that it was listed from. Returns the seat to move."""
    if row[IS_PASS]:
        exchange(state, row[TILES], rng)
        return next_seat(rules, state)
    bond = first_bond(state)
    for stage in range(first[STAGES]):
        tiles, pile = row[HEAP_TILES + stage], row[HEAP_PILE + stage]
        if tiles:
            bond = next_bond(first[KIND + stage], bond, pile)
            if first[KIND + stage] != NEW_OPEN:
                set_mode(state, bond)
            lay_heap(state, first, stage, tiles, pile)
    if row[TILES] and state[RACKS + state[TURN] - 1] == 0 and state[BAG] > 0:
        go_on(rules, state, taste, desk)
    return end_turn(rules, state)


@kernel((INT, MATRIX, INT, INT, FLOATS, FLOAT))
def drop_out(turns: Matrix, count: int, sweeps: int, values: list[float], clear: float) -> int:
    """Take the turns out of the race that are clearly behind the leader; returns how many stay."""
    leader, best = 0, -1.0
    for number in range(count):
        total = 0.0
        for sweep in range(sweeps):
            total += values[count * sweep + number]
        if turns[number][SETTLED] == 0 and total > best:
            leader, best = number, total
    staying = 0
    for number in range(count):
        if turns[number][SETTLED] != 0:
            continue
        total, squares = 0.0, 0.0
        for sweep in range(sweeps):
            behind = values[count * sweep + leader] - values[count * sweep + number]
            total += behind
            squares += behind * behind
        noise = sqrt(max(0.0, squares - total * total / sweeps))
        if number != leader and total > clear * noise:
            turns[number][SETTLED] = sweeps
        else:
            staying += 1
    return staying


# Rows of the race's working matrix.
_DEALT, _STATE, _LUCK, _DESK = range(4)
RACING = 4


_RACE = (INT, VECTOR, VECTOR, VECTOR, VECTOR, MATRIX, INT, INT, INT, INT, MATRIX)


@kernel((*_RACE, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS, VECTOR))
def race(
    rules: Vector,
    root: Vector,
    taste: Vector,
    first: Vector,
    turns: Matrix,
    count: int,
    done: int,
    simulations: int,
    horizon: int,
    work: Matrix,
    values: list[float],
    sums: list[float],
    settings: list[float],
    totals: list[float],
    gains: list[float],
    rng: Vector,
) -> int:
    """Go on with the race for so many simulations, each of one turn in one sweep; those of turns
    that dropped out cost nothing. `values` gets what each brought, `sums` what the seats may expect
    of the turns in the race."""
    dealt, state, luck, desk = work[_DEALT], work[_STATE], work[_LUCK], work[_DESK]
    seat = root[TURN]
    for simulation in range(done, done + simulations):
        sweep, number = simulation // count, simulation % count
        if number == 0:
            if sweep >= 4 and popcount(sweep) == 1:
                drop_out(turns, count, sweep, values, settings[CLEAR])
            for slot in range(len(root)):
                dealt[slot] = root[slot]
            determinize(rules, dealt, seat, rng)
        if turns[number][SETTLED]:
            continue
        for slot in range(len(root)):
            state[slot] = dealt[slot]
        luck[0] = rng[0]
        make_turn(rules, state, taste, first, turns[number], desk, luck)
        last = seat
        for _ in range(horizon):
            if state[TURN] != 0:
                last = state[TURN]
                play_on(rules, state, taste, desk, luck, 1)
        judge(rules, state, taste, last, settings, totals, gains)
        values[simulation] = gains[seat - 1]
        for other in range(rules[SEATS]):
            sums[other] += gains[other]
        sums[rules[SEATS]] += 1.0
    return 0
