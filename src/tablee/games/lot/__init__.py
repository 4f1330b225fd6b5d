"""LOT, Line of Three."""

from __future__ import annotations

from tablee.packages import GamePackage

package = GamePackage(
    __name__,
    game=".game:Lot",
    mind=".mind.levels",
    minutes=15,
    shelf=1,
)
