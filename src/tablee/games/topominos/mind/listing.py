"""The turns of Topominos worth a thought: the best by the weights, as rows that can be raced."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.kernel import INT, MATRIX, VECTOR, Matrix, Vector, entry, kernel
from tablee.core.slots import TURN
from tablee.games.topominos.mind.play import unwanted
from tablee.games.topominos.mind.turns import (
    GAIN,
    HEAP,
    HEAPS,
    HELD,
    HOPELESS,
    KIND,
    LOOKS_KEPT,
    MOST_STAGES,
    NEVER,
    RESULT,
    SETS,
    STAGES,
    TILE,
    best_slot,
    first_bond,
    next_bond,
)
from tablee.games.topominos.rules.kernel import BAG, RACKS, has_placed, takes_lowest

# A turn, as a row of numbers.
WORTH = 0  # by the weights
TILES = 1  # laid, or exchanged, as bits
IS_PASS = 2
HEAP_TILES = 3  # by stage: the set of rack tiles laid there, 0 for none
HEAP_PILE = HEAP_TILES + MOST_STAGES  # by stage: the pile that makes
TURN_ROW = HEAP_PILE + MOST_STAGES


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
    return work[_SUM][stage + 1] + desk[best_slot(stage + 1, bond, left)]


@entry((INT, VECTOR, VECTOR, VECTOR, MATRIX, MATRIX))
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
                row[WORTH] += desk[best_slot(stages, 0, 0)]
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


@entry((INT, VECTOR, VECTOR, MATRIX, INT))
def add_passes(rules: Vector, state: Vector, turns: Matrix, count: int) -> int:
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
    for tiles in (unwanted(rules, state, rack), rack):
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
