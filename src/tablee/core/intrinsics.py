"""Machine instructions for compiled kernels; `core.bits` chooses between these and Python's."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


@intrinsic
def popcount(_typing: Any, _value: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda _c, builder, _s, values: builder.ctpop(values[0])


@intrinsic
def lowest(_typing: Any, _value: Any) -> Any:
    """The index of the lowest set bit of a value that is not zero."""
    undefined_for_zero = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda _c, builder, _s, values: builder.cttz(
        values[0], undefined_for_zero
    )
