"""Slower processors: processes that get a share of a core each, so that there are cores to spare.

Several server processes are as many times as fast as one only while no core is short. On a small
machine, where the database and the client need cores too, each process is stopped for a moment
whenever it has had its share: what is measured then is how well they work together.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_LOOK = 0.002  # seconds between looks at what each process has used
_SAVED = 0.01  # seconds of its share that a process which was idle may use later


@contextmanager
def limited(processes: list[int], share: float) -> Iterator[None]:
    """Meanwhile each of these processes gets no more than this share of a core."""
    ended = threading.Event()
    keeper = threading.Thread(target=_keep, args=(processes, share, ended))
    keeper.start()
    try:
        yield
    finally:
        ended.set()
        keeper.join()


def _keep(processes: list[int], share: float, ended: threading.Event) -> None:
    now = time.monotonic()
    limits = {process: used(process) for process in processes}  # what it may have used until now
    stopped: set[int] = set()
    while not ended.wait(_LOOK):
        passed, now = time.monotonic() - now, time.monotonic()
        for process in processes:
            most = used(process) + _SAVED
            limits[process] = min(limits[process] + share * passed, most)
            over = used(process) > limits[process]
            if over != (process in stopped):
                os.kill(process, signal.SIGSTOP if over else signal.SIGCONT)
                stopped ^= {process}
    for process in stopped:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


def used(process: int) -> float:
    """Seconds of processor time of all its threads."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
