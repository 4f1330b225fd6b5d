"""Spaces: the moves of a game as numbers from 0 on, and what a seat may know as a tensor.

For whoever learns or searches with tools of their own. A game that has a space gives `Kernel` three
more kernels and fills in `Game.space`; docs/research.md lists every game's numbers and planes.

* `number(rules, state, action)`: the number of a legal action, below `num_actions`. Two legal
  actions of a position never share one, and the same number means the same kind of move in every
  position: the first tile of the rack, the cell d4.
* `observe(rules, state, seat, out)`: the tensor, bytes in C order. It depends on nothing that the
  seat may not know, and sees the table from that seat: its own pieces come first.
* `deal(rules, state)`: the first state of the game whose seed is in the state, for games dealt by
  chance; the others begin as they always do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.kernel import BYTES, INT, VECTOR, Signature, Vector, kernel
from tablee.core.vectors import part

# rules, state, action -> its number
NUMBER: Signature = (INT, VECTOR, VECTOR, INT)
# rules, state, seat, out -> 0
OBSERVE: Signature = (INT, VECTOR, VECTOR, INT, BYTES)
# rules, state -> 0
DEAL: Signature = (INT, VECTOR, VECTOR)

_MIDDLE = 1 << 15


@dataclass(frozen=True)
class Symmetry:
    """A way to turn a game into an equal one: what is true of a position is true of its image.

    Number n becomes `actions[n]`; item i of the tensor is found at `tensor[i]` of the image's.
    """

    name: str
    actions: tuple[int, ...]
    tensor: tuple[int, ...]


@dataclass(frozen=True)
class Space:
    """The numbers and the tensor of a game with some options."""

    num_actions: int
    tensor_shape: tuple[int, ...]
    #: What the tensor holds, in order: a plane (first axis) each, or so many items of a flat one.
    planes: tuple[tuple[str, int], ...]
    symmetries: tuple[Symmetry, ...] = ()


def flat(*parts: tuple[str, int]) -> tuple[tuple[int], tuple[tuple[str, int], ...]]:
    """The shape and the planes of a tensor that is a row of such parts."""
    return (sum(size for _, size in parts),), parts


@kernel(DEAL)
def deal_nothing(rules: Vector, state: Vector) -> int:
    """For games without chance: the state is the first one already."""
    return 0


@kernel((INT, INT, INT, INT))
def relative(seat: int, viewer: int, seats: int) -> int:
    """How many seats after the viewer's a seat comes: 0 for its own."""
    return (seat - viewer + seats) % seats


@kernel((INT, BYTES, INT, INT, INT))
def fill(out: Vector, start: int, count: int, value: int) -> int:
    """Set so many items to one value; returns the index after them."""
    items = part(out, start, count)
    for index in range(count):
        items[index] = value
    return start + count


@kernel((INT, BYTES, INT, INT, INT))
def put_bits(out: Vector, start: int, count: int, bits: int) -> int:
    """Write the lowest bits of a number, an item each; returns the index after them."""
    items = part(out, start, count)
    for index in range(count):
        items[index] = bits >> index & 1
    return start + count


@kernel((INT, BYTES, INT, INT))
def put_number(out: Vector, start: int, value: int) -> int:
    """Write a number that may be large or negative as two items, its distance from -32768: the
    higher byte first; returns the index after them."""
    word = min(max(value + _MIDDLE, 0), 2 * _MIDDLE - 1)
    out[start] = word >> 8
    out[start + 1] = word & 255
    return start + 2


def permuted(values: Sequence[int], places: Sequence[int]) -> list[int]:
    """Values moved to these places: item i goes to `places[i]`."""
    moved = [0] * len(values)
    for value, place in zip(values, places, strict=True):
        moved[place] = value
    return moved
