"""The table at a shared keyboard: undo, as at any table; clocks; what the last turns showed."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.play.local_table import LocalTable
from tablee.core.position import Position
from tablee.match.errors import Refused
from tests.cli.helpers import finished, played


def placing(position: Position) -> str:
    """A legal move that places something."""
    return next(move for move in position.legal() if "@" in move)


def refused(table: LocalTable) -> str:
    """Why the last move stands."""
    now = table.position
    with pytest.raises(Refused) as caught:
        table.undo()
    assert table.position is now
    return caught.value.code


# -- undo ----------------------------------------------------------------------------------------


def test_in_an_open_game_every_move_may_be_taken_back() -> None:
    table = LocalTable([played("lot", ())])
    for move in ("d4", "swap", "e5", "c3"):
        table.play(move)
    for _ in range(4):
        table.undo()
    assert table.position == played("lot", ())
    assert refused(table) == "table.undo_none"


def test_even_the_last_move_of_an_open_game() -> None:
    line = list(finished("lot").record().positions())
    table = LocalTable(line)
    table.undo()
    assert table.position == line[-2]


def test_a_tile_may_be_taken_back_while_nothing_was_drawn() -> None:
    before = played("topominos", (), seats=2)
    table = LocalTable([before])
    table.play(placing(before))
    table.undo()
    assert table.position == before


def test_a_turn_after_which_tiles_were_drawn_stands() -> None:
    table = LocalTable([played("topominos", (), seats=2)])
    table.play(placing(table.position))
    table.play("end")
    assert refused(table) == "table.undo_drawn"


def test_a_turn_in_which_nothing_came_to_light_may_be_taken_back() -> None:
    before = played("topominos", (), seats=2)
    table = LocalTable([before])
    table.play("pass")
    assert table.position.turn != before.turn
    table.undo()
    assert table.position == before


def test_an_exchange_stands_although_the_bag_is_as_full_as_before() -> None:
    table = LocalTable([played("topominos", (), seats=1)])
    table.play(next(move for move in table.position.legal() if move.startswith("pass:")))
    assert refused(table) == "table.undo_drawn"


def test_a_tile_that_empties_the_rack_draws_and_stands() -> None:
    """Topominos 5: the last tile of the rack brings a new one, within the same turn."""
    for number in range(400):
        seed = number.to_bytes(32, "big")
        table = LocalTable([tablee.find_game("topominos").new({"seats": 1}, seed)])
        while any("@" in move for move in table.position.legal()):
            before = table.position
            table.play(placing(before))
            if len(before.to_json()["racks"]["1"]) == 1:
                assert refused(table) == "table.undo_drawn"
                return
    pytest.fail("no game in which the rack was emptied")


def test_in_a_patience_pieces_come_back_but_exchanges_do_not() -> None:
    before = played("loto", (), mode="patience")
    table = LocalTable([before])
    table.play(placing(before))
    table.undo()
    assert table.position == before
    table.play(next(move for move in before.legal() if move.startswith("swap:")))
    assert refused(table) == "table.undo_drawn"


def test_turning_up_the_next_card_stands() -> None:
    table = LocalTable([played("punto", (), seats=2)])
    table.play(placing(table.position))
    assert refused(table) == "table.undo_drawn"


def test_the_end_of_a_game_with_hidden_parts_stands() -> None:
    table = LocalTable(list(finished("topominos", seats=1).record().positions()))
    assert refused(table) == "table.undo_over"


def test_against_bots_ones_own_last_move_is_taken_back() -> None:
    table = LocalTable([played("lot", ())], {2: 1})
    for mine, theirs in (("d4", "e5"), ("c3", "c4")):
        table.play(mine)
        table.play_for_bot(theirs)
    table.undo()
    assert table.position == played("lot", ["d4", "e5"])
    table.undo()
    assert table.position == played("lot", ())
    assert refused(table) == "table.undo_none"


def test_a_move_that_only_a_bot_made_is_not_taken_back() -> None:
    table = LocalTable([played("lot", ())], {1: 1})
    table.play_for_bot("d4")
    assert refused(table) == "table.undo_none"


def test_moves_from_a_file_may_be_taken_back_by_whoever_sits_there_now() -> None:
    line = list(played("lot", ["d4", "e5", "c3"]).record().positions())
    table = LocalTable(line, {2: 1})
    table.undo()
    assert table.position == played("lot", ["d4", "e5"])


def test_a_game_can_continue_from_any_position() -> None:
    game = tablee.find_game("topominos")
    start = game.from_json(played("topominos", ["pass"], seats=2).to_json())
    table = LocalTable([start])
    table.play("pass")
    assert table.position.record().start == start.to_json()
    table.undo()
    assert table.position == start


# -- clocks --------------------------------------------------------------------------------------


class Watch:
    """Time that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_a_turn_ends_when_its_time_is_over() -> None:
    watch = Watch()
    table = LocalTable([played("topominos", (), seats=2)], turn_seconds=30, now=watch)
    seat = table.position.turn
    assert (table.seconds_left(), table.expire()) == (30.0, False)
    watch.seconds += 29
    table.play(placing(table.position))
    assert (table.seconds_left(), table.expire()) == (1.0, False)
    watch.seconds += 1
    assert table.expire()
    assert table.position.turn != seat
    (turn,) = table.recent_turns()
    assert (turn.moves[-1], turn.timed_out) == ("end", True)
    assert table.seconds_left() == 30.0


def test_no_clock_runs_for_bots_nor_behind_a_curtain() -> None:
    watch, first = Watch(), played("topominos", (), seats=2)
    assert first.turn is not None
    assert LocalTable([first], {first.turn: 1}, 30, now=watch).seconds_left() is None
    table = LocalTable([first], turn_seconds=30, now=watch)
    table.leave()
    watch.seconds += 1_000
    assert (table.seconds_left(), table.expire()) == (None, False)
    table.come()
    assert table.seconds_left() == 30.0


def test_without_a_clock_nobody_is_hurried() -> None:
    table = LocalTable([played("topominos", (), seats=2)], now=Watch())
    assert (table.seconds_left(), table.expire()) == (None, False)


# -- what is shown --------------------------------------------------------------------------------


def test_the_last_turn_is_shown_or_what_bots_did_since() -> None:
    table = LocalTable([played("lotus", (), seats=3)])
    assert table.recent_turns() == []
    for _ in range(4):
        table.play(table.position.legal()[0])
    assert [turn.seat for turn in table.recent_turns()] == [1]
    line = list(table.position.record().positions())
    against_bots = LocalTable(line, {2: 1, 3: 1})
    assert [turn.seat for turn in against_bots.recent_turns()] == [1]
    for _ in range(2):
        against_bots.play_for_bot(against_bots.position.legal()[0])
    turns = against_bots.recent_turns()
    assert [turn.seat for turn in turns] == [2, 3]
    assert [turn.moves for turn in turns] == [
        (move,) for move in against_bots.position.moves()[4:6]
    ]
    assert not against_bots.begins
    among_bots = LocalTable(list(against_bots.position.record().positions()), {1: 1, 2: 1, 3: 1})
    assert [turn.seat for turn in among_bots.recent_turns()] == [1, 2, 3]
