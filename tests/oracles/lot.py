"""A slow second opinion on LOT (Line of Three), for the tests.

A naive reading of the spec on position JSON; it shares no code with the engine. Clause numbers are
those of "Rules as played" in the spec of LOT. The rules leave nothing to chance, so the successor
of a position is computed whole and compared field by field.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.oracles.compare import unlike

FILES = "abcdefg"
RANKS = "1234567"

# In the order in which removed cells are written: a1, b1 .. g1, a2 ..
CELLS = [file + rank for rank in RANKS for file in FILES]

Board = dict[str, str]
"""Cell name -> `.`, `l`, `d`, `L` or `D`."""


def legal(position: dict[str, Any]) -> set[str]:
    """All legal moves of the seat to move, as canonical texts; empty when the game is over."""
    board = _board(position)
    if position["result"] is not None or _draw_reason(position, board) is not None:
        return set()
    single = _colour(position)[0]
    moves: set[str] = set()
    for cell in CELLS:
        if board[cell] == ".":  # clause 1
            moves |= _stackings(board, cell, single) or {cell}  # clause 3: stacking is a must
    if _may_swap(position):
        moves.add("swap")
    return moves


def differences(before: dict[str, Any], move: str, after: dict[str, Any]) -> list[str]:
    """What is wrong with `after` as the position that follows `move` in `before`; [] if nothing."""
    if move not in legal(before):
        return [f"{move!r} is not a legal move here"]
    return unlike(_successor(before, move), after)


# The board


def _board(position: dict[str, Any]) -> Board:
    """The rows of a position (rank 7 first) by cell name."""
    board: Board = {}
    for rank, row in zip(reversed(RANKS), position["rows"], strict=True):
        for file, content in zip(FILES, row, strict=True):
            board[file + rank] = content
    return board


def _rows(board: Board) -> list[str]:
    return ["".join(board[file + rank] for file in FILES) for rank in reversed(RANKS)]


def _lines() -> list[list[str]]:
    """Every line of three adjacent cells: rows, columns and both diagonals."""
    lines: list[list[str]] = []
    for x in range(7):
        for y in range(7):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                if x + 2 * dx < 7 and 0 <= y + 2 * dy < 7:
                    lines.append([FILES[x + n * dx] + RANKS[y + n * dy] for n in range(3)])
    return lines


LINES = _lines()


# Clause 1


def _colour(position: dict[str, Any]) -> str:
    """The colour, `light` or `dark`, that the seat to move plays."""
    for colour in ("light", "dark"):
        if position["colours"][colour] == position["turn"]:
            return colour
    raise ValueError(f"seat {position['turn']!r} plays no colour")


# Clause 2


def _may_swap(position: dict[str, Any]) -> bool:
    return bool(position["options"]["pie"]) and position["ply"] == 1 and position["turn"] == 2


# Clause 3


def _stackings(board: Board, cell: str, single: str) -> set[str]:
    """The moves that place on `cell` and stack: every line of singles times the piece to keep."""
    moves: set[str] = set()
    for line in LINES:
        if cell in line and all(other == cell or board[other] == single for other in line):
            for kept in line:
                removed = [other for other in CELLS if other in line and other != kept]
                moves.add(f"{cell}^{kept}-{removed[0]}-{removed[1]}")
    return moves


def _place(position: dict[str, Any], move: str) -> None:
    """Do a placement, with its stacking if it has one, on `position` (the caller's own copy)."""
    board = _board(position)
    colour = _colour(position)
    single, stack = colour[0], colour[0].upper()
    cell, _, stacking = move.partition("^")
    board[cell] = single
    position["reserve"][colour] -= 1
    if stacking:
        kept, *removed = stacking.split("-")
        for other in removed:
            board[other] = "."
            position["reserve"][colour] += 1
        board[kept] = stack
        position["reserve"][colour] -= 1
    position["rows"] = _rows(board)


# Clause 4


def _has_won(board: Board, colour: str) -> bool:
    stack = colour[0].upper()
    return any(all(board[cell] == stack for cell in line) for line in LINES)


# Clause 5


def _draw_reason(position: dict[str, Any], board: Board) -> str | None:
    """Why the seat to move, at the start of its turn, finds the game drawn; None if it does not."""
    if "." not in board.values():
        return "board_full"
    if position["turn"] is not None and position["reserve"][_colour(position)] == 0:
        return "no_pieces"
    return None


# A whole move


def _successor(before: dict[str, Any], move: str) -> dict[str, Any]:
    """The position after a legal move."""
    after = copy.deepcopy(before)
    mover, other = before["turn"], 3 - before["turn"]
    after["ply"] += 1
    if move == "swap":  # clause 2
        colours = before["colours"]
        after["colours"] = {"light": colours["dark"], "dark": colours["light"]}
    else:
        _place(after, move)
    board = _board(after)
    if _has_won(board, _colour(before)):  # clause 4
        return _over(after, [mover], "line")
    after["turn"] = other
    reason = _draw_reason(after, board)  # clause 5
    return after if reason is None else _over(after, [], reason)


def _over(position: dict[str, Any], winners: list[int], reason: str) -> dict[str, Any]:
    scores = {str(seat): int(seat in winners) for seat in (1, 2)}
    result = {"winners": winners, "reason": reason, "scores": scores}
    return {**position, "turn": None, "result": result}
