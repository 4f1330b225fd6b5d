"""What is known of LOT's openings: the proofs hold under the rules, and a spoilt one is refused."""

from __future__ import annotations

import importlib.util
import lzma
import random
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import tablee
from tablee.core.position import Position
from tablee.games.lot.mind import openings as lot_openings

_ROOT = Path(__file__).parents[2]
_PROOF = _ROOT / "src" / "tablee" / "games" / "lot" / "mind" / "data" / "proof.xz"
_LAST_MOVE = 9  # of light, by which every claim is won


@cache
def _checker() -> ModuleType:
    path = _ROOT / "tools" / "lot" / "check_proof.py"
    spec = importlib.util.spec_from_file_location("check_proof", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _lines() -> tuple[str, ...]:
    return tuple(lzma.decompress(_PROOF.read_bytes()).decode("ascii").splitlines())


def _claims() -> list[list[str]]:
    return [line.split()[1:] for line in _lines() if line.startswith("claim")]


def _after(moves: list[str], symmetry: int = 0) -> Position:
    """The position after these moves, turned or mirrored."""
    images = lot_openings._symmetries()[symmetry]
    position = tablee.find_game("lot").new({"pie": False})
    for move in moves:
        position = position.play(lot_openings._move_back(move, images))
    return position


def _check(lines: list[str]) -> int:
    count: int = _checker().Proof("\n".join(lines)).check()
    return count


def test_the_checker_accepts_the_proof() -> None:
    assert _check(list(_lines())) == sum(not line.startswith("claim") for line in _lines())


def test_the_checker_command_says_what_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert _checker().main(str(_PROOF)) == 0
    assert f"{len(_claims())} positions are won" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(4))
def test_the_checker_misses_no_missing_pattern(seed: int) -> None:
    """Every pattern is needed by another one or by a claim, or another does its work: taking all
    those of one group of light's pieces away always leaves a reply without an answer."""
    lines = list(_lines())
    chosen = random.Random(seed).choice([line for line in lines if not line.startswith("claim")])
    pieces = chosen.split()[:2]
    with pytest.raises(_checker().Flaw):
        _check([line for line in lines if line.split()[:2] != pieces])


@pytest.mark.parametrize("seed", range(4))
def test_the_checker_refuses_a_changed_move(seed: int) -> None:
    """Two moves before the end a stack is needed: putting a piece elsewhere wins nothing."""
    rng, lines = random.Random(seed), list(_lines())
    number = rng.choice([n for n, line in enumerate(lines) if " 2 " in line and "^" in line])
    words = lines[number].split()
    carrier = [cell for bit, cell in enumerate(lot_openings._CELLS) if int(words[2], 16) >> bit & 1]
    words[4] = rng.choice([cell for cell in carrier if cell != words[4][:2]])
    lines[number] = " ".join(words)
    with pytest.raises(_checker().Flaw):
        _check(lines)


def test_the_checker_refuses_a_shorter_win_and_a_smaller_carrier() -> None:
    lines = list(_lines())
    number, words = next((n, line.split()) for n, line in enumerate(lines) if " 4 " in line)
    sooner = [*words[:3], "1", words[4]]
    needing_nothing = [*words[:2], "0", *words[3:]]
    for changed in (sooner, needing_nothing):
        with pytest.raises(_checker().Flaw):
            _check([*lines[:number], " ".join(changed), *lines[number + 1 :]])


def test_the_checker_refuses_a_claim_that_does_not_follow() -> None:
    proof = _checker().Proof("\n".join(_lines()))
    proof.check_claim(_claims()[0])
    for claim in (["d4", "e5"], ["d4"], ["d4", "d4"], []):
        with pytest.raises(_checker().Flaw):
            proof.check_claim(claim)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_dark_does_a_claim_is_won_in_time(seed: int) -> None:
    """The answers, played by the game's own rules against random replies, from any side."""
    rng = random.Random(seed)
    position = _after(rng.choice(_claims()), symmetry=seed % 8)
    while position.turn is not None:
        if position.turn == 1:
            move = lot_openings.answer(position)
            assert move is not None
        else:
            move = rng.choice(position.legal())
        position = position.play(move)
    assert position.result is not None
    assert position.result.winners == (1,)
    assert position.ply <= 2 * _LAST_MOVE - 1


def test_no_answer_where_nothing_is_proved() -> None:
    assert lot_openings.answer(_after([])) is None
    assert lot_openings.answer(_after(["d4"])) is None
    assert lot_openings.answer(_after(["d4", "d3"])) is None


def test_no_answer_to_a_colour_that_could_be_overtaken() -> None:
    """A win in six moves says nothing when the other colour may need but five."""
    game = tablee.find_game("lot")
    claim = next(claim for claim in _claims() if len(claim) == 6 and "^" not in claim[-1])
    data = _after(claim).to_json()
    rows = [list(row) for row in data["rows"]]
    for file in (0, 6):  # stacks of dark in the corners: far off, but dark is nearer to its win
        if rows[0][file] == ".":
            rows[0][file] = "D"
            data["reserve"]["dark"] -= 2
    data["rows"] = ["".join(row) for row in rows]
    wins = lot_openings._moves_to_win(0b111, 0b1 << 48)
    assert wins == 3
    assert lot_openings.answer(game.from_json(data)) is None


@pytest.mark.parametrize("pie", [True, False])
def test_good_openings_are_good_on_every_side_of_the_board(pie: bool) -> None:
    openings = set(lot_openings.best_openings(pie))
    for images in lot_openings._symmetries():
        assert {lot_openings._move_back(cell, images) for cell in openings} == openings


def test_every_opening_is_known_up_to_symmetry() -> None:
    swaps = [
        cell for cell in tablee.find_game("lot").new().legal() if lot_openings.should_swap(cell)
    ]
    assert 0 < len(swaps) < 49
    assert {"d3", "c4", "e4", "d5"} <= set(swaps)
    for cell in lot_openings.best_openings(pie=True):
        assert not lot_openings.should_swap(cell)
    for cell in lot_openings.best_openings(pie=False):
        assert lot_openings.should_swap(cell)


# -- the bot that knows them -----------------------------------------------------------------------


@pytest.mark.parametrize("pie", [True, False])
def test_the_top_level_opens_as_it_has_studied(pie: bool) -> None:
    start = tablee.find_game("lot").new({"pie": pie})
    for seed in range(3):
        choice = tablee.Bot("lot", 6).think(start, None, 20, seed)
        assert choice.move in lot_openings.best_openings(pie)
        assert choice.candidates[0].move == choice.line[0] == choice.move


@pytest.mark.parametrize("opening", ["d4", "g7", "b2", "a4", "e3"])
def test_the_top_level_swaps_what_is_worth_taking_over(opening: str) -> None:
    position = tablee.find_game("lot").new().play(opening)
    choice = tablee.Bot("lot", 6).think(position, None, 20, 1)
    assert (choice.move == "swap") == lot_openings.should_swap(opening)


def test_the_top_level_plays_a_proved_win_and_knows_it() -> None:
    position = tablee.find_game("lot").new({"pie": False})
    for move in ["d4", "c3", "e4", "c2", "d5", "a1"]:
        position = position.play(move)
    choice = tablee.Bot("lot", 6).think(position, None, 20, 1)
    assert choice.move == lot_openings.answer(position)
    assert choice.value == {1: 1.0, 2: 0.0}
    assert choice.candidates[0].move == choice.move
