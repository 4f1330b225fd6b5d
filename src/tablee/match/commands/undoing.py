"""Asking to take a move back, and answering whoever asks."""

from __future__ import annotations

from tablee.match import events as e
from tablee.match import undo as policy
from tablee.match.commands.checks import check_here, check_version
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.table import Table


def undo(
    table: Table,
    holder: str | None,
    version: int,
    now: float,
    *,
    answer: bool | None = None,
) -> Event:
    """Ask to take back one's last decision, or answer such a request (yes or no)."""
    check_here(table)
    if not table.seats_of(holder):
        raise Refused("seat.none")
    check_version(table, version)
    if answer is not None:
        return _answer_undo(table, holder, answer, now)
    if table.undo is not None:
        raise Refused("table.undo_asked")
    found = policy.last_decision(table, holder)
    if found is None:
        raise Refused("table.undo_none")
    seat, ply = found
    _refuse_for(policy.why_not(table, seat, ply))
    waiting = policy.must_agree(table, holder)
    if not waiting:
        return table.event(e.UNDONE, now, seat=seat, to=ply)
    return table.event(e.UNDO_ASKED, now, seat=seat, to=ply, waiting=waiting)


def _answer_undo(table: Table, holder: str | None, agreed: bool, now: float) -> Event:
    asked = table.undo
    own = [seat.number for seat in table.seats_of(holder)]
    if asked is None or (asked.seat not in own and not set(own) & set(asked.waiting)):
        raise Refused("table.undo_not_asked")
    if not agreed:  # the player who asked may also withdraw
        return table.event(e.UNDO_REFUSED, now, seats=own)
    if not set(own) & set(asked.waiting):
        raise Refused("table.undo_not_asked")
    if set(asked.waiting) <= set(own):
        return table.event(e.UNDONE, now, seat=asked.seat, to=asked.to)
    return table.event(e.UNDO_AGREED, now, seats=own)


def _refuse_for(code: str | None) -> None:
    if code == "table.undo_over":
        raise Refused("table.undo_over")
    if code is not None:
        raise Refused("table.undo_drawn")
