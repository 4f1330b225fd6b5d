"""Self-play gives what its policy saw and chose, and what came of it."""

from __future__ import annotations

import numpy as np

import tablee
from examples.learning.selfplay import Bytes, Choice, Integers, SelfPlay, advantages, joined, listed


def first_legal(_tensors: Bytes, moves: Integers) -> Choice:
    """Choose the first move listed, and expect a little."""
    zeros = np.zeros(len(moves), np.float32)
    return Choice(np.zeros(len(moves), np.int64), zeros, zeros + 0.25)


def test_a_round_has_a_row_for_each_move_of_each_game() -> None:
    play = SelfPlay("lot", 6, seed=1)
    found = play.play(first_legal, steps=40)
    game = tablee.find_game("lot")
    assert found.tensors.shape == (240, np.prod(game.tensor_shape))
    assert found.moves.shape[0] == 240
    assert found.moves.max() < game.num_actions
    assert (found.moves[np.arange(240), found.chosen] >= 0).all()
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


def test_moves_are_listed_row_by_row() -> None:
    moves = listed(np.array([[0, 1, 0, 1], [0, 0, 1, 0]], np.uint8))
    assert moves.tolist() == [[1, 3], [2, -1]]
    assert joined([moves, np.array([[0, 1, 2]])]).tolist() == [[1, 3, -1], [2, -1, -1], [0, 1, 2]]


def test_moves_are_seen_through_the_same_symmetry_as_the_position() -> None:
    play, seen = SelfPlay("lotus", 1, seed=3), 0
    (symmetry,) = play.batch.space.symmetries
    for _ in range(30):
        numbers = np.flatnonzero(np.asarray(play.batch.masks)[0])
        tensor = np.asarray(play.batch.tensors).reshape(-1).copy()
        found = play.play(first_legal, steps=1)
        mirrored = tensor[np.argsort(symmetry.tensor)]
        if (mirrored != tensor).any():
            turned = bool((found.tensors[0] == mirrored).all())
            expected = np.array(symmetry.actions)[numbers] if turned else numbers
            assert found.moves[0].tolist() == expected.tolist()
            seen |= 1 << turned
    assert seen == 0b11  # both were seen


def test_what_is_good_for_the_next_seat_is_bad_for_this_one() -> None:
    turns = np.array([[1], [1], [2], [1]])  # seat 1 moves twice, then seat 2, who loses
    values = np.array([[0.1], [0.2], [0.3], [9.0]], np.float32)  # the last is another game's
    rewards = np.array([[0.0], [0.0], [-1.0], [0.0]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    whole = advantages(values, rewards, turns, ended, decay=1.0)
    assert np.allclose(whole + values[:-1], [[1.0], [1.0], [-1.0]])
    one_step = advantages(values, rewards, turns, ended, decay=0.0)
    assert np.allclose(one_step, [[0.1], [-0.5], [-1.3]])
