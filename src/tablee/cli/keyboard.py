"""Lines that people type, or that a pipe brings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

Complete = Callable[[], Sequence[str]]


class Keyboard:
    """Reads a line at a time; at a terminal it prompts, edits, remembers and completes."""

    def __init__(self, interactive: bool) -> None:
        self.interactive = interactive
        self._readline = _load_readline() if interactive else None

    def ask(self, prompt: str) -> str:
        """One line, without blanks around it. Raises EOFError when there are no more."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def complete_with(self, words: Complete) -> None:
        """From now on Tab completes these words."""
        if self._readline is not None:
            self._readline.set_completer(_completer(words))

    def forget(self) -> None:
        """Drop the lines typed so far: the next seat must not find them with the arrow keys."""
        if self._readline is not None:
            self._readline.clear_history()


def _load_readline() -> Any:
    """The readline module, set up to complete whole lines; None where there is none."""
    with suppress(ImportError):
        import readline

        readline.set_completer_delims("")
        edit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if edit else "tab: complete")
        return readline
    return None


def _completer(words: Complete) -> Callable[[str, int], str | None]:
    found: list[str] = []

    def complete(text: str, number: int) -> str | None:
        if number == 0:
            found[:] = [word for word in words() if word.startswith(text)]
        return found[number] if number < len(found) else None

    return complete
