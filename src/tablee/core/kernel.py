"""Kernels: rules and searches, written once, as functions over flat vectors of numbers.

A kernel is an ordinary Python function: rules in Python code call it as it is, on lists. Searches
run kernels in a *host* (`core.hosts`): the same function made ahead of time into WebAssembly or
machine code by its declared signature (`tablee.compiler`), or plainly.

What keeps all hosts equal, for whoever writes a kernel:

* integers stay within 63 bits, signed, at every step: compiled sums and products do not notice an
  overflow, so masking afterwards is too late (bits that a left shift pushes out may be masked off);
* no slices, no negative indices; floats in searches only, and of `math` only `sqrt`: logarithm and
  exponential are those of `core.real`, which has the same bits everywhere;
* an index that is not in a vector stops the kernel (`KernelFault`);
* numbers to look up are made by `constants()`, buffers are passed in or made by `local_vector()`;
  randomness comes only from a vector that is passed in;
* a kernel may call itself, but no circle of kernels; one that takes kernels as arguments is called
  by other kernels only, which name them, or through `bind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
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
FLOAT = "float64"
FLOATS = "float64[::1]"
#: A vector whose items are 0 to 255: masks and tensors, of which there are many.
BYTES = "uint8[::1]"
#: Four integers that a kernel returns to another.
WORDS = "(int64, int64, int64, int64)"


@dataclass(frozen=True)
class RecordKind:
    """Several arguments under one name: a NamedTuple whose fields are of these kinds."""

    name: str
    fields: tuple[tuple[str, Kind], ...]

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Those of the fields."""
        return tuple(kind for _, kind in self.fields)


#: A signature is (result, *arguments); an argument that is a signature itself is a kernel.
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
#: No playout goes on for longer, so that one from a spoilt state ends; no game of ours comes near.
MOST_MOVES = 1 << 16
# rules, state, seat, rng -> 0
DETERMINIZE: Signature = (INT, VECTOR, VECTOR, INT, VECTOR)


@dataclass(frozen=True)
class Declaration:
    """What is known of a kernel."""

    name: str
    function: Callable[..., Any]
    signature: Signature
    #: Whether Python calls it through a host: the artifacts hold it under its name.
    is_entry: bool = False
    #: Of a bound kernel: the kernel it calls, and those that it passes as the last arguments.
    engine: Callable[..., Any] | None = None
    functions: tuple[Callable[..., Any], ...] = ()
    #: Whether it always becomes part of the kernels that call it.
    inlined: bool = False

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


F = TypeVar("F", bound=Callable[..., Any])


def kernel(signature: Signature, is_entry: bool = False, inlined: bool = False) -> Callable[[F], F]:
    """Declare a function as a kernel of this signature. One that is called very often and is too
    large for LLVM to think of it may be *inlined* all the same."""

    def decorate(function: F) -> F:
        name = f"{function.__module__}.{function.__qualname__}"
        declared = Declaration(name, function, signature, is_entry, inlined=inlined)
        function.declaration = declared  # type: ignore[attr-defined]
        return function

    return decorate


def entry(signature: Signature) -> Callable[[F], F]:
    """Declare a function as a kernel that Python calls through a host."""
    return kernel(signature, is_entry=True)


@cache
def bind(engine: Callable[..., Any], *functions: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel that calls another with these kernels as its last arguments."""
    declared = declaration_of(engine)
    parts = ", ".join(declaration_of(function).name for function in functions)
    name = f"{declared.name}({parts})"
    signature = declared.signature[: -len(functions)]

    def bound(*arguments: Any) -> Any:
        return engine(*arguments, *functions)

    declared = Declaration(name, bound, signature, True, engine, functions)
    bound.declaration = declared  # type: ignore[attr-defined]
    return bound


class PerGame:
    """An engine for any game, which takes some of a game's four kernels: called with a game's, it
    gives the kernel for that game. The artifacts hold every one of them for every game."""

    known: ClassVar[list[PerGame]] = []

    def __init__(self, engine: Callable[..., Any], *names: str) -> None:
        self.engine, self.names = engine, names
        self.known.append(self)

    def fits(self, kernels: Any) -> bool:
        """Whether a game has all that this takes."""
        return all(getattr(kernels, name) is not None for name in self.names)

    def __call__(self, kernels: Any) -> Callable[..., Any]:
        return bind(self.engine, *(getattr(kernels, name) for name in self.names))


class Constants(list[int]):
    """Numbers of a module that its kernels read."""


def constants(values: Iterable[int]) -> Constants:
    """Numbers that the kernels of a module look up."""
    return Constants(values)


def local_vector(length: int) -> list[int]:
    """A zeroed buffer made inside a kernel, of a length that is a constant; compiled, it lies on
    the stack, so it is not to be returned."""
    return [0] * length
