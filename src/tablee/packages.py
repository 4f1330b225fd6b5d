"""Which games are installed: one package per game, found through the entry points `tablee.games`.

A distribution declares its games in its `pyproject.toml`:

    [project.entry-points."tablee.games"]
    lot = "tablee.games.lot:package"

The object is a `GamePackage`. It says what the game is made of without importing any of it, so that
whoever asks for rules loads no drawing and no bot. Everything that finds games goes through here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tablee.games"
_OURS = "tablee"


class BrokenPackage(Exception):
    """A game's package that cannot be loaded, and why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class AmbiguousPackage(BrokenPackage):
    """Several distributions have a game of that name: there is no telling which one is meant."""


@dataclass(frozen=True)
class GamePackage:
    """What a game is made of. References are `module:attribute`, relative to the package where they
    begin with a dot; files lie where docs/adding-a-game.md says, in the package's folder."""

    module: str  # the package's name: `__name__`
    game: str  # the class, a `Game`
    terminal: str = ".terminal:draw"  # its drawing in the terminal
    mind: str | None = None  # the module that holds LEVELS; without one, plain search
    minutes: int = 20  # how long a game usually takes
    shelf: int = 100  # its place on the shelf, lowest first, then by name

    @cached_property
    def folder(self) -> Path:
        """The package's folder."""
        return Path(str(import_module(self.module).__file__)).parent

    @property
    def data(self) -> Path:
        """The component sets that it ships."""
        return self.folder / "data"

    @property
    def page(self) -> Path:
        """What a browser is sent: the board, its style, the lid."""
        return self.folder / "page"

    def words(self, language: str) -> Path:
        """The catalogue of its texts."""
        return self.folder / "words" / f"{language}.ftl"

    def rules(self, language: str) -> Path:
        """The rules as played."""
        return self.folder / f"RULES.{language}.md"

    def load(self, reference: str) -> Any:
        """What a reference names, a module where it names no attribute."""
        module, _, attribute = reference.partition(":")
        found = import_module(module, self.module)
        return getattr(found, attribute) if attribute else found


@cache
def entries() -> Mapping[str, Sequence[EntryPoint]]:
    """The installed games by name, none of them loaded; several entries where several distributions
    have a game of that name. A name of ours is ours."""
    return {name: _ours(found) or found for name, found in _all_entries().items()}


def shadowed() -> list[EntryPoint]:
    """The entries of others that have the name of a game of ours, and so cannot be played."""
    every = (entry for found in _all_entries().values() for entry in found)
    return [entry for entry in every if entry not in entries()[entry.name]]


@cache
def _all_entries() -> Mapping[str, Sequence[EntryPoint]]:
    from importlib.metadata import entry_points

    by_name: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        by_name.setdefault(entry.name, []).append(entry)
    return by_name


def _ours(found: Sequence[EntryPoint]) -> list[EntryPoint]:
    return [entry for entry in found if distributions(entry) == _OURS]


@cache
def find(name: str) -> GamePackage | None:
    """The package of the game of that name, None if there is none. Raises BrokenPackage."""
    found = entries().get(name, [])
    if not found:
        return None
    if len(found) > 1:
        raise AmbiguousPackage(f"several packages have a game called {name}")
    [entry] = found
    try:
        package = entry.load()
    except Exception as error:  # whatever an outside package may raise
        raise BrokenPackage(f"{type(error).__name__}: {error}") from error
    if not isinstance(package, GamePackage):
        raise BrokenPackage(f"{entry.value} is no GamePackage")
    return package


def distributions(*entries: EntryPoint) -> str:
    """The names of the distributions that these entries come from."""
    return ", ".join(sorted("?" if entry.dist is None else entry.dist.name for entry in entries))
