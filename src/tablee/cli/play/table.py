"""The table: the line of play so far, taking back, and the file it is kept in."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee.cli.failures import Failure
from tablee.cli.files import write_json
from tablee.cli.play.undo import why_not

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.core.position import Position


class Made(NamedTuple):
    """Moves that one seat made in a row."""

    seat: int | None
    moves: tuple[str, ...]

    def veiled(self, game: Game) -> Made:
        """The same as other seats may read it."""
        return self._replace(moves=tuple(map(game.veil, self.moves)))


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
        """The last turn, as far as it has come; None at the beginning."""
        if len(self.line) < 2:
            return None
        seat = self.line[-2].turn
        length = sum(1 for _ in takewhile(lambda p: p.turn == seat, reversed(self.line[:-1])))
        return Made(seat, self.position.moves()[-length:])

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
        """The file is the host's own and holds the seed: while that is secret, nobody else reads
        it."""
        record = position.record()
        write_json(file, record.to_json(secret=True), private=record.sealed)
        self._saved = position


def _seats_differ(position: Position) -> bool:
    """Whether the seats see different things now."""
    seats = position.setup.seats
    if not position.game.hidden or position.turn is None or seats == 1:
        return False
    public = position.view(None)
    return any(position.view(seat) != public for seat in range(1, seats + 1))
