"""The parts of the learning example that need PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import tablee
from examples.learning.agent import Agent
from examples.learning.network import load, network_for, save
from examples.learning.selfplay import SelfPlay
from examples.learning.train import Learner, loss_of, shuffled
from tablee.arena.contestant import Contestant
from tablee.arena.playing import play_game


def test_a_new_network_thinks_all_legal_moves_equally_likely_and_expects_nothing() -> None:
    torch.manual_seed(1)
    play = SelfPlay("lotus", 4, seed=1)
    found = play.play(network_for("lotus").choose, steps=5)
    counts = (found.moves >= 0).sum(1)
    assert found.log_probabilities == pytest.approx(-np.log(counts))
    assert (found.moves[range(20), found.chosen] >= 0).all()


def test_a_round_of_learning_lowers_the_loss_on_that_round() -> None:
    torch.manual_seed(1)
    learner = Learner(network_for("lotus", width=16))
    found = SelfPlay("lotus", 32, seed=2).play(learner.network.choose, steps=64)
    whole = [torch.cat(columns) for columns in zip(*shuffled(found), strict=True)]
    before = loss_of(learner.network, *whole)
    for _ in range(20):
        learner.learn(found)
    after = loss_of(learner.network, *whole)
    assert after["value"] < before["value"]
    assert after["policy"] < before["policy"]


def test_an_agent_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(1)
    network = network_for("lotus", width=8)
    save(network, tmp_path / "w.pt")
    tensors = torch.randint(0, 3, (2, network.size[0]))
    moves = torch.tensor([[4, 7, 300], [5, -1, -1]])
    for one, other in zip(
        network(tensors, moves), load(tmp_path / "w.pt")(tensors, moves), strict=True
    ):
        assert torch.allclose(one, other, atol=1e-2)
    monkeypatch.setenv("TABLEE_WEIGHTS", str(tmp_path / "w.pt"))
    monkeypatch.setattr("examples.learning.agent.SIMULATIONS", 4)
    seats = [Contestant.parse(f"{Agent.__module__}:Agent"), Contestant("random")]
    outcome = play_game(tablee.find_game("lotus"), {}, seats, seed=1, pairing=0)
    assert outcome.reason == "home"  # neither illegal nor crashed
