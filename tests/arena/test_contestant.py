"""Contestants, as a text names them, and what they play by."""

from __future__ import annotations

import pytest

from tablee.arena.contestant import Contestant
from tablee.bots.levels import NUMBERS, levels_of
from tablee.bots.mind import Budget


@pytest.mark.parametrize(
    "text",
    [
        "random",
        "plain",
        "search",
        "search:500",
        "plain:9",
        "cmd:./engine --fast",
        "http://127.0.0.1:8123/",
        "https://example.org/bot?x=1",
        "my.package:Bot",
        "module:Some.Bot",
        *(f"level:{n}" for n in NUMBERS),
    ],
)
def test_a_contestant_is_read_and_written_alike(text: str) -> None:
    assert str(Contestant.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "level",
        "level:",
        "level:0",
        "level:7",
        "level:-1",
        "level:x",
        "search:0",
        "search:²",
        "search:99999999",
        "random:1",
        "Random",
        "level:1:2",
        "mcts:5",
        "cmd:",
        "cmd: ",
        "http://",
        "http:x y",
        "my.package:",
        "my package:Bot",
        ":Bot",
    ],
)
def test_an_unknown_contestant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no contestant"):
        Contestant.parse(text)


def test_a_budget_is_for_levels_only() -> None:
    by_time = Budget(ms=50)
    levels = levels_of("lot")
    assert Contestant("level", 1).budget("lot", 2, by_time) == by_time
    assert Contestant("level", 4).budget("lot", 2, Budget()).simulations == levels[4].simulations
    assert Contestant("search", 9).budget("lot", 2, by_time) == Budget(simulations=9)
    assert Contestant("plain").budget("lot", 2, by_time) == by_time
    assert Contestant("plain").budget("lot", 2, Budget()).simulations == levels[6].simulations


def test_a_run_of_other_strength_is_another_run() -> None:
    strengths = [Contestant.parse(f"level:{n}").strength("lot", 2, Budget()) for n in NUMBERS]
    strengths += [Contestant("level", 6).strength("lot", 2, Budget(ms=50))]
    strengths += [Contestant("random").strength("lot", 2, Budget())]
    assert len({str(strength) for strength in strengths}) == len(strengths)
