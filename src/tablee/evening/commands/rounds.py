"""Rounds: by the host's button or by the clock."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import NamedTuple

from tablee.evening import events as e
from tablee.evening.commands.checks import check_host, check_open
from tablee.evening.evening import Evening, Pairing
from tablee.evening.forms import MOST_ROUNDS, next_round, rounds_needed
from tablee.match.commands import create
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import BOT, LINK, Seat

_ABSENCE = 300  # seconds, after which the others may let a bot play for somebody


class RoundClock(NamedTuple):
    """The round whose time is running, and when it runs out, in epoch seconds."""

    round: int
    ends: float


def make_round(
    evening: Evening, holder: str | None, after: int, new_table: Callable[[], str], now: float
) -> list[Event]:
    """The host begins the round after this many: its event, and one for each table online, which
    `new_table` names. Raises Refused while a table has no result, or when there is nothing more to
    pair."""
    check_host(evening, holder)
    check_open(evening)
    if len(evening.rounds) != after:
        raise Refused("evening.round_made")
    if evening.current is not None and not evening.current.over:
        raise Refused("evening.round_open")
    return _paired(evening, new_table, now)


def next_at(evening: Evening) -> RoundClock | None:
    """When the clock makes the next round; None where none will."""
    current = evening.current
    if evening.minutes is None or current is None or evening.closed:
        return None
    if len(evening.rounds) >= min(MOST_ROUNDS, rounds_needed(evening)):
        return None
    return RoundClock(current.number, current.at + 60 * evening.minutes)


def ring(
    evening: Evening, clock: RoundClock, new_table: Callable[[], str], now: float
) -> list[Event] | None:
    """The clock has run out: what is not over is a draw, and the next round begins. None if
    somebody was faster, or nobody is left to pair."""
    if next_at(evening) != clock:
        return None
    try:
        return _paired(evening, new_table, now)
    except Refused:
        return None


def _paired(evening: Evening, new_table: Callable[[], str], now: float) -> list[Event]:
    if len(evening.rounds) >= MOST_ROUNDS:
        raise Refused("evening.most_rounds", MOST_ROUNDS)
    if len(evening.present) < 2:
        raise Refused("evening.too_few")
    seed = f"{evening.id}:{len(evening.rounds)}:{evening.number}"
    seating = next_round(_settled(evening), random.Random(seed))
    if not seating.groups:
        raise Refused("evening.done")
    made = [
        Pairing(group, bots, None if evening.boxes else new_table())
        for group, bots in zip(seating.groups, seating.bots, strict=True)
    ]
    tables = [{"players": it.players, "bots": it.bots, "table": it.table} for it in made]
    paired = evening.event(
        e.PAIRED, now, tables=tables, byes=seating.byes, timed_out=_unfinished(evening)
    )
    return [paired, *(_laid(evening, it, it.table, now) for it in made if it.table is not None)]


def _laid(evening: Evening, pairing: Pairing, table: str, now: float) -> Event:
    """The event that makes a table online. Its seats belong to the players, whose tokens follow
    from their holders; who begins is drawn."""
    game, players = evening.next_game(), [evening.player(number) for number in pairing.players]
    assert game.name is not None
    seats = [
        Seat(number, LINK, player.name, None, player.holder)
        for number, player in enumerate(players, 1)
    ]
    seats += [
        Seat(number, BOT, None, evening.fill) for number in range(len(seats) + 1, pairing.seats + 1)
    ]
    return create(
        table,
        game.name,
        game.options,
        seats,
        now,
        host=evening.host,
        absence=_ABSENCE,
        starter="lot",
        evening=evening.id,
    )


def _settled(evening: Evening) -> Evening:
    """The evening as it is once the tables that are not over are draws."""
    current = evening.current
    if current is None or current.over:
        return evening
    copy = deepcopy(evening)
    for place in _unfinished(evening):
        copy.draw(place)
    return copy


def _unfinished(evening: Evening) -> list[int]:
    current = evening.current
    if current is None:
        return []
    return [place for place, found in enumerate(current.pairings, 1) if found.result is None]


def drop_round(evening: Evening, holder: str | None, number: int, now: float) -> Event:
    """The host calls the last round off: it does not count, whatever its tables said."""
    check_host(evening, holder)
    check_open(evening)
    if evening.current is None or evening.current.number != number:
        raise Refused("evening.not_last")
    return evening.event(e.DROPPED, now, round=number)


def close(evening: Evening, holder: str | None, now: float) -> Event | None:
    """The host ends the evening: the standing is final. None if it is."""
    check_host(evening, holder)
    return None if evening.closed else evening.event(e.CLOSED, now)


def reopen(evening: Evening, holder: str | None, now: float) -> Event | None:
    """The host goes on after all."""
    check_host(evening, holder)
    return evening.event(e.REOPENED, now) if evening.closed else None
