"""Making a table, looking at it, taking seats."""

from __future__ import annotations

from typing import Any

from tablee.match import commands
from tablee.match.seats import BOT, HERE, Seat
from tablee.server import types as t
from tablee.server.call import Call
from tablee.server.failures import Refusal
from tablee.server.names import clean_name
from tablee.server.tokens import new_holder, new_table_id

_LEVEL = 3  # of a bot, unless somebody chooses


async def create(call: Call) -> dict[str, Any]:
    """Make a table. The token that comes back holds all seats of kind `here`."""
    wanted = await call.body(t.NewTable)
    call.service.guard.tables.count(call.address)
    host = new_holder()
    seats = [_seat(number, seat, host) for number, seat in enumerate(wanted.seats, 1)]
    table, now = new_table_id(), call.service.now()
    created = commands.create(
        table, wanted.game, wanted.options, seats, now, host=host, absence=wanted.absence
    )
    live = await call.service.hub.create(created)
    if any(seat.kind == BOT for seat in seats):
        call.service.prepare(wanted.game)
    return _seated(call, live.table.id, host, call.shown(live, host))


async def show(call: Call) -> Any:
    """The table as the reader may see it."""
    return call.shown(await call.live())


async def join(call: Call) -> dict[str, Any]:
    """Take a seat that waits for somebody. With a token of this table, the seat is added to it."""
    wanted, live = await call.body(t.Join), await call.live()
    name, holder = clean_name(wanted.name), call.holder() or new_holder()
    await live.act(lambda table, now: commands.join(table, holder, wanted.seat, name, now))
    call.service.hub.presence.recheck(live)
    return _seated(call, live.table.id, holder, call.shown(live, holder))


async def change_seat(call: Call) -> Any:
    """Rename a seat of one's own; the host: say who an empty seat waits for."""
    wanted, live = await call.body(t.SeatChange), await call.live()
    number, name = call.seat, clean_name(wanted.name)
    await live.act(
        lambda table, now: commands.change_seat(
            table, call.holder(), number, now, kind=wanted.kind, level=wanted.level, name=name
        )
    )
    if wanted.kind == BOT:
        call.service.prepare(live.table.game.name)
    return call.shown(live)


async def claim(call: Call) -> dict[str, Any]:
    """With a token of the table before: the token of the rematch."""
    await call.body(t.Empty)
    live = await call.live()
    parent = live.table.parent
    holder = None if parent is None else call.holder(parent)
    if holder is None or live.reader(holder) is None:
        raise Refusal("server.no_claim")
    return _seated(call, live.table.id, holder, call.shown(live, holder))


def _seat(number: int, wanted: t.SeatWanted, host: str) -> Seat:
    level = (wanted.level or _LEVEL) if wanted.kind == BOT else None
    holder = host if wanted.kind == HERE else None
    return Seat(number, wanted.kind, clean_name(wanted.name), level, holder)


def _seated(call: Call, table: str, holder: str, snapshot: Any) -> dict[str, Any]:
    token = call.service.tokens.make(table, holder)
    return {"table": table, "token": token, "snapshot": snapshot}
