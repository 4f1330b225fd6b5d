"""A folder that any host can serve: whole, and right at any address."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

import tablee
from tablee import texts
from tablee.server.export import NotEmpty, export

_ABSOLUTE = re.compile(r"""(?:\b(?:href|src)=|\bfrom\s*|\bimport\s*\(?\s*|url\()["']?/(?!/)""")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "games" / "night"
    written = export(made)
    files = [path for path in made.rglob("*") if path.is_file()]
    assert (written.files, written.size) == (len(files), sum(f.stat().st_size for f in files))
    return made


def test_everything_that_is_kept_is_there_as_it_is_listed(folder: Path) -> None:
    script = (folder / "service-worker.js").read_text("utf-8")
    found = re.search(r"const KEPT = (\{.*\});", script)
    assert found is not None
    kept = json.loads(found.group(1))
    assert kept["version"] == json.loads((folder / "kept.json").read_text())["version"]
    for path, _, digest in kept["files"]:
        assert hashlib.sha256((folder / path).read_bytes()).hexdigest().startswith(digest), path
    listed = {path for path, _, _ in kept["files"]}
    assert {"index.html", "facts.json", "pocket/python.tar.gz", "pocket/kernels.wasm"} <= listed
    assert {f"games/{game}/board.js" for game in tablee.GAMES} <= listed


def test_no_address_of_a_file_leads_out_of_the_folder(folder: Path) -> None:
    sources = [folder / "index.html", *folder.glob("games/*/*.js"), *folder.rglob("*.css")]
    assert len(sources) > 20
    for path in sources:
        assert _ABSOLUTE.findall(path.read_text("utf-8")) == [], path
    imports = re.compile(r'(?:\bfrom|\bimport)\s*\(?"(\.[^"]+)"')
    modules = [path for path in folder.rglob("*.js") if "vendor" not in path.parts]
    for path in modules:
        source = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)  # types
        for name in imports.findall(source):
            assert (path.parent / name).is_file(), (path, name)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_manifest_names_what_is_there(folder: Path, language: str) -> None:
    manifest = json.loads((folder / f"manifest.{language}.webmanifest").read_text("utf-8"))
    assert manifest["lang"] == language
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
        f"./?box/{game}" for game in tablee.GAMES
    ]
    drawn = [*manifest["icons"], *manifest["screenshots"]]
    drawn += [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in drawn:
        assert (folder / picture["src"]).is_file(), picture
    assert {"maskable", None} == {icon.get("purpose") for icon in manifest["icons"]}


def test_pages_say_themselves_what_they_may_do(folder: Path) -> None:
    for name in ("index.html", "404.html"):
        page = (folder / name).read_text("utf-8")
        assert page.index("Content-Security-Policy") < page.index("<title>")
        assert "unsafe" not in page
    assert 'data-host="files"' in (folder / "index.html").read_text("utf-8")


def test_an_export_replaces_an_export_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    export(folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    (tmp_path / "letter.txt").write_text("Dear Ana")
    with pytest.raises(NotEmpty):
        export(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
