"""Train a network by playing against itself: proximal policy optimisation (Schulman et al., 2017).

python -m examples.learning.train [--game lotus] [--minutes 8] [--weights weights.pt]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor

from examples.learning.network import PolicyValueNet, network_for, save
from examples.learning.selfplay import Experience, SelfPlay

GAMES, STEPS = 512, 32  # at once, and moves in each between two rounds of learning
EPOCHS, BATCH = 1, 1024  # new games cost less than a second look at the old ones
LEARNING_RATE, LEAST_RATE = 1e-3, 5e-5
CLIP = 0.2  # how far a round may change the probability of a move
ENTROPY = 0.05  # what an undecided policy is worth, so that it goes on trying; ends at a tenth


class Learner:
    """A network and how it learns."""

    def __init__(self, network: PolicyValueNet) -> None:
        self.network = network
        self._optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE, eps=1e-5)

    def learn(self, experience: Experience, progress: float = 0.0) -> dict[str, float]:
        """Go through a round's games some times, with smaller steps the further training is (0 to
        1); returns the losses of the last time."""
        rate = LEARNING_RATE + (LEAST_RATE - LEARNING_RATE) * progress
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        sums: dict[str, float] = {}
        for _ in range(EPOCHS):
            sums = {}
            for batch in shuffled(experience):
                losses = loss_of(self.network, *batch)
                entropy = ENTROPY * (1 - 0.9 * progress) * losses["entropy"]
                self._optimizer.zero_grad()
                (losses["policy"] + 0.5 * losses["value"] - entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimizer.step()
                share = len(batch[0]) / len(experience.chosen)
                for name, loss in losses.items():
                    sums[name] = sums.get(name, 0.0) + share * loss.item()
        return sums


def shuffled(experience: Experience) -> Iterator[list[Tensor]]:
    """The rows of a round in random order, a batch at a time, fields as in `Experience`."""
    gained = experience.advantages
    scaled = experience._replace(advantages=(gained - gained.mean()) / (gained.std() + 0.01))
    order = torch.randperm(len(gained)).numpy()
    for start in range(0, len(order), BATCH):
        rows = order[start : start + BATCH]
        yield [torch.from_numpy(column[rows]) for column in scaled]


def loss_of(
    network: PolicyValueNet,
    tensors: Tensor,
    moves: Tensor,
    chosen: Tensor,
    before: Tensor,
    gained: Tensor,
    returns: Tensor,
) -> dict[str, Tensor]:
    """How far the network is from making good moves more likely and from expecting what came; and
    how undecided it is."""
    logs, values = network(tensors, moves)
    ratio = (logs.gather(1, chosen[:, None]).squeeze(1) - before).exp()
    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
    return {
        "policy": -torch.min(ratio * gained, clipped * gained).mean(),
        "value": (values - returns).square().mean(),
        "entropy": -(logs.exp() * logs).sum(1).mean(),
    }


def train(game: str, minutes: float, weights: Path, seed: int) -> None:
    """Learn for so many minutes of processor time, so that a busy machine does not shorten it.
    Writes the weights every minute, and keeps those of minute 1, 2, 4, 8... under other names."""
    torch.manual_seed(seed)
    play, learner = SelfPlay(game, GAMES, seed), Learner(network_for(game))
    start, wall, shown, positions, progress = time.process_time(), time.monotonic(), 0, 0, 0.0
    while progress < 1:
        experience = play.play(learner.network.choose, STEPS)
        losses = learner.learn(experience, progress)
        positions += len(experience.chosen)
        passed = (time.process_time() - start) / 60
        progress = min(1.0, passed / minutes)
        if int(passed) > shown or progress == 1:
            shown = int(passed)
            save(learner.network, weights)
            if shown.bit_count() == 1:
                save(learner.network, weights.with_stem(f"{weights.stem}-{shown}"))
            figures = "  ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
            waited = (time.monotonic() - wall) / 60
            print(
                f"{passed:5.1f} min ({waited:.1f} by the clock)  {play.finished:,} games  "
                f"{positions:,} positions  {figures}",
                flush=True,
            )


def main() -> None:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="lotus")
    parser.add_argument("--minutes", type=float, default=8, help="of processor time")
    parser.add_argument("--weights", type=Path, default=Path("weights.pt"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    train(arguments.game, arguments.minutes, arguments.weights, arguments.seed)


if __name__ == "__main__":
    main()
