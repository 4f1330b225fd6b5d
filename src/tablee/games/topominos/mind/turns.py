"""Whole turns of Topominos: every way to lay the tiles of a rack, and the best of them.

A turn is a set of *heaps*: tiles laid together in one compartment. What a heap scores and what it
leaves behind does not depend on the other heaps, so the best turn is found exactly by going through
the compartments one by one (the *stages*), with the tiles not yet laid and what the rules still
allow (the *bond*) as all there is to remember. Clause 3 and clause 4 come down to the bonds: heaps
can be laid in an order such that new compartments that are completed come first, then the piles,
those completed last, and at the end one new compartment that is left open.

What a turn is worth is the points it scores and what *weights* say of the piles and tiles that are
left, in hundredths of a point. They follow the rules, in one vector.
"""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import INT, VECTOR, Vector, constants, entry, kernel
from tablee.core.slots import TURN
from tablee.core.vectors import copy, part
from tablee.games.topominos.rules.kernel import (
    BAG,
    COMPARTMENT,
    COMPARTMENTS,
    DOTS,
    FITTING,
    FREE,
    FULL,
    LOOKS,
    MODE,
    MODE_A,
    MODE_B,
    NINES,
    POSITIONS,
    RACKS,
    TILES,
    TOUCHED,
)

POINT = 100  # what a point counts

# Behind the rules: how good it is to leave these dots in a pile, to keep this tile, to redraw.
LEAVE = FITTING + FULL + 1  # 512 slots, by the dots of the pile
KEEP = LEAVE + FULL + 1  # 56 slots, by tile
EMPTIED = KEEP + TILES  # a rack laid out while there is something to draw
LONGER_RULES = EMPTIED + 1

MOST_TILES = 5  # on a rack
SETS = 1 << MOST_TILES  # of tiles on a rack, as bits by their order
MOST_PILES = 126  # different piles that one set of tiles can make of a pile
MOST_STAGES = 1 + COMPARTMENTS + MOST_TILES + 1
LOOKS_KEPT = 3  # ways to lay the same tiles in the same compartment, at most
BONDS = 5

# Stages.
BOUND, PILE, NEW_NINE, NEW_OPEN = 0, 1, 2, 3
# Bonds: nothing laid yet; a pile was added to; a pile was completed; only the compartment begun;
# only piles, until one is completed.
ANYTHING, ADDED, REOPENED, BEGUN, PILES_ONLY = 0, 1, 2, 3, 4
NEVER = -1
# By stage and bond: the bond after a heap that stays open, and after one that is completed.
_AFTER = constants(
    [
        *(NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, BEGUN, ANYTHING, NEVER, NEVER),
        *(ADDED, REOPENED, ADDED, REOPENED, REOPENED, REOPENED, NEVER, NEVER, PILES_ONLY, REOPENED),
        *(NEVER, ANYTHING, NEVER, ADDED, NEVER, REOPENED, NEVER, NEVER, NEVER, NEVER),
        *(ANYTHING, NEVER, NEVER, NEVER, REOPENED, NEVER, NEVER, NEVER, NEVER, NEVER),
    ]
)


def _following(bond: int) -> int:
    """The bonds that may follow one, itself among them, as bits."""
    found, waiting = 0, [bond]
    while waiting:
        bond = waiting.pop()
        if bond != NEVER and not found >> bond & 1:
            found |= 1 << bond
            for kind in range(len(_AFTER) // (2 * BONDS)):
                slot = 2 * (BONDS * kind + bond)
                waiting += (_AFTER[slot], _AFTER[slot + 1])
    return found


_FOLLOWING = constants(map(_following, range(BONDS)))

# The desk: where a rack is worked on.
HELD = 0  # tiles on the rack, counted
TILE = 1  # 5 slots: which
SET_DOTS = TILE + MOST_TILES  # 32 slots: the dots of a set of tiles
SET_KEEP = SET_DOTS + SETS  # 32 slots: what keeping it is worth
MADE = SET_KEEP + SETS  # 32 slots: how many different piles it makes of the pile in hand
PILES = MADE + SETS  # 32 x 126 slots: these piles
STAMP = PILES + SETS * MOST_PILES
SEEN = STAMP + 1  # 512 slots: by dots, the stamp of when it was last made
STAGES = SEEN + FULL + 1  # counted
KIND = STAGES + 1  # 16 slots: what kind of stage
PLACE = KIND + MOST_STAGES  # 16 slots: its compartment, in stages of one
HEAPS = PLACE + MOST_STAGES  # 16 slots: how many sets can be laid there
HEAP = HEAPS + MOST_STAGES  # 16 x 32 slots: these sets
RESULT = HEAP + MOST_STAGES * SETS  # 16 x 32 x 3 slots: the pile that a set makes, or NEVER
GAIN = RESULT + MOST_STAGES * SETS * LOOKS_KEPT  # 16 x 32 x 3 slots: what that is worth
BEST = GAIN + MOST_STAGES * SETS * LOOKS_KEPT  # 17 x 5 x 32 slots: what the stages from here bring
DESK = BEST + (MOST_STAGES + 1) * SETS * BONDS

HOPELESS = -(1 << 40)


# What can be laid where.


@kernel((INT, VECTOR, VECTOR, INT))
def _spread_rack(rules: Vector, desk: Vector, rack: int) -> int:
    """Write the tiles of a rack, and the dots and the keeping worth of each set of them."""
    held = 0
    while rack:
        tile = lowest(rack)
        rack &= rack - 1
        desk[TILE + held] = tile
        dots = popcount(rules[LOOKS + POSITIONS * tile])
        for tiles in range(1 << held):
            desk[SET_DOTS + (1 << held) + tiles] = desk[SET_DOTS + tiles] + dots
            desk[SET_KEEP + (1 << held) + tiles] = desk[SET_KEEP + tiles] + rules[KEEP + tile]
        held += 1
    desk[HELD] = held
    return held


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _add_tile(rules: Vector, desk: Vector, tiles: int, tile: int, looks: int) -> int:
    """List the piles of a set: those of the set without its last tile, with that tile on them."""
    base = tiles ^ (1 << tile)
    desk[STAMP] += 1
    stamp, made = desk[STAMP], 0
    shown = part(rules, LOOKS + POSITIONS * desk[TILE + tile], POSITIONS)
    bases = part(desk, PILES + MOST_PILES * base, MOST_PILES)
    piles = part(desk, PILES + MOST_PILES * tiles, MOST_PILES)
    seen = part(desk, SEEN, FULL + 1)
    for index in range(desk[MADE + base]):
        pile = bases[index]
        for position in range(looks):
            dots = shown[position]
            if dots == 0:
                break
            if dots & pile == 0 and seen[pile | dots] != stamp:
                seen[pile | dots] = stamp
                piles[made] = pile | dots
                made += 1
    return made


@kernel((INT, VECTOR, VECTOR, INT))
def lay_sets(rules: Vector, desk: Vector, pile: int) -> int:
    """List, for each set of tiles, the different piles it can make of this one. In an empty
    compartment the first tile lies as it is: turning all of them makes no difference."""
    room = 9 - popcount(pile)
    desk[MADE] = 1
    desk[PILES] = pile
    for tile in range(desk[HELD]):
        for base in range(1 << tile):
            tiles = base | 1 << tile
            desk[MADE + tiles] = 0
            if desk[SET_DOTS + tiles] <= room and desk[MADE + base] > 0:
                looks = 1 if base == 0 and pile == 0 else POSITIONS
                desk[MADE + tiles] = _add_tile(rules, desk, tiles, tile, looks)
    return 0


# Stages.


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _keep_best(rules: Vector, desk: Vector, tiles: int, slot: int) -> int:
    """Write the pile of a set that is best to leave, the first of several, and what it is worth."""
    piles, leave = part(desk, PILES + MOST_PILES * tiles, MOST_PILES), part(rules, LEAVE, FULL + 1)
    best, most = NEVER, HOPELESS
    for index in range(desk[MADE + tiles]):
        worth = leave[piles[index]]
        if worth > most:
            best, most = piles[index], worth
    desk[RESULT + slot], desk[GAIN + slot] = best, most
    for index in range(1, LOOKS_KEPT):
        desk[RESULT + slot + index] = NEVER
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _rank(rules: Vector, desk: Vector, tiles: int, slot: int, variety: int) -> int:
    """Write the piles of a set that are best to leave, and what they are worth, at a slot."""
    if variety == 1:
        return _keep_best(rules, desk, tiles, slot)
    for index in range(LOOKS_KEPT):
        desk[RESULT + slot + index] = NEVER
        desk[GAIN + slot + index] = HOPELESS
    for index in range(desk[MADE + tiles]):
        pile = desk[PILES + MOST_PILES * tiles + index]
        worth = rules[LEAVE + pile]
        place = variety
        while place > 0 and desk[GAIN + slot + place - 1] < worth:
            place -= 1
        if place < variety:
            for later in range(variety - 1, place, -1):
                desk[RESULT + slot + later] = desk[RESULT + slot + later - 1]
                desk[GAIN + slot + later] = desk[GAIN + slot + later - 1]
            desk[RESULT + slot + place] = pile
            desk[GAIN + slot + place] = worth
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT, INT, INT))
def _add_stage(
    rules: Vector, desk: Vector, kind: int, place: int, pile: int, counted: int, variety: int
) -> int:
    """Append a stage for the compartment in hand, whose pile is worth `counted` points of the turn
    already; returns how many sets can be laid there."""
    stage, heaps = desk[STAGES], 0
    dots = popcount(pile)
    for tiles in range(1, 1 << desk[HELD]):
        if desk[MADE + tiles] == 0:
            continue
        is_nine = dots + desk[SET_DOTS + tiles] == 9
        if (kind == NEW_NINE and not is_nine) or (kind == NEW_OPEN and is_nine):
            continue
        slot = LOOKS_KEPT * (SETS * stage + tiles)
        _rank(rules, desk, tiles, slot, variety)
        scored = POINT * (dots + desk[SET_DOTS + tiles] - counted)
        for index in range(variety):
            desk[GAIN + slot + index] += scored - rules[LEAVE + pile] - desk[SET_KEEP + tiles]
        desk[HEAP + SETS * stage + heaps] = tiles
        heaps += 1
    if heaps:
        desk[KIND + stage] = kind
        desk[PLACE + stage] = place
        desk[HEAPS + stage] = heaps
        desk[STAGES] += 1
    return heaps


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, INT, INT))
def _add_pile(
    rules: Vector, state: Vector, desk: Vector, kind: int, place: int, variety: int
) -> int:
    """Append the stage of a compartment with a pile."""
    pile = state[DOTS + place]
    lay_sets(rules, desk, pile)
    counted = popcount(pile) if state[TOUCHED] >> place & 1 else 0
    return _add_stage(rules, desk, kind, place, pile, counted, variety)


@kernel((INT, VECTOR))
def first_bond(state: Vector) -> int:
    """What the rules allow the seat to move."""
    if state[MODE] == MODE_A:
        return BEGUN
    if state[MODE] == MODE_B:
        return PILES_ONLY
    for place in range(COMPARTMENTS):
        if state[DOTS + place] == 0:
            return ANYTHING
    return PILES_ONLY


@kernel((INT, VECTOR, VECTOR, VECTOR, INT))
def _list_stages(rules: Vector, state: Vector, desk: Vector, variety: int) -> int:
    """List the stages for the seat to move, in an order that its tiles can be laid in."""
    desk[STAGES] = 0
    _spread_rack(rules, desk, state[RACKS + state[TURN] - 1])
    if state[MODE] == MODE_A:
        _add_pile(rules, state, desk, BOUND, state[COMPARTMENT], variety)
    for place in range(COMPARTMENTS):
        begun = state[MODE] == MODE_A and place == state[COMPARTMENT]
        if state[DOTS + place] != 0 and not begun:
            _add_pile(rules, state, desk, PILE, place, variety)
    lay_sets(rules, desk, 0)
    for _ in range(desk[SET_DOTS + (1 << desk[HELD]) - 1] // 9):
        _add_stage(rules, desk, NEW_NINE, 0, 0, 0, variety)
    _add_stage(rules, desk, NEW_OPEN, 0, 0, 0, variety)
    return desk[STAGES]


# The best turn.


@kernel((INT, INT, INT, INT))
def best_slot(stage: int, bond: int, left: int) -> int:
    """Where the desk says what the stages from this one on bring, with these tiles left."""
    return BEST + SETS * (BONDS * stage + bond) + left


@kernel((INT, VECTOR, INT, INT))
def _improve(desk: Vector, stage: int, bonds: int) -> int:
    """Work out what the stages from this one on bring, whatever is left and, of these bonds (as
    bits), allowed."""
    everything = (1 << desk[HELD]) - 1
    all_sets = SETS * BONDS
    later = part(desk, best_slot(stage + 1, 0, 0), all_sets)
    copy(later, part(desk, best_slot(stage, 0, 0), all_sets))
    for heap in range(desk[HEAPS + stage]):
        tiles = desk[HEAP + SETS * stage + heap]
        slot = LOOKS_KEPT * (SETS * stage + tiles)
        gain = desk[GAIN + slot]
        is_nine = int(desk[RESULT + slot] == FULL)
        others = everything ^ tiles
        for bond in range(BONDS):
            after = _AFTER[2 * (BONDS * desk[KIND + stage] + bond) + is_nine]
            if after == NEVER or bonds >> bond & 1 == 0:
                continue
            here = part(desk, best_slot(stage, bond, 0), SETS)
            later = part(desk, best_slot(stage + 1, after, 0), SETS)
            rest = others
            while rest >= 0:  # every set of the other tiles
                here[rest | tiles] = max(here[rest | tiles], gain + later[rest])
                rest = (rest - 1) & others if rest > 0 else -1
    return 0


@entry((INT, VECTOR, VECTOR, VECTOR, INT))
def survey(rules: Vector, state: Vector, desk: Vector, variety: int) -> int:
    """Work out everything that the seat to move can lay; returns what the best of it is worth
    beside laying nothing. Of the ways to lay a set in a compartment only `variety` are kept."""
    stages = _list_stages(rules, state, desk, variety)
    for bond in range(BONDS):
        last = best_slot(stages, bond, 0)
        for left in range(1 << desk[HELD]):
            desk[last + left] = 0
        if state[BAG] > 0:
            desk[last] = rules[EMPTIED]
    bond = first_bond(state)
    for stage in range(stages - 1, -1, -1):
        _improve(desk, stage, _FOLLOWING[bond])
    everything = (1 << desk[HELD]) - 1
    return desk[best_slot(0, bond, everything)]


# Laying tiles.


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def lay_heap(state: Vector, desk: Vector, stage: int, tiles: int, pile: int) -> int:
    """Lay a heap on the board; the mode of the turn is left to `set_mode`."""
    for tile in range(desk[HELD]):
        if tiles >> tile & 1:
            state[RACKS + state[TURN] - 1] &= ~(1 << desk[TILE + tile])
    place = desk[PLACE + stage]
    if desk[KIND + stage] == NEW_OPEN:
        place = 0
        while state[DOTS + place] != 0:
            place += 1
        state[MODE] = MODE_A
        state[COMPARTMENT] = place
    if pile == FULL:
        state[NINES] += 1
        if desk[KIND + stage] != NEW_NINE:
            state[DOTS + place] = 0
            state[TOUCHED] &= ~(1 << place)
    else:
        state[DOTS + place] = pile
        state[TOUCHED] |= 1 << place
    return place


@kernel((INT, INT, INT, INT))
def next_bond(kind: int, bond: int, pile: int) -> int:
    """The bond after a heap that makes this pile; NEVER if the rules forbid it."""
    return _AFTER[2 * (BONDS * kind + bond) + int(pile == FULL)]


@kernel((INT, VECTOR, INT))
def set_mode(state: Vector, bond: int) -> int:
    """Bind the turn as the bond after its last heap says, unless that heap began a compartment."""
    if bond in (ADDED, PILES_ONLY):
        state[MODE] = MODE_B
    elif bond != BEGUN:
        state[MODE] = FREE
    return 0


@kernel((INT, VECTOR, VECTOR))
def lay_best(state: Vector, desk: Vector) -> int:
    """Lay what `survey` found best; returns how many tiles."""
    bond, left, laid = first_bond(state), (1 << desk[HELD]) - 1, 0
    for stage in range(desk[STAGES]):
        best = desk[best_slot(stage, bond, left)]
        if best == desk[best_slot(stage + 1, bond, left)]:
            continue
        for heap in range(desk[HEAPS + stage]):
            tiles = desk[HEAP + SETS * stage + heap]
            slot = LOOKS_KEPT * (SETS * stage + tiles)
            after = next_bond(desk[KIND + stage], bond, desk[RESULT + slot])
            if tiles & ~left or after == NEVER:
                continue
            rest = desk[best_slot(stage + 1, after, left ^ tiles)]
            if desk[GAIN + slot] + rest == best:
                if desk[KIND + stage] != NEW_OPEN:
                    set_mode(state, after)
                lay_heap(state, desk, stage, tiles, desk[RESULT + slot])
                bond = after
                left ^= tiles
                laid += popcount(tiles)
                break
    return laid
