"""Moves as people type them, and the rules by clause."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

import tablee
from tablee.cli.play.moves import find, listing, spelling
from tablee.core.rulebook import rulebook
from tests.cli.helpers import played


@pytest.mark.parametrize("module", ["cli.play.moves", "core.rulebook"])
def test_the_examples_are_true(module: str) -> None:
    assert doctest.testmod(import_module(f"tablee.{module}")).failed == 0


def test_case_and_blanks_do_not_matter() -> None:
    legal = ("d4", "T07@C:a1b1", "pass")
    assert find("D4", legal) == "d4"
    assert find("t07 @ c : a1 b1", legal) == "T07@C:a1b1"
    assert find("d", legal) is None


def test_a_text_that_could_mean_two_moves_means_none() -> None:
    assert find("aB", ("AB", "ab")) is None
    assert find("ab", ("AB", "ab")) == "ab"


def test_a_refusal_is_asked_for_in_the_case_of_the_game() -> None:
    position = played("lot", ["d4"])
    assert spelling(position, "D4") == "d4"
    assert spelling(position, "nothing") == "nothing"


def test_many_moves_are_shown_in_groups_that_add_up() -> None:
    legal = played("topominos", (), seats=2).legal()
    groups = listing(legal).groups
    assert sum(groups.values()) == len(legal) > 60
    for head, count in groups.items():
        found = listing(legal, head)
        assert len(found.moves) == count
        assert all(move.startswith(head) for move in found.moves)


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_following_the_groups_always_leads_to_moves(name: str) -> None:
    legal = tablee.find_game(name).new(seed=bytes(32)).legal()
    prefix, found = "", listing(legal)
    while found.groups:
        longer = max(found.groups, key=lambda head: found.groups[head])
        assert len(longer) > len(prefix)
        prefix, found = longer, listing(legal, longer)
    assert found.moves


@pytest.mark.parametrize("name", list(tablee.GAMES))
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_refusal_cites_a_clause_that_can_be_shown(name: str, language: str) -> None:
    game = tablee.find_game(name)
    known = rulebook(game, language).clauses
    assert set(game.refusals.values()) <= set(known)
    for number, part in known.items():
        assert part.text.startswith(f"### {number}. ")


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_translated_rules_are_other_words(name: str) -> None:
    game = tablee.find_game(name)
    assert len({rulebook(game, language).text for language in ("en", "fr", "de", "xx")}) == 3
