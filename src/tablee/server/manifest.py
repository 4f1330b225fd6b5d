"""What a browser reads before it installs the page as an app: names, icons, pictures, a shortcut to
each game. Addresses are relative, so that it is right wherever the page is."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee import texts
from tablee.core.registry import GAMES, find_package

#: In pixels; tools/icons.py draws them.
SIZES = (48, 72, 96, 128, 144, 192, 256, 384, 512)
MASKABLE = (192, 512)
TOUCH = 180
WIDE, NARROW = (1280, 800), (360, 740)

_PICTURES = {"shelf": "app-web-picture-shelf", "table": "app-web-picture-table"}
_PAPER, _FELT = "#FAF6EE", "#2F5D50"


def manifest(language: str, page: str = "") -> bytes:
    """The manifest in a language; `page` stands before the path of a page of ours."""
    facts = {
        "id": "./",
        "name": "Tablée",
        "short_name": "Tablée",
        "description": texts.say("web-about", language),
        "lang": language,
        "dir": "ltr",
        "categories": ["games"],
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _FELT,
        "icons": _icons(),
        "screenshots": _pictures(language),
        "shortcuts": [_shortcut(game, language, page) for game in GAMES],
    }
    return msgspec.json.encode(facts)


def _icons() -> list[dict[str, str]]:
    drawn = [_icon(f"icons/icon-{size}.png", size) for size in SIZES]
    masked = [
        {**_icon(f"icons/maskable-{size}.png", size), "purpose": "maskable"} for size in MASKABLE
    ]
    return [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}, *drawn, *masked]


def _icon(path: str, size: int) -> dict[str, str]:
    return {"src": path, "sizes": f"{size}x{size}", "type": "image/png"}


def _pictures(language: str) -> list[dict[str, str]]:
    labels = {screen: texts.say(message, language) for screen, message in _PICTURES.items()}
    return [
        {
            "src": f"icons/{form}-{screen}.jpg",
            "sizes": f"{width}x{height}",
            "type": "image/jpeg",
            "form_factor": form,
            "label": label,
        }
        for form, (width, height) in (("wide", WIDE), ("narrow", NARROW))
        for screen, label in labels.items()
    ]


def _shortcut(game: str, language: str, page: str) -> dict[str, Any]:
    shortcut: dict[str, Any] = {
        "name": texts.say(f"{game}-title", language),
        "description": texts.say(f"{game}-tagline", language),
        "url": f"./{page}box/{game}",
    }
    if (find_package(game).page / "icon.png").is_file():
        shortcut["icons"] = [_icon(f"games/{game}/icon.png", 96)]
    return shortcut
