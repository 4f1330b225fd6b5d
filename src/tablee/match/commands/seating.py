"""Commands about seats: taking one, renaming it, letting a bot play for it, coming and going."""

from __future__ import annotations

from typing import Any

from tablee.match import events as e
from tablee.match.commands.checks import check_here, own_seat, seat_of
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import BOT, HERE, LINK, Chosen, Kind, Seat
from tablee.match.table import Table


def join(
    table: Table,
    holder: str,
    number: int | None,
    name: str | None,
    now: float,
    player: str | None = None,
) -> Event:
    """Take a vacant seat: the one asked for, or the first, before one where a bot plays. `player`:
    who it is on the ladder, where a game still counts for one seat of theirs."""
    check_here(table)
    free = [seat for seat in table.seats if seat.vacant]
    free.sort(key=lambda seat: not seat.empty)
    if number is not None:
        free = [seat for seat in free if seat.number == seat_of(table, number).number]
    if not free:
        raise Refused("seat.taken", number)
    data: dict[str, Any] = {"seat": free[0].number, "holder": holder, "name": name}
    counts = table.position.turn is not None and all(one.player != player for one in table.seats)
    if player is not None and counts:
        data["player"] = player
    return table.event(e.JOINED, now, **data)


def change_seat(
    table: Table,
    holder: str | None,
    number: int,
    now: float,
    *,
    kind: Chosen | None = None,
    level: int | None = None,
    name: str | None = None,
) -> Event:
    """Rename one's own seat. The host may also say who an empty seat is for: somebody with the
    link, somebody at the host's screen, a bot; or free a seat nobody has come to."""
    check_here(table)
    seat = seat_of(table, number)
    if kind == LINK and may_free(table, holder, seat):
        return _seated(table, now, number, LINK, None, None, None)
    if kind is None or kind == seat.kind != BOT:
        own_seat(table, holder, number)
        return _seated(table, now, number, seat.kind, seat.level, name, seat.holder)
    if holder is None or holder != table.host:
        raise Refused("seat.host_only")
    if not (seat.vacant or seat.awaited) and (seat.person or table.version):
        raise Refused("seat.taken", number)
    chosen = (level or seat.level or 3) if kind == BOT else None
    return _seated(table, now, number, kind, chosen, name, holder if kind == HERE else None)


def may_free(table: Table, holder: str | None, seat: Seat) -> bool:
    """Whether a holder may free a seat: the host, one that somebody took by link who is not there
    and has not moved."""
    if holder is None or holder != table.host or table.position.turn is None:
        return False
    if table.evening is not None:  # who plays there is the evening's to say
        return False
    if seat.kind != LINK or not seat.person or seat.present or seat.holder == holder:
        return False
    return not any(made.seat == seat.number and made.by == "person" for made in table.moves)


def _seated(
    table: Table,
    now: float,
    number: int,
    kind: Kind,
    level: int | None,
    name: str | None,
    holder: str | None,
) -> Event:
    return table.event(e.SEATED, now, seat=number, kind=kind, level=level, name=name, holder=holder)


def take_over(
    table: Table, holder: str | None, number: int, level: int | None, now: float
) -> Event:
    """Let a bot play for a seat: one's own, or one whose player has been absent for as long as the
    table agreed. Without a level, the player takes over again."""
    check_here(table)
    seat = seat_of(table, number)
    if not seat.person:
        raise Refused("seat.no_person", number)
    own = seat.holder == holder
    if level is None:
        if not own:
            raise Refused("seat.not_yours", number)
        if seat.stand_in is None:
            raise Refused("seat.no_stand_in", number)
        return table.event(e.GIVEN_BACK, now, seat=number)
    if not own:
        _check_absence(table, holder, seat, now)
    return table.event(e.TAKEN_OVER, now, seat=number, level=level)


def stand_in(table: Table, holder: str, level: int, now: float) -> Event | None:
    """A bot of this level finishes the game for somebody who has left an evening, None if it
    is over, or one plays already."""
    seats = [seat.number for seat in table.seats_of(holder) if seat.bot is None]
    if table.position.turn is None or not seats:
        return None
    return table.event(e.TAKEN_OVER, now, seat=seats[0], level=level)


def _check_absence(table: Table, holder: str | None, seat: Seat, now: float) -> None:
    if not table.seats_of(holder):
        raise Refused("seat.none")
    gone = None if seat.absent_since is None else now - seat.absent_since
    if table.absence is None or gone is None or gone < table.absence or seat.present:
        raise Refused("seat.not_absent", seat.number)


def forget(table: Table, player: str, now: float) -> Event | None:
    """Somebody leaves the ladder for good: their seats have no name any more; None if the table
    knows nothing of them."""
    seats = [seat.number for seat in table.seats if seat.player == player]
    return table.event(e.FORGOTTEN, now, seats=seats) if seats else None


def come(table: Table, holder: str, now: float) -> Event | None:
    """The holder of these seats is present; None if the table knows that already."""
    away = [seat.number for seat in table.seats_of(holder) if not seat.present]
    return table.event(e.CAME, now, seats=away) if away else None


def leave(table: Table, holder: str, now: float) -> Event | None:
    """The holder of these seats has left; None if the table knows that already."""
    present = [seat.number for seat in table.seats_of(holder) if seat.present]
    return table.event(e.LEFT, now, seats=present) if present else None
