"""Whose turn it is, for those who prefer a feed: Atom for readers of news, iCalendar for calendars.
The key in the address shows this and nothing else."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.house.house import House
from tablee.match.clock import clock
from tablee.match.errors import Refused
from tablee.match.table import Table
from tablee.server.reading import language_of
from tablee.server.tokens import Tokens

_FOLD = 60  # characters of a line in a calendar: at most 75 bytes, most often


class Turn(NamedTuple):
    """Whose turn it is, in words, since when, and until when if that is limited."""

    table: str
    number: int
    title: str
    since: float
    ends: float | None
    link: str


async def atom(request: Request) -> Response:
    """Whose turn it is, as a feed with one entry; `key` comes with `/notices`, `lang` is the
    language. A new turn is a new entry."""
    async with _turn(request) as turn:
        since, name = _iso(turn.since), f"tag:tablee,2026:{turn.table}"
        body = f"""<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>{name}</id>
<title>Tablée</title>
<updated>{since}</updated>
<author><name>Tablée</name></author>
<entry>
<id>{name}:{turn.number}</id>
<title>{escape(turn.title)}</title>
<updated>{since}</updated>
<link href={quoteattr(turn.link)}/>
<summary>{escape(turn.title)}</summary>
</entry>
</feed>
"""
    return _sent(body, "application/atom+xml; charset=utf-8")


async def calendar(request: Request) -> Response:
    """Whose turn it is, as a calendar: the event is when the time for the move is over, or since
    when it is their turn; `key` and `lang` as above."""
    async with _turn(request) as turn:
        lines = [
            *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tablee//Turns//EN", "BEGIN:VEVENT"),
            f"UID:{turn.table}-{turn.number}@tablee",
            f"DTSTAMP:{_stamp(turn.since)}",
            f"DTSTART:{_stamp(turn.ends or turn.since)}",
            f"SUMMARY:{_plain(turn.title)}",
            f"URL:{turn.link}",
            *("TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"),
        ]
    return _sent("\r\n".join(map(_folded, lines)) + "\r\n", "text/calendar; charset=utf-8")


@asynccontextmanager
async def _turn(request: Request) -> AsyncIterator[Turn]:
    """The turn at a table for whoever has the key. Raises Refused."""
    house: House = request.app.state.house
    tokens: Tokens = request.app.state.tokens
    key, sent = (request.query_params.get(name, "") for name in ("key", "lang"))
    language = sent if sent in texts.LANGUAGES else language_of(request.scope)
    async with house.rooms.enter(request.path_params["table"]) as room:
        table = room.table
        holders = {seat.holder for seat in table.seats if seat.person and seat.holder}
        right = (hmac.compare_digest(tokens.feed(table.id, each), key) for each in holders)
        reader = next((each for each, same in zip(holders, right, strict=True) if same), None)
        if reader is None:
            raise Refused("table.unknown", table.id)
        link = f"{request.url.scheme}://{request.url.netloc}/t/{table.id}"
        yield _written(table, reader, language, link)


def _written(table: Table, reader: str, language: str, link: str) -> Turn:
    running, mover = clock(table), table.mover
    game = texts.say(texts.message_id(table.game.name, "title"), language)
    if mover is None:
        title, since = texts.say("notices-feed-over", language, game=game), table.at
    else:
        yours = mover.holder == reader and mover.bot is None
        name = "notices-title" if yours else "notices-feed-other"
        title, since = texts.say(name, language, game=game), table.turn_since
    ends = running.ends if running is not None and table.pace is not None else None
    return Turn(table.id, table.turns, title, since, ends, link)


def _sent(body: str, kind: str) -> Response:
    return Response(body, headers={"cache-control": "no-store"}, media_type=kind)


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    """A text as calendars have it."""
    for special in ("\\", ";", ","):
        text = text.replace(special, f"\\{special}")
    return text


def _folded(line: str) -> str:
    """A line in pieces: a space begins the next one."""
    pieces = [line[at : at + _FOLD] for at in range(0, len(line), _FOLD)]
    return "\r\n ".join(pieces)
