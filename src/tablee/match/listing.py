"""What the hall says of a table that its host has opened: the only thing anybody learns of a table
without its link."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.match import events as e
from tablee.match.events import Event
from tablee.match.finished import FinishedGame, finished_of
from tablee.match.table import Table

#: These change nothing that is listed, unless a move is the first or the last.
_UNSEEN = frozenset({e.MOVED, e.SAID, e.UNDO_ASKED, e.UNDO_AGREED, e.UNDO_REFUSED})


class Listing(msgspec.Struct, frozen=True):
    """A table in the hall. `free` seats wait for somebody, `bots` of them with a bot that plays
    until then; `names` are those of the people who sit there; `at`: since when it is so."""

    table: str
    game: str
    open: bool
    watch: bool
    quick: bool
    seats: int
    free: int
    bots: int
    names: list[str]
    present: bool
    begun: bool
    at: float

    @property
    def shown(self) -> bool:
        """Whether there is anything to show."""
        return self.open or self.watch


class Ended(Listing, frozen=True):
    """A table that its host had opened, or let people watch, when its game ended: the hall shows it
    no longer, the list of finished games does."""

    finished: FinishedGame


def listing_of(table: Table) -> Listing:
    """What the hall may say of a table: nothing is `shown` of a private one, or after the end."""
    listing = _listing(table)
    opened = table.doors.open and not table.doors.quick  # who found somebody to play has no host
    if table.position.turn is None and (opened or table.doors.watch):
        return Ended(**msgspec.structs.asdict(listing), finished=finished_of(table))
    return listing


def _listing(table: Table) -> Listing:
    free = [seat for seat in table.seats if seat.vacant]
    going_on = table.position.turn is not None and table.away is None
    return Listing(
        table=table.id,
        game=table.game.name,
        open=table.doors.open and going_on and bool(free) and not table.deal_known,
        watch=table.doors.watch and going_on,
        quick=table.doors.quick,
        seats=len(table.seats),
        free=len(free),
        bots=sum(not seat.empty for seat in free),
        names=[seat.name for seat in table.seats if seat.person and seat.name],
        present=table.attended,
        begun=bool(table.moves),
        at=table.at,
    )


def listings_after(table: Table, events: Sequence[Event]) -> list[Listing]:
    """What the hall is to say of a table after these events; nothing where that stays the same."""
    own = [event for event in events if event.table == table.id]
    listed = table.doors.open or table.doors.watch or any(one.kind == e.LISTED for one in own)
    if not listed or all(_unseen(table, event) for event in own):
        return []
    return [listing_of(table.later(own))]


def changes_listing(table: Table, happened: Sequence[Event]) -> bool:
    """Whether these events, which have happened, may have changed what the hall says of a table."""
    listed = table.doors.open or table.doors.watch or any(one.kind == e.LISTED for one in happened)
    turning = len(table.moves) <= 1 or table.position.turn is None
    return listed and any(one.kind not in _UNSEEN or turning for one in happened)


def _unseen(table: Table, event: Event) -> bool:
    if event.kind == e.MOVED:
        return bool(table.moves) and table.after(event.data["move"]).turn is not None
    return event.kind in _UNSEEN
