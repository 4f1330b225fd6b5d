"""Making an evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.errors import InvalidOptions
from tablee.core.registry import find_game
from tablee.evening import events as e
from tablee.evening.evening import Form, GamePlayed
from tablee.match.errors import Refused
from tablee.match.events import Event

_MOST_SEATS = 8


def open_evening(
    evening: str,
    name: str,
    form: Form,
    games: Sequence[GamePlayed],
    host: str,
    now: float,
    *,
    boxes: bool = False,
    fill: int | None = None,
    minutes: int | None = None,
    planned: int | None = None,
    teams: Sequence[str] = (),
) -> Event:
    """A new evening. Raises Refused where its parts do not go together."""
    if (form == "teams") != (len(teams) >= 2):
        raise Refused("evening.teams")
    if boxes and fill is not None:
        raise Refused("evening.no_bots")
    if not boxes and any(game.name is None for game in games):
        raise Refused("evening.no_game")
    data = {
        "name": name,
        "form": form,
        "games": [game._asdict() for game in games],
        "host": host,
        "boxes": boxes,
        "fill": fill,
        "minutes": minutes,
        "planned": planned,
        "teams": list(teams),
    }
    return Event(evening, 1, e.OPENED, data, now)


def sizes_of(game: str | None, options: Mapping[str, Any], most: int) -> list[int]:
    """How many can sit at a table of a game, `most` at most; any number, for a game we do not have.
    Raises Refused if nobody can, UnknownGame, InvalidOptions.

    >>> sizes_of("lot", {}, 2), sizes_of(None, {}, 4)
    ([2], [2, 3, 4])
    """
    counts = range(2, min(most, _MOST_SEATS) + 1)
    if game is None:
        return list(counts)
    found = [count for count in counts if _playable(game, options, count)]
    if not found:
        raise Refused("evening.size", most)
    return found


def _playable(name: str, options: Mapping[str, Any], seats: int) -> bool:
    game = find_game(name)
    sized = any(option.name == "seats" for option in game.options)
    wish = {**options, "seats": seats} if sized else dict(options)
    game.prepare({key: value for key, value in wish.items() if key != "seats"})
    try:
        return game.prepare(wish).seats == seats
    except InvalidOptions:
        return False
