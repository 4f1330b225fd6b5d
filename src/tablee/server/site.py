"""Every file of the page by its path: what a server sends, what a browser keeps to play without
one, what a folder of files is made of."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from tablee import texts
from tablee.core.registry import GAMES, find_package
from tablee.house.handlers import shelf
from tablee.pocket import bundle
from tablee.server.manifest import manifest

WEB = Path(__file__).parent.parent / "web"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".whl": "application/zip",
    ".gz": "application/gzip",
}
FACTS = "facts.json"
DIGEST = 20  # characters of it are enough

_NOT_SHOWN = ("cli", "core", "engine")  # catalogues that the page does not need
_WORKER = "service-worker.js"
_LIST = 'const KEPT = { version: "", files: [] };'  # in the service worker
_NOT_KEPT = (".png", ".jpg", ".webmanifest")  # chats, installers and shops look at these


class File(NamedTuple):
    """A file of the page."""

    path: str  # from the page's root, without a slash before it
    read: Callable[[], bytes]


class Kept(NamedTuple):
    """What a device keeps of the page: paths with digests, and the bytes that travel."""

    version: str
    size: int
    files: list[tuple[str, int, str]]


def catalogue(language: str) -> list[Path]:
    """The catalogues of everything the page says in a language: its own, those of the games and
    those of refusals."""
    ours = [path for path in texts.catalogues(language) if path.stem not in _NOT_SHOWN]
    words = [find_package(name).words(language) for name in GAMES]
    return [*ours, *(path for path in words if path.is_file())]


def joined(paths: list[Path]) -> bytes:
    """Several files as one."""
    return b"\n".join(path.read_bytes() for path in paths)


def files() -> Iterator[File]:
    """Every file that is the same for everybody, except the service worker, which lists them."""
    pocket = {file.path for file in bundle.files()}  # listed there, some of them packed here
    for file in _folder(WEB, ""):
        if file.path.removesuffix(".gz") not in pocket:
            yield file
    for name in GAMES:
        yield from _folder(find_package(name).page, f"games/{name}/")
    for language in texts.LANGUAGES:
        yield File(f"texts/{language}.ftl", partial(joined, catalogue(language)))
        yield File(f"manifest.{language}.webmanifest", partial(manifest, language))
    yield File(FACTS, facts)


def _folder(folder: Path, prefix: str) -> Iterator[File]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in KINDS and name != _WORKER:
            yield File(prefix + name, path.read_bytes)


@cache
def kept() -> Kept:
    """What a device needs to play without a network; looked at once, when first asked for."""
    return kept_of(files())


def kept_of(page_files: Iterable[File]) -> Kept:
    """The same of a page that is made of these files, and of the pocket."""
    page = {
        file.path: (len(gzip.compress(data, 9)), hashlib.sha256(data).hexdigest())
        for file in page_files
        if not file.path.endswith(_NOT_KEPT)
        for data in [file.read()]
    }
    pocket = {file.path: (file.size, file.digest) for file in bundle.files()}
    found = [(path, size, digest[:DIGEST]) for path, (size, digest) in (page | pocket).items()]
    version = hashlib.sha256(repr(found).encode()).hexdigest()[:DIGEST]
    return Kept(version, sum(size for _, size, _ in found), found)


def kept_facts(found: Kept | None = None) -> bytes:
    """The version and the size of what a device keeps."""
    found = found or kept()
    return msgspec.json.encode({"version": found.version, "bytes": found.size})


def service_worker(found: Kept | None = None) -> bytes:
    """The service worker, with the list of what it keeps: another list is another version."""
    found = found or kept()
    listed = msgspec.json.encode({"version": found.version, "files": found.files}).decode()
    source = (WEB / _WORKER).read_text("utf-8")
    assert _LIST in source
    return source.replace(_LIST, f"const KEPT = {listed};", 1).encode()


@cache
def facts() -> bytes:
    """The shelf and what may be chosen from at any table, for a page that finds no server."""
    return msgspec.json.encode(
        {"games": shelf.games_in(texts.DEFAULT), "offers": shelf.usual_offers()}
    )
