"""Which games there are: name -> where its class is, imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tablee.core.errors import UnknownGame

if TYPE_CHECKING:
    from tablee.core.game import Game

_PLACES: dict[str, str] = {}


def register(name: str, place: str) -> None:
    """Add a game: its name, and `module:Class`. That is all a game needs to be found everywhere."""
    _PLACES[name] = place


def find_game(name: str) -> Game:
    """The game of that name. Raises UnknownGame."""
    if not isinstance(name, str) or name not in _PLACES:
        raise UnknownGame("game.unknown", name, known=", ".join(_PLACES))
    return _load(_PLACES[name])


@cache
def _load(place: str) -> Game:
    module, _, kind = place.partition(":")
    game: Game = getattr(import_module(module), kind)()
    return game


class _Games(Mapping[str, "Game"]):
    """The registered games by name, in order; looking one up imports it."""

    def __getitem__(self, name: str) -> Game:
        if name not in _PLACES:
            raise KeyError(name)
        return find_game(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)

    def __repr__(self) -> str:
        return f"<games {', '.join(_PLACES)}>"


GAMES: Mapping[str, Game] = _Games()
