"""`tablee play` with bots: they move, they give advice, and they know no more than they may."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli.files import open_line
from tablee.cli.play.local_table import LocalTable
from tablee.cli.play.opponents import Opponents
from tests.cli.helpers import SEED, child, finished, played, run

pytestmark = pytest.mark.usefixtures("quick_bots")

#: The first move of a column, whatever the bot has left there.
ANY_MOVE = "".join(f"? {column}\n1\n" for column in "adgbecf")


def test_a_whole_game_of_lot_against_a_bot() -> None:
    done = run("play", "lot", "--bot", "2=1", typed=ANY_MOVE * 60)
    assert done.exit_code == 0, done.output
    assert "wins: " in done.stdout or "Nobody wins" in done.stdout
    assert "Player 2 played " in done.stdout
    assert "Player 2, your turn" not in done.stdout


def test_a_whole_game_in_a_process_of_its_own() -> None:
    done = child("play", "lot", "--bot", "2=1", typed=ANY_MOVE * 60)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Points · " in done.stdout


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_bots_play_every_game_to_its_end_among_themselves(game: str, tmp_path: Path) -> None:
    file, over = tmp_path / "game.json", finished(game)
    LocalTable([played(game, over.moves()[:-3])]).save(file)
    words = [word for seat in range(1, over.setup.seats + 1) for word in ("--bot", f"{seat}=1")]
    done = run("play", "--load", file, "--save", file, *words)
    assert done.exit_code == 0, done.output
    assert "your turn" not in done.stdout
    assert "Points · " in done.stdout
    assert open_line(file)[-1].result is not None
    assert run("verify", file).exit_code == 0


def test_bots_begin_where_it_is_their_turn_and_the_rest_is_for_people() -> None:
    done = run("play", "lotus", "--seats", "4", "--bot", "1=2", "--bot", "2", "--bot", "4=1")
    assert done.stdout.count("your turn") == 1
    asked = done.stdout.split("2 moves played")[-1]
    assert re.search(r"Player 1 played .*\nPlayer 2 played .*\nseats=4\nPlayer 3, your", asked)


def test_the_games_of_bots_differ() -> None:
    assert len({run("play", "lot", "--bot", "1=1").stdout for _ in range(12)}) > 1


def test_undo_goes_back_to_ones_own_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "lot", "--bot", "2=1", "--save", file, typed="d4\nundo\nundo\n")
    assert done.stdout.count("the beginning") == 2
    assert "You have not made a move yet that could be taken back." in done.stdout
    assert open_line(file)[-1].ply == 0


def test_bots_are_given_views_only(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Mapping[str, Any]] = []
    choose = tablee.Bot.choose

    def watched(bot: tablee.Bot, view: Mapping[str, Any], *rest: Any) -> tablee.Choice:
        seen.append(view)
        return choose(bot, view, *rest)

    monkeypatch.setattr(tablee.Bot, "choose", watched)
    position = played("topominos", (), seats=2)
    assert position.turn is not None
    words = ("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    run(*words, "--bot", f"{3 - position.turn}", typed="hint\npass\n")
    after = position.play("pass")
    assert seen[:2] == [position.view(position.turn), after.view(after.turn)]
    assert SEED.hex() not in json.dumps(seen)


def test_a_person_against_bots_never_reads_their_hands() -> None:
    """Their racks and what they exchange stay theirs, whoever's turn it is."""
    position = played("topominos", (), seats=2)
    assert position.turn is not None
    bot = 3 - position.turn
    words = ("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    done = run(*words, "--bot", f"{bot}=1", typed="pass\n")
    theirs = " ".join(map(str, position.to_json()["racks"][str(bot)]))
    mine = " ".join(map(str, position.to_json()["racks"][str(position.turn)]))
    assert theirs not in done.stdout
    assert done.stdout.count(mine) >= 2  # also while the bot is at it
    assert not re.search(rf"Player {bot} played .*pass:\d", done.stdout)


@pytest.mark.parametrize(
    ("language", "word", "says"),
    [("fr", "conseil", "Conseil\u202f: "), ("en", "hint", "Hint: "), ("de", "Tipp", "Tipp: ")],
)
def test_a_hint_has_a_name_in_every_language(language: str, word: str, says: str) -> None:
    done = run("play", "lot", "--language", language, typed=f"{word}\nhint\n")
    assert done.stdout.count(says) == 2
    assert re.search(rf"{says}[a-g][1-7].* \(\d+\s?%\)", done.stdout)


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_hint_is_a_legal_move_and_its_line_can_be_played(game: str) -> None:
    position = played(game, ())
    hint = Opponents({}).hint(position)
    assert hint.move in position.legal()
    assert 0 <= hint.value <= 1
    assert hint.line[0] == hint.move
    if not position.game.chance:
        for move in hint.line:
            position = position.play(move)


def test_where_something_is_hidden_a_hint_does_not_guess_what_others_hold() -> None:
    position = played("topominos", (), seats=2)
    for _ in range(5):
        imagined = position.game.from_view(position.view(position.turn))
        for move in Opponents({}).hint(position).line:
            assert imagined.turn == position.turn
            imagined = imagined.play(move)


def test_a_hint_changes_nothing() -> None:
    done = run("play", "lot", typed="hint\nhint\nd4\n")
    assert done.stdout.count("Hint: ") == 2
    assert "Player 1 played d4" in done.stdout


def test_leaving_is_quiet_and_leaves_no_process(tmp_path: Path) -> None:
    """`child` waits for whoever holds its standard error: also for a worker."""
    done = child("play", "lot", "--bot", "1=1", XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Player 1 played " in done.stdout
