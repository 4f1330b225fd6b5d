"""LOT as a game of OpenSpiel, in Python over our own positions: so that its search, which is C++,
searches the very game that ours does."""

from __future__ import annotations

from typing import Any

import pyspiel

import tablee

NAME = "python_lot"
LOT = tablee.find_game("lot")
OPTIONS = {"pie": False}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="LOT in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=LOT.max_actions,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=200,
)


class Lot(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__(TYPE, INFO, parameters or {})

    def new_initial_state(self) -> LotState:
        """The empty board."""
        return LotState(self)

    def make_py_observer(self, *_: Any) -> None:
        """Nobody observes here."""


class LotState(pyspiel.State):  # type: ignore[misc]
    """A position; an action is the place of a move among the legal ones."""

    def __init__(self, game: Lot) -> None:
        super().__init__(game)
        self._position = LOT.new(OPTIONS)

    def current_player(self) -> int:
        """The seat to move, from 0."""
        turn = self._position.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn - 1

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(len(self._position.actions())))

    def _apply_action(self, action: int) -> None:
        self._position = self._position.act(self._position.actions()[action])

    def _action_to_string(self, _player: int, action: int) -> str:
        return self._position.legal()[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._position.turn is None

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        result = self._position.result
        if result is None or not result.winners:
            return [0.0, 0.0]
        return [1.0, -1.0] if result.winners == (1,) else [-1.0, 1.0]

    def __str__(self) -> str:
        return " ".join(self._position.moves())


pyspiel.register_game(TYPE, Lot)
