"""Loto Points Rouges in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tablee import texts
from tablee.games.loto import terminal as board
from tests.games.loto.positions import (
    DOTS,
    FIGURES,
    GAME,
    load,
    seed,
)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("options", GAME.variants)
def test_the_board_fits_a_small_terminal_and_reads_without_colour(
    options: dict[str, Any], language: str
) -> None:
    position = GAME.new(options, seed(7))
    move = position.legal()[0]
    position = position.play(move)
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    view = position.view(1) | {"last": move}
    console.print(board.draw(view, lambda name, **words: texts.say(name, language, **words)))
    lines = output.getvalue().splitlines()
    assert len(lines) <= 20
    text = "\n".join(lines)
    assert "loto-" not in text
    assert text.count("(●)") == 1 + DOTS[move[:3]]  # the last move's points, and the legend
    covered = sum(len(figure["covered"]) for figure in view["figures"])
    points = sum(len(FIGURES[figure["letter"]]) for figure in view["figures"])
    assert text.count("○") == points - covered + 1
    assert all(tile in text for tile in view["racks"]["1"])


def test_a_position_set_up_by_hand_loads_though_no_used_piece_covers_its_points() -> None:
    document = GAME.new(seed=bytes(32)).to_json()
    letter = document["figures"][0]["letter"]
    document["figures"][0]["covered"] = FIGURES[letter][:-2]
    position = load(document)
    assert f"J@{letter}:{FIGURES[letter][-1]}" in position.legal()
    for seat in (None, 1, 2):
        assert position.redealt(seat, 3).view(seat) == position.view(seat)
