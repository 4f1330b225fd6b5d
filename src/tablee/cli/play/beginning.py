"""Who begins at a shared keyboard: the players are numbered anew, so that it is player 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tablee.cli.failures import Failure
from tablee.match.starter import Wish, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tablee.core.position import Position


class Beginning(NamedTuple):
    """A new game, the bots' levels by their seats now, and the number that player 1 had before;
    None where the game itself draws."""

    position: Position
    levels: dict[int, int]
    place: int | None


def begun(position: Position, levels: Mapping[int, int], wish: str) -> Beginning:
    """The game as a player begins it: `lot`, or a number. Raises Failure, Refused."""
    if wish != "lot" and not wish.isdecimal():
        raise Failure("cli-starter", wish)
    asked: Wish = "lot" if wish == "lot" else int(wish)
    seats, seed = position.setup.seats, position.record().seed
    assert seed is not None  # nothing is sealed from who begins the game
    options = dict(position.options)
    starter = settle(position.game, options, asked, seats, seed)
    turned = {1 + (seat - starter.place) % seats: level for seat, level in levels.items()}
    place = None if starter.by == "sheet" else starter.place
    return Beginning(position.game.new(options, seed), turned, place)
