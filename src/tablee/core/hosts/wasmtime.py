"""Kernels in wasmtime: on any system that Python runs on.

The module is turned into machine code when it is first loaded, in about a second, and kept in the
user's cache folder; a file there that is not whole is made again.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import os
import platform
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import platformdirs
import wasmtime

from tablee.core.hosts.linear import Engine, Trapped

_DIGEST = 32  # bytes before the machine code in a cache file


class WasmtimeEngine(Engine):
    """One instance of a module."""

    def __init__(self, path: Path) -> None:
        self._store = wasmtime.Store(_engine())
        instance = wasmtime.Instance(self._store, load_module(path), [])
        self._exports = instance.exports(self._store)
        self._memory: Any = self._exports["memory"]
        atexit.register(self._store.close)  # before wasmtime's own modules are taken apart

    def size(self) -> int:
        return int(self._memory.data_len(self._store))

    def grow(self, pages: int) -> None:
        try:
            self._memory.grow(self._store, pages)
        except wasmtime.WasmtimeError:
            raise MemoryError("the kernels' memory is full") from None

    def read(self, address: int, length: int) -> bytes:
        return ctypes.string_at(self._at(address), length)

    def write(self, address: int, data: bytes) -> None:
        ctypes.memmove(self._at(address), data, len(data))

    def clear(self, address: int, length: int) -> None:
        ctypes.memset(self._at(address), 0, length)

    def call(self, entry: str, address: int) -> None:
        function: Any = self._exports[entry]
        try:
            function(self._store, address)
        except (wasmtime.Trap, wasmtime.WasmtimeError):
            raise Trapped from None

    def heap_base(self) -> int:
        base: Any = self._exports["__heap_base"]
        return int(base.value(self._store))

    def _at(self, address: int) -> int:
        """An address in this process; the memory may move when it grows."""
        start = ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p).value
        assert start is not None
        return start + address


@cache
def _engine() -> wasmtime.Engine:
    engine = wasmtime.Engine()
    atexit.register(engine.close)
    return engine


def load_module(path: Path) -> wasmtime.Module:
    """The module of a file, from the cache where it is there and whole."""
    data = path.read_bytes()
    kept = _cache_file(data)
    with suppress(OSError):
        found = kept.read_bytes()
        digest, code = found[:_DIGEST], found[_DIGEST:]
        if hashlib.sha256(code).digest() == digest:
            with suppress(wasmtime.WasmtimeError):
                return wasmtime.Module.deserialize(_engine(), code)
    module = wasmtime.Module(_engine(), data)
    code = bytes(module.serialize())
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_bytes(hashlib.sha256(code).digest() + code)
        draft.replace(kept)  # at once: another process may be looking for it
    return module


def _cache_file(data: bytes) -> Path:
    """Where the machine code of a module is kept, for this wasmtime and this kind of machine."""
    maker = f"{version('wasmtime')} {platform.system()} {platform.machine()}"
    name = hashlib.sha256(maker.encode() + data).hexdigest()[:16]
    folder = Path(platformdirs.user_cache_dir("tablee", appauthor=False))
    return folder / f"kernels-{name}.cwasm"
