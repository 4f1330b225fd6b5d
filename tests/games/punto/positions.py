"""Positions of Punto to test with, built through position JSON."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

import tablee

PUNTO = tablee.find_game("punto")
CARDS = [f"{colour}{value}" for colour in "rbgy" for value in range(1, 10) for _ in range(2)]
Cell = tuple[int, int]


def set_up(
    options: dict[str, Any],
    cards: dict[str, str],
    *,
    hands: dict[int, str] | None = None,
    tops: dict[int, str] | None = None,
    removed: dict[int, str] | None = None,
    discarded: str = "",
    starter: int = 1,
    **changes: Any,
) -> tablee.Position:
    """A position with these cards on the table (`{"0,0": "b2 r7"}`, bottom to top), in hands, on
    top of piles and out of the match; every seat holds its share of the rest, in order."""
    document = PUNTO.new(options, bytes(32)).to_json()
    del document["seed"]
    seats, sides = len(document["hands"]), len(document["won"])
    stacks = {cell: stack.split() for cell, stack in cards.items()}
    placed = sum(map(len, stacks.values()))
    gone = {str(side): (removed or {}).get(side, "").split() for side in range(1, sides + 1)}
    turn = (starter - 1 + placed) % seats + 1
    named = {
        seat: [(hands or {}).get(seat, "").split(), (tops or {}).get(seat, "").split()]
        for seat in range(1, seats + 1)
    }
    rest = Counter(CARDS)
    rest.subtract(chain(*stacks.values(), *gone.values(), discarded.split()))
    rest.subtract(chain(*chain(*named.values())))
    neutral = [card for card in rest.elements() if card[0] == document["neutral"]]
    for side in range(1, sides + 1):
        pool = [card for card in rest.elements() if card[0] in document["colours"][str(side)]]
        pool += neutral[side - 1 :: sides]
        members = sorted(range(side, seats + 1, sides), key=lambda s: (s - starter) % seats)
        before = {s: (placed - (s - starter) % seats + seats - 1) // seats for s in members}
        left = len(pool) + sum(before[s] + sum(map(len, named[s])) for s in members)
        for number, seat in enumerate(members):
            share = -(-left // (len(members) - number))
            left -= share
            hand, pile = named[seat]
            size = share - before[seat] - len(hand) - len(pile)
            pile, pool = pile + pool[:size], pool[size:]
            due = 2 if document["options"]["expert"] else int(seat == turn)
            while len(hand) < due and pile:
                hand.append(pile.pop(0))
            document["hands"][str(seat)], document["piles"][str(seat)] = hand, pile
    return PUNTO.from_json(
        {
            **document,
            "turn": turn,
            "ply": placed + 40,
            "round": 1 + max(sum(map(len, gone.values())), len(discarded.split())),
            "cards": stacks,
            "won": {side: len(out) for side, out in gone.items()},
            "removed": gone,
            "discarded": discarded.split(),
            "starter": starter,
            **changes,
        }
    )


def one_short(
    options: dict[str, Any],
    *,
    step: Cell = (1, 0),
    aside: Cell = (0, 1),
    neutral: int = 0,
    starter: int = 1,
    hand: str = "r9",
    **rest: Any,
) -> tablee.Position:
    """Red, to move with r9, is one card short of a row from 0,0 in this direction; the other sides'
    cards lie in lines aside of it, as many of them neutral as asked for."""
    document = PUNTO.new(options, bytes(32)).to_json()
    sides = len(document["won"])
    placed = (4 if sides == 2 else 3) * sides
    cards, left = {}, neutral
    for number in range(placed):
        turn, side = divmod(number, sides)
        colours = document["colours"][str(side + 1)]
        colour = colours[turn % len(colours)] if side else "r"
        card = f"{colour}{turn + 1}"
        if side and left:
            card, left = f"y{left}", left - 1
        x, y = turn * step[0] + side * aside[0], turn * step[1] + side * aside[1]
        cards[f"{x},{y}"] = card
    mover = (starter - 1 + placed) % document["options"]["seats"] + 1
    return set_up(options, cards, hands={mover: hand}, starter=starter, **rest)


def square(drawing: str, values: dict[str, int], but: str = "") -> dict[str, str]:
    """A 6x6 square of cards in these colours, top row first, 0,0 at the bottom left, without the
    cell `but`; the values that are not given are low ones from 2 on."""
    colours = {
        f"{x},{5 - y}": colour
        for y, row in enumerate(drawing.split("/"))
        for x, colour in enumerate(row)
    }
    left = Counter(card for card in CARDS if card[1] != "1")
    left.subtract(colours[cell] + str(value) for cell, value in values.items())
    found = {cell: f"{colours[cell]}{value}" for cell, value in values.items()}
    for cell, colour in colours.items():
        if cell not in found and cell != but:
            found[cell] = next(card for card in left.elements() if card[0] == colour)
            left[found[cell]] -= 1
    return found


def cells_of(position: tablee.Position, card: str = "") -> set[str]:
    """Where the seat to move may place this card, or any."""
    moves = [move.split("@") for move in position.legal()]
    return {cell for named, cell in moves if card in ("", named)}


def hand_of(position: tablee.Position) -> str:
    """The turned-up card of the seat to move."""
    card: str = position.to_json()["hands"][str(position.turn)][0]
    return card


def held(document: dict[str, Any], *seats: int) -> list[str]:
    """All cards that these seats hold, hands first."""
    parts = [(document["hands"][str(s)], document["piles"][str(s)]) for s in seats]
    return list(chain(*chain(*parts)))


def members(document: dict[str, Any], side: int) -> range:
    """The seats of a side."""
    return range(side, len(document["hands"]) + 1, len(document["won"]))


def on_table(document: dict[str, Any]) -> list[str]:
    """All cards that lie on the table, covered ones too."""
    return list(chain(*document["cards"].values()))


def refused(position: tablee.Position, move: str) -> tuple[str, str | None]:
    """The code and clause with which a move is refused."""
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    return caught.value.code, caught.value.clause


def result_of(position: tablee.Position) -> dict[str, Any]:
    """The result of a match that is over."""
    assert position.result is not None
    return position.result.to_json()


FOUR = {"seats": 4}

TABLES = [
    ({"seats": 2}, ["rb", "gy"], 36),
    ({"seats": 3}, ["r", "b", "g"], 24),
    ({"seats": 4}, ["r", "b", "g", "y"], 18),
    ({"seats": 4, "teams": True}, ["rb", "gy"], 18),
    ({"seats": 6}, ["r", "b", "g"], 12),
    ({"seats": 8}, ["r", "b", "g", "y"], 9),
]

ONE_RUN_EACH = "yybbrg/ybryrr/rgbbgy/rybyry/rgbbgr/gygbgg"  # red and blue have one run of three

RED_AND_BLUE = "gygbyy/ybybgb/ggyrbg/rrbbgy/bgbgyr/ryrrrr"  # red and blue have one run of four

NO_RUN = "gbybgr/rggbyr/bbrgyg/bryyrr/gygyby/brgrby"


def end_by_runs(
    drawing: str, last: str, values: dict[str, int] | None = None, **rest: Any
) -> tuple[tablee.Position, tablee.Position]:
    """Yellow fills the last place of a full square; then red turns up a one, which fits nowhere.
    The positions before and after."""
    options = {**FOUR, **rest.pop("options", {})}
    cards = square(drawing, values or {}, but=last)
    before = set_up(options, cards, hands={4: "y9"}, tops={1: "r1"}, **rest)
    return before, before.play(f"y9@{last}")


def run_values(red: str, blue: str) -> dict[str, int]:
    """The values of the two runs of ONE_RUN_EACH."""
    cells = ("0,1", "0,2", "0,3", "2,1", "2,2", "2,3")
    return dict(zip(cells, map(int, red + blue), strict=True))
