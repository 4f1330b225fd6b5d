"""Every game as a game of OpenSpiel, named `tablee_lot` and so on (extra `tablee[openspiel]`).

    import pyspiel, tablee.research.openspiel
    game = pyspiel.load_game("tablee_punto(options=seats:3/expert:true,deals=100,seed=1)")

OpenSpiel wants chance laid open. What our games draw follows from a seed, so chance is one node at
the root, over `deals` deals that follow from `seed`, equally likely; without chance there is none.
Small games are cut out of large ones: with `opening`, that many moves at random are part of each
deal; with `plies`, a game that is not over after that many more is a draw. With `alike`, all deals
share an opening, and the seat to move after it cannot tell them apart.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.registry import GAMES, find_game
from tablee.core.rng import below, generator
from tablee.research.rewards import rewards

_LONGEST = 100_000  # moves; no game comes near it
_PARAMETERS: dict[str, Any] = {
    "options": "",
    "deals": 1000,
    "seed": 0,
    "opening": 0,
    "plies": 0,
    "alike": False,
}


def read_options(text: str) -> dict[str, Any]:
    """Options as a parameter of OpenSpiel spells them, which leaves few characters.

    >>> read_options("seats:3/expert:true/track:standard")
    {'seats': 3, 'expert': True, 'track': 'standard'}
    """
    pairs = (entry.partition(":") for entry in text.split("/") if entry)
    return {name: _read_value(value) for name, _, value in pairs}


def _read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def write_options(options: Mapping[str, Any]) -> str:
    """The inverse of `read_options`, for names, numbers and truth values."""
    words = ((k, v if isinstance(v, str) else json.dumps(v)) for k, v in options.items())
    return "/".join(f"{name}:{value}" for name, value in words)


def kind_of(game: Game, *, alone: bool = False, dealt: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; who plays alone wins from nobody."""
    of = pyspiel.GameType
    sizes = [game.prepare(options).seats for options in game.variants]
    open_to_all = not (game.hidden or game.chance)
    return of(
        short_name=f"tablee_{game.name}",
        long_name=f"Tablée: {game.name}",
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC
        if game.chance or dealt
        else of.ChanceMode.DETERMINISTIC,
        information=of.Information.PERFECT_INFORMATION
        if open_to_all
        else of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.GENERAL_SUM if alone else of.Utility.ZERO_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class TableeGame(pyspiel.Game):
    """A game with some options; `register` makes a class of each."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted, game = {**_PARAMETERS, **(params or {})}, self.game
        setup = game.prepare(read_options(wanted["options"]))
        self.options = setup.options
        self.deals = int(wanted["deals"]) if game.chance or wanted["opening"] else 0
        self.seed, self.opening = int(wanted["seed"]), int(wanted["opening"])
        self.alike = bool(wanted["alike"])
        self.last_ply = self.opening + (int(wanted["plies"]) or _LONGEST)
        self.tensor_shape = game.space_of(setup).tensor_shape
        alone = setup.seats == 1
        information = pyspiel.GameInfo(
            num_distinct_actions=game.space_of(setup).num_actions,
            max_chance_outcomes=self.deals,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=int(wanted["plies"]) or _LONGEST,
        )
        super().__init__(
            kind_of(game, alone=alone, dealt=self.deals > 0), information, dict(params or {})
        )

    def new_initial_state(self) -> TableeState:
        """Before the deal, or where there is none, the first position."""
        return TableeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat may know; with perfect recall, also how the game went."""
        return Observer(self.tensor_shape, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def dealt(self, deal: int) -> Position:
        """The position that a deal begins with."""
        if not self.alike:
            return self._opened(deal)
        position = self._opened(0)
        return position.redealt(position.turn, deal)

    def _opened(self, deal: int) -> Position:
        """The position after a deal, and after the opening, which never ends a game."""
        for attempt in range(1_000):
            words = f"tablee openspiel {self.seed} {deal} {attempt}"
            position = self.game.new(self.options, hashlib.sha256(words.encode()).digest())
            rng = generator(words)
            for _ in range(self.opening):
                actions = position.actions()
                if actions:
                    position = position.act(actions[below(rng, len(actions))])
            if position.turn is not None:
                return position
        raise ValueError(f"no opening of {self.opening} moves")


class TableeState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: TableeGame) -> None:
        super().__init__(game)
        # No reference to the game: a clone is a deep copy of what is here.
        self.position: Position | None = None if game.deals else game.dealt(0)

    def current_player(self) -> int:
        """The seat to move, counted from 0."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self._seat() - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        position = self.position
        if position is None:
            return False
        return position.turn is None or position.ply >= self.get_game().last_ply

    def returns(self) -> list[float]:
        """By seat; in all 0."""
        if self.position is None:
            return [0.0] * self.get_game().num_players()
        return rewards(self.position)

    def _seat(self) -> int:
        return 0 if self.position is None else self.position.turn or 0

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or self.is_terminal() or self._seat() != player + 1:
            return []
        return [number for number, legal in enumerate(self.position.mask()) if legal]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position is None:
            self.position = self.get_game().dealt(action)
        else:
            self.position = position.play(position.move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return self.position.move(action)

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return json.dumps(self.position.to_json(), sort_keys=True)


class Observer:
    """What a seat may know, as OpenSpiel's algorithms take it."""

    def __init__(self, shape: tuple[int, ...], recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(np.prod(shape), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: TableeState, player: int) -> None:
        """Show what a seat may know, each item from 0 to 1."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            seen = np.frombuffer(state.position.tensor(player + 1), np.uint8)
            np.divide(seen, 255, out=self.tensor)

    def string_from(self, state: TableeState, player: int) -> str:
        """The key of the information set, or the view in JSON."""
        if state.position is None:
            return "before the deal"
        if self._recall:
            return state.position.information_key(player + 1)
        return json.dumps(state.position.hidden_from(player + 1), sort_keys=True)


def register(name: str) -> None:
    """Make a game known to OpenSpiel as `tablee_<name>`."""
    game = find_game(name)
    # A class, not a function: OpenSpiel lets go of it when Python has already ended.
    made = type(f"Tablee_{name}", (TableeGame,), {"game": game})
    pyspiel.register_game(kind_of(game), made)


for _name in GAMES:
    register(_name)
