"""Who plays at which table of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tablee.evening.matching import first_choice, most_pairs

#: How little two players should sit together: 0 if they have not met.
Strain = Callable[[int, int], int]

_SWEEPS = 20  # over all swaps of two players


class Seating(NamedTuple):
    """The tables of a round as groups of players, how many bots join each, and who sits out."""

    groups: list[list[int]]
    bots: list[int]
    byes: list[int]


class Meetings:
    """How often any two have played, and how often each sat out."""

    def __init__(self, rounds: Sequence[tuple[Sequence[Sequence[int]], Sequence[int]]]) -> None:
        """Of each round its tables and who sat out."""
        self._met = Counter(
            frozenset(pair)
            for groups, _ in rounds
            for group in groups
            for pair in combinations(group, 2)
        )
        self.byes = Counter(player for _, byes in rounds for player in byes)

    def met(self, one: int, other: int) -> int:
        """How often these two have played."""
        return self._met[frozenset((one, other))]


def split(players: int, sizes: Sequence[int]) -> tuple[list[int], int]:
    """The sizes of the tables, the largest first, and how many sit out: as few as possible, then at
    as few and as equal tables as possible.

    >>> split(9, [2, 3, 4]), split(9, [2]), split(5, [4])
    (([3, 3, 3], 0), ([2, 2, 2, 2], 1), ([4], 1))
    """

    @cache
    def best(count: int) -> tuple[int, int, int, tuple[int, ...]]:
        """Who sits out, tables, how unequal, the sizes."""
        options: list[tuple[int, int, int, tuple[int, ...]]] = [(count, 0, 0, ())]
        for size in sizes:
            if size <= count:
                out, tables, squares, rest = best(count - size)
                options.append((out, tables + 1, squares + size * size, (size, *rest)))
        return min(options)

    out, _, _, chosen = best(players)
    return sorted(chosen, reverse=True), out


def sit_out(order: Sequence[int], count: int, byes: Counter[int]) -> list[int]:
    """Who sits out: those who have least often, from the end of the order."""
    last_first = sorted(enumerate(order), key=lambda found: (byes[found[1]], -found[0]))
    return [player for _, player in last_first[:count]]


def seat(
    order: Sequence[int], sizes: Sequence[int], meetings: Meetings, strain: Strain, bots: bool
) -> Seating:
    """Tables for these players, neighbours in the order together as far as the strain allows. With
    `bots`, whoever would sit out plays at a table that bots complete."""
    _, out = split(len(order), sizes)
    groups, byes = _without(order, sizes, out, meetings, strain)
    if not (bots and byes):
        return Seating(groups, [0] * len(groups), byes)
    size = min(size for size in sizes if size >= max(2, len(byes)))
    return Seating([*groups, byes], [0] * len(groups) + [size - len(byes)], [])


def _without(
    order: Sequence[int], sizes: Sequence[int], out: int, meetings: Meetings, strain: Strain
) -> tuple[list[list[int]], list[int]]:
    """The tables if so many sit out; among those whose turn that is, whoever makes it possible that
    nobody meets again."""
    byes = sit_out(order, out, meetings.byes)
    if out == 1:
        turn = meetings.byes[byes[0]]
        fair = [player for player in reversed(order) if meetings.byes[player] == turn]
    else:
        fair = byes
    tried: list[tuple[int, int, list[list[int]], list[int]]] = []
    for chosen in [[player] for player in fair] if out == 1 else [byes]:
        playing = [player for player in order if player not in chosen]
        groups = tables(playing, split(len(playing), sizes)[0], strain)
        worst = max((most_strain(group, strain) for group in groups), default=0)
        if worst == 0:
            return groups, chosen
        tried.append((worst, len(tried), groups, chosen))
    _, _, groups, chosen = min(tried)
    return groups, chosen


def tables(order: Sequence[int], sizes: Sequence[int], strain: Strain) -> list[list[int]]:
    """The players at tables of these sizes, which seat everybody."""
    if all(size == 2 for size in sizes):
        return pairs(order, strain)
    groups, rest = [], list(order)
    for size in sizes:
        groups.append(rest[:size])
        rest = rest[size:]
    return _relieved(groups, strain)


def pairs(order: Sequence[int], strain: Strain) -> list[list[int]]:
    """The players two by two: with the least strain that the most strained pair can have, then the
    first in the order with their nearest."""
    limits = sorted({strain(one, other) for one, other in combinations(order, 2)})
    for most in limits:
        found = first_choice(order, _within(strain, most))
        if found is not None:
            return [list(pair) for pair in found]
    return []


def _within(strain: Strain, most: int) -> Callable[[int, int], bool]:
    return lambda one, other: strain(one, other) <= most


def most_strain(group: Sequence[int], strain: Strain) -> int:
    """That of the pair that should sit together least."""
    return max((strain(one, other) for one, other in combinations(group, 2)), default=0)


def _relieved(groups: list[list[int]], strain: Strain) -> list[list[int]]:
    """The same tables after swapping players, as long as that takes strain away."""

    def cost(group: Sequence[int]) -> int:
        return sum(strain(one, other) ** 2 for one, other in combinations(group, 2))

    def swap_helps(one: int, other: int, i: int, j: int) -> bool:
        left, right = groups[one], groups[other]
        before = cost(left) + cost(right)
        left[i], right[j] = right[j], left[i]
        if cost(left) + cost(right) < before:
            return True
        left[i], right[j] = right[j], left[i]
        return False

    for _ in range(_SWEEPS):
        better = [
            swap_helps(one, other, i, j)
            for one, other in combinations(range(len(groups)), 2)
            for i in range(len(groups[one]))
            for j in range(len(groups[other]))
        ]
        if not any(better):
            break
    return groups


def round_robin(players: Sequence[int], meetings: Meetings) -> tuple[list[list[int]], list[int]]:
    """Pairs that have not met: a round of the circle in which nobody has, while the players are the
    same; after somebody has come or gone, as many as there can be."""
    circle = list(players) + ([-1] if len(players) % 2 else [])
    for turned in range(len(circle) - 1):
        pairs = _circle_round(circle, turned)
        if all(meetings.met(*pair) == 0 for pair in pairs):
            idle = set(players) - {player for pair in pairs for player in pair}
            return pairs, sorted(idle)
    order = sorted(players, key=lambda player: -meetings.byes[player])
    mates = most_pairs(len(order), lambda a, b: meetings.met(order[a], order[b]) == 0)
    found = [[order[a], order[b]] for a, b in enumerate(mates) if a < b]
    return found, sorted(order[a] for a, b in enumerate(mates) if b < 0)


def _circle_round(circle: Sequence[int], turned: int) -> list[list[int]]:
    """One stands still, the others have moved on by so many places; -1 is nobody."""
    first, *rest = circle
    line = [first, *rest[turned:], *rest[:turned]]
    count = len(line)
    return [
        [line[i], line[count - 1 - i]]
        for i in range(count // 2)
        if -1 not in (line[i], line[count - 1 - i])
    ]
