"""A game of the arena, from the deal to its end."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee.arena.contestant import Contestant
from tablee.arena.errors import ArenaError, Forfeit
from tablee.arena.players import Chosen, player_of
from tablee.arena.terms import Terms, Watch
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.registry import find_game

_RESIGNING = 3  # moves in a row that look lost


class Outcome(NamedTuple):
    """How a game ended: the winning seats (none: a draw), the scores by seat, why (a reason of the
    game's, or `time`, `illegal`, `crash`, `resigned`, `max_plies`), and all moves."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: tuple[str, ...]

    def share(self, seat: int) -> float:
        """The part of the win that a seat has; of a draw everybody has the same."""
        if not self.winners:
            return 1 / len(self.scores)
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> float:
        """A seat's score less the mean score of the others."""
        own = self.scores[seat - 1]
        return own - (sum(self.scores) - own) / (len(self.scores) - 1)


def deal_seed(seed: int, pairing: int) -> bytes:
    """The seed of the deal of a pairing."""
    return _digest("deal", seed, pairing)


def play_game(
    game: Game,
    options: Mapping[str, Any],
    contestants: Sequence[Contestant],
    seed: int,
    pairing: int,
    terms: Terms = Terms(),  # noqa: B008 - immutable
) -> Outcome:
    """Play one game, with these contestants by seat. Our own play the same one whenever seed and
    pairing are the same, unless the terms count time.

    Raises InvalidOptions; ValueError when the table has another number of seats; ArenaError when a
    contestant cannot be had at all.
    """
    position = game.new(options, deal_seed(seed, pairing))
    if position.setup.seats != len(contestants):
        raise ValueError(f"{position.setup.seats} seats for {len(contestants)} contestants")
    watches = [Watch(terms, own=contestant.is_own) for contestant in contestants]
    hopeless = [0] * len(contestants)
    while position.turn is not None:
        seat = position.turn
        if terms.max_plies is not None and position.ply >= terms.max_plies:
            return _ended(position, (), "max_plies")
        chance = int.from_bytes(_digest("move", seed, pairing, position.ply)[:8], "big")
        try:
            chosen = _choose(position, contestants[seat - 1], chance, terms, watches[seat - 1])
        except Forfeit as forfeit:
            return _ended(position, _others(contestants, seat), forfeit.reason)
        hopeless[seat - 1] = hopeless[seat - 1] + 1 if _looks_lost(chosen, terms) else 0
        if hopeless[seat - 1] == _RESIGNING:
            return _ended(position, _others(contestants, seat), "resigned")
        position = position.act(chosen.action)
    result = position.result
    assert result is not None
    return _ended(position, result.winners, result.reason)


def _choose(
    position: Position, contestant: Contestant, chance: int, terms: Terms, watch: Watch
) -> Chosen:
    """A move; the only one there is costs no time. Raises Forfeit, ArenaError."""
    if len(position.actions()) == 1:
        return Chosen(position.actions()[0])
    player = player_of(contestant)
    watch.start()
    chosen = player.choose(position, chance, terms, watch)
    if not watch.stop():
        raise Forfeit("time")
    return chosen


def _looks_lost(chosen: Chosen, terms: Terms) -> bool:
    return terms.resign is not None and chosen.value is not None and chosen.value <= terms.resign


def _others(contestants: Sequence[Contestant], loser: int) -> tuple[int, ...]:
    """The seats that win where one has lost: those of other contestants, if there are any."""
    seats = [seat for seat in range(1, len(contestants) + 1) if seat != loser]
    rivals = [seat for seat in seats if contestants[seat - 1] != contestants[loser - 1]]
    return tuple(rivals or seats)


def _ended(position: Position, winners: tuple[int, ...], reason: str) -> Outcome:
    return Outcome(winners, tuple(position.returns().values()), reason, position.moves())


def _digest(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, ("tablee arena", *words))).encode()).digest()


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Play the game of a request (`Plan.request`); `failed` where a contestant cannot be had."""
    try:
        outcome = play_game(
            find_game(request["game"]),
            request["options"],
            [Contestant.parse(text) for text in request["contestants"]],
            request["seed"],
            request["pairing"],
            Terms.from_json(request["terms"]),
        )
    except ArenaError as error:
        return {"number": request["number"], "failed": [error.value, error.details["reason"]]}
    return {"number": request["number"], **outcome._asdict()}
