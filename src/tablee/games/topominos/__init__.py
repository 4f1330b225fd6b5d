"""Topominos."""

from __future__ import annotations

from tablee.packages import GamePackage

package = GamePackage(
    __name__,
    game=".game:Topominos",
    mind=".mind.levels",
    minutes=30,
    shelf=4,
)
