"""Connect Four, as a package for Tablée."""

from __future__ import annotations

from tablee import GamePackage

package = GamePackage(__name__, game=".game:ConnectFour", minutes=10)
