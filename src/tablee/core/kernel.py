"""One source, two ways to run it: the `@kernel` decorator.

Rules are written once, as functions over flat integer vectors. In *plain* mode (the default) a
kernel is an ordinary Python function and a vector is a list; nothing here imports numpy or numba.
In *compiled* mode, switched on for the whole process before any kernel is imported, the same
function is compiled by numba with its explicit signature and a vector is an `int64` array.

What keeps both modes equal, for whoever writes a kernel:

* integers stay within 63 bits, signed, at every step: numba compiles sums and products as if they
  could not overflow, so masking afterwards is too late (bits that a left shift pushes out may be
  masked off);
* no slices (a list slice copies, an array slice does not), no negative indices, no floats;
* tables are made by `table()`, buffers are passed in; randomness comes only from a vector that is
  passed in.
"""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

#: A list in plain mode, an int64 array in compiled mode; kernels index and assign, no more.
Vector = list[int]
#: Rows of equal length: a list of lists, or a two-dimensional array.
Matrix = list[list[int]]

INT = "int64"
VECTOR = "int64[::1]"
MATRIX = "int64[:, ::1]"
#: For searches only: rules are integers.
FLOAT = "float64"
FLOATS = "float64[::1]"
#: A list made inside a kernel, handed to another kernel.
LIST = "list(int64)"
#: Four integers that a kernel returns together.
WORDS = "(int64, int64, int64, int64)"
#: A signature is (result, *arguments); an argument that is a signature itself is a function.
Kind = str | tuple[Any, ...]
Signature = tuple[Kind, ...]

# Every game provides these four; generic code (perft, search) takes them as arguments.
# rules, state, out -> how many actions
LEGAL: Signature = (INT, VECTOR, VECTOR, VECTOR)
# rules, state, action -> seat to move, 0 when over
PLAY: Signature = (INT, VECTOR, VECTOR, INT)
# rules, state, rng, scratch -> moves made
ROLLOUT: Signature = (INT, VECTOR, VECTOR, VECTOR, VECTOR)
# rules, state, seat, rng -> 0
DETERMINIZE: Signature = (INT, VECTOR, VECTOR, INT, VECTOR)

F = TypeVar("F", bound=Callable[..., Any])

_SWITCH = "TABLEE_KERNELS"
_STALE_AFTER = 30 * 24 * 3600.0
_compiled = os.environ.get(_SWITCH) == "compiled"
_seen_plain: list[str] = []


def compiled() -> bool:
    """Whether this process runs compiled kernels."""
    return _compiled


def compile_kernels() -> None:
    """Switch compilation on for this process and its children.

    Raises RuntimeError when a kernel was already imported in plain mode: half-compiled games would
    be slow and hard to understand.
    """
    global _compiled
    if _seen_plain and not _compiled:
        raise RuntimeError(f"kernels are already loaded in plain mode, first {_seen_plain[0]}")
    _compiled = True
    os.environ[_SWITCH] = "compiled"


def kernel(signature: Signature) -> Callable[[F], F]:
    """Mark a function as a kernel: itself in plain mode, compiled by numba in compiled mode.

    Compiling waits for the first use, so that a process loads only what it runs; it is then always
    for the declared signature, whatever a caller's types would have suggested.
    """

    def decorate(function: F) -> F:
        if not _compiled:
            _seen_plain.append(f"{function.__module__}.{function.__qualname__}")
            return function
        dispatcher = _numba().njit(cache=True, nogil=True)(function)
        result, *arguments = [_numba_type(kind) for kind in signature]
        compile_for = dispatcher.compile
        dispatcher.compile = lambda _suggested: compile_for(result(*arguments))
        return dispatcher  # type: ignore[no-any-return]

    return decorate


def table(values: Iterable[int]) -> Vector:
    """A constant table for kernels of this module: a list, or an array that numba freezes."""
    return vector_of(list(values))


def vector(length: int) -> Vector:
    """A zeroed buffer of this mode."""
    if not _compiled:
        return [0] * length
    import numpy

    return numpy.zeros(length, dtype=numpy.int64)  # type: ignore[return-value]


def vector_of(values: Sequence[int]) -> Vector:
    """A fresh vector of this mode that holds these values."""
    if not _compiled:
        return list(values)
    import numpy

    return numpy.array(values, dtype=numpy.int64)  # type: ignore[return-value]


def floats(length: int) -> list[float]:
    """A zeroed buffer of floating-point numbers of this mode."""
    if not _compiled:
        return [0.0] * length
    import numpy

    return numpy.zeros(length, dtype=numpy.float64)  # type: ignore[return-value]


def matrix(rows: int, columns: int) -> Matrix:
    """A zeroed buffer of rows of this mode."""
    if not _compiled:
        return [[0] * columns for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, columns), dtype=numpy.int64)  # type: ignore[return-value]


def plain_list(buffer: Vector, length: int | None = None) -> list[int]:
    """The first values of a vector of either mode, as Python integers."""
    if isinstance(buffer, list):
        return buffer[:length]
    return buffer[:length].tolist()  # type: ignore[unreachable]


def cache_folder() -> Path:
    """Where compiled code is kept: named by a digest of every source that may hold kernels, since
    numba's own cache does not notice an edit in a file that another one calls into."""
    import platformdirs

    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for layer in ("core", "games", "bots"):
        for source in sorted((package / layer).glob("**/*.py")):
            digest.update(str(source.relative_to(package)).encode() + b"\0" + source.read_bytes())
    root = Path(platformdirs.user_cache_dir("tablee", appauthor=False))
    return root / f"kernels-{digest.hexdigest()[:16]}"


@cache
def _numba() -> Any:
    """numba, imported once and late, with its cache where `cache_folder` says."""
    collecting = gc.isenabled()
    gc.disable()  # a tenth of the time it takes to import would go into looking for garbage
    try:
        numba: Any = import_module("numba")
    finally:
        if collecting:
            gc.enable()
    if not os.environ.get("NUMBA_CACHE_DIR"):
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        _drop_stale(folder)
        numba.config.CACHE_DIR = str(folder)
    return numba


def _drop_stale(current: Path) -> None:
    """Delete the compiled code of sources that were edited long ago."""
    os.utime(current)
    for folder in current.parent.glob("kernels-*"):
        if folder != current and time.time() - folder.stat().st_mtime > _STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def _numba_type(kind: Kind) -> Any:
    types = _numba().types
    if isinstance(kind, tuple):
        inner = [_numba_type(part) for part in kind]
        return types.FunctionType(inner[0](*inner[1:]))
    named = {
        INT: types.int64,
        VECTOR: types.int64[::1],
        MATRIX: types.int64[:, ::1],
        FLOAT: types.float64,
        FLOATS: types.float64[::1],
        LIST: types.List(types.int64),
        WORDS: types.UniTuple(types.int64, 4),
    }
    return named[kind]
