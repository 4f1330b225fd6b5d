"""Tables that nobody has touched for a long time are deleted, once a day."""

from __future__ import annotations

from tablee.house.desk.rules import Rules
from tablee.house.logs import note
from tablee.house.ports import Time
from tablee.house.rooms import Rooms
from tablee.house.tasks import Tasks

DAY = 86_400.0


async def delete_old(rooms: Rooms, rules: Rules, time: Time, tasks: Tasks, usual: int) -> None:
    """Delete, now and every day, the tables where nothing has happened for as many days as the host
    has said at the desk, or else as is usual; 0: none."""

    async def attempt() -> None:
        said = (await rules.now()).keep_days
        days = usual if said is None else said
        deleted = await rooms.delete_before(time.now() - days * DAY) if days > 0 else 0
        if deleted:
            note("tables deleted", tables=deleted)

    while True:
        await tasks.persist("retention", attempt)
        await time.sleep(DAY)
