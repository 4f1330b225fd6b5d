"""python -m tablee.compiler [--check] [PACKAGE]

Write the artifacts of a package's kernels, Tablée's own unless another is named; with --check, make
them and compare.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tablee.compiler import artifacts, llvm, sources

TARGETS = (artifacts.WASM, artifacts.LINUX)


def main(arguments: list[str]) -> None:
    """Write or compare; exits with 1 where an artifact is not what its sources make."""
    is_check = "--check" in arguments
    package = next((word for word in arguments if not word.startswith("-")), "tablee")
    folder = Path(str(import_module(package).__file__)).parent / "artifacts"
    made = _made(package).items()
    stale = [file for file, data in made if _differs(folder / file, data, is_check)]
    if is_check and stale:
        sys.exit(f"stale: {', '.join(stale)}; renew with: python -m tablee.compiler")


def _made(package: str) -> dict[str, bytes]:
    llvm.introduce({*sources.functions_of("tablee"), *sources.functions_of(package)})
    entries = sources.entries_of(package)
    code, digest = str(llvm.module_of(package, entries)), sources.digest_of(package)
    names = [kernel.entry for kernel in entries]
    return {target.file: artifacts.build(target, code, names, digest) for target in TARGETS}


def _differs(path: Path, data: bytes, is_check: bool) -> bool:
    if path.exists() and path.read_bytes() == data:
        return False
    if not is_check:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        print(f"{path.name}: {len(data):,} bytes")
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
