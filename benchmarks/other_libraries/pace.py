"""How the scripts beside this one measure: on one core, the first two times not counted.

What counts is the processor's time, of all threads: the clock on the wall also measures whatever
else a machine does.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable


def take_one_core() -> None:
    """Have this process, and threads that it will start, on one core; where systems allow it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def steps_per_second(work: Callable[[], int], seconds: float) -> float:
    """How many steps are made per second by work that returns how many it made."""
    for _ in range(2):  # JAX may compile the second call anew
        work()
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)
