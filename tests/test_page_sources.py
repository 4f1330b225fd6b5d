"""The page's sources can be read: Biome formats them, but leaves templates and comments alone."""

from __future__ import annotations

from pathlib import Path

import tablee

_KINDS = (".js", ".css")
_LONGEST = 120
_PACKAGE = Path(tablee.__file__).parent


def test_no_line_is_too_long_to_read() -> None:
    folders = [*(_PACKAGE / "web").glob("[!v]*/"), *_PACKAGE.glob("games/*/page/")]  # not vendor
    sources = [path for folder in folders for path in folder.glob("*") if path.suffix in _KINDS]
    assert len(sources) > 60
    for path in sources:
        lines = path.read_text("utf-8").splitlines()
        assert [line for line in lines if len(line) > _LONGEST] == [], path
