"""People at a real (pseudo) terminal: prompts, completion, the curtain between seats, leaving."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest

from tablee.cli.files import open_line
from tablee.core.position import Position
from tests.cli.helpers import CLEAR_DEEP, SEED, Terminal, plain, played

TURN = "your turn"
PROMPT = "(? shows them)\n> "
ALONE = "press Enter when only you look"


def rack(position: Position, seat: int) -> str:
    """A rack as the Topominos board lists it."""
    return " ".join(map(str, position.to_json()["racks"][str(seat)]))


def test_moves_are_typed_completed_and_marked() -> None:
    with Terminal("play", "lot") as terminal:
        terminal.wait_for(TURN)
        terminal.enter("d4")
        terminal.wait_for("Player 2, your turn")
        terminal.type("swa\t\r")
        assert "\x1b[" in terminal.wait_for("Player 1, your turn")  # coloured, on a cleared screen
        terminal.enter("quit")
        terminal.wait_for("Keep the game?")
        terminal.enter("")
        code, said = terminal.wait_for_end()
    assert code == 0
    assert "See you at the table." in said


def test_leaving_offers_to_keep_the_game(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    with Terminal("play", "lot") as terminal:
        terminal.wait_for(TURN)
        terminal.enter("d4")
        terminal.wait_for("Player 2, your turn")
        terminal.enter("q")
        terminal.wait_for("Keep the game?")
        terminal.enter(str(file))
        code, said = terminal.wait_for_end()
    assert code == 0
    assert "The game is in" in said
    assert open_line(file)[-1].ply == 1


def test_the_end_of_an_open_game_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "almost.json"
    rows = [*["......."] * 4, "..l....", "..l....", "LL....."]
    reserve = {"light": 34, "dark": 40}
    position = {**played("lot", (), pie=False).to_json(), "rows": rows, "reserve": reserve}
    file.write_text(json.dumps(position))
    with Terminal("play", "--load", file) as terminal:
        terminal.wait_for(TURN)
        terminal.enter("c1^c1-c2-c3")
        terminal.wait_for("Player 1 wins: a line of three stacks.")
        terminal.wait_for("Keep the game?")
        terminal.enter("undo")
        terminal.wait_for(PROMPT)
        terminal.type("\x04")
        assert terminal.wait_for_end()[0] == 0


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)], ids=["ctrl-c", "ctrl-d"])
def test_ctrl_c_and_ctrl_d_leave_with_one_line(key: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", "lot", "--save", file) as terminal:
        terminal.wait_for(TURN)
        terminal.enter("d4")
        terminal.wait_for("1 move played")
        terminal.wait_for(PROMPT)
        ended, said = terminal.leave_with(key)
    assert ended == code
    assert "Traceback" not in said
    lines = [line for line in said.splitlines() if line.strip(" >^CD")]
    assert len(lines) == 1
    assert "goes on with it" in lines[0]
    assert open_line(file)[-1].ply == 1


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", "topominos", "--seats", "1", "--save", file) as terminal:
        terminal.wait_for(TURN)
        terminal.enter("? pass")
        terminal.wait_for("Type a move or its number.")
        terminal.enter("1")
        terminal.wait_for("1 move played")
        terminal.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    with Terminal("play", "--load", file) as terminal:
        terminal.wait_for("1 move played")


def test_seats_with_secrets_come_to_the_keyboard_one_by_one() -> None:
    words = ("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    first = played("topominos", (), seats=2)
    assert first.turn is not None
    one, two = first.turn, 3 - first.turn
    with Terminal(*words) as terminal:
        before = terminal.wait_for(ALONE)
        assert f"Player {one}" in plain(before)
        assert rack(first, one) not in plain(before)
        terminal.enter("")
        shown = plain(terminal.wait_for(TURN))
        assert rack(first, one) in shown
        assert rack(first, two) not in shown
        terminal.type("pass\r\r?\r")  # what is typed ahead must not lift the curtain
        curtain = terminal.wait_for(ALONE)
        _, after = curtain.split(CLEAR_DEEP)
        assert f"Player {two}" in after
        assert rack(first, one) not in plain(after)
        terminal.type("\t\t\x1b[A\r")  # Tab reveals no moves, arrow up recalls what was typed
        shown = plain(terminal.wait_for(TURN))
        assert "@" not in shown
        assert "pass\n" not in shown.split("Topominos")[0]
        assert rack(first.play("pass"), two) in shown
        assert rack(first, one) not in shown


def test_expert_punto_hides_hands_and_base_punto_needs_no_curtain() -> None:
    expert = ("play", "punto", "--seed", SEED.hex(), "--option", "expert=yes")
    with Terminal(*expert) as terminal:
        terminal.wait_for(ALONE)
        terminal.enter("")
        terminal.wait_for(TURN)
        terminal.enter("?")
        terminal.wait_for("Type a move or its number.")
        terminal.enter("1")
        assert CLEAR_DEEP in terminal.wait_for(ALONE)
    with Terminal("play", "punto", "--seed", SEED.hex()) as terminal:
        assert ALONE not in plain(terminal.wait_for(TURN))


def test_leaving_a_game_with_secrets_takes_them_off_the_screen() -> None:
    with Terminal("play", "topominos", "--seats", "2", "--seed", SEED.hex()) as terminal:
        terminal.wait_for(ALONE)
        terminal.enter("")
        terminal.wait_for(PROMPT)
        terminal.type("\x04")
        terminal.wait_for_end()
    assert plain(terminal.shown.split(CLEAR_DEEP)[-1]).strip() == "See you at the table."


@pytest.mark.parametrize(
    ("words", "environment"),
    [(["--no-color"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})],
    ids=["--no-color", "NO_COLOR", "TERM=dumb"],
)
def test_without_colour_nothing_is_coloured(words: list[str], environment: dict[str, str]) -> None:
    with Terminal("play", "lot", *words, **environment) as terminal:
        shown = terminal.wait_for(TURN)
    assert re.findall(r"\x1b\[[0-9;]*m", shown) == []
    assert "┌─────┬" in shown


def test_the_shelf_offers_games_and_their_options() -> None:
    with Terminal() as terminal:
        terminal.wait_for("Which game?")
        terminal.enter("chess")
        terminal.wait_for("There is no game “chess”")
        terminal.enter("lotus")
        terminal.wait_for("2-4 [2]:")
        terminal.enter("9")
        terminal.wait_for("“seats” cannot be “9”")
        terminal.enter("3")
        terminal.wait_for("o for the options")
        terminal.enter("o")
        terminal.wait_for("yes | no [no]:")
        terminal.enter("yes")
        terminal.wait_for("must | may [must]:")
        terminal.enter("may")
        terminal.wait_for("[expert]:")
        terminal.enter("")
        terminal.wait_for("[any]:")
        terminal.enter("")
        terminal.wait_for("[standard]:")
        terminal.enter("")
        terminal.wait_for("p: people only")
        terminal.enter("p")
        shown = plain(terminal.wait_for(TURN))
        assert "seats=3 · expert=yes · springboard=may" in shown


@pytest.mark.parametrize("leave", ["q\r", "\x04"], ids=["q", "ctrl-d"])
def test_the_shelf_lets_people_leave(leave: str) -> None:
    with Terminal() as terminal:
        terminal.wait_for("Which game?")
        terminal.type(leave)
        code, said = terminal.wait_for_end()
    assert code == 0
    assert "See you at the table." in said


def test_enter_takes_every_default() -> None:
    with Terminal(language="fr") as terminal:
        terminal.wait_for("Quel jeu\u202f?")
        terminal.enter("1")
        terminal.wait_for("Entrée pour les règles habituelles")
        terminal.enter("")
        terminal.wait_for("Contre l’ordinateur\u202f?")
        terminal.enter("")
        terminal.wait_for("Joueur 1, à vous\u202f: 49 coups possibles")
        terminal.enter("d4")
        terminal.wait_for("L’ordinateur réfléchit (joueur 2, niveau 3)")
        terminal.wait_for("Joueur 1, à vous")


def test_the_shelf_asks_for_a_level_again_and_not_who_plays_alone() -> None:
    with Terminal() as terminal:
        terminal.wait_for("Which game?")
        terminal.enter("lot")
        terminal.wait_for("o for the options")
        terminal.enter("")
        terminal.wait_for("Against the computer?")
        terminal.enter("7")
        terminal.wait_for("“7” is not a level")
        terminal.enter("1")
        terminal.wait_for(PROMPT)
        terminal.enter("d4")
        terminal.wait_for("(player 2, level 1)")
        terminal.wait_for("Player 1, your turn")
    with Terminal() as terminal:
        terminal.wait_for("Which game?")
        terminal.enter("topominos")
        terminal.wait_for("[2]:")
        terminal.enter("1")
        terminal.wait_for("o for the options")
        terminal.enter("")
        assert "Against" not in terminal.wait_for(TURN)


def test_one_person_and_bots_need_no_curtain_and_nobody_sees_the_bots_hand() -> None:
    words = ("play", "topominos", "--seats", "2", "--seed", SEED.hex())
    first = played("topominos", (), seats=2)
    assert first.turn is not None
    me, bot = first.turn, 3 - first.turn
    with Terminal(*words, "--bot", f"{bot}=1") as terminal:
        shown = terminal.wait_for(PROMPT)
        assert rack(first, me) in plain(shown)
        terminal.enter("pass")
        shown += terminal.wait_for("The computer is thinking")
        shown += terminal.wait_for(TURN)
    assert ALONE not in plain(shown)
    assert CLEAR_DEEP not in shown
    assert rack(first, bot) not in plain(shown)
    assert f"Player {bot} played" in plain(shown)


def test_people_with_secrets_still_change_seats_where_a_bot_plays_too() -> None:
    words = ("play", "topominos", "--seats", "3", "--seed", SEED.hex())
    first = played("topominos", (), seats=3)
    assert first.turn is not None
    one, bot, two = ((first.turn - 1 + step) % 3 + 1 for step in range(3))
    with Terminal(*words, "--bot", f"{bot}=1") as terminal:
        assert f"Player {one}" in plain(terminal.wait_for(ALONE))
        terminal.enter("")
        terminal.wait_for(PROMPT)
        terminal.enter("pass")
        shown = plain(terminal.wait_for("The computer is thinking"))
        assert rack(first, bot) not in shown
        before, after = terminal.wait_for(ALONE).split(CLEAR_DEEP)
        assert f"Player {two}" in after
        assert rack(first, two) not in plain(before)
        assert rack(first, one) not in plain(after)


def test_ctrl_c_while_a_bot_thinks_leaves_with_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "lot", "--save", file, "--bot", "1=1", "--bot", "2=1")
    with Terminal(*words) as terminal:
        terminal.wait_for("The computer is thinking")
        code, said = terminal.leave_with("\x03")
    assert code in (0, 130)  # 0 if the game was over before
    assert "Traceback" not in said
    assert open_line(file)


def test_replay_goes_forward_and_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("lot", ["d4", "e5"]).record().to_json()))
    with Terminal("replay", file) as terminal:
        terminal.wait_for("Position 0 of 2")
        terminal.type(" ")
        terminal.wait_for("Position 1 of 2")
        terminal.type("\r")
        terminal.wait_for("Position 2 of 2")
        terminal.type("b")
        assert "Player 1 played d4" in plain(terminal.wait_for("Position 1 of 2"))
        terminal.type("q")
        assert terminal.wait_for_end()[0] == 0
