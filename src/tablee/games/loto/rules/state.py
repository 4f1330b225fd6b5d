"""The state of Loto Points Rouges: its slots, its piles, its hands, and what an action says.

Points are masks of 25 bits (see `solver`), a rack is one integer (see `hand`); figures count from 0
for A, and so do seats in kernels. A pile (the bag, the waiting figures) is a count and its
slots: what is left lies at their end, the next to be drawn first, and those before it are 0.

An action is `points | figure << 25 | piece << 29 | verb << 34`.
"""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.slots import HEADER
from tablee.games.loto.rules.hand import added, without
from tablee.games.loto.rules.solver import FIGURES, JOKER

TILES, ALL_JOKERS = 57, 13
PIECES = TILES + ALL_JOKERS
PLACES = 3  # figures that lie open
RACK_SIZE = 5
EIGHT = 8  # the pieces of a patience
MOST_SEATS = 4
DONE_BITS = 4  # of a figure in DONE

OPEN = HEADER  # 3 slots: 1 + the figure at each place of the table, 0 where none lies
FREE = OPEN + PLACES  # 3 slots: their points that are still blue
WAITING = FREE + PLACES  # a pile of figures
DONE = WAITING + 1 + FIGURES  # by seat: 1 + each figure it won, the first lowest
RACK = DONE + MOST_SEATS  # by seat
JOKERS = RACK + MOST_SEATS  # by seat
BAG = JOKERS + MOST_SEATS  # a pile of pieces
TARGET = BAG + 1 + PIECES  # 1 + the figure of this turn, 0 before a placement
PLACED = TARGET + 1  # pieces placed in this turn; in patience, those that lie
PASSES = PLACED + 1  # turns passed in a row
LAID = PASSES + 1  # 8 slots: in patience, the placements that lie, in order
SIZE = LAID + EIGHT

FIGURE_AT, PIECE_AT, VERB_AT = 25, 29, 34  # where in an action
PLACE, END, PASS, EXCHANGE, UNDO, SWAP = 0, 1, 2, 3, 4, 5  # verbs

TABLE, PATIENCE = 0, 1  # modes
NO_JOKERS, NO_FIGURES, STUCK, COMPLETE, LOST = 1, 2, 3, 4, 5  # reasons


@kernel((INT, INT))
def points_of(action: int) -> int:
    """The points that a placement covers."""
    return action & ((1 << FIGURE_AT) - 1)


@kernel((INT, INT))
def figure_of(action: int) -> int:
    """The figure that a placement is on."""
    return action >> FIGURE_AT & 15


@kernel((INT, INT))
def piece_of(action: int) -> int:
    """The piece that an action names: a kind of tile, or JOKER."""
    return action >> PIECE_AT & 31


@kernel((INT, VECTOR, INT))
def place_of(state: Vector, figure: int) -> int:
    """Where on the table a figure lies; PLACES if it does not."""
    place = 0
    while place < PLACES and state[OPEN + place] != figure + 1:
        place += 1
    return place


@kernel((INT, VECTOR, INT, INT))
def draw(state: Vector, pile: int, size: int) -> int:
    """Take the next one from a pile of `size` slots."""
    slot = pile + 1 + size - state[pile]
    drawn = state[slot]
    state[slot] = 0
    state[pile] -= 1
    return drawn


@kernel((INT, VECTOR, INT, INT, INT))
def put_on(state: Vector, pile: int, size: int, value: int) -> int:
    """Put one on a pile of `size` slots, to be drawn next; returns the slot."""
    state[pile] += 1
    slot = pile + 1 + size - state[pile]
    state[slot] = value
    return slot


@kernel((INT, VECTOR, INT, INT))
def give(state: Vector, seat: int, piece: int) -> int:
    """Hand a piece to a seat; returns 0."""
    if piece == JOKER:
        state[JOKERS + seat] += 1
    else:
        state[RACK + seat] = added(state[RACK + seat], piece)
    return 0


@kernel((INT, VECTOR, INT, INT))
def take(state: Vector, seat: int, piece: int) -> int:
    """Take a piece from a seat that holds it; returns 0."""
    if piece == JOKER:
        state[JOKERS + seat] -= 1
    else:
        state[RACK + seat] = without(state[RACK + seat], piece)
    return 0
