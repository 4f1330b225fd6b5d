"""The rules as played: a game's RULES.md and its translations, whole or by clause."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.game import Game

ORIGINAL = "en"
_HEADING = re.compile(r"^## (?:(?:Clause|Abschnitt) (\w+) ?:)?", re.MULTILINE)


def rules_text(game: Game, language: str = ORIGINAL) -> str:
    """The rules of a game in a language; in English where they are not translated."""
    folder = files(type(game).__module__.rpartition(".")[0])
    translated = folder.joinpath(f"RULES.{language}.md")
    file = translated if translated.is_file() else folder.joinpath("RULES.md")
    return file.read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """The clauses of a rules text by number.

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
