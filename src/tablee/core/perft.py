"""perft, how many lines of play there are: the classic check that two rule engines agree."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.hosts import Host, find_host
from tablee.core.kernel import INT, LEGAL, MATRIX, PLAY, VECTOR, Matrix, PerGame, Vector, kernel
from tablee.core.position import Position


def perft(position: Position, depth: int, host: Host | None = None) -> int:
    """The number of lines of exactly `depth` moves from a position; a game that ends earlier counts
    no line. Counted in a host, the fastest there is. Raises ValueError for a negative depth.

    >>> import tablee
    >>> perft(tablee.find_game("lot").new(), 2)
    2401
    """
    if depth < 0:
        raise ValueError("depth is negative")
    if depth == 0 or position.turn is None:
        return int(depth == 0)
    game, size = position.game, len(position.state)
    with (host or find_host(game.package)).scope() as memory:
        states, moves = memory.matrix(depth, size), memory.matrix(depth, game.max_actions)
        states[0].write(position.state)
        rules, left = memory.vector(position.setup.rules), memory.vector(depth)
        lines: int = memory.call(_COUNT(game.kernel), rules, states, moves, left, size)
        return lines


@kernel((INT, VECTOR, MATRIX, MATRIX, VECTOR, INT, LEGAL, PLAY))
def _count(
    rules: Vector,
    states: Matrix,
    moves: Matrix,
    left: Vector,
    size: int,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
) -> int:
    """Walk the tree below `states[0]` depth first, one row per level; `left` counts each level's
    moves still to try. The last level is counted, not played."""
    last = len(left) - 1
    total = 0
    level = 0
    left[0] = legal(rules, states[0], moves[0])
    while level >= 0:
        if level == last:
            total += left[level]
            left[level] = 0
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        for slot in range(size):
            states[level + 1][slot] = states[level][slot]
        if play(rules, states[level + 1], moves[level][left[level]]) != 0:
            level += 1
            left[level] = legal(rules, states[level], moves[level])
    return total


_COUNT = PerGame(_count, "legal", "play")
