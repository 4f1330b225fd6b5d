"""The prover's answers: those of a plain search where there is one, and trees that hold."""

from __future__ import annotations

import json
import lzma
import random
import subprocess
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tests.games.lot.test_boards import _plain_value, _random_play
from tools.lot import check_boards, check_trees, questions
from tools.lot.check_proof import Flaw, Proof, play

pytestmark = pytest.mark.no_cover

_TREES = Path(check_trees.__file__).parent / "trees.xz"
_WON = (  # light wins by its twelfth move
    "d4 d3 c5 e4 d5 c4 c3 b4 b2^d4-b2-c3 b6 e3 d2 b5^c5-b5-d5 a4^c4-a4-b4"
)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    folder = tmp_path_factory.mktemp("prove")
    return {
        size: questions.compile_source("prove.cpp", folder / str(size), f"-DSIZE={size}", "-O1")
        for size in (3, 7)
    }


def _ask(program: Path, question: str, colour: str, line: str, *budget: object) -> str:
    words = ["ask", question, colour, *map(str, budget or ("1e6", 16, 4)), *line.split()]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=True)
    answer: str = json.loads(done.stdout)["answer"]
    return answer


# -- on the smallest board -------------------------------------------------------------------------


@cache
def _values() -> tuple[tuple[str, int], ...]:
    """Lines of play on 3x3 and what light gets after them, by the bare rules."""
    board, known = check_boards.Board(3), dict[check_boards.Position, int]()
    found = {}
    for seed in range(6):
        for position, line, state in _random_play(3, seed):
            if state == "playing" and len(line) in (1, 6, 10):
                value = _plain_value(board, position, known)
                found[" ".join(line)] = -value if position.turn else value
    return tuple(found.items())


@pytest.mark.parametrize("megabytes", [16, 0.001])
def test_it_finds_what_a_plain_search_finds(programs: dict[int, Path], megabytes: float) -> None:
    """Even in a memory of eight buckets, which forgets nearly everything."""
    for line, value in _values():
        for colour, wins in (("light", value > 0), ("dark", value < 0)):
            expected = "yes" if wins else "no"
            assert _ask(programs[3], "win", colour, line, 1e6, megabytes, 4) == expected, line


def test_who_holds_by_the_harder_rules_is_not_beaten(programs: dict[int, Path]) -> None:
    for line, value in _values():
        for colour, beaten in (("light", value < 0), ("dark", value > 0)):
            answer = _ask(programs[3], "hold", colour, line)
            assert answer == ("no" if beaten else "yes"), line


# -- on the game's own board -----------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["light", "dark"])
def test_it_sees_the_move_that_wins(programs: dict[int, Path], colour: str) -> None:
    other = "dark" if colour == "light" else "light"
    mover = check_boards.COLOURS.index(colour)
    games = (list(_random_play(7, seed)) for seed in range(100))
    won = next(game for game in games if game[-1][2] == "line" and game[-2][0].turn == mover)
    line = " ".join(won[-2][1])
    assert _ask(programs[7], "win", colour, line) == "yes"
    assert _ask(programs[7], "hold", other, line) == "no"


def test_it_says_when_it_does_not_know(programs: dict[int, Path]) -> None:
    for question, colour in (("win", "light"), ("hold", "dark")):
        assert _ask(programs[7], question, colour, "d4", 50, 1, 2) == "open"


def test_a_move_that_is_not_legal_is_refused(programs: dict[int, Path]) -> None:
    for line in ("d4 d4", "h8", "d4^d4-c4-e4"):
        with pytest.raises(subprocess.CalledProcessError):
            _ask(programs[7], "win", "light", line)


# -- wins beyond the ninth move --------------------------------------------------------------------


def _grow(program: Path, line: str, zone: int) -> list[str]:
    """The proof of a win, written by the prover."""
    words = [str(program), "trees", "2000", "8", str(zone)]
    done = subprocess.run(words, input=line + "\n", capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def _check(lines: list[str], folder: Path) -> int:
    path = folder / "proof.xz"
    path.write_bytes(lzma.compress("\n".join(lines).encode("ascii")))
    proof, trees = check_trees.read(str(path))
    proof.check()
    return sum(tree.check() for tree in trees)


def test_the_checker_accepts_a_tree_as_it_is_written(
    programs: dict[int, Path], tmp_path: Path
) -> None:
    lines = _grow(programs[7], _WON, 5)
    assert _check(lines, tmp_path) > 1
    tree = next(line for line in lines if line.startswith("tree"))
    head, _, answers = tree.partition(":")
    rest = [line for line in lines if line != tree]
    words = answers.split()
    for spoilt in (words[:-1], [*words, "."], [".", *words[1:]], ["a1", *words[1:]], ["h8"]):
        with pytest.raises(Flaw):
            _check([*rest, f"{head}: {' '.join(spoilt)}"], tmp_path)


def test_the_trees_that_are_kept_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_trees.main(str(_TREES)) == 0
    assert "positions are won for light" in capsys.readouterr().out


def test_a_tree_needs_its_patterns() -> None:
    _, trees = check_trees.read(str(_TREES))
    (tree,) = (tree for tree in trees if " ".join(tree.line) == "d4 a1 e4 b2 d3 e3")
    tree.proof = Proof("")
    with pytest.raises(Flaw, match="no pattern wins it in time"):
        tree.check()


def test_a_colour_needs_no_fewer_moves_than_the_checker_says() -> None:
    """Whoever won did not do so in fewer moves than it needed at least, at any time before."""
    games = (list(_random_play(7, seed)) for seed in range(100))
    for *before, (last, _, _) in islice((game for game in games if game[-1][2] == "line"), 3):
        winner = 1 - last.turn
        turns = [position for position, _, _ in before if position.turn == winner]
        for left, position in enumerate(reversed(turns), 1):
            own = check_trees.Side(position.singles[winner], position.stacks[winner])
            assert check_trees.least_moves(own, position.stacks[1 - winner]) <= left


@pytest.mark.parametrize("seed", range(3))
def test_the_checker_lists_the_games_moves(seed: int) -> None:
    rng, position = random.Random(seed), tablee.find_game("lot").new({"pie": False})
    sides = [check_trees.Side(), check_trees.Side()]
    while position.turn is not None:
        mover = position.turn - 1
        own, others = sides[mover], sides[1 - mover].cells
        found = check_trees.moves(own, others)
        assert sorted(found) == sorted(position.legal())
        move = rng.choice(found)
        singles, stacks, _ = play(own.singles, own.stacks, others, move)
        sides[mover] = check_trees.Side(singles, stacks)
        position = position.play(move)


def test_a_tree_says_whose_turn_it_is() -> None:
    with pytest.raises(Flaw, match="dark's turn"):
        check_trees.Tree(Proof(""), ["d4"], []).check()
