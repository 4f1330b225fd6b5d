"""Punto."""

from __future__ import annotations

from tablee.packages import GamePackage

package = GamePackage(
    __name__,
    game=".game:Punto",
    mind=".mind.levels",
    minutes=20,
    shelf=3,
)
