"""Kernels in a browser's own engine."""

from __future__ import annotations

from array import array
from typing import Protocol

from tablee.core.hosts.linear import Engine, LinearHost, Trapped

_STAGE = 1 << 16  # bytes that cross at once
_TRAPPED, _MISSING = 1, 2  # how a call ends that does not go well


class Module(Protocol):
    """What `web/pocket/python.js` makes of the artifact. Only numbers and names cross, since to
    hand over an object takes many times as long: `here` is an address in Python's own memory."""

    def size(self) -> int: ...
    def grow(self, pages: int, /) -> bool: ...
    def read(self, address: int, here: int, length: int, /) -> None: ...
    def write(self, address: int, here: int, length: int, /) -> None: ...
    def clear(self, address: int, length: int, /) -> None: ...
    def call(self, entry: str, address: int, /) -> int: ...
    def run(self, entry: str, address: int, here: int, length: int, /) -> int: ...
    def heapBase(self) -> int: ...  # noqa: N802


class BrowserEngine(Engine):
    """One instance of a module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        # Kept, since looking one up crosses too.
        self._read, self._write, self._clear = module.read, module.write, module.clear
        self._run = module.run
        stage = array("B", bytes(_STAGE))
        self._here, self._stage = stage.buffer_info()[0], memoryview(stage)

    def size(self) -> int:
        return self._module.size()

    def grow(self, pages: int) -> None:
        if not self._module.grow(pages):
            raise MemoryError("the kernels' memory is full")

    def read(self, address: int, length: int) -> bytes:
        parts = []
        for start in range(0, length, _STAGE):
            size = min(_STAGE, length - start)
            self._read(address + start, self._here, size)
            parts.append(self._stage[:size].tobytes())
        return b"".join(parts)

    def write(self, address: int, data: bytes) -> None:
        for start in range(0, len(data), _STAGE):
            part = data[start : start + _STAGE]
            self._stage[: len(part)] = part
            self._write(address + start, self._here, len(part))

    def clear(self, address: int, length: int) -> None:
        self._clear(address, length)

    def call(self, entry: str, address: int) -> None:
        _check(entry, self._module.call(entry, address))

    def run(self, entry: str, address: int, words: bytes) -> bytes:
        self._stage[: len(words)] = words
        _check(entry, self._run(entry, address, self._here, len(words)))
        return self._stage[:8].tobytes()

    def heap_base(self) -> int:
        return self._module.heapBase()


def _check(entry: str, how: int) -> None:
    """Raise what `Engine.call` does."""
    if how == _MISSING:
        raise KeyError(entry)
    if how == _TRAPPED:
        raise Trapped


def host(module: Module) -> LinearHost:
    """A host over the module of a worker."""
    return LinearHost(BrowserEngine(module))
