"""Kernels as WebAssembly: one linear memory, in which room is found for vectors.

Whatever engine runs the module (`wasmtime`, a browser's own) does five small things for it:
see `Engine`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from typing import Any

from tablee.core.errors import KernelFault
from tablee.core.hosts.host import Block, Host, Number, Rows, missing
from tablee.core.hosts.words import CODES, SIZES, packed, result_of, words_of
from tablee.core.kernel import VECTOR, declaration_of

_MOST_WORDS = 128  # that the arguments of a call take
_PAGE = 1 << 16
_ALIGNED = 16


class Trapped(Exception):
    """The engine stopped a kernel."""


class Engine(ABC):
    """What runs a module: its memory in bytes, and its entries."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes the memory has."""

    @abstractmethod
    def grow(self, pages: int) -> None:
        """Give it so many more pages of 64 KiB, all zero. Raises MemoryError."""

    @abstractmethod
    def read(self, address: int, length: int) -> bytes:
        """Some bytes of the memory."""

    @abstractmethod
    def write(self, address: int, data: bytes) -> None:
        """Set some bytes."""

    @abstractmethod
    def clear(self, address: int, length: int) -> None:
        """Set some bytes to zero."""

    @abstractmethod
    def call(self, entry: str, address: int) -> None:
        """Call an entry with the words at an address. Raises KeyError where there is none of that
        name, Trapped when it had to be stopped."""

    def run(self, entry: str, address: int, words: bytes) -> bytes:
        """Call an entry with these words, written at an address; returns the first of them as it is
        afterwards. Raises what `call` does."""
        self.write(address, words)
        self.call(entry, address)
        return self.read(address, 8)

    @abstractmethod
    def heap_base(self) -> int:
        """The first address that the module itself does not use."""


class LinearBlock(Block[Number]):
    """A range of the memory."""

    def __init__(self, engine: Engine, kind: str, address: int, length: int) -> None:
        super().__init__(kind, length)
        self.address = address
        self._engine, self._code, self._size = engine, CODES[kind], SIZES[kind]

    def _read(self, start: int, end: int) -> list[Number]:
        items: array[Any] = array(self._code, self._bytes(start, end))
        return items.tolist()

    def _write(self, start: int, end: int, values: Sequence[Number]) -> None:
        data = packed(self._code, values).tobytes()
        self._engine.write(self.address + self._size * start, data)

    def copy_to(self, buffer: memoryview[Any]) -> None:
        buffer.cast("B")[:] = self._bytes(0, self.length)

    def _bytes(self, start: int, end: int) -> bytes:
        return self._engine.read(self.address + self._size * start, self._size * (end - start))


class LinearRows(Rows):
    """Rows side by side."""

    def __init__(self, engine: Engine, address: int, rows: int, columns: int) -> None:
        super().__init__(rows, columns)
        self.address, self._engine = address, engine

    def __getitem__(self, row: int) -> Block[int]:
        first = self.address + 8 * self.columns * range(self.rows)[row]
        return LinearBlock(self._engine, VECTOR, first, self.columns)

    def read(self) -> list[list[int]]:
        whole = LinearBlock[int](self._engine, VECTOR, self.address, self.rows * self.columns)
        items, wide = whole.read(), self.columns
        return [items[wide * row : wide * (row + 1)] for row in range(self.rows)]


class LinearHost(Host):
    """Runs the kernels of one module."""

    name = "wasm"

    def __init__(self, engine: Engine) -> None:
        self._engine, self._size = engine, engine.size()
        start = -(-engine.heap_base() // _ALIGNED) * _ALIGNED
        self._words = start
        self._room = Room(start + 8 * _MOST_WORDS)
        self._written = self._room.end  # above it the memory is as it was: zero

    def make(self, kind: str, length: int, zeroed: bool = True) -> Block[Any]:
        return LinearBlock(self._engine, kind, self._make(SIZES[kind] * length, zeroed), length)

    def make_rows(self, rows: int, columns: int) -> Rows:
        return LinearRows(self._engine, self._make(8 * rows * columns), rows, columns)

    def free(self, made: Block[Any] | Rows) -> None:
        self._room.give_back(_address(made))

    def call(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        declared = declaration_of(kernel)
        words = array("q", words_of(declared, arguments, _address))
        if len(words) > _MOST_WORDS:
            raise TypeError(f"{declared.name} takes too many arguments")
        try:
            left = self._engine.run(declared.entry, self._words, words.tobytes())
        except KeyError:
            raise missing(declared) from None
        except Trapped:
            raise KernelFault("kernel.fault", declared.name) from None
        return result_of(declared, array("q", left)[0])

    def _make(self, length: int, zeroed: bool = True) -> int:
        """Room for so many bytes."""
        address = self._room.take(length)
        if self._room.end > self._size:
            try:
                self._engine.grow(-(-(self._room.end - self._size) // _PAGE))
            except MemoryError:
                self._room.give_back(address)
                raise
            self._size = self._engine.size()
        if zeroed and address < self._written:
            self._engine.clear(address, min(length, self._written - address))
        self._written = max(self._written, self._room.end)
        return address


def _address(made: Any) -> int:
    address: int = made.address
    return address


class Room:
    """Where vectors lie: in the first gap that is large enough, else behind all others."""

    def __init__(self, start: int) -> None:
        self.end = start
        self._gaps: list[tuple[int, int]] = []  # address and length, by address; none side by side
        self._taken: dict[int, int] = {}

    def take(self, length: int) -> int:
        """The address of so many bytes."""
        size = max(_ALIGNED, -(-length // _ALIGNED) * _ALIGNED)
        for number, (address, free) in enumerate(self._gaps):
            if free >= size:
                rest = [(address + size, free - size)] if free > size else []
                self._gaps[number : number + 1] = rest
                break
        else:
            address = self.end
            self.end += size
        self._taken[address] = size
        return address

    def give_back(self, address: int) -> None:
        """Free what `take` gave."""
        gaps = sorted([*self._gaps, (address, self._taken.pop(address))])
        self._gaps = []
        for begin, size in gaps:
            if self._gaps and sum(self._gaps[-1]) == begin:
                begin, size = self._gaps[-1][0], self._gaps.pop()[1] + size
            self._gaps.append((begin, size))
        if sum(self._gaps[-1]) == self.end:
            self.end = self._gaps.pop()[0]
