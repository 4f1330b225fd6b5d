"""Arguments as words: what entries of compiled kernels take from memory.

A vector is where its numbers lie and how many they are, a matrix has its columns besides, a record
is its fields; numbers are themselves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import index
from struct import pack, unpack
from typing import Any

from tablee.core.hosts.host import Block, Rows
from tablee.core.kernel import (
    BYTES,
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    VECTOR,
    Declaration,
    Kind,
    RecordKind,
)

#: The items of each kind of vector, as `array` and `memoryview` name them, and their bytes.
CODES = {VECTOR: "q", FLOATS: "d", BYTES: "B"}
SIZES = {VECTOR: 8, FLOATS: 8, BYTES: 1}

#: What a host knows of its own vectors and matrices: where they are.
Locate = Callable[[Block[Any] | Rows], int]


def words_of(kernel: Declaration, arguments: tuple[Any, ...], locate: Locate) -> list[int]:
    """The words of a call. Raises TypeError for arguments that are not of the kernel's kinds."""
    kinds = kernel.signature[1:]
    if len(arguments) != len(kinds):
        raise TypeError(f"{kernel.name} takes {len(kinds)} arguments, not {len(arguments)}")
    words: list[int] = []
    for kind, argument in zip(kinds, arguments, strict=True):
        _WRITERS[type(kind)](words, kind, argument, locate)
    return words


def packed(code: str, values: Sequence[Any]) -> memoryview[Any]:
    """Numbers side by side; unchanged where they already are. Raises OverflowError."""
    if isinstance(values, memoryview) and values.format == code and values.c_contiguous:
        return values
    if isinstance(values, array) and values.typecode == code:
        return memoryview(values)
    return memoryview(array(code, values))


def result_of(kernel: Declaration, word: int) -> int | float:
    """What a kernel returned, from the word in which it left it."""
    if kernel.signature[0] != FLOAT:
        return word
    value: float = unpack("<d", pack("<q", word))[0]
    return value


def _write_named(words: list[int], kind: Any, argument: Any, locate: Locate) -> None:
    if kind == INT:
        words.append(index(argument))
    elif kind == FLOAT:
        words += unpack("<q", pack("<d", argument))
    elif kind == MATRIX and isinstance(argument, Rows):
        words += (locate(argument), argument.rows, argument.columns)
    elif kind in CODES and isinstance(argument, Block) and argument.kind == kind:
        words += (locate(argument), argument.length)
    else:
        raise TypeError(f"{type(argument).__name__} is no {kind}")


def _write_record(words: list[int], kind: RecordKind, argument: Any, locate: Locate) -> None:
    if not isinstance(argument, tuple) or len(argument) != len(kind.fields):
        raise TypeError(f"{type(argument).__name__} is no {kind.name}")
    for (_, field), value in zip(kind.fields, argument, strict=True):
        _WRITERS[type(field)](words, field, value, locate)


_WRITERS: dict[type[Kind], Callable[[list[int], Any, Any, Locate], None]] = {
    str: _write_named,
    RecordKind: _write_record,
}
