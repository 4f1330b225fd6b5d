"""`tablee engine`: the library over standard input and output, for programs in any language."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Event
from typing import TYPE_CHECKING, BinaryIO, TextIO

from tablee.cli import words
from tablee.cli.app import command

if TYPE_CHECKING:
    from tablee.cli.protocol import Engine

_MOST_BYTES = 16 << 20


@command("engine", "cli-about-engine")
@words.language_option
def engine(language: str) -> None:
    from tablee.cli.protocol import Engine

    converse(Engine(language), sys.stdin.buffer, sys.stdout)


def converse(session: Engine, stream: BinaryIO, out: TextIO) -> None:
    """Answer every line, in order. Lines are read while a bot thinks: `stop` must get through."""
    lines_read: SimpleQueue[tuple[bytes | None, Event] | None] = SimpleQueue()
    threading.Thread(target=_read, args=(stream, lines_read), daemon=True).start()
    while (found := lines_read.get()) is not None:
        answer = session.answer(*found)
        line = json.dumps(answer, allow_nan=False)  # one line, and ASCII in any locale
        out.write(line + "\n")
        out.flush()
        if session.over:
            return


def _read(stream: BinaryIO, found: SimpleQueue[tuple[bytes | None, Event] | None]) -> None:
    """Hand every line on, with the event that a later `stop` sets; None at the end."""
    from tablee.cli.protocol import is_stop

    stop = Event()
    for line in lines(stream):
        if is_stop(line):
            stop.set()
            stop = Event()
        found.put((line, stop))
    found.put(None)


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream, without the blank ones; None for a line too long to be one of ours."""
    while line := stream.readline(_MOST_BYTES + 1):
        if len(line) <= _MOST_BYTES:
            if line.strip():
                yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(_MOST_BYTES)
        yield None
