"""The table: the line of play so far, taking back, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee.cli.failures import Failure
from tablee.cli.files import write_json
from tablee.cli.play.undo import why_not

if TYPE_CHECKING:
    from tablee.core.position import Position


class Made(NamedTuple):
    """A move, and who made it."""

    seat: int | None
    move: str


class Table:
    """A game in progress: its positions from the first on, the last being the present one.

    Where the table has a file, a move is on disk before it is made.
    """

    def __init__(self, line: list[Position], file: Path | None = None) -> None:
        self.line = line
        self.file = file
        #: Whether some seat has known, at any time in this game, what another may not.
        self.private = any(map(_seats_differ, line))
        self._ours = set() if file is None else {file.resolve()}
        self._saved = line[-1]
        self._keep(line[-1])

    @property
    def position(self) -> Position:
        """The present position."""
        return self.line[-1]

    @property
    def last(self) -> Made | None:
        """The move that led here, None at the beginning."""
        return made(self.line, len(self.line) - 1)

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose moves."""
        return self._saved is not self.position

    def play(self, move: str) -> None:
        """Make a move. Raises InvalidMove, IllegalMove, OSError; then the position is unchanged."""
        after = self.position.play(move)
        self._keep(after)
        self.line.append(after)
        self.private = self.private or _seats_differ(after)

    def undo(self) -> None:
        """Take the last move back. Raises Failure, which tells why not."""
        if len(self.line) < 2:
            raise Failure("cli-undo-none")
        reason = why_not(self.line[-2], self.line[-1])
        if reason is not None:
            raise Failure(reason)
        self._keep(self.line[-2])
        self.line.pop()

    def save(self, file: Path) -> None:
        """Write the record to a file. Raises Failure rather than write over somebody else's."""
        if file.exists() and file.resolve() not in self._ours:
            raise Failure("cli-file-exists", file=str(file))
        self._write(file, self.position)
        self._ours.add(file.resolve())

    def _keep(self, position: Position) -> None:
        """Bring the table's own file, if it has one, to this position."""
        if self.file is not None:
            self._write(self.file, position)

    def _write(self, file: Path, position: Position) -> None:
        """The file is the host's own and holds the seed: while that is secret, only its owner reads it."""
        record = position.record()
        write_json(file, record.to_json(secret=True), private=record.sealed)
        self._saved = position


def made(line: list[Position], number: int) -> Made | None:
    """The move between a position of a line of play and the one before; None for the first."""
    if number == 0:
        return None
    return Made(line[number - 1].turn, line[number].moves()[-1])


def _seats_differ(position: Position) -> bool:
    """Whether the seats see different things now."""
    seats = position.setup.seats
    if not position.game.hidden or position.turn is None or seats == 1:
        return False
    public = position.view(None)
    return any(position.view(seat) != public for seat in range(1, seats + 1))
