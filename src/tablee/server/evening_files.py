"""An evening as files to keep: what a spreadsheet reads."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.evening import export
from tablee.evening.evening import Evening
from tablee.house.house import House
from tablee.server.reading import language_of

_MARK = "\ufeff"  # by which spreadsheets know the encoding


async def standing(request: Request) -> Response:
    """The standing of an evening, a row per player; `lang` is the language of its head."""
    return await _sheet(request, export.standing_csv)


async def results(request: Request) -> Response:
    """Every result of an evening, a row per player and table; `lang` as above."""
    return await _sheet(request, export.results_csv)


async def _sheet(request: Request, written: Callable[[Evening, str], str]) -> Response:
    house: House = request.app.state.house
    sent = request.query_params.get("lang", "")
    language = sent if sent in texts.LANGUAGES else language_of(request.scope)
    async with house.rooms.enter_evening(request.path_params["evening"]) as room:
        body = _MARK + written(room.evening, language)
    headers = {"cache-control": "no-store"}
    return Response(body, headers=headers, media_type="text/csv; charset=utf-8")
