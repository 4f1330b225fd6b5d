"""The rules as played: a game's RULES.md, whole or by clause."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.game import Game

_HEADING = re.compile(r"^## (?:Clause (\w+))?", re.MULTILINE)


def rules_text(game: Game) -> str:
    """The whole RULES.md of a game."""
    package = type(game).__module__.rpartition(".")[0]
    return files(package).joinpath("RULES.md").read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """The clauses of a RULES.md by number.

    >>> clauses("# T\\n## Clause 1: a\\nx\\n## Clause 2: b\\ny\\n## Other\\nz")["2"]
    '## Clause 2: b\\ny\\n'
    """
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return {
        heading[1]: text[heading.start() : end]
        for heading, end in zip(headings, ends, strict=True)
        if heading[1] is not None
    }
