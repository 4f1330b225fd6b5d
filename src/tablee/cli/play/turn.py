"""A turn as people are told about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tablee.core.game import Game


class Turn(NamedTuple):
    """Moves that one seat made in a row; `timed_out` if the clock made the last of them."""

    seat: int
    moves: tuple[str, ...]
    timed_out: bool = False

    def veiled(self, game: Game) -> Turn:
        """The same as other seats may read it."""
        return self._replace(moves=tuple(map(game.veil, self.moves)))
