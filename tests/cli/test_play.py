"""`tablee play` without a terminal: lines in, plain text out."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee.cli.files import open_line
from tablee.cli.keyboard import Keyboard
from tablee.cli.play.local_table import LocalTable
from tablee.cli.play.screen import Screen
from tablee.cli.play.session import Session
from tests.cli.helpers import SEED, child, finished, one_line, played, run
from tests.games.lotus.positions import set_up


def test_a_whole_game_is_played_and_reported() -> None:
    moves = finished("lot").moves()
    done = run("play", "lot", typed="\n".join(moves))
    assert done.exit_code == 0
    assert done.stdout.count("your turn") == len(moves)
    assert "wins: a line of three stacks." in done.stdout or "Nobody wins" in done.stdout
    assert "Points · player 1: " in done.stdout


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_game_can_be_continued_and_played_to_its_end(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    over = finished(game)
    LocalTable([played(game, over.moves()[:-5])]).save(file)
    done = run("play", "--load", file, typed="\n".join(over.moves()[-5:]))
    assert done.exit_code == 0, done.output
    assert done.stdout.count("your turn") == 5
    assert "Points · " in done.stdout
    assert f"{game}-" not in done.stdout  # every text is there


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_refusals_say_why_and_where_to_read_it(language: str) -> None:
    done = run("play", "lot", "--language", language, typed="d4\nd4\nrules 1\n")
    refusal = tablee.IllegalMove("lot.cell_taken", "d4", clause="1").message(language)
    assert refusal in done.stdout
    words = {
        "fr": "(règle 1\u202f; «\u202frègles 1\u202f»",
        "en": "(rule 1; “rules 1”",
        "de": "(Regel 1; „regeln 1“",
    }
    assert words[language] in done.stdout
    heading = {
        "fr": "1. Poser une pièce",
        "en": "1. Putting a piece down",
        "de": "1. Einen Stein setzen",
    }
    assert heading[language] in done.stdout
    assert "2. " not in done.stdout


def test_a_text_that_is_no_move_is_answered_with_help() -> None:
    done = run("play", "lot", typed="castle\n")
    assert "“castle” is not a move of this game." in done.stdout
    assert "? shows the possible moves" in done.stdout


def test_a_move_that_needs_a_choice_offers_it_and_a_number_chooses() -> None:
    done = run("play", "lot", typed="b4\na7\nc4\na6\nD4\n2\n")
    assert "choose the piece that stays" in done.stdout
    assert "1. d4^b4-c4-d4   2. d4^c4-b4-d4   3. d4^d4-b4-c4" in done.stdout
    assert "Player 1 played d4^c4-b4-d4" in done.stdout


def test_a_single_move_is_number_1_without_a_list(tmp_path: Path) -> None:
    """Seat 1 of this table of experts has no free piece: all it can do is pass."""
    position = set_up("l1:12 9:112", options={"expert": True})
    file = tmp_path / "record.json"
    file.write_text(json.dumps(position.record().to_json(secret=True)))
    assert "“1” is not a move" not in run("play", "--load", file, typed="1\n").stdout
    assert "“2” is not a move" in run("play", "--load", file, typed="2\n").stdout


def test_a_number_means_nothing_without_a_list() -> None:
    assert "“2” is not a move" in run("play", "lot", typed="?\nd4\n2\n").stdout


def test_question_mark_lists_moves_and_filters_them() -> None:
    done = run("play", "lot", typed="? d\n? zz\n")
    assert "1. d1   2. d2   3. d3" in done.stdout
    assert "No possible move begins like that." in done.stdout


def test_undo_takes_moves_back() -> None:
    done = run("play", "lot", typed="undo\nd4\ne4\nundo\nundo\n")
    assert "You have not made a move yet that could be taken back." in done.stdout
    assert done.stdout.count("the beginning") == 2


def test_a_games_own_undo_comes_before_ours() -> None:
    position = played("loto", (), mode="patience")
    place = next(move for move in position.legal() if "@" in move)
    typed = f"{place}\nundo\n"
    words = ("play", "loto", "--seed", SEED.hex(), "--option", "mode=patience")
    done = run(*words, typed=typed)
    assert "2 moves played" in done.stdout


def test_an_undo_that_would_reveal_is_refused_in_words() -> None:
    position = played("topominos", (), seats=1)
    exchange = next(move for move in position.legal() if move.startswith("pass:"))
    words = ("play", "topominos", "--seats", "1", "--seed", SEED.hex())
    done = run(*words, typed=f"{exchange}\nundo\n")
    assert "Something was drawn or revealed since that move" in done.stdout


def test_commands_have_names_in_the_readers_language_and_in_english() -> None:
    said = {"fr": "4. Gagner", "de": "4. Gewinnen"}
    for language, word in (("fr", "REGLES"), ("fr", "règles"), ("de", "regeln"), ("de", "rules")):
        done = run("play", "lot", "--language", language, typed=f"{word} 4\n")
        assert said[language] in done.stdout


@pytest.mark.parametrize(
    ("language", "rules", "complete", "how", "full"),
    [
        ("fr", "règles", "règles complètes", "Comment jouer", "Règles complètes"),
        ("en", "rules", "rules all", "How to play", "Complete rules"),
        ("de", "regeln", "regeln alle", "So wird gespielt", "Vollständige Regeln"),
    ],
)
def test_the_rules_begin_with_how_to_play(
    language: str, rules: str, complete: str, how: str, full: str
) -> None:
    short = run("play", "lot", "--language", language, typed=f"{rules}\n").stdout
    assert how in short
    assert full not in short
    assert "goal.svg" not in short  # a picture is told in words
    long = run("play", "lot", "--language", language, typed=f"{complete}\n").stdout
    assert how in long
    assert full in long


def test_a_clause_that_does_not_exist() -> None:
    assert "no rule “99”. The rules: 1, 2, 3" in run("play", "lot", typed="rules 99\n").stdout


def test_help_and_quit() -> None:
    done = run("play", "lot", typed="help\nquit\nd4\n")
    assert "take the last move back" in done.stdout
    assert "1 move played" not in done.stdout
    assert done.exit_code == 0


def test_options_and_the_seed_are_taken() -> None:
    done = run("play", "lot", "--option", "pie=no", typed="d4\nswap\n")
    assert "pie=no" in done.stdout
    assert "if the table plays the pie rule" in done.stdout
    seeded = ("play", "topominos", "--seats", "3", "--seed", SEED.hex())
    assert run(*seeded).stdout == run(*seeded).stdout
    commitment = played("topominos", (), seats=3).commitment
    assert f"Commitment: {commitment}" in run(*seeded).stdout


def test_a_player_or_the_lot_begins_and_is_player_1() -> None:
    typed = "s1>l1\n"
    done = run("play", "lotus", "--seats", "3", "--starter", "3", "--bot", "1=1", typed=typed)
    assert "Player 3 begins: they are player 1" in done.stdout
    assert "Player 2 played" in done.stdout  # the computer: it comes after player 3, as before
    seeded = ("play", "lotus", "--seats", "4", "--seed", (b"\1" * 32).hex(), "--starter")
    assert "Player 4 begins" in run(*seeded, "lot").stdout
    assert "Player 4 begins" in run(*seeded, "4").stdout
    drawn = run("play", "topominos", "--seats", "2", "--starter", "lot").stdout
    assert "Draw: " in drawn
    assert "begins: they" not in drawn
    assert "Draw: " not in run("play", "topominos", "--seats", "2", "--starter", "2").stdout
    assert "Nobody sits" in run(*seeded, "5").stderr
    assert "Who begins?" in run(*seeded, "me").stderr


def test_what_is_shown_is_the_view_of_the_seat_to_move() -> None:
    """Redealing what the seat cannot know does not change what is printed."""
    position = played("topominos", (), seats=2)
    assert position.turn is not None
    racks = position.to_json()["racks"]
    other = racks[str(3 - position.turn)]
    done = run("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    shown = done.stdout.split("Commitment")[0]
    assert " ".join(map(str, racks[str(position.turn)])) in shown
    assert " ".join(map(str, other)) not in shown


def test_an_exchange_is_veiled_from_the_next_seat() -> None:
    position = played("topominos", (), seats=2)
    exchange = next(move for move in position.legal() if move.startswith("pass:"))
    words = ("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    done = run(*words, typed=exchange)
    assert f"played {exchange}" not in done.stdout
    assert "played pass:?1" in done.stdout


def test_every_move_is_saved_and_the_game_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "topominos", "--seats", "2", "--save", file, typed="? pass\n1\n")
    assert done.exit_code == 0
    assert "goes on with it" in done.stdout
    saved = open_line(file)
    assert [position.ply for position in saved] == [0, 1]
    again = run("play", "--load", file, "--save", file, typed="? pass\n1\nundo\n? pass\n1\n")
    assert again.stdout.count("2 moves played") == 2
    assert [position.ply for position in open_line(file)] == [0, 1, 2]


def test_a_finished_game_says_what_can_be_done_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    moves = "\n".join(finished("lot").moves())
    done = run("play", "lot", "--save", file, typed=moves)
    assert "tablee verify checks it" in done.stdout
    assert run("verify", file).exit_code == 0


def test_undoing_is_saved_as_well(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "lot", "--save", file, typed="d4\ne5\nundo\n")
    assert open_line(file)[-1].moves() == ("d4",)


def test_the_save_command(tmp_path: Path) -> None:
    file, theirs = tmp_path / "game.json", tmp_path / "theirs.json"
    theirs.write_text("precious")
    done = run("play", "lot", typed=f"d4\nsave\nsave {theirs}\nsave {file}\n")
    assert "Give a file name" in done.stdout
    assert "exists already" in done.stdout
    assert theirs.read_text() == "precious"
    assert open_line(file)[-1].ply == 1


def test_a_file_is_never_written_over_by_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert "--load goes on with it" in one_line(run("play", "lot", "--save", file))
    assert file.read_text() == "precious"


def test_what_the_file_says_is_not_said_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("lot", ["d4"]).record().to_json()))
    assert "come from the file" in one_line(run("play", "--load", file, "--seats", "2"))
    assert "holds a game of lot, not of lotus" in one_line(run("play", "lotus", "--load", file))
    assert run("play", "lot", "--load", file).exit_code == 0


def test_a_sealed_record_cannot_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "sealed.json"
    position = played("topominos", (), seats=2)
    file.write_text(json.dumps(position.play(position.legal()[0]).record().to_json()))
    assert "sealed until the game is over" in one_line(run("play", "--load", file))


def test_no_escape_codes_without_a_terminal() -> None:
    assert "\x1b" not in child("play", "lot", typed="d4\n?\nd4\nrules\n").stdout


def test_odd_bytes_on_standard_input_are_no_move() -> None:
    done = child("play", "lot", typed=b"\xff\xfe\x00\nd4\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "1 move played" in done.stdout


def test_letters_a_terminal_cannot_show_are_replaced() -> None:
    done = child("play", "lot", typed="d4\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""


class SlowPerson(Keyboard):
    """Types nothing for a whole turn, then leaves."""

    def __init__(self) -> None:
        super().__init__(interactive=False)
        self.seconds: list[float | None] = []
        self.now = 0.0

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        self.seconds.append(seconds)
        if len(self.seconds) == 2 or seconds is None:
            raise EOFError
        self.now += seconds
        raise TimeoutError


def test_a_clock_is_shown_and_ends_a_turn() -> None:
    slow, shown = SlowPerson(), io.StringIO()
    first = played("topominos", (), seats=2)
    table = LocalTable([first], turn_seconds=30, now=lambda: slow.now)
    screen = Screen(Console(file=shown, width=80), "en", live=False)
    assert Session(table, screen, slow).run() == 0
    assert slow.seconds == [30.0, 30.0]
    assert shown.getvalue().count("30 seconds left for this turn") == 2
    assert f"Player {first.turn} ran out of time: pass" in shown.getvalue()


def test_a_keyboard_waits_no_longer_than_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    silent, _never_written = os.pipe()
    with os.fdopen(silent) as nothing, os.fdopen(_never_written, "w"):
        monkeypatch.setattr("sys.stdin", nothing)
        with pytest.raises(TimeoutError):
            Keyboard(interactive=False).ask("> ", 0.01)
