"""The games that are installed, by name; one is imported when it is first asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from tablee import packages
from tablee.core.errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from tablee.core.game import Game

_log = logging.getLogger("tablee")


def find_game(name: str) -> Game:
    """The game of that name. Raises UnknownGame; BrokenGame, which names the distribution, for one
    that is installed but cannot be loaded."""
    if not isinstance(name, str) or name not in packages.entries():
        raise UnknownGame("game.unknown", name, known=", ".join(GAMES))
    return _load(name)


@cache
def _load(name: str) -> Game:
    try:
        return _instance(name)
    except packages.BrokenPackage as error:
        words = {"distribution": error.distribution, "reason": error.reason}
        raise BrokenGame("game.broken", name, **words) from error


def _instance(name: str) -> Game:
    from tablee.core.game import Game

    package = packages.find(name)
    assert package is not None, name
    try:
        game = package.load(package.game)()
    except Exception as error:  # whatever an outside package may raise
        raise packages.broken(name, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise packages.broken(name, f"{package.game} is no game called {name}")
    return game


@cache
def _shelf() -> tuple[str, ...]:
    """The names of the games that can be played, in order; the others are logged, once."""
    places: list[tuple[int, str]] = []
    for name in packages.entries():
        try:
            _load(name)
        except BrokenGame as error:
            _log.warning("%s", error)
            continue
        package = packages.find(name)
        assert package is not None, name
        places.append((package.shelf, name))
    return tuple(name for _, name in sorted(places))


class _Games(Mapping[str, "Game"]):
    """The games that can be played, in the order of the shelf."""

    def __getitem__(self, name: str) -> Game:
        if name not in packages.entries():
            raise KeyError(name)
        return find_game(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_shelf())

    def __len__(self) -> int:
        return len(_shelf())

    def __repr__(self) -> str:
        return f"<games {', '.join(self)}>"


GAMES: Mapping[str, Game] = _Games()
