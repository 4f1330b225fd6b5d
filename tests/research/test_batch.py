"""Games side by side: the same as one by one, in every host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.hosts import open_host
from tablee.core.position import Position

VARIANTS = [(name, options) for name, game in tablee.GAMES.items() for options in game.variants]


def first_of(batch: tablee.Batch, number: int) -> Position:
    """The first position of a game of the batch, from its seed."""
    seed = batch.seed_of(number) if batch.game.chance else None
    return batch.game.new(batch.setup.options, seed)


def check_shown(batch: tablee.Batch, number: int, position: Position) -> None:
    """What a batch shows of a game is what its position shows."""
    assert batch.turns[number] == (position.turn or 0)
    assert bytes(np.asarray(batch.masks)[number]) == position.mask()
    assert np.asarray(batch.tensors)[number].tobytes() == position.tensor(position.turn or 1)
    if position.result:
        assert list(np.asarray(batch.scores)[number]) == list(position.result.scores.values())


def check_agreement(batch: tablee.Batch, steps: int) -> int:
    """Play at random, in the batch and beside it; returns how many games began again."""
    again = 0
    positions = [first_of(batch, number) for number in range(len(batch))]
    for _ in range(steps):
        chosen = batch.sample()
        batch.step(chosen)
        for number, position in enumerate(positions):
            if position.turn is None:
                positions[number] = first_of(batch, number)
                again += 1
            else:
                positions[number] = position.play(position.move(chosen[number]))
            assert batch.terminated[number] == (
                position.turn is not None and positions[number].turn is None
            )
            check_shown(batch, number, positions[number])
    return again


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_batch_plays_as_positions_do(name: str, options: Mapping[str, Any]) -> None:
    with tablee.Batch(name, 3, options, seed=5) as batch:
        check_agreement(batch, 25)


def test_a_game_that_is_over_begins_again_with_the_next_step() -> None:
    with tablee.Batch("topominos", 6, {"seats": 1}, seed=2) as batch:
        assert check_agreement(batch, 60) > 0


@pytest.mark.parametrize("host", ["wasm", "plain"])
@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_hosts_agree(name: str, host: str) -> None:
    steps = 6 if host == "plain" else 60
    with (
        tablee.Batch(name, 4, seed=3) as batch,
        tablee.Batch(name, 4, seed=3, host=open_host(host)) as other,
    ):
        for _ in range(steps):
            chosen = batch.sample()
            assert other.sample() == chosen
            batch.step(chosen)
            other.step(chosen)
            for array in ("masks", "tensors", "turns", "rewards", "scores", "terminated"):
                assert getattr(batch, array) == getattr(other, array), array


def test_equal_seeds_give_equal_games_in_as_many_threads_as_there_are() -> None:
    with (
        tablee.Batch("punto", 7, {"expert": True}, seed=1) as batch,
        tablee.Batch("punto", 7, {"expert": True}, seed=1, threads=3) as other,
        tablee.Batch("punto", 7, {"expert": True}, seed=2) as different,
    ):
        assert batch.seed_of(0) == other.seed_of(0) != different.seed_of(0)
        assert batch.seed_of(0) != batch.seed_of(1)
        for _ in range(80):
            chosen = batch.sample()
            batch.step(chosen)
            other.step(chosen)
        assert batch.tensors == other.tensors
        before = bytes(np.asarray(batch.tensors))
        batch.reset(1)
        batch.reset(1)
        again = [batch.seed_of(number) for number in range(7)]
        batch.reset()
        assert again != [batch.seed_of(number) for number in range(7)]
        assert bytes(np.asarray(batch.tensors)) != before


def test_a_game_that_ends_is_worth_something_to_everybody() -> None:
    with tablee.Batch("lotus", 8, {"seats": 3}, seed=1, autoreset="disabled") as batch:
        while any(batch.turns):
            batch.step(batch.sample())
            for number, ended in enumerate(batch.terminated):
                rewards = np.asarray(batch.rewards)[number]
                result = batch.position(number).result
                if ended:
                    assert result is not None
                    worth = [1.0 if seat in result.winners else -0.5 for seat in (1, 2, 3)]
                    assert rewards.tolist() == worth
                else:
                    assert not rewards.any()


def test_the_same_step_can_begin_the_next_game() -> None:
    with tablee.Batch("lot", 16, seed=4, autoreset="same_step") as batch:
        ended = 0
        for _ in range(200):
            batch.step(batch.sample())
            ended += sum(batch.terminated)
            assert all(batch.turns)
        assert ended > 0


def test_what_is_no_legal_move_is_refused_and_nothing_is_played() -> None:
    with tablee.Batch("lot", 3, seed=1) as batch:
        for wrong in ([0, 0, 1813], [0, -1, 0], [99999, 0, 0]):
            with pytest.raises(tablee.IllegalMove) as refused:
                batch.step(wrong)
            assert refused.value.details["game"] == next(i for i, n in enumerate(wrong) if n)
            assert batch.turns.tolist() == [1, 1, 1]
        with pytest.raises(ValueError, match="2 numbers for 3 games"):
            batch.step([0, 0])
        batch.step(np.array([0, 1, 2], dtype=np.int32))
        assert batch.turns.tolist() == [2, 2, 2]


def test_results_come_into_the_callers_arrays() -> None:
    game = tablee.find_game("loto")
    masks = np.zeros((5, game.num_actions), dtype=bool)
    tensors = np.zeros((5, *game.tensor_shape), dtype=np.uint8)
    with tablee.Batch("loto", 5, seed=1, into={"masks": masks, "tensors": tensors}) as batch:
        assert bytes(masks[2]) == batch.position(2).mask()
        batch.step([int(np.flatnonzero(row)[0]) for row in masks])
        assert bytes(masks[2]) == batch.position(2).mask()
        assert tensors[2].tobytes() == batch.position(2).tensor(batch.turns[2])
    with pytest.raises(ValueError, match="masks must be"):
        tablee.Batch("loto", 6, into={"masks": masks})
    with pytest.raises(ValueError, match="masks must be"):
        tablee.Batch("loto", 5, into={"masks": bytes(masks)})
    with pytest.raises(ValueError, match="no arrays mask"):
        tablee.Batch("loto", 5, into={"mask": masks})


def test_a_batch_need_not_make_tensors() -> None:
    with tablee.Batch("lot", 2, tensors=False) as batch:
        batch.step(batch.sample())
        assert len(batch.tensors) == 0
        assert batch.turns.tolist() == [2, 2]
