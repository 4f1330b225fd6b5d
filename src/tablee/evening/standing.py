"""Who is where, and why: points, then what tells equals apart. Nothing depends on the order in
which results came.

A table gives its first player 1 point and its last none, the others in equal steps between; equals
share. Points are counted in 840ths, so that every share is a whole number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.evening.evening import Evening, Form, Pairing, Result, Round

WHOLE = 840  # one point: all shares of tables of 2 to 8 seats are whole
#: What counts, in this order; equal in all of it means the same place.
CRITERIA: dict[Form, tuple[str, ...]] = {
    "swiss": ("points", "opponents", "wins", "score"),
    "teams": ("points", "opponents", "wins", "score"),
    "round_robin": ("points", "direct", "wins", "score"),
    "knock_out": ("rounds", "points", "score"),
    "sum": ("score", "wins", "best"),
}


@dataclass
class Row:
    """A player in the standing; `values` are those of the form's criteria."""

    player: int
    rank: int = 0
    games: int = 0
    byes: int = 0
    points: int = 0
    wins: int = 0
    score: int = 0
    best: int = 0
    rounds: int = 0  # that they came through
    opponents: int = 0
    direct: int = 0
    met: list[int] = field(default_factory=list)

    def values(self, form: Form) -> tuple[int, ...]:
        """What places this row."""
        return tuple(int(getattr(self, name)) for name in CRITERIA[form])


@dataclass
class TeamRow:
    """A team in the standing: the sum of its players, and how many they are."""

    team: int
    rank: int
    points: int
    score: int
    players: int


def standing(evening: Evening) -> list[Row]:
    """Everybody, the first at first; equals in the order of their names."""
    rows = {player.number: Row(player.number) for player in evening.players}
    for made in evening.rounds:
        for table in made.pairings:
            if table.result is not None:
                _count(rows, table, table.result)
        _count_byes(evening, rows, made)
    _compare(evening, rows)
    order = sorted(rows.values(), key=lambda row: _named(evening, row))
    order.sort(key=lambda row: row.values(evening.form), reverse=True)
    _rank(order, [row.values(evening.form) for row in order])
    return order


def team_standing(evening: Evening, rows: Sequence[Row]) -> list[TeamRow]:
    """The teams: the mean of their players' points decides, so that a small team is at no
    disadvantage; then the mean of their scores."""
    found = []
    for team in range(1, len(evening.teams) + 1):
        own = [row for row in rows if evening.player(row.player).team == team and row.games]
        count = max(1, len(own))
        points, score = sum(row.points for row in own), sum(row.score for row in own)
        found.append(TeamRow(team, 0, points // count, score // count, len(own)))
    found.sort(key=lambda row: (-row.points, -row.score, row.team))
    _rank(found, [(row.points, row.score) for row in found])
    return found


def points_of(table: Pairing) -> list[int]:
    """What the players of a table that is over get, in 840ths of a point."""
    assert table.result is not None
    keys = _places(table.result)
    others = len(keys) - 1
    return [
        WHOLE
        * (2 * sum(key > it for it in keys) + sum(key == it for it in keys) - 1)
        // (2 * others)
        for key in keys[: len(table.players)]
    ]


def _places(result: Result) -> list[tuple[bool, int]]:
    """What orders the seats of a table: winning, then the score."""
    return [(seat in result.winners, score) for seat, score in enumerate(result.scores)]


def _count(rows: dict[int, Row], table: Pairing, result: Result) -> None:
    for seat, (player, points) in enumerate(zip(table.players, points_of(table), strict=True)):
        row = rows[player]
        row.games += 1
        row.points += points
        row.wins += points == WHOLE
        row.score += result.scores[seat]
        row.best = max(row.best, result.scores[seat])
        row.met += [other for other in table.players if other != player]


def _count_byes(evening: Evening, rows: dict[int, Row], made: Round) -> None:
    """Who sits out loses nothing by it: a point where points are compared over as many rounds, the
    mean score where scores add up; in a round robin everybody sits out as often."""
    for player in made.byes:
        rows[player].byes += 1
        if evening.form in ("swiss", "teams"):
            rows[player].points += WHOLE
        elif evening.form == "sum":
            rows[player].score += _mean_score(made)


def _mean_score(made: Round) -> int:
    scores = [
        score
        for table in made.pairings
        if table.result is not None
        for score in table.result.scores[: len(table.players)]
    ]
    return sum(scores) // len(scores) if scores else 0


def _compare(evening: Evening, rows: dict[int, Row]) -> None:
    """What follows from the others' rows."""
    for row in rows.values():
        row.opponents = sum(rows[other].points for other in row.met)
    equal = {number: row.points for number, row in rows.items()}
    for _, _, table in evening.pairings():
        if table.result is None:
            continue
        for player, points in zip(table.players, points_of(table), strict=True):
            others = [other for other in table.players if other != player]
            if others and all(equal[other] == equal[player] for other in others):
                rows[player].direct += points
    for number, rounds in _came_through(evening).items():
        rows[number].rounds = rounds


def _came_through(evening: Evening) -> dict[int, int]:
    """How many rounds of a knock-out each has come through."""
    found = dict.fromkeys((player.number for player in evening.players), 0)
    for made in evening.rounds:
        through = [*made.byes]
        for table in made.pairings:
            through += [] if table.result is None else winners_of(table)
        for player in through:
            found[player] += 1
    return found


def winners_of(table: Pairing) -> list[int]:
    """Who goes on from a table of a knock-out that is over: the better half; of equals, whoever
    stands first in the list of players."""
    points = points_of(table)
    best = sorted(zip(table.players, points, strict=True), key=lambda it: (-it[1], it[0]))
    return [player for player, _ in best[: max(1, len(table.players) // 2)]]


def _rank(rows: Sequence[Row | TeamRow], values: Sequence[tuple[int, ...]]) -> None:
    for place, row in enumerate(rows):
        same = place > 0 and values[place] == values[place - 1]
        row.rank = rows[place - 1].rank if same else place + 1


def _named(evening: Evening, row: Row) -> tuple[str, int]:
    return evening.player(row.player).name.casefold(), row.player
