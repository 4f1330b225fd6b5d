"""When Python looks for garbage: by the clock, since each look stops the process.

Left alone, Python looks as soon as so many more objects were made than went away. At a busy server
that is seldom the case: what comes and what goes nearly balance, and by then there is so much to
look at that everybody waits for tens of milliseconds. Many small looks at what is newest take a
millisecond each; one at everything is for what lived longer, and leaves out what was there before
the first request.
"""

from __future__ import annotations

import asyncio
import gc

_NEWEST, _EVERYTHING = 0.1, 300.0  # seconds between looks
_MOST = 200_000  # objects that may come between two looks; then Python looks by itself
_NEVER = 1_000_000_000


def spare_the_old() -> None:
    """Leave what exists now alone: it is here to stay. `collect` does the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MOST, _NEVER, _NEVER)


async def collect(newest: float = _NEWEST, everything: float = _EVERYTHING) -> None:
    """Look at the newest objects all the time, and at everything now and then."""
    while True:
        for _ in range(round(everything / newest)):
            await asyncio.sleep(newest)
            gc.collect(0)
        gc.collect()
