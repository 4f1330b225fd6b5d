"""The rules as played: a game's `RULES.<language>.md`, whole or by clause."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.registry import find_package

if TYPE_CHECKING:
    from tablee.core.game import Game

ORIGINAL = "en"
_HEADING = re.compile(r"^(#{1,2}) (.*)$", re.MULTILINE)
_CLAUSE = re.compile(r"(?:Clause|Abschnitt) (\w+)\s*:\s*")


class Part(NamedTuple):
    """What stands under one heading; `id` is the clause's number, None for what is no clause."""

    id: str | None
    heading: str
    paragraphs: list[str]
    text: str  # as it is written, heading included


class Rulebook(NamedTuple):
    """The rules of a game in a language."""

    title: str
    language: str
    parts: list[Part]
    text: str

    @property
    def clauses(self) -> dict[str, Part]:
        """The clauses by number."""
        return {part.id: part for part in self.parts if part.id is not None}


@cache
def rulebook(game: Game, language: str = ORIGINAL) -> Rulebook:
    """The rules of a game in a language; in English where they are not translated."""
    package = find_package(game.name)
    known = language if package.rules(language).is_file() else ORIGINAL
    return parse(package.rules(known).read_text(encoding="utf-8"), known)


def parse(text: str, language: str = ORIGINAL) -> Rulebook:
    """Rules from Markdown with a title, and a heading for every clause.

    >>> book = parse("# T\\nintro\\n## Clause 1: go\\none\\ntwo\\n\\nthree")
    >>> book.clauses["1"].heading, book.clauses["1"].paragraphs
    ('go', ['one', 'two', 'three'])
    """
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    parts = [_part(heading, text[:end]) for heading, end in zip(headings, ends, strict=True)]
    title = next((heading[2] for heading in headings if heading[1] == "#"), "")
    return Rulebook(title, language, parts, text)


def _part(heading: re.Match[str], text: str) -> Part:
    """The part that this heading begins, in a text that ends with it."""
    paragraphs, written = _paragraphs(text[heading.end() :]), text[heading.start() :]
    if heading[1] == "#":  # the title's
        return Part(None, "", paragraphs, written)
    numbered = _CLAUSE.match(heading[2])
    words = heading[2][numbered.end() :] if numbered else heading[2]
    return Part(numbered[1] if numbered else None, words, paragraphs, written)


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
