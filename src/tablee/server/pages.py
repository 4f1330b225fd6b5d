"""The page: files from `tablee/web`, those of the games, and the catalogues of texts."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.core.errors import BrokenGame, UnknownGame
from tablee.core.registry import GAMES, find_package
from tablee.server.failures import HttpError
from tablee.server.headers import FOR_A_YEAR
from tablee.server.previews import preview_of, tags

_WEB = Path(__file__).parent.parent / "web"
_NOT_SHOWN = ("cli", "core", "engine")  # catalogues that the page does not need
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
}
_TITLE = b"<title>Tabl\xc3\xa9e</title>"  # where the head of a link's preview goes
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

    def __init__(self, web: Path = _WEB) -> None:
        self._web = web
        self._kept: dict[tuple[Path, ...], Served] = {}

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
        parts = [path for path in texts.catalogues(language) if path.stem not in _NOT_SHOWN]
        words = [find_package(name).words(language) for name in GAMES]
        return self._answer(request, *parts, *(path for path in words if path.is_file()))

    def _answer(self, request: Request, *paths: Path, kept: bool = False) -> Response:
        return _send(request, self._find(paths), FOR_A_YEAR if kept else _ASK_AGAIN)

    def _find(self, paths: tuple[Path, ...]) -> Served:
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
    if found.suffix not in _KINDS:
        raise HttpError("server.no_page")
    return found


def _read(paths: tuple[Path, ...], stamp: tuple[int, ...]) -> Served:
    """The file, or several concatenated."""
    return _ready(b"\n".join(path.read_bytes() for path in paths), paths[0].suffix, stamp)


def _ready(plain: bytes, suffix: str, stamp: tuple[int, ...] = ()) -> Served:
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) > _WORTH_PACKING else None
    etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Served(stamp, _KINDS[suffix], etag, plain, packed)


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
