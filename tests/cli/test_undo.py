"""When a move may be taken back: pure, on real positions."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.failures import Failure
from tablee.cli.play.table import Table
from tablee.cli.play.undo import why_not
from tablee.core.position import Position
from tablee.match.undo import unseen
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


def test_against_bots_ones_own_last_move_is_taken_back() -> None:
    table = Table([played("lot", ())])
    for move in ("d4", "e5", "c3", "c4"):
        table.play(move)
    table.undo(bots={2})
    assert table.position == played("lot", ["d4", "e5"])
    table.undo(bots={2})
    assert table.position == played("lot", ())
    with pytest.raises(Failure, match="no move to take back"):
        table.undo(bots={2})


def test_a_move_that_only_a_bot_made_is_not_taken_back() -> None:
    table = Table([played("lot", ())])
    table.play("d4")
    with pytest.raises(Failure, match="no move to take back"):
        table.undo(bots={1})
    assert table.position == played("lot", ["d4"])


def test_what_bots_drew_and_showed_stands() -> None:
    first = played("topominos", (), seats=2)
    assert first.turn is not None
    table = Table([first])
    table.play(placing(first))
    table.play("end")
    table.play("pass")
    with pytest.raises(Failure, match="another player"):
        table.undo(bots={3 - first.turn})
    table.play(placing(table.position))
    table.undo(bots={3 - first.turn})
    assert table.position.ply == 3


def test_the_news_are_the_last_turn_or_what_bots_did_since() -> None:
    table = Table([played("lotus", (), seats=3)])
    assert table.news() == []
    for _ in range(4):
        table.play(table.position.legal()[0])
    moves = table.position.moves()
    assert [made.seat for made in table.news()] == [1]
    assert [made.seat for made in table.news({2, 3})] == [1]
    table.play(table.position.legal()[0])
    table.play(table.position.legal()[0])
    news = table.news({2, 3})
    assert [made.seat for made in news] == [2, 3]
    assert [made.moves for made in news] == [(move,) for move in table.position.moves()[4:6]]
    assert table.position.moves()[:4] == moves
    assert [made.seat for made in table.news({1, 2, 3})] == [1, 2, 3]
    assert not table.begins({2, 3})


def test_a_refused_undo_leaves_the_table_as_it_was() -> None:
    table = Table([played("topominos", (), seats=2)])
    table.play(placing(table.position))
    table.play("end")
    now = table.position
    with pytest.raises(Failure):
        table.undo()
    assert table.position is now
