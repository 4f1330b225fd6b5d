"""What the host of the house sees and decides."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tablee.core.errors import TableeError
from tablee.house.desk import requests as d
from tablee.house.desk.answers import Deleted, DeskSeat, DeskShown, DeskTable, DeskTables
from tablee.house.names import clean_name
from tablee.house.programs.answers import ProgramListed
from tablee.house.services import Caller, Services, once
from tablee.match import commands
from tablee.match.seats import Seat
from tablee.match.table import Table

_DAY = 86_400.0
_PAGE, _MOST = 20, 1_000  # tables
_NOTICE = 280  # characters


async def show_desk(house: Services, caller: Caller, asked: d.ShowDesk) -> DeskShown:
    """What holds for the house, and its programs."""
    house.check_host(caller)
    return await _desk(house)


async def _desk(house: Services) -> DeskShown:
    rules = await house.rules.now()
    keep = house.settings.keep_days if rules.keep_days is None else rules.keep_days
    ready = {one.program: one.games for one in await house.programs.ready()}
    programs = [
        ProgramListed(one.id, one.name, one.at, ready.get(one.id, []))
        for one in await house.programs.all()
    ]
    return DeskShown(rules.notice, rules.messages, keep, programs)


async def change_rules(house: Services, caller: Caller, asked: d.ChangeRules) -> DeskShown:
    """Change what holds for the whole house."""
    house.check_host(caller)
    changes: dict[str, Any] = {}
    if asked.notice is not None:
        changes["notice"] = house.rules.notice(clean_name(asked.notice, _NOTICE, "notice") or "")
    if asked.messages is not None:
        changes["messages"] = asked.messages
    if asked.keep_days is not None:
        changes["keep_days"] = asked.keep_days
    await house.rules.change(**changes)
    return await _desk(house)


async def show_tables(house: Services, caller: Caller, asked: d.ShowTables) -> DeskTables:
    """The tables where something has happened within a day: who is there, nothing of what they
    hold."""
    house.check_host(caller)
    since, skip = house.time.now() - _DAY, int(asked.skip)
    names = await house.storage.list_touched(since, _MOST)
    found = []
    for name in names[skip : skip + _PAGE]:
        with suppress(TableeError):  # an evening, a game that is no longer installed
            async with house.rooms.enter(name) as room:
                found.append(_shown(room.table))
    return DeskTables(found, max(0, len(names) - skip - _PAGE))


async def close_table(house: Services, caller: Caller, asked: d.CloseTable) -> DeskTable:
    """Close a table, or open it again."""
    house.check_host(caller)
    async with house.rooms.enter(asked.table) as room:
        await room.act(
            lambda table, now: commands.close_table(table, asked.closed, now),
            once(asked.key, "desk", asked),
        )
        return _shown(room.table)


async def delete_table(house: Services, caller: Caller, asked: d.DeleteTable) -> Deleted:
    """Delete a table, whoever is there: closed first, so that nothing is written to it any more."""
    house.check_host(caller)
    async with house.rooms.enter(asked.table) as room:
        await room.act(lambda table, now: commands.close_table(table, True, now))
    await house.rooms.delete(asked.table)
    house.hall.notified()
    return Deleted(asked.table)


async def free_seat(house: Services, caller: Caller, asked: d.FreeSeat) -> DeskTable:
    """Have a seat wait for somebody else."""
    house.check_host(caller)
    async with house.rooms.enter(asked.table) as room:
        await room.act(
            lambda table, now: commands.free_seat(table, asked.seat, now),
            once(asked.key, "desk", asked),
        )
        return _shown(room.table)


async def hush_table(house: Services, caller: Caller, asked: d.HushTable) -> DeskTable:
    """Let nobody send messages at a table, or everybody again."""
    house.check_host(caller)
    async with house.rooms.enter(asked.table) as room:
        await room.act(
            lambda table, now: commands.hush(table, asked.hushed, now),
            once(asked.key, "desk", asked),
        )
        return _shown(room.table)


def _shown(table: Table) -> DeskTable:
    return DeskTable(
        table=table.id,
        game=table.game.name,
        seats=[_seat(table, seat) for seat in table.seats],
        moves=len(table.moves),
        over=table.position.turn is None,
        away=table.away is not None,
        closed=table.closed,
        hushed=table.hushed,
        evening=table.evening,
        at=table.at,
    )


def _seat(table: Table, seat: Seat) -> DeskSeat:
    return DeskSeat(
        seat=seat.number,
        kind=seat.kind,
        name=seat.name,
        present=seat.person and seat.present,
        vacant=seat.vacant,
        bot=seat.bot,
        may_free=commands.may_host_free(table, seat),
    )
