"""Kernels as machine code: made once, kept in the user's cache folder, called from Python.

A process that finds all its kernels there loads no compiler.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from ctypes import CFUNCTYPE, addressof, c_char, c_double, c_int64, c_void_p
from functools import cache, update_wrapper
from operator import index
from pathlib import Path
from struct import pack, unpack
from typing import Any

from tablee.core import kernel as kinds

_loading = threading.RLock()


class NativeKernel:
    """A function that is compiled, or found in the cache, when it is first called."""

    def __init__(self, function: Callable[..., Any], signature: kinds.Signature) -> None:
        update_wrapper(self, function)
        self.function, self.signature = function, signature
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.entry_name, self.callee_name = f"{self.name}.entry", f"{self.name}.callee"
        self._entry: Callable[..., Any] | None = None
        self._address = 0
        self._writers = [_WRITERS.get(kind, _write_address) for kind in signature[1:]]

    @property
    def _numba_type_(self) -> Any:
        """What numba asks for when another kernel calls this one."""
        from tablee.core.compiler import type_of_kernel

        return type_of_kernel(self)

    def __call__(self, *arguments: Any) -> Any:
        entry = self._entry or self._load()
        words: list[int] = []
        for write, argument in zip(self._writers, arguments, strict=True):
            write(words, argument)
        return entry((c_int64 * len(words))(*words))

    def address(self) -> int:
        """The machine code that kernels call which get this one as an argument."""
        if self._entry is None:
            self._load()
        return self._address

    def _load(self) -> Callable[..., Any]:
        with _loading:
            if self._entry is None:
                _add_object(_object_of(self))
                self._address = int(_engine().get_function_address(self.callee_name))
                result = c_double if self.signature[0] == kinds.FLOAT else c_int64
                entry = _engine().get_function_address(self.entry_name)
                self._entry = CFUNCTYPE(result, c_void_p)(entry)
            return self._entry


# Arguments as words: where the numbers lie and how many, a number itself, where a function begins.

_Start = c_char * 0  # of any array, even an empty one; several times as fast as numpy's own ways


def _write_vector(words: list[int], array: Any) -> None:
    words += (addressof(_Start.from_buffer(array)), len(array))


def _write_matrix(words: list[int], array: Any) -> None:
    words += (addressof(_Start.from_buffer(array)), *array.shape)


def _write_integer(words: list[int], value: Any) -> None:
    words.append(index(value))


def _write_float(words: list[int], value: float) -> None:
    words += unpack("q", pack("d", value))


def _write_address(words: list[int], kernel: NativeKernel) -> None:
    words.append(kernel.address())


_WRITERS: dict[Any, Callable[[list[int], Any], None]] = {
    kinds.INT: _write_integer,
    kinds.FLOAT: _write_float,
    kinds.VECTOR: _write_vector,
    kinds.FLOATS: _write_vector,
    kinds.MATRIX: _write_matrix,
}


# Objects.


@cache
def _engine() -> Any:
    """LLVM's linker for this process."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(jit=True)
    return binding.create_mcjit_compiler(binding.parse_assembly(""), machine)


def _add_object(data: bytes) -> None:
    from llvmlite.binding import ObjectFileRef

    _engine().add_object_file(ObjectFileRef.from_data(data))
    _engine().finalize_object()


def _object_of(kernel: NativeKernel) -> bytes:
    """The object file of a kernel, kept for the next process if it has to be made."""
    path = _path(kernel)
    with suppress(OSError):
        return path.read_bytes()
    from tablee.core.compiler import object_of

    data: bytes = object_of(kernel)
    with suppress(OSError):
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_bytes(data)
        draft.replace(path)  # at once: another process may be looking for it
    return data


def _path(kernel: NativeKernel) -> Path:
    """Where a kernel's object is kept. The folder is named by the sources of this package alone;
    the file of a kernel from elsewhere carries a digest of what lies beside its source, or is
    nobody else's if it has none."""
    source = Path(kernel.function.__code__.co_filename)
    if Path(__file__).parent.parent in source.parents:
        return _folder() / f"{kernel.name}.o"
    if not source.is_file():
        return _folder() / "nobody" / f"{kernel.name}.o"  # there is no such folder
    digest = hashlib.sha256()
    for neighbour in sorted(source.parent.glob("*.py")):
        digest.update(neighbour.read_bytes())
    return _folder() / f"{kernel.name}.{digest.hexdigest()[:16]}.o"


@cache
def _folder() -> Path:
    """Where objects for this very processor are kept."""
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    processor = f"{binding.get_process_triple()} {binding.get_host_cpu_name()} {features}"
    sources = kinds.cache_folder()
    folder = sources / hashlib.sha256(processor.encode()).hexdigest()[:16]
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        kinds.drop_stale(sources)
    return folder
