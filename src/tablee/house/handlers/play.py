"""What people do at a table."""

from __future__ import annotations

import msgspec

from tablee.core.position import Position
from tablee.house import requests as r
from tablee.house.advice import advise
from tablee.house.answers import HintShown
from tablee.house.ids import new_table_id
from tablee.house.services import Caller, Services, once, shown
from tablee.match import commands
from tablee.match.commands.checks import check_here
from tablee.match.errors import Refused
from tablee.match.table import Table


async def move(house: Services, caller: Caller, asked: r.MakeMove) -> msgspec.Raw:
    """Make a move."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.move(
                table, holder, asked.version, asked.move, now, seat=asked.seat
            ),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def undo(house: Services, caller: Caller, asked: r.Undo) -> msgspec.Raw:
    """Ask to take one's last move back, or answer whoever asks. Against bots: at once."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.undo(
                table, holder, asked.version, now, answer=asked.answer
            ),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def take_over(house: Services, caller: Caller, asked: r.TakeOver) -> msgspec.Raw:
    """Let a bot play for a seat, or play oneself again."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.take_over(table, holder, asked.seat, asked.level, now),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def say(house: Services, caller: Caller, asked: r.SendMessage) -> msgspec.Raw:
    """Send one of the preset messages."""
    if house.settings.names is not None:
        raise Refused("names.no_messages")
    holder = house.holder(caller, asked.table)
    if not (await house.rules.now()).messages:
        raise Refused("table.hushed")
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.say(table, holder, asked.seat, asked.message, now),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def rematch(house: Services, caller: Caller, asked: r.AskRematch) -> msgspec.Raw:
    """Agree to play again; when everybody has, `rematch.table` names the new table."""
    holder, new = house.holder(caller, asked.table), new_table_id()
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.ask_rematch(table, holder, asked.seat, now, new),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def hint(house: Services, caller: Caller, asked: r.AskHint) -> HintShown:
    """Advice for a seat of one's own whose turn it is."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        position = _to_advise(room.table, holder, asked.seat)
    return await advise(house, caller, position)


def _to_advise(table: Table, holder: str | None, seat: int) -> Position:
    """The position, if this seat may ask for advice on it. Raises Refused."""
    check_here(table)
    if seat not in [own.number for own in table.seats_of(holder)]:
        raise Refused("seat.not_yours", seat)
    if table.position.turn is not None and seat != table.position.turn:
        raise Refused("seat.not_turn", seat)
    if table.seat(seat).player is not None:
        raise Refused("ladder.no_hint")
    return table.position
