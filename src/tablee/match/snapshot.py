"""What one reader may know about a table: the only form in which a table is ever shown."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.match import undo as undoing
from tablee.match.clock import clock
from tablee.match.commands.seating import may_free
from tablee.match.pace import Pace, days_left
from tablee.match.seats import Kind, Seat
from tablee.match.starter import By
from tablee.match.table import MoveShown, Place, Table


class SeatShown(msgspec.Struct):
    """A seat. `bot` is the level of the bot that is playing it; `mine`: the reader holds it;
    `may_free`: the reader may have it wait for somebody else; `awaited`: it waits for a program,
    or did until that `declined`. In a game over days, `off_until` says when its person's last days
    off end, in epoch seconds, and `days_off` how many are left."""

    seat: int
    kind: Kind
    name: str | None
    level: int | None
    vacant: bool
    present: bool
    absent_since: float | None
    bot: int | None
    mine: bool
    may_free: bool
    awaited: bool
    declined: bool
    off_until: float | None
    days_off: int


class ClockShown(msgspec.Struct):
    """Whose time is running, and when it runs out, in epoch seconds."""

    seat: int
    ends: float


class UndoRequest(msgspec.Struct):
    """Who wants to take a move back, and who has not answered."""

    seat: int
    waiting: list[int]


class UndoShown(msgspec.Struct):
    """Whether the reader may ask for an undo, and whether somebody has."""

    may: bool
    asked: UndoRequest | None


class RematchShown(msgspec.Struct):
    """Who wants to play again, and the new table once all do."""

    asked: list[int]
    table: str | None


class DoorsShown(msgspec.Struct):
    """Who hears of the table in the hall, and when bots take its empty seats, in epoch seconds."""

    open: bool
    watch: bool
    fills: float | None


class AwayShown(msgspec.Struct):
    """Whether the table has gone to a device or to a server, and the table that goes on there."""

    to: Place
    table: str


class MessageShown(msgspec.Struct):
    """A message somebody sent."""

    seat: int
    message: str
    at: float


class Snapshot(msgspec.Struct, kw_only=True):
    """A table as one reader sees it. `version` counts changes of the game and never goes back,
    `number` counts everything that changed the snapshot. In `options`, here and in views, a
    component set that is not shipped is its digest (`sha256:...`), by which it can be asked for.
    `starter` says why who begins does so: the sheet, a lot, a choice, or in turn after the last
    game. Where there was a lot, the seed is committed to and revealed, as in games of chance.
    While it is `away`, in another house, nothing can be done here; `brought` names the table of
    another house that it came from, or was for a while; with `deal_known`, somebody at the table
    may therefore know what is hidden or still to be drawn. At a table that the host of the house
    has `closed`, nothing can be done; where it is `hushed`, nobody can send messages."""

    table: str
    game: str
    options: dict[str, Any]
    version: int
    number: int
    turn: int | None
    result: dict[str, Any] | None
    ply: int
    seats: list[SeatShown]
    views: dict[str, dict[str, Any]]
    legal: list[str]
    remarks: dict[str, Any]
    moves: list[MoveShown]
    thinking: int | None
    clock: ClockShown | None
    undo: UndoShown
    rematch: RematchShown
    messages: list[MessageShown]
    absence: int | None
    turn_seconds: int | None
    pace: Pace | None
    starter: By
    doors: DoorsShown
    host: bool
    evening: str | None
    away: AwayShown | None
    brought: str | None
    deal_known: bool
    closed: bool
    hushed: bool
    commitment: str | None
    seed: str | None


def snapshot(table: Table, holder: str | None) -> Snapshot:
    """The table for one holder; None, or somebody without a seat, is a spectator."""
    position, own = table.position, table.seats_of(holder)
    numbers, over = {seat.number for seat in own}, position.turn is None
    legal, by_chance = _legal(table, numbers), table.game.chance or table.starter.by == "lot"
    running, result = clock(table), position.result
    return Snapshot(
        table=table.id,
        game=table.game.name,
        options=table.options_sent,
        version=table.version,
        number=table.number,
        turn=position.turn,
        result=None if result is None else result.to_json(),
        ply=position.ply,
        seats=[_seat(table, seat, holder) for seat in table.seats],
        views=_views(table, own),
        legal=legal,
        remarks=position.remarks() if legal else {},
        moves=_moves(table, numbers),
        thinking=_thinking(table),
        clock=None if running is None else ClockShown(*running),
        undo=UndoShown(undoing.possible(table, holder), _undo_request(table)),
        rematch=RematchShown(list(table.rematch_asked), table.rematch),
        messages=[MessageShown(*said) for said in table.messages],
        absence=table.absence,
        turn_seconds=table.turn_seconds,
        pace=table.pace,
        starter=table.starter.by,
        doors=_doors(table),
        host=holder is not None and holder == table.host,
        evening=table.evening,
        away=None if table.away is None else AwayShown(*table.away),
        brought=table.brought,
        deal_known=table.deal_known,
        closed=table.closed,
        hushed=table.hushed,
        commitment=position.commitment if by_chance else None,
        seed=table.seed.hex() if over and by_chance and table.seed is not None else None,
    )


def _thinking(table: Table) -> int | None:
    """The seat of the bot that is to move here."""
    mover = table.mover
    if not table.here or mover is None or mover.bot is None:
        return None
    return mover.number


def _doors(table: Table) -> DoorsShown:
    doors, empty = table.doors, any(seat.empty for seat in table.seats)
    return DoorsShown(doors.open, doors.watch, doors.fills if empty else None)


def _seat(table: Table, seat: Seat, holder: str | None) -> SeatShown:
    taken = table.holidays.get(seat.holder or "", ())
    return SeatShown(
        seat=seat.number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        vacant=seat.vacant,
        present=seat.present,
        absent_since=seat.absent_since,
        bot=seat.bot,
        mine=seat.person and seat.holder == holder,
        may_free=may_free(table, holder, seat),
        awaited=seat.awaited,
        declined=seat.declined,
        off_until=taken[-1].end if taken else None,
        days_off=0 if table.pace is None else days_left(table.pace, taken),
    )


def _views(table: Table, own: list[Seat]) -> dict[str, dict[str, Any]]:
    sent = {"options": table.options_sent}
    if not table.game.hidden:  # everybody sees the same
        shared = table.position.view(None) | sent
        return {str(seat.number): shared for seat in own} or {"0": shared}
    seats: list[int | None] = [seat.number for seat in own]
    return {str(seat or 0): table.position.view(seat) | sent for seat in seats or [None]}


def _legal(table: Table, own: set[int]) -> list[str]:
    mover = table.mover
    if not table.here or mover is None:
        return []
    if mover.number not in own or mover.bot is not None:
        return []
    return list(table.position.legal())


def _moves(table: Table, own: set[int]) -> list[MoveShown]:
    if table.position.turn is None or not table.game.hidden:
        return [made.shown for made in table.moves]
    return [made.shown if made.seat in own else made.veiled for made in table.moves]


def _undo_request(table: Table) -> UndoRequest | None:
    asked = table.undo
    return None if asked is None else UndoRequest(asked.seat, list(asked.waiting))
