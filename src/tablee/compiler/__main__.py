"""python -m tablee.compiler [--check] [PACKAGE]

Write the artifacts of a package's kernels, Tablée's own unless another is named, into its folder
`artifacts`. With --check nothing is written: they are made again and compared, byte by byte.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tablee.compiler import artifacts, llvm, sources

TARGETS = (artifacts.WASM, artifacts.LINUX)
#: numba reads a kernel's bytecode, so the bytes depend on the version of Python.
PYTHON = (3, 11)


def main(arguments: list[str]) -> None:
    """Write or compare; exits with 1 where an artifact is not what its sources make."""
    package = next((word for word in arguments if not word.startswith("-")), "tablee")
    folder = Path(str(import_module(package).__file__)).parent / "artifacts"
    if "--check" not in arguments:
        folder.mkdir(exist_ok=True)
        for file, data in _made(package).items():
            (folder / file).write_bytes(data)
            print(f"{file}: {len(data):,} bytes")
        return
    stale = _stale(package, folder)
    if stale:
        sys.exit(f"stale: {', '.join(stale)}; renew with: python -m tablee.compiler")
    print(f"{len(TARGETS)} artifacts are what their sources make")


def _stale(package: str, folder: Path) -> list[str]:
    """The artifacts that are not what their sources make; with another Python than theirs, those
    that do not hold the digest of their sources."""
    if sys.version_info[:2] == PYTHON:
        made = _made(package)
        return [file for file, data in made.items() if _read(folder / file) != data]
    digest = sources.digest_of(package).encode()
    return [each.file for each in TARGETS if digest not in _read(folder / each.file)]


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _made(package: str) -> dict[str, bytes]:
    llvm.introduce({*sources.functions_of("tablee"), *sources.functions_of(package)})
    entries = sources.entries_of(package)
    code, digest = str(llvm.module_of(package, entries)), sources.digest_of(package)
    names = [kernel.entry for kernel in entries]
    return {target.file: artifacts.build(target, code, names, digest) for target in TARGETS}


if __name__ == "__main__":
    main(sys.argv[1:])
