"""Going to another house, arriving there, coming back.

What arrives comes from whoever carried it, so nothing of it is believed: the record has to follow
from its seed and the rules, and each move has to be one that this person, a bot or the clock could
have made there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, get_args

from tablee.core.record import Record
from tablee.match import events as e
from tablee.match import undo as policy
from tablee.match.clock import time_out_move
from tablee.match.commands.checks import check_here, seat_of
from tablee.match.commands.opening import create
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tablee.match.once import Once
from tablee.match.seats import BOT, HERE, LINK, Seat
from tablee.match.starter import By as StarterBy
from tablee.match.starter import Starter
from tablee.match.table import By, Place, Table
from tablee.match.travel import Carried


class Arrival(NamedTuple):
    """A table that has come from elsewhere: its events here, and what they fold into."""

    events: list[Event]
    table: Table


def depart(table: Table, holder: str | None, to: Place, there: str, now: float) -> Event:
    """Close the table here: it goes on elsewhere, as `there`. Raises Refused where anybody else
    plays or is expected, and after the end, unless it goes back to where it came from."""
    check_here(table)
    if not table.seats_of(holder):
        raise Refused("seat.none")
    others = any(seat.person and seat.holder != holder for seat in table.seats)
    expected = to == "device" and any(seat.vacant for seat in table.seats)
    expected = expected or any(seat.awaited for seat in table.seats)
    if others or expected or table.evening is not None:
        raise Refused("table.stays")
    if table.position.turn is None and there != table.brought:
        raise Refused("table.over")
    return table.event(e.DEPARTED, now, to=to, table=there)


def arrive(
    table: str, carried: Carried, holder: str, free: Collection[int], once: Once, now: float
) -> Arrival:
    """The table here that goes on with a carried one: its carrier has the seats of people, except
    those that are set `free` for whoever is invited. Raises Refused and InvalidRecord for what no
    honest house sends, and what `create` raises."""
    record = _checked(carried)
    if record.start is not None:
        raise Refused("table.carried")
    created = create(
        table,
        record.game.name,
        record.options,
        [_arrived(number, carried, holder) for number in range(1, len(carried.seats) + 1)],
        now,
        host=holder,
        absence=carried.absence,
        turn_seconds=carried.turn_seconds,
        seed=record.seed,
        starter=_starter(record, len(carried.seats)),
        brought=carried.table,
    )
    created = once.sign(created)
    here = Table(created)
    events = [created, *_replay(here, holder, record.moves, carried.by, now)]
    for number in sorted(free):
        seat_of(here, number)
        vacated = {"kind": LINK, "level": None, "name": None, "holder": None}
        events.append(here.event(e.SEATED, now, seat=number, **vacated))
        here.apply(events[-1])
    return Arrival(events, here)


def give_back(table: Table, holder: str | None, carried: Carried | None, now: float) -> list[Event]:
    """The table is here again, with what was played elsewhere; without that, as it was when it
    left. Raises MovedOn if it is not the one that is expected, or went on here meanwhile, and what
    `arrive` raises."""
    if not table.seats_of(holder):
        raise Refused("seat.none")
    if table.away is None or (carried is not None and carried.table != table.away.table):
        raise MovedOn("table.not_away")
    here = table.later([])
    events = [here.event(e.RETURNED, now)]
    here.apply(events[0])
    if carried is None:
        return events
    record = _checked(carried)
    if record.game is not table.game or record.seed != table.seed:
        raise Refused("table.carried")
    kept = _take_back(here, holder, record.moves, events, now)
    return [*events, *_replay(here, holder, record.moves[kept:], carried.by[kept:], now)]


def _checked(carried: Carried) -> Record:
    """The record, once every move and the result follow from the seed and the rules."""
    record = Record.from_json(carried.record)
    if len(carried.by) != len(record.moves):
        raise Refused("table.carried")
    record.last()
    return record


def _arrived(number: int, carried: Carried, holder: str) -> Seat:
    seat = carried.seats[number - 1]
    if (seat.level is None) == (seat.kind == BOT):
        raise Refused("table.carried")
    return Seat(number, seat.kind, seat.name, seat.level, holder if seat.kind == HERE else None)


def _starter(record: Record, seats: int) -> Starter:
    if record.starter is None:
        return Starter("sheet", 1)
    found = Starter(**record.starter)
    if found.by not in get_args(StarterBy) or found.place not in range(1, seats + 1):
        raise Refused("table.carried")
    return found


def _take_back(
    here: Table, holder: str | None, moves: Sequence[str], events: list[Event], now: float
) -> int:
    """Take back what was taken back elsewhere, if that was allowed; returns how many moves are
    left."""
    made = here.moves
    pairs = zip(made, moves, strict=False)
    same = next((ply for ply, (own, move) in enumerate(pairs) if own.move != move), None)
    kept = min(len(made), len(moves)) if same is None else same
    if kept == len(made):
        return kept
    own = {seat.number for seat in here.seats_of(holder)}
    plies = [ply for ply in range(kept + 1) if made[ply].by == "person" and made[ply].seat in own]
    if not plies:
        raise Refused("table.carried")
    ply, seat = plies[-1], made[plies[-1]].seat
    code = policy.why_not(here, seat, ply)
    if code is not None:
        raise Refused(code)
    events.append(here.event(e.UNDONE, now, seat=seat, to=ply))
    here.apply(events[-1])
    return ply


def _replay(
    here: Table, holder: str | None, moves: Sequence[str], deciders: Sequence[By], now: float
) -> list[Event]:
    """Make these moves at a table; returns the events."""
    events = []
    for text, by in zip(moves, deciders, strict=True):
        mover = here.mover
        if mover is None or not _could_decide(here, mover, holder, text, by):
            raise Refused("table.carried")
        events.append(here.event(e.MOVED, now, seat=mover.number, move=text, by=by))
        here.apply(events[-1])
    return events


def _could_decide(here: Table, mover: Seat, holder: str | None, text: str, by: By) -> bool:
    if by == "clock":
        return here.turn_seconds is not None and text == time_out_move(here)
    return by == "bot" or (mover.person and mover.holder == holder)
