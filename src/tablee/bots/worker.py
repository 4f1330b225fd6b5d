"""A process that thinks with compiled kernels: one JSON request a line in, one answer a line out.

`Worker` is the end that other processes hold; `pool` shares several of them out.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

_LOOK = 0.05  # seconds between two looks at whether an answer is still wanted


class WorkerFailed(RuntimeError):
    """A worker died or did not answer in time."""


class Cancelled(RuntimeError):
    """Whoever asked does not want the answer any more."""


class Worker:
    """One thinking process. One request at a time; any thread may `kill` it meanwhile."""

    def __init__(self) -> None:
        self.memory = 0  # bytes that it had in use at most, as of its last answer
        self._answers: queue.Queue[str] = queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tablee.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "TABLEE_KERNELS": "compiled"},
            text=True,
            start_new_session=True,  # Ctrl-C is for whoever sits at the terminal
        )
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    def ask(
        self, request: Mapping[str, Any], seconds: float, cancel: threading.Event | None = None
    ) -> dict[str, Any]:
        """The answer to a request, within so many seconds. Raises WorkerFailed, and Cancelled as
        soon as the event is set; after either, the worker is good for nothing but `kill`."""
        end = time.monotonic() + seconds
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._wait(end, cancel)
            answer: dict[str, Any] = json.loads(line)
        except (OSError, ValueError):
            raise WorkerFailed("the bot's process has ended") from None
        self.memory = answer.pop("memory")
        return answer

    def kill(self) -> None:
        """End the process, even in the middle of an answer."""
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
                return self._answers.get(timeout=left if cancel is None else min(left, _LOOK))

    def _read(self) -> None:
        """Pass lines on; an empty one, which is no JSON, when the process ends."""
        assert self._process.stdout is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stdout:
                self._answers.put(line)
        self._answers.put("")


def _memory() -> int:
    """The most bytes that this process had in use; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main() -> None:
    """The process: answer requests until the input ends."""
    from tablee.bots.bot import answer

    for line in sys.stdin:
        try:
            print(json.dumps({**answer(json.loads(line)), "memory": _memory()}), flush=True)
        except BrokenPipeError:  # whoever asked has left, perhaps while kernels were compiled
            os._exit(0)


if __name__ == "__main__":
    main()
