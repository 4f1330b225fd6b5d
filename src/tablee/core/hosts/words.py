"""Arguments as words: what entries of compiled kernels take from memory.

A vector is where its numbers lie and how many they are, a matrix has its columns besides, a record
is its fields; numbers are themselves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import index
from struct import Struct
from typing import Any

from tablee.core.hosts.host import Block, Rows
from tablee.core.kernel import (
    BYTES,
    FLOAT,
    FLOATS,
    INT,
    VECTOR,
    Declaration,
    Kind,
    RecordKind,
)

#: The items of each kind of vector, as `array` and `memoryview` name them, and their bytes.
CODES = {VECTOR: "q", FLOATS: "d", BYTES: "B"}
SIZES = {VECTOR: 8, FLOATS: 8, BYTES: 1}

_INTEGER, _FLOAT = Struct("<q"), Struct("<d")

#: What a host knows of its own vectors and matrices: where they are.
Locate = Callable[[Block[Any] | Rows], int]


def words_of(kernel: Declaration, arguments: tuple[Any, ...], locate: Locate) -> list[int]:
    """The words of a call. Raises TypeError for arguments that are not of the kernel's kinds."""
    kinds = kernel.signature[1:]
    if len(arguments) != len(kinds):
        raise TypeError(f"{kernel.name} takes {len(kinds)} arguments, not {len(arguments)}")
    words: list[int] = []
    _write(words, kinds, arguments, locate)
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
    value: float = _FLOAT.unpack(_INTEGER.pack(word))[0]
    return value


def _write(
    words: list[int], kinds: Sequence[Kind], arguments: Sequence[Any], locate: Locate
) -> None:
    """Append the words of arguments of these kinds. A search's record has dozens of fields and is
    passed in many a call, so what is asked of each is little."""
    for kind, argument in zip(kinds, arguments, strict=True):
        if isinstance(kind, RecordKind):
            if not isinstance(argument, tuple) or len(argument) != len(kind.kinds):
                raise TypeError(f"{type(argument).__name__} is no {kind.name}")
            _write(words, kind.kinds, argument, locate)
        elif kind in CODES:
            # `isinstance` asks a lot of an abstract class.
            if getattr(argument, "kind", None) != kind:
                raise TypeError(f"{type(argument).__name__} is no {kind}")
            words += (locate(argument), argument.length)
        elif kind == INT:
            words.append(index(argument))
        elif kind == FLOAT:
            words += _INTEGER.unpack(_FLOAT.pack(argument))
        elif isinstance(argument, Rows):
            words += (locate(argument), argument.rows, argument.columns)
        else:
            raise TypeError(f"{type(argument).__name__} is no {kind}")
