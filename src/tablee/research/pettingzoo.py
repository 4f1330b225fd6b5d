"""Every game as an environment of PettingZoo (extra `tablee[pettingzoo]`).

    from tablee.research.pettingzoo import env
    table = env("lot")

Agents are `seat_1` to `seat_N`. An observation has what the seat may know (`observation`, as
`Position.tensor`) and what it may do (`action_mask`); only the seat to move has any action.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.research.rewards import rewards


def env(game: str, options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> Any:
    """The environment for play: an illegal action loses the game, as PettingZoo has it, and one out
    of range, or calls in the wrong order, are refused."""
    inner: Any = wrappers.TerminateIllegalWrapper(raw_env(game, options, render_mode), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo gives it
    """The environment alone: an illegal action raises IllegalMove, and nothing was played."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, NoSpace, InvalidOptions."""
        super().__init__()
        self.game, self._options = find_game(game), dict(options or {})
        setup = self.game.prepare(options)
        space = self.game.space_of(setup)
        self.metadata = {
            "name": f"tablee_{self.game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, setup.seats + 1)]
        seen = Box(0, 255, space.tensor_shape, np.uint8)
        mask = Box(0, 1, (space.num_actions,), np.int8)
        self._observations = {
            agent: Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(space.num_actions) for agent in self.possible_agents}
        self._width, self._shape = space.num_actions, space.tensor_shape
        self._seed, self._deals = secrets.randbits(62), 0

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of moves (`game.space(options)`)."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal: with a seed, the first deal that follows from it, else the next one."""
        if seed is not None:
            self._seed, self._deals = seed, 0
        deal = hashlib.sha256(f"tablee deal {self._seed} {self._deals}".encode()).digest()
        self._deals += 1
        self.position: Position = self.game.new(self._options, deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and do if it is to move."""
        seat = self.possible_agents.index(agent) + 1
        seen = np.frombuffer(self.position.tensor(seat), np.uint8).reshape(self._shape)
        mask = np.zeros(self._width, np.int8)
        if self.position.turn == seat:
            mask[:] = np.frombuffer(self.position.mask(), np.int8)
        return {"observation": seen.copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play a move for `agent_selection`. Raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position = self.position.play(self.position.move(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards(self.position), strict=True))
        if self.position.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.position.view(None), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """There is nothing to close."""

    def _to_move(self) -> str:
        """Who is to move; after the end, whoever comes first."""
        return self.possible_agents[(self.position.turn or 1) - 1]
