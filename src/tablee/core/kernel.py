"""One source, two ways to run it: the `@kernel` decorator.

Rules are written once, as functions over flat integer vectors. In *plain* mode (the default) a
kernel is an ordinary Python function and a vector is a list; nothing here imports numpy or numba.
In *compiled* mode, switched on for the whole process before any kernel is imported, the same
function is machine code (`native`), which numba makes of it by its explicit signature (`compiler`),
and a vector is an `int64` array.

What keeps both modes equal, for whoever writes a kernel:

* integers stay within 63 bits, signed, at every step: numba compiles sums and products as if they
  could not overflow, so masking afterwards is too late (bits that a left shift pushes out may be
  masked off);
* no slices (a list slice copies, an array slice does not), no negative indices, no floats; nothing
  is checked: an index out of range reads or writes anything;
* tables are made by `table()`, buffers are passed in or made by `local_vector()`; randomness comes
  only from a vector that is passed in;
* a kernel may call itself, but no circle of kernels.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar


class Vector(Protocol):
    """Integers, as kernels see them: a list, or a block of a host's memory."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """Floating-point numbers, for searches only: rules are integers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Matrix(Protocol):
    """Rows of equal length."""

    def __len__(self) -> int: ...
    def __getitem__(self, row: int, /) -> Vector: ...


INT = "int64"
VECTOR = "int64[::1]"
MATRIX = "int64[:, ::1]"
#: For searches only: rules are integers.
FLOAT = "float64"
FLOATS = "float64[::1]"
#: Four integers that a kernel returns together.
WORDS = "(int64, int64, int64, int64)"


@dataclass(frozen=True)
class RecordKind:
    """Several arguments under one name: a NamedTuple whose fields are of these kinds."""

    name: str
    fields: tuple[tuple[str, Kind], ...]


#: A signature is (result, *arguments); an argument that is a signature itself is a function.
Kind = str | RecordKind | tuple[Any, ...]
Signature = tuple[Kind, ...]


def record(form: type[tuple[Any, ...]], **kinds: Kind) -> RecordKind:
    """The kind of a NamedTuple, for signatures; names the kind of every field, in order."""
    names: tuple[str, ...] = form._fields  # type: ignore[attr-defined]
    if names != tuple(kinds):
        raise TypeError(f"{form.__name__} has the fields {names}, not {tuple(kinds)}")
    return RecordKind(form.__name__, tuple(kinds.items()))


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


@dataclass(frozen=True)
class Declaration:
    """What is known of a kernel: a function of this module's rules and the kinds it is for."""

    name: str
    function: Callable[..., Any]
    signature: Signature
    #: Whether Python calls it through a host: the artifacts hold it under its name.
    is_entry: bool = False
    #: Of a bound kernel: the kernel it calls, and those that it passes as the last arguments.
    engine: Callable[..., Any] | None = None
    functions: tuple[Callable[..., Any], ...] = ()

    @property
    def entry(self) -> str:
        """What its entry is called in the artifacts."""
        return f"entry {self.name}"


def declaration_of(function: Callable[..., Any]) -> Declaration:
    """The declaration of a kernel. Raises TypeError for what is none."""
    declared: Declaration | None = getattr(function, "declaration", None)
    if declared is None:
        raise TypeError(f"{function!r} is no kernel")
    return declared


@cache
def bind(engine: Callable[..., Any], *functions: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel that calls another with these kernels as its last arguments: what Python calls
    where an engine takes a game's kernels."""
    declared = declaration_of(engine)
    parts = ", ".join(declaration_of(function).name for function in functions)
    signature = declared.signature[: -len(functions)]

    def bound(*arguments: Any) -> Any:
        return engine(*arguments, *functions)

    name = f"{declared.name}({parts})"
    bound.declaration = Declaration(name, bound, signature, True, engine, functions)  # type: ignore[attr-defined]
    return bound


class PerGame:
    """An engine for any game, which takes some of a game's four kernels: called with a game's, it
    gives the kernel for that game. The artifacts hold every one of them for every game."""

    known: ClassVar[list[PerGame]] = []

    def __init__(self, engine: Callable[..., Any], *names: str) -> None:
        self.engine, self.names = engine, names
        self.known.append(self)

    def __call__(self, kernels: Any) -> Callable[..., Any]:
        return bind(self.engine, *(getattr(kernels, name) for name in self.names))


def kernel(signature: Signature, is_entry: bool = False) -> Callable[[F], F]:
    """Mark a function as a kernel: itself in plain mode, compiled by numba in compiled mode.

    Compiling waits for the first use, so that a process loads only what it runs; it is then always
    for the declared signature, whatever a caller's types would have suggested.
    """

    def decorate(function: F) -> F:
        if not _compiled:
            name = f"{function.__module__}.{function.__qualname__}"
            _seen_plain.append(name)
            function.declaration = Declaration(name, function, signature, is_entry)  # type: ignore[attr-defined]
            return function
        from tablee.core.native import NativeKernel

        native = NativeKernel(function, signature)
        native.declaration = Declaration(native.name, function, signature, is_entry)  # type: ignore[attr-defined]
        return native  # type: ignore[return-value]

    return decorate


def entry(signature: Signature) -> Callable[[F], F]:
    """Declare a function as a kernel that Python calls through a host."""
    return kernel(signature, is_entry=True)


class Table(list[int]):
    """A constant table of a module, which its kernels read."""


def table(values: Iterable[int]) -> Vector:
    """A constant table for kernels of this module: a list, or an array that numba freezes."""
    return vector_of(list(values)) if _compiled else Table(values)


def vector(length: int) -> list[int]:
    """A zeroed buffer of this mode."""
    if not _compiled:
        return [0] * length
    import numpy

    return numpy.zeros(length, dtype=numpy.int64)  # type: ignore[return-value]


def vector_of(values: Sequence[int]) -> list[int]:
    """A fresh vector of this mode that holds these values."""
    if not _compiled:
        return list(values)
    import numpy

    return numpy.array(values, dtype=numpy.int64)  # type: ignore[return-value]


def local_vector(length: int) -> list[int]:
    """A zeroed buffer made inside a kernel, of a length that is a constant; compiled, it lies on
    the stack, so it is not to be returned."""
    return [0] * length


def floats(length: int) -> list[float]:
    """A zeroed buffer of floating-point numbers of this mode."""
    if not _compiled:
        return [0.0] * length
    import numpy

    return numpy.zeros(length, dtype=numpy.float64)  # type: ignore[return-value]


def matrix(rows: int, columns: int) -> list[list[int]]:
    """A zeroed buffer of rows of this mode."""
    if not _compiled:
        return [[0] * columns for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, columns), dtype=numpy.int64)  # type: ignore[return-value]


def plain_list(buffer: list[int], length: int | None = None) -> list[int]:
    """The first values of a vector of either mode, as Python integers."""
    if isinstance(buffer, list):
        return buffer[:length]
    return buffer[:length].tolist()  # type: ignore[unreachable]


def cache_folder() -> Path:
    """Where compiled code is kept: named by a digest of every source that may hold kernels, since
    a kernel's code holds that of all kernels it calls."""
    import platformdirs

    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for layer in ("core", "games", "bots"):
        for source in sorted((package / layer).glob("**/*.py")):
            digest.update(str(source.relative_to(package)).encode() + b"\0" + source.read_bytes())
    root = Path(platformdirs.user_cache_dir("tablee", appauthor=False))
    return root / f"kernels-{digest.hexdigest()[:16]}"


def drop_stale(current: Path) -> None:
    """Delete the compiled code of sources that were edited long ago."""
    os.utime(current)
    for folder in current.parent.glob("kernels-*"):
        if folder != current and time.time() - folder.stat().st_mtime > _STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)
