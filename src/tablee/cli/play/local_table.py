"""The table at a shared keyboard: a match like any other, all of whose people have one token, and
the file it is kept in."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.failures import Failure
from tablee.cli.files import write_json
from tablee.cli.play.turn import Turn
from tablee.match import commands
from tablee.match.clock import clock
from tablee.match.events import Event
from tablee.match.seats import BOT, HERE, Seat
from tablee.match.table import Table

if TYPE_CHECKING:
    from tablee.core.position import Position

_KEYBOARD = "keyboard"  # whoever sits at it holds every seat that no bot plays


class LocalTable:
    """A game in progress. Where the table has a file, a move is on disk before it is made."""

    def __init__(
        self,
        line: Sequence[Position],
        levels: Mapping[int, int] | None = None,
        turn_seconds: int | None = None,
        file: Path | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Go on from the last of these positions. `levels`: the seats that bots play, and how
        well. Raises Refused for a game that cannot be timed."""
        self.file = file
        self._now = now
        self._table = _seated(line, levels or {}, turn_seconds, now())
        #: Whether some seat has known, at any time in this game, what another may not.
        self.private = any(map(_seats_differ, line))
        self._ours = set() if file is None else {file.resolve()}
        self._saved = self.position
        self._keep(self.position)

    # -- looking ---------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position."""
        return self._table.position

    @property
    def levels(self) -> dict[int, int]:
        """The level of every seat that a bot plays."""
        return {seat.number: seat.bot for seat in self._table.seats if seat.bot is not None}

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose moves."""
        return self._saved is not self.position

    def recent_turns(self) -> list[Turn]:
        """The last turn, as far as it has come, or the turns that bots made since a person's, one
        per seat; none at the beginning."""
        turns: list[Turn] = []
        bots = self.levels
        for seat, backwards in groupby(reversed(self._table.moves), key=lambda made: made.seat):
            if turns and (turns[0].seat not in bots or seat not in bots or seat == turns[-1].seat):
                break
            made = list(backwards)[::-1]
            moves = tuple(one.move for one in made)
            turns.insert(0, Turn(seat, moves, made[-1].by == "clock"))
        return turns

    @property
    def begins(self) -> bool:
        """Whether `recent_turns` is all that has happened, and no person has made a move."""
        told = sum(len(turn.moves) for turn in self.recent_turns() if turn.seat in self.levels)
        return told == len(self._table.moves)

    def seconds_left(self) -> float | None:
        """The time left for the present turn; None where no clock runs."""
        running = clock(self._table)
        return None if running is None else max(0.0, running.ends - self._now())

    # -- what happens ----------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Make a move for a person. Raises InvalidMove, IllegalMove, OSError, and then nothing has
        happened."""
        version, now = self._table.version, self._now()
        self._moved(commands.move(self._table, _KEYBOARD, version, move, now))

    def play_for_bot(self, move: str) -> None:
        """Make the move of the bot whose turn it is. Raises OSError."""
        version, now = self._table.version, self._now()
        self._moved(commands.bot_move(self._table, version, move, now))

    def expire(self) -> bool:
        """End the turn if its time is over; returns whether it was. Raises OSError."""
        event = commands.expire(self._table, self._now())
        if event is not None:
            self._moved(event)
        return event is not None

    def undo(self) -> None:
        """Take the last move of a person back, and what bots made of it. Raises Refused."""
        event = commands.undo(self._table, _KEYBOARD, self._table.version, self._now())
        self._keep(self._table.position_at(event.data["to"]))
        self._table.apply(event)

    def leave(self) -> None:
        """Nobody looks at the screen: no clock runs."""
        self._happened(commands.leave(self._table, _KEYBOARD, self._now()))

    def come(self) -> None:
        """Somebody looks at it again."""
        self._happened(commands.come(self._table, _KEYBOARD, self._now()))

    def _moved(self, event: Event) -> None:
        after = self._table.after(event.data["move"])
        self._keep(after)
        self._table.apply(event)
        self.private = self.private or _seats_differ(after)

    def _happened(self, event: Event | None) -> None:
        if event is not None:
            self._table.apply(event)

    # -- the file --------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Write the record to a file. Raises Failure rather than overwrite somebody else's."""
        if file.exists() and file.resolve() not in self._ours:
            raise Failure("cli-file-exists", file=str(file))
        self._write(file, self.position)
        self._ours.add(file.resolve())

    def _keep(self, position: Position) -> None:
        """Bring the table's own file, if it has one, to this position."""
        if self.file is not None:
            self._write(self.file, position)

    def _write(self, file: Path, position: Position) -> None:
        """The file is the host's own and holds the seed: while that is secret, nobody else reads
        it."""
        record = position.record()
        write_json(file, record.to_json(secret=True), private=record.sealed)
        self._saved = position


def _seated(
    line: Sequence[Position], levels: Mapping[int, int], turn_seconds: int | None, now: float
) -> Table:
    """The table after the moves that led to the last of these positions."""
    record = line[-1].record()
    seats = [
        Seat(number, BOT, level=levels[number]) if number in levels else _person(number)
        for number in range(1, line[-1].setup.seats + 1)
    ]
    created = commands.create(
        "local",
        record.game.name,
        record.options,
        seats,
        now,
        host=_KEYBOARD,
        turn_seconds=turn_seconds,
        seed=record.seed,
        start=record.start,
    )
    table = Table(created)
    for move in record.moves:
        table.apply(_made(table, move, now))
    return table


def _made(table: Table, move: str, now: float) -> Event:
    """A move that was made before the table was set up again, by whoever plays that seat now."""
    if table.mover is not None and table.mover.bot is not None:
        return commands.bot_move(table, table.version, move, now)
    return commands.move(table, _KEYBOARD, table.version, move, now)


def _person(number: int) -> Seat:
    return Seat(number, HERE, holder=_KEYBOARD)


def _seats_differ(position: Position) -> bool:
    """Whether the seats see different things now."""
    seats = position.setup.seats
    if not position.game.hidden or position.turn is None or seats == 1:
        return False
    public = position.view(None)
    return any(position.view(seat) != public for seat in range(1, seats + 1))
