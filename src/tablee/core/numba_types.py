"""How numba sees vectors: types of our own, a pointer and a length or two.

Nothing in them is counted, wrapped around or raised, so there is little to compile and to run.
"""
# numba has type hints for a part of it, and not always right ones:
# pyright: reportAttributeAccessIssue=false, reportIncompatibleVariableOverride=false
# pyright: reportOptionalCall=false, reportArgumentType=false

from __future__ import annotations

import operator
from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import Registry
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import models, register_model

from tablee.core import bits
from tablee.core import kernel as kinds
from tablee.core.native import NativeKernel

WORD = ir.IntType(64)
#: How our types, and what else kernels may call, become LLVM code.
lowering = Registry("tablee")


class VectorType(types.Type):
    """A vector of integers or of floating-point numbers."""

    def __init__(self, item: Any) -> None:
        self.item = item
        super().__init__(name=f"Vector({item})")


class MatrixType(types.Type):
    """Rows of integers."""

    def __init__(self) -> None:
        super().__init__(name="Matrix")


VECTOR, FLOATS, MATRIX = VectorType(types.int64), VectorType(types.float64), MatrixType()


@register_model(VectorType)
class _VectorModel(models.StructModel):
    def __init__(self, manager: Any, kind: VectorType) -> None:
        members = [("data", types.CPointer(kind.item)), ("length", types.int64)]
        super().__init__(manager, kind, members)


@register_model(MatrixType)
class _MatrixModel(models.StructModel):
    def __init__(self, manager: Any, kind: MatrixType) -> None:
        sizes = [("length", types.int64), ("columns", types.int64)]
        super().__init__(manager, kind, [("data", types.CPointer(types.int64)), *sizes])


def struct(context: Any, builder: Any, kind: Any, value: Any = None) -> Any:
    """The fields of a vector or matrix, to read or to fill in."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=value)


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        if isinstance(args[0], VectorType):
            return signature(args[0].item, args[0], types.int64)
        return signature(VECTOR, MATRIX, types.int64) if args[0] == MATRIX else None


@infer_global(operator.setitem)
class _SetItem(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        if isinstance(args[0], VectorType):
            return signature(types.none, args[0], types.int64, args[0].item)
        return None


@infer_global(len)
class _Len(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return (
            signature(types.int64, *args) if isinstance(args[0], VectorType | MatrixType) else None
        )


@lowering.lower(operator.getitem, VectorType, types.int64)
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data = struct(context, builder, sig.args[0], args[0]).data
    return builder.load(builder.gep(data, [args[1]], inbounds=True))


@lowering.lower(operator.setitem, VectorType, types.int64, types.Any)
def _set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data = struct(context, builder, sig.args[0], args[0]).data
    builder.store(args[2], builder.gep(data, [args[1]], inbounds=True))
    return context.get_dummy_value()


@lowering.lower(operator.getitem, MatrixType, types.int64)
def _get_row(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    matrix, row = struct(context, builder, MATRIX, args[0]), struct(context, builder, VECTOR)
    row.data = builder.gep(matrix.data, [builder.mul(args[1], matrix.columns)], inbounds=True)
    row.length = matrix.columns
    return row._getvalue()


@lowering.lower(len, VectorType)
@lowering.lower(len, MatrixType)
def _length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return struct(context, builder, sig.args[0], args[0]).length


# What kernels may call besides each other.


@infer_global(bits.popcount)
@infer_global(bits.lowest)
class _Instruction(AbstractTemplate):
    def generic(self, _args: Any, _kws: Any) -> Any:
        return signature(types.int64, types.int64)


@lowering.lower(bits.popcount, types.int64)
def _popcount(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


@lowering.lower(bits.lowest, types.int64)
def _lowest(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    undefined_for_zero = ir.Constant(ir.IntType(1), 1)
    return builder.cttz(args[0], undefined_for_zero)


@infer_global(kinds.local_vector)
class _LocalVector(AbstractTemplate):
    prefer_literal = True

    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(VECTOR, args[0])


@lowering.lower(kinds.local_vector, types.IntegerLiteral)
def _make_room(context: Any, builder: Any, sig: Any, _args: Any) -> Any:
    length = WORD(sig.args[0].literal_value)
    room = struct(context, builder, VECTOR)
    room.data, room.length = cgutils.alloca_once(builder, WORD, size=length), length
    cgutils.memset(builder, room.data, builder.mul(length, WORD(8)), 0)
    return room._getvalue()


@cache
def numba_type(kind: kinds.Kind) -> Any:
    """The type of what a signature names."""
    if isinstance(kind, tuple):
        result, *arguments = map(numba_type, kind)
        return types.ExternalFunctionPointer(result(*arguments), NativeKernel.address)
    named = {
        kinds.INT: types.int64,
        kinds.VECTOR: VECTOR,
        kinds.MATRIX: MATRIX,
        kinds.FLOAT: types.float64,
        kinds.FLOATS: FLOATS,
        kinds.WORDS: types.UniTuple(types.int64, 4),
    }
    return named[str(kind)]
