"""From a turn that was found to the moves that make it."""

from __future__ import annotations

from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.core.slots import TURN
from tablee.games.topominos.components import looks
from tablee.games.topominos.mind import listing as r
from tablee.games.topominos.mind import turns as t
from tablee.games.topominos.rules import kernel as k

#: The moves of a turn, as actions.
Plan = tuple[int, ...]


def plan_of(position: Position, desk: Vector, row: Vector) -> Plan:
    """The moves of a listed turn, in an order that the rules allow; `end` is left out where the
    turn may go on with a tile not yet drawn."""
    if row[r.IS_PASS]:
        return (k.PASS | int(row[r.TILES]),)
    state = position.state
    board = list(state[k.DOTS : k.DOTS + k.COMPARTMENTS])
    rack = state[k.RACKS + state[TURN] - 1]
    moves = []
    for stage in _in_order(position, desk, row):
        place = _place(board, desk, stage)
        pile = int(row[r.HEAP_PILE + stage])
        tiles = members(int(r.tiles_of(desk, int(row[r.HEAP_TILES + stage]))))
        for tile, dots in _laid(position.setup.parts, tiles, board[place], pile) or []:
            tile = _spelled(position.setup.parts, rack, tile)
            moves.append(tile | place << 6 | dots << 10)
            rack ^= 1 << tile
        board[place] = 0 if pile == k.FULL else pile
    if rack or not moves or not state[k.BAG]:
        moves.append(k.END)
    return tuple(moves)


def _in_order(position: Position, desk: Vector, row: Vector) -> list[int]:
    """The stages with a heap, in the order they are laid in: see `turns`."""
    used = [stage for stage in range(int(desk[t.STAGES])) if row[r.HEAP_TILES + stage]]
    bound = position.state[k.MODE] == k.MODE_B or all(position.state[k.DOTS : k.DOTS + 9])

    def rank(stage: int) -> tuple[int, int]:
        kind, is_nine = desk[t.KIND + stage], row[r.HEAP_PILE + stage] == k.FULL
        if kind == t.NEW_NINE:
            return (3 if bound else 1, stage)
        return ({t.BOUND: 0, t.PILE: 2, t.NEW_OPEN: 4}[int(kind)], stage + 100 * is_nine)

    return sorted(used, key=rank)


def _place(board: list[int], desk: Vector, stage: int) -> int:
    if desk[t.KIND + stage] in (t.NEW_NINE, t.NEW_OPEN):
        return board.index(0)
    return int(desk[t.PLACE + stage])


def members(tiles: int) -> list[int]:
    """The tiles of a set, ascending."""
    return [tile for tile in range(k.TILES) if tiles >> tile & 1]


def _laid(
    patterns: tuple[int, ...], tiles: list[int], before: int, pile: int
) -> list[tuple[int, int]] | None:
    """The dots of each tile, as they lie, that make this pile of the one before; None if these
    tiles cannot."""
    if not tiles:
        return [] if before == pile else None
    for dots in looks(patterns[tiles[0]]):
        if dots & before == 0 and dots & ~pile == 0:
            rest = _laid(patterns, tiles[1:], before | dots, pile)
            if rest is not None:
                return [(tiles[0], dots), *rest]
    return None


def _spelled(patterns: tuple[int, ...], rack: int, tile: int) -> int:
    """Of the tiles on the rack that are equal to this one, the lowest."""
    shown = looks(patterns[tile])
    return next(other for other in members(rack) if patterns[other] in shown)
