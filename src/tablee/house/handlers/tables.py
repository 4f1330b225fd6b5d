"""Making a table, looking at it, taking seats."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from tablee.house import requests as r
from tablee.house.errors import bad_field
from tablee.house.ids import new_holder, new_table_id, table_id_of
from tablee.house.ports import Conflict
from tablee.house.services import Caller, Services, once, shown
from tablee.house.settings import HouseSettings
from tablee.match import commands
from tablee.match.doors import Doors
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import BOT, HERE, Seat
from tablee.match.sets import set_named
from tablee.match.table import Table

_LEVEL = 3  # of a bot, unless somebody chooses


class Seated(msgspec.Struct):
    """`answers.Seated` with a snapshot that is encoded already."""

    table: str
    token: str
    snapshot: msgspec.Raw


async def create(house: Services, caller: Caller, asked: r.CreateTable) -> Seated:
    """Make a table. The token that comes back holds all seats of kind `here`. Sent again with the
    same key: the same table."""
    check_times(house.settings, asked.absence, asked.turn_seconds)
    if asked.pace is not None and asked.turn_seconds is not None:
        raise bad_field("pace")
    key, host = once(asked.key, "create", asked), new_holder()
    table, now = new_table_id() if key is None else table_id_of(key.key), house.time.now()
    seats = [_seat(house, number, seat, host) for number, seat in enumerate(asked.seats, 1)]
    own = next((seat for seat in seats if seat.kind == HERE), None)
    if own is not None:
        own.player = await house.player(asked.player)
    created = commands.create(
        table,
        asked.game,
        asked.options,
        seats,
        now,
        host=host,
        absence=asked.absence,
        turn_seconds=asked.turn_seconds,
        pace=asked.pace,
        starter=asked.starter,
    )
    listed = _listed(created, host, asked, now)
    if key is None:
        await house.rooms.create(created, *listed)
        return await seated(house, table, host, caller)
    with suppress(Conflict):  # it was made before
        await house.rooms.create(key.sign(created), *listed)
    async with house.rooms.enter(table) as room:
        if not key.done(room.table):
            raise Refused("table.key_used")
        return await seated(house, table, room.table.host or host, caller)


def _listed(created: Event, host: str, asked: r.CreateTable, now: float) -> list[Event]:
    if not (asked.open or asked.watch):
        return []
    return [commands.list_table(Table(created), host, Doors(asked.open, asked.watch), now)]


def check_times(settings: HouseSettings, absence: int | None, turn_seconds: int | None) -> None:
    """Raise InvalidRequest for times that are too short for this house."""
    if absence is not None and absence < settings.min_absence:
        raise bad_field("absence")
    if turn_seconds is not None and turn_seconds < settings.min_turn_seconds:
        raise bad_field("turn_seconds")


async def show(house: Services, caller: Caller, asked: r.ShowTable) -> msgspec.Raw:
    """The table as the reader may see it."""
    async with house.enter(asked.table, caller) as room:
        return shown(room, house.holder(caller, asked.table))


async def show_set(house: Services, caller: Caller, asked: r.ShowSet) -> dict[str, Any]:
    """The component set that the table's options name by this digest; it never changes."""
    async with house.enter(asked.table, caller) as room:
        found = set_named(room.table.first.setup, asked.digest)
    if found is None:
        raise Refused("table.no_set", asked.digest)
    return found


async def join(house: Services, caller: Caller, asked: r.JoinTable) -> Seated:
    """Take a seat that waits for somebody. With a token of this table, the seat is added to it.
    Sent again with the same key, perhaps without the token that never arrived: the same seat."""
    name, holder = house.name(asked.name), house.holder(caller, asked.table) or new_holder()
    key, player = once(asked.key, "join", asked), await house.player(asked.player)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.join(table, holder, asked.seat, name, now, player), key
        )
        joined = None if key is None else room.table.keys[key.key].data["holder"]
        return await seated(house, asked.table, joined or holder, caller)


async def claim(house: Services, caller: Caller, asked: r.ClaimSeats) -> Seated:
    """With a token of the table before: the token of the rematch."""
    async with house.enter(asked.table, caller) as room:
        parent = room.table.parent
        holder = None if parent is None else house.holder(caller, parent)
        if holder is None or room.reader(holder) is None:
            raise Refused("seat.no_claim")
        return await seated(house, asked.table, holder, caller)


async def change_seat(house: Services, caller: Caller, asked: r.ChangeSeat) -> msgspec.Raw:
    """Rename a seat of one's own; the host: say who an empty seat waits for, or free one."""
    name, holder = house.name(asked.name), house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.change_seat(
                table, holder, asked.seat, now, kind=asked.kind, level=asked.level, name=name
            ),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


def _seat(house: Services, number: int, wanted: r.SeatWanted, host: str) -> Seat:
    level = (wanted.level or _LEVEL) if wanted.kind == BOT else None
    holder = host if wanted.kind == HERE else None
    return Seat(number, wanted.kind, house.name(wanted.name), level, holder)


async def seated(house: Services, table: str, holder: str, caller: Caller) -> Seated:
    """The token of a holder, and the table as they see it."""
    async with house.rooms.enter(table) as room:
        room.address = caller.address
        return Seated(table, house.tokens.make(table, holder), shown(room, holder))
