"""When Python looks for garbage: by the clock, since each look stops the process.

Left alone, Python looks as soon as so many more objects were made than went away. At a busy server
that is seldom the case: what comes and what goes nearly balance, and by then there is so much to
look at that everybody waits for tens of milliseconds. Many small looks at what is newest take a
millisecond each. One at everything is for what lived longer, and leaves out what was there before
the first request; with thousands of tables it takes a second, and where it finds nothing, the next
one has time.
"""

from __future__ import annotations

import asyncio
import gc

_NEWEST, _EVERYTHING = 0.1, 300.0  # seconds between looks
_LONGEST = 3_600.0  # seconds between looks at everything that find nothing
_LITTLE = 10_000  # objects, some megabytes
_MOST = 200_000  # objects that may come between two looks; then Python looks by itself
_NEVER = 1_000_000_000


def spare_the_old() -> None:
    """Leave what exists now alone: it is here to stay. `collect` does the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MOST, _NEVER, _NEVER)


async def collect(newest: float = _NEWEST, everything: float = _EVERYTHING) -> None:
    """Look at the newest objects all the time, and at everything now and then."""
    pause = everything
    while True:
        for _ in range(round(pause / newest)):
            await asyncio.sleep(newest)
            gc.collect(0)
        pause = next_pause(pause, gc.collect(), everything)


def next_pause(pause: float, found: int, shortest: float = _EVERYTHING) -> float:
    """How long to wait with the next look at everything, after one that found so many objects."""
    return min(2 * pause, _LONGEST) if found < _LITTLE else shortest
