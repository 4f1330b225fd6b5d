"""What can go wrong in an arena."""

from __future__ import annotations

from tablee.core.errors import TableeError


class ArenaError(TableeError):
    """A run that cannot begin or go on."""


class Forfeit(Exception):
    """A contestant has lost the game it plays: `time`, `illegal` or `crash`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
