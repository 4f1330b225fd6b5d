"""Connect Four in the terminal: an upright grid of red and yellow discs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

_DISCS = {
    "1": ("●", Style(color="red")),
    "2": ("○", Style(color="yellow")),
    "": ("·", Style(dim=True)),
}
_HEIGHT = 6


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The grid from the top, the columns' letters below it, and whose turn it is."""
    columns: list[str] = view["columns"]
    rows = [
        Text(" ").join(Text(*_DISCS[column[row : row + 1]]) for column in columns)
        for row in reversed(range(_HEIGHT))
    ]
    letters = Text(" ".join("abcdefgh"[: len(columns)]), Style(bold=True))
    seats = [Text(say(f"connect_four-board-seat-{seat}")) for seat in "12"]
    return Group(*rows, letters, *seats)
