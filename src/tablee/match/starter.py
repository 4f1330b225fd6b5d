"""Who begins: before the deal the seats are turned until that player sits at seat 1.

The seats keep their order round the table. Where the sheet has the players draw for the start
(`Game.start_draw`), the game's own draw is the lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from tablee.core.game import Game
from tablee.core.lots import draw_lot
from tablee.match.errors import Refused
from tablee.match.seats import Seat

#: What a table asks for: as the sheet says, by lot, in turn after the last game, or a place.
Wish = Literal["sheet", "lot", "turn"] | int
By = Literal["sheet", "lot", "turn", "place"]


class Starter(NamedTuple):
    """How it was settled who begins, and the place, as the seats were given, that is seat 1 now."""

    by: By
    place: int


def settle(game: Game, options: dict[str, Any], wish: Wish, seats: int, seed: bytes) -> Starter:
    """Who begins. Where nobody draws although the game has a draw, `options` say so. Raises
    Refused for a place that is not there."""
    if isinstance(wish, int) and not 1 <= wish <= seats:
        raise Refused("table.starter", wish, expected=f"1-{seats}")
    draw = game.start_draw
    drawn = draw is not None and options.get(draw, True)
    if seats == 1 or wish == "sheet" or (drawn and not isinstance(wish, int)):
        return Starter("sheet", 1)
    if draw is not None:
        options[draw] = False
    if wish == "lot":
        return Starter("lot", draw_lot(seed, seats))
    return Starter("turn", 2) if wish == "turn" else Starter("place", wish)


def turned(seats: Sequence[Seat], place: int) -> list[Seat]:
    """The seats, numbered anew from this place on."""
    moved = [*seats[place - 1 :], *seats[: place - 1]]
    return [
        Seat(
            number,
            seat.kind,
            seat.name,
            seat.level,
            seat.holder,
            program=seat.program,
            player=seat.player,
        )
        for number, seat in enumerate(moved, 1)
    ]
