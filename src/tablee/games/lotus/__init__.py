"""Lotus: pieces ride on piles; the higher the pile, the farther its top piece goes."""

from __future__ import annotations

from tablee.packages import GamePackage

package = GamePackage(
    __name__,
    game=".game:Lotus",
    mind=".mind.levels",
    minutes=20,
    shelf=2,
)
