"""What people do at a table."""

from __future__ import annotations

from typing import Any

from tablee.bots.advice import HINT_LEVEL, hint_from
from tablee.match import commands
from tablee.match.errors import Refused
from tablee.server import types as t
from tablee.server.call import Call
from tablee.server.tokens import new_table_id


async def move(call: Call) -> Any:
    """Make a move. Asked again with the same key, it is not made again."""
    wanted, live, holder = await call.body(t.Move), await call.live(), call.holder()
    key = _scoped(holder, wanted.key)
    await live.act(
        lambda table, now: commands.move(
            table, holder, wanted.version, wanted.move, now, seat=wanted.seat, key=key
        ),
        key,
        wanted.move,
    )
    return call.shown(live)


async def undo(call: Call) -> Any:
    """Ask to take one's last move back, or answer whoever asks. Against bots: at once."""
    wanted, live, holder = await call.body(t.Undo), await call.live(), call.holder()
    key = _scoped(holder, wanted.key)
    await live.act(
        lambda table, now: commands.undo(
            table, holder, wanted.version, now, answer=wanted.answer, key=key
        ),
        key,
    )
    return call.shown(live)


async def take_over(call: Call) -> Any:
    """Let a bot play for a seat, or play oneself again."""
    wanted, live, holder = await call.body(t.TakeOver), await call.live(), call.holder()
    await live.act(
        lambda table, now: commands.take_over(table, holder, wanted.seat, wanted.level, now)
    )
    if wanted.level is not None:
        call.service.prepare(live.table.game.name)
    return call.shown(live)


async def say(call: Call) -> Any:
    """Send one of the preset messages."""
    wanted, live, holder = await call.body(t.Message), await call.live(), call.holder()
    await live.act(lambda table, now: commands.say(table, holder, wanted.seat, wanted.message, now))
    return call.shown(live)


async def rematch(call: Call) -> Any:
    """Agree to play again; when everybody has, `rematch.table` names the new table."""
    wanted, live, holder = await call.body(t.OwnSeat), await call.live(), call.holder()
    new = new_table_id()
    await live.act(lambda table, now: commands.ask_rematch(table, holder, wanted.seat, now, new))
    return call.shown(live)


async def hint(call: Call) -> t.HintShown:
    """Advice for a seat of one's own whose turn it is."""
    wanted, live, holder = await call.body(t.OwnSeat), await call.live(), call.holder()
    position = live.table.position
    if wanted.seat not in [seat.number for seat in live.table.seats_of(holder)]:
        raise Refused("seat.not_yours", wanted.seat)
    if position.turn is not None and wanted.seat != position.turn:
        raise Refused("seat.not_turn", wanted.seat)
    call.service.guard.thoughts.count(call.address)
    choice = await call.service.runner.think(position, HINT_LEVEL)
    found = hint_from(position, choice)
    effects = position.effects(found.move)
    return t.HintShown(found.move, effects, found.value, list(found.line))


def _scoped(holder: str | None, key: str) -> str:
    """Nobody's key can be mistaken for another's."""
    return f"{holder}:{key}"
