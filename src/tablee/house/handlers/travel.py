"""Tables that go from house to house."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from tablee.house import requests as r
from tablee.house.answers import Departed
from tablee.house.errors import bad_field
from tablee.house.handlers.tables import Seated, check_times, seated
from tablee.house.ids import ARRIVAL, arrival_id, new_holder
from tablee.house.ports import Conflict
from tablee.house.services import Caller, Services, keyed, shown
from tablee.match import commands
from tablee.match.errors import Refused
from tablee.match.table import Place, Table
from tablee.match.travel import Carried, pack


async def depart(house: Services, caller: Caller, asked: r.DepartTable) -> Departed:
    """Close a table here, and say what goes to the other house. Sent again with the same key: the
    same, as long as it is away."""
    holder = house.holder(caller, asked.table)
    key = keyed(asked.key, holder, asked)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.depart(
                table, holder, asked.to, _there(table, asked.to, asked.key), now
            ),
            key,
        )
        table = room.table
        there = table.keys[key.key].data["table"]
        if table.away is None or table.away.table != there:  # it has come back since
            raise Refused("table.not_away")
        return Departed(there, pack(table))


def _there(table: Table, to: Place, key: str) -> str:
    """Back to where it came from, or to a new table."""
    if to == "server" and table.brought is not None:
        return table.brought
    return arrival_id(key)


async def receive(house: Services, caller: Caller, asked: r.ReceiveTable) -> Seated:
    """Go on with a table from another house."""
    carried = _clean(house, asked.carried)
    check_times(house.settings, carried.absence, carried.turn_seconds)
    key, table = keyed(asked.key, ARRIVAL, asked), arrival_id(asked.key)
    holder, now = new_holder(), house.time.now()
    arrived = await house.thinker.run(
        lambda: commands.arrive(table, carried, holder, set(asked.free), key, now)
    )
    with suppress(Conflict):  # it has arrived before
        await house.rooms.receive(arrived.table, arrived.events)
    async with house.rooms.enter(table) as room:
        if not key.done(room.table):
            raise Refused("table.key_used")
        return await seated(house, table, room.table.host or holder, caller)


async def give_back(house: Services, caller: Caller, asked: r.ReturnTable) -> msgspec.Raw:
    """Go on here with a table that was away."""
    holder = house.holder(caller, asked.table)
    carried = None if asked.carried is None else _clean(house, asked.carried)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.give_back(table, holder, carried, now),
            keyed(asked.key, holder, asked),
        )
        return shown(room, holder)


def _clean(house: Services, carried: Carried) -> Carried:
    """Raises InvalidRequest for names that people cannot read, and games without an end."""
    if len(carried.by) > house.settings.carried_moves:
        raise bad_field("carried.by")
    seats = [msgspec.structs.replace(seat, name=house.name(seat.name)) for seat in carried.seats]
    return msgspec.structs.replace(carried, seats=seats)
