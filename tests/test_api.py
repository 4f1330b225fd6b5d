"""The library contract: the names that other programs rely on, and how they behave."""

from __future__ import annotations

import copy
import json
import pickle
from importlib.metadata import entry_points
from typing import Any

import numpy
import pytest

import tablee
from tablee.core import errors

NAMES = """
    GAMES GamePackage find_game Game Position Result Record perft Batch Bot Choice
    TableeError UnknownGame BrokenGame InvalidOptions InvalidSeed InvalidMove IllegalMove
    InvalidPosition InvalidRecord InvalidComponents NoSpace KernelFault
"""


def test_exported_names_are_pinned() -> None:
    assert set(tablee.__all__) == set(NAMES.split())
    assert dir(tablee) == sorted(tablee.__all__)
    assert all(getattr(tablee, name) is not None for name in tablee.__all__)
    with pytest.raises(AttributeError):
        tablee.nothing  # noqa: B018


def test_the_shelf_holds_the_installed_games() -> None:
    declared = {entry.name for entry in entry_points(group="tablee.games")}
    assert set(tablee.GAMES) == declared
    assert len(tablee.GAMES) == len(declared)
    assert all(tablee.GAMES[name] is tablee.find_game(name) for name in declared)
    assert "chess" not in tablee.GAMES


@pytest.mark.parametrize("name", ["chess", "", "LOT", None, 3])
def test_an_unknown_game_is_named(name: Any) -> None:
    with pytest.raises(tablee.UnknownGame, match="lot, lotus"):
        tablee.find_game(name)


def test_the_contract_of_a_position() -> None:
    game = tablee.find_game("lot")
    start = game.new({"pie": True}, seed=None)
    assert (start.turn, start.ply, start.result) == (1, 0, None)
    after = start.play("d4")
    assert (after.turn, after.ply, start.ply) == (2, 1, 0)
    assert after.legal()[-1] == "swap"
    action = after.action("swap")
    assert action in after.actions()
    assert after.text(action) == "swap"
    assert after.act(action) == after.play("swap")
    assert game.from_json(after.to_json()) == after
    assert hash(game.from_json(after.to_json())) == hash(after)
    assert after != start
    assert after != "d4"


def test_a_position_never_changes() -> None:
    position = tablee.find_game("lot").new()
    for name in ("turn", "ply", "game", "setup", "other"):
        with pytest.raises(AttributeError):
            setattr(position, name, 1)
    with pytest.raises(AttributeError):
        del position.game
    with pytest.raises(TypeError):
        position.options["pie"] = False  # type: ignore[index]
    document = position.to_json()
    document["rows"][0] = "ddddddd"
    document["options"]["pie"] = "no"
    assert position.to_json()["rows"][0] == "......."
    assert position.options == {"pie": True}


def test_two_games_from_one_seed_are_equal_and_fresh_seeds_differ() -> None:
    game = tablee.find_game("lot")
    assert game.new(seed=bytes(32)).commitment == game.new(seed=bytes(32)).commitment
    assert game.new().commitment != game.new().commitment


@pytest.mark.parametrize("seat", [0, 3, -1, 9])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        tablee.find_game("lot").new().view(seat)


@pytest.mark.parametrize(
    ("options", "option"),
    [({"pies": True}, "pies"), ({"pie": 1}, "pie"), ({"pie": None}, "pie"), ([], "$"), (7, "$")],
)
def test_bad_options_are_named(options: Any, option: str) -> None:
    with pytest.raises(tablee.InvalidOptions) as caught:
        tablee.find_game("lot").new(options)
    assert caught.value.details["option"] == option


def test_a_finished_game_takes_no_move() -> None:
    position = won_game()
    assert position.result is not None
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play("a1")
    assert caught.value.code == "move.game_over"
    with pytest.raises(tablee.IllegalMove):
        position.act(0)


def test_an_integer_that_is_no_action_is_refused() -> None:
    position = tablee.find_game("lot").new()
    for action in (-1, 7, 63, 10**12, 1 << 20):
        with pytest.raises((tablee.InvalidMove, tablee.IllegalMove)):
            position.act(action)


def test_errors_have_one_json_shape_and_survive_a_pickle() -> None:
    with pytest.raises(tablee.IllegalMove) as caught:
        tablee.find_game("lot").new().play("swap")
    error = caught.value
    assert error.to_json("de").keys() == {"code", "message", "clause"}
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.to_json()) == (type(error), error.to_json())


def test_every_error_stands_in_the_drawn_tree() -> None:
    drawn = errors.__doc__ or ""
    public = [e for e in vars(errors).values() if isinstance(e, type) and e.__name__[0] != "_"]
    missing = [e.__name__ for e in public if issubclass(e, Exception) and e.__name__ not in drawn]
    assert missing == []


def won_game() -> tablee.Position:
    """A short game of LOT that light wins with three stacks on rank 4."""
    position = tablee.find_game("lot").new({"pie": False}, bytes(32))
    for column, dark in (("c", "a1 g7 a3"), ("d", "g5 a5 g3"), ("e", "g1 a7 c1")):
        cells = [f"{column}{rank}" for rank in (3, 5, 4)]
        for cell, answer in zip(cells, dark.split(), strict=True):
            stack = cell == cells[-1]
            position = position.play(f"{cell}^{column}4-{column}3-{column}5" if stack else cell)
            if position.turn is not None:
                position = position.play(answer)
    return position


def test_a_record_holds_options_seed_and_moves_and_replays() -> None:
    position = won_game()
    record = position.record()
    document = json.loads(json.dumps(record.to_json()))
    assert document["seed"] == "00" * 32
    assert document["moves"][-1] == "e4^e4-e3-e5"
    assert document["result"]["reason"] == "line"
    again = tablee.Record.from_json(document)
    assert [p.ply for p in again.positions()] == list(range(18))
    assert again.last() == position
    assert again.to_json() == document


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"tablee": 2}, "tablee"),
        ({"seed": "11" * 32}, "commitment"),
        ({"seed": "11"}, "seed"),
        ({"commitment": None}, "commitment"),
        ({"options": {"pie": 4}}, "options"),
        ({"moves": ["d4", "d4"]}, "moves[1]"),
        ({"moves": ["d4", "zz"]}, "moves[1]"),
        ({"moves": [1]}, "moves[0]"),
        ({"moves": ["d4"]}, "result"),
        ({"result": None}, "result"),
        ({"seed": None}, "seed"),
        ({"start": {}}, "start"),
        ({"more": 1}, "more"),
    ],
)
def test_a_record_that_is_wrong_names_the_field(change: dict[str, Any], field: str) -> None:
    document = {**won_game().record().to_json(), **change}
    with pytest.raises(tablee.InvalidRecord) as caught:
        list(tablee.Record.from_json(document).positions())
    assert caught.value.field == field


def test_a_record_may_begin_from_a_loaded_position() -> None:
    game = tablee.find_game("lot")
    loaded = game.from_json(game.new(seed=bytes(32)).play("d4").to_json())
    record = loaded.play("swap").record()
    document = record.to_json()
    assert (document["seed"], document["start"]["ply"], document["moves"]) == (None, 1, ["swap"])
    assert tablee.Record.from_json(document).last().ply == 2


class Numeral:
    """An integer of another kind."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("kind", [Numeral, numpy.int64, numpy.int16, numpy.uint32])
def test_an_action_may_be_any_kind_of_integer(kind: Any) -> None:
    position = tablee.find_game("lot").new({"pie": False}, bytes(32))
    after = position.act(kind(position.action("d4")))
    assert after == position.play("d4")
    assert {type(word) for word in after.state} == {int}
    assert json.loads(json.dumps(after.to_json())) == after.to_json()
    assert position.text(kind(position.action("d4"))) == "d4"


@pytest.mark.parametrize("action", ["d4", 3.0, None, b"3", [3], numpy.float64(4)])
def test_an_action_that_is_no_integer_is_refused(action: Any) -> None:
    with pytest.raises(tablee.InvalidMove, match="whole number") as caught:
        tablee.find_game("lot").new().act(action)
    assert caught.value.code == "move.action"


def test_a_position_survives_a_pickle_with_its_record_and_is_its_own_copy() -> None:
    position = won_game()
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert hash(again) == hash(position)
    assert again.record() == position.record()
    assert again.moves() == position.moves()
    assert copy.copy(position) is copy.deepcopy([position])[0] is position


def test_returns_are_the_points_so_far_and_the_scores_in_the_end() -> None:
    position = won_game()
    assert position.result is not None
    assert position.returns() == position.result.scores == {1: 1, 2: 0}
    assert tablee.find_game("lot").new().returns() == {1: 0, 2: 0}


def test_points_are_counted_while_a_round_goes_on() -> None:
    position = tablee.find_game("topominos").new({}, bytes(32))
    mover = position.turn
    assert mover is not None
    placing = next(move for move in position.legal() if "@" in move)
    after = position.play(placing).play("end")
    assert after.returns()[mover] > 0
    assert after.returns() == {int(s): points for s, points in after.view(None)["scores"].items()}
