"""Loto Points Rouges."""

from __future__ import annotations

from tablee.packages import GamePackage

package = GamePackage(
    __name__,
    game=".game:Loto",
    mind=".mind.levels",
    minutes=30,
    shelf=5,
)
