"""Self-play gives what its policy saw and chose, and what came of it."""

from __future__ import annotations

import numpy as np

import tablee
from examples.learning.selfplay import Bytes, Choice, SelfPlay, advantages


def first_legal(_tensors: Bytes, masks: Bytes) -> Choice:
    """Choose the lowest number, and expect a little."""
    zeros = np.zeros(len(masks), np.float32)
    return Choice(masks.argmax(1).astype(np.int64), zeros, zeros + 0.25)


def test_a_round_has_a_row_for_each_move_of_each_game() -> None:
    play = SelfPlay("lot", 6, seed=1)
    found = play.play(first_legal, steps=40)
    game = tablee.find_game("lot")
    assert found.tensors.shape == (240, np.prod(game.tensor_shape))
    assert found.masks.shape == (240, game.num_actions)
    assert found.masks[np.arange(240), found.numbers].all()
    assert found.advantages.shape == found.returns.shape == (240,)
    assert np.allclose(found.returns, found.advantages + 0.25)
    assert play.finished > 0


def test_a_policy_sees_images_and_its_moves_are_played_in_the_game() -> None:
    play, shown = SelfPlay("lot", 1, seed=3), set()
    for _ in range(12):
        position = play.batch.position(0)
        tensor = np.frombuffer(position.tensor(position.turn or 1), np.uint8)
        found = play.play(first_legal, steps=1)
        images = [tensor] + [
            tensor[np.argsort(symmetry.tensor)] for symmetry in play.batch.space.symmetries
        ]
        shown |= {n for n, image in enumerate(images) if (image == found.tensors[0]).all()}
        after = play.batch.position(0)
        assert any(after == position.play(move) for move in position.legal()) or after.ply == 0
    assert len(shown) > 4


def test_what_is_good_for_the_next_seat_is_bad_for_this_one() -> None:
    turns = np.array([[1], [1], [2], [1]])  # seat 1 moves twice, then seat 2, who loses
    values = np.array([[0.1], [0.2], [0.3], [9.0]], np.float32)  # the last is another game's
    rewards = np.array([[0.0], [0.0], [-1.0], [0.0]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    whole = advantages(values, rewards, turns, ended, decay=1.0)
    assert np.allclose(whole + values[:-1], [[1.0], [1.0], [-1.0]])
    one_step = advantages(values, rewards, turns, ended, decay=0.0)
    assert np.allclose(one_step, [[0.1], [-0.5], [-1.3]])
