"""LOT in the terminal: a wooden board, `○` light, `●` dark, a rim around a stack."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

_FILES = "abcdefg"
_WOOD = Style(color="#6b4a26", bgcolor="#c9a26b")
_LIGHT = Style(color="#fffaf0", bgcolor="#c9a26b", bold=True)
_DARK = Style(color="#2b1a0e", bgcolor="#c9a26b", bold=True)
_MARK = Style(bgcolor="#a8793c")
_QUIET = Style(dim=True)

_PIECES = {  # letter of the position JSON -> drawing, colour
    ".": ("   ", _WOOD),
    "l": (" ○ ", _LIGHT),
    "d": (" ● ", _DARK),
    "L": ("(○)", _LIGHT),
    "D": ("(●)", _DARK),
}


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The board with its coordinates, and beside it the two colours and what they have left."""
    board = _board(view["rows"], _touched(view.get("last", "")))
    return Columns([board, _side(view, say)], padding=(0, 3))


def _board(rows: list[str], touched: set[str]) -> Text:
    names = Text("     " + "     ".join(_FILES), _QUIET)
    lines = [names, _edge("┌┬┐")]
    for index, row in enumerate(rows):
        if index:
            lines.append(_edge("├┼┤"))
        lines.append(_rank(7 - index, row, touched))
    return Text("\n").join([*lines, _edge("└┴┘"), names])


def _rank(rank: int, row: str, touched: set[str]) -> Text:
    line = Text.assemble((f"{rank} ", _QUIET), ("│", _WOOD))
    for file, letter in zip(_FILES, row, strict=True):
        piece, style = _PIECES[letter]
        if letter != "." and f"{file}{rank}" in touched:
            line.append(f"›{piece}‹", style + _MARK)
        else:
            line.append(f" {piece} ", style)
        line.append("│", _WOOD)
    return line.append(f" {rank}", _QUIET)


def _edge(corners: str) -> Text:
    left, middle, right = tuple(corners)
    return Text.assemble("  ", (left + middle.join(["─────"] * 7) + right, _WOOD))


def _touched(move: str) -> set[str]:
    """The cells a move names."""
    return set(re.findall(r"[a-g][1-7]", move))


def _side(view: dict[str, Any], say: Callable[..., str]) -> Text:
    legend = {
        "○ ●": say("lot-board-piece"),
        "(○)(●)": say("lot-board-stack"),
        "› ‹": say("lot-board-last"),
    }
    return Text("\n").join(
        [
            Text("\n"),
            _colour(view, "light", say("lot-board-light"), say),
            _colour(view, "dark", say("lot-board-dark"), say),
            *(Text(f"{mark:<7}{meaning}", _QUIET) for mark, meaning in legend.items()),
        ]
    )


def _colour(view: dict[str, Any], colour: str, name: str, say: Callable[..., str]) -> Text:
    """One colour: its seat, its reserve and its stacks; an arrow shows whose turn it is."""
    seat = view["colours"][colour]
    to_move = view["turn"] == seat
    disc = "○" if colour == "light" else "●"
    reserve = say("lot-board-reserve", count=view["reserve"][colour])
    stacks = say("lot-board-stacks", count="".join(view["rows"]).count(colour[0].upper()))
    return Text.assemble(
        ("▶ " if to_move else "  ", Style(color="red", bold=True)),
        (f"{disc} {name} · " + say("cli-seat", seat=seat), Style(bold=to_move)),
        (f"\n    {reserve}\n    {stacks}\n", _QUIET),
    )
