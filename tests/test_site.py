"""The documentation as a site: it builds without a warning, has a page for everything, and needs
nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.server.routes import ROUTES
from tablee.texts import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    page = (site / "api.html").read_text("utf-8")
    assert set(re.findall(r'id="tablee\.(\w+)"', page)) == set(tablee.__all__)


def test_every_route_is_in_the_reference(site: Path) -> None:
    page = (site / "http.html").read_text("utf-8")
    requests = [f"{route.method} {route.path}" for route in ROUTES]
    assert [request for request in requests if f"<code>{request}</code>" not in page] == []


def test_every_document_has_a_page(site: Path) -> None:
    documents = [*(ROOT / "docs").glob("*.md"), ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
    pages = {f"{document.stem.lower()}.html" for document in documents}
    pages |= {f"rules/{name}.{language}.html" for name in tablee.GAMES for language in LANGUAGES}
    assert [page for page in sorted(pages) if not (site / page).exists()] == []


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r'(?:<script[^>]+src|<link[^>]+href|<img[^>]+src)="(?:https?:)?//[^"]+"')
    pages = sorted(site.rglob("*.html"))
    assert pages
    assert [hit for page in pages for hit in loaded.findall(page.read_text("utf-8"))] == []
    fetched = re.compile(r"url\(.?(?:https?:)?//.*?\)")
    styles = sorted(site.rglob("*.css"))
    assert styles
    assert [hit for style in styles for hit in fetched.findall(style.read_text("utf-8"))] == []
