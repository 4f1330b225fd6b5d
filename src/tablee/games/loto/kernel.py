"""The four rule functions of Loto Points Rouges, for both modes.

Where the rules are (RULES.md has them by clause): `state` says how a position is kept, `placing` has what
both modes share, `table` and `patience` the rest, `solver` tells what can be completed, `redeal` deals anew
what a seat cannot know.
"""

from __future__ import annotations

from tablee.core.kernel import INT, LEGAL, PLAY, ROLLOUT, VECTOR, Vector, kernel
from tablee.core.slots import PLY, TURN
from tablee.games.loto.patience import deal_patience, legal_patience, play_patience, random_patience
from tablee.games.loto.redeal import determinize
from tablee.games.loto.solver import MODE
from tablee.games.loto.state import PATIENCE
from tablee.games.loto.table import deal_table, legal_table, play_table, random_table

__all__ = ["deal", "determinize", "legal", "play", "random_action", "rollout"]


@kernel((INT, VECTOR, VECTOR))
def deal(rules: Vector, state: Vector) -> int:
    """Deal into a state that holds its seed and no more; returns the seat to move."""
    state[TURN] = 1
    if rules[MODE] == PATIENCE:
        deal_patience(rules, state)
    else:
        deal_table(rules, state)
    return 1


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


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def random_action(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """A legal action: any, equally likely, at the table; see `random_patience` for the other mode."""
    if rules[MODE] == PATIENCE:
        return random_patience(rules, state, rng, scratch)
    return random_table(rules, state, rng, scratch)


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play random actions to the end; returns the number of moves made."""
    moves = 0
    while state[TURN]:
        play(rules, state, random_action(rules, state, rng, scratch))
        moves += 1
    return moves
