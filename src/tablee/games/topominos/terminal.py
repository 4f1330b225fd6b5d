"""The terminal drawing of Topominos."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core import components
from tablee.games.topominos.components import Tiles, dots_text, parse

Say = Callable[..., str]

_DOT, _FREE = "●", "·"
_DRAWS_SHOWN = 3
_COLUMNS = ("topominos-board-points", "topominos-board-total", "topominos-board-rack")
_INK = (
    "bold blue",
    "bold green",
    "bold magenta",
    "bold yellow",
    "bold cyan",
    "bold red",
)  # by layer


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    """The board on the left; seats, this turn and the rack one may see on the right."""
    picture = Columns([_board(view), Group(*_side(view, say))], padding=(0, 3))
    return Group(*_opening(view, say), picture)


def _opening(view: dict[str, Any], say: Say) -> list[Text]:
    """Before the first move: the dots that each seat drew for the start, a line for each of the
    last draws."""
    if view["ply"] or not view["opening"]:
        return []
    tiles = _tiles(view)
    lines = [
        "   ".join(f"{seat} {_DOT * tiles[tile - 1].bit_count()}" for seat, tile in drawn.items())
        for drawn in view["opening"][-_DRAWS_SHOWN:]
    ]
    return [Text(say("topominos-draw", drawn=line)) for line in lines] + [Text()]


def _tiles(view: dict[str, Any]) -> Tiles:
    return parse(components.find("topominos", "tiles", view["options"]["tiles"]))


# -- the board -----------------------------------------------------------------------------------


def _board(view: dict[str, Any]) -> Text:
    board = Text("╭─────────┬─────────┬─────────╮\n")
    for row in range(3):
        if row:
            board.append("├─────────┼─────────┼─────────┤\n")
        cells = [_compartment(view, number) for number in range(3 * row + 1, 3 * row + 4)]
        for lines in zip(*cells, strict=True):
            board.append("│").append_text(Text("│").join(lines)).append("│\n")
    return board.append("╰─────────┴─────────┴─────────╯")


def _compartment(view: dict[str, Any], number: int) -> list[Text]:
    """Its number, a star if the turn has added to it, how many dots it has; then its places."""
    pile, touched = view["piles"][number - 1], number in view["turn_state"]["touched"]
    layers = _layers(pile)
    name = f"{number}{'*' if touched else ' '}"
    head = Text(f" {name}", style="bold reverse" if touched else "bold")
    head.append(f"{len(layers)}/9 ".rjust(6) if pile else " " * 6, style="not bold not reverse dim")
    return [head, *(_line(layers, row) for row in range(3))]


def _layers(pile: list[dict[str, Any]]) -> dict[int, int]:
    """Which tile of a pile, counted from the bottom, has the dot in each place."""
    return {
        place: layer
        for layer, laid in enumerate(pile)
        for place, mark in enumerate(laid["dots"].replace("/", ""))
        if mark == "#"
    }


def _line(layers: dict[int, int], row: int) -> Text:
    line = Text("  ")
    for place in range(3 * row, 3 * row + 3):
        dotted = place in layers
        ink = _INK[layers[place] % len(_INK)] if dotted else "dim"
        line.append(_DOT if dotted else _FREE, style=ink).append(" ")
    return line.append(" ")


# -- beside it -----------------------------------------------------------------------------------


def _side(view: dict[str, Any], say: Say) -> list[RenderableType]:
    facts = Text("   ").join(
        [
            Text(say("topominos-board-round", round=view["round"]), style="bold"),
            Text(say("topominos-board-bag", count=_count(view["bag"]))),
            Text(say("topominos-board-out", count=_count(view["out"]))),
        ]
    )
    parts: list[RenderableType] = [facts, Text(), _seats(view, say), Text()]
    if view["turn"] is not None:
        parts += [_turn(view, say), Text()]
        parts += [_rack(view, rack) for rack in view["racks"].values() if isinstance(rack, list)]
    return parts


def _seats(view: dict[str, Any], say: Say) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_row("", "", *[Text(say(name), style="dim") for name in _COLUMNS])
    winners = [] if view["result"] is None else view["result"]["winners"]
    for seat, rack in view["racks"].items():
        mark = "▶" if seat == str(view["turn"]) else "★" if int(seat) in winners else " "
        grid.add_row(
            mark,
            Text(say("topominos-board-seat", seat=seat), style="" if mark == " " else "bold"),
            Text(str(view["scores"][seat]), justify="right"),
            Text(str(view["totals"][seat]), justify="right"),
            " ".join(map(str, rack)) if isinstance(rack, list) else "▢ " * rack,
        )
    return grid


def _turn(view: dict[str, Any], say: Say) -> Text:
    """What this turn is worth so far, and where a tile may go."""
    turn = view["turn_state"]
    points = 9 * turn["nines"] + sum(len(_layers(view["piles"][n - 1])) for n in turn["touched"])
    place = {
        None: say("topominos-board-free"),
        "A": say("topominos-board-one", compartment=turn["compartment"]),
        "B": say("topominos-board-piles"),
    }
    line = Text(say("topominos-board-turn", points=points), style="bold")
    return line.append(f"   → {place[turn['mode']]}", style="not bold italic")


def _rack(view: dict[str, Any], rack: list[int]) -> Table:
    """The tiles of a rack as small pictures under their numbers."""
    tiles = _tiles(view)
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*[Text(str(tile), style="bold reverse", justify="center") for tile in rack])
    for row in range(3):
        marks = [dots_text(tiles[tile - 1]).split("/")[row] for tile in rack]
        grid.add_row(*[_picture(line) for line in marks])
    return grid


def _picture(marks: str) -> Text:
    return Text(" ").join(
        Text(_DOT, style="bold blue") if mark == "#" else Text(_FREE, style="dim") for mark in marks
    )


def _count(hidden: Any) -> int:
    return len(hidden) if isinstance(hidden, list) else int(hidden)
