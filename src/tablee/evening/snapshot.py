"""What one reader may know of an evening: the only form in which an evening is ever shown."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.evening.commands.rounds import next_at
from tablee.evening.evening import By, Evening, Form, GamePlayed, Pairing, Player, Round
from tablee.evening.forms import rounds_needed
from tablee.evening.standing import (
    CRITERIA,
    WHOLE,
    Row,
    TeamRow,
    points_of,
    standing,
    team_standing,
)


class EveningGame(msgspec.Struct):
    """A game of the evening; without a name it is one that we do not have, played with its box."""

    name: str | None
    title: str | None
    options: dict[str, Any]
    sizes: list[int]


class PlayerShown(msgspec.Struct):
    """Somebody who plays: `since` which round, and whether they still do."""

    number: int
    name: str
    team: int | None
    present: bool
    since: int


class EveningTable(msgspec.Struct):
    """A table of a round: players by number, then so many bots; `table` is where they play online.
    `scores` are those of its seats once it is over, `points` those of its players for the standing,
    `by` says whence they come."""

    place: int
    players: list[int]
    bots: int
    table: str | None
    scores: list[int] | None
    points: list[float] | None
    by: By | None


class RoundShown(msgspec.Struct):
    """A round: which of the games, its tables, who sits out, when it began in epoch seconds."""

    number: int
    game: int
    tables: list[EveningTable]
    byes: list[int]
    over: bool
    at: float


class StandingRow(msgspec.Struct):
    """A player's place, and the values of what decides it (`Criterion`)."""

    rank: int
    player: int
    games: int
    byes: int
    values: list[float]


class TeamStanding(msgspec.Struct):
    """A team's place: the means of its players' points and scores."""

    rank: int
    team: int
    points: float
    score: int
    players: int


class CorrectionShown(msgspec.Struct):
    """A result that the host has changed."""

    round: int
    place: int
    before: list[int]
    after: list[int]
    at: float


class EveningSnapshot(msgspec.Struct, kw_only=True):
    """An evening as one reader sees it. `me` is the reader's own number, `criteria` is what decides
    the standing, in this order, `rounds_planned` how many rounds the form needs. `next_at`: when
    the clock makes the next round."""

    evening: str
    number: int
    name: str
    form: Form
    games: list[EveningGame]
    boxes: bool
    fill: int | None
    minutes: int | None
    rounds_planned: int
    teams: list[str]
    players: list[PlayerShown]
    rounds: list[RoundShown]
    criteria: list[str]
    standing: list[StandingRow]
    team_standing: list[TeamStanding]
    corrections: list[CorrectionShown]
    next_at: float | None
    closed: bool
    host: bool
    me: int | None


def snapshot(evening: Evening, holder: str | None) -> EveningSnapshot:
    """The evening for one holder; None is somebody who only looks."""
    rows, clock, own = standing(evening), next_at(evening), evening.player_of(holder)
    return EveningSnapshot(
        evening=evening.id,
        number=evening.number,
        name=evening.name,
        form=evening.form,
        games=[_game(game) for game in evening.games],
        boxes=evening.boxes,
        fill=evening.fill,
        minutes=evening.minutes,
        rounds_planned=rounds_needed(evening),
        teams=evening.teams,
        players=[_player(player) for player in evening.players],
        rounds=[_round(evening, made) for made in evening.rounds],
        criteria=list(CRITERIA[evening.form]),
        standing=[_row(evening, row) for row in rows],
        team_standing=[_team(row) for row in team_standing(evening, rows)],
        corrections=[CorrectionShown(*made) for made in evening.corrections],
        next_at=None if clock is None else clock.ends,
        closed=evening.closed,
        host=holder is not None and holder == evening.host,
        me=None if own is None else own.number,
    )


def points_shown(points: int) -> float:
    """Points as people read them.

    >>> points_shown(840), points_shown(280)
    (1.0, 0.33)
    """
    return round(points / WHOLE, 2)


def _game(game: GamePlayed) -> EveningGame:
    return EveningGame(*game)


def _player(player: Player) -> PlayerShown:
    return PlayerShown(player.number, player.name, player.team, player.present, player.since)


def _round(evening: Evening, made: Round) -> RoundShown:
    return RoundShown(
        number=made.number,
        game=(made.number - 1) % len(evening.games),
        tables=[_table(place, found) for place, found in enumerate(made.pairings, 1)],
        byes=made.byes,
        over=made.over,
        at=made.at,
    )


def _table(place: int, pairing: Pairing) -> EveningTable:
    result = pairing.result
    return EveningTable(
        place=place,
        players=pairing.players,
        bots=pairing.bots,
        table=pairing.table,
        scores=None if result is None else result.scores,
        points=None if result is None else [points_shown(it) for it in points_of(pairing)],
        by=None if result is None else result.by,
    )


def _row(evening: Evening, row: Row) -> StandingRow:
    return StandingRow(row.rank, row.player, row.games, row.byes, shown_values(evening, row))


def shown_values(evening: Evening, row: Row) -> list[float]:
    """What decides a row's place, as people read it: points in points."""
    return [
        points_shown(value) if name in ("points", "opponents", "direct") else value
        for name, value in zip(CRITERIA[evening.form], row.values(evening.form), strict=True)
    ]


def _team(row: TeamRow) -> TeamStanding:
    return TeamStanding(row.rank, row.team, points_shown(row.points), row.score, row.players)
