"""`tablee engine`: the library over standard input and output, for programs in any language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO

from tablee.cli import words
from tablee.cli.app import command

_MOST_BYTES = 16 << 20


@command("engine", "cli-about-engine")
@words.language_option
def engine(language: str) -> None:
    from tablee.cli.protocol import Engine

    session = Engine(language)
    for line in lines(sys.stdin.buffer):
        answer = session.answer(line)
        sys.stdout.write(json.dumps(answer) + "\n")  # ASCII: whatever the locale, one line
        sys.stdout.flush()
        if session.over:
            return


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
