"""A page without a server: a folder of files, below what `python3 -m http.server` serves."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.pocket import bundle
from tablee.server.export import export
from tablee.server.site import DIGEST
from tests.web.helpers.impatient import impatient

_BELOW = "games/night"


@contextmanager
def exported(root: Path) -> Iterator[str]:
    """Write the page below a folder and serve it; its address."""
    export(root / _BELOW)
    source = root / _BELOW / bundle.ARCHIVE
    _rewrite(root, source, impatient(source.read_bytes()))
    with (root / "host.log").open("wb") as log:
        host = subprocess.Popen(
            [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert host.stdout is not None
    with host.stdout as said:
        found = re.search(r"http://[\d.]+:\d+", said.readline())
        assert found is not None
        try:
            yield f"{found.group()}/{_BELOW}"
        finally:
            host.terminate()
            host.wait(30)


def replace_in(root: Path, path: str, old: str, new: str) -> None:
    """Another version of the page, in which one file says something else."""
    file = root / _BELOW / path
    _rewrite(root, file, file.read_bytes().replace(old.encode(), new.encode()))


def _rewrite(root: Path, file: Path, after: bytes) -> None:
    """Write another file in the place of one, and its digest into the list of what is kept."""
    worker, before = root / _BELOW / "service-worker.js", file.read_bytes()
    file.write_bytes(after)
    listed = worker.read_text("utf-8")
    assert _digest(before) in listed
    worker.write_text(listed.replace(_digest(before), _digest(after)), "utf-8")


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGEST]
