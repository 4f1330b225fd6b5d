"""The page as a folder of files that any host can serve, at any address: no server, no rules, and
everything but people elsewhere. It runs on the device of whoever opens it."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import NamedTuple

from tablee import texts
from tablee.core.errors import TableeError
from tablee.pocket import bundle
from tablee.server import site
from tablee.server.headers import POLICY
from tablee.server.manifest import manifest
from tablee.server.site import File

_INDEX, _LOST, _KEPT = "index.html", "404.html", "kept.json"
_HERE = Path(__file__).parent
_ADDRESS = re.compile(r'\b(href|src)="/')
_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*\(?\s*)"/(?=\w)')
_CHARSET = '<meta charset="utf-8" />'
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_IN_HEADERS_ALONE = "; frame-ancestors 'none'"  # a page cannot say it of itself


class NotEmpty(TableeError):
    """The folder holds something that is no export of ours."""


class Exported(NamedTuple):
    """What was written."""

    files: int
    size: int  # bytes


def export(folder: Path) -> Exported:
    """Write the page into a folder, which is empty, new, or an export that this one replaces.
    Raises NotEmpty, OSError."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / _KEPT).is_file():
        raise NotEmpty("server.export_not_empty", str(folder))
    written = [_write(folder, path, data) for path, data in contents()]
    return Exported(len(written), sum(written))


def contents() -> Iterator[tuple[str, bytes]]:
    """Every file of the folder."""
    page = [_moved(file) for file in site.files()]
    kept = site.kept_of(page)
    for file in page:
        yield file.path, file.read()
    for packed in bundle.files():
        yield packed.path, bundle.read(packed.path)
    yield "service-worker.js", site.service_worker(kept)
    yield _KEPT, site.kept_facts(kept)
    yield _LOST, _lost()


def _write(folder: Path, path: str, data: bytes) -> int:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return len(data)


def _moved(file: File) -> File:
    """The file with addresses that are right in any folder."""
    for language in texts.LANGUAGES:
        if file.path == f"manifest.{language}.webmanifest":
            return File(file.path, partial(manifest, language, page="?"))
    if file.path == _INDEX:
        return File(file.path, lambda: _index(file.read().decode()).encode())
    if file.path.startswith("games/") and file.path.endswith(".js"):
        up = "../" * file.path.count("/")
        return File(file.path, lambda: _IMPORT.sub(rf'\1"{up}', file.read().decode()).encode())
    return file


def _index(page: str) -> str:
    """The page, which says of itself that there is no server, and what it may do."""
    page = _ADDRESS.sub(r'\1="./', page).replace("<html ", '<html data-host="files" ', 1)
    return page.replace(_CHARSET, _CHARSET + _policy(POLICY), 1)


def _lost() -> bytes:
    """What hosts show where nothing is: it finds the page above it."""
    page = (_HERE / _LOST).read_text("utf-8")
    found = _SCRIPT.search(page)
    assert found is not None
    digest = b64encode(hashlib.sha256(found.group(1).encode()).digest()).decode()
    policy = POLICY.replace("script-src 'self'", f"script-src 'sha256-{digest}'")
    return page.replace(_CHARSET, _CHARSET + _policy(policy), 1).encode()


def _policy(policy: str) -> str:
    content = escape(policy.replace(_IN_HEADERS_ALONE, ""))
    return f'\n    <meta http-equiv="Content-Security-Policy" content="{content}" />'
