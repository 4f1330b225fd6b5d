"""Structured logs: one JSON object per line. Nothing secret ever reaches them: no token, no
seed, no view, no move; not even paths hold any, since tokens travel in a header."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections import Counter
from contextlib import nullcontext
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import msgspec

from tablee.house.logs import note

_LARGEST = 5 << 20  # bytes of a log file
_GATHERED, _TOGETHER = 1_000, 20  # lines: until they are written, and in one piece


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line).decode()


class Gathered(logging.Handler):
    """Lines are written together, by `flush`; one that matters, at once. Writing each of them would
    have the thread that answers requests wait for the others each time."""

    def __init__(self, file: int) -> None:
        super().__init__()
        self._file, self._lines = file, list[bytes]()

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record).encode() + b"\n")
        if record.levelno >= logging.WARNING or len(self._lines) >= _GATHERED:
            self.flush()

    def flush(self) -> None:
        """Write the lines; a few at a time, so that those of several processes do not mingle."""
        with self.lock or nullcontext():
            lines, self._lines = self._lines, []
            for first in range(0, len(lines), _TOGETHER):
                os.write(self._file, b"".join(lines[first : first + _TOGETHER]))


class Notes:
    """Logs what may happen very often: one line per reason now and then, with a count."""

    def __init__(self, event: str, pause: float = 10.0) -> None:
        self._event, self._pause = event, pause
        self._next: dict[str, float] = {}
        self._held: Counter[str] = Counter()

    def add(self, reason: str, **facts: Any) -> None:
        """It has happened once more."""
        now = time.monotonic()
        if now < self._next.get(reason, 0.0):
            self._held[reason] += 1
            return
        others = self._held.pop(reason, 0)  # since the last line
        note(self._event, logging.WARNING, reason=reason, others=others, **facts)
        self._next[reason] = now + self._pause


def note_request(method: str, path: str, status: int, begun: float, address: str) -> None:
    """Log a request that was answered."""
    milliseconds = round(1000 * (time.perf_counter() - begun), 1)
    note("request", method=method, path=path, status=status, ms=milliseconds, address=address)


def configure(folder: Path, level: int = logging.INFO) -> None:
    """Send all logs of this process to standard error where something collects them, or to a file
    in the data folder where standard error is somebody's terminal."""
    logging._srcfile = None  # lines name no caller: it is not looked up
    handler: logging.Handler = Gathered(sys.stderr.fileno())
    if sys.stderr.isatty():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handler = RotatingFileHandler(folder / "server.log", "a", _LARGEST, 3, "utf-8")
    handler.setFormatter(JsonLines())
    for name in ("tablee", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def flush() -> None:
    """Write the lines that are gathered."""
    for handler in logging.getLogger("tablee").handlers:
        handler.flush()


def _where(trace: Any) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('tablee')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-8:]
