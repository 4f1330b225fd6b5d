"""Check LOT's wins beyond the ninth move: python3 -m tools.lot.check_trees FILE

A tree says what light does against every reply of dark, until a pattern wins. The rules and the
patterns are check_proof.py's; README.md beside it has the format and the argument.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tools.lot.check_proof import LINES, SIZE, Flaw, Proof, play

ALL = (1 << SIZE * SIZE) - 1
PIECES = 40
PATTERN = "."  # in a tree: a pattern wins here


class Side(NamedTuple):
    """A colour's pieces."""

    singles: int = 0  # sets of cells: bit 0 is a1, bit 1 is b1, bit 7 is a2
    stacks: int = 0

    @property
    def cells(self) -> int:
        """Where they stand."""
        return self.singles | self.stacks

    @property
    def reserve(self) -> int:
        """How many pieces are not on the board."""
        return PIECES - self.singles.bit_count() - 2 * self.stacks.bit_count()


def name(cell: int) -> str:
    """A cell as people write it."""
    rank, file = divmod(cell.bit_length() - 1, SIZE)
    return f"{'abcdefg'[file]}{rank + 1}"


def bits(cells: int) -> Iterator[int]:
    """The sets of one cell that a set is made of, the lowest first."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


def moves(own: Side, others: int) -> list[str]:
    """The legal moves: by cell, line (lowest cell first, then right, up left, up, up right) and
    kept piece."""
    found: list[str] = []
    for place in bits(ALL & ~(own.cells | others)):
        singles = own.singles | place
        complete = [line for line in ORDERED if line & place and line & singles == line]
        found += [_stacking(place, line, kept) for line in complete for kept in bits(line)] or [
            name(place)
        ]
    return found


def _stacking(place: int, line: int, kept: int) -> str:
    removed = "-".join(name(cell) for cell in bits(line & ~kept))
    return f"{name(place)}^{name(kept)}-{removed}"


# Of two lines with the same lowest cell the one whose next cell is lower comes first.
ORDERED = sorted(LINES, key=lambda line: list(bits(line)))


@cache
def least_moves(own: Side, other_stacks: int) -> int:
    """How many moves a colour needs at least for three stacks in a line, whatever both do.

    A stack takes a line of three without stacks, and pieces that no other one takes; the other
    colour's singles may leave, its stacks never do.
    """
    free = ALL & ~(own.stacks | other_stacks)
    lacking = dict.fromkeys(bits(own.stacks), 0)
    for line in LINES:
        if not line & ~free:
            missing = 3 - (line & own.singles).bit_count()
            for cell in bits(line):
                lacking[cell] = min(missing, lacking.get(cell, 3))
    least = 9
    for line in LINES:
        cells = list(bits(line))
        if all(cell in lacking for cell in cells):
            stacks = 3 * (line & ~own.stacks).bit_count() - own.singles.bit_count()
            least = min(least, max(stacks, sum(lacking[cell] for cell in cells)))
    return least


class Tree:
    """Light's moves after a line of play, in the order in which they are needed."""

    def __init__(self, proof: Proof, line: list[str], answers: list[str]) -> None:
        self.proof, self.line, self.answers = proof, line, iter(answers)
        self.seen: set[tuple[Side, Side]] = set()

    def check(self) -> int:
        """The number of positions it looked at, light to move in each; Flaw if one is not won."""
        light, dark = Side(), Side()
        for ply, move in enumerate(self.line):
            if ply % 2:
                dark = self._play(dark, light, move)
            else:
                light = self._play(light, dark, move)
        if len(self.line) % 2:
            raise Flaw(f"{self.line}: it is dark's turn")
        self._check(light, dark)
        if next(self.answers, None) is not None:
            raise Flaw("moves are left over")
        return len(self.seen)

    def _play(self, own: Side, other: Side, move: str) -> Side:
        """A colour's pieces after a legal move that ends nothing; else Flaw."""
        if not own.reserve:
            raise Flaw(f"{move}: no piece is left for it")
        singles, stacks, won = play(*own, other.cells, move)
        if won:
            raise Flaw(f"{self.line}: {move} ends the game")
        return Side(singles, stacks)

    def _check(self, light: Side, dark: Side) -> None:
        if (light, dark) in self.seen:
            return
        self.seen.add((light, dark))
        move = next(self.answers, None)
        if move is None:
            raise Flaw(f"{light}, {dark}: no answer is left")
        if move == PATTERN:
            self._check_pattern(light, dark)
            return
        light = self._play(light, dark, move)
        replies = moves(dark, light.cells)
        if not replies:
            raise Flaw(f"{move}: the board is full")
        for reply in replies:
            self._check(light, self._play(dark, light, reply))

    def _check_pattern(self, light: Side, dark: Side) -> None:
        """Flaw unless a pattern wins before dark can, and before a reserve is empty."""
        most = min(least_moves(dark, light.stacks), light.reserve, dark.reserve)
        if not self.proof.carriers(*light, ALL & ~dark.cells, most):
            raise Flaw(f"{light}, {dark}: no pattern wins it in time")


def read(path: str) -> tuple[Proof, list[Tree]]:
    """The patterns of a file, and its trees."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        lines = file.read().splitlines()
    grown = [line.removeprefix("tree ") for line in lines if line.startswith("tree ")]
    proof = Proof("\n".join(line for line in lines if not line.startswith("tree ")))
    parts = [line.partition(":") for line in grown]
    return proof, [Tree(proof, line.split(), answers.split()) for line, _, answers in parts]


def main(path: str) -> int:
    """Print what the file proves; 1 if it does not."""
    proof, trees = read(path)
    try:
        patterns, positions = proof.check(), [tree.check() for tree in trees]
    except Flaw as flaw:
        print(f"not proved: {flaw}")
        return 1
    told = f"{patterns} patterns hold; {len(trees)} positions are won for light, to move"
    print(f"{told}, by way of {sum(positions)}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
