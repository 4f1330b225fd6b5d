"""Where words go: the console, with colour where colour is wanted."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.style import Style

TITLE = Style(bold=True)
QUIET = Style(dim=True)
WARNING = Style(color="red", bold=True)
GOOD = Style(color="green", bold=True)


def make_console(*, no_color: bool = False) -> Console:
    """The console for standard output; without colour there are no escape codes at all."""
    plain = no_color or bool(os.environ.get("NO_COLOR"))
    return Console(
        color_system=None if plain else "auto", markup=False, highlight=False, emoji=False
    )


def at_terminal() -> bool:
    """Whether a person sits there: both ends are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def clear(console: Console, *, deep: bool = False) -> None:
    """Empty the screen; `deep` also empties what could be scrolled back to."""
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
        return
    console.file.write("\x1b[H\x1b[2J\x1b[3J" if deep else "\x1b[H\x1b[2J")
    console.file.flush()
