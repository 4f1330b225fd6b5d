"""Making a table, and its rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee.core import seeds
from tablee.core.registry import find_game
from tablee.match import events as e
from tablee.match.commands.checks import check_here, own_seat
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.pace import Pace
from tablee.match.seats import BOT, PROGRAM, Seat
from tablee.match.starter import Starter, Wish, settle, turned
from tablee.match.table import Table


def create(
    table: str,
    game: str,
    options: Mapping[str, Any],
    seats: Sequence[Seat],
    now: float,
    *,
    host: str | None,
    absence: int | None = None,
    turn_seconds: int | None = None,
    pace: Pace | None = None,
    seed: bytes | None = None,
    start: Mapping[str, Any] | None = None,
    parent: str | None = None,
    starter: Wish | Starter = "sheet",
    evening: str | None = None,
    brought: str | None = None,
) -> Event:
    """A new table, from a seed (a fresh one by default) or from a position. `starter` says who
    begins, among the seats as they are given, or how that was settled before. In a game over days,
    nobody is absent before their time is over. Raises Refused if the seats do not fit, nobody sits
    where the game should begin or the game cannot be timed, and UnknownGame, InvalidOptions,
    InvalidComponents, InvalidPosition."""
    found, chosen, seed = find_game(game), dict(options), seed or seeds.fresh()
    if chosen.get("seats") is None and any(option.name == "seats" for option in found.options):
        chosen["seats"] = len(seats)
    if isinstance(starter, Starter):
        first, placed = starter, seats
    else:
        first = settle(found, chosen, starter, len(seats), seed)
        placed = turned(seats, first.place)
    setup = found.prepare(chosen) if start is None else found.from_json(start).setup
    if setup.seats != len(seats):
        raise Refused("table.seats", len(seats), expected=setup.seats)
    timed = turn_seconds is not None or (pace is not None and pace.after == "clock")
    if timed and not found.time_out_moves:
        raise Refused("table.untimed", game)
    data = {
        "game": game,
        "options": dict(setup.options),
        "seed": seed.hex() if start is None else None,
        "start": start,
        "seats": [seat.to_json() for seat in placed],
        "starter": first._asdict(),
        "host": host,
        "absence": absence if pace is None else None,
        "turn_seconds": turn_seconds if pace is None else None,
        "pace": msgspec.to_builtins(pace),
        "parent": parent,
        "evening": evening,
        "brought": brought,
    }
    return Event(table, 1, e.CREATED, data, now)


def ask_rematch(table: Table, holder: str | None, number: int, now: float, new: str) -> list[Event]:
    """Agree to play again, for all seats of one holder. Once everybody has agreed, the new table is
    created too, and the next player begins."""
    check_here(table)
    own_seat(table, holder, number)
    if table.position.turn is not None:
        raise Refused("table.not_over")
    if table.rematch is not None:
        raise Refused("table.rematched")
    own = [seat.number for seat in table.seats_of(holder)]
    people = {
        seat.number
        for seat in table.seats
        if seat.person and seat.bot is None and seat.kind != PROGRAM
    }
    if people - set(own) - set(table.rematch_asked):
        return [table.event(e.REMATCH_ASKED, now, seats=own)]
    created = create(
        new,
        table.game.name,
        table.position.options,
        [_kept(seat) for seat in table.seats],
        now,
        host=table.host,
        absence=table.absence,
        turn_seconds=table.turn_seconds,
        pace=table.pace,
        parent=table.id,
        starter="turn",
    )
    return [table.event(e.REMATCHED, now, table=new), created]


def _kept(seat: Seat) -> Seat:
    """Who has this seat when the same play again: a bot that waited for nobody keeps it, and a
    program is asked anew."""
    if seat.vacant and not seat.empty:
        return Seat(seat.number, BOT, level=seat.stand_in)
    if seat.kind == PROGRAM:
        return Seat(seat.number, PROGRAM, seat.name, program=seat.program)
    return seat
