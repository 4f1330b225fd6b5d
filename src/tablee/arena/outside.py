"""Programs in any language as contestants: over pipes, or over HTTP (docs/engine.md).

Each request stands for itself, so a program that has lost a game by crashing begins the next one
anew, and one that serves several arenas at once need not tell them apart.
"""

from __future__ import annotations

import atexit
import json
import queue
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

from tablee.arena.contestant import Contestant
from tablee.arena.errors import ArenaError, Forfeit

_STARTING = 30.0  # seconds more for the first answer of a program
_MOST_BYTES = 16 << 20


class Channel(Protocol):
    """A way to ask a program."""

    def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer, a JSON object. Raises Forfeit, and ArenaError where nobody is there."""
        ...


def open_channel(contestant: Contestant) -> Channel:
    """The way to a contestant that is a program."""
    if contestant.kind == "http":
        return Http(contestant.address)
    return Pipe(contestant.address)


class Pipe:
    """A program that is started here: a request per line in, an answer per line out."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._numbers = count(1)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        atexit.register(self.close)

    def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Answers to earlier requests, which came too late, are passed over."""
        if self._process is None:
            self._start()
            seconds += _STARTING
        number, end = next(self._numbers), time.monotonic() + seconds
        try:
            self._send({**request, "id": number})
            while (answer := self._read(end)).get("id", number) != number:
                pass
        except Forfeit:
            self.close()
            raise
        return answer

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what could not be written any more
                    pipe.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:
            raise ArenaError("arena.start", f"cmd:{self._command}", reason=str(error)) from None
        self._lines = queue.Queue()
        threading.Thread(target=_pass_on, args=(self._process, self._lines), daemon=True).start()

    def _send(self, request: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Forfeit("crash") from None

    def _read(self, end: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise Forfeit("time") from None
        return _answer(line)


def _pass_on(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Hand on what a program writes; an empty line when it ends."""
    assert process.stdout is not None
    with suppress(ValueError):  # closed meanwhile, or no UTF-8
        for line in process.stdout:
            lines.put(line)
    lines.put("")


class Http:
    """A program at an address: each request is the body of a POST, each answer the body of a 200.
    It is asked directly, whatever proxies the environment names."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        self._answered = False

    def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Who has never answered is not there; who stops answering has lost."""
        headers = {"Content-Type": "application/json"}
        body = json.dumps(request).encode()
        posted = urllib.request.Request(self._address, body, headers)
        try:
            with self._opener.open(posted, timeout=seconds) as reply:
                text = reply.read(_MOST_BYTES).decode("utf-8", "replace")
        except TimeoutError:
            raise Forfeit("time") from None
        except (OSError, ValueError) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise Forfeit("time") from None
            if self._answered or isinstance(error, urllib.error.HTTPError):
                raise Forfeit("crash") from None
            raise ArenaError("arena.start", self._address, reason=str(error)) from None
        self._answered = True
        return _answer(text)


def _answer(text: str) -> dict[str, Any]:
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        raise Forfeit("crash") from None
    if not isinstance(answer, dict):
        raise Forfeit("crash")
    return answer
