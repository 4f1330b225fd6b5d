"""OpenSpiel's own simulation tests for every variant of every game, and its algorithms on ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, mcts

import tablee
from tablee.research.openspiel import read_options, write_options

CUT = "options=rounds_to_win:1/expert:true,seed=45,opening=35,plies=2"
SMALL = f"tablee_punto({CUT},deals=4,alike=true)"


def test_simulations(game: str, options: Mapping[str, Any]) -> None:
    words = f"options={write_options(options)},deals=4,plies=12"
    loaded = pyspiel.load_game(f"tablee_{game}({words})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_a_whole_game() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("tablee_lot"), num_sims=1, serialize=True, verbose=False
    )


def test_options_are_written_and_read_alike() -> None:
    for game in tablee.GAMES.values():
        for options in game.variants:
            assert read_options(write_options(options)) == dict(options)


def test_a_state_shows_what_its_position_does() -> None:
    game = pyspiel.load_game("tablee_punto(deals=5,seed=2)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state.apply_action(3)
    position = state.position
    assert state.legal_actions() == np.flatnonzero(list(position.mask())).tolist()
    assert state.information_state_string(1) == position.information_key(2)
    assert np.allclose(np.array(state.observation_tensor(0)) * 255, list(position.tensor(1)))
    assert state.action_to_string(0, state.legal_actions()[0]) in position.legal()


def test_deals_differ_and_repeat() -> None:
    deals = [pyspiel.load_game("tablee_topominos(deals=4,seed=7)") for _ in range(2)]
    states = [[str(game.new_initial_state().child(deal)) for deal in range(4)] for game in deals]
    assert states[0] == states[1]
    assert len(set(states[0])) == 4


def test_deals_that_are_alike_differ_in_what_the_seat_to_move_cannot_see() -> None:
    root = pyspiel.load_game(SMALL).new_initial_state()
    states = [root.child(deal) for deal in range(4)]
    mover = states[0].current_player()
    assert len({state.information_state_string(mover) for state in states}) == 1
    hands = {state.information_state_string(1 - mover) for state in states}
    assert len(hands) == 3  # two of the four deals give the other seat the same one


def test_their_tree_search_plays_our_game() -> None:
    game = pyspiel.load_game("tablee_lot(opening=6,plies=6,deals=1)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(1))
    state = game.new_initial_state().child(0)
    assert bot.step(state) in state.legal_actions()


def test_regret_minimization_lowers_exploitability_on_a_small_punto() -> None:
    game = pyspiel.load_game(SMALL)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before
