"""Tables that nobody has touched for a long time are deleted, once a day."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tablee.server.logs import note

if TYPE_CHECKING:
    from tablee.server.hub import Hub

DAY = 86_400.0


async def keep_tidy(hub: Hub, days: int) -> None:
    """Delete, now and every day, the tables where nothing has happened for so many days."""
    while days > 0:
        gone = await hub.forget(time.time() - days * DAY)
        if gone:
            note("tables deleted", tables=gone)
        await asyncio.sleep(DAY)
