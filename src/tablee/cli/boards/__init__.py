"""The terminal drawings of the games, one module a game: `draw(view, say)`.

`view` is what `Position.view` gives, or a whole position; where it holds `last`, the last move's
text, a drawing may mark it. `say(message_id, **words)` gives the words.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The drawing of a view, by its game's module."""
    board: RenderableType = import_module(f"{__name__}.{view['game']}").draw(view, say)
    return board
