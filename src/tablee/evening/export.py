"""An evening as rows of a sheet, with a head in the reader's language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from tablee import texts
from tablee.evening.evening import Evening, Round
from tablee.evening.snapshot import points_shown, shown_values
from tablee.evening.standing import CRITERIA, points_of, standing

Cell = str | int | float

#: What decides a standing, as it is called.
_CRITERIA = {
    "points": "evening-web-criterion-points",
    "opponents": "evening-web-criterion-opponents",
    "direct": "evening-web-criterion-direct",
    "wins": "evening-web-criterion-wins",
    "score": "evening-web-criterion-score",
    "best": "evening-web-criterion-best",
    "rounds": "evening-web-criterion-rounds",
}
_COLUMNS = (
    "evening-csv-round",
    "evening-csv-table",
    "evening-csv-game",
    "evening-csv-player",
    "evening-csv-score",
    "evening-csv-points",
)
_FORMULA = tuple("=+-@\t\r")  # a spreadsheet would compute what begins so


def standing_csv(evening: Evening, language: str) -> str:
    """The standing: a row per player."""
    named = [texts.say(_CRITERIA[name], language) for name in CRITERIA[evening.form]]
    head = [texts.say(message, language) for message in ("evening-csv-rank", "evening-csv-player")]
    head += [texts.say("evening-csv-team", language)] if evening.teams else []
    rows: list[Sequence[Cell]] = []
    for row in standing(evening):
        player = evening.player(row.player)
        team = [_team(evening, player.team)] if evening.teams else []
        rows.append([row.rank, player.name, *team, row.games, *shown_values(evening, row)])
    return _csv([*head, texts.say("evening-csv-games", language), *named], rows)


def results_csv(evening: Evening, language: str) -> str:
    """Every table that is over: a row per player."""
    return _csv([texts.say(column, language) for column in _COLUMNS], _results(evening, language))


def _results(evening: Evening, language: str) -> Iterable[Sequence[Cell]]:
    for made, place, table in evening.pairings():
        if table.result is None:
            continue
        points = points_of(table)
        for seat, number in enumerate(table.players):
            name = evening.player(number).name
            score, gained = table.result.scores[seat], points_shown(points[seat])
            yield [made.number, place, game_title(made, language), name, score, gained]


def game_title(made: Round, language: str) -> str:
    """What the game of a round is called."""
    name = made.game.name
    return made.game.title or "" if name is None else texts.say(f"{name}-title", language)


def _team(evening: Evening, team: int | None) -> str:
    return "" if team is None else evening.teams[team - 1]


def _csv(head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    written = io.StringIO()
    sheet = csv.writer(written)
    sheet.writerow(head)
    sheet.writerows([[_safe(cell) for cell in row] for row in rows])
    return written.getvalue()


def _safe(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
