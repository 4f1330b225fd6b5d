"""Every refusal in one JSON shape, with a status that fits its code."""

from __future__ import annotations

from typing import Any

from tablee.core.errors import InvalidPosition, InvalidRecord, TableeError, UnknownGame
from tablee.match.errors import Refused


class HttpError(TableeError):
    """What is refused before the house is asked."""


_STATUS = {
    "server.json": 400,
    "server.http": 400,
    "server.slow": 408,
    "server.host": 421,
    "server.long_head": 431,
    "server.crowded": 503,
    "server.large": 413,
    "server.content": 415,
    "server.method": 405,
    "server.no_page": 404,
    "server.no_notice": 404,
    "server.too_many": 429,
    "server.internal": 500,
    "server.unavailable": 503,
    "table.unknown": 404,
    "table.no_set": 404,
    "table.no_code": 404,
    "table.seats": 422,
    "table.untimed": 422,
    "table.starter": 422,
    "table.busy": 503,
    "table.carried": 422,
    "desk.host_only": 403,
    "program.unknown": 403,
    "program.game": 422,
    "evening.unknown": 404,
    "evening.no_player": 404,
    "evening.no_table": 404,
    "evening.host_only": 403,
    "evening.not_you": 403,
    "evening.teams": 422,
    "evening.no_team": 422,
    "evening.no_bots": 422,
    "evening.no_game": 422,
    "evening.size": 422,
    "evening.scores": 422,
    "ladder.none": 404,
    "ladder.unknown": 404,
    "ladder.name_taken": 409,
    "ladder.no_hint": 409,
    "names.unlisted": 422,
    "names.no_messages": 403,
    "seat.unknown": 404,
    "seat.no_claim": 403,
    "seat.none": 403,
    "seat.not_yours": 403,
    "seat.host_only": 403,
    "seat.taken": 409,
    "seat.not_turn": 409,
    "seat.bot_plays": 409,
    "seat.not_absent": 409,
    "seat.no_person": 409,
    "seat.no_stand_in": 409,
}


def status_of(error: TableeError) -> int:
    """The HTTP status for an error."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    if isinstance(error, UnknownGame):
        return 404
    return 409 if isinstance(error, Refused) else 422


def describe(error: TableeError, language: str) -> dict[str, Any]:
    """The body of a refusal: the code, the message, the clause, and where that helps the field, the
    option or the seconds to wait."""
    body = error.to_json(language)
    if isinstance(error, InvalidRecord | InvalidPosition):
        body["field"] = error.field
    for name in ("field", "option", "seconds"):
        if name in error.details:
            body[name] = error.details[name]
    return {"error": body}
