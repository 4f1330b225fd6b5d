"""How numba sees what kernels handle: vectors, matrices and records as values of our own types.

A vector is a pointer and a length, a record its fields. Nothing in them is counted or wrapped
around, so there is little to compile and to run; an index that is not in a vector is a *fault*.
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
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    infer_global,
    signature,
)
from numba.core.typing.typeof import typeof_impl
from numba.extending import models, register_model

from tablee.core import bits, vectors
from tablee.core import kernel as kinds

WORD = ir.IntType(64)
#: What a kernel calls when it cannot go on; it does not return.
FAULT = "tablee_fault"
#: How our types, and what else kernels may call, become LLVM code.
lowering = Registry("tablee")


class VectorType(types.Type):
    """A vector of integers or of floating-point numbers; bytes are read and set as integers."""

    def __init__(self, item: Any) -> None:
        self.item = item
        self.value = types.int64 if item == types.uint8 else item
        super().__init__(name=f"Vector({item})")


class MatrixType(types.Type):
    """Rows of integers."""

    def __init__(self) -> None:
        super().__init__(name="Matrix")


class RecordType(types.Type):
    """Several values under one name."""

    def __init__(self, name: str, fields: tuple[tuple[str, Any], ...]) -> None:
        self.fields = fields
        super().__init__(name=f"{name}({', '.join(f'{n}: {kind}' for n, kind in fields)})")


VECTOR, FLOATS, MATRIX = VectorType(types.int64), VectorType(types.float64), MatrixType()
BYTES = VectorType(types.uint8)


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


@register_model(RecordType)
class _RecordModel(models.StructModel):
    def __init__(self, manager: Any, kind: RecordType) -> None:
        super().__init__(manager, kind, list(kind.fields))


def struct(context: Any, builder: Any, kind: Any, value: Any = None) -> Any:
    """The fields of a vector, matrix or record, to read or to fill in."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=value)


@infer_getattr
class _Fields(AttributeTemplate):
    key = RecordType

    def generic_resolve(self, record: RecordType, name: str) -> Any:
        return dict(record.fields).get(name)


@lowering.lower_getattr_generic(RecordType)
def _get_field(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    return getattr(struct(context, builder, kind, value), name)


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        if isinstance(args[0], VectorType):
            return signature(args[0].value, args[0], types.int64)
        return signature(VECTOR, MATRIX, types.int64) if args[0] == MATRIX else None


@infer_global(operator.setitem)
class _SetItem(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        if isinstance(args[0], VectorType):
            return signature(types.none, args[0], types.int64, args[0].value)
        return None


@infer_global(len)
class _Len(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return (
            signature(types.int64, *args) if isinstance(args[0], VectorType | MatrixType) else None
        )


def _check(builder: Any, index: Any, length: Any) -> None:
    """Stop unless an index, negative ones taken as huge, is below a length."""
    _stop_if(builder, builder.icmp_unsigned(">=", index, length))


def _stop_if(builder: Any, condition: Any) -> None:
    """End the call of the kernel on a condition."""
    with cgutils.if_unlikely(builder, condition):
        fault(builder)


def fault(builder: Any) -> None:
    """End the call of the kernel."""
    shape = ir.FunctionType(ir.VoidType(), ())
    function = cgutils.get_or_insert_function(builder.module, shape, FAULT)
    function.attributes.add("noreturn")
    function.attributes.add("cold")
    builder.call(function, ())
    builder.unreachable()


def _item(context: Any, builder: Any, kind: Any, vector: Any, index: Any) -> Any:
    """Where an item of a vector is."""
    fields = struct(context, builder, kind, vector)
    _check(builder, index, fields.length)
    return builder.gep(fields.data, [index], inbounds=True)


@lowering.lower(operator.getitem, VectorType, types.int64)
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    item = builder.load(_item(context, builder, sig.args[0], *args))
    return builder.zext(item, WORD) if sig.args[0] == BYTES else item


@lowering.lower(operator.setitem, VectorType, types.int64, types.Any)
def _set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    vector, index, value = args
    if sig.args[0] == BYTES:
        value = builder.trunc(value, ir.IntType(8))
    builder.store(value, _item(context, builder, sig.args[0], vector, index))
    return context.get_dummy_value()


@lowering.lower(operator.getitem, MatrixType, types.int64)
def _get_row(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    matrix, row = struct(context, builder, MATRIX, args[0]), struct(context, builder, VECTOR)
    _check(builder, args[1], matrix.length)
    row.data = builder.gep(matrix.data, [builder.mul(args[1], matrix.columns)], inbounds=True)
    row.length = matrix.columns
    return row._getvalue()


@lowering.lower(len, VectorType)
@lowering.lower(len, MatrixType)
def _length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return struct(context, builder, sig.args[0], args[0]).length


@typeof_impl.register(kinds.Constants)
def _type_of_constants(_constants: kinds.Constants, _context: Any) -> Any:
    return VECTOR


@lowering.lower_constant(VectorType)
def _constant_table(context: Any, builder: Any, kind: VectorType, values: Any) -> Any:
    """The constants of a module (`kernel.constants`), as data."""
    item = context.get_data_type(kind.item)
    shape = ir.ArrayType(item, len(values))
    data = cgutils.global_constant(builder, "constants", ir.Constant(shape, list(values)))
    vector = struct(context, builder, kind)
    vector.data = builder.bitcast(data, item.as_pointer())
    vector.length = WORD(len(values))
    return vector._getvalue()


# What kernels may call besides each other.


@infer_global(bits.popcount)
@infer_global(bits.lowest)
class _OfBits(AbstractTemplate):
    def generic(self, _args: Any, _kws: Any) -> Any:
        return signature(types.int64, types.int64)


@infer_global(bits.float_bits)
class _ToBits(AbstractTemplate):
    def generic(self, _args: Any, _kws: Any) -> Any:
        return signature(types.int64, types.float64)


@infer_global(bits.float_from_bits)
class _FromBits(AbstractTemplate):
    def generic(self, _args: Any, _kws: Any) -> Any:
        return signature(types.float64, types.int64)


@lowering.lower(bits.popcount, types.int64)
def _popcount(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


@lowering.lower(bits.lowest, types.int64)
def _lowest(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    defined_for_zero = ir.Constant(ir.IntType(1), 0)
    return builder.cttz(args[0], defined_for_zero)


@lowering.lower(bits.float_bits, types.float64)
def _float_bits(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.bitcast(args[0], WORD)


@lowering.lower(bits.float_from_bits, types.int64)
def _float_from_bits(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.bitcast(args[0], ir.DoubleType())


@infer_global(vectors.copy)
class _Copy(AbstractTemplate):
    def generic(self, _args: Any, _kws: Any) -> Any:
        return signature(types.int64, VECTOR, VECTOR)


@lowering.lower(vectors.copy, VECTOR, VECTOR)
def _copy(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    source, target = (struct(context, builder, VECTOR, arg) for arg in args)
    _stop_if(builder, builder.icmp_unsigned(">", source.length, target.length))
    cgutils.raw_memmove(builder, target.data, source.data, source.length, WORD(8))
    return source.length


@infer_global(vectors.part)
class _Part(AbstractTemplate):
    def generic(self, args: Any, _kws: Any) -> Any:
        return signature(args[0], args[0], types.int64, types.int64)


@lowering.lower(vectors.part, VectorType, types.int64, types.int64)
def _part(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    whole, window = struct(context, builder, kind, args[0]), struct(context, builder, kind)
    starts_behind = builder.icmp_unsigned(">", args[1], whole.length)
    rest = builder.sub(whole.length, args[1])
    ends_behind = builder.icmp_unsigned(">", args[2], rest)
    _stop_if(builder, builder.or_(starts_behind, ends_behind))
    window.data = builder.gep(whole.data, [args[1]], inbounds=True)
    window.length = args[2]
    return window._getvalue()


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


_NAMED = {
    kinds.INT: types.int64,
    kinds.VECTOR: VECTOR,
    kinds.MATRIX: MATRIX,
    kinds.FLOAT: types.float64,
    kinds.FLOATS: FLOATS,
    kinds.BYTES: BYTES,
    kinds.WORDS: types.UniTuple(types.int64, 4),
}


@cache
def numba_type(kind: kinds.Kind) -> Any:
    """The type of what a signature names."""
    if isinstance(kind, kinds.RecordKind):
        fields = tuple((name, numba_type(field)) for name, field in kind.fields)
        return RecordType(kind.name, fields)
    if isinstance(kind, tuple):
        result, *arguments = map(numba_type, kind)
        return types.ExternalFunctionPointer(result(*arguments), None)
    return _NAMED[kind]
