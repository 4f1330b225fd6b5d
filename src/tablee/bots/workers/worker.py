"""The end of a worker process that others hold: one JSON request per line in, one answer per line
out (`tablee.bots.process`)."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

#: What a worker runs, unless it is told otherwise.
THINKING = "tablee.bots.process"

_LOOK = 0.05  # seconds between two looks at whether an answer is still wanted


class WorkerFailed(RuntimeError):
    """A worker died or did not answer in time."""


class Cancelled(RuntimeError):
    """Whoever asked does not want the answer any more."""


class Worker:
    """One process. One request at a time; any thread may `kill` it meanwhile."""

    def __init__(
        self, program: str = THINKING, answers: queue.Queue[tuple[Worker, str]] | None = None
    ) -> None:
        """Runs a module that serves requests (`tablee.bots.process.serve`). Its answers go to a
        queue of its own, unless one is given to share."""
        self.memory = 0  # bytes that it had in use at most, as of its last answer
        self._answers: queue.Queue[tuple[Worker, str]] = answers or queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for whoever sits at the terminal
        )
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    def send(self, request: Mapping[str, Any]) -> None:
        """Hand it a request. What comes back is a line, an empty one if it has ended. Raises
        OSError when it had ended before."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()

    def ask(
        self, request: Mapping[str, Any], seconds: float, cancel: threading.Event | None = None
    ) -> dict[str, Any]:
        """The answer to a request, within so many seconds. Raises WorkerFailed, and Cancelled as
        soon as the event is set; after either, the worker is good for nothing but `kill`."""
        end = time.monotonic() + seconds
        try:
            self.send(request)
            answer: dict[str, Any] = json.loads(self._wait(end, cancel))
        except (OSError, ValueError):
            raise WorkerFailed("the bot's process has ended") from None
        self.memory = answer.pop("memory")
        return answer

    def wait(self) -> int:
        """The exit code of a process that ends by itself."""
        return self._process.wait()

    def kill(self) -> None:
        """End the process, even in the middle of an answer, and whatever it has started."""
        if os.name == "posix":
            with suppress(ProcessLookupError):  # it leads a group of its own
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what could not be written any more
                    pipe.close()

    def _wait(self, end: float, cancel: threading.Event | None) -> str:
        while True:
            left = end - time.monotonic()
            if cancel is not None and cancel.is_set():
                raise Cancelled
            if left <= 0:
                raise WorkerFailed("the bot's process does not answer in time")
            with suppress(queue.Empty):
                timeout = left if cancel is None else min(left, _LOOK)
                return self._answers.get(timeout=timeout)[1]

    def _read(self) -> None:
        """Pass lines on; an empty one, which is no JSON, when the process ends."""
        assert self._process.stdout is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stdout:
                self._answers.put((self, line))
        self._answers.put((self, ""))
