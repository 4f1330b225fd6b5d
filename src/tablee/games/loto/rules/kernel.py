"""The four rule functions of Loto Points Rouges, at the table and in patience.

Where the rules are: `state` says how a position is kept, `deal` deals (clauses 1 and 7), `placing`
lays pieces (clause 2), `solver` finds what can be completed (clause 3), `table` has the turn and
the end (clauses 3 to 6), `patience` is clause 7; `redeal` redeals what a seat cannot know.
"""

from __future__ import annotations

from tablee.core.kernel import LEGAL, MOST_MOVES, PLAY, ROLLOUT, Vector, kernel
from tablee.core.slots import PLY, TURN
from tablee.games.loto.rules.patience import legal_patience, play_patience, random_patience
from tablee.games.loto.rules.redeal import determinize
from tablee.games.loto.rules.solver import MODE
from tablee.games.loto.rules.state import PATIENCE
from tablee.games.loto.rules.table import legal_table, play_table, random_table

__all__ = ["determinize", "legal", "play", "rollout"]


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the legal actions: placements by figure, tile and points, then the others."""
    if rules[MODE] == PATIENCE:
        return legal_patience(rules, state, out)
    return legal_table(rules, state, out)


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    state[PLY] += 1
    if rules[MODE] == PATIENCE:
        return play_patience(rules, state, action)
    return play_table(rules, state, action)


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play to the end, as `random_table` and `random_patience` choose; returns the moves made."""
    moves = 0
    while state[TURN] and moves < MOST_MOVES:
        if rules[MODE] == PATIENCE:
            action = random_patience(rules, state, rng, scratch)
        else:
            action = random_table(rules, state, rng, scratch)
        play(rules, state, action)
        moves += 1
    return moves
