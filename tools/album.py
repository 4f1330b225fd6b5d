"""An album of every screen: made by one command, to be looked at page by page before a release.

    python -m tools.album FOLDER [NAME...]     a name chooses all scenes that begin with it

A page shows one scene side by side: in three languages and both lights on a phone; on a desk, a
television, a tablet with letters of 200 % and a desk zoomed to 200 %, each in another language and
light. `tools/scenes.py` and `rooms.py` know the scenes. Needs what `tools/screenshots.py` needs.
"""

from __future__ import annotations

import io
import sys
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw  # type: ignore[import-not-found]  # pip install pillow
from playwright.sync_api import Browser, Error

import tablee
from tablee.texts import LANGUAGES
from tools.looking import Light, Look, house, looking, picture, prepare
from tools.rooms import rooms
from tools.scenes import Scene, scenes

_PHONE, _TABLET, _ZOOMED = (360, 740), (810, 1080), (640, 400)
_DESK, _TV = (1280, 800), (1920, 1080)
_LIGHTS: tuple[Light, ...] = ("light", "dark")
PAGES: dict[str, list[Look]] = {
    "phone": [Look(_PHONE, light, language) for language, light in product(LANGUAGES, _LIGHTS)],
    "wide": [
        Look(_DESK),
        Look(_TABLET, "light", "de", text=200),
        Look(_ZOOMED, "light", "en"),
        Look(_DESK, "dark", "de"),
        Look(_TABLET, "dark", "fr", text=200),
        Look(_TV, "dark", "en"),
    ],
}
HEIGHTS = {"phone": 740, "wide": 560}
_GAP, _CAPTION = 12, 20


def page_of(pictures: list[tuple[str, bytes]], height: int, across: int) -> Any:
    """Pictures of one height side by side, each with its name above."""
    shown = [(name, _scaled(data, height)) for name, data in pictures]
    rows = [shown[i : i + across] for i in range(0, len(shown), across)]
    width = max(sum(image.width + _GAP for _, image in row) for row in rows)
    sheet = Image.new("RGB", (width, len(rows) * (height + _CAPTION + _GAP)), "#888")
    draw = ImageDraw.Draw(sheet)
    for number, row in enumerate(rows):
        left, top = 0, number * (height + _CAPTION + _GAP)
        for name, image in row:
            draw.text((left + 4, top + 4), name, fill="white")
            sheet.paste(image, (left, top + _CAPTION))
            left += image.width + _GAP
    return sheet


def _scaled(data: bytes, height: int) -> Any:
    image = Image.open(io.BytesIO(data)).convert("RGB")
    return image.resize((round(image.width * height / image.height), height))


def _taken(browser: Browser, url: str, scene: Scene, looks: list[Look]) -> list[tuple[str, bytes]]:
    prepared = prepare(browser, url, scene)
    found = []
    for look in looks:
        with looking(browser, url, prepared, look) as visitor:
            caption = f"{look.language} {look.light} {look.size[0]}x{look.size[1]} {look.text} %"
            found.append((caption, picture(visitor)))
    return found


def main(folder: Path, names: list[str]) -> int:
    """How many scenes could not be shown."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with house() as (browser, url):
        for name, scene in (scenes(tablee.GAMES) | rooms()).items():
            if names and not any(f"{name}-".startswith(f"{one}-") for one in names):
                continue
            for page, looks in PAGES.items():
                try:
                    pictures = _taken(browser, url, scene, looks)
                except (Error, AssertionError) as error:
                    failed += 1
                    print(f"{name} {page}: {error}", file=sys.stderr, flush=True)
                    continue
                file = folder / f"{name}-{page}.png"
                page_of(pictures, HEIGHTS[page], 6 if page == "phone" else 3).save(file)
                print(file, flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
