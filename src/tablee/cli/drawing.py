"""A board in the terminal, as its game's package draws it: `draw(view, say)`.

`view` is what `Position.view` gives, or a whole position; where it holds `last`, the last move's
text, a drawing may mark it. `say(message_id, **words)` gives the words. A drawing fits 60 columns:
what stands beside the board goes below it there (`rich.columns.Columns` does that).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.text import Text

from tablee.core.registry import find_package, load_part

_COLUMNS, _NARROW = 60, 40  # every board fits the first; below the second none can be read
_LOUD = Style(bold=True)


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The drawing of a view. Raises UnknownGame, BrokenGame."""
    game: str = view["game"]
    board: RenderableType = load_part(game, find_package(game).terminal)(view, say)
    return _Board(board, say("cli-narrow", columns=_COLUMNS))


class _Board:
    """A drawing, and a word before it where the terminal is too narrow for any."""

    def __init__(self, drawn: RenderableType, warning: str) -> None:
        self._drawn, self._warning = drawn, warning

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < _NARROW:
            yield Text(self._warning, _LOUD)
        yield self._drawn
