"""Check a proof of LOT's forced wins: python3 tools/lot/check_proof.py FILE

It shares no code with the game, the bots or the program that found the proof. README.md beside it
has the format and the argument.
"""

from __future__ import annotations

import lzma
import sys
from collections import defaultdict
from itertools import product
from typing import NamedTuple

SIZE = 7
LAST_MOVE = (
    9  # three stacks take nine pieces, and before light's ninth move dark has put down eight
)


class Flaw(Exception):
    """What the proof fails to show."""


class Pattern(NamedTuple):
    """Light to move wins within `moves` moves if no dark piece stands on `carrier`."""

    singles: int  # sets of cells: bit 0 is a1, bit 1 is b1, bit 7 is a2
    stacks: int
    carrier: int
    moves: int
    move: str


def _lines() -> list[int]:
    """Every three adjacent cells in a row, a column or a diagonal."""
    lines = []
    for file, rank, (right, up) in product(
        range(SIZE), range(SIZE), ((1, 0), (0, 1), (1, 1), (-1, 1))
    ):
        cells = [(file + i * right, rank + i * up) for i in range(3)]
        if all(0 <= x < SIZE and 0 <= y < SIZE for x, y in cells):
            lines.append(sum(1 << (SIZE * y + x) for x, y in cells))
    return lines


LINES = _lines()


def cell(text: str) -> int:
    """The set of one cell, from its name."""
    if len(text) != 2 or text[0] not in "abcdefg" or text[1] not in "1234567":
        raise Flaw(f"{text} is no cell")
    return 1 << (SIZE * (int(text[1]) - 1) + "abcdefg".index(text[0]))


def play(singles: int, stacks: int, others: int, move: str) -> tuple[int, int, bool]:
    """A player's singles and stacks after its move, and whether it has won; Flaw if not legal."""
    placed_text, _, stacking = move.partition("^")
    placed = cell(placed_text)
    if placed & (singles | stacks | others):
        raise Flaw(f"{move}: the cell is taken")
    singles |= placed
    complete = [line for line in LINES if line & placed and line & singles == line]
    if not stacking:
        if complete:
            raise Flaw(f"{move}: the line must become a stack")
        return singles, stacks, False
    kept, *removed = [cell(text) for text in stacking.split("-")]
    line = kept | sum(removed)
    if len(removed) != 2 or line not in complete:
        raise Flaw(f"{move}: there is no such line")
    stacks |= kept
    return singles & ~line, stacks, any(line & stacks == line for line in LINES)


def winning_cells(singles: int, stacks: int) -> int:
    """The cells on which one more piece of light, where it may stand, wins at once."""
    lacking = [three & ~stacks for three in LINES]
    last_stacks = [one for one in lacking if one.bit_count() == 1]
    cells = 0
    for line in LINES if last_stacks else ():
        missing = line & ~singles
        if missing.bit_count() == 1 and not missing & stacks:
            cells |= missing if any(one & line for one in last_stacks) else 0
    return cells


class Proof:
    """The patterns of a proof, by light's pieces, and the openings it claims to be won."""

    def __init__(self, text: str) -> None:
        self.claims: list[list[str]] = []
        self.patterns: dict[tuple[int, int], list[Pattern]] = defaultdict(list)
        for line in text.splitlines():
            words = line.split()
            if words[0] == "claim":
                self.claims.append(words[1:])
                continue
            singles, stacks, carrier = (int(word, 16) for word in words[:3])
            pattern = Pattern(singles, stacks, carrier, int(words[3]), words[4])
            self.patterns[singles, stacks].append(pattern)

    def check(self) -> int:
        """The number of patterns, each of which holds if all with fewer moves do, and so do the
        claims; Flaw otherwise."""
        patterns = [pattern for group in self.patterns.values() for pattern in group]
        for pattern in patterns:
            self._check_pattern(pattern)
        for claim in self.claims:
            self.check_claim(claim)
        return len(patterns)

    def _check_pattern(self, pattern: Pattern) -> None:
        light = pattern.singles | pattern.stacks
        never_dark = pattern.carrier | light
        if pattern.carrier & light or pattern.singles & pattern.stacks:
            raise Flaw(f"{pattern}: cells overlap")
        dark = ((1 << SIZE * SIZE) - 1) & ~never_dark  # at worst
        singles, stacks, won = play(pattern.singles, pattern.stacks, dark, pattern.move)
        if won and pattern.moves >= 1:
            return
        carriers = self.carriers(singles, stacks, never_dark, pattern.moves - 1)
        if not carriers or _common(carriers):
            raise Flaw(f"{pattern}: dark has a reply")

    def carriers(self, singles: int, stacks: int, never_dark: int, moves: int) -> list[int]:
        """The carriers, within the cells where no dark piece can be, of wins in so many moves."""
        free = never_dark & ~(singles | stacks)
        group = self.patterns.get((singles, stacks), [])
        carriers = [p.carrier for p in group if p.moves <= moves and not p.carrier & ~free]
        if moves >= 1:
            cells = winning_cells(singles, stacks) & free
            carriers += [1 << bit for bit in range(SIZE * SIZE) if cells >> bit & 1]
        return carriers

    def check_claim(self, claim: list[str]) -> None:
        """Flaw unless light, to move after these moves, wins by its ninth by some pattern."""
        sides = [(0, 0), (0, 0)]  # light, dark: singles, stacks
        for ply, move in enumerate(claim):
            others = sides[1 - ply % 2][0] | sides[1 - ply % 2][1]
            singles, stacks, won = play(*sides[ply % 2], others, move)
            if won:
                raise Flaw(f"{claim}: over before its end")
            sides[ply % 2] = singles, stacks
        (singles, stacks), dark = sides[0], sides[1][0] | sides[1][1]
        left = LAST_MOVE - len(claim) // 2
        free = ((1 << SIZE * SIZE) - 1) & ~dark
        if len(claim) % 2 or not self.carriers(singles, stacks, free, left):
            raise Flaw(f"{claim}: no pattern wins it in time")


def _common(carriers: list[int]) -> int:
    """The cells in all of these: a dark piece there meets every one of these wins."""
    common = carriers[0]
    for carrier in carriers:
        common &= carrier
    return common


def main(path: str) -> int:
    """Print what the file proves; 1 if it does not."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        proof = Proof(file.read())
    try:
        patterns = proof.check()
    except Flaw as flaw:
        print(f"not proved: {flaw}")
        return 1
    print(f"{patterns} patterns hold; {len(proof.claims)} positions are won for light, to move")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
