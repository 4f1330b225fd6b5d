"""Lotus in the terminal."""

from __future__ import annotations

from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import texts
from tablee.games.lotus.terminal import draw
from tablee.testing import random_game
from tests.games.lotus.positions import LOTUS, set_up, track


def drawing(position: tablee.Position, language: str = "fr") -> list[str]:
    """The terminal's lines, without colour."""
    console = Console(width=80, color_system=None, file=StringIO())
    view = {**position.view(None), "last": "".join(position.moves()[-1:])}
    with console.capture() as capture:
        console.print(draw(view, partial(texts.say, language=language)))
    return capture.get().splitlines()


@pytest.mark.parametrize("options", LOTUS.variants)
def test_the_drawing_fits_a_terminal_and_names_every_field(options: dict[str, Any]) -> None:
    for position in list(random_game(LOTUS, options, 4))[::20]:
        lines = drawing(position)
        assert len(lines) <= 20
        assert max(map(len, lines)) <= 80
        words = " ".join(lines).replace("›", "").replace("‹", "").split()
        assert {*position.setup.parts.track.fields, "home"} <= set(words)


def test_the_drawing_winds_like_a_metro_line() -> None:
    assert drawing(set_up("l1:12 r3:1 4:221 9:2"), "en") == [
        " ▶ ❶  start  s4 ·  s3 ·  s2 ·  s1 ·  home 7/10",
        "   ❷  start  s4 ·  s3 ·  s2 ·  s1 ·  home 6/10",
        "",
        "   l1 ×2     l2       l3",
        " ╶─ 1❷ ────── ○ ────── ○ ──╮  4 ×3       5        6",
        "    r1       r2       r3   ├── 22❶ ───── ○ ────── ○ ───╮",
        " ╶── ○ ────── ○ ────── ❶ ──╯                           │",
        "    12       11       10        9        8        7    │",
        "╭─── ○ ────── ○ ────── ○ ────── ❷ ────── ✿ ────── ○ ───╯",
        "│   13       14      home",
        "╰─── ○ ────── ○ ────── ⌂",
        "",
        "❶ top of the pile · ×3 height · ✿ springboard · ›7‹ last move",
    ]


def test_the_drawing_of_a_long_track_turns_at_both_edges() -> None:
    options = {"track": track(route_length=24, springboard=None)}
    lines = drawing(LOTUS.new(options))
    assert [line[0] for line in lines[8:11]] == ["╭", "│", "╰"]
    assert [line[55] for line in lines[5:9]] == ["╮", "│", "│", "╯"]


def test_the_drawing_shows_piles_from_bottom_to_top_with_their_height() -> None:
    text = "\n".join(drawing(set_up("l2:1121 9:2", {"1": [0, 0, 1, 0]}), "en"))
    assert "112❶" in text
    assert "l2 ×4" in text
    assert "s2 ❶" in text
    assert "home 6/10" in text
    assert "home 8/10" in text


def test_the_drawing_writes_a_pile_out_that_is_too_high_for_its_field() -> None:
    text = "\n".join(drawing(set_up("l2:1212121 9:2")))
    assert "…1212❶" in text
    assert "l2: 121212❶" in text


def test_the_drawing_marks_the_turn_the_last_move_and_the_winner() -> None:
    opening = LOTUS.new({"expert": True})
    assert drawing(opening)[0].startswith("▶▶ ❶")
    assert drawing(opening.play("s3>l3"))[0].startswith(" ▶ ❶")
    assert "›l3‹" in "\n".join(drawing(opening.play("s3>l3")))
    assert drawing(set_up("13:2 14:1").play("14>home"))[0].startswith(" ★ ❶")


@pytest.mark.parametrize(
    "change",
    [
        {"entry_fields": 0},
        {"entry_fields": 5},
        {"entries": ["a"]},
        {"entries": ["a"], "entry_fields": 13, "springboard": 14},
        {"entries": ["a", "b", "c"]},
        {"entries": ["a", "b", "c", "d"], "entry_fields": 7, "route_length": 40},
        {"entry_fields": 23, "route_length": 40, "springboard": None},
        {"route_length": 4, "springboard": 4},
    ],
)
def test_the_drawing_names_every_field_of_any_track(change: dict[str, Any]) -> None:
    position = LOTUS.new({"track": track(**{"springboard": None, **change})})
    lines = drawing(position)
    assert max(map(len, lines)) <= 80
    words = " ".join(lines).replace(":○", "").split()
    assert {*position.setup.parts.track.fields} <= set(words)
