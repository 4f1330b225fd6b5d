"""Running the command line: in this process, in a child, and at a terminal."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from bisect import bisect_left
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from click.testing import CliRunner, Result

import tablee
from tablee.cli.app import app
from tablee.core.position import Position

SEED = bytes(range(32))
CLEAR_DEEP = "\x1b[H\x1b[2J\x1b[3J"

_PATIENCE = 20.0
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")


def run(*words: str | Path, typed: str = "", language: str = "en") -> Result:
    """A command line in this process, with these lines on standard input."""
    environment = {"TABLEE_LANGUAGE": language, "COLUMNS": "80"}
    runner = CliRunner(env=environment)
    return runner.invoke(app, [str(word) for word in words], input=typed)


def child(
    *words: str | Path, typed: str | bytes = "", language: str = "en", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command line in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tablee", *map(str, words)],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        capture_output=True,
        env={**clean_environment(language), **environment},
        timeout=60,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def one_line(result: Result) -> str:
    """The one line on standard error of a command that was refused."""
    lines = result.stderr.splitlines()
    assert result.exit_code == 2, (result.output, result.exception)
    assert len(lines) == 1, lines
    assert lines[0].startswith("tablee: "), lines
    return lines[0]


def played(game: str, moves: Iterable[str], **options: object) -> Position:
    """A game from the fixed seed after these moves."""
    position = tablee.find_game(game).new(options, SEED)
    for move in moves:
        position = position.play(move)
    return position


def finished(game: str, **options: object) -> Position:
    """The same random game from the fixed seed, played to its end."""
    position, step = played(game, (), **options), 0
    while position.turn is not None:
        actions = position.actions()
        step = (step * 31 + 7) % 1009
        position = position.act(actions[step % len(actions)])
    return position


def plain(text: str) -> str:
    """What a terminal would show, without colours and cursor movements."""
    return _ESCAPES.sub("", text).replace("\r", "")


class Terminal:
    """A command line at a pseudo-terminal of 80 x 24; `wait_for` reads until a text is shown."""

    def __init__(self, *words: str | Path, language: str = "en", **environment: str) -> None:
        self.shown = ""
        self._read_up_to = 0
        self._closed = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *map(str, words)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_take_terminal,
            env={**clean_environment(language), "TERM": "xterm-256color", **environment},
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._ours, text.encode())

    def enter(self, line: str) -> None:
        """Type a line."""
        self.type(line + "\r")

    def wait_for(self, text: str) -> str:
        """Read until the text is shown; what was sent from the last such text to this one."""
        deadline, start = time.monotonic() + _PATIENCE, self._read_up_to
        while text not in plain(self.shown[start:]):
            assert self._more(deadline), f"no {text!r} in {plain(self.shown)[-2000:]!r}"
        ends = range(start, len(self.shown) + 1)
        first = bisect_left(ends, True, key=lambda end: text in plain(self.shown[start:end]))
        self._read_up_to = ends[first]
        return self.shown[start : ends[first]]

    def wait_for_end(self) -> tuple[int, str]:
        """Read to the end; the exit code, and what was shown since the last call."""
        deadline = time.monotonic() + _PATIENCE
        while self._more(deadline):
            pass
        new = self.shown[self._read_up_to :]
        return self.process.wait(timeout=_PATIENCE), plain(new)

    def leave_with(self, key: str) -> tuple[int, str]:
        """Press a key until it is answered, then `wait_for_end`: a Ctrl-C that comes between a
        prompt and Python's wait for input is only noticed at the next key, and one that comes
        after the answer ends Python while it is leaving by itself."""
        begun, last = len(self.shown), time.monotonic() + _PATIENCE
        while not self._closed and time.monotonic() < last:
            if plain(self.shown[begun:]).replace("^C", "").strip():
                break
            self.type(key)
            deadline = time.monotonic() + 1.0
            while self._more(deadline):
                pass
        return self.wait_for_end()

    def kill(self) -> None:
        """End the process as a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def _more(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            data = b""
        self._closed = not data
        self.shown += self._decoder.decode(data)
        return bool(data)


def _take_terminal() -> None:
    import fcntl

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Tests that a shell runs in the background inherit that Ctrl-C is ignored; no terminal does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def clean_environment(language: str = "en") -> dict[str, str]:
    """This environment without what would change what a child shows or how it computes."""
    hidden = ("NO_COLOR", "FORCE_COLOR", "TABLEE_KERNELS", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "TABLEE_LANGUAGE": language}
