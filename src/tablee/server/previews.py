"""What a link shows in a chat: a title, a sentence, the box's picture, in the host's language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from tablee import texts
from tablee.core.errors import BrokenGame, TableeError, UnknownGame
from tablee.core.registry import find_package
from tablee.house.house import House
from tablee.match.seats import Seat
from tablee.server.reading import language_of

_LOCALES = {"fr": "fr_FR", "en": "en_GB", "de": "de_DE"}
_COVER = "/cover.png"
SIZE = (600, 315)  # of every picture, in pixels; tools/covers.py makes them


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    sentence: str
    picture: str  # its path
    language: str


async def preview_of(request: Request) -> Preview:
    """What to show of the page that is asked for. A link may say in which language it was sent:
    `?lang=fr`; programs that look at links seldom name one of their own."""
    sent = request.query_params.get("lang", "")
    language = sent if sent in texts.LANGUAGES else language_of(request.scope)
    if "table" in request.path_params:
        return await _of_table(request, language)
    game = str(request.path_params.get("game", ""))
    if not _known(game):
        return Preview("Tablée", texts.say("web-about", language), _COVER, language)
    return _of_game(game, texts.say(f"{game}-tagline", language), language)


def tags(preview: Preview, base: str, url: str) -> str:
    """The preview as elements of a page's head; `base` is the address of the server."""
    width, height = SIZE
    named = {"description": preview.sentence, "twitter:card": "summary_large_image"}
    properties = {
        "og:site_name": "Tablée",
        "og:type": "website",
        "og:url": url,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:locale": _LOCALES[preview.language],
        "og:image": base + preview.picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    lines = [f"<title>{escape(preview.title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    lines += [
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()
    ]
    return "\n    ".join(lines)


async def _of_table(request: Request, language: str) -> Preview:
    house: House = request.app.state.house
    try:
        async with house.rooms.enter(str(request.path_params["table"])) as room:
            table = room.table
    except TableeError:  # no such table: the page says so
        return Preview("Tablée", texts.say("web-about", language), _COVER, language)
    title = texts.say(f"{table.game.name}-title", language)
    return _of_game(table.game.name, _invitation(table.seats, title, language), language)


def _invitation(seats: Sequence[Seat], title: str, language: str) -> str:
    """A sentence for whoever gets the link: they are invited, or may watch."""
    if not any(seat.vacant for seat in seats):
        return texts.say("web-invitation-watch", language, game=title)
    host = next((seat.name for seat in seats if seat.name), None)
    if host is None:
        return texts.say("web-invitation-anybody", language, game=title)
    return texts.say("web-invitation", language, game=title, who=host)


def _of_game(game: str, sentence: str, language: str) -> Preview:
    picture = f"/games/{game}/cover.png" if _has_cover(game) else _COVER
    return Preview(f"{texts.say(f'{game}-title', language)} · Tablée", sentence, picture, language)


def _known(game: str) -> bool:
    try:
        find_package(game)
    except (UnknownGame, BrokenGame):
        return False
    return True


def _has_cover(game: str) -> bool:
    return (find_package(game).page / "cover.png").is_file()
