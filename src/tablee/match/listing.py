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


class Entry(Listing, frozen=True):
    """A listing as it is kept, with what nobody is shown: the programs that a table waits for, and
    those that play there."""

    asks: list[str] = []
    plays: list[str] = []

    @property
    def kept(self) -> bool:
        """Whether there is anything to keep."""
        return self.open or self.watch or bool(self.asks) or bool(self.plays)

    def public(self) -> Listing:
        """What everybody may be shown of it."""
        return Listing(*(getattr(self, name) for name in Listing.__struct_fields__))


class Ended(Entry, frozen=True, kw_only=True):
    """A table that its host had opened, or let people watch, when its game ended: the hall shows it
    no longer, the list of finished games does."""

    finished: FinishedGame


def listing_of(table: Table) -> Entry:
    """What the hall may say of a table: nothing of a private one, or after the end."""
    listing = _listing(table)
    opened = table.doors.open and not table.doors.quick  # who found somebody to play has no host
    if table.position.turn is None and (opened or table.doors.watch):
        return Ended(**msgspec.structs.asdict(listing), finished=finished_of(table))
    return listing


def _listing(table: Table) -> Entry:
    free = [seat for seat in table.seats if seat.vacant]
    going_on = table.position.turn is not None and table.here
    programs = [seat for seat in table.seats if seat.program is not None and going_on]
    return Entry(
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
        asks=[str(seat.program) for seat in programs if seat.awaited and not seat.declined],
        plays=[str(seat.program) for seat in programs if not seat.awaited],
    )


def listings_after(table: Table, events: Sequence[Event]) -> list[Entry]:
    """What the hall is to say of a table after these events; nothing where that stays the same."""
    own = [event for event in events if event.table == table.id]
    made = [Table(event) for event in events if event.kind == e.CREATED]
    found = [entry for entry in map(listing_of, made) if entry.asks]  # a program is asked again
    if not _listed(table, own, e.LISTED) or all(_unseen(table, event) for event in own):
        return found
    return [listing_of(table.later(own)), *found]


def changes_listing(table: Table, happened: Sequence[Event]) -> bool:
    """Whether these events, which have happened, may have changed what the hall says of a table."""
    turning = len(table.moves) <= 1 or table.position.turn is None
    listed = _listed(table, happened, e.LISTED, e.SEATED)  # perhaps a program sat there
    return listed and any(one.kind not in _UNSEEN or turning for one in happened)


def _listed(table: Table, events: Sequence[Event], *kinds: str) -> bool:
    """Whether the hall has to do with a table, before or after events of these kinds."""
    changed = any(one.kind in kinds for one in events)
    waits = any(seat.program is not None for seat in table.seats)
    return table.doors.open or table.doors.watch or waits or changed


def _unseen(table: Table, event: Event) -> bool:
    if event.kind == e.MOVED:
        return bool(table.moves) and table.after(event.data["move"]).turn is not None
    return event.kind in _UNSEEN
