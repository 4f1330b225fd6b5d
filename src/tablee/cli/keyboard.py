"""Lines that people type, or that a pipe brings."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import click

Complete = Callable[[], Sequence[str]]

_ESCAPE, _END = b"\x1b", b"\x04"
_ESCAPE_SECONDS = 0.05  # the bytes of one key come together


class Keyboard:
    """Reads a line at a time; at a terminal it prompts, edits, remembers and completes."""

    def __init__(self, interactive: bool) -> None:
        self.interactive = interactive
        self._readline = _load_readline() if interactive else None

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        """One line, without blanks around it. Raises EOFError when there are no more, TimeoutError
        when none was typed in time (on Windows it waits for a line all the same)."""
        with _time_limit(seconds):
            return self._ask(prompt)

    def _ask(self, prompt: str) -> str:
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

    def clear(self) -> None:
        """Drop the lines typed so far, which the next seat could find with the arrow keys, and
        what was typed ahead, which could answer a question meant for the next seat."""
        if self._readline is not None:
            self._readline.clear_history()
        if self.interactive:
            with suppress(ImportError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)


@contextmanager
def _time_limit(seconds: float | None) -> Iterator[None]:
    """Raise TimeoutError in the main thread when the time is over, even from within `input`."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _raise_timeout)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _raise_timeout(_signal: int, _frame: object) -> None:
    raise TimeoutError


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Read key by key, without Enter and without showing them; keys typed ahead are kept.

    The reader raises EOFError for Ctrl-D, KeyboardInterrupt for Ctrl-C.
    """
    try:
        import termios
        import tty
    except ImportError:  # Windows
        yield click.getchar
        return
    handle = sys.stdin.fileno()
    settings = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle, termios.TCSADRAIN)
        yield partial(_read_key, handle)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, settings)


def _read_key(handle: int) -> str:
    key = os.read(handle, 1)
    if key == _ESCAPE and select.select([handle], [], [], _ESCAPE_SECONDS)[0]:
        key += os.read(handle, 8)  # an arrow sends several bytes
    if key in (b"", _END):
        raise EOFError
    return key.decode(errors="replace")


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
