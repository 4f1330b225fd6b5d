"""What is known of LOT's openings: forced wins that were proved, and which first moves are fair.

docs/lot-openings.md says how it is known; tools/lot checks the proofs.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tablee.core.position import Position
from tablee.core.slots import TURN
from tablee.games.lot.rules import kernel as k

_SIDE = 7
_CELLS = tuple(file + str(rank) for rank in range(1, 8) for file in "abcdefg")

# Light's score (a draw is a half) in games of level 6 against itself: docs/lot-openings.md.
LIGHT_SCORES = {
    "d4": 0.98,
    "d3": 0.69,
    "c3": 0.55,
    "d2": 0.64,
    "c2": 0.74,
    "b2": 0.47,
    "d1": 0.38,
    "c1": 0.45,
    "b1": 0.37,
    "a1": 0.52,
}
_SWAP_FROM = 0.55
_FAIREST = ("a1", "b2", "c1")
_STRONGEST = ("d4",)


class _Win(NamedTuple):
    """A move that wins in so many moves if no piece of the other colour stands on the carrier."""

    carrier: int
    moves: int
    move: str


def answer(position: Position) -> str | None:
    """The move of a proved forced win for the seat to move; None if the proofs do not say."""
    if not position.state[TURN]:
        return None
    return _winning_move(position) or _proved_move(position)


def should_swap(opening: str) -> bool:
    """Whether light's first move is worth taking over under the pie rule."""
    return LIGHT_SCORES[_namesake(opening)] >= _SWAP_FROM


@cache
def best_openings(pie: bool) -> tuple[str, ...]:
    """First moves for light: the fairest ones with the pie rule, the strongest one without, on
    every side of the board."""
    return tuple(cell for cell in _CELLS if _namesake(cell) in (_FAIREST if pie else _STRONGEST))


# -- positions as sets of cells ------------------------------------------------------------------


def _packed(board: int) -> int:
    """The kernel's rows of eight bits as 49 bits, a1 the lowest."""
    return sum((board >> 8 * rank & 0x7F) << _SIDE * rank for rank in range(_SIDE))


def _turned(cell: int, symmetry: int) -> int:
    """Where one of the eight symmetries of the board puts a cell."""
    rank, file = divmod(cell, _SIDE)
    if symmetry & 1:
        file = 6 - file
    if symmetry & 2:
        rank = 6 - rank
    if symmetry & 4:
        rank, file = file, rank
    return _SIDE * rank + file


@cache
def _symmetries() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_turned(cell, symmetry) for cell in range(49)) for symmetry in range(8))


def _mapped(cells: int, images: tuple[int, ...]) -> int:
    return sum(1 << image for cell, image in enumerate(images) if cells >> cell & 1)


def _move_back(move: str, images: tuple[int, ...]) -> str:
    """The move that a symmetry turns into this one."""
    placed, _, stacking = move.partition("^")
    names = {_CELLS[image]: cell for cell, image in enumerate(images)}
    if not stacking:
        return _CELLS[names[placed]]
    kept, *removed = [names[name] for name in stacking.split("-")]
    first, second = sorted(removed)
    return f"{_CELLS[names[placed]]}^{_CELLS[kept]}-{_CELLS[first]}-{_CELLS[second]}"


def _namesake(opening: str) -> str:
    """The opening in the list that is the same up to symmetry."""
    cell = _CELLS.index(opening)
    images = {_CELLS[images[cell]] for images in _symmetries()}
    return next(name for name in LIGHT_SCORES if name in images)


# -- forced wins -----------------------------------------------------------------------------------


@cache
def _proofs() -> dict[tuple[int, int], list[_Win]]:
    """The proved wins by the singles and stacks of the colour to move."""
    packed = files("tablee.games.lot.mind").joinpath("data", "proof.xz").read_bytes()
    wins: dict[tuple[int, int], list[_Win]] = {}
    for line in lzma.decompress(packed).decode("ascii").splitlines():
        words = line.split()
        if words[0] != "claim":
            singles, stacks, carrier = (int(word, 16) for word in words[:3])
            win = _Win(carrier, int(words[3]), words[4])
            wins.setdefault((singles, stacks), []).append(win)
    return wins


def _moves_to_win(singles: int, stacks: int) -> int:
    """A number of moves that a colour needs at least: three pieces for each stack it lacks."""
    most = max([(line & stacks).bit_count() for line in _lines()])
    return max(3 * (3 - most) - singles.bit_count(), 3 - most)


@cache
def _lines() -> tuple[int, ...]:
    return tuple(line for start in range(49) for line in _lines_from(start))


def _lines_from(start: int) -> tuple[int, ...]:
    rank, file = divmod(start, _SIDE)
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    ends = [(up, right) for up, right in steps if rank + 2 * up < 7 and 0 <= file + 2 * right < 7]
    return tuple(sum(1 << start + i * (_SIDE * up + right) for i in range(3)) for up, right in ends)


def _proved_move(position: Position) -> str | None:
    state = list(position.state)
    colour = k.colour_to_move(state)
    singles, stacks = _packed(state[k.SINGLES + colour]), _packed(state[k.STACKS + colour])
    other_singles = _packed(state[k.SINGLES + 1 - colour])
    other_stacks = _packed(state[k.STACKS + 1 - colour])
    others = other_singles | other_stacks
    # The other colour moves once less than the win takes, and must not be able to win by then.
    in_time = min(_moves_to_win(other_singles, other_stacks), *state[k.RESERVE : k.RESERVE + 2])
    found: list[tuple[int, str]] = []
    for images in _symmetries():
        blocked = _mapped(others, images)
        for win in _proofs().get((_mapped(singles, images), _mapped(stacks, images)), ()):
            if win.moves <= in_time and not win.carrier & blocked:
                found.append((win.moves, _move_back(win.move, images)))
    return min(found)[1] if found else None


def _winning_move(position: Position) -> str | None:
    """A move that wins at once: the proofs leave these out."""
    state = list(position.state)
    if state[k.STACKS + k.colour_to_move(state)].bit_count() < 2:
        return None
    for action in position.actions():
        after = position.act(action).result
        if after is not None and after.winners:
            return position.text(action)
    return None
