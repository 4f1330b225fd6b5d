"""Compiling kernels: numba types them and writes LLVM code, LLVM makes one object file of a kernel
and all that it calls.

numba sees every kernel once in a process, and never checks one for errors at run time; only whole
objects are optimised and turned into machine code.
"""
# numba has type hints for a part of it, and not always right ones:
# pyright: reportAttributeAccessIssue=false, reportIncompatibleVariableOverride=false
# pyright: reportOptionalCall=false, reportArgumentType=false

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from llvmlite import ir
from numba.core import codegen, compiler, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.typing.templates import AbstractTemplate, signature
from numba.extending import models, register_model

from tablee.core.numba_types import (
    MATRIX,
    WORD,
    MatrixType,
    VectorType,
    lowering,
    numba_type,
    struct,
)

if TYPE_CHECKING:
    from tablee.core.native import NativeKernel


# How kernels call each other.


class _KernelType(types.Function):
    """A kernel that is known when another is compiled."""

    def __init__(self, call: Any, kernel: NativeKernel) -> None:
        super().__init__(call)
        self.kernel = kernel


register_model(_KernelType)(models.OpaqueModel)


@lowering.lower_cast(_KernelType, types.ExternalFunctionPointer)
def _pass_kernel(context: Any, builder: Any, kind: Any, _wanted: Any, _value: Any) -> Any:
    """A kernel that is passed to another as an argument."""
    return _callee(context, builder.module, kind.kernel)


@cache
def type_of_kernel(kernel: NativeKernel) -> Any:
    """The numba type by which other kernels know this one: it has one signature, whatever a
    caller's types suggest."""
    result, *arguments = map(numba_type, kernel.signature)

    class Call(AbstractTemplate):
        key = kernel

        def generic(self, _args: Any, _kws: Any) -> Any:
            return signature(result, *arguments)

    @lowering.lower(kernel, *arguments)
    def lower(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        if kernel is _under_way[-1]:
            return _call(context, builder, builder.function, result, arguments, args)
        return _call_kernel(context, builder, kernel, args)

    _target()[1].install_registry(lowering)
    return _KernelType(Call, kernel)


def _call_kernel(context: Any, builder: Any, kernel: NativeKernel, values: Any) -> Any:
    """Call a kernel from the function that is being written."""
    made = _compiled(kernel)
    context.active_code_library.add_linking_library(made.library)
    function = context.declare_function(builder.module, made.fndesc)
    return _call(context, builder, function, made.fndesc.restype, made.fndesc.argtypes, values)


def _call(
    context: Any, builder: Any, function: Any, result: Any, arguments: Any, values: Any
) -> Any:
    """Call what numba compiled; that it reports no error is part of how it was compiled."""
    return context.call_conv.call_function(builder, function, result, arguments, values)[1]


# From a kernel to an object file.


class _Library(codegen.CPUCodeLibrary):
    """LLVM code of a kernel: linked into others as it is."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_specific(self) -> None:
        pass


class _Codegen(codegen.JITCPUCodegen):
    """LLVM code for this very machine, not to be run at once."""

    _library_class = _Library

    def _add_module(self, module: Any) -> None:
        pass


@cache
def _target() -> tuple[Any, Any]:
    """numba's typing and target contexts, with our types and our code generation."""
    typing_context, context = cpu_target.typing_context, cpu_target.target_context
    typing_context.refresh()
    context.refresh()
    own = context.subtarget(_internal_codegen=_Codegen("tablee"))
    own.install_registry(lowering)
    return typing_context, own


_under_way: list[Any] = []


@cache
def _compiled(kernel: NativeKernel) -> Any:
    """What numba makes of a kernel."""
    flags = compiler.Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.error_model = "numpy"
    result, *arguments = map(numba_type, kernel.signature)
    _under_way.append(kernel)
    try:
        return compiler.compile_extra(
            *_target(), kernel.function, tuple(arguments), result, flags, {}
        )
    finally:
        _under_way.pop()


@global_compiler_lock
def object_of(kernel: NativeKernel) -> bytes:
    """An object file with two functions: `entry`, called from Python with a vector of words, and
    `callee`, called by kernels that get it as an argument."""
    context = _target()[1]
    library = context.codegen().create_library(kernel.name)
    module = library.create_ir_module(kernel.name)
    with context.push_code_library(library):
        _callee(context, module, kernel).linkage = "external"
        _write_entry(context, module, kernel)
    library.add_ir_module(module)
    library.finalize()
    return _machine_code(library, {kernel.entry_name, kernel.callee_name})


def _machine_code(library: Any, exported: set[str]) -> bytes:
    """The library's code, optimised; what is not exported may be inlined and left out."""
    module, maker = library._final_module, library._codegen
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    passes, builder = maker._module_pass_manager()
    passes.run(module, builder)
    return bytes(maker._tm.emit_object(module))


def _new_function(context: Any, module: Any, name: str, result: Any, arguments: list[Any]) -> Any:
    """A builder for the body of a function."""
    shape = ir.FunctionType(context.get_value_type(result), arguments)
    return ir.IRBuilder(ir.Function(module, shape, name).append_basic_block())


def _callee(context: Any, module: Any, kernel: NativeKernel) -> Any:
    """The function that is called through a pointer; written into a module once."""
    if kernel.callee_name not in module.globals:
        result, *arguments = map(numba_type, kernel.signature)
        values = [context.get_value_type(kind) for kind in arguments]
        builder = _new_function(context, module, kernel.callee_name, result, values)
        builder.function.linkage = "linkonce_odr"
        builder.ret(_call_kernel(context, builder, kernel, builder.function.args))
    return module.globals[kernel.callee_name]


def _write_entry(context: Any, module: Any, kernel: NativeKernel) -> None:
    """The function that is called from Python: it takes its arguments from a vector of words."""
    result, *arguments = map(numba_type, kernel.signature)
    builder = _new_function(context, module, kernel.entry_name, result, [WORD.as_pointer()])
    words, number = builder.function.args[0], 0
    values = []
    for kind in arguments:
        size = 3 if kind == MATRIX else 2 if isinstance(kind, VectorType) else 1
        taken = [builder.load(builder.gep(words, [WORD(number + i)])) for i in range(size)]
        values.append(_value(context, builder, kind, taken))
        number += size
    builder.ret(_call_kernel(context, builder, kernel, values))


def _value(context: Any, builder: Any, kind: Any, words: list[Any]) -> Any:
    """A value of this type, made of the words that `native` writes for it."""
    if isinstance(kind, VectorType | MatrixType):
        value = struct(context, builder, kind)
        value.data = builder.inttoptr(words[0], value.data.type)
        value.length = words[1]
        if kind == MATRIX:
            value.columns = words[2]
        return value._getvalue()
    if kind == types.int64:
        return words[0]
    if kind == types.float64:
        return builder.bitcast(words[0], ir.DoubleType())
    return builder.inttoptr(words[0], context.get_value_type(kind))
