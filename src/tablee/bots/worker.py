"""A process that thinks with compiled kernels: one JSON request a line in, one answer a line out.

`Worker` is the end that other processes hold. A worker that dies or does not answer in time is
replaced and asked once more; a cold kernel cache is filled in the background (`warm`), so that
nobody waits for a compiler.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

_GRACE = 20.0  # seconds beyond the time a search was given, for a loaded machine


class WorkerFailed(RuntimeError):
    """A worker died or did not answer, and so did the one that took its place."""


class Worker:
    """A thinking process, started when it is first needed. Safe to share between threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()
        self._warm: set[str] = set()
        self._warming: set[str] = set()
        self._closing = False

    def is_warm(self, game: str) -> bool:
        """Whether a search of this game can begin at once."""
        return game in self._warm

    def warm(self, game: str) -> None:
        """Have the kernels of a game ready soon, without waiting for it."""
        if game in self._warm or game in self._warming:
            return
        self._warming.add(game)
        threading.Thread(target=self._warm_up, args=(game,), daemon=True).start()

    def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request that takes about so long. Raises WorkerFailed."""
        with self._lock:
            for _ in range(2):
                try:
                    return self._exchange(request, seconds + _GRACE)
                except (OSError, ValueError, queue.Empty):
                    self._stop()
                if self._closing:
                    break
        raise WorkerFailed("the bot's process does not answer")

    def close(self) -> None:
        """End the process, even in the middle of an answer."""
        self._closing = True
        while not self._lock.acquire(timeout=0.05):  # whoever asks holds it until it has an answer
            if self._process is not None:
                self._process.kill()
        self._stop()
        self._closing = False
        self._lock.release()

    def _warm_up(self, game: str) -> None:
        with suppress(WorkerFailed):
            self.ask({"warm": game}, seconds=300)
            self._warm.add(game)
        self._warming.discard(game)

    def _exchange(self, request: dict[str, Any], timeout: float) -> dict[str, Any]:
        process = self._process or self._start()
        assert process.stdin is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._answers.get(timeout=timeout))
        return answer

    def _start(self) -> subprocess.Popen[str]:
        environment = {**os.environ, "TABLEE_KERNELS": "compiled"}
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", "tablee.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
            start_new_session=True,  # Ctrl-C is for whoever sits at the terminal
        )
        self._answers = queue.Queue()
        threading.Thread(target=_read, args=(process, self._answers), daemon=True).start()
        return process

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what could not be written any more
                        pipe.close()
        self._process = None
        self._warm.clear()


def _read(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Pass lines on; an empty one, which is no JSON, when the process ends."""
    assert process.stdout is not None
    with suppress(ValueError):  # closed meanwhile
        for line in process.stdout:
            answers.put(line)
    answers.put("")


def main() -> None:
    """The process: answer requests until the input ends."""
    from tablee.bots.bot import answer

    for line in sys.stdin:
        try:
            print(json.dumps(answer(json.loads(line))), flush=True)
        except BrokenPipeError:  # whoever asked has left, perhaps while kernels were compiled
            os._exit(0)


if __name__ == "__main__":
    main()
