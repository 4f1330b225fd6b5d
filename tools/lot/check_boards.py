"""Check that LOT on small boards is a draw: python3 tools/lot/check_boards.py FILE...

It has its own rules of LOT, for any size of board, and shares no code with the game, the bots or
the program that found the proofs. README.md beside it has the format and the argument.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

COLOURS = ("light", "dark")
FILES = "abcdefg"

Essence = tuple[int, ...]


class Flaw(Exception):
    """What a proof fails to show."""


class Move(NamedTuple):
    """Where a piece is placed, and the line of three that becomes a stack on the cell kept."""

    place: int  # sets of cells: bit 0 is a1, bit 1 is b1, and so on, row by row
    line: int = 0
    kept: int = 0


class Position(NamedTuple):
    """Whose turn it is, and the singles and stacks of light and dark."""

    turn: int = 0
    singles: tuple[int, int] = (0, 0)
    stacks: tuple[int, int] = (0, 0)


def bits(cells: int) -> Iterator[int]:
    """The sets of one cell that a set is made of, the lowest first."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


class Board:
    """The rules of LOT on a board of so many rows and columns; a reserve never runs out."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = (1 << size * size) - 1
        self.lines = self._lines()
        self.through = {
            cell: [line for line in self.lines if line & cell] for cell in bits(self.cells)
        }
        self.images = cache(self._images)

    def _lines(self) -> list[int]:
        """Every three adjacent cells in a row, a column or a diagonal; the lowest cell first, then
        right, up left, up, up right."""
        lines = []
        for rank, file, (right, up) in product(
            range(self.size), range(self.size), ((1, 0), (-1, 1), (0, 1), (1, 1))
        ):
            cells = [(file + i * right, rank + i * up) for i in range(3)]
            if all(0 <= x < self.size and y < self.size for x, y in cells):
                lines.append(sum(1 << (self.size * y + x) for x, y in cells))
        return lines

    def _images(self, cells: int) -> tuple[int, ...]:
        """What the eight symmetries make of a set of cells."""
        last, found = self.size - 1, [0] * 8
        for cell, symmetry in product(bits(cells), range(8)):
            y, x = divmod(cell.bit_length() - 1, self.size)
            x = last - x if symmetry & 1 else x
            y = last - y if symmetry & 2 else y
            x, y = (y, x) if symmetry & 4 else (x, y)
            found[symmetry] |= 1 << (self.size * y + x)
        return tuple(found)

    def empty(self, position: Position) -> int:
        """The cells on which nothing stands."""
        return self.cells & ~(sum(position.singles) | sum(position.stacks))

    def moves(self, position: Position) -> list[Move]:
        """The legal moves: by cell, line and kept piece, in the order of `cells` and `lines`."""
        found: list[Move] = []
        for place in bits(self.empty(position)):
            own = position.singles[position.turn] | place
            complete = [line for line in self.through[place] if line & own == line]
            stackings = [Move(place, line, kept) for line in complete for kept in bits(line)]
            found += stackings or [Move(place)]
        return found

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal move."""
        turn = position.turn
        singles, stacks = list(position.singles), list(position.stacks)
        singles[turn] = (singles[turn] | move.place) & ~move.line
        stacks[turn] |= move.kept
        return Position(1 - turn, (singles[0], singles[1]), (stacks[0], stacks[1]))

    def has_line(self, cells: int) -> bool:
        """Whether three adjacent cells of these stand in a line."""
        return any(line & cells == line for line in self.lines)

    def name(self, cell: int) -> str:
        """A cell as people write it."""
        rank, file = divmod(cell.bit_length() - 1, self.size)
        return f"{FILES[file]}{rank + 1}"

    def text(self, move: Move) -> str:
        """A move as people write it."""
        if not move.line:
            return self.name(move.place)
        removed = "-".join(self.name(cell) for cell in bits(move.line & ~move.kept))
        return f"{self.name(move.place)}^{self.name(move.kept)}-{removed}"


class Proof:
    """A proof that a colour holds: the other one never gets three stacks in a line."""

    def __init__(self, board: Board, defender: int, moves: list[str]) -> None:
        self.board, self.defender, self.attacker = board, defender, 1 - defender
        self.moves = iter(moves)
        self.seen: set[Essence] = set()
        self.active = cache(self._active)
        self.live = cache(self._live)
        self.can_stack = cache(self._can_stack)

    def check(self) -> int:
        """The number of positions it looked at, after every opening; Flaw if one is not held."""
        for cell in self.openings():
            self._check(self.board.play(Position(), Move(cell)))
        if next(self.moves, None) is not None:
            raise Flaw("moves are left over")
        return len(self.seen)

    def openings(self) -> list[int]:
        """The first moves that differ under symmetry, those nearest the middle first."""
        half = (self.board.size + 1) // 2
        triangle = [(rank, file) for rank in range(half) for file in range(rank, half)]
        return [1 << (self.board.size * rank + file) for rank, file in reversed(triangle)]

    def _check(self, position: Position) -> None:
        if self._is_settled(position):
            return
        essence = self.essence(position)
        if essence in self.seen:  # no position comes twice in a game: it was held without this one
            return
        self.seen.add(essence)
        if position.turn == self.defender:
            self._check(self.board.play(position, self._answer(position)))
            return
        for move in self.board.moves(position):
            after = self.board.play(position, move)
            if move.line and self.board.has_line(after.stacks[self.attacker]):
                raise Flaw(f"{COLOURS[self.attacker]} wins by {self.board.text(move)}: {position}")
            self._check(after)

    def _answer(self, position: Position) -> Move:
        """The next move of the proof."""
        text = next(self.moves, "nothing")
        for move in self.board.moves(position):
            if self.board.text(move) == text:
                return move
        raise Flaw(f"{text}: not a legal move in {position}")

    def _is_settled(self, position: Position) -> bool:
        """Whether the attacker has no cell left, or no line that it may still fill."""
        live = self.live(position.stacks[self.attacker], sum(position.stacks))
        return not live or not self.board.empty(position)

    def _live(self, own: int, stacks: int) -> int:
        """The cells of the lines that the attacker, with these stacks of all, may still fill."""
        cells = 0
        for line in self.board.lines:
            missing = line & ~own
            if not missing & ~self.active(stacks) and self.can_stack(missing, stacks):
                cells |= line
        return cells

    def _active(self, stacks: int) -> int:
        """The cells of the lines on which no stack stands: only these can become stacks."""
        cells = 0
        for line in self.board.lines:
            cells |= 0 if line & stacks else line
        return cells

    def _can_stack(self, cells: int, stacks: int) -> bool:
        """Whether these cells can become stacks in some order, were the other colour to help."""
        return not cells or any(
            self.can_stack(cells & ~cell, stacks | cell)
            for cell in bits(cells & self.active(stacks))
        )

    def essence(self, position: Position) -> Essence:
        """What matters of a position, the same for all its mirror images."""
        own, stacks = position.stacks[self.attacker], sum(position.stacks)
        active, empty = self.active(stacks), self.board.empty(position)
        light, dark = (cells & active for cells in position.singles)
        matters = (light, dark, empty & active, own & self.live(own, stacks))
        image = min(zip(*map(self.board.images, matters), strict=True))
        return position.turn, (empty & ~active).bit_count(), *image


def read(path: str) -> Iterator[tuple[int, int, list[str]]]:
    """The proofs in a file: size of the board, who holds, the moves by which it does."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        for line in file:
            size, defender, *moves = line.split()
            yield int(size), COLOURS.index(defender), moves


def main(paths: list[str]) -> int:
    """Print what the files prove; 1 if one does not."""
    for path in paths:
        for size, defender, moves in read(path):
            try:
                positions = Proof(Board(size), defender, moves).check()
            except Flaw as flaw:
                print(f"not proved: {flaw}")
                return 1
            told = f"{COLOURS[defender]} holds after every opening: {positions} positions"
            print(f"{size}x{size}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
