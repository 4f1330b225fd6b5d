"""Commands of the game itself: moves by people, bots and the clock."""

from __future__ import annotations

from typing import Any

from tablee.match import events as e
from tablee.match.clock import Clock, clock, time_out_move
from tablee.match.commands.checks import check_here, check_version, own_seat
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tablee.match.seats import Seat
from tablee.match.table import Table

_LEVEL = 3  # of a bot that plays for whoever has let their days pass


def move(
    table: Table,
    holder: str | None,
    version: int,
    text: str,
    now: float,
    *,
    seat: int | None = None,
) -> Event:
    """A person's move. Raises MovedOn, Refused, InvalidMove, IllegalMove."""
    check_here(table)
    if seat is not None:
        own_seat(table, holder, seat)
    elif not table.seats_of(holder):
        raise Refused("seat.none")
    check_version(table, version)
    turn = table.position.turn
    if turn is not None:
        own = [mine.number for mine in table.seats_of(holder)]
        if (seat or turn) != turn or turn not in own:
            raise Refused("seat.not_turn", seat or own[0], **_mover(table.seat(turn)))
        if table.seat(turn).bot is not None:
            raise Refused("seat.bot_plays", turn)
    return _moved(table, text, now, "person")


def _mover(seat: Seat) -> dict[str, Any]:
    """Whom to wait for, for people."""
    kind = "bot" if seat.bot is not None else "named" if seat.name else "nameless"
    return {"mover": kind, "name": seat.name or "", "turn": seat.number}


def bot_move(table: Table, version: int, text: str, now: float) -> Event:
    """A bot's move for the seat to move. Raises MovedOn if the table no longer waits for it."""
    check_version(table, version)
    if not table.here or table.mover is None or table.mover.bot is None:
        raise MovedOn("table.moved_on")
    return _moved(table, text, now, "bot")


def expire(table: Table, now: float, ran_out: Clock | None = None) -> Event | None:
    """What ends a turn whose time has run out: a move, or a bot that plays on in a game over days;
    None while there is time left. Whoever has waited for a clock says that it ran out, whatever the
    time has been set to meanwhile."""
    running = clock(table)
    if running is None or (running != ran_out and now < running.ends):
        return None
    if table.pace is not None and table.pace.after == "bot":
        return table.event(e.TAKEN_OVER, now, seat=running.seat, level=_LEVEL)
    text = time_out_move(table)
    return None if text is None else _moved(table, text, now, "clock")


def _moved(table: Table, text: str, now: float, by: str) -> Event:
    table.after(text)  # raises what the rules say
    return table.event(e.MOVED, now, seat=table.position.turn, move=text, by=by)
