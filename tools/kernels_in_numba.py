"""Compiles kernels with the numba functions that call them, so that tools never write rules twice.

Importing this teaches numba the bits of `tablee.core.bits`.
"""

from __future__ import annotations

import inspect
from typing import Any

from numba.extending import overload, register_jitable

from tablee.core import bits


@overload(bits.popcount)  # type: ignore[untyped-decorator]
def _popcount(value: Any) -> Any:  # noqa: ARG001 - numba asks for the same name
    def count(value: Any) -> Any:
        found = 0
        while value:  # LLVM knows this loop as one instruction
            value &= value - 1
            found += 1
        return found

    return count


@overload(bits.lowest)  # type: ignore[untyped-decorator]
def _lowest(value: Any) -> Any:  # noqa: ARG001
    def find(value: Any) -> Any:
        return bits.popcount((value & -value) - 1)

    return find


def compile_kernels(*modules: Any) -> None:
    """Have numba compile the kernels of these modules with what calls them. Without the counting of
    references, so they make no vectors of their own: that is several times as fast."""
    for module in modules:
        for _, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__:
                register_jitable(forceinline=True, _nrt=False)(function)
