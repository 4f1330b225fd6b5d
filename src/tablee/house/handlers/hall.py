"""Open tables, playing with somebody, codes."""

from __future__ import annotations

import msgspec

from tablee.core.registry import find_game
from tablee.house.evening_room import EveningRoom
from tablee.house.hall import requests as h
from tablee.house.hall.answers import CodeFound, CodeShown, HallShown
from tablee.house.hall.codes import code_for, table_of
from tablee.house.hall.matching import Place, waiting
from tablee.house.handlers.shelf import seat_counts
from tablee.house.handlers.tables import Seated, seated
from tablee.house.ids import new_holder, new_table_id
from tablee.house.requests import USUAL_ABSENCE
from tablee.house.services import Caller, Services, once, shown
from tablee.match import commands
from tablee.match.doors import Doors
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import LINK, Seat
from tablee.match.table import Table

_LEVEL = 3  # of a bot that takes a seat, unless somebody chooses


async def show_hall(house: Services, caller: Caller, asked: h.ShowHall) -> HallShown:
    """The tables whose hosts have opened them. No other table is ever listed."""
    return await house.hall.show(asked.game, int(asked.skip))


async def list_table(house: Services, caller: Caller, asked: h.ListTable) -> msgspec.Raw:
    """Open a table to whoever passes, let them watch, or close it again."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:

        def command(table: Table, now: float) -> Event:
            doors = table.doors._replace(open=asked.open, watch=asked.watch)
            return commands.list_table(table, holder, doors, now)

        await room.act(command, once(asked.key, holder, asked))
        return shown(room, holder)


async def quick_seat(house: Services, caller: Caller, asked: h.QuickSeat) -> Seated:
    """Sit down with somebody who waits for the same game, or wait for somebody."""
    name, player = house.name(asked.name), await house.player(asked.player)
    async with house.matching.turn(find_game(asked.game).name):
        place = house.matching.seated(asked.key)
        if place is None:
            place = await _sit_down(house, asked, name, player)
            place = place or await _wait(house, asked, name, player)
            house.matching.remember(asked.key, place)
    return await seated(house, place.table, place.holder, caller)


async def _sit_down(
    house: Services, asked: h.QuickSeat, name: str | None, player: str | None
) -> Place | None:
    """A seat where somebody waits; None if nobody does."""
    holder = new_holder()
    for listing in waiting(await house.hall.read(), asked.game):
        try:
            async with house.rooms.enter(listing.table) as room:
                await room.act(
                    lambda table, now: commands.join(table, holder, None, name, now, player)
                )
                return Place(listing.table, holder)
        except Refused:  # somebody else was faster
            continue
    return None


async def _wait(house: Services, asked: h.QuickSeat, name: str | None, player: str | None) -> Place:
    """A new table, where one waits for somebody."""
    table, host, now = new_table_id(), new_holder(), house.time.now()
    others = min(count for count in seat_counts(find_game(asked.game)) if count > 1) - 1
    seats = [Seat(1, LINK, name, holder=host, player=player)]
    seats += [Seat(number, LINK) for number in range(2, 2 + others)]
    created = commands.create(
        table, asked.game, {}, seats, now, host=host, absence=USUAL_ABSENCE, starter="lot"
    )
    fills = None if asked.wait is None else now + asked.wait
    doors = Doors(open=True, quick=True, fills=fills, level=asked.level or _LEVEL)
    await house.rooms.create(created, commands.list_table(Table(created), host, doors, now))
    return Place(table, host)


async def ask_code(house: Services, caller: Caller, asked: h.AskCode) -> CodeShown:
    """The four letters that lead to a table for some hours: the ones it has, or new ones."""
    async with house.enter(asked.table, caller) as room:
        table, seconds = room.table.id, house.settings.code_hours * 3_600
    code = await code_for(house.storage, table, house.time.now(), seconds)
    return CodeShown(code.letters, code.expires)


async def find_code(house: Services, caller: Caller, asked: h.FindCode) -> CodeFound:
    """The table, or the evening, that four letters stand for."""
    found = await table_of(house.storage, asked.code, house.time.now())
    async with house.rooms.enter_any(found) as room:
        return CodeFound(found, isinstance(room, EveningRoom))
