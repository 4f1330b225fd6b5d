"""Tables that nobody has touched for a long time are deleted, once a day."""

from __future__ import annotations

from tablee.house.logs import note
from tablee.house.ports import Time
from tablee.house.rooms import Rooms
from tablee.house.tasks import Tasks

DAY = 86_400.0


async def delete_old(rooms: Rooms, time: Time, tasks: Tasks, days: int) -> None:
    """Delete, now and every day, the tables where nothing has happened for so many days; 0: none
    ever."""

    async def attempt() -> None:
        deleted = await rooms.delete_before(time.now() - days * DAY)
        if deleted:
            note("tables deleted", tables=deleted)

    while days > 0:
        await tasks.persist("retention", attempt)
        await time.sleep(DAY)
