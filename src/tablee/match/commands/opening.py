"""Making a table, and its rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core import seeds
from tablee.core.registry import find_game
from tablee.match import events as e
from tablee.match.commands.checks import own_seat
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import Seat
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
    seed: bytes | None = None,
    start: Mapping[str, Any] | None = None,
    parent: str | None = None,
) -> Event:
    """A new table, from a seed (a fresh one by default) or from a position. Raises Refused if the
    seats do not fit or the game cannot be timed, and UnknownGame, InvalidOptions,
    InvalidComponents, InvalidPosition."""
    found, chosen = find_game(game), dict(options)
    if chosen.get("seats") is None and any(option.name == "seats" for option in found.options):
        chosen["seats"] = len(seats)
    setup = found.prepare(chosen) if start is None else found.from_json(start).setup
    if setup.seats != len(seats):
        raise Refused("table.seats", len(seats), expected=setup.seats)
    if turn_seconds is not None and not found.time_out_moves:
        raise Refused("table.untimed", game)
    data = {
        "game": game,
        "options": dict(setup.options),
        "seed": (seed or seeds.fresh()).hex() if start is None else None,
        "start": start,
        "seats": [seat.to_json() for seat in seats],
        "host": host,
        "absence": absence,
        "turn_seconds": turn_seconds,
        "parent": parent,
    }
    return Event(table, 1, e.CREATED, data, now)


def ask_rematch(table: Table, holder: str | None, number: int, now: float, new: str) -> list[Event]:
    """Agree to play again, for all seats of one holder. Once everybody has agreed, the new table is
    created too, with everybody one seat further on, so that somebody else begins."""
    own_seat(table, holder, number)
    if table.position.turn is not None:
        raise Refused("table.not_over")
    if table.rematch is not None:
        raise Refused("table.rematched")
    own = [seat.number for seat in table.seats_of(holder)]
    people = {seat.number for seat in table.seats if seat.person and seat.bot is None}
    if people - set(own) - set(table.rematch_asked):
        return [table.event(e.REMATCH_ASKED, now, seats=own)]
    created = create(
        new,
        table.game.name,
        table.position.options,
        _rotated(table.seats),
        now,
        host=table.host,
        absence=table.absence,
        turn_seconds=table.turn_seconds,
        parent=table.id,
    )
    return [table.event(e.REMATCHED, now, table=new), created]


def _rotated(seats: Sequence[Seat]) -> list[Seat]:
    moved = [seats[-1], *seats[:-1]]
    return [
        Seat(number, seat.kind, seat.name, seat.level, seat.holder)
        for number, seat in enumerate(moved, 1)
    ]
