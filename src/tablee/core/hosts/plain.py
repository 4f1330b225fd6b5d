"""The plain host: kernels are the Python functions they are written as, vectors are lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.core.errors import KernelFault
from tablee.core.hosts.host import Block, Host, Number, Rows
from tablee.core.hosts.words import CODES, packed, words_of
from tablee.core.kernel import FLOATS, VECTOR, declaration_of


class PlainBlock(Block[Number]):
    """A list."""

    def __init__(self, kind: str, values: list[Number]) -> None:
        super().__init__(kind, len(values))
        self.values: list[Number] = values

    def _read(self, start: int, end: int) -> list[Number]:
        return self.values[start:end]

    def _write(self, start: int, end: int, values: Sequence[Number]) -> None:
        self.values[start:end] = values

    def copy_to(self, buffer: memoryview[Any]) -> None:
        buffer[:] = packed(CODES[self.kind], self.values)


class PlainRows(Rows):
    """A list of lists."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(rows, columns)
        self.values = [[0] * columns for _ in range(rows)]

    def __getitem__(self, row: int) -> Block[int]:
        return PlainBlock(VECTOR, self.values[range(self.rows)[row]])

    def read(self) -> list[list[int]]:
        return [list(row) for row in self.values]


class PlainHost(Host):
    """Runs every kernel there is, a thousand times slower than the others."""

    name = "plain"

    def make(self, kind: str, length: int, zeroed: bool = True) -> Block[Any]:
        return PlainBlock(kind, [0.0 if kind == FLOATS else 0] * length)

    def make_rows(self, rows: int, columns: int) -> Rows:
        return PlainRows(rows, columns)

    def free(self, made: Block[Any] | Rows) -> None:
        pass

    def call(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        declared = declaration_of(kernel)
        words_of(declared, arguments, lambda _: 0)  # refuses what no other host takes
        try:
            return declared.function(*map(_plain, arguments))
        except (ArithmeticError, IndexError, ValueError) as error:
            raise KernelFault("kernel.fault", declared.name) from error


def _plain(argument: Any) -> Any:
    """An argument as the Python function takes it."""
    if isinstance(argument, PlainBlock | PlainRows):
        return argument.values
    if isinstance(argument, tuple):  # a record
        return type(argument)(*map(_plain, argument))
    return argument
