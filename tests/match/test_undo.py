"""Undo: never past a revealed card, a draw or another seat's consent; against bots at once."""

from __future__ import annotations

import pytest

from tablee.match import commands, undo
from tablee.match.errors import Refused
from tests.match.tables import ANA, BEN, Desk


def test_against_bots_one_goes_back_to_one_s_own_last_decision_at_once() -> None:
    desk = Desk(seats=("ana", "bot1"))
    desk.play("d4", "a1", "e4", "a2")
    table = desk.undo(ANA)
    assert [made.move for made in table.moves] == ["d4", "a1"]
    assert (table.position.turn, table.version) == (1, 5)
    assert table.position == table.first.play("d4").play("a1")


def test_another_person_has_to_agree() -> None:
    desk = Desk()
    desk.play("d4")
    table = desk.undo(ANA)
    assert table.undo is not None
    assert (table.undo.seat, table.undo.waiting, table.version) == (1, [2], 1)
    agreed = desk.undo(BEN, answer=True)
    assert (agreed.moves, agreed.undo, agreed.version) == ([], None, 2)


def test_one_refusal_is_enough_and_whoever_asked_may_withdraw() -> None:
    desk = Desk("lotus", ("ana", "ben", "cleo"))
    desk.play(desk.table.position.legal()[0])
    desk.undo(ANA)
    desk.undo("cleo", answer=True)
    assert desk.table.undo is not None
    assert desk.table.undo.waiting == [2]
    refused = desk.undo(BEN, answer=False)
    assert (refused.undo, len(refused.moves)) == (None, 1)
    desk.undo(ANA)
    desk.undo(ANA, answer=False)
    assert desk.table.undo is None


def test_the_next_move_answers_a_request_by_leaving_it_behind() -> None:
    desk = Desk()
    desk.play("d4")
    desk.undo(ANA)
    desk.play("e5")
    assert desk.table.undo is None


def test_who_is_not_asked_cannot_answer_and_spectators_cannot_ask() -> None:
    desk = Desk()
    desk.play("d4")
    for holder, answer, wanted in (
        (BEN, True, "table.undo_not_asked"),
        (BEN, None, "table.undo_none"),
        ("eve", None, "seat.none"),
    ):
        with pytest.raises(Refused) as caught:
            commands.undo(desk.table, holder, 1, desk.now, answer=answer)
        assert caught.value.code == wanted
    desk.undo(ANA)
    with pytest.raises(Refused) as caught:
        commands.undo(desk.table, ANA, 1, desk.now, answer=True)
    assert caught.value.code == "table.undo_not_asked"


def test_seats_of_one_token_need_nobody_s_consent() -> None:
    desk = Desk(seats=("ana", "?"))
    desk.do(commands.join(desk.table, ANA, 2, "Anton", desk.now))
    desk.play("d4", "e5")
    desk.undo(ANA)
    assert [made.move for made in desk.table.moves] == ["d4"]


def test_a_card_that_was_turned_up_stays_turned_up() -> None:
    desk = Desk("punto", ("ana", "bot1"))
    desk.play(desk.table.position.legal()[0])
    with pytest.raises(Refused) as caught:
        commands.undo(desk.table, ANA, 1, desk.now)
    assert caught.value.code == "table.undo_drawn"
    assert not undo.possible(desk.table, ANA)


def test_a_tile_may_be_taken_back_within_the_turn_until_something_is_drawn() -> None:
    desk = Desk("topominos", ("ana",))
    placed = next(move for move in desk.table.position.legal() if "@" in move)
    desk.play(placed)
    assert undo.possible(desk.table, ANA)
    before = desk.table.first
    desk.undo(ANA)
    assert desk.table.position == before
    desk.play(placed, "end")  # the rack is filled: a draw
    assert not undo.possible(desk.table, ANA)


def test_what_another_seat_has_shown_since_cannot_be_unseen() -> None:
    desk = Desk("topominos", ("ana", "?"))
    desk.do(commands.join(desk.table, BEN, 2, None, desk.now))
    if desk.table.position.turn == 1:
        desk.play("pass")
    desk.play("pass")  # draws nothing, shows nothing
    assert undo.possible(desk.table, BEN)
    desk.play(next(move for move in desk.table.position.legal() if "@" in move))
    assert not undo.possible(desk.table, BEN)


def test_what_a_bot_or_the_clock_did_was_no_decision() -> None:
    desk = Desk()
    desk.do(commands.take_over(desk.table, ANA, 1, 1, desk.now))
    desk.play("d4")
    assert undo.last_decision(desk.table, ANA) is None


def test_an_open_game_may_be_taken_back_even_when_it_is_over_unless_the_next_has_begun() -> None:
    desk = Desk("lot", ("ana", "bot1"), {"pie": False})
    while desk.table.position.turn is not None:
        desk.play(desk.table.position.legal()[0])
    assert undo.possible(desk.table, ANA)
    desk.do(commands.ask_rematch(desk.table, ANA, 1, desk.now, "new")[0])
    assert not undo.possible(desk.table, ANA)


def test_long_games_can_be_taken_back_move_by_move() -> None:
    desk = Desk("lotus", ("ana", "bot1"))
    for _ in range(60):
        desk.play(desk.table.position.legal()[0])
    while undo.last_decision(desk.table, ANA) is not None:
        desk.undo(ANA)
        replayed = desk.table.first
        for made in desk.table.moves:
            replayed = replayed.play(made.move)
        assert desk.table.position == replayed
    assert desk.table.position == desk.table.first


@pytest.mark.parametrize("game", ["topominos", "loto", "punto"])
def test_unseen_is_what_the_view_leaves_out(game: str) -> None:
    position = Desk(game).table.position
    assert position.turn is not None
    hidden = undo.unseen(position, position.turn)
    assert "seed" in hidden
    assert set(hidden) <= {"seed", "bag", "racks", "waiting", "piles", "hands"}
    assert str(position.turn) not in hidden.get("racks", {})
