"""LOT, clause by clause and vector by vector (spec/lot.md and RULES.en.md)."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.playouts import playouts
from tablee.core.rng import generator
from tablee.games.lot.rules.kernel import SWAPPED

LOT = tablee.find_game("lot")


def board(light: str = "", dark: str = "", turn: int = 1, **changes: Any) -> tablee.Position:
    """A position with these cells occupied: lower case `c4` a single piece, upper case `C4` a
    stack."""
    rows = [["."] * 7 for _ in range(7)]
    reserve = {}
    for colour, cells, letter in (("light", light, "l"), ("dark", dark, "d")):
        reserve[colour] = 40
        for cell in cells.split():
            stack = cell[0].isupper()
            file, rank = "abcdefg".index(cell[0].lower()), int(cell[1])
            rows[7 - rank][file] = letter.upper() if stack else letter
            reserve[colour] -= 2 if stack else 1
    document = {
        **LOT.new().to_json(),
        "turn": turn,
        "ply": 20,
        "rows": ["".join(row) for row in rows],
        "reserve": reserve,
    }
    return LOT.from_json({**document, **changes})


def moves_at(position: tablee.Position, cell: str) -> list[str]:
    return [move for move in position.legal() if move.split("^")[0] == cell]


# Clauses 1 and 2.


def test_clause_1_the_empty_board_has_49_moves() -> None:
    legal = LOT.new().legal()
    assert len(legal) == 49
    assert legal[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")


def test_clause_1_a_taken_cell_is_refused() -> None:
    position = LOT.new().play("d4")
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play("d4")
    assert (caught.value.code, caught.value.clause) == ("lot.cell_taken", "1")


def test_clause_1_a_piece_comes_from_the_reserve() -> None:
    position = LOT.new().play("d4")
    assert position.to_json()["reserve"] == {"light": 39, "dark": 40}
    assert position.to_json()["rows"][3] == "...l..."


def test_clause_2_after_d4_there_are_48_cells_and_swap() -> None:
    legal = LOT.new().play("d4").legal()
    assert len(legal) == 49
    assert "swap" in legal
    assert len(LOT.new({"pie": False}).play("d4").legal()) == 48


def test_clause_2_swap_exchanges_the_colours_and_seat_1_is_to_move() -> None:
    position = LOT.new().play("d4").play("swap")
    assert (position.turn, position.ply) == (1, 2)
    assert position.to_json()["colours"] == {"light": 2, "dark": 1}
    after = position.play("a1")
    assert after.to_json()["rows"][6] == "d......"
    assert after.to_json()["reserve"] == {"light": 39, "dark": 39}
    assert after.turn == 2


@pytest.mark.parametrize(
    "position",
    [
        LOT.new(),
        LOT.new({"pie": False}).play("d4"),
        LOT.new().play("d4").play("a1"),
        LOT.new().play("d4").play("swap"),
        LOT.new().play("d4").play("swap").play("a1"),
    ],
)
def test_clause_2_swap_answers_the_very_first_move_only(position: tablee.Position) -> None:
    assert "swap" not in position.legal()
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play("swap")
    assert (caught.value.code, caught.value.clause) == ("lot.no_swap", "2")


# Clause 3.


def test_clause_3_a_line_must_become_a_stack() -> None:
    position = board(light="b4 c4")
    assert moves_at(position, "d4") == ["d4^b4-c4-d4", "d4^c4-b4-d4", "d4^d4-b4-c4"]
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play("d4")
    assert (caught.value.code, caught.value.clause) == ("lot.line_must_stack", "3")


def test_clause_3_two_pieces_go_back_and_a_second_goes_on_the_kept_one() -> None:
    after = board(light="b4 c4").play("d4^c4-b4-d4").to_json()
    assert after["rows"][3] == "..L...."
    assert after["reserve"]["light"] == 38


def test_clause_3_five_in_a_row_make_three_lines() -> None:
    position = board(light="b4 c4 e4 f4")
    assert len(moves_at(position, "d4")) == 9
    assert "d4^f4-d4-e4" in position.legal()
    assert "d4^b4-c4-d4" in position.legal()


def test_clause_3_a_row_and_a_column_make_six_moves() -> None:
    assert len(moves_at(board(light="d2 d3 b4 c4"), "d4")) == 6


def test_clause_3_all_eight_directions_make_lines() -> None:
    around = "b2 c3 e5 f6 b6 c5 e3 f2 b4 c4 e4 f4 d2 d3 d5 d6"
    position = board(light=around)
    assert len(moves_at(position, "d4")) == 4 * 3 * 3


def test_clause_3_stacks_make_no_line_with_single_pieces() -> None:
    assert moves_at(board(light="B4 c4"), "d4") == ["d4"]


def test_clause_3_the_other_colour_makes_no_line() -> None:
    assert moves_at(board(light="b4", dark="c4"), "d4") == ["d4"]


def test_clause_3_a_line_does_not_run_over_an_edge() -> None:
    position = board(light="f4 g4 a6 b5")
    assert moves_at(position, "a5") == ["a5"]
    assert moves_at(position, "a4") == ["a4"]


def test_clause_3_a_gap_makes_no_line() -> None:
    assert moves_at(board(light="a4 b4"), "d4") == ["d4"]


@pytest.mark.parametrize("move", ["d4^b4-c4-d4", "a1^a1-a2-a3"])
def test_clause_3_a_line_that_is_not_there_is_refused(move: str) -> None:
    with pytest.raises(tablee.IllegalMove) as caught:
        board(light="b4").play(move)
    assert (caught.value.code, caught.value.clause) == ("lot.line_missing", "3")


def test_clause_3_the_last_piece_of_the_reserve_can_make_a_stack() -> None:
    stacks = "A1 B1 D1 E1 G1 A2 B2 D2 E2 G2 C4 E4 F4 A5 B5 G5 A7 B7"  # 36 pieces, no three in a row
    position = board(light=stacks + " d7 e7 g7", dark="c1", turn=1)
    assert position.to_json()["reserve"]["light"] == 1
    assert "f7^f7-e7-g7" in position.legal()
    after = position.play("f7^f7-e7-g7")
    assert after.to_json()["reserve"]["light"] == 1
    assert after.result is None


# Clauses 4 and 5.


@pytest.mark.parametrize(
    ("stacks", "singles", "move"),
    [
        ("C4 D4", "e3 e5", "e4^e4-e3-e5"),  # a row
        ("D2 D3", "c4 e4", "d4^d4-c4-e4"),  # a column
        ("B2 C3", "d3 d5", "d4^d4-d3-d5"),  # a diagonal
        ("F2 E3", "d3 d5", "d4^d4-d3-d5"),  # the other diagonal
        ("C4 E4", "d3 d5", "d4^d4-d3-d5"),  # joining two
    ],
)
def test_clause_4_three_stacks_in_a_line_win(stacks: str, singles: str, move: str) -> None:
    position = board(light=f"{stacks} {singles}").play(move)
    assert position.turn is None
    assert position.result is not None
    assert position.result.to_json() == {
        "winners": [1],
        "reason": "line",
        "scores": {"1": 1, "2": 0},
    }


def test_clause_4_dark_wins_for_its_seat_also_after_a_swap() -> None:
    swapped = {"light": 2, "dark": 1}
    position = board(dark="C4 D4 e3 e5", turn=1, colours=swapped).play("e4^e4-e3-e5")
    assert position.result is not None
    assert position.result.winners == (1,)


def test_clause_4_stacks_of_both_colours_do_not_win() -> None:
    position = board(light="C4 e3 e5", dark="D4").play("e4^e4-e3-e5")
    assert position.result is None


FULL = ["ldldldl", "ldldldl", "dldldld", "dldldld", "ldldldl", "ldldldl", "dldldl."]


def test_clause_5_a_full_board_is_a_draw() -> None:
    position = LOT.from_json(
        {
            **LOT.new().to_json(),
            "rows": FULL,
            "reserve": {"light": 40 - 25, "dark": 40 - 23},
            "ply": 48,
            "turn": 2,
        }
    )
    assert position.legal() == ("g1",)
    after = position.play("g1")
    assert after.result is not None
    assert after.result.to_json() == {
        "winners": [],
        "reason": "board_full",
        "scores": {"1": 0, "2": 0},
    }


def test_clause_5_no_piece_in_reserve_is_a_draw() -> None:
    stacks = "A1 B1 D1 E1 G1 A2 B2 D2 E2 G2 C4 E4 F4 A5 B5 G5 A7 B7 D7 G7"  # all 40 pieces
    position = board(light=stacks, dark="c1", turn=2)
    after = position.play("c2")
    assert after.result is not None
    assert (after.result.reason, after.result.winners) == ("no_pieces", ())


# The vector on random play, and what cannot be a position.


def test_random_play_lasts_72_moves_and_draws_23_percent() -> None:
    games = 2000
    done = playouts(LOT.new({"pie": False}), games, seed=5)
    assert 70.5 < done.moves / games < 73.5
    assert 0.19 < done.reasons["board_full"] / games < 0.27
    assert done.wins[1] > done.wins[2]


def test_a_rollout_may_swap_where_a_player_may() -> None:
    swapped = {
        pie: sum(rolled_out(LOT.new({"pie": pie}).play("d4"), seed) for seed in range(400))
        for pie in (True, False)
    }
    assert 1 <= swapped[True] <= 25  # one in 49 is expected
    assert swapped[False] == 0


def rolled_out(position: tablee.Position, seed: int) -> int:
    """Whether the colours are swapped at the end of a random game."""
    state = list(position.state)
    scratch = [0] * LOT.max_actions
    LOT.kernel.rollout(position.setup.rules, state, generator(seed), scratch)
    return int(state[SWAPPED])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"rows": ["......."] * 6}, "rows"),
        ({"rows": ["......."] * 6 + ["......x"]}, "rows[6]"),
        ({"rows": ["......."] * 6 + ["......"]}, "rows[6]"),
        ({"reserve": {"light": 40, "dark": 39}}, "reserve.dark"),
        ({"reserve": {"dark": 40, "light": 40}}, "reserve"),
        ({"colours": {"light": 1, "dark": 1}}, "colours"),
        ({"turn": 3}, "turn"),
        ({"turn": None}, "turn"),
        ({"ply": -1}, "ply"),
        ({"ply": True}, "ply"),
        ({"game": "lotus"}, "game"),
        ({"options": {"pie": 0}}, "options.pie"),
        ({"seed": "00" * 32}, "seed"),
        ({"extra": 1}, "extra"),
        (
            {
                "result": {"winners": [3], "reason": "line", "scores": {"1": 0, "2": 1}},
                "turn": None,
            },
            "result.winners",
        ),
        (
            {
                "result": {"winners": [1], "reason": "luck", "scores": {"1": 0, "2": 1}},
                "turn": None,
            },
            "result.reason",
        ),
        (
            {"result": {"winners": [1], "reason": "line", "scores": {"1": 1}}, "turn": None},
            "result.scores",
        ),
    ],
)
def test_an_impossible_position_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOT.from_json({**LOT.new().to_json(), **change})
    assert caught.value.field == field


@pytest.mark.parametrize(
    "text",
    [
        *("", "d", "d8", "h1", "D4", "d4 ", "d4^", "d4^d4", "d4^d4-c4", "d4^d4-c4-b4"),
        *("d4^a1-b1-c1", "d4^d4-e4-g4", "f4^g4-f4-a5", "pass", "SWAP", "d4-b4-c4"),
        *("d4^c4-d4-b4", "d4^d4-d4-d4"),
    ],
)
def test_other_spellings_are_invalid(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        LOT.new().play(text)
