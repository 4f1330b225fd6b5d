"""The rules as played: a game's `RULES.<language>.md`, whole, by layer or by clause.

Its layers are the headings of the second level: how to play, as one would tell it at the table; the
complete rules in numbered articles, the *clauses* that refusals cite; and an appendix, for notation
and whatever else programs need.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.registry import find_package
from tablee.texts import typeset

if TYPE_CHECKING:
    from tablee.core.game import Game

ORIGINAL = "en"
_TITLE = re.compile(r"^# (.*)$", re.MULTILINE)
_LAYER = re.compile(r"^## (.*)$", re.MULTILINE)
_PART = re.compile(r"^### (?:(\w+)\. )?(.*)$", re.MULTILINE)
_ITEM = ("|", "- ")  # lines that go together when they follow one another


class Part(NamedTuple):
    """What stands under one heading; `id` is the clause's number, None for what is no clause."""

    id: str | None
    heading: str
    paragraphs: list[str]
    text: str  # as it is written, heading included


class Layer(NamedTuple):
    """One way of telling the rules, in parts; what it begins with is one without a heading."""

    heading: str
    parts: list[Part]
    text: str


class Rulebook(NamedTuple):
    """The rules of a game in a language."""

    title: str
    language: str
    layers: list[Layer]
    text: str

    @property
    def clauses(self) -> dict[str, Part]:
        """The clauses by number."""
        parts = (part for layer in self.layers for part in layer.parts)
        return {part.id: part for part in parts if part.id is not None}


@cache
def rulebook(game: Game, language: str = ORIGINAL) -> Rulebook:
    """The rules of a game in a language; in English where they are not translated."""
    package = find_package(game.name)
    known = language if package.rules(language).is_file() else ORIGINAL
    return parse(typeset(package.rules(known).read_text(encoding="utf-8"), known), known)


def parse(text: str, language: str = ORIGINAL) -> Rulebook:
    """Rules from Markdown with a title, a heading for every layer, and one for every part of it.

    >>> book = parse("# T\\n## How\\nso\\n## Rules\\n### 1. Go\\none\\ntwo\\n\\nthree")
    >>> [layer.heading for layer in book.layers], book.clauses["1"].heading
    (['How', 'Rules'], 'Go')
    >>> book.clauses["1"].paragraphs
    ['one', 'two', 'three']
    """
    title = _TITLE.search(text)
    layers = [_layer(heading[1], written) for heading, written in _split(_LAYER, text)]
    return Rulebook(title[1] if title else "", language, layers, text)


def _layer(heading: str, text: str) -> Layer:
    under = text.partition("\n")[2]
    found = _split(_PART, under)
    opening = under[: found[0][0].start()] if found else under
    parts = [Part(None, "", _paragraphs(opening), opening)] if opening.strip() else []
    return Layer(heading, parts + [_part(*each) for each in found], text)


def _part(heading: re.Match[str], text: str) -> Part:
    return Part(heading[1], heading[2], _paragraphs(text.partition("\n")[2]), text)


def _split(pattern: re.Pattern[str], text: str) -> list[tuple[re.Match[str], str]]:
    """Each heading, and the text from it to the next."""
    found = list(pattern.finditer(text))
    ends = [*(heading.start() for heading in found), len(text)][1:]
    return [(each, text[each.start() : end]) for each, end in zip(found, ends, strict=True)]


def _paragraphs(text: str) -> list[str]:
    """Each line is one; a table or a list is one paragraph of several lines."""
    paragraphs: list[str] = []
    for line in text.splitlines():
        kind = next((kind for kind in _ITEM if line.startswith(kind)), None)
        if kind and paragraphs and paragraphs[-1].startswith(kind):
            paragraphs[-1] += "\n" + line
        elif line.strip():
            paragraphs.append(line.strip())
    return paragraphs
