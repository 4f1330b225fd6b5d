"""How bots think at the table: whole turns are tried out in imagined deals, in a race."""

from __future__ import annotations

from tablee.bots.engines import race as engine
from tablee.bots.engines.race import RACE, TRIAL, Race, RaceSettings
from tablee.bots.engines.race_mind import Field, race
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.hosts import Scope, find_host
from tablee.core.kernel import INT, Vector, entry, kernel
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.loto.mind.judgement import evaluate
from tablee.games.loto.mind.turns import ROW, list_turns, quick_turn
from tablee.games.loto.rules.kernel import determinize, play
from tablee.games.loto.rules.solver import JOKER, POINTS
from tablee.games.loto.rules.state import PLACE, VERB_AT, figure_of, piece_of, points_of

_MOST_TURNS = 512
_WIDEST = 64  # turns that are tried at all
_NARROWEST = 8


@kernel(TRIAL)
def _trial(race: Race, candidate: int) -> int:
    """Make a turn, and as many of quick players as the horizon says."""
    rules, state, turn = race.rules, race.state, race.candidates[candidate]
    for number in range(turn[0]):
        play(rules, state, turn[1 + number])
    for _ in range(race.settings.horizon):
        if state[TURN]:
            quick_turn(rules, state, race.luck, race.scratch)
    return 0


@entry((INT, RACE, INT))
def run(race: Race, simulations: int) -> int:
    """`race.run` with what Loto knows."""
    return engine.run(race, simulations, determinize, _trial, evaluate)


class TurnMind(Mind):
    """Tries turns in imagined deals, `horizon` turns ahead; a completion with more than `reach`
    pieces escapes it."""

    def __init__(self, horizon: int, reach: int = ROW, clear: float = 2.0) -> None:
        self._settings, self._reach = RaceSettings(clear=clear, horizon=horizon), reach

    def __str__(self) -> str:
        return f"turns {list(self._settings)} {self._reach}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        rules, room = position.setup.rules, position.game.max_actions
        with find_host().scope() as memory:
            turns = self._turns(memory, position)
            rows = _promising(rules, turns, _width(budget), rng)
            field = Field(rows, lambda number: tuple(rows[number][1 : 1 + rows[number][0]]))
            return race(memory, position, rules, field, run, self._settings, room, budget, rng)

    def _turns(self, memory: Scope, position: Position) -> list[list[int]]:
        """What the seat to move could do with the rest of its turn, as rows."""
        rules, state = memory.vector(position.setup.rules), memory.vector(position.state)
        rows, scratch = memory.matrix(_MOST_TURNS, ROW), memory.vector(position.game.max_actions)
        count = memory.call(list_turns, rules, state, self._reach, rows, scratch)
        return rows.read()[:count]


def _width(budget: Budget) -> int:
    """How many turns can be tried well enough."""
    return min(_WIDEST, max(_NARROWEST, budget.nodes(1, 8) // 8))


def _promising(
    rules: list[int], turns: list[list[int]], width: int, rng: Vector
) -> list[list[int]]:
    """The turns that look best at first sight, in a random order where they look alike."""
    ranks = [
        (-_promise(rules, row[1 : 1 + row[0]]), below(rng, 1 << 20), number)
        for number, row in enumerate(turns)
    ]
    return [turns[number] for _, _, number in sorted(ranks)[:width]]


def _promise(rules: list[int], actions: list[int]) -> float:
    """In tokens, completions before all others; a joker is worth some."""
    placed = [action for action in actions if action >> VERB_AT == PLACE]
    cost = 2.5 * sum(piece_of(action) == JOKER for action in placed)
    if placed and placed[-1] == actions[-1]:
        return 100 + rules[POINTS + figure_of(placed[-1])].bit_count() - cost
    return points_of(actions[0]).bit_count() - cost
