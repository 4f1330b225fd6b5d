"""Properties that hold for every game; a check that fails raises AssertionError."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Mapping, Sequence
from copy import copy, deepcopy
from typing import Any

import msgspec

from tablee.core.errors import IllegalMove, InvalidMove, InvalidRecord
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.testing.players import random_game

_EVERY = 5  # so many legal moves apart are those whose effects are looked at


def check_game(game: Game, games: int = 3, most: int = 400) -> None:
    """Every property, over random games of every variant."""
    for options in game.variants:
        for number in range(games):
            positions = list(random_game(game, options, number, most))
            check_line(positions)
            for position in positions:
                check_position(position)
            for position in positions[:: max(1, len(positions) // 8)]:
                check_refusals(position, _texts(positions))
                check_views(position)
                check_remarks(position)


def check_line(positions: Sequence[Position]) -> None:
    """What holds for a whole game: plies count up, and the record replays to the same positions."""
    last = positions[-1]
    assert [p.ply for p in positions] == list(range(len(positions))), last
    assert list(last.record().positions()) == list(positions), last
    saved = json.loads(json.dumps(last.record().to_json(secret=True)))
    assert list(Record.from_json(saved).positions()) == list(positions), last
    assert Record.from_json(saved).to_json(secret=True) == saved, last
    check_seal(last)


def check_position(position: Position) -> None:
    """What holds for each position: its result, its JSON, its list of legal moves, its copies."""
    check_result(position)
    check_json(position)
    check_legal(position)
    check_copies(position)
    check_time_out(position)


def check_time_out(position: Position) -> None:
    """Where a game can be timed, every turn can be ended when the time is over."""
    moves = position.game.time_out_moves
    assert not moves or position.turn is None or set(moves) & set(position.legal()), position


def check_result(position: Position) -> None:
    """There is a seat to move or a result; winners are seats, and nobody scored more than they."""
    result = position.result
    assert (position.turn is None) == (result is not None), position
    if result is None:
        assert position.legal(), position
        return
    assert position.legal() == (), position
    assert result.reason in position.game.reasons, result
    assert list(result.scores) == list(range(1, position.setup.seats + 1)), result
    assert list(result.winners) == sorted(set(result.winners) & set(result.scores)), result
    best = max(result.scores.values())
    assert all(result.scores[seat] == best for seat in result.winners), result


def check_json(position: Position) -> None:
    """Position JSON loads again as the same position, with the same moves in the same order."""
    document = position.to_json()
    text = json.dumps(document)
    again = position.game.from_json(json.loads(text))
    assert again == position, document
    assert json.dumps(again.to_json()) == text, document
    assert again.legal() == position.legal(), document


def check_legal(position: Position) -> None:
    """Each legal move has one spelling, which reads back as the same action."""
    moves, actions = position.legal(), position.actions()
    assert len(set(moves)) == len(moves) == len(set(actions)), position.to_json()
    assert len(moves) <= position.game.max_actions, position.to_json()
    assert tuple(position.action(move) for move in moves) == actions, position.to_json()


def check_copies(position: Position) -> None:
    """A pickled position comes back as the same one, with its record; a copy is the position."""
    again = pickle.loads(pickle.dumps(position))
    assert again == position, position
    assert again.game is position.game, position
    assert again.record() == position.record(), position
    assert copy(position) is deepcopy(position) is position, position


def check_refusals(position: Position, candidates: Iterable[str]) -> None:
    """`play` takes what `legal` lists and refuses all else, with a code and a clause; either way
    the position stays as it was."""
    before, legal = json.dumps(position.to_json()), set(position.legal())
    refusals = position.game.refusals
    for move in candidates:
        try:
            after = position.play(move)
        except IllegalMove as error:
            assert move not in legal, (move, before)
            kind, _, code = error.code.partition(".")
            if position.turn is not None:
                assert kind == position.game.name, error.code
                assert error.clause == refusals[code], error.code
        except InvalidMove:
            assert move not in legal, (move, before)
        else:
            assert move in legal, (move, before)
            assert after.ply == position.ply + 1, (move, before)
        assert json.dumps(position.to_json()) == before, move


def check_views(position: Position) -> None:
    """A view stays the same, byte for byte, when what it hides is redealt; so do the moves of
    the seat to move, and the points. A view is of the game's `view_type` at all times, and never
    holds the seed."""
    seed = position.to_json().get("seed")
    msgspec.convert(position.open_view(), position.game.view_type)
    for seat in (None, *range(1, position.setup.seats + 1)):
        view = json.dumps(position.view(seat))
        msgspec.convert(position.view(seat), position.game.view_type)
        assert seed is None or seed not in view, view
        for number in range(3):
            other = position.redealt(seat, number)
            assert json.dumps(other.view(seat)) == view, (seat, view)
            assert other.returns() == position.returns(), (seat, view)
            if seat is not None and seat == position.turn:
                assert other.legal() == position.legal(), (seat, view)


def check_remarks(position: Position) -> None:
    """What is said of the seat to move and of its moves is of the types that the game declares."""
    if position.turn is None:
        return
    msgspec.convert(position.remarks(), position.game.remarks_type)
    imagined = position.game.from_view(position.view(position.turn))
    for move in position.legal()[::_EVERY]:
        effects = position.effects(move)
        msgspec.convert(effects, position.game.effects_type)
        assert imagined.effects(move) == effects, (position, move)  # a hint says them too
    after = position.play(position.legal()[0])
    msgspec.convert(position.aftermath(after), position.game.effects_type)


def check_seal(position: Position) -> None:
    """Before the end a record reveals nothing hidden, no seed, and cannot be replayed."""
    record = position.record()
    if not position.game.hidden or position.turn is None:
        assert record.to_json() == record.to_json(secret=True), position
        return
    sealed = json.loads(json.dumps(record.to_json()))
    assert sealed["seed"] is None, sealed
    assert record.seed is None or record.seed.hex() not in json.dumps(sealed), sealed
    try:
        list(Record.from_json(sealed).positions())
    except InvalidRecord:
        return
    raise AssertionError(f"a sealed record was replayed: {sealed}")


def hidden_parts_differ(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether redealing what a seat cannot see ever changes anything: else `check_views` of a
    game with hidden parts would show nothing."""
    for position in random_game(game, options, 0, 40):
        if position.turn is None:
            return False
        for seat in (None, *range(1, position.setup.seats + 1)):
            ours, other = position.to_json(), position.redealt(seat, 7).to_json()
            ours.pop("seed", None)
            other.pop("seed", None)
            if ours != other:
                return True
    return False


def _texts(positions: Sequence[Position]) -> list[str]:
    """Moves of all sorts to try on a position: those of other moments of the same game."""
    moves: dict[str, None] = {}
    for position in positions[:: max(1, len(positions) // 12)]:
        moves.update(dict.fromkeys(position.legal()[:40]))
    return list(moves)
