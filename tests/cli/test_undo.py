"""When a move may be taken back: pure, on real positions."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.failures import Failure
from tablee.cli.play.table import Table
from tablee.cli.play.undo import unseen, why_not
from tablee.core.position import Position
from tests.cli.helpers import finished, played


def placing(position: Position) -> str:
    """A legal move that places something."""
    return next(move for move in position.legal() if "@" in move)


def test_in_an_open_game_every_move_may_be_taken_back() -> None:
    table = Table([played("lot", ())])
    for move in ("d4", "swap", "e5", "c3"):
        table.play(move)
    for _ in range(4):
        table.undo()
    assert table.position == played("lot", ())
    with pytest.raises(Failure, match="no move to take back"):
        table.undo()


def test_even_the_last_move_of_an_open_game() -> None:
    over = finished("lot")
    line = list(over.record().positions())
    assert why_not(line[-2], line[-1]) is None


def test_a_tile_may_be_taken_back_while_nothing_was_drawn() -> None:
    before = played("topominos", (), seats=2)
    after = before.play(placing(before))
    assert after.turn == before.turn
    assert why_not(before, after) is None


def test_a_turn_that_is_over_stands() -> None:
    before = played("topominos", (), seats=2)
    before = before.play(placing(before))
    assert why_not(before, before.play("end")) == "cli-undo-turn"


def test_an_exchange_stands_although_the_bag_is_as_full_as_before() -> None:
    before = played("topominos", (), seats=1)
    exchange = next(move for move in before.legal() if move.startswith("pass:"))
    after = before.play(exchange)
    assert after.turn == before.turn
    assert why_not(before, after) == "cli-undo-drawn"


def test_a_tile_that_empties_the_rack_draws_and_stands() -> None:
    """Topominos 5: the last tile of the rack brings a new one, within the same turn."""
    for number in range(400):
        seed = number.to_bytes(32, "big")
        position = tablee.find_game("topominos").new({"seats": 1}, seed)
        while any("@" in move for move in position.legal()):
            before, position = position, position.play(placing(position))
            if len(before.to_json()["racks"]["1"]) == 1:
                assert why_not(before, position) == "cli-undo-drawn"
                return
    pytest.fail("no game in which the rack was emptied")


def test_in_a_patience_pieces_come_back_but_exchanges_do_not() -> None:
    before = played("loto", (), mode="patience")
    exchange = next(move for move in before.legal() if move.startswith("swap:"))
    assert why_not(before, before.play(exchange)) == "cli-undo-drawn"
    assert why_not(before, before.play(placing(before))) is None


def test_turning_up_the_next_card_stands() -> None:
    before = played("punto", (), seats=2)
    assert why_not(before, before.play(placing(before))) == "cli-undo-turn"


def test_the_end_of_a_game_with_hidden_parts_stands() -> None:
    line = list(finished("topominos", seats=1).record().positions())
    assert why_not(line[-2], line[-1]) == "cli-undo-over"


@pytest.mark.parametrize("game", ["topominos", "loto", "punto"])
def test_unseen_is_what_the_view_leaves_out(game: str) -> None:
    position = played(game, ())
    assert position.turn is not None
    hidden = unseen(position, position.turn)
    assert "seed" in hidden
    assert set(hidden) <= {"seed", "bag", "racks", "waiting", "piles", "hands"}
    assert str(position.turn) not in hidden.get("racks", {})


def test_a_refused_undo_leaves_the_table_as_it_was() -> None:
    table = Table([played("topominos", (), seats=2)])
    table.play(placing(table.position))
    table.play("end")
    now = table.position
    with pytest.raises(Failure):
        table.undo()
    assert table.position is now
