"""Where everything lies in Punto's vectors, and how cards, seats and actions are numbers.

A card is `16 * colour + value`: r7 is 7, b2 is 18, y9 is 57; 0 is no card. Both copies are the same
number. Within a stack values rise, so a stack is just a set: a word with bit `card` for each card.

All cards on the table fit in a 6x6 square, so their coordinates modulo 6 tell them apart: 36 stacks
hold them wherever the square drifts. What lies on top is also kept as boards, one bit a cell, in a
frame of 8x8 whose column 1 and row 1 are the leftmost column and the lowest row with a card: bit
`8 * row + column`. Cards fill columns and rows 1 to 6; the empty ones around them are where the
table may grow, and keep a line from running off one edge and in at the other.

An action is `card | (x + 16) << 6 | (y + 16) << 11`, x and y relative to the round's first card.
"""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.slots import HEADER, MAX_SEATS

COLOURS = 4
VALUES = 9
COPIES = 2
SQUARE = 6
LAST_ROUND = 20
LETTERS = "rbgy"
LAST_CARD = 16 * (COLOURS - 1) + VALUES

# rules
SEATS = 0
SIDES = 1
NEEDED = 2  # how many cards make a row
EXPERT = 3  # 1 if everybody holds two cards
TARGET = 4  # rounds that win the match
NEUTRAL = 5  # the neutral colour; COLOURS if there is none
OWN = 6  # 4 slots: the colours of each side, as bits
SIDE = OWN + COLOURS  # 8 slots: the side of each seat, from 0
PILE = SIDE + MAX_SEATS  # 8 slots: where in the state each seat's pile begins
AFTER_WINNER = PILE + MAX_SEATS  # 1 if the seat after the winner begins the next round
RULES = AFTER_WINNER + 1

# state
COLOUR = HEADER  # 4 boards: the cells that show each colour
LOWER = (
    COLOUR + COLOURS
)  # 10 boards: the cells that show a value lower than 1, 2 ... 9; there is no value 0
TAKEN = LOWER + VALUES + 1  # the cells that show any value: those lower than 10
FREE = TAKEN + 1  # the empty cells where a card may go
LEFT = FREE + 1  # the x of the frame's column 1
BOTTOM = FREE + 2  # the y of its row 1
WIDTH = FREE + 3  # how many columns have cards
HEIGHT = FREE + 4
STACKS = FREE + 5  # 36 words: the cards on each cell, at 6 * (y % 6) + x % 6
GONE = STACKS + SQUARE * SQUARE  # 2 words: the cards of which one, or both, have left the match
HANDS = GONE + COPIES  # 2 slots a seat: the cards in hand, lowest first
PILED = HANDS + 2 * MAX_SEATS  # 8 slots: how many cards each seat's pile has
PILES = PILED + MAX_SEATS  # the piles, bottom first; those of one side lie together
SIZE = PILES + 3 * 36  # three sides need most: a side may come to hold all 18 neutral cards

ROW, RUNS, ROUNDS = 1, 2, 3  # reasons


@kernel((INT, VECTOR, INT, INT))
def owns(rules: Vector, side: int, colour: int) -> int:
    """Whether a colour counts for a side."""
    return rules[OWN + side] >> colour & 1


@kernel((INT, VECTOR, INT))
def copies_left(state: Vector, card: int) -> int:
    """How many copies of a card are still in the match."""
    return COPIES - (state[GONE] >> card & 1) - (state[GONE + 1] >> card & 1)


@kernel((INT, INT, INT, INT))
def action_of(card: int, x: int, y: int) -> int:
    """The action that places a card at x, y."""
    return card | (x + 16) << 6 | (y + 16) << 11
