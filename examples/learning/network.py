"""A small network with two answers: which move, and what the game is worth."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn

import tablee
from examples.learning.selfplay import Bytes, Choice, Integers

ILLEGAL = -60.0  # a logit: next to impossible, yet no subnormal number, which would be slow


class PolicyValueNet(nn.Module):
    """Two hidden layers, the first twice as wide; the input is a tensor of the game's, flat."""

    def __init__(self, items: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.size = items, actions, width
        self.body = nn.Sequential(
            nn.Linear(items, 2 * width), nn.ReLU(), nn.Linear(2 * width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # begins with all legal moves equally likely,
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)  # and expects a draw
        nn.init.zeros_(self.value.bias)

    def forward(self, tensors: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the listed moves' probabilities (of -1: next to none), and what the
        game is worth to the seat that sees it, from -1 to 1."""
        hidden = self.body(torch.log1p(tensors.float()))  # counts become small
        logits = self.policy(hidden).gather(1, moves.clamp(min=0)).masked_fill(moves < 0, ILLEGAL)
        return torch.log_softmax(logits, dim=1), torch.tanh(self.value(hidden)).squeeze(1)

    @torch.inference_mode()
    def choose(self, tensors: Bytes, moves: Integers) -> Choice:
        """A move for each position, as likely as the policy says: a `Policy` of `selfplay`."""
        logs, values = self(torch.from_numpy(tensors), torch.from_numpy(moves))
        chosen = torch.multinomial(logs.exp() * torch.from_numpy(moves >= 0), 1)
        return Choice(
            chosen.squeeze(1).numpy(), logs.gather(1, chosen).squeeze(1).numpy(), values.numpy()
        )


def network_for(game: str, width: int = 64) -> PolicyValueNet:
    """A network that has learned nothing, for the default options of a game."""
    space = tablee.find_game(game).space()
    return PolicyValueNet(sum(size for _, size in space.planes), space.num_actions, width)


def save(network: PolicyValueNet, path: Path) -> None:
    """Write weights with what is needed to read them, in half the digits: they play the same."""
    weights = {name: tensor.half() for name, tensor in network.state_dict().items()}
    torch.save({"size": network.size, "weights": weights}, path)


def load(path: Path) -> PolicyValueNet:
    """A network as it was saved."""
    saved = torch.load(path, weights_only=True)
    network = PolicyValueNet(*saved["size"])
    network.load_state_dict({name: tensor.float() for name, tensor in saved["weights"].items()})
    network.eval()
    return network
