"""Every clause of a published sheet has its article in the rules, and each article its tests.

`tests/sheets/<game>.json` goes through the sheet in its own words: the clause, the article that
holds it, a test that shows it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablee
from tablee.core.rulebook import rulebook
from tablee.texts import LANGUAGES

TESTS = Path(__file__).parents[1]
_TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)


def clauses(game: str) -> list[dict[str, str]]:
    file = TESTS / "sheets" / f"{game}.json"
    found: list[dict[str, str]] = json.loads(file.read_text("utf-8"))
    return found


def written_tests(game: str) -> set[str]:
    files = (TESTS / "games" / game).glob("test_*.py")
    return {name for file in files for name in _TEST.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_clause_of_the_sheet_has_its_article_and_a_test(game: str) -> None:
    written = written_tests(game)
    for clause in clauses(game):
        assert clause["test"] in written, clause
        for language in LANGUAGES:
            assert clause["article"] in rulebook(tablee.find_game(game), language).clauses, clause


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_article_holds_a_clause_of_the_sheet_and_has_written_tests_its_own(game: str) -> None:
    articles = set(rulebook(tablee.find_game(game), "en").clauses)
    assert {clause["article"] for clause in clauses(game)} == articles
    for article in articles:
        assert any(name.startswith(f"test_clause_{article}_") for name in written_tests(game)), (
            article
        )


@pytest.mark.parametrize("game", ["lot", "topominos", "loto"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_of_the_authors_is_in_the_rules(game: str, language: str) -> None:
    headings = {
        "fr": ("Conseils", "Remarques"),
        "en": ("Advice",),
        "de": ("Ratschläge", "Hinweise"),
    }[language]
    complete = rulebook(tablee.find_game(game), language).layers[1]
    assert any(part.heading.startswith(headings) for part in complete.parts)
