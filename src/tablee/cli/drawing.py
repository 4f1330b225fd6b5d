"""A board in the terminal, as its game's package draws it: `draw(view, say)`.

`view` is what `Position.view` gives, or a whole position; where it holds `last`, the last move's
text, a drawing may mark it. `say(message_id, **words)` gives the words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from tablee.core.registry import find_package, load_part


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The drawing of a view. Raises UnknownGame, BrokenGame."""
    game: str = view["game"]
    board: RenderableType = load_part(game, find_package(game).terminal)(view, say)
    return board
