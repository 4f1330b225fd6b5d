"""The page's sources can be read: Biome formats them, but leaves templates and comments alone."""

from __future__ import annotations

import re
from pathlib import Path

import tablee

_KINDS = (".js", ".css")
_LONGEST = 120
_PACKAGE = Path(tablee.__file__).parent


def sources() -> list[Path]:
    folders = [*(_PACKAGE / "web").glob("[!v]*/"), *_PACKAGE.glob("games/*/page/")]  # not vendor
    return [path for folder in folders for path in folder.glob("*") if path.suffix in _KINDS]


def test_what_a_finger_cannot_do_is_asked_of_no_finger() -> None:
    """A finger that has left still hovers: `:hover` counts only where a pointer can hover."""
    found = 0
    for path in (path for path in sources() if path.suffix == ".css"):
        style = path.read_text("utf-8")
        found += style.count(":hover")
        blocks = re.findall(r"^@media \(hover: hover\) \{\n.*?^\}", style, re.M | re.S)
        assert sum(block.count(":hover") for block in blocks) == style.count(":hover"), path
    assert found > 3


def test_no_line_is_too_long_to_read() -> None:
    assert len(sources()) > 60
    for path in sources():
        lines = path.read_text("utf-8").splitlines()
        assert [line for line in lines if len(line) > _LONGEST] == [], path
