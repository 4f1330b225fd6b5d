"""One thing, one word, everywhere: what people read says nothing that `vocabulary.toml` rules out.

Read are the rules without their appendix, which is for programs, and every message of the
catalogues that people meet. Option names, codes and notation stand in the appendix alone.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import tablee
from tablee import packages, texts
from tablee.core.rulebook import rulebook

DATA = tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text("utf-8"))
#: What only programs and their authors read: catalogues, and messages.
FOR_PROGRAMS = ("core", "engine", "request", "server")
NAMING_COMMANDS = "cli-about-engine"
MARKS = {
    "fr": {"*Précision*", "*Précision (règle maison)*"},
    "en": {"*Clarification*", "*House rule*"},
    "de": {"*Klarstellung*", "*Hausregel*"},
}


class Rule(NamedTuple):
    """Something that is never said in a language, and a sentence that says it."""

    part: str
    language: str
    never: re.Pattern[str]
    as_in: str


def rules() -> list[Rule]:
    return [
        Rule(part, language, re.compile(entry["never"], re.IGNORECASE), entry["as_in"])
        for part, languages in DATA.items()
        for language, entries in languages.items()
        for entry in entries
    ]


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a catalogue, every variant for itself, by where they stand."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for text in _wordings(entry.value):
                yield f"{path.parent.name}/{path.name}: {entry.id.name}", text


def _wordings(pattern: ast.Pattern) -> list[str]:
    found = [""]
    for element in pattern.elements:
        found = [before + after for before in found for after in _readings(element)]
    return found


def _readings(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for each in element.expression.variants for text in _wordings(each.value)]
    return ["{}"]


def rule_texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """What stands in the rules before the appendix, by heading."""
    for layer in rulebook(tablee.find_game(game), language).layers[:2]:
        for part in layer.parts:
            for paragraph in [part.heading, *part.paragraphs]:
                yield f"{game} {language}: {layer.heading}, {part.heading}", paragraph


def read_in(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything people read of a game in a language; of all games and of the table for "all"."""
    if part == "all":
        for path in texts.catalogues(language):
            if path.stem not in FOR_PROGRAMS:
                yield from (each for each in messages(path) if NAMING_COMMANDS not in each[0])
    for game in tablee.GAMES if part == "all" else [part]:
        yield from rule_texts(game, language)
        package = packages.find(game)
        assert package is not None
        yield from (
            (where, text)
            for where, text in messages(package.words(language))
            if "-problem-" not in where  # of a component set, to who transcribes one
        )


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: f"{rule.part} {rule.as_in}")
def test_every_rule_can_fail(rule: Rule) -> None:
    assert rule.never.search(rule.as_in)


@pytest.mark.parametrize("part", DATA)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_nothing_is_said_that_people_never_say(part: str, language: str) -> None:
    forbidden = [r for r in rules() if (r.part, r.language) == (part, language)]
    assert forbidden, "no rule for this language"
    read = list(read_in(part, language))
    assert len(read) > 50
    found = [
        (where, rule.never.pattern, text)
        for where, text in read
        for rule in forbidden
        if rule.never.search(text)
    ]
    assert found == []


def test_every_game_has_words_that_are_never_said() -> None:
    assert set(DATA) == {"all", *tablee.GAMES}


@pytest.mark.parametrize("game", tablee.GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_notation_stands_in_the_appendix_alone(game: str, language: str) -> None:
    coded = [(where, text) for where, text in rule_texts(game, language) if "`" in text]
    assert coded == []
    assert "`" in rulebook(tablee.find_game(game), language).layers[2].text


@pytest.mark.parametrize("game", tablee.GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_we_decided_is_marked_as_such(game: str, language: str) -> None:
    written = " ".join(text for _, text in rule_texts(game, language))
    marks = set(re.findall(r"(?<!\*)\*[^*]+\*(?!\*)", written))
    assert marks
    assert marks <= MARKS[language]


@pytest.mark.parametrize("game", tablee.GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_refusal_says_what_to_do_and_no_code(game: str, language: str) -> None:
    for code in tablee.find_game(game).refusals:
        said = tablee.IllegalMove(f"{game}.{code}", "T07@C:a1b1c1").message(language)
        assert "T07" not in said, code
        assert said[0].isupper(), code
        assert said.endswith("."), code
