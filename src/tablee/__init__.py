"""Tablée: five board games from a family's shelf, as a typed and fast library.

>>> import tablee
>>> position = tablee.find_game("lot").new({"pie": False})
>>> position.play("d4").turn
2

Names are imported when they are first used: `import tablee` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.bots.bot import Bot, Choice
    from tablee.core.batch import Batch
    from tablee.core.errors import (
        BrokenGame,
        IllegalMove,
        InvalidComponents,
        InvalidMove,
        InvalidOptions,
        InvalidPosition,
        InvalidRecord,
        InvalidSeed,
        KernelFault,
        NoSpace,
        TableeError,
        UnknownGame,
    )
    from tablee.core.game import Game
    from tablee.core.perft import perft
    from tablee.core.position import Position, Result
    from tablee.core.record import Record
    from tablee.core.registry import GAMES, find_game
    from tablee.packages import GamePackage

__all__ = [
    "GAMES",
    "Batch",
    "Bot",
    "BrokenGame",
    "Choice",
    "Game",
    "GamePackage",
    "IllegalMove",
    "InvalidComponents",
    "InvalidMove",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSeed",
    "KernelFault",
    "NoSpace",
    "Position",
    "Record",
    "Result",
    "TableeError",
    "UnknownGame",
    "find_game",
    "perft",
]

_HOMES = {
    "Batch": "core.batch",
    "Bot": "bots.bot",
    "Choice": "bots.bot",
    "GAMES": "core.registry",
    "Game": "core.game",
    "GamePackage": "packages",
    "Position": "core.position",
    "Record": "core.record",
    "Result": "core.position",
    "find_game": "core.registry",
    "perft": "core.perft",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    return getattr(import_module(f"tablee.{_HOMES.get(name, 'core.errors')}"), name)


def __dir__() -> list[str]:
    return __all__
