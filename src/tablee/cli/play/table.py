"""The table: the line of play so far, taking back, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby, pairwise
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

    def news(self, bots: Collection[int | None] = ()) -> list[Made]:
        """The last turn, as far as it has come, or the turns that bots made since a person's, one
        a seat; none at the beginning."""
        turns: list[Made] = []
        end = len(self.position.moves())
        for seat, positions in groupby(reversed(self.line[:-1]), key=lambda p: p.turn):
            if turns and (turns[0].seat not in bots or seat not in bots or seat == turns[-1].seat):
                break
            start = end - len(list(positions))
            turns.insert(0, Made(seat, self.position.moves()[start:end]))
            end = start
        return turns

    def begins(self, bots: Collection[int | None] = ()) -> bool:
        """Whether `news` tells all that has happened, and no person has made a move."""
        told = sum(len(made.moves) for made in self.news(bots) if made.seat in bots)
        return told == len(self.line) - 1

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

    def undo(self, bots: Collection[int | None] = ()) -> None:
        """Take the last move of a person back, and what bots made of it. Raises Failure, which
        tells why not."""
        own = [ply for ply, position in enumerate(self.line[:-1]) if position.turn not in bots]
        if not own:
            raise Failure("cli-undo-none")
        for before, after in pairwise(self.line[own[-1] :]):
            reason = why_not(before, after)
            if reason is not None:
                raise Failure(reason)
        self._keep(self.line[own[-1]])
        del self.line[own[-1] + 1 :]

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
