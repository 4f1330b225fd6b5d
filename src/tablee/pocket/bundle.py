"""Every file that a page needs to have a house of its own: Python, this package's source, the
kernels, and the scripts of the workers. The server sends them; an installed page keeps them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tablee.pocket.archive import archive

ARCHIVE = "pocket/python.tar.gz"
KERNELS = "pocket/kernels.wasm"
STDLIB = "pocket/stdlib.zip"  # `tools/stdlib` makes it
RUNTIME = tuple(
    f"vendor/pyodide-314.0.7/{name}"
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
)
_PACKAGE = Path(__file__).parent.parent
_WEB = _PACKAGE / "web"
_FOUND = ("vendor/msgspec-*/*.whl", "pocket/*.js")
_ARTIFACTS = (KERNELS, STDLIB)
MADE = (ARCHIVE, *_ARTIFACTS)  # these are nowhere in the folder of the page
_PACKED = ".gz"  # of files that are vendored compressed
_DENSE = (".gz", ".whl", ".zip")  # compressed already


class PocketFile(NamedTuple):
    """A file by its path on the page: the bytes that travel, and the digest of what it holds."""

    path: str
    size: int
    digest: str


@cache
def files() -> tuple[PocketFile, ...]:
    """All files of the pocket."""
    return tuple(_file(path) for path in sorted(_paths()))


def version() -> str:
    """A digest of all files: another one when any of them has changed."""
    every = "".join(file.path + file.digest for file in files())
    return hashlib.sha256(every.encode()).hexdigest()[:16]


def read(path: str) -> bytes:
    """What a file of the pocket holds. Raises OSError for a path that is none of them."""
    if path == ARCHIVE:
        return archive()
    if path in _ARTIFACTS:
        return artifact(path).read_bytes()
    packed = _WEB / (path + _PACKED)
    return gzip.decompress(packed.read_bytes()) if packed.is_file() else (_WEB / path).read_bytes()


def packed(path: str) -> bytes:
    """The same as it travels, gzipped unless it is dense already. Raises OSError."""
    ready = _WEB / (path + _PACKED)
    if ready.is_file():
        return ready.read_bytes()
    data = read(path)
    return data if path.endswith(_DENSE) else gzip.compress(data, 9, mtime=0)


def artifact(path: str) -> Path:
    """Where the file is that was made ahead of time for this path."""
    return _PACKAGE / "artifacts" / Path(path).name


def _paths() -> set[str]:
    found = (path for pattern in _FOUND for path in _WEB.glob(pattern))
    names = {path.relative_to(_WEB).as_posix() for path in found}
    return names | {*MADE, *RUNTIME}


def _file(path: str) -> PocketFile:
    return PocketFile(path, len(packed(path)), hashlib.sha256(read(path)).hexdigest())
