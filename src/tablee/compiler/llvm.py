"""From kernels to LLVM code: numba types them one by one, and all become one module.

Each kernel that Python calls is an *entry* in it: a function that takes its arguments as words from
memory and leaves its result in the first of them. All other functions are there once, to be inlined
or not as LLVM sees fit; but a kernel that takes kernels as arguments is always inlined, so that it
knows which ones and calls them directly.
"""
# numba has type hints for a part of it, and not always right ones:
# pyright: reportAttributeAccessIssue=false, reportIncompatibleVariableOverride=false
# pyright: reportOptionalCall=false, reportArgumentType=false

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import callconv, cgutils, codegen, compiler, cpu, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.typing.templates import AbstractTemplate, signature
from numba.extending import models, register_model

from tablee.compiler.types import (
    MATRIX,
    WORD,
    MatrixType,
    RecordType,
    VectorType,
    fault,
    lowering,
    numba_type,
    struct,
)
from tablee.core.kernel import Declaration, declaration_of

# How kernels know each other.


class _KernelType(types.Function):
    """A kernel that is known when another is compiled."""

    def __init__(self, call: Any, kernel: Declaration) -> None:
        super().__init__(call)
        self.kernel = kernel


register_model(_KernelType)(models.OpaqueModel)


@lowering.lower_cast(_KernelType, types.ExternalFunctionPointer)
def _pass_kernel(context: Any, builder: Any, kind: Any, _wanted: Any, _value: Any) -> Any:
    """A kernel that is passed to another as an argument."""
    return _callee(context, builder.module, kind.kernel)


def introduce(functions: Iterable[Callable[..., Any]]) -> None:
    """Make kernels known to numba, as functions that others call."""
    for function in functions:
        function._numba_type_ = _type_of(declaration_of(function))  # type: ignore[attr-defined]
    _target()[1].install_registry(lowering)


@cache
def _type_of(kernel: Declaration) -> Any:
    """The numba type of a kernel: it has one signature, whatever a caller's types suggest."""
    result, *arguments = map(numba_type, kernel.signature)

    class Call(AbstractTemplate):
        key = kernel.function

        def generic(self, _args: Any, _kws: Any) -> Any:
            return signature(result, *arguments)

    @lowering.lower(kernel.function, *arguments)
    def lower(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        if kernel is _under_way[-1]:
            return _call(context, builder, builder.function, result, arguments, args)
        return _call_kernel(context, builder, kernel, args)

    return _KernelType(Call, kernel)


def _call_kernel(context: Any, builder: Any, kernel: Declaration, values: Any) -> Any:
    """Call a kernel from the function that is being written."""
    made = _compiled(kernel)
    context.active_code_library.add_linking_library(made.library)
    function = context.declare_function(builder.module, made.fndesc)
    return _call(context, builder, function, made.fndesc.restype, made.fndesc.argtypes, values)


def _call(
    context: Any, builder: Any, function: Any, result: Any, arguments: Any, values: Any
) -> Any:
    """Call what numba compiled."""
    return context.call_conv.call_function(builder, function, result, arguments, values)[1]


# From a kernel to LLVM code.


class _Library(codegen.CPUCodeLibrary):
    """LLVM code of a kernel: linked into others as it is."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_specific(self) -> None:
        pass


class _Codegen(codegen.JITCPUCodegen):
    """LLVM code that is not run here, and so is the same whatever machine this is: numba optimises
    each function for the processor that it believes to be there."""

    _library_class = _Library

    def _get_host_cpu_name(self) -> str:
        return "x86-64"

    def _get_host_cpu_features(self) -> str:
        return ""

    def _add_module(self, module: Any) -> None:
        pass


class _Calls(callconv.BaseCallConv):
    """How kernels call each other: the result is what a function returns. numba's own way is by
    memory, with a status beside it; that costs each call a store and a load, in WebAssembly a
    frame of the stack in memory too, and hides from LLVM that a kernel writes nothing else."""

    def _make_call_helper(self, _builder: Any) -> None:
        pass

    def get_return_type(self, ty: Any) -> Any:
        return self.context.data_model_manager[ty].get_return_type()

    def get_function_type(self, result: Any, arguments: Any) -> Any:
        values = self._get_arg_packer(arguments).argument_types
        return ir.FunctionType(self.get_return_type(result), list(values))

    def decorate_function(
        self, function: Any, names: Any, arguments: Any, noalias: bool = False
    ) -> None:
        named = [f"arg.{name}" for name in names]
        self._get_arg_packer(arguments).assign_names(function.args, named)

    def get_arguments(self, function: Any) -> Any:
        return function.args

    def return_value(self, builder: Any, value: Any) -> None:
        builder.ret(value)

    def return_user_exc(self, builder: Any, *_what: Any, **_where: Any) -> None:
        """Where numba would raise an exception the call ends."""
        fault(builder)

    def return_status_propagate(self, builder: Any, _status: Any) -> None:
        fault(builder)

    def call_function(
        self, builder: Any, callee: Any, result: Any, arguments: Any, values: Any
    ) -> tuple[callconv.Status, Any]:
        packed = self._get_arg_packer(arguments).as_arguments(builder, values)
        returned = builder.call(callee, packed)
        return _FINE, self.context.get_returned_value(builder, result, returned)


_FINE = callconv.Status(
    code=callconv.RETCODE_OK,
    is_ok=cgutils.true_bit,
    is_none=cgutils.false_bit,
    is_error=cgutils.false_bit,
    is_stop_iteration=cgutils.false_bit,
    is_python_exc=cgutils.false_bit,
    is_user_exc=cgutils.false_bit,
    excinfoptr=None,
)


class _Context(cpu.CPUContext):
    """How numba writes LLVM code, with our types and our code generation."""

    def init(self) -> None:
        super().init()
        self._internal_codegen = _Codegen("tablee")

    @property
    def call_conv(self) -> Any:
        return _Calls(self)

    def create_cfunc_wrapper(self, library: Any, fndesc: Any, env: Any, call_helper: Any) -> None:
        """None: nothing is called from here."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Nothing that could be run here: numba only tells by it what it has compiled."""
        return [].append


@cache
def _target() -> tuple[Any, Any]:
    """numba's typing and target contexts."""
    typing_context = cpu_target.typing_context
    typing_context.refresh()
    context = _Context(typing_context)
    # What numba has in Python itself (`int` of a truth value) it compiles for its own target.
    cpu_target._toplevel_target_context = context
    context.refresh()
    context.install_registry(lowering)
    return typing_context, context


_under_way: list[Declaration] = []
_inlined: list[Any] = []


@cache
def _compiled(kernel: Declaration) -> Any:
    """What numba makes of a kernel."""
    flags = compiler.Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.error_model = "numpy"
    result, *arguments = map(numba_type, kernel.signature)
    _under_way.append(kernel)
    made = compiler.compile_extra(*_target(), kernel.function, tuple(arguments), result, flags, {})
    _under_way.pop()
    opened = (types.ExternalFunctionPointer, RecordType)
    if kernel.inlined or any(isinstance(kind, opened) for kind in arguments):
        _inlined.append(made)
    return made


@global_compiler_lock
def module_of(name: str, kernels: Iterable[Declaration]) -> Any:
    """One LLVM module with an entry for each of these kernels, not yet optimised."""
    kernels = list(kernels)
    context = _target()[1]
    library = context.codegen().create_library(name)
    module = library.create_ir_module(name)
    with context.push_code_library(library):
        for kernel in kernels:
            _write_entry(context, module, kernel)
    library.add_ir_module(module)
    library.finalize()
    return _internalised(library._final_module, {kernel.entry for kernel in kernels})


def _internalised(module: Any, entries: set[str]) -> Any:
    """The module with nothing to be seen from outside but entries."""
    inlined = {made.fndesc.llvm_func_name for made in _inlined}
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
        if function.name in inlined:
            function.add_function_attribute("alwaysinline")
    return module


def _new_function(module: Any, name: str, result: Any, arguments: list[Any]) -> Any:
    """A builder for the body of a function."""
    return ir.IRBuilder(
        ir.Function(module, ir.FunctionType(result, arguments), name).append_basic_block()
    )


def _callee(context: Any, module: Any, kernel: Declaration) -> Any:
    """The function that stands for a kernel passed to another; written into a module once."""
    name = f"callee {kernel.name}"
    if name not in module.globals:
        result, *arguments = map(numba_type, kernel.signature)
        values = [context.get_value_type(kind) for kind in arguments]
        builder = _new_function(module, name, context.get_value_type(result), values)
        builder.function.linkage = "linkonce_odr"
        builder.ret(_call_kernel(context, builder, kernel, builder.function.args))
    return module.globals[name]


def _write_entry(context: Any, module: Any, kernel: Declaration) -> None:
    """The function that is called from Python."""
    result, *arguments = map(numba_type, kernel.signature)
    words = [WORD.as_pointer()]
    builder = _new_function(module, kernel.entry, ir.VoidType(), words)
    first = builder.function.args[0]
    numbers = iter(range(1 << 30))

    def next_word() -> Any:
        return builder.load(builder.gep(first, [WORD(next(numbers))]))

    values = [_value(context, builder, kind, next_word) for kind in arguments]
    called = kernel
    if kernel.engine is not None:
        called = declaration_of(kernel.engine)
        functions = map(declaration_of, kernel.functions)
        values += [_callee(context, module, function) for function in functions]
    returned = _call_kernel(context, builder, called, values)
    if result == types.float64:
        returned = builder.bitcast(returned, WORD)
    builder.store(returned, first)
    builder.ret_void()


def _value(context: Any, builder: Any, kind: Any, next_word: Callable[[], Any]) -> Any:
    """A value of this type, made of the words that hosts write for it."""
    if isinstance(kind, RecordType):
        record = struct(context, builder, kind)
        for name, field in kind.fields:
            setattr(record, name, _value(context, builder, field, next_word))
        return record._getvalue()
    if isinstance(kind, VectorType | MatrixType):
        value = struct(context, builder, kind)
        value.data = builder.inttoptr(next_word(), value.data.type)
        value.length = next_word()
        if kind == MATRIX:
            value.columns = next_word()
        return value._getvalue()
    word = next_word()
    return builder.bitcast(word, ir.DoubleType()) if kind == types.float64 else word
