"""Loto Points Rouges in the terminal: blue rings on ivory, red tokens, and the tiles one holds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tablee.core import components

Say = Callable[..., str]

_FILES = "abcde"
_IVORY = "#faf6ee"
_BLANK = Style(color="#d8cdbb", bgcolor=_IVORY)
_BLUE = Style(color="#2d6da3", bgcolor=_IVORY, bold=True)
_RED = Style(color="#c0392b", bgcolor=_IVORY, bold=True)
_FRESH = Style(color="#c0392b", bgcolor="#e8dcc4", bold=True)  # the last move's
_TILE = Style(color="#a8793c")
_DOT = Style(color="#c0392b", bold=True)
_BOLD, _QUIET = Style(bold=True), Style(dim=True)


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    """The seats, the open figures with their coordinates, the rack in sight, what is left."""
    data = components.find("loto", "components", view["options"]["components"]).data
    rows = {figure["letter"]: figure["rows"].split("/") for figure in data["figures"]}
    patterns = {tile["id"]: tile["pattern"].split("/") for tile in data["tiles"]}
    drawn = [_figure(view, open_one, rows, say) for open_one in view["figures"]]
    figures = Columns(drawn, padding=(0, 4))
    parts: list[RenderableType] = [_seats(view, say), Text(), figures, Text()]
    seat = _shown_seat(view)
    if seat is not None:
        parts.append(_rack(view["racks"][seat], view["jokers"][seat], patterns))
    return Group(*parts, _left(view, say))


# -- the seats -------------------------------------------------------------------------------------


def _seats(view: dict[str, Any], say: Say) -> Table:
    """One line per seat: an arrow at its turn, its tokens and figures, its jokers and tiles."""
    grid = Table.grid(padding=(0, 2))
    for seat, rack in view["racks"].items():
        to_move = str(view["turn"]) == seat
        tiles = rack if isinstance(rack, int) else len(rack)
        cells = [
            Text.assemble(("▶ " if to_move else "  ", _DOT), say("loto-board-seat", seat=seat)),
            Text(say("loto-board-jokers", count=view["jokers"][seat])),
            Text(say("loto-board-tiles", count=tiles)),
        ]
        if "exchanges" in view:
            cells.append(Text(say("loto-board-exchanges", count=view["exchanges"])))
        else:
            won = say("loto-board-tokens", count=view["tokens"][seat])
            done = " ".join(view["done"][seat])
            cells.append(Text.assemble(("● ", _DOT), won, (f"  {done}", _QUIET)))
        grid.add_row(*cells, style=_BOLD if to_move else None)
    return grid


# -- the figures -----------------------------------------------------------------------------------


def _figure(
    view: dict[str, Any], figure: dict[str, Any], rows: dict[str, list[str]], say: Say
) -> Text:
    """A figure under its letter; an arrow if this turn has begun it."""
    letter, last = figure["letter"], view.get("last", "")
    size = "".join(rows[letter]).count("#")
    arrow = "▶ " if view["turn_state"]["figure"] == letter else "  "
    name = f"{letter} · " + say("loto-board-points", count=size)
    covered = set(figure["covered"])
    fresh = set(re.findall("[a-e][1-5]", last)) if f"@{letter}:" in last else set()
    lines = [Text.assemble((arrow, _DOT), (name, _BOLD))]
    for rank, row in zip("54321", rows[letter], strict=True):
        points = [
            _point(mark, file + rank, covered, fresh)
            for file, mark in zip(_FILES, row, strict=True)
        ]
        lines.append(Text.assemble((f"{rank} ", _QUIET), *points))
    return Text("\n").join([*lines, Text("   " + "  ".join(_FILES), _QUIET)])


def _point(mark: str, name: str, covered: set[str], fresh: set[str]) -> Text:
    """`○` to cover, `●` covered, the last move's in brackets."""
    if mark != "#":
        return Text(" · ", _BLANK)
    if name not in covered:
        return Text(" ○ ", _BLUE)
    return Text("(●)", _FRESH) if name in fresh else Text(" ● ", _RED)


# -- what one holds, and what is left --------------------------------------------------------------


def _shown_seat(view: dict[str, Any]) -> str | None:
    """Whose rack to draw: the only one in sight, or of a whole position the one to move."""
    seen = [seat for seat, rack in view["racks"].items() if not isinstance(rack, int)]
    if len(seen) > 1:
        seen = [seat for seat in seen if seat == str(view["turn"])]
    return seen[0] if seen else None


def _rack(rack: list[str], jokers: int, patterns: dict[str, list[str]]) -> Columns:
    """The tiles as pictures, and one for the jokers with their number."""
    tiles = [_tile(name, patterns[name]) for name in rack]
    if jokers:
        tiles.append(_tile(f"J×{jokers}", ["...", ".#.", "..."]))
    return Columns(tiles, padding=(0, 1))


def _tile(name: str, pattern: list[str]) -> Text:
    tile = Text.assemble(("╭─", _TILE), (name, _BOLD), (f"{'─' * (4 - len(name))}╮\n", _TILE))
    for row in pattern:
        dots = [("●", _DOT) if mark == "#" else ("·", _QUIET) for mark in row]
        tile.append_text(
            Text.assemble(("│", _TILE), dots[0], " ", dots[1], " ", dots[2], ("│\n", _TILE))
        )
    return tile.append("╰─────╯", _TILE)


def _left(view: dict[str, Any], say: Say) -> Text:
    """What is still to be drawn, and what the signs mean."""
    bag, waiting = (
        left if isinstance(left, int) else len(left) for left in (view["bag"], view["waiting"])
    )
    words = [say("loto-board-bag", count=bag)]
    if "exchanges" not in view:
        words.append(say("loto-board-waiting", count=waiting))
    words.append("○ " + say("loto-board-free"))
    words.append("● " + say("loto-board-covered"))
    words.append("(●) " + say("loto-board-last"))
    return Text(" · ".join(words), _QUIET)
