"""What may be asked of a table. Each command returns the event that follows, or raises Refused;
none changes the table. `holder` says who asks: None for somebody without a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from tablee.core import seeds
from tablee.core.registry import find_game
from tablee.match import events as e
from tablee.match import undo as undoing
from tablee.match.clock import clock, time_out_move
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tablee.match.seats import BOT, HERE, Kind, Seat
from tablee.match.table import Table

Message = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "your_turn",
    "one_moment",
    "oops",
    "bye",
]
MESSAGES: tuple[Message, ...] = get_args(Message)  # in the order of their buttons


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


# -- seats ---------------------------------------------------------------------------------------


def join(table: Table, holder: str, number: int | None, name: str | None, now: float) -> Event:
    """Take a vacant seat: the one asked for, or the first."""
    free = [seat for seat in table.seats if seat.vacant]
    if number is not None:
        free = [seat for seat in free if seat.number == _seat(table, number).number]
    if not free:
        raise Refused("seat.taken", number)
    return table.event(e.JOINED, now, seat=free[0].number, holder=holder, name=name)


def change_seat(
    table: Table,
    holder: str | None,
    number: int,
    now: float,
    *,
    kind: Kind | None = None,
    level: int | None = None,
    name: str | None = None,
) -> Event:
    """Rename one's own seat. The host may also say who an empty seat is for: somebody with the
    link, somebody at the host's screen, a bot."""
    seat = _seat(table, number)
    if kind is None or kind == seat.kind != BOT:
        _own(table, holder, number)
        return _seated(table, now, number, seat.kind, seat.level, name, seat.holder)
    if holder is None or holder != table.host:
        raise Refused("seat.host_only")
    if seat.person or table.version:
        raise Refused("seat.taken", number)
    chosen = (level or seat.level or 3) if kind == BOT else None
    return _seated(table, now, number, kind, chosen, name, holder if kind == HERE else None)


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
    seat = _seat(table, number)
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


def _check_absence(table: Table, holder: str | None, seat: Seat, now: float) -> None:
    if not table.seats_of(holder):
        raise Refused("seat.none")
    gone = None if seat.absent_since is None else now - seat.absent_since
    if table.absence is None or gone is None or gone < table.absence or seat.present:
        raise Refused("seat.not_absent", seat.number)


def come(table: Table, holder: str, now: float) -> Event | None:
    """The holder of these seats is present; None if the table knows that already."""
    away = [seat.number for seat in table.seats_of(holder) if not seat.present]
    return table.event(e.CAME, now, seats=away) if away else None


def leave(table: Table, holder: str, now: float) -> Event | None:
    """The holder of these seats has left; None if the table knows that already."""
    there = [seat.number for seat in table.seats_of(holder) if seat.present]
    return table.event(e.LEFT, now, seats=there) if there else None


# -- the game ------------------------------------------------------------------------------------


def move(
    table: Table,
    holder: str | None,
    version: int,
    text: str,
    now: float,
    *,
    seat: int | None = None,
    key: str | None = None,
) -> Event:
    """A person's move. Raises MovedOn, Refused, InvalidMove, IllegalMove."""
    if seat is not None:
        _own(table, holder, seat)
    elif not table.seats_of(holder):
        raise Refused("seat.none")
    check_version(table, version)
    turn = table.position.turn
    if turn is not None:
        own = [mine.number for mine in table.seats_of(holder)]
        if (seat or turn) != turn or turn not in own:
            raise Refused("seat.not_turn", seat or own[0])
        if table.seat(turn).bot is not None:
            raise Refused("seat.bot_plays", turn)
    return _moved(table, text, now, "person", key=key)


def bot_move(table: Table, version: int, text: str, now: float) -> Event:
    """A bot's move for the seat to move. Raises MovedOn if the table no longer waits for it."""
    check_version(table, version)
    if table.mover is None or table.mover.bot is None:
        raise MovedOn("table.moved_on")
    return _moved(table, text, now, "bot")


def expire(table: Table, now: float) -> Event | None:
    """The move that ends a turn whose time has run out; None while there is time left."""
    running = clock(table)
    if running is None or now < running.ends:
        return None
    text = time_out_move(table)
    return None if text is None else _moved(table, text, now, "clock")


def already_done(table: Table, key: str | None, text: str | None) -> bool:
    """Whether the request with this key was carried out before. Raises Refused if that was another
    request."""
    event = None if key is None else table.keys.get(key)
    if event is None:
        return False
    if event.data.get("move") != text:
        raise Refused("table.key_used")
    return True


def check_version(table: Table, version: int) -> None:
    """Raise MovedOn unless the caller has seen the present state of the game."""
    if version != table.version:
        raise MovedOn("table.moved_on", version)


def _moved(table: Table, text: str, now: float, by: str, *, key: str | None = None) -> Event:
    table.after(text)  # raises what the rules say
    seat = table.position.turn
    return table.event(e.MOVED, now, key, seat=seat, move=text, by=by)


# -- undo ----------------------------------------------------------------------------------------


def undo(
    table: Table,
    holder: str | None,
    version: int,
    now: float,
    *,
    answer: bool | None = None,
    key: str | None = None,
) -> Event:
    """Ask to take back one's last decision, or answer such a request (yes or no)."""
    if not table.seats_of(holder):
        raise Refused("seat.none")
    check_version(table, version)
    if answer is not None:
        return _answer_undo(table, holder, answer, now, key)
    if table.undo is not None:
        raise Refused("table.undo_asked")
    found = undoing.last_decision(table, holder)
    if found is None:
        raise Refused("table.undo_none")
    seat, ply = found
    _refuse_for(undoing.why_not(table, seat, ply))
    waiting = undoing.must_agree(table, holder)
    if not waiting:
        return table.event(e.UNDONE, now, key, seat=seat, to=ply)
    return table.event(e.UNDO_ASKED, now, key, seat=seat, to=ply, waiting=waiting)


def _answer_undo(
    table: Table, holder: str | None, agreed: bool, now: float, key: str | None
) -> Event:
    asked = table.undo
    own = [seat.number for seat in table.seats_of(holder)]
    if asked is None or (asked.seat not in own and not set(own) & set(asked.waiting)):
        raise Refused("table.undo_not_asked")
    if not agreed:  # the player who asked may also withdraw
        return table.event(e.UNDO_REFUSED, now, key, seats=own)
    if not set(own) & set(asked.waiting):
        raise Refused("table.undo_not_asked")
    if set(asked.waiting) <= set(own):
        return table.event(e.UNDONE, now, key, seat=asked.seat, to=asked.to)
    return table.event(e.UNDO_AGREED, now, key, seats=own)


# -- the rest ------------------------------------------------------------------------------------


def say(table: Table, holder: str | None, number: int, message: str, now: float) -> Event:
    """Send one of the preset messages from one's own seat."""
    _own(table, holder, number)
    if message not in MESSAGES:
        raise Refused("table.message", message, known=", ".join(MESSAGES))
    return table.event(e.SAID, now, seat=number, message=message)


def ask_rematch(table: Table, holder: str | None, number: int, now: float, new: str) -> list[Event]:
    """Agree to play again, for all seats of one holder. Once everybody has agreed, the new table is
    created too, with everybody one seat further on, so that somebody else begins."""
    _own(table, holder, number)
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


def _seat(table: Table, number: int) -> Seat:
    if not 1 <= number <= len(table.seats):
        raise Refused("seat.unknown", number)
    return table.seat(number)


def _own(table: Table, holder: str | None, number: int) -> Seat:
    seat = _seat(table, number)
    if holder is None or not seat.person or seat.holder != holder:
        raise Refused("seat.not_yours", number)
    return seat


def _refuse_for(code: str | None) -> None:
    if code == "table.undo_over":
        raise Refused("table.undo_over")
    if code is not None:
        raise Refused("table.undo_drawn")
