"""The page: files from `tablee/web`, those of the games, and the catalogues of texts."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.api.failures import HttpError
from tablee.core.errors import BrokenGame, UnknownGame
from tablee.core.registry import find_package
from tablee.pocket import bundle
from tablee.server import site
from tablee.server.headers import FOR_A_YEAR
from tablee.server.manifest import manifest
from tablee.server.previews import preview_of, tags

_DENSE = (".png", ".jpg", ".zip", ".whl", ".gz")  # compressed already
_TITLE = b"<title>Tabl\xc3\xa9e</title>"  # where the head of a link's preview goes
_MADE: dict[str, Callable[[], bytes]] = {
    site.FACTS: site.facts,
    "kept.json": site.kept_facts,
    "service-worker.js": site.service_worker,
    **{f"manifest.{each}.webmanifest": partial(manifest, each) for each in texts.LANGUAGES},
}
MADE = [f"/{path}" for path in _MADE]  # the paths of these files
_WORTH_PACKING = 400  # bytes
_NEVER_CHANGED = "vendor/"  # its folders are named by version
_ASK_AGAIN = "no-cache"  # mostly answered with 304


class Served(NamedTuple):
    """A file, ready to send."""

    stamp: tuple[int, ...]
    kind: str
    etag: str
    plain: bytes
    packed: bytes | None


class Pages:
    """Serves files, cached in memory until they change."""

    def __init__(self, web: Path = site.WEB) -> None:
        self._web = web
        self._kept: dict[tuple[Path, ...], Served] = {}
        self._made: dict[str, Served] = {}

    async def page(self, request: Request) -> Response:
        """The one HTML page, with a head that says what the link leads to; it decides which screen
        to show."""
        plain = self._find((self._web / "index.html",)).plain
        base = f"{request.url.scheme}://{request.url.netloc}"
        head = tags(await preview_of(request), base, f"{base}{request.url.path}")
        body = plain.replace(_TITLE, head.encode(), 1)
        return _send(request, _ready(body, ".html"), vary="accept-encoding, accept-language")

    async def file(self, request: Request) -> Response:
        """A part of the page. Whoever looks for a page that is not there gets the page all the
        same, which says so. Raises HttpError."""
        path = str(request.path_params["path"])
        kept = path.startswith(_NEVER_CHANGED)
        try:
            return self._answer(request, _inside(self._web, path), kept=kept)
        except HttpError:
            if path.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
                raise
            return self._lost()

    def _lost(self) -> Response:
        page = self._find((self._web / "index.html",))
        headers = {"cache-control": "no-store", "content-type": page.kind}
        return Response(page.plain, 404, headers)

    async def game_file(self, request: Request) -> Response:
        """One of a game's own files: its board, its style, its lid. Raises HttpError."""
        try:
            package = find_package(str(request.path_params["game"]))
        except (UnknownGame, BrokenGame):
            raise HttpError("server.no_page") from None
        return self._answer(request, _inside(package.page, str(request.path_params["path"])))

    async def catalogue(self, request: Request) -> Response:
        """Everything the page says in one language: its own catalogue, those of the games and those
        of refusals. Raises HttpError."""
        language = str(request.path_params["language"])
        if language not in texts.LANGUAGES:
            raise HttpError("server.no_page")
        return self._answer(request, *site.catalogue(language))

    async def made(self, request: Request) -> Response:
        """A file that is not kept anywhere, but made of others."""
        path = request.url.path.strip("/")
        make = _MADE[path]
        if path not in self._made:
            self._made[path] = _ready(await asyncio.to_thread(make), Path(path).suffix)
        return _send(request, self._made[path])

    async def pocket_file(self, request: Request) -> Response:
        """A file of the house inside a page: a script, or what is made for it. Raises HttpError."""
        path = f"pocket/{request.path_params['name']}"
        if path in bundle.MADE:
            return _send(request, await asyncio.to_thread(_made, path))
        return self._answer(request, _inside(self._web, path))

    def _answer(self, request: Request, *paths: Path, kept: bool = False) -> Response:
        return _send(request, self._find(paths), FOR_A_YEAR if kept else _ASK_AGAIN)

    def _find(self, paths: tuple[Path, ...]) -> Served:
        paths = tuple(map(_on_disk, paths))
        try:
            stamp = tuple(path.stat().st_mtime_ns for path in paths)
            kept = self._kept.get(paths)
            if kept is None or kept.stamp != stamp:
                kept = self._kept[paths] = _read(paths, stamp)
        except (OSError, ValueError):
            raise HttpError("server.no_page") from None
        return kept


def _inside(folder: Path, path: str) -> Path:
    """A file in a folder, by a path that may not leave it. Raises HttpError."""
    parts = path.split("/")
    if any(not part or part.startswith(".") or "\\" in part or ":" in part for part in parts):
        raise HttpError("server.no_page")
    found = folder.joinpath(*parts)
    if found.suffix not in site.KINDS:
        raise HttpError("server.no_page")
    return found


def _on_disk(path: Path) -> Path:
    """Where a file is: large ones are kept compressed."""
    packed = path.with_name(f"{path.name}.gz")
    return packed if packed.is_file() else path


@cache
def _made(path: str) -> Served:
    return _ready(bundle.read(path), Path(path).suffix)


def _read(paths: tuple[Path, ...], stamp: tuple[int, ...]) -> Served:
    """The file, or several concatenated."""
    if paths[0].suffix == ".gz":
        return _unpacked(paths[0], stamp)
    return _ready(b"\n".join(path.read_bytes() for path in paths), paths[0].suffix, stamp)


def _unpacked(path: Path, stamp: tuple[int, ...]) -> Served:
    """A file that is kept compressed."""
    packed = path.read_bytes()
    plain = gzip.decompress(packed)
    return Served(stamp, site.KINDS[Path(path.stem).suffix], _etag(plain), plain, packed)


def _ready(plain: bytes, suffix: str, stamp: tuple[int, ...] = ()) -> Served:
    worth_it = len(plain) > _WORTH_PACKING and suffix not in _DENSE
    packed = gzip.compress(plain, 9, mtime=0) if worth_it else None
    return Served(stamp, site.KINDS[suffix], _etag(plain), plain, packed)


def _etag(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


def _send(
    request: Request, served: Served, caching: str = _ASK_AGAIN, vary: str = "accept-encoding"
) -> Response:
    headers = {"etag": served.etag, "cache-control": caching, "vary": vary}
    if served.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = served.plain
    if served.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = served.packed, "gzip"
    return Response(body, media_type=served.kind, headers=headers)
