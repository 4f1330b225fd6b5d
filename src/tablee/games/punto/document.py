"""The position JSON of Punto: writing it, and reading it with every check that it adds up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tablee.core.game import Setup
from tablee.core.jsonio import PositionJson, bad, check
from tablee.core.slots import ROUND, SCORE, STARTER
from tablee.games.punto.rules import layout as at
from tablee.games.punto.rules.tableau import free_cells
from tablee.games.punto.seating import Seating

CARD = "[rbgy][1-9]"
NUMBER = "0|-?[1-9]"
_CELL = re.compile(f"({NUMBER}),({NUMBER})")

Cell = tuple[int, int]


class PuntoJson(PositionJson):
    """The position JSON of Punto."""

    round: int
    cards: dict[str, list[str]]
    hands: dict[str, list[str]]
    piles: dict[str, list[str]]
    colours: dict[str, list[str]]
    neutral: str | None
    won: dict[str, int]
    removed: dict[str, list[str]]
    discarded: list[str]
    starter: int


def card_text(card: int) -> str:
    """The spelling of a card: r7."""
    return at.LETTERS[card >> 4] + str(card & 15)


def card_of(text: str) -> int:
    """The card that is spelled so."""
    return 16 * at.LETTERS.index(text[0]) + int(text[1])


# Writing.


def stacks(state: list[int]) -> dict[Cell, list[int]]:
    """The cards on each cell, bottom to top; cells from the lowest row up, left to right."""
    left, bottom = state[at.LEFT], state[at.BOTTOM]
    found = {}
    for y in range(bottom, bottom + at.SQUARE):
        for x in range(left, left + at.SQUARE):
            stack = state[at.STACKS + stack_of(x, y)]
            if stack:
                found[x, y] = sorted(_members(stack), key=lambda card: card & 15)
    return found


def stack_of(x: int, y: int) -> int:
    """Which of the 36 stacks lies at x, y."""
    return at.SQUARE * (y % at.SQUARE) + x % at.SQUARE


def hand_of(state: list[int], seat: int) -> list[int]:
    """The cards in a seat's hand."""
    start = at.HANDS + 2 * (seat - 1)
    return [card for card in state[start : start + 2] if card]


def _pile_of(seating: Seating, state: list[int], seat: int) -> list[int]:
    """The cards of a seat's pile, top first."""
    start = seating.pile_start(seat)
    return state[start : start + state[at.PILED + seat - 1]][::-1]


def gone_cards(state: list[int], colours: Iterable[str]) -> list[int]:
    """The cards of these colours that have left the match."""
    gone = sorted([*_members(state[at.GONE]), *_members(state[at.GONE + 1])])
    return [card for card in gone if at.LETTERS[card >> 4] in colours]


def encode(setup: Setup, state: list[int]) -> dict[str, Any]:
    """The game's own fields; everything without an order of its own is sorted."""
    seating: Seating = setup.parts
    seats, sides = range(1, seating.seats + 1), range(seating.sides)
    return {
        "round": state[ROUND],
        "cards": {f"{x},{y}": _texts(cards) for (x, y), cards in stacks(state).items()},
        "hands": {str(seat): _texts(hand_of(state, seat)) for seat in seats},
        "piles": {str(seat): _texts(_pile_of(seating, state, seat)) for seat in seats},
        "colours": {str(1 + side): list(seating.colours(side)) for side in sides},
        "neutral": seating.neutral,
        "won": {str(1 + side): state[SCORE + side] for side in sides},
        "removed": {
            str(1 + side): _texts(gone_cards(state, seating.colours(side))) for side in sides
        },
        "discarded": _texts(gone_cards(state, seating.neutral or "")),
        "starter": state[STARTER],
    }


def _members(word: int) -> Iterator[int]:
    """The cards in a set, in order of colour, then value."""
    return (card for card in range(word.bit_length()) if word >> card & 1)


def _texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


# Reading: what can be said of each field, and that all 72 cards are there.


def decode(setup: Setup, document: PuntoJson) -> list[int]:
    """The state, its header left to `Game` but for round, starter and rounds won."""
    seating: Seating = setup.parts
    _check_frame(seating, document)
    for side, won in document.won.items():
        check(0 <= won <= setup.options["rounds_to_win"], f"won.{side}", "problem-value")
    _check_cards(seating, document)
    state = [0] * at.SIZE
    state[ROUND], state[STARTER] = document.round, document.starter
    for seat in range(1, seating.seats + 1):
        state[SCORE + seat - 1] = document.won[str(1 + seating.side_of(seat))]
    if document.result is not None:
        scores = {str(seat): state[SCORE + seat - 1] for seat in range(1, seating.seats + 1)}
        check(document.result.scores == scores, "result.scores", "problem-sum")
    _lay_table(state, _read_cells(document.cards))
    _fill_hands_and_piles(setup, state, document)
    for cards in (*document.removed.values(), document.discarded):
        for card in map(card_of, cards):
            state[at.GONE + (state[at.GONE] >> card & 1)] |= 1 << card
    return state


def _check_frame(seating: Seating, document: PuntoJson) -> None:
    """The keys, what follows from the options alone, and the round with its starter."""
    seats = [str(seat) for seat in range(1, seating.seats + 1)]
    sides = seats[: seating.sides]
    for field in ("hands", "piles"):
        check(list(getattr(document, field)) == seats, field, "problem-keys")
    for field in ("colours", "won", "removed"):
        check(list(getattr(document, field)) == sides, field, "problem-keys")
    for side, letters in enumerate(document.colours.values()):
        due = seating.colours(side)
        proper = letters == list(due)
        check(proper, f"colours.{1 + side}", "problem-expected", expected=", ".join(due))
    proper = document.neutral == seating.neutral
    check(proper, "neutral", "problem-expected", expected=seating.neutral or "null")
    proper = 1 <= document.round <= at.LAST_ROUND
    check(proper, "round", "problem-expected", expected=f"1-{at.LAST_ROUND}")
    check(str(document.starter) in seats, "starter", "problem-value")


def _card_fields(seating: Seating, document: PuntoJson) -> Iterator[tuple[str, list[str], str]]:
    """Every field of cards: its path, its cards, the colours it may hold."""
    neutral = seating.neutral or ""
    for cell, cards in document.cards.items():
        yield f"cards.{cell}", cards, at.LETTERS
    for name, held in (("hands", document.hands), ("piles", document.piles)):
        for seat, cards in held.items():
            yield f"{name}.{seat}", cards, seating.colours(seating.side_of(int(seat))) + neutral
    for side, cards in document.removed.items():
        yield f"removed.{side}", cards, seating.colours(int(side) - 1)
    yield "discarded", document.discarded, neutral


def _check_cards(seating: Seating, document: PuntoJson) -> None:
    """Each card is one, is where its colour may be, and all of them are there, twice."""
    found: Counter[str] = Counter()
    for field, cards, colours in _card_fields(seating, document):
        for card in cards:
            proper = re.fullmatch(CARD, card) is not None and card[0] in colours
            check(proper, field, "problem-expected", expected=f"{'|'.join(colours)} 1-9")
            found[card] += 1
            check(found[card] <= at.COPIES, field, "problem-duplicate")
    check(found.total() == at.COPIES * at.VALUES * at.COLOURS, "piles", "problem-sum")


def _read_cells(cards: dict[str, list[str]]) -> dict[Cell, list[int]]:
    """The stacks by cell: each rises, all hang together with the first card and fit in a square."""
    found: dict[Cell, list[int]] = {}
    for text, stack in cards.items():
        match = _CELL.fullmatch(text)
        if match is None:
            bad(f"cards.{text}", "problem-expected", expected="x,y")
        values = [int(card[1]) for card in stack]
        proper = bool(values) and sorted(set(values)) == values
        check(proper, f"cards.{text}", "problem-value")
        found[int(match[1]), int(match[2])] = [card_of(card) for card in stack]
    check(not found or (0, 0) in found, "cards", "problem-expected", expected="0,0")
    for axis in (0, 1):
        places = [cell[axis] for cell in found] or [0]
        check(max(places) - min(places) < at.SQUARE, "cards", "problem-expected", expected="6 × 6")
    for x, y in sorted(set(found) - _connected(found)):
        bad(f"cards.{x},{y}", "problem-value")
    return found


def _connected(cells: Iterable[Cell]) -> set[Cell]:
    """The cells that are reached from the first card by sides and corners."""
    left = set(cells) - {(0, 0)}
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        x, y = edge.pop()
        near = {(cx, cy) for cx, cy in left if max(abs(cx - x), abs(cy - y)) == 1}
        left -= near
        reached |= near
        edge += near
    return reached


def _lay_table(state: list[int], cells: dict[Cell, list[int]]) -> None:
    if cells:
        _set_boards(state, cells)
    state[at.FREE] = free_cells(state)


def _set_boards(state: list[int], cells: dict[Cell, list[int]]) -> None:
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    left, bottom = min(columns), min(rows)
    state[at.LEFT], state[at.WIDTH] = left, max(columns) - left + 1
    state[at.BOTTOM], state[at.HEIGHT] = bottom, max(rows) - bottom + 1
    for (x, y), cards in cells.items():
        bit = 1 << 8 * (y - bottom + 1) + x - left + 1
        state[at.COLOUR + (cards[-1] >> 4)] |= bit
        for value in range(1 + (cards[-1] & 15), at.VALUES + 2):
            state[at.LOWER + value] |= bit
        state[at.STACKS + stack_of(x, y)] = sum(1 << card for card in cards)


def _fill_hands_and_piles(setup: Setup, state: list[int], document: PuntoJson) -> None:
    seating: Seating = setup.parts
    limit = 2 if setup.options["expert"] else 1
    for seat in range(1, setup.seats + 1):
        hand = sorted(map(card_of, document.hands[str(seat)]))
        check(len(hand) <= limit, f"hands.{seat}", "problem-count", expected=limit)
        state[at.HANDS + 2 * (seat - 1) : at.HANDS + 2 * (seat - 1) + len(hand)] = hand
        pile = [card_of(card) for card in reversed(document.piles[str(seat)])]
        start = seating.pile_start(seat)
        check(len(pile) <= seating.pile_room, f"piles.{seat}", "problem-sum")
        state[start : start + len(pile)] = pile
        state[at.PILED + seat - 1] = len(pile)
