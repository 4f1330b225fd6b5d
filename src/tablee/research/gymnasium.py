"""Thousands of games as a vector environment of Gymnasium (extra `tablee[gymnasium]`).

One agent plays all seats, each as it comes to move: an observation is what that seat may know. The
reward of a step is that of the seat that has moved; `info` has the rewards of all. This is the
`Batch` below, in Gymnasium's words.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablee.core.batch import Batch

_AUTORESET = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


class LegalActions(MultiDiscrete):
    """The actions of all games; a sample is legal in each, any one where a game is over."""

    def __init__(self, masks: Any) -> None:
        super().__init__(np.full(masks.shape[0], masks.shape[1]))
        self._masks = masks  # of the batch: as they are when a sample is taken

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action for each game, all equally likely."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        heights = self.np_random.random(self._masks.shape[0])
        totals = np.cumsum(self._masks, axis=1, dtype=np.int32)
        wanted = 1 + np.floor(heights * totals[:, -1]).astype(np.int32)
        chosen = (totals >= wanted[:, None]).argmax(axis=1)
        return chosen.astype(self.dtype)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and bool(np.array_equal(self.nvec, other.nvec))

    def __deepcopy__(self, memo: Any) -> MultiDiscrete:
        """A space without games: who copies it wants to know its size."""
        return MultiDiscrete(self.nvec.copy())

    __hash__ = None  # type: ignore[assignment]


class TableeVectorEnv(VectorEnv):
    """So many games of a kind at once."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Mapping[str, Any] | None = None,
        *,
        autoreset: str = "next_step",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Without `copy` a step overwrites the arrays that the last one returned, which is faster.

        Raises what `Batch` raises.
        """
        self.batch = Batch(
            game, num_envs, options, secrets.randbits(62), autoreset=autoreset, threads=threads
        )
        space, self.num_envs, self._copy = self.batch.space, num_envs, copy
        self.metadata = {"autoreset_mode": _AUTORESET[autoreset], "render_modes": []}
        self._arrays = {
            name: np.asarray(getattr(self.batch, name))
            for name in ("masks", "tensors", "turns", "rewards", "terminated", "scores")
        }
        self.single_observation_space = Box(0, 255, space.tensor_shape, np.uint8)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Discrete(space.num_actions)
        self.action_space = LegalActions(self._arrays["masks"])

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; with a seed, always the same ones."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self._give("tensors"), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a move in each game. Raises IllegalMove, and then nothing was played."""
        movers = np.maximum(self._arrays["turns"], 1) - 1
        self.batch.step(np.ascontiguousarray(actions, dtype=np.int64))
        rewards = self._arrays["rewards"][np.arange(self.num_envs), movers]
        ended = self._arrays["terminated"].astype(bool)
        return self._give("tensors"), rewards, ended, np.zeros_like(ended), self._info()

    def close_extras(self, **_: Any) -> None:
        """Give the memory back."""
        self.batch.close()

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._give("masks").astype(np.int8, copy=False),
            "turn": self._give("turns"),
            "rewards": self._give("rewards"),
            "scores": self._give("scores"),
        }

    def _give(self, name: str) -> Any:
        array = self._arrays[name]
        return array.copy() if self._copy else array
