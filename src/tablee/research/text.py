"""Games in words, for language models and whoever reads and writes: the calls are TextArena's.

>>> env = TextEnv("lot")
>>> env.reset(seed=1)
>>> player, observation = env.get_observation()
>>> done, info = env.step("I take the middle: [d4]")
>>> done, env.position.moves()
(False, ('d4',))

A player gets the rules once, then the moves since its last turn, what it may know and its legal
moves. An action is a text with the move in brackets, the last if there are several, or nothing but
the move.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rulebook import rulebook
from tablee.research.rewards import rewards

_BRACKETS = re.compile(r"\[\s*([^\[\]]+?)\s*\]")


class TextEnv:
    """A game for players who read and write; players are counted from 0, as TextArena does."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        language: str = "en",
        patience: int = 3,
    ) -> None:
        """A player that has made no legal move in so many attempts has lost. Raises UnknownGame,
        InvalidOptions."""
        self.game, self._options = find_game(game), dict(options or {})
        self.num_players = self.game.prepare(options).seats
        self._language, self._patience = language, patience

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Begin a game; the same one for the same seed. Raises ValueError for another number of
        players than the options have."""
        if num_players not in (None, self.num_players):
            raise ValueError(f"{self.num_players} players, not {num_players}")
        seed = secrets.randbits(62) if seed is None else seed
        deal = hashlib.sha256(f"tablee text {seed}".encode()).digest()
        self.position: Position = self.game.new(self._options, deal)
        self._moves: list[tuple[int, str]] = []  # by whom
        self._read = [-1] * self.num_players  # how many moves each has heard of
        self._failures, self._loser, self._refusal = 0, -1, ""

    def get_observation(self) -> tuple[int, str]:
        """Who is to move, and what that player reads."""
        player = (self.position.turn or 1) - 1
        parts = [] if self._read[player] >= 0 else [self._rules(player)]
        parts += self._news(player)
        if self._refusal:
            parts.append(self._refusal)
        view = json.dumps(self.position.view(self.position.turn), ensure_ascii=False)
        parts += [f"You see: {view}", f"Your legal moves: {' '.join(map(_bracket, self.legal()))}"]
        return player, "\n\n".join(parts)

    def legal(self) -> tuple[str, ...]:
        """The legal moves."""
        return self.position.legal()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Make the move that a text names: whether the game is over, and what was wrong with it, if
        anything was; the same player then tries again."""
        found = _BRACKETS.findall(action)
        move = found[-1] if found else action.strip()
        seat = self.position.turn or 0
        try:
            self.position = self.position.play(move)
        except TableeError as error:
            return self._refuse(error.message(self._language))
        self._moves.append((seat, self.position.moves()[-1]))
        self._failures, self._refusal = 0, ""
        return self.position.turn is None, {}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """By player: what the game was worth (`rewards`); and how it ended."""
        worth = rewards(self.position)
        reason = None if self.position.result is None else self.position.result.reason
        if self._loser >= 0:
            others = 1 / (self.num_players - 1) if self.num_players > 1 else 0.0
            worth = [-1.0 if p == self._loser else others for p in range(self.num_players)]
            reason = "illegal"
        return dict(enumerate(worth)), {"reason": reason, "moves": list(self.position.moves())}

    def _refuse(self, message: str) -> tuple[bool, dict[str, Any]]:
        self._failures += 1
        self._refusal = f"That was not possible: {message}"
        if self._failures >= self._patience:
            self._loser = (self.position.turn or 1) - 1
        return self._loser >= 0, {"refused": message}

    def _rules(self, player: int) -> str:
        who = f"You are player {player + 1} of {self.num_players}."
        how = "Answer with your move in brackets, such as [move]."
        return f"{rulebook(self.game, self._language).text}\n\n{who} {how}"

    def _news(self, player: int) -> list[str]:
        """The moves that this player has not heard of, as it may hear of them."""
        since, self._read[player] = max(0, self._read[player]), len(self._moves)
        veil = self.game.veil
        lines = [
            f"Player {seat} played {move if seat == player + 1 else veil(move)}"
            for seat, move in self._moves[since:]
        ]
        return ["\n".join(lines)] if lines else []


def _bracket(move: str) -> str:
    return f"[{move}]"
