"""A table: the fold of its events. It decides nothing; `commands` does."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

import msgspec

from tablee.core import seeds
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.core.registry import find_game
from tablee.match import events as e
from tablee.match.doors import Doors
from tablee.match.events import Event
from tablee.match.once import Receipt, receipt
from tablee.match.pace import Holiday, Pace
from tablee.match.seats import Seat, seats_from_json
from tablee.match.sets import options_sent
from tablee.match.starter import Starter

_MESSAGES_KEPT = 20
_POSITIONS_KEPT = 32  # the latest ones; older ones are replayed when needed

By = Literal["person", "bot", "clock"]
Place = Literal["device", "server"]


class MoveShown(msgspec.Struct):
    """A move that was made, veiled where the reader may not know it, what it did that its text does
    not say, and whether the clock made it."""

    seat: int
    move: str
    effects: dict[str, Any]
    timed_out: bool = False


class Made(NamedTuple):
    """A move that was made, who decided on it, and how it is shown."""

    seat: int
    move: str
    by: By
    shown: MoveShown
    veiled: MoveShown  # to whoever may not know all of it


class Away(NamedTuple):
    """A table has gone to another house, of a device or a server, where this table goes on."""

    to: Place
    table: str


class Said(NamedTuple):
    """One of the preset messages."""

    seat: int
    message: str
    at: float


@dataclass
class UndoAsked:
    """Somebody wants to go back to a ply; these seats have not answered yet."""

    seat: int
    to: int
    waiting: list[int]


class Table:
    """Everything about one table. `version` counts changes of the game, `number` all events."""

    def __init__(self, created: Event) -> None:
        data = created.data
        self.id = created.table
        self.game = find_game(data["game"])
        self.seed = None if data["seed"] is None else seeds.from_hex(data["seed"])
        self.seats: list[Seat] = seats_from_json(data["seats"], created.at)
        self.host: str | None = data["host"]
        self.absence: int | None = data["absence"]
        self.turn_seconds: int | None = _turn_seconds(data)
        self.pace = msgspec.convert(data.get("pace"), Pace | None)
        self.holidays: dict[str, tuple[Holiday, ...]] = {}  # by holder
        self.told: frozenset[str] = frozenset()  # the holders who are told of their turns
        self.parent: str | None = data["parent"]
        self.evening: str | None = data.get("evening")  # of which it is a table
        #: The table of another house that it came from, or was for a while: who owns that one may
        #: know the deal.
        self.brought: str | None = data.get("brought")
        self.away: Away | None = None
        self.closed = False  # by the host of the house: it can be looked at, and no more
        self.hushed = False  # nobody can send messages here
        self.starter = Starter(**data.get("starter", {"by": "sheet", "place": 1}))
        self.number, self.version, self.at = created.number, 0, created.at
        self.first: Position = self._first(data)
        self.options_sent = options_sent(self.first.setup)
        self.position = self.first.without_lists()  # those it is to list go with it
        self.moves: list[Made] = []
        self.undo: UndoAsked | None = None
        self.taken_back = False  # whether any move ever was
        self.rematch_asked: list[int] = []
        self.rematch: str | None = None
        self.doors = Doors()
        self.messages: deque[Said] = deque(maxlen=_MESSAGES_KEPT)
        self.turns = 0  # that have begun, those that were taken back too
        self.turn_since = created.at  # the time since then counts for this turn
        self._turn_used = 0.0  # of this turn, when its time was last stopped
        self.keys: dict[str, Receipt] = {}
        if created.key is not None:
            self.keys[created.key] = receipt(created)
        self._tried: tuple[int, str, Position] | None = None
        self._latest: deque[Position] = deque([self.position], maxlen=_POSITIONS_KEPT)

    @classmethod
    def fold(cls, history: list[Event]) -> Table:
        """The table that results from these events, the first included."""
        table = cls(history[0])
        for event in history[1:]:
            table.apply(event)
        return table

    def _first(self, data: dict[str, Any]) -> Position:
        if data.get("start") is not None:  # tables older than this have no such entry
            return self.game.from_json(data["start"])
        return self.game.new(data["options"], self.seed)

    # -- looking ---------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the game so far, and how it was settled who begins."""
        found = self.position.record()
        return (
            found if self.starter.by == "sheet" else replace(found, starter=self.starter._asdict())
        )

    def seat(self, number: int) -> Seat:
        """The seat of that number, from 1."""
        return self.seats[number - 1]

    def seats_of(self, holder: str | None) -> list[Seat]:
        """The seats that one token holds."""
        return [seat for seat in self.seats if seat.person and seat.holder == holder]

    def reader(self, holder: str | None) -> str | None:
        """The holder, or None for somebody who is a spectator here."""
        own = holder is not None and (holder == self.host or bool(self.seats_of(holder)))
        return holder if own else None

    @property
    def mover(self) -> Seat | None:
        """The seat to move, None when the game is over."""
        return None if self.position.turn is None else self.seat(self.position.turn)

    @property
    def attended(self) -> bool:
        """Whether any person is present."""
        return any(seat.person and seat.present for seat in self.seats)

    @property
    def time_counts(self) -> bool:
        """Whether the time of this turn runs: not while a seat is empty, a bot plays, the table is
        elsewhere or, unless the game takes days, nobody is present."""
        if self.mover is None or self.mover.bot is not None:
            return False
        if self.pace is None and not self.attended:
            return False
        return self.here and not any(seat.empty for seat in self.seats)

    @property
    def here(self) -> bool:
        """Whether the game goes on in this house: it is not elsewhere, and not closed."""
        return self.away is None and not self.closed

    @property
    def has_players(self) -> bool:
        """Whether any person plays: has a seat that no bot plays for them."""
        return any(seat.person and seat.bot is None for seat in self.seats)

    @property
    def deal_known(self) -> bool:
        """Whether somebody at the table may know what is hidden or still to be drawn."""
        return self.brought is not None and (self.game.hidden or self.game.chance)

    def position_at(self, ply: int) -> Position:
        """The position after that many moves."""
        back = len(self.moves) - ply
        if back < len(self._latest):
            return self._latest[-1 - back]
        position = self.first
        for made in self.moves[:ply]:
            position = position.play(made.move)
        return position

    def after(self, move: str) -> Position:
        """The position after a move; cached, since a move is first tried and then made. Raises
        InvalidMove, IllegalMove."""
        if self._tried is None or self._tried[:2] != (self.version, move):
            self._tried = (self.version, move, self.position.play(move))
        return self._tried[2]

    # -- what happened ---------------------------------------------------------------------------

    def event(self, kind: str, now: float, /, **data: Any) -> Event:
        """The next event of this table. It has not happened until it is applied."""
        version = self.version + 1 if kind in e.GAME_CHANGES else None
        return Event(self.id, self.number + 1, kind, data, now, version)

    def apply(self, event: Event) -> None:
        """Apply the next event."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} after {self.number}")
        counted = self.time_counts
        _HAPPENS[event.kind](self, event.data, event.at)
        self._count_time(counted, event.at)
        self.number, self.at = event.number, event.at
        if event.version is not None:
            self.version = event.version
        if event.key is not None:
            self.keys[event.key] = receipt(event)

    def later(self, events: Sequence[Event]) -> Table:
        """Another table, as this one will be after these events."""
        table = copy(self)
        table.seats = [replace(seat) for seat in self.seats]
        table.undo = None if self.undo is None else replace(self.undo)
        table.moves, table.keys = list(self.moves), dict(self.keys)
        table.messages, table._latest = copy(self.messages), copy(self._latest)
        for event in events:
            table.apply(event)
        return table

    def _count_time(self, counted: bool, now: float) -> None:
        """Stop the time of the turn, or go on with it: who comes back has what was left or, in a
        game over days, all of it."""
        if counted and not self.time_counts:
            self._turn_used = now - self.turn_since
        elif self.time_counts and not counted:
            self.turn_since = now - (self._turn_used if self.pace is None else 0.0)

    def _joined(self, data: dict[str, Any], now: float) -> None:
        seat = self.seat(data["seat"])
        seat.sit(data["holder"], data["name"], now)
        seat.player = data.get("player")

    def _seated(self, data: dict[str, Any], now: float) -> None:
        seat = self.seat(data["seat"])
        seat.name, seat.level = data["name"], data["level"]
        if (seat.kind, seat.holder) == (data["kind"], data["holder"]):
            return
        seat.kind, seat.holder, seat.stand_in = data["kind"], data["holder"], None
        seat.program, seat.declined, seat.player = None, False, None
        seat.present, seat.absent_since = seat.person, None
        self.undo = None  # it may wait for an answer that can no longer come

    def _moved(self, data: dict[str, Any], now: float) -> None:
        seat, move = data["seat"], data["move"]
        after = self.after(move)
        effects = self.position.effects(move) | self.position.aftermath(after)
        late = data["by"] == "clock"
        shown = veiled = MoveShown(seat, move, effects, late)
        if self.game.hidden:
            veiled = MoveShown(seat, self.game.veil(move), effects, late)
        made = Made(seat, move, data["by"], shown, veiled)
        self._go_to(after, now)
        self.moves.append(made)
        self.rematch_asked = []

    def _undone(self, data: dict[str, Any], now: float) -> None:
        target, back = self.position_at(data["to"]), len(self.moves) - data["to"]
        del self.moves[data["to"] :]
        for _ in range(min(back + 1, len(self._latest))):
            self._latest.pop()
        self._go_to(target, now)
        self._begin_turn(now)
        self.rematch_asked, self.taken_back = [], True

    def _go_to(self, position: Position, now: float) -> None:
        if position.turn != self.position.turn:
            self._begin_turn(now)
        if self._latest:
            self._latest[-1] = self._latest[-1].without_lists()
        self.position = position
        self._latest.append(position)
        self.undo = None

    def _begin_turn(self, now: float) -> None:
        self.turns += 1
        self.turn_since, self._turn_used = now, 0.0

    def _undo_asked(self, data: dict[str, Any], now: float) -> None:
        self.undo = UndoAsked(data["seat"], data["to"], list(data["waiting"]))

    def _undo_agreed(self, data: dict[str, Any], now: float) -> None:
        if self.undo is not None:
            self.undo.waiting = [n for n in self.undo.waiting if n not in data["seats"]]

    def _undo_refused(self, data: dict[str, Any], now: float) -> None:
        self.undo = None

    def _taken_over(self, data: dict[str, Any], now: float) -> None:
        self.seat(data["seat"]).stand_in = data["level"]

    def _given_back(self, data: dict[str, Any], now: float) -> None:
        self.seat(data["seat"]).stand_in = None

    def _came(self, data: dict[str, Any], now: float) -> None:
        for number in data["seats"]:
            self.seat(number).come(now)

    def _left(self, data: dict[str, Any], now: float) -> None:
        for number in data["seats"]:
            self.seat(number).leave(now)

    def _said(self, data: dict[str, Any], now: float) -> None:
        self.messages.append(Said(data["seat"], data["message"], now))

    def _listed(self, data: dict[str, Any], now: float) -> None:
        self.doors = Doors(**{name: data[name] for name in Doors._fields})

    def _filled(self, data: dict[str, Any], now: float) -> None:
        for number in data["seats"]:
            self.seat(number).stand_in = data["level"]

    def _rematch_asked(self, data: dict[str, Any], now: float) -> None:
        self.rematch_asked = sorted({*self.rematch_asked, *data["seats"]})

    def _rematched(self, data: dict[str, Any], now: float) -> None:
        self.rematch = data["table"]

    def _departed(self, data: dict[str, Any], now: float) -> None:
        self.away, self.undo = Away(data["to"], data["table"]), None
        for seat in self.seats:
            if seat.person:  # who takes a table along plays there
                seat.stand_in = None

    def _returned(self, data: dict[str, Any], now: float) -> None:
        if self.away is not None and self.away.to == "device":
            self.brought = self.away.table
        self.away = None

    def _closed(self, data: dict[str, Any], now: float) -> None:
        self.closed, self.undo = data["closed"], None

    def _hushed(self, data: dict[str, Any], now: float) -> None:
        self.hushed = data["hushed"]

    def _declined(self, data: dict[str, Any], now: float) -> None:
        self.seat(data["seat"]).declined = True

    def _holiday(self, data: dict[str, Any], now: float) -> None:
        holder, until = data["holder"], data["until"]
        taken = self.holidays.get(holder, ())
        if until == now:  # back before the end
            taken = (*taken[:-1], taken[-1]._replace(end=now))
        else:
            taken = (*taken, Holiday(now, until))
        self.holidays = {**self.holidays, holder: taken}

    def _told(self, data: dict[str, Any], now: float) -> None:
        holder = {data["holder"]}
        self.told = self.told | holder if data["on"] else self.told - holder

    def _forgotten(self, data: dict[str, Any], now: float) -> None:
        for number in data["seats"]:
            self.seat(number).name = self.seat(number).player = None


def _turn_seconds(data: dict[str, Any]) -> int | None:
    """The time for a turn; older tables have it among the options of the game."""
    seconds: int | None = data.get("turn_seconds", data["options"].get("turn_seconds"))
    return seconds


_HAPPENS = {
    e.JOINED: Table._joined,
    e.SEATED: Table._seated,
    e.MOVED: Table._moved,
    e.UNDONE: Table._undone,
    e.UNDO_ASKED: Table._undo_asked,
    e.UNDO_AGREED: Table._undo_agreed,
    e.UNDO_REFUSED: Table._undo_refused,
    e.TAKEN_OVER: Table._taken_over,
    e.GIVEN_BACK: Table._given_back,
    e.CAME: Table._came,
    e.LEFT: Table._left,
    e.SAID: Table._said,
    e.LISTED: Table._listed,
    e.FILLED: Table._filled,
    e.REMATCH_ASKED: Table._rematch_asked,
    e.REMATCHED: Table._rematched,
    e.DEPARTED: Table._departed,
    e.RETURNED: Table._returned,
    e.CLOSED: Table._closed,
    e.HUSHED: Table._hushed,
    e.DECLINED: Table._declined,
    e.HOLIDAY: Table._holiday,
    e.TOLD: Table._told,
    e.FORGOTTEN: Table._forgotten,
}
