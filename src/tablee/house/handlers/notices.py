"""Being told of one's turn, and days off."""

from __future__ import annotations

import msgspec

from tablee.house.notices import requests as n
from tablee.house.notices.answers import NoticesShown, SubscriptionShown
from tablee.house.quiet import Quiet
from tablee.house.room import Room
from tablee.house.services import Caller, Services, once, shown
from tablee.house.subscriptions import (
    MOST,
    MailTarget,
    Subscription,
    Target,
    subscription_id,
)
from tablee.match import commands
from tablee.match.errors import Refused

_END = 40  # characters of an endpoint, by which a browser knows its own


async def show_notices(house: Services, caller: Caller, asked: n.ShowNotices) -> NoticesShown:
    """How the caller is told of their turns at a table. Raises Refused without a seat there."""
    async with house.enter(asked.table, caller) as room:
        return await _shown(house, room, _holder(house, caller, room))


async def subscribe_push(house: Services, caller: Caller, asked: n.SubscribePush) -> NoticesShown:
    """Tell a browser of one's turns."""
    return await _subscribe(house, caller, asked.table, asked.target, asked.quiet)


async def subscribe_mail(house: Services, caller: Caller, asked: n.SubscribeMail) -> NoticesShown:
    """Tell an address of one's turns, once its owner has agreed."""
    return await _subscribe(house, caller, asked.table, asked.target, asked.quiet)


async def set_quiet(house: Services, caller: Caller, asked: n.SetQuiet) -> NoticesShown:
    """Choose one's quiet hours at a table, for every way of being told."""
    known = house.looking.subscriptions
    async with house.enter(asked.table, caller) as room:
        holder = _holder(house, caller, room)
        for one in await known.of(asked.table, holder):
            await known.keep(msgspec.structs.replace(one, quiet=asked.quiet), MOST)
        return await _shown(house, room, holder)


async def unsubscribe(house: Services, caller: Caller, asked: n.Unsubscribe) -> NoticesShown:
    """Tell one of these no more, or none."""
    known = house.looking.subscriptions
    async with house.enter(asked.table, caller) as room:
        holder = _holder(house, caller, room)
        for one in await known.of(asked.table, holder):
            if asked.id in (None, one.id):
                await known.forget(one.id)
        if not await known.of(asked.table, holder):
            await room.act(lambda table, now: commands.tell(table, holder, False, now))
        return await _shown(house, room, holder)


async def take_holiday(house: Services, caller: Caller, asked: n.TakeHoliday) -> msgspec.Raw:
    """Stop one's own time for some days, or be back before they are over."""
    holder = house.holder(caller, asked.table)
    async with house.enter(asked.table, caller) as room:
        await room.act(
            lambda table, now: commands.take_holiday(table, holder, asked.days, now),
            once(asked.key, holder, asked),
        )
        return shown(room, holder)


async def _subscribe(
    house: Services, caller: Caller, table: str, target: Target, quiet: Quiet | None
) -> NoticesShown:
    looking = house.looking
    async with house.enter(table, caller) as room:
        holder = _holder(house, caller, room)
        if room.table.position.turn is None:
            raise Refused("table.finished")
        mail = isinstance(target, MailTarget)
        wanted = Subscription(
            id=subscription_id(table, holder, target),
            table=table,
            holder=holder,
            target=target,
            language=caller.language,
            quiet=quiet,
            at=house.time.now(),
            confirmed=not mail,
            announced=room.table.turns,  # whoever asks knows of this turn
        )
        looking.notifier.check(wanted)
        known = await looking.subscriptions.find(wanted.id)
        await looking.subscriptions.keep(wanted, MOST)
        await room.act(lambda it, now: commands.tell(it, holder, True, now))
        if mail and (known is None or not known.confirmed):
            looking.ask_to_confirm(wanted)
        return await _shown(house, room, holder)


def _holder(house: Services, caller: Caller, room: Room) -> str:
    """Who the caller is, at a seat of theirs. Raises Refused."""
    holder = house.holder(caller, room.id)
    if holder is None or not room.table.seats_of(holder):
        raise Refused("seat.none")
    return holder


async def _shown(house: Services, room: Room, holder: str) -> NoticesShown:
    push, mail = house.looking.notifier.channels
    found = await house.looking.subscriptions.of(room.id, holder)
    feed = house.tokens.feed(room.id, holder)
    return NoticesShown(push, mail, feed, [_one(each) for each in found])


def _one(found: Subscription) -> SubscriptionShown:
    target = found.target
    name = target.address if isinstance(target, MailTarget) else target.endpoint[-_END:]
    return SubscriptionShown(found.id, found.kind, name, found.quiet, found.confirmed)
