"""Kernels in a browser's own engine."""

from __future__ import annotations

from typing import Any, Protocol

from tablee.core.hosts.linear import Engine, LinearHost, Trapped


class Module(Protocol):
    """What `web/pocket/python.js` makes of the artifact."""

    def size(self) -> int: ...
    def grow(self, pages: int, /) -> bool: ...
    def bytes(self, address: int, length: int, /) -> Any: ...
    def call(self, entry: str, address: int, /) -> str: ...
    def heapBase(self) -> int: ...  # noqa: N802


class BrowserEngine(Engine):
    """One instance of a module."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def size(self) -> int:
        return self._module.size()

    def grow(self, pages: int) -> None:
        if not self._module.grow(pages):
            raise MemoryError("the kernels' memory is full")

    def read(self, address: int, length: int) -> bytes:
        found: bytes = self._module.bytes(address, length).to_bytes()
        return found

    def write(self, address: int, data: bytes) -> None:
        self._module.bytes(address, len(data)).assign(data)

    def clear(self, address: int, length: int) -> None:
        self._module.bytes(address, length).fill(0)

    def call(self, entry: str, address: int) -> None:
        how = self._module.call(entry, address)
        if how == "missing":
            raise KeyError(entry)
        if how == "trapped":
            raise Trapped

    def heap_base(self) -> int:
        return self._module.heapBase()


def host(module: Module) -> LinearHost:
    """A host over the module of a worker."""
    return LinearHost(BrowserEngine(module))
