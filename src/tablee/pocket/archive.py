"""The Python source that runs in a page, as one archive: Tablée without its terminal, its server,
its arena and its drawings, every installed game, and the few libraries that they import."""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from tablee import packages, texts

#: Parts of this package that a page has no use for.
_LEFT_OUT = ("arena", "artifacts", "cli", "compiler", "research", "server", "testing", "web")
_NOT_OF_A_GAME = ("page", "terminal.py")
_LESSON = "page/lesson.json"  # the shelf says which game has one
_MADE_HERE = ("__pycache__", ".pyc", ".so")
#: Libraries without machine code; msgspec, which has some, comes as a wheel of its own.
_LIBRARIES = (
    "attr",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "platformdirs",
    "pytz",
    "typing_extensions",
)
_LIBRARY_PARTS_LEFT_OUT = ("babel/messages", "babel/locale-data/", "pytz/zoneinfo")


@cache
def archive() -> bytes:
    """A gzipped tar file; the same bytes for the same files."""
    packed = io.BytesIO()
    with (
        gzip.GzipFile("", "wb", 9, packed, mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as tar,
    ):
        for name, data in sorted(_contents().items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return packed.getvalue()


def _contents() -> dict[str, bytes]:
    """Every file by its place in `site-packages`."""
    found = {name: path.read_bytes() for name, path in [*_tablee(), *_games(), *_libraries()]}
    for known in {entry.dist.name: entry.dist for entry in _entries() if entry.dist}.values():
        folder = f"{known.name.replace('-', '_')}-{known.version}.dist-info"
        for name in ("METADATA", "entry_points.txt"):
            found[f"{folder}/{name}"] = (known.read_text(name) or "").encode()
    return found


def _entries() -> Iterator[EntryPoint]:
    for found in packages.entries().values():
        yield from found


def _tablee() -> Iterator[tuple[str, Path]]:
    for name, path in _sources("tablee"):
        part = PurePosixPath(name).parts[1]
        if part not in (*_LEFT_OUT, "games"):
            yield name, path


def _games() -> Iterator[tuple[str, Path]]:
    """The packages of the games, ours and those of others."""
    for entry in _entries():
        for name, path in _sources(entry.module):
            below = PurePosixPath(name).parts[entry.module.count(".") + 1]
            if below not in _NOT_OF_A_GAME or name.endswith(_LESSON):
                yield name, path
    yield from _parents()


def _parents() -> Iterator[tuple[str, Path]]:
    """The `__init__.py` of the folders that games are in."""
    for entry in _entries():
        parent = entry.module.rpartition(".")[0]
        spec = find_spec(parent) if parent else None
        if spec is not None and spec.origin is not None:
            yield f"{parent.replace('.', '/')}/__init__.py", Path(spec.origin)


def _libraries() -> Iterator[tuple[str, Path]]:
    for module in _LIBRARIES:
        for name, path in _sources(module):
            if not name.startswith(_LIBRARY_PARTS_LEFT_OUT):
                yield name, path
    for language in ("root", *texts.LANGUAGES):  # Babel has a thousand more
        name = f"babel/locale-data/{language}.dat"
        yield name, _folder("babel") / "locale-data" / f"{language}.dat"


def _sources(module: str) -> Iterator[tuple[str, Path]]:
    """The files of a package, or a module's one, by their names below `site-packages`."""
    spec = find_spec(module)
    assert spec is not None
    base = PurePosixPath(module.replace(".", "/"))
    if not spec.submodule_search_locations:
        assert spec.origin is not None
        yield f"{base}.py", Path(spec.origin)
        return
    folder = _folder(module)
    for path in folder.rglob("*"):
        if path.is_file() and not any(made in str(path) for made in _MADE_HERE):
            yield str(base / path.relative_to(folder).as_posix()), path


def _folder(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])
