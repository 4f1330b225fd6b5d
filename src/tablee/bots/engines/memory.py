"""Reading what a search left in its host's memory."""

from __future__ import annotations

from typing import Any, overload

from tablee.core.hosts import Block
from tablee.core.kernel import Floats, Vector


@overload
def contents(vector: Vector, length: int | None = None) -> list[int]: ...
@overload
def contents(vector: Floats, length: int | None = None) -> list[float]: ...


def contents(vector: Any, length: int | None = None) -> list[Any]:
    """The first numbers of a vector that a record holds, in one crossing."""
    assert isinstance(vector, Block)
    return vector.read(0, length)
