"""What a chat shows of a link: a title, a sentence and a picture, rendered by the server."""

from __future__ import annotations

import re
import struct

import pytest

import tablee
from tablee.server.previews import SIZE
from tests.server.helpers import Guest


def shown(guest: Guest, path: str, **headers: str) -> dict[str, str]:
    """The properties of the page's head, as a program reads them that runs no scripts."""
    page = guest.http.get(path, headers=headers).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    return {**dict(found), "title": re.findall("<title>(.*)</title>", page)[0]}


def picture_size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_box_shows_its_lid_as_a_picture_that_chats_can_draw(ana: Guest, game: str) -> None:
    found = shown(ana, f"/box/{game}?lang=de")
    assert found["title"] == found["og:title"]
    assert found["og:locale"] == "de_DE"
    picture = ana.http.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture_size(picture.content) == SIZE
    assert found["og:image"].startswith(str(ana.http.base_url).rstrip("/"))


def test_a_table_invites_in_the_language_of_its_host(ana: Guest) -> None:
    seats = [{"kind": "here", "name": "Zoé <3"}, {"kind": "link"}]
    table = ana.post("/api/tables", game="lot", seats=seats).json()["table"]
    found = shown(ana, f"/t/{table}?lang=fr", **{"accept-language": "en"})
    assert found["og:title"] == "LOT · Tablée"
    assert found["og:description"] == "Zoé &lt;3 vous invite à une partie\u202f: LOT."
    assert found["og:locale"] == "fr_FR"
    assert "invites you" in shown(ana, f"/t/{table}", **{"accept-language": "en"})["description"]


def test_a_full_table_is_there_to_be_watched(ana: Guest) -> None:
    seats = [{"kind": "here", "name": "Zoé"}, {"kind": "bot", "level": 1}]
    table = ana.post("/api/tables", game="lot", seats=seats).json()["table"]
    assert "watch" in shown(ana, f"/t/{table}?lang=en")["og:description"]


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/box/nothing"])
def test_everything_else_shows_the_shelf(ana: Guest, path: str) -> None:
    found = shown(ana, path)
    assert found["og:title"] == "Tablée"
    assert picture_size(ana.http.get(found["og:image"]).content) == SIZE
