"""The rules of a game as data: RULES.md, or its translation where there is one."""

from __future__ import annotations

import re
from functools import cache

from tablee.core.game import Game
from tablee.core.rulebook import ORIGINAL, rules_text
from tablee.server.types import Clause, Rules

_HEADING = re.compile(r"^(#{1,2}) (.*)$", re.MULTILINE)
_CLAUSE = re.compile(r"\w+ (\w+)\s*:\s*")


@cache
def rules_of(game: Game, language: str) -> Rules:
    """The rules as played, in that language if they are written in it."""
    text = rules_text(game, language)
    return parse(text, ORIGINAL if text == rules_text(game) else language)


def parse(text: str, language: str) -> Rules:
    """Rules from Markdown with a title, and a heading for every clause.

    >>> parse("# T\\nintro\\n## Clause 1: go\\none\\ntwo\\n\\nthree", "en").clauses[1]
    Clause(id='1', heading='go', paragraphs=['one', 'two', 'three'])
    """
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    title, clauses = "", []
    for heading, end in zip(headings, ends, strict=True):
        paragraphs = _paragraphs(text[heading.end() : end])
        if len(heading[1]) == 1:
            title = heading[2]
            clauses.append(Clause(None, "", paragraphs))
            continue
        numbered = _CLAUSE.match(heading[2])
        words = heading[2][numbered.end() :] if numbered else heading[2]
        clauses.append(Clause(numbered[1] if numbered else None, words, paragraphs))
    return Rules(title, language, clauses)


def _paragraphs(text: str) -> list[str]:
    """Each line is one; a table is one paragraph of several lines."""
    paragraphs: list[str] = []
    for line in text.splitlines():
        row = line.startswith("|")
        if row and paragraphs and paragraphs[-1].startswith("|"):
            paragraphs[-1] += "\n" + line
        elif line.strip():
            paragraphs.append(line.strip())
    return paragraphs
