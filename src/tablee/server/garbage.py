"""When Python looks for garbage. A look at everything there is stops the process for tens of
milliseconds, so it happens now and then, and leaves out what was there before the first request."""

from __future__ import annotations

import asyncio
import gc

_YOUNG, _MIDDLE = 5_000, 10  # new objects until the newest, and all recent ones, are looked at
_NEVER = 1_000_000_000
_PAUSE = 300.0  # seconds between looks at everything


def spare_the_old() -> None:
    """Look at recent objects alone from now on; those that exist now are here to stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def collect(pause: float = _PAUSE) -> None:
    """Look at everything else now and then."""
    while True:
        await asyncio.sleep(pause)
        gc.collect()
