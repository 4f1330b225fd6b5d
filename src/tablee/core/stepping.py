"""A step of many games: the kernels of `Batch`, each for the games from `start` to `stop`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.core.kernel import (
    BYTES,
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Floats,
    Matrix,
    PerGame,
    Vector,
    entry,
    kernel,
    record,
)
from tablee.core.rng import advance, scale
from tablee.core.slots import SCORE, SEED, SEEDED, TURN, WINNERS
from tablee.core.space import DEAL, NUMBER, OBSERVE
from tablee.core.vectors import copy, part

#: What becomes of a game that is over, in Gymnasium's words: the next step deals a new one instead
#: of playing; the same step does, so that what is shown is its beginning; or it stays over.
AUTORESET = ("next_step", "same_step", "disabled")
_NEXT, _SAME, _DISABLED = range(3)
_M32 = 0xFFFF_FFFF


class Games(NamedTuple):
    """The games and what is shown of them, for kernels."""

    rules: Vector
    first: Vector  # the first state, but for what is dealt
    states: Matrix
    actions: Matrix  # by game: the legal actions
    numbers: Matrix  # and their numbers
    counts: Vector  # how many there are
    chosen: Vector  # by game: a number
    places: Vector  # by game: which of its actions that is
    rng: Vector  # by game: what its next deal comes from
    masks: Vector
    tensors: Vector
    turns: Vector
    rewards: Floats
    scores: Vector
    terminated: Vector
    seats: int
    width: int  # of a mask
    size: int  # of a tensor; 0: none are made
    chance: int  # whether a deal needs a seed


GAMES = record(
    Games,
    rules=VECTOR,
    first=VECTOR,
    states=MATRIX,
    actions=MATRIX,
    numbers=MATRIX,
    counts=VECTOR,
    chosen=VECTOR,
    places=VECTOR,
    rng=VECTOR,
    masks=BYTES,
    tensors=BYTES,
    turns=VECTOR,
    rewards=FLOATS,
    scores=VECTOR,
    terminated=BYTES,
    seats=INT,
    width=INT,
    size=INT,
    chance=INT,
)


@kernel((INT, GAMES, INT, DEAL))
def _deal(games: Games, game: int, deal: Callable[[Vector, Vector], int]) -> int:
    """Begin a game anew, from the next seed; returns 0."""
    state = games.states[game]
    copy(games.first, state)
    if games.chance:
        word = games.rng[game]
        for slot in range(SEED, SEED + 8):
            word = advance(word)
            state[slot] = word & _M32
        games.rng[game] = word
        state[SEEDED] = 1
    deal(games.rules, state)
    return 0


@kernel((INT, GAMES, INT, LEGAL, NUMBER, OBSERVE))
def _show(
    games: Games,
    game: int,
    legal: Callable[[Vector, Vector, Vector], int],
    number: Callable[[Vector, Vector, int], int],
    observe: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    """Write a game's mask, tensor, turn and scores; returns 0.

    Of the mask only what was set is cleared: most of it is never touched.
    """
    state, actions, numbers = games.states[game], games.actions[game], games.numbers[game]
    mask = part(games.masks, game * games.width, games.width)
    count = games.counts[game]
    listed = part(numbers, 0, count)
    for place in range(count):
        mask[listed[place]] = 0
    count = legal(games.rules, state, actions) if state[TURN] else 0
    listed, acting = part(numbers, 0, count), part(actions, 0, count)
    for place in range(count):
        found = number(games.rules, state, acting[place])
        listed[place] = found
        mask[found] = 1
    games.counts[game] = count
    games.turns[game] = state[TURN]
    for seat in range(games.seats):
        games.scores[game * games.seats + seat] = state[SCORE + seat]
    if games.size:
        tensor = part(games.tensors, game * games.size, games.size)
        observe(games.rules, state, max(state[TURN], 1), tensor)
    return 0


@kernel((INT, GAMES, INT))
def _reward(games: Games, game: int) -> int:
    """Write what a finished game is worth to each seat, in all 0: a winner takes 1 from the others,
    several share it. Who plays alone wins or loses 1. Returns 0."""
    state, seats = games.states[game], games.seats
    winners = 0
    for seat in range(seats):
        winners += state[WINNERS] >> seat & 1
    for seat in range(seats):
        won = state[WINNERS] >> seat & 1
        worth = 0.0
        if seats == 1:
            worth = 1.0 if won else -1.0
        elif winners and won:
            worth = (seats - winners) / (winners * (seats - 1.0))
        elif winners:
            worth = -1.0 / (seats - 1.0)
        games.rewards[game * seats + seat] = worth
    return 0


@kernel((INT, GAMES, INT, INT, LEGAL, DEAL, NUMBER, OBSERVE))
def _reset(
    games: Games,
    start: int,
    stop: int,
    legal: Callable[[Vector, Vector, Vector], int],
    deal: Callable[[Vector, Vector], int],
    number: Callable[[Vector, Vector, int], int],
    observe: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    for game in range(start, stop):
        _deal(games, game, deal)
        _show(games, game, legal, number, observe)
        games.terminated[game] = 0
        for seat in range(games.seats):
            games.rewards[game * games.seats + seat] = 0.0
    return 0


@entry((INT, GAMES, INT, INT))
def find_chosen(games: Games, start: int, stop: int) -> int:
    """Look the chosen numbers up; returns 1 + the first game in which the one chosen is none of a
    legal move, or 0. A game that is over takes any."""
    for game in range(start, stop):
        chosen, count = games.chosen[game], games.counts[game]
        numbers = part(games.numbers[game], 0, count)
        place = 0
        while place < count and numbers[place] != chosen:
            place += 1
        if place == count and count > 0:
            return 1 + game
        games.places[game] = place
    return 0


@kernel((INT, GAMES, INT))
def _chosen_action(games: Games, game: int) -> int:
    return games.actions[game][games.places[game]]


@kernel((INT, GAMES, INT, INT, INT, LEGAL, PLAY, DEAL, NUMBER, OBSERVE))
def _step(
    games: Games,
    start: int,
    stop: int,
    autoreset: int,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    deal: Callable[[Vector, Vector], int],
    number: Callable[[Vector, Vector, int], int],
    observe: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    coming = _chosen_action(games, start) if start < stop else 0
    for game in range(start, stop):
        # The next game's action is on its way from memory while this game is played.
        action, coming = coming, _chosen_action(games, min(game + 1, stop - 1))
        state = games.states[game]
        if games.terminated[game]:
            for seat in range(games.seats):
                games.rewards[game * games.seats + seat] = 0.0
        ended = 0
        if state[TURN]:
            play(games.rules, state, action)
            ended = int(state[TURN] == 0)
            if ended:
                _reward(games, game)
                if autoreset == _SAME:
                    _deal(games, game, deal)
        elif autoreset == _NEXT:
            _deal(games, game, deal)
        games.terminated[game] = ended
        _show(games, game, legal, number, observe)
    return 0


@entry((INT, GAMES, INT, INT, VECTOR))
def choose_any(games: Games, start: int, stop: int, rng: Vector) -> int:
    """Choose any legal number in each game, all equally likely; returns 0."""
    word = rng[0]
    for game in range(start, stop):
        word = advance(word)
        if games.counts[game]:
            games.chosen[game] = games.numbers[game][scale(word, games.counts[game])]
    rng[0] = word
    return 0


RESET = PerGame(_reset, "legal", "deal", "number", "observe")
STEP = PerGame(_step, "legal", "play", "deal", "number", "observe")
