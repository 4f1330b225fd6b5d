"""LOT on small boards: the solver and the checker have the game's rules, the proof holds, and a
spoilt one is refused."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import tablee
from tablee.testing import random_game
from tools.lot import check_boards as checker

pytestmark = pytest.mark.no_cover

_TOOLS = Path(checker.__file__).parent
_PROOF = str(_TOOLS / "boards" / "3x3.xz")
_LETTERS = (("l", "d"), ("L", "D"))


def _rows(board: checker.Board, position: checker.Position) -> str:
    """What stands on the cells, a1 first."""
    letters = ["."] * board.size**2
    for kind, sets in zip(_LETTERS, (position.singles, position.stacks), strict=True):
        for letter, cells in zip(kind, sets, strict=True):
            for cell in checker.bits(cells):
                letters[cell.bit_length() - 1] = letter
    return "".join(letters)


def _random_play(size: int, seed: int) -> Iterator[tuple[checker.Position, list[str], str]]:
    """The positions of a game by the checker's rules, the moves to each, and whether it is over."""
    rng, board = random.Random(seed), checker.Board(size)
    position, line, state = checker.Position(), list[str](), "playing"
    yield position, line, state
    while state == "playing":
        move = rng.choice(board.moves(position))
        mover, line = position.turn, [*line, board.text(move)]
        position = board.play(position, move)
        full = "playing" if board.empty(position) else "draw"
        state = "line" if board.has_line(position.stacks[mover]) else full
        yield position, line, state


# -- one set of rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_the_checker_plays_by_the_games_rules(seed: int) -> None:
    board, ours = checker.Board(7), checker.Position()
    game = list(random_game(tablee.find_game("lot"), {"pie": False}, seed))
    for position, after in pairwise(game):
        moves = {board.text(move): move for move in board.moves(ours)}
        assert sorted(moves) == sorted(position.legal())
        ours = board.play(ours, moves[after.record().moves[-1]])
        assert _rows(board, ours) == "".join(reversed(after.to_json()["rows"]))
    result = game[-1].result
    assert result is not None
    assert any(map(board.has_line, ours.stacks)) == (result.reason == "line")


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("lot") / "solve_boards"
    system = shutil.which("c++")
    compiler = [system] if system else [sys.executable, "-m", "ziglang", "c++"]
    source = str(_TOOLS / "solve_boards.cpp")
    subprocess.run([*compiler, "-O1", "-std=c++17", "-o", str(program), source], check=True)
    return program


def _run(solver: Path, *arguments: str, given: str = "") -> str:
    command = [str(solver), *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7])
def test_the_solver_plays_by_the_checkers_rules(solver: Path, size: int) -> None:
    board, lines, expected = checker.Board(size), list[str](), list[str]()
    for seed in range(5):
        for position, line, state in _random_play(size, seed):
            moves = board.moves(position) if state == "playing" else []
            lines.append(" ".join(line))
            expected.append(
                " ".join([_rows(board, position), state, *(board.text(move) for move in moves)])
            )
    found = _run(solver, "follow", str(size), given="".join(line + "\n" for line in lines))
    assert found.splitlines() == expected


# -- the proof -------------------------------------------------------------------------------------


@cache
def _proofs() -> tuple[tuple[int, int, list[str]], ...]:
    return tuple(checker.read(_PROOF))


def _check(defender: int, moves: list[str], size: int = 3) -> int:
    return checker.Proof(checker.Board(size), defender, moves).check()


def test_the_solver_writes_the_proof_again(solver: Path) -> None:
    written = [line.split() for line in _run(solver, "hold", "3", "1e6").splitlines()]
    assert written == [[str(n), checker.COLOURS[who], *moves] for n, who, moves in _proofs()]


def test_both_colours_hold_on_the_smallest_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert checker.main([_PROOF]) == 0
    told = capsys.readouterr().out
    assert "3x3: light holds after every opening" in told
    assert "3x3: dark holds after every opening" in told


def _plain_value(
    board: checker.Board, position: checker.Position, known: dict[checker.Position, int]
) -> int:
    """1, 0, -1: what the side to move gets, by the bare rules, every position on its own."""
    if not board.empty(position):
        return 0
    if position not in known:
        best = -1
        for move in board.moves(position):
            after = board.play(position, move)
            won = board.has_line(after.stacks[position.turn])
            best = max(best, 1 if won else -_plain_value(board, after, known))
            if best == 1:
                break
        known[position] = best
    return known[position]


def test_a_plain_search_finds_the_same() -> None:
    board, known = checker.Board(3), dict[checker.Position, int]()
    for cell in (1 << 0, 1 << 1, 1 << 4):  # a1, b1, b2
        opened = board.play(checker.Position(), checker.Move(cell))
        assert _plain_value(board, opened, known) == 0


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_the_checker_refuses_a_spoilt_proof(number: int, seed: int) -> None:
    _, defender, moves = _proofs()[number]
    place = random.Random(seed).randrange(len(moves))
    taken = moves[place][:2] + "^" + moves[place]
    for spoilt in (
        [*moves[:place], *moves[place + 1 :]],
        [*moves[:place], taken, *moves[place + 1 :]],
        moves[:-1],
        [*moves, moves[0]],
    ):
        with pytest.raises(checker.Flaw):
            _check(defender, spoilt)


def test_the_checker_refuses_another_boards_or_colours_proof() -> None:
    for _, defender, moves in _proofs():
        with pytest.raises(checker.Flaw):
            _check(1 - defender, moves)
        with pytest.raises(checker.Flaw):
            _check(defender, moves, size=4)


@pytest.mark.parametrize("defender", [0, 1])
def test_the_checker_sees_when_a_legal_defence_loses(
    defender: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last_move(proof: checker.Proof, position: checker.Position) -> checker.Move:
        return proof.board.moves(position)[-1]

    monkeypatch.setattr(checker.Proof, "_answer", last_move)
    with pytest.raises(checker.Flaw, match="wins by"):
        _check(defender, [], size=4)
