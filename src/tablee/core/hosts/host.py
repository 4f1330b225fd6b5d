"""What runs kernels: a host has a memory of its own, in which vectors are made, and calls kernels.

A search makes its vectors in a *scope* of the host's memory, calls kernels on them and reads what
came of it; all that a scope made is freed at its end. What crosses between Python and a host is
copied, and each crossing costs microseconds: trees stay where they are, results come in one read.

>>> import tablee
>>> from tablee.core.hosts import find_host
>>> game = tablee.find_game("lot")
>>> start = game.new()
>>> with find_host(game.package).scope() as memory:
...     rules, state = memory.vector(start.setup.rules), memory.vector(start.state)
...     moves = memory.vector(game.max_actions)
...     count = memory.call(game.kernel.legal, rules, state, moves)
...     moves.read(0, count) == list(start.actions())
True
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from tablee.core.kernel import FLOATS, VECTOR, Declaration

Number = TypeVar("Number", int, float)


class Block(ABC, Generic[Number]):
    """A vector in a host's memory: kernels take it, Python reads and writes ranges of it."""

    def __init__(self, kind: str, length: int) -> None:
        self.kind, self.length = kind, length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> Number:
        return self.read(index, index + 1)[0]

    def __setitem__(self, index: int, value: Number) -> None:
        self.write([value], index)

    def read(self, start: int = 0, stop: int | None = None) -> list[Number]:
        """The items of a range. Raises IndexError for one that is not in the vector."""
        return self._read(start, self._end(start, self.length if stop is None else stop))

    def write(self, values: Sequence[Number], start: int = 0) -> None:
        """Set the items from `start` on. Raises IndexError where they do not fit."""
        self._write(start, self._end(start, start + len(values)), values)

    def _end(self, start: int, end: int) -> int:
        if not 0 <= start <= end <= self.length:
            raise IndexError(f"items {start} to {end} of {self.length}")
        return end

    @abstractmethod
    def copy_to(self, buffer: memoryview[Any]) -> None:
        """Fill a buffer of as many items of this kind."""

    @abstractmethod
    def _read(self, start: int, end: int) -> list[Number]: ...

    @abstractmethod
    def _write(self, start: int, end: int, values: Sequence[Number]) -> None: ...


class Rows(ABC):
    """A matrix in a host's memory."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns

    def __len__(self) -> int:
        return self.rows

    @abstractmethod
    def __getitem__(self, row: int) -> Block[int]:
        """A row. Raises IndexError."""

    @abstractmethod
    def read(self) -> list[list[int]]:
        """All rows, in one crossing."""


Made = TypeVar("Made", bound=Block[Any] | Rows)


class Host(ABC):
    """A way to run kernels. Not to be shared between threads."""

    name: str

    @contextmanager
    def scope(self) -> Iterator[Scope]:
        """A part of this host's memory, freed at the end."""
        scope = Scope(self)
        try:
            yield scope
        finally:
            for made in reversed(scope.made):
                self.free(made)

    @abstractmethod
    def make(self, kind: str, length: int, zeroed: bool = True) -> Block[Any]:
        """A vector of kind VECTOR, FLOATS or BYTES; unless it is to be zeroed, with anything in it.
        Raises MemoryError."""

    def borrow(self, kind: str, buffer: memoryview[Any]) -> Block[Any] | None:
        """A vector over the caller's own buffer, where kernels of this host can reach it; it must
        be writable and outlive the vector."""
        return None

    @abstractmethod
    def make_rows(self, rows: int, columns: int) -> Rows:
        """A zeroed matrix. Raises MemoryError."""

    @abstractmethod
    def free(self, made: Block[Any] | Rows) -> None:
        """Give the memory of a vector or matrix back; it must not be used any more."""

    @abstractmethod
    def call(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        """Call a kernel with integers, floats, blocks, matrices and records of them. Raises
        KernelFault when the kernel had to be stopped, TypeError for arguments of other kinds."""


def missing(kernel: Declaration) -> LookupError:
    """The error for a kernel that an artifact does not hold."""
    return LookupError(f"{kernel.name} is not in the artifacts: python -m tablee.compiler")


class Scope:
    """What is made here lives until the scope ends."""

    def __init__(self, host: Host) -> None:
        self.host, self.call, self.made = host, host.call, list[Block[Any] | Rows]()

    def vector(self, values: int | Sequence[int]) -> Block[int]:
        """A vector of these integers, or of so many zeros."""
        if isinstance(values, int):
            return self._keep(self.host.make(VECTOR, values))
        return self._filled(self.host.make(VECTOR, len(values)), values)

    def floats(self, values: int | Sequence[float]) -> Block[float]:
        """A vector of these floating-point numbers, or of so many zeros."""
        if isinstance(values, int):
            return self._keep(self.host.make(FLOATS, values))
        return self._filled(self.host.make(FLOATS, len(values)), values)

    def make(self, kind: str, length: int) -> Block[Any]:
        """A zeroed vector of a kind."""
        return self._keep(self.host.make(kind, length))

    def unset(self, kind: str, length: int) -> Block[Any]:
        """A vector with anything in it, for what is written before it is read: to clear a large one
        takes longer than many a search needs to fill it."""
        return self._keep(self.host.make(kind, length, zeroed=False))

    def matrix(self, rows: int, columns: int) -> Rows:
        """Rows of zeros."""
        return self._keep(self.host.make_rows(rows, columns))

    def _filled(self, block: Block[Number], values: Sequence[Number]) -> Block[Number]:
        self._keep(block).write(values)
        return block

    def _keep(self, made: Made) -> Made:
        self.made.append(made)
        return made
