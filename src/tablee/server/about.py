"""What the server answers by itself: where others reach it."""

from __future__ import annotations

import io
import re

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.api.reading import from_body
from tablee.house.errors import bad_field
from tablee.house.house import House
from tablee.server.network import addresses
from tablee.server.reading import body_of
from tablee.server.settings import Settings
from tablee.server.types import DrawPlayerLink, Host, PlayerLinkDrawn
from tablee.server.version import VERSION

_BASE = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,200}")


async def host(request: Request) -> Host:
    """Where others reach this server."""
    settings: Settings = request.app.state.settings
    own = addresses(settings.host, settings.port)
    return Host([*settings.public_urls, *own], VERSION, list(texts.LANGUAGES))


def _sent_in(request: Request) -> str:
    """The language that a link is sent in, as it is written in the link."""
    language = request.query_params.get("lang", "")
    return f"?lang={language}" if language in texts.LANGUAGES else ""


async def qr_code(request: Request) -> Response:
    """The link to a table as a QR code; `base` is the address at which others reach this server,
    `lang` the language that the link is sent in; `to=hand` leads to the screen of a phone that lies
    beside a large one."""
    house: House = request.app.state.house
    async with house.rooms.enter(request.path_params["table"]) as room:
        screen = "hand" if request.query_params.get("to") == "hand" else "t"
        return _drawn(request, f"/{screen}/{room.id}")


async def evening_qr_code(request: Request) -> Response:
    """The link to an evening as a QR code, likewise."""
    house: House = request.app.state.house
    async with house.rooms.enter_evening(request.path_params["evening"]) as room:
        return _drawn(request, f"/e/{room.id}")


async def player_qr_code(request: Request) -> PlayerLinkDrawn:
    """The link that takes a player to another device, as a QR code. It holds the key behind `#`,
    where no browser sends it; it is asked for in a body for the same reason."""
    asked = from_body(DrawPlayerLink, {}, await _body(request))
    return PlayerLinkDrawn(_svg(f"{_checked(asked.base)}/ladder#{asked.player}").decode())


async def _body(request: Request) -> bytes:
    settings: Settings = request.app.state.settings
    return await body_of(request.scope, request.receive, settings.limits.body)


def _drawn(request: Request, path: str) -> Response:
    """The QR code of a link to this server. Raises InvalidRequest."""
    base = _checked(request.query_params.get("base", str(request.base_url)))
    return Response(_svg(f"{base}{path}{_sent_in(request)}"), media_type="image/svg+xml")


def _checked(base: str) -> str:
    """An address of this server. Raises InvalidRequest."""
    base = base.rstrip("/")
    if not _BASE.fullmatch(base):
        raise bad_field("base")
    return base


def _svg(link: str) -> bytes:
    import segno

    drawing = io.BytesIO()
    segno.make(link, error="m").save(
        drawing, kind="svg", border=2, scale=8, xmldecl=False, svgns=True, omitsize=True
    )
    return drawing.getvalue()
