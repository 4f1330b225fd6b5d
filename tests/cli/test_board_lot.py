"""The drawing of LOT: everything readable without colour, and within eighty columns."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tablee import texts
from tablee.cli.drawing import draw
from tablee.cli.words import speaker
from tests.cli.helpers import finished, plain, played


def drawn(view: dict[str, object], language: str = "en", **settings: object) -> str:
    console = Console(file=StringIO(), width=80, **settings)  # type: ignore[arg-type]
    console.print(draw(view, speaker(language)))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def cells(text: str) -> dict[str, str]:
    """What is drawn on each cell of the board."""
    rows = [line for line in text.splitlines() if line[:1].isdigit()]
    return {
        f"{file}{row[0]}": cell
        for row in rows
        for file, cell in zip("abcdefg", row.split("│")[1:8], strict=True)
    }


def test_singles_and_stacks_of_both_colours_differ_without_colour() -> None:
    position = played("lot", ["b4", "a7", "c4", "a6", "d4^c4-b4-d4", "g1"])
    board = cells(drawn(position.view(None), color_system=None))
    assert board["c4"] == " (○) "
    assert board["a7"] == "  ●  "
    assert board["b4"] == "     "
    assert sum(cell.strip() != "" for cell in board.values()) == 4


def test_the_last_move_is_marked_where_a_piece_stands() -> None:
    position = played("lot", ["b4", "a7", "c4", "a6", "d4^c4-b4-d4"])
    board = cells(drawn({**position.view(None), "last": "d4^c4-b4-d4"}, color_system=None))
    assert board["c4"] == "›(○)‹"
    assert board["d4"] == board["b4"] == "     "


def test_colour_adds_nothing_but_colour() -> None:
    view = {**finished("lot").to_json(), "last": "a1"}
    coloured = drawn(view, color_system="truecolor", force_terminal=True)
    assert "\x1b[" in coloured
    assert plain(coloured) == drawn(view, color_system=None)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_it_fits_and_says_whose_turn_it_is(language: str) -> None:
    text = drawn(played("lot", ["d4", "swap"]).view(None), language, color_system=None)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 18
    assert "cli-" not in text
    turn = next(line for line in lines if "▶" in line)
    assert "●" in turn  # after the swap seat 1 plays dark
    assert "1" in turn.split("▶")[1]
