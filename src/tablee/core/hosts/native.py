"""The native host: the shared library of this system's artifact, vectors in this process."""

from __future__ import annotations

import mmap as maps
from array import array
from collections.abc import Callable, Sequence
from ctypes import CDLL, addressof, c_char, c_int, c_void_p, memset
from pathlib import Path
from typing import Any

from tablee.core.errors import KernelFault
from tablee.core.hosts.host import Block, Host, Number, Rows, missing
from tablee.core.hosts.words import CODES, SIZES, packed, result_of, words_of
from tablee.core.kernel import VECTOR, Declaration, declaration_of

_Start = c_char * 0  # of any buffer, even an empty one
_LARGE, _HUGE = 1 << 18, 1 << 21  # bytes of a vector
_KEPT = 1 << 25  # bytes, at most, of vectors that were given back
_MOST_KEPT = 1 << 22  # bytes of one of them
_HUGE_PAGES: int | None = getattr(maps, "MADV_HUGEPAGE", None)  # on Linux


def _map(size: int) -> memoryview:
    """So many bytes, the system's own zeros until they are written; on large pages, which spare
    whoever jumps about in them many a look-up."""
    pages = maps.mmap(-1, size)
    if _HUGE_PAGES is not None and size >= _HUGE:
        pages.madvise(_HUGE_PAGES)
    return memoryview(pages)


class NativeBlock(Block[Number]):
    """Bytes of this process."""

    def __init__(self, kind: str, data: memoryview) -> None:
        super().__init__(kind, data.nbytes // SIZES[kind])
        self.address = addressof(_Start.from_buffer(data))
        self.data = data
        self._code = CODES[kind]
        self._items: memoryview[Any] = data.cast(self._code)  # type: ignore[call-overload]

    def _read(self, start: int, end: int) -> list[Number]:
        values: list[Any] = self._items[start:end].tolist()
        return values

    def _write(self, start: int, end: int, values: Sequence[Number]) -> None:
        self._items[start:end] = packed(self._code, values)

    def copy_to(self, buffer: memoryview[Any]) -> None:
        buffer[:] = self._items


class NativeRows(Rows):
    """Rows side by side."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(rows, columns)
        size = 8 * rows * columns
        self._data = _map(size) if size > _LARGE else memoryview(bytearray(size))
        self.address = addressof(_Start.from_buffer(self._data))

    def __getitem__(self, row: int) -> Block[int]:
        first = 8 * self.columns * range(self.rows)[row]
        return NativeBlock(VECTOR, self._data[first : first + 8 * self.columns])

    def read(self) -> list[list[int]]:
        items = self._data.cast("q")
        return [
            items[first : first + self.columns].tolist()
            for first in range(0, self.rows * self.columns, self.columns)
        ]


class _Spare:
    """Vectors that were given back, by size. One search after the other makes the same ones, and to
    clear them costs a fraction of what the system takes for new pages, one by one."""

    def __init__(self) -> None:
        self._by_size: dict[int, list[memoryview]] = {}
        self._kept = 0

    def take(self, size: int, zeroed: bool) -> memoryview:
        """So many bytes."""
        spare = self._by_size.get(size)
        if not spare:
            return _map(size)
        self._kept -= size
        data = spare.pop()
        if zeroed:
            memset(addressof(_Start.from_buffer(data)), 0, size)
        return data

    def put(self, data: memoryview) -> None:
        """Keep these bytes for whoever wants as many."""
        if self._kept + data.nbytes > _KEPT:
            self._by_size.clear()
            self._kept = 0
        self._by_size.setdefault(data.nbytes, []).append(data)
        self._kept += data.nbytes


class NativeHost(Host):
    """Runs the kernels of one shared library."""

    name = "native"

    def __init__(self, path: Path) -> None:
        """Raises OSError where the library does not fit the system."""
        self._library = CDLL(str(path))
        self._call = self._library.tablee_call
        self._call.argtypes, self._call.restype = (c_void_p, c_void_p), c_int
        self._entries: dict[str, Any] = {}
        self._spare = _Spare()

    def make(self, kind: str, length: int, zeroed: bool = True) -> Block[Any]:
        size = SIZES[kind] * length
        data = memoryview(bytearray(size)) if size <= _LARGE else self._spare.take(size, zeroed)
        return NativeBlock(kind, data)

    def borrow(self, kind: str, buffer: memoryview[Any]) -> Block[Any] | None:
        return NativeBlock(kind, buffer.cast("B"))

    def make_rows(self, rows: int, columns: int) -> Rows:
        return NativeRows(rows, columns)

    def free(self, made: Block[Any] | Rows) -> None:
        if isinstance(made, NativeBlock) and _LARGE < made.data.nbytes <= _MOST_KEPT:
            self._spare.put(made.data)
        # Python frees all else when nobody refers to it.

    def call(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        declared = declaration_of(kernel)
        words = array("q", words_of(declared, arguments, _address) or [0])
        if self._call(self._entry(declared), words.buffer_info()[0]):
            raise KernelFault("kernel.fault", declared.name)
        return result_of(declared, words[0])

    def _entry(self, kernel: Declaration) -> Any:
        if kernel.name not in self._entries:
            try:
                self._entries[kernel.name] = self._library[kernel.entry]
            except AttributeError:
                raise missing(kernel) from None
        return self._entries[kernel.name]


def _address(made: Any) -> int:
    address: int = made.address
    return address
