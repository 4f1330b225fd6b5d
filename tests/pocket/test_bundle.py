"""What a page needs for a house of its own, as the server sends it."""

from __future__ import annotations

import hashlib
import io
import tarfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import tablee
from tablee import packages
from tablee.pocket import bundle
from tablee.pocket.archive import archive
from tablee.server import site
from tests.server.helpers import Running
from tools import stdlib

LARGEST = 8_000_000  # bytes that travel


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Running(tmp_path_factory.mktemp("bundle"))
    with httpx.Client(base_url=server.url, timeout=120) as client:
        yield client
    server.stop()


def test_every_file_comes_from_the_server_as_the_bundle_says(client: httpx.Client) -> None:
    for file in bundle.files():
        answer = client.get(f"/{file.path}")
        assert answer.status_code == 200, file.path
        assert hashlib.sha256(answer.content).hexdigest() == file.digest, file.path
        assert int(answer.headers["content-length"]) == file.size, file.path
        assert answer.content == bundle.read(file.path)


def test_who_cannot_unpack_gets_the_plain_file(client: httpx.Client) -> None:
    path = next(file.path for file in bundle.files() if file.path.endswith("pyodide.mjs"))
    answer = client.get(f"/{path}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == bundle.read(path)


def test_webassembly_is_compiled_by_the_workers_alone(client: httpx.Client) -> None:
    def policy(path: str) -> str:
        return str(client.get(path).headers["content-security-policy"])

    assert "script-src 'self' 'wasm-unsafe-eval';" in policy(f"/{bundle.KERNELS}")
    assert "script-src 'self';" in policy("/")
    assert "script-src 'self';" in policy("/app/main.js")


def test_what_a_device_keeps_is_small_enough() -> None:
    """The page, Python, the source and the kernels together."""
    assert site.kept().size < LARGEST


def test_the_standard_library_is_what_its_sources_make() -> None:
    assert stdlib.made() == bundle.read(bundle.STDLIB), "renew with: python -m tools.stdlib"


def test_the_archive_is_always_the_same() -> None:
    assert archive.__wrapped__() == archive()


def test_the_archive_holds_every_game_and_nothing_that_a_page_cannot_use() -> None:
    with tarfile.open(fileobj=io.BytesIO(archive())) as tar:
        names = tar.getnames()
    assert len(names) == len(set(names))
    for name in tablee.GAMES:
        package = packages.find(name)
        assert package is not None
        folder = package.module.replace(".", "/")
        assert f"{folder}/__init__.py" in names
        assert f"{folder}/words/fr.ftl" in names
        pages = [path for path in names if path.startswith(f"{folder}/page/")]
        assert pages == [f"{folder}/page/lesson.json"]
    useless = tuple(f"tablee/{part}/" for part in ("arena", "cli", "research", "server"))
    assert not [name for name in names if name.startswith(useless)]
    assert not [name for name in names if Path(name).suffix in (".pyc", ".so")]
