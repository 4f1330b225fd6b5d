"""Games against oneself: a thousand side by side, and what each move turned out to be worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import tablee

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Integers = NDArray[np.int64]


WARM_UP = 1000  # random moves, so that games end at different times from the start


class Choice(NamedTuple):
    """What a policy chose, game by game: which of the moves listed, the logarithm of its
    probability, and what the game is worth to the mover (-1 to 1)."""

    chosen: Integers
    log_probabilities: Floats
    values: Floats


#: Chooses by tensors of the seats to move and their moves, as `listed` has them.
Policy = Callable[[Bytes, Integers], Choice]


class Experience(NamedTuple):
    """Positions, what was played there, and what came of it: an array each, a row per position."""

    tensors: Bytes
    moves: Integers  # as `listed` has them
    chosen: Integers  # which of them
    log_probabilities: Floats
    advantages: Floats  # how much better the move did than the policy expected
    returns: Floats  # what the position was worth to the mover, as it turned out


class SelfPlay:
    """Games of two seats (the default options of all five) that go on from one call to the next.

    Each step the policy sees all games through one of the game's symmetries, chosen at random: it
    learns from the images of positions as well, and never how its own moves would have looked.
    """

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.batch = tablee.Batch(game, games, seed=seed, autoreset="same_step")
        for _ in range(WARM_UP):
            self.batch.step(self.batch.sample())
        self.finished = 0  # games so far
        self._rng = np.random.default_rng(seed)
        space = self.batch.space
        images = [(s.tensor, s.actions) for s in space.symmetries]
        identity = range(int(np.prod(space.tensor_shape))), range(space.num_actions)
        # By symmetry: where each item of the image comes from, and where each number goes; -1, of
        # which there is no move, stays.
        self._images = [(np.argsort(t), np.append(a, -1)) for t, a in [identity, *images]]

    def play(self, policy: Policy, steps: int, decay: float = 0.95) -> Experience:
        """What so many steps of all games gave; `decay` is the lambda of `advantages`."""
        size = steps + 1, len(self.batch)
        seen, listing, choices = [], [], []
        turns, rewards = np.zeros(size, np.int64), np.zeros(size, np.float32)
        ended = np.zeros(size, bool)
        for step in range(steps + 1):  # the last one only for what it expects
            moves = listed(np.asarray(self.batch.masks))
            tensors, images = self._look(moves)
            choice = policy(tensors, images)
            choices.append(choice)
            turns[step] = self.batch.turns
            if step < steps:
                seen.append(tensors)
                listing.append(images)
                numbers = moves[np.arange(len(moves)), choice.chosen]
                rewards[step], ended[step] = self._step(numbers, turns[step])
        values = np.stack([choice.values for choice in choices])
        gained = advantages(values, rewards, turns, ended, decay)
        return Experience(
            np.concatenate(seen),
            joined(listing),
            np.concatenate([choice.chosen for choice in choices[:-1]]),
            np.concatenate([choice.log_probabilities for choice in choices[:-1]]),
            gained.ravel(),
            (gained + values[:-1]).ravel(),
        )

    def _look(self, moves: Integers) -> tuple[Bytes, Integers]:
        """The tensors through some symmetry, and the moves likewise."""
        items, numbers = self._images[self._rng.integers(len(self._images))]
        tensors = np.asarray(self.batch.tensors).reshape(len(self.batch), -1)
        return tensors[:, items], numbers[moves]

    def _step(self, numbers: Integers, movers: Integers) -> tuple[Floats, NDArray[np.bool_]]:
        """Play a move in each game; returns what it brought its mover, and which games it ended."""
        self.batch.step(numbers)
        ended = np.asarray(self.batch.terminated).astype(bool)
        self.finished += int(ended.sum())
        rewards = np.asarray(self.batch.rewards)[np.arange(len(self.batch)), movers - 1]
        return rewards.astype(np.float32), ended


def listed(masks: Bytes) -> Integers:
    """The numbers of each position's legal moves, a row per position, filled up with -1: a handful
    each, where a mask has hundreds of items."""
    counts = masks.sum(1, dtype=np.int64)
    moves = np.full((len(masks), counts.max()), -1)
    moves[np.arange(counts.max()) < counts[:, None]] = np.nonzero(masks)[1]
    return moves


def joined(lists: Sequence[Integers]) -> Integers:
    """Lists of moves one below the other, as wide as the widest."""
    most = max(moves.shape[1] for moves in lists)
    wide = [((0, 0), (0, most - moves.shape[1])) for moves in lists]
    return np.concatenate(
        [np.pad(m, w, constant_values=-1) for m, w in zip(lists, wide, strict=True)]
    )


def advantages(
    values: Floats, rewards: Floats, turns: Integers, ended: NDArray[np.bool_], decay: float
) -> Floats:
    """Generalised advantage estimates of all steps but the last, by step and game.

    Values and rewards are the mover's. What is good for the seat that moves next is bad for this
    one, unless the same seat moves again (Lotus 6: the first turn may be a double one).
    """
    gained = np.zeros_like(values)
    for step in range(len(values) - 2, -1, -1):
        sign = np.where(turns[step + 1] == turns[step], 1, -1) * ~ended[step]
        surprise = rewards[step] + sign * values[step + 1] - values[step]
        gained[step] = surprise + decay * sign * gained[step + 1]
    return gained[:-1]
