"""What a bot makes of a game that was played: how it stood, and which moves cost most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from tablee.bots.advice import ask_bot
from tablee.bots.engines.outcome import outcome
from tablee.core.position import Origin, Position
from tablee.core.rng import generator

_LEVEL = 5
_MOST_DEALS = 10
_LEAST = 0.05  # what is less may be chance
_MOST = 5


class Verdict(NamedTuple):
    """A move that was made: how all seats stood before it (0 to 1, together 1), as far as the mover
    could know, what the bot would have played, and how much better that was."""

    number: int
    seat: int
    move: str
    values: tuple[float, ...]
    best: str
    cost: float


def analyse(
    line: Sequence[Position], simulations: int, progress: Callable[[int], None] = lambda _: None
) -> list[Verdict]:
    """A verdict on every move between these positions; always the same. `progress` is
    called with each number before its move is looked at."""
    verdicts = []
    for number, (before, after) in enumerate(pairwise(line), 1):
        progress(number)
        verdicts.append(verdict(number, before, after.moves()[-1], simulations))
    return verdicts


def costliest(verdicts: Sequence[Verdict], most: int = _MOST) -> list[Verdict]:
    """The few moves that cost most, if it was clearly something, the costliest first."""
    found = [one for one in verdicts if one.cost >= _LEAST]
    return sorted(found, key=lambda one: (-one.cost, one.number))[:most]


def verdict(number: int, position: Position, move: str, simulations: int) -> Verdict:
    """The verdict on the move of that number, made in this position."""
    assert position.turn is not None
    choice = ask_bot(position, _LEVEL, simulations=simulations, seed=number)
    best = choice.candidates[0].move
    values = tuple(choice.value[seat] for seat in range(1, position.setup.seats + 1))
    if best == move:
        return Verdict(number, position.turn, move, values, best, 0.0)
    gain = _worth(position, best, simulations, number) - _worth(position, move, simulations, number)
    return Verdict(number, position.turn, move, values, best, max(0.0, gain))


def standing(verdicts: Sequence[Verdict], last: Position, seat: int) -> list[float]:
    """How a seat stood before every move, and how it stands in the last position if that is the
    end."""
    values = [one.values[seat - 1] for one in verdicts]
    return values if last.turn is not None else [*values, _value(last, seat, 0, 0)]


def _worth(position: Position, move: str, simulations: int, seed: int) -> float:
    """What a move is worth to its mover: searched from after it on, since a search from before
    hardly looks at moves it does not like; over deals that the mover had to reckon with, the same
    for every move."""
    assert position.turn is not None
    unsure = position.game.hidden or position.game.chance
    deals = min(_MOST_DEALS, simulations) if unsure else 1
    values = [
        _value(deal.play(move), position.turn, simulations // deals, seed)
        for deal in _deals(position, deals, seed)
    ]
    return fmean(values)


def _deals(position: Position, count: int, seed: int) -> Iterator[Position]:
    """Positions that the seat to move cannot tell from this one."""
    game, rules, rng = position.game, position.setup.rules, generator(seed)
    assert position.turn is not None
    known = game.from_view(position.view(position.turn))
    for _ in range(count):
        state = list(known.state)
        game.kernel.determinize(rules, state, position.turn, rng)
        yield Position(game, position.setup, state, Origin(None, None))


def _value(position: Position, seat: int, simulations: int, seed: int) -> float:
    if position.turn is None:
        stakes = position.game.stakes
        return outcome(list(position.state), position.setup.seats, seat, *stakes)
    return ask_bot(position, _LEVEL, simulations=simulations, seed=seed).value[seat]
