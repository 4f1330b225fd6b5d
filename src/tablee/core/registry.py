"""The games that are installed, by name; one is imported when it is first asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from tablee import packages
from tablee.core.errors import BrokenGame, UnknownGame

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.packages import GamePackage

_log = logging.getLogger("tablee")


def find_game(name: str) -> Game:
    """The game of that name. Raises UnknownGame; BrokenGame, which names the distribution, for one
    that is installed but cannot be loaded, or that several distributions have."""
    if not isinstance(name, str) or name not in packages.entries():
        raise UnknownGame("game.unknown", name, known=", ".join(GAMES))
    return _load(name)


def find_package(name: str) -> GamePackage:
    """The package of the game of that name. Raises UnknownGame, BrokenGame."""
    try:
        package = packages.find(name)
    except packages.BrokenPackage as error:
        raise _broken(name, error) from error
    if package is None:
        raise UnknownGame("game.unknown", name, known=", ".join(GAMES))
    return package


def load_part(name: str, reference: str) -> Any:
    """What a reference in a game's package names. Raises UnknownGame, BrokenGame."""
    package = find_package(name)
    try:
        return package.load(reference)
    except Exception as error:  # whatever an outside package may raise
        raise _broken(name, error) from error


@cache
def _load(name: str) -> Game:
    from tablee.core.game import Game

    package = find_package(name)
    kind = load_part(name, package.game)
    if not (isinstance(kind, type) and issubclass(kind, Game) and _is_called(kind, name)):
        raise _broken(name, f"{package.game} is no game called {name}")
    try:
        return kind()
    except Exception as error:  # such as a hook that is missing
        raise _broken(name, error) from error


def _is_called(kind: type[Game], name: str) -> bool:
    return getattr(kind, "name", None) == name


def _broken(name: str, reason: Exception | str) -> BrokenGame:
    if isinstance(reason, BrokenGame):
        return reason
    where = packages.distributions(*packages.entries()[name])
    if isinstance(reason, packages.AmbiguousPackage):
        return BrokenGame("game.ambiguous", name, distribution=where, reason=reason.reason)
    if isinstance(reason, packages.BrokenPackage):
        reason = reason.reason
    elif isinstance(reason, Exception):
        reason = f"{type(reason).__name__}: {reason}"
    return BrokenGame("game.broken", name, distribution=where, reason=reason)


@cache
def _shelf() -> tuple[str, ...]:
    """The names of the games that can be played, in order; the others are logged, once."""
    for entry in packages.shadowed():
        where = packages.distributions(entry)
        _log.warning("%s", BrokenGame("game.shadowed", entry.name, distribution=where))
    places: list[tuple[int, str]] = []
    for name in packages.entries():
        try:
            _load(name)
        except BrokenGame as error:
            _log.warning("%s", error)
            continue
        places.append((find_package(name).shelf, name))
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
