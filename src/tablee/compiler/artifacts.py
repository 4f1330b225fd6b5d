"""The artifacts: every kernel of a package in one WebAssembly module, and in one shared library."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from llvmlite import binding

from tablee.compiler.types import FAULT

_SPEED = 3  # LLVM's optimisation level
_STACK = 1 << 20  # bytes of a module's memory for the local variables of kernels
_MOST_MEMORY = 1 << 30  # bytes that a module may take
#: `a > b` of floating-point numbers: said as `b < a`, wasmtime makes one instruction of a maximum.
_GREATER = re.compile(r"fcmp ogt double ([^,\n]+), ([^,\n]+)$", re.MULTILINE)
_GUARD = Path(__file__).with_name("guard.c")


@dataclass(frozen=True)
class Target:
    """A kind of machine, as LLVM and Zig name it."""

    file: str
    triple: str
    zig: str
    features: str


WASM = Target(
    file="kernels.wasm",
    triple="wasm32-unknown-unknown",
    zig="wasm32-freestanding",
    features="+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint",
)
LINUX = Target("kernels-linux-x86_64.so", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu", "+popcnt")


def build(target: Target, code: str, entries: list[str], digest: str) -> bytes:
    """The artifact with these entries of unoptimised LLVM code, for a target."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        link = _link_wasm if target is WASM else _link_native
        return link(target, code, entries, digest, folder)


def _object(target: Target, code: str) -> bytes:
    """Machine code of LLVM code that was written for another machine."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(target.triple).create_target_machine(
        features=target.features, opt=_SPEED, reloc="pic", codemodel="default"
    )
    lines = [line for line in code.splitlines() if not line.startswith("target ")]
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n'
    # LLVM's writer of WebAssembly knows no common symbols.
    module = binding.parse_assembly(head + "\n".join(lines).replace("= common ", "= weak "))
    options = binding.create_pipeline_tuning_options(speed_level=_SPEED)
    options.loop_vectorization = options.slp_vectorization = True
    passes = binding.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    if target is WASM:
        module = binding.parse_assembly(_GREATER.sub(r"fcmp olt double \2, \1", str(module)))
    return bytes(machine.emit_object(module))


def _zig(folder: Path, *arguments: str) -> None:
    """Run a tool of Zig's: it has linkers and a C compiler for every system."""
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], check=True, cwd=folder)


def _link_wasm(target: Target, code: str, entries: list[str], digest: str, folder: Path) -> bytes:
    """A module that imports nothing and exports its memory; a fault is a trap."""
    trap = f"define internal void @{FAULT}() {{\n  call void @llvm.trap()\n  unreachable\n}}"
    code = code.replace(f"declare void @{FAULT}()", f"{trap}\ndeclare void @llvm.trap()")
    (folder / "kernels.o").write_bytes(_object(target, code))
    limits = (f"--max-memory={_MOST_MEMORY}", "-z", f"stack-size={_STACK}", "--stack-first")
    options = ("--no-entry", "--gc-sections", "--strip-all", "--export=__heap_base")
    exports = [f"--export={entry}" for entry in entries]
    _zig(folder, "wasm-ld", "kernels.o", *options, *limits, *exports, "-o", target.file)
    return (folder / target.file).read_bytes() + _custom_section(b"tablee", digest.encode())


def _custom_section(name: bytes, content: bytes) -> bytes:
    """A section of a WebAssembly module that engines pass over; lengths below 128."""
    body = bytes([len(name)]) + name + content
    return bytes([0, len(body)]) + body


def _link_native(target: Target, code: str, entries: list[str], digest: str, folder: Path) -> bytes:
    """A shared library that needs no other; a fault leaves the call (`guard.c`)."""
    (folder / "kernels.o").write_bytes(_object(target, code))
    shown = '__attribute__((visibility("default")))'
    source = f'{_GUARD.read_text()}\n{shown} const char tablee_digest[] = "{digest}";\n'
    (folder / "guard.c").write_text(source)
    options = ("-O2", "-fPIC", "-fvisibility=hidden", "-fno-sanitize=all", "-g0")
    _zig(folder, "cc", "-target", target.zig, *options, "-c", "guard.c", "-o", "guard.o")
    names = "".join(f'"{name}"; ' for name in ("tablee_call", "tablee_digest", *entries))
    (folder / "exports").write_text(f"{{ global: {names} local: *; }};")
    linking = ("-shared", "--gc-sections", "--strip-all", "--build-id=none")
    script = "--version-script=exports"
    _zig(folder, "ld.lld", "kernels.o", "guard.o", *linking, script, "-o", target.file)
    return (folder / target.file).read_bytes()
