"""Tables of Topominos, set up by hand."""

from __future__ import annotations

import json
from typing import Any

import tablee
from tablee.core import chance, seeds
from tablee.core.position import Position
from tablee.core.slots import HEADER, SEED
from tablee.games.topominos import components
from tablee.games.topominos.game import Topominos

GAME = Topominos()

PATTERNS = dict(enumerate(map(components.dots_text, GAME.prepare().parts), start=1))

DOTS = {tile: pattern.count("#") for tile, pattern in PATTERNS.items()}

QUIET: dict[str, Any] = {"mode": None, "compartment": None, "touched": [], "nines": 0}

# Piles of eight dots, each of two tiles of four: the corner, an edge or the middle is free.
CORNER_FREE = ["34=#../#../##.", "36=.##/.##/..."]

EDGE_FREE = ["35=#../##./#..", "40=.##/.../.##"]

MIDDLE_FREE = ["39=##./#.#/...", "43=..#/.../###"]

EIGHTS = [
    CORNER_FREE,
    EDGE_FREE,
    MIDDLE_FREE,
    ["37=#.#/##./...", "51=.#./..#/##."],
    ["38=#../##./.#.", "48=.##/.../#.#"],
    ["41=.#./.#./##.", "50=..#/#.#/..#"],
    ["42=.../###/.#.", "56=#.#/.../#.#"],
    ["44=#../#../.##", "54=.#./.##/#.."],
    ["46=.##/.#./#..", "49=#../..#/.##"],
]

ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9]  # corners, edges, middles


def document(
    piles: dict[int, list[str]] | None = None,
    racks: dict[int, list[int]] | None = None,
    *,
    bag: list[int] | None = None,
    out: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Position JSON; tiles that are not named are in the bag after those that are, or, where the
    bag is given and `out` is not, out."""
    start = GAME.new(options, bytes(32)).to_json()
    start["piles"] = [
        [{"tile": int(tile), "dots": dots} for tile, dots in (laid.split("=") for laid in pile)]
        for pile in ((piles or {}).get(number, []) for number in range(1, 10))
    ]
    start["racks"] = {seat: (racks or {}).get(int(seat), []) for seat in start["racks"]}
    named = [laid["tile"] for pile in start["piles"] for laid in pile]
    named += [tile for rack in start["racks"].values() for tile in rack] + (bag or []) + (out or [])
    rest = [tile for tile in PATTERNS if tile not in named]
    out_given = out is not None or bag is None
    start["bag"] = (bag or []) + (rest if out_given else [])
    start["out"] = (out or []) + ([] if out_given else rest)
    return {**start, "turn": 1, "starter": 1, "opening": [], **fields}


def set_up(*args: Any, **fields: Any) -> Position:
    return GAME.from_json(document(*args, **fields))


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def placements(position: Position) -> list[str]:
    return [move for move in position.legal() if "@" in move]


def compartments(position: Position) -> set[int]:
    """Where a tile may be placed."""
    return {int(move.split("@")[1][0]) for move in placements(position)}


def set_of(change: dict[int, Any]) -> dict[str, Any]:
    """The standard tiles with some entries replaced, by index."""
    tiles: list[Any] = [{"id": tile, "pattern": pattern} for tile, pattern in PATTERNS.items()]
    for index, entry in change.items():
        tiles[index] = entry
    return {"name": "mine", "tiles": tiles}


def shuffled(seed: bytes, purpose: int, number: int) -> list[int]:
    """Tiles 1-56 in the order that docs/shuffles.md gives them."""
    state = [0] * HEADER + list(range(1, 57))
    for index, word in enumerate(seeds.to_words(seed)):
        state[SEED + index] = word
    chance.shuffle(state, HEADER, 56, purpose, number, 0)
    return state[HEADER:]


def nearly_stuck(**fields: Any) -> Position:
    """Tile 49 makes the ninth pile of eight dots; every tile of one dot is out."""
    piles = dict(enumerate(EIGHTS, start=1))
    piles[9] = piles[9][:1]
    racks = {1: [10, 18, 19, 20, 49], 2: [45, 47, 52, 53, 55]}
    fields.setdefault("turn", 1)
    if fields["turn"] == 2:
        racks = {1: racks[2], 2: racks[1]}
    return set_up(piles, racks, out=ONES, **fields)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def drawn(view: dict[str, Any], language: str, width: int = 80) -> str:
    from rich.console import Console

    from tablee.games.topominos.terminal import draw

    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(draw(json.loads(json.dumps(view)), say_in(language)))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def say_in(language: str) -> Any:
    return lambda message_id, **words: tablee.texts.say(message_id, language, **words)
