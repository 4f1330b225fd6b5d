"""The end of a round of Topominos, worked out to its last move.

Once the bag is empty nothing is hidden from two players: the tiles that one cannot see are those of
the other. Then the rest of the round is searched (alpha-beta, every position looked up before it is
searched again) for what the seat to move can gain on the other seat; alone at the table, for what
it can gain.

A pile may be turned as a whole, it does not matter where it lies, and nothing about it matters once
none of the tiles left fits on it: positions that differ in nothing else are one. Some hundreds of
them are usually all there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tablee.bots.mind import Budget, MoveStats, SearchResult
from tablee.core.position import Position
from tablee.core.slots import STARTER, TURN
from tablee.games.topominos.components import looks
from tablee.games.topominos.mind.judgement import evaluate
from tablee.games.topominos.mind.plan import members
from tablee.games.topominos.rules import kernel as k

_NODES_PER_SIMULATION = 12  # with those of level 6: about a second, in the worst case
_NODES_PER_MS = 12  # less than half of what it takes, so that there is time left for guessing
_LONGEST_LINE = 12
_NEVER = 10_000  # more than anybody can gain

# What a turn has done to a pile: nothing, added to it, begun it (and may add to nothing else).
_ADDED, _BEGUN = 1, 2


class _Node(NamedTuple):
    """A position, as far as it matters."""

    piles: tuple[int, ...]  # that a tile fits on: `dots << 2 | what the turn did`, ascending
    room: int  # empty compartments
    left: int  # the tiles on the racks, as bits in the order of `_Endgame.tiles`
    mover: int
    mode: int
    placed: bool  # in this turn
    idle: int  # turns, see `idle_turns`; a row of them ends the round


class _Bounds(NamedTuple):
    """What is known of the worth of a node."""

    low: int
    high: int


class _TooFar(Exception):
    """The end would take more nodes than there may be."""


def solve(position: Position, budget: Budget) -> SearchResult | None:
    """Every move of the seat to move with what it is worth when all play their best; None if
    something is still hidden, or the budget too small."""
    if position.setup.seats > 2 or position.state[k.BAG] > 0:
        return None
    endgame = _Endgame(position, budget.nodes(_NODES_PER_SIMULATION, _NODES_PER_MS))
    try:
        worths = sorted(endgame.moves(position), key=lambda worth: -worth[1])
        line = endgame.line(position)
    except _TooFar:
        return None
    tried = [
        MoveStats(move, _prospects(position, gain)[position.turn or 1], 1) for move, gain in worths
    ]
    value = _prospects(position, worths[0][1])
    return SearchResult(tuple(tried), value, budget.simulations or endgame.nodes, line)


def _prospects(position: Position, gain: int) -> dict[int, float]:
    """What each seat may expect when the seat to move gains so much, as races have it."""
    rules, state, seats = position.setup.rules, list(position.state), position.setup.seats
    state[k.POINTS + state[TURN] - 1] += k.turn_points(state) + gain
    for seat in range(seats):
        state[k.POINTS + seat] -= k.dots_of(rules, state[k.RACKS + seat])
    state[TURN] = 0
    gains = [0.0] * (2 * seats)
    evaluate(rules, state, [0], [0], gains)
    return dict(enumerate(gains[:seats], 1))


@cache
def _plain(dots: int) -> int:
    """The same for all piles that are the same one, turned."""
    return min(looks(dots))


@cache
def _laid(pile: int, tile: int) -> tuple[int, ...]:
    """The different piles that a tile makes of one."""
    return tuple(sorted({_plain(pile | dots) for dots in looks(tile) if dots & pile == 0}))


class _Endgame:
    """The search from one position on."""

    def __init__(self, position: Position, most_nodes: int) -> None:
        state, patterns = position.state, position.setup.parts
        self.nodes, self._most_nodes = 0, most_nodes
        self._seats, self._starter = position.setup.seats, state[STARTER] - 1
        racks = [members(state[k.RACKS + seat]) for seat in range(self._seats)]
        self._numbers = [tile for rack in racks for tile in rack]
        self._tiles = [_plain(patterns[tile]) for tile in self._numbers]
        self._racks = [(1 << len(racks[0])) - 1]  # by seat: the tiles it had, as bits
        self._racks.append((1 << len(self._tiles)) - 1 - self._racks[0])
        self._most = _most_gains(self._tiles)
        self._fitting: dict[int, int] = {}
        self._known: dict[_Node, _Bounds] = {}

    # What may happen.

    def node(self, position: Position) -> _Node:
        """A position of this endgame."""
        state = position.state
        held = sum(state[k.RACKS : k.RACKS + self._seats])
        left = sum(1 << bit for bit, tile in enumerate(self._numbers) if held >> tile & 1)
        board = state[k.DOTS : k.DOTS + k.COMPARTMENTS]
        piles = []
        for place, dots in enumerate(board):
            mark = state[k.TOUCHED] >> place & 1
            if state[k.MODE] == k.MODE_A and place == state[k.COMPARTMENT]:
                mark = _BEGUN
            if dots:
                piles.append(_plain(dots) << 2 | mark)
        placed = state[k.TOUCHED] > 0 or state[k.NINES] > 0
        return _Node(
            self._useful(piles, left),
            board.count(0),
            left,
            state[TURN] - 1,
            state[k.MODE],
            placed,
            k.idle_turns(position.setup.rules, list(state)),
        )

    def _fits(self, pile: int) -> int:
        """The tiles that fit on a pile, as bits."""
        if pile not in self._fitting:
            tiles = enumerate(self._tiles)
            self._fitting[pile] = sum(1 << bit for bit, tile in tiles if _laid(pile, tile))
        return self._fitting[pile]

    def _useful(self, piles: Iterable[int], left: int) -> tuple[int, ...]:
        """The piles on which some tile fits, in order."""
        return tuple(sorted([pile for pile in piles if self._fits(pile >> 2) & left]))

    def _placements(self, node: _Node) -> list[tuple[int, _Node]]:
        """What each placement gains (its points, and the dots that are no longer held), and where
        it leads."""
        found: list[tuple[int, _Node]] = []
        seen = set()
        for bit, tile in enumerate(self._tiles):
            if node.left & self._racks[node.mover] & 1 << bit and tile not in seen:
                seen.add(tile)
                self._place(node, bit, found)
        return found

    def _place(self, node: _Node, bit: int, found: list[tuple[int, _Node]]) -> None:
        """Append the placements of one tile."""
        tile, last = self._tiles[bit], None
        dots, left = tile.bit_count(), node.left ^ 1 << bit
        for index, marked in enumerate(node.piles):
            pile, mark = marked >> 2, marked & 3
            if marked == last or (node.mode == k.MODE_A and mark != _BEGUN):
                continue
            last = marked
            for made in _laid(pile, tile):
                others = node.piles[:index] + node.piles[index + 1 :]
                gain = dots + (dots if mark else made.bit_count())
                found.append((gain, self._after(node, others, made, mark or _ADDED, left)))
        if node.mode == k.FREE and node.room:
            begun = node._replace(room=node.room - 1)
            found.append((2 * dots, self._after(begun, node.piles, tile, _BEGUN, left)))

    def _after(
        self, node: _Node, others: tuple[int, ...], pile: int, mark: int, left: int
    ) -> _Node:
        """The node after a tile was laid that made this pile beside the others."""
        mover, room, mode = node.mover, node.room, node.mode
        if pile == k.FULL:
            return _Node(self._useful(others, left), room + 1, left, mover, k.FREE, True, 0)
        mode = mode or (k.MODE_A if mark == _BEGUN else k.MODE_B)
        piles = self._useful((*others, pile << 2 | mark), left)
        return _Node(piles, room, left, mover, mode, True, 0)

    def _next_turn(self, node: _Node) -> _Node | None:
        """The node after `end` or `pass`; None if the round is over."""
        mover = (node.mover + 1) % self._seats
        idle = 0 if node.placed else node.idle + 1
        if mover == self._starter and self._over(node, idle):
            return None
        piles = tuple(sorted([pile & ~3 for pile in node.piles]))
        return _Node(piles, node.room, node.left, mover, k.FREE, False, idle)

    def _over(self, node: _Node, idle: int) -> bool:
        """Whether the round ends with this lap."""
        ran_out = not all(node.left & rack for rack in self._racks[: self._seats])
        stuck = not (node.room or node.piles)
        return ran_out or stuck or idle >= k.PLAIN_LAPS * self._seats

    # What it is worth.

    def _first_bounds(self, node: _Node) -> _Bounds:
        """Between everything being laid by the one and by the other seat."""
        own = node.left & self._racks[node.mover]
        return _Bounds(-self._most[node.left ^ own], self._most[own])

    def _worth(self, node: _Node, low: int, high: int) -> int:
        """What the seat to move gains from here on, on the other seat; if that is not between `low`
        and `high`, a bound of it on the same side."""
        known = self._known.get(node) or self._first_bounds(node)
        if known.low >= high or known.low == known.high:
            return known.low
        if known.high <= low:
            return known.high
        self.nodes += 1
        if self.nodes > self._most_nodes:
            raise _TooFar
        low, high = max(low, known.low), min(high, known.high)
        best = -_NEVER
        for gain, after in sorted(self._placements(node), key=_gain_first):
            floor = max(low, best)
            best = max(best, gain + self._worth(after, floor - gain, high - gain))
            if best >= high:
                break
        else:
            best = max(best, self._worth_of_ending(node, max(low, best), high))
        self._known[node] = _Bounds(
            best if best > low else known.low, best if best < high else known.high
        )
        return best

    def _worth_of_ending(self, node: _Node, low: int, high: int) -> int:
        """What `end` or `pass` is worth, whichever it is, within the same bounds."""
        after = self._next_turn(node)
        if after is None:
            return 0
        if after.mover == node.mover:
            return self._worth(after, low, high)
        return -self._worth(after, -high, -low)

    # What to do.

    def moves(self, position: Position) -> list[tuple[int, int]]:
        """The legal moves with their worth, those that gain most at once first."""
        here, found = self.node(position), []
        for move in position.actions():
            if move >= k.PASS:
                found.append((0, self._worth_of_ending(here, -_NEVER, _NEVER), move))
            else:
                gain = _gain(position, move)
                after = self.node(position.act(move))
                found.append((gain, gain + self._worth(after, -_NEVER, _NEVER), move))
        return [(move, worth) for _, worth, move in sorted(found, key=lambda one: -one[0])]

    def line(self, position: Position) -> tuple[int, ...]:
        """The moves that are best from here on, to the end of the round or as far as one likes to
        read."""
        line: list[int] = []
        goes_on = True
        while goes_on and len(line) < _LONGEST_LINE:
            here = self.node(position)
            move = max(self.moves(position), key=lambda worth: worth[1])[0]
            line.append(move)
            goes_on = move < k.PASS or self._next_turn(here) is not None
            if goes_on:
                position = position.act(move)
        return tuple(line)


def _gain(position: Position, move: int) -> int:
    """The points of a placement, and the dots that are no longer held."""
    state, place, dots = position.state, move >> 6 & 15, move >> 10
    counted = state[k.TOUCHED] >> place & 1
    return 2 * dots.bit_count() + (0 if counted else state[k.DOTS + place].bit_count())


def _gain_first(placement: tuple[int, _Node]) -> int:
    return -placement[0]


def _most_gains(tiles: list[int]) -> list[int]:
    """By the tiles left, as bits: no seat can gain more than a nine with each, and its dots."""
    most = [0]
    for tile in tiles:
        most += [9 + tile.bit_count() + gain for gain in most]
    return most
