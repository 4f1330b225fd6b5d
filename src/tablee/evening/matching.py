"""As many pairs as a graph allows (Edmonds' blossom algorithm), and the pairing that suits those
who choose first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

Allowed = Callable[[int, int], bool]


def most_pairs(count: int, allowed: Allowed) -> list[int]:
    """For each of `count` vertices its mate, or -1: no other choice makes more pairs.

    >>> most_pairs(4, lambda a, b: abs(a - b) == 1)
    [1, 0, 3, 2]
    """
    edges = [[b for b in range(count) if b != a and allowed(a, b)] for a in range(count)]
    mates = [-1] * count
    for root in range(count):
        if mates[root] < 0:
            _Search(edges, mates).augment(root)
    return mates


class _Search:
    """Looks for a path from a free vertex to another, by which one more pair can be made."""

    def __init__(self, edges: list[list[int]], mates: list[int]) -> None:
        self._edges, self._mates = edges, mates
        self._from = [-1] * len(edges)  # where a vertex was reached from
        self._base = list(range(len(edges)))  # of the blossom that a vertex is in
        self._outer = [False] * len(edges)

    def augment(self, root: int) -> None:
        self._outer[root] = True
        waiting = deque([root])
        while waiting:
            vertex = waiting.popleft()
            for other in self._edges[vertex]:
                if self._base[vertex] == self._base[other] or self._mates[vertex] == other:
                    continue
                if other == root or self._reached(self._mates[other]):
                    self._contract(vertex, other, waiting)
                elif self._from[other] < 0:
                    self._from[other] = vertex
                    if self._mates[other] < 0:
                        self._flip(other)
                        return
                    self._outer[self._mates[other]] = True
                    waiting.append(self._mates[other])

    def _reached(self, vertex: int) -> bool:
        return vertex >= 0 and self._from[vertex] >= 0

    def _flip(self, end: int) -> None:
        """Pair along the path that leads here."""
        while end >= 0:
            before = self._from[end]
            following = self._mates[before]
            self._mates[end], self._mates[before] = before, end
            end = following

    def _contract(self, one: int, other: int, waiting: deque[int]) -> None:
        """An odd cycle: its vertices become one."""
        base = self._common(one, other)
        inside = [False] * len(self._base)
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for vertex, old in enumerate(self._base):
            if inside[old]:
                self._base[vertex] = base
                if not self._outer[vertex]:
                    self._outer[vertex] = True
                    waiting.append(vertex)

    def _common(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._mates[one] < 0:
                break
            one = self._from[self._mates[one]]
        while self._base[other] not in seen:
            other = self._from[self._mates[self._base[other]]]
        return self._base[other]

    def _mark(self, vertex: int, base: int, child: int, inside: list[bool]) -> None:
        while self._base[vertex] != base:
            mate = self._mates[vertex]
            inside[self._base[vertex]] = inside[self._base[mate]] = True
            self._from[vertex] = child
            child, vertex = mate, self._from[mate]


def first_choice(order: Sequence[int], allowed: Allowed) -> list[tuple[int, int]] | None:
    """Everybody in pairs: each, in this order, with the first of the others whom they may play and
    who leaves the rest somebody to play; None if not everybody can be paired.

    >>> first_choice([1, 2, 3, 4], lambda a, b: {a, b} != {1, 2})
    [(1, 3), (2, 4)]
    """
    free, pairs = list(order), []
    if not _pairable(free, allowed):
        return None
    while free:
        one, *others = free
        for other in others:
            rest = [player for player in others if player != other]
            if allowed(one, other) and _pairable(rest, allowed):
                pairs.append((one, other))
                free = rest
                break
    return pairs


def _pairable(players: Sequence[int], allowed: Allowed) -> bool:
    mates = most_pairs(len(players), lambda a, b: allowed(players[a], players[b]))
    return -1 not in mates
