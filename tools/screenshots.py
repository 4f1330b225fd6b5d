"""Pictures of the screens, for the documentation.

    python -m tools.screenshots [NAME...]      docs/pictures; a name chooses all that begin with it

Needs the development dependencies, a Chromium (see tests/web/helpers/browser.py) and Pillow, which
makes the files small. `tools/album.py` shows every screen, to be looked at before a release.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image  # type: ignore[import-not-found]  # pip install pillow

import tablee
from tools.looking import Look, house, looking, picture, prepare
from tools.rooms import rooms
from tools.scenes import scenes

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
COLOURS = (256, 192, 128, 96, 64)
LARGEST = 140_000  # bytes
DESK, NIGHT = Look(), Look(light="dark")
TV = Look((1920, 1080), "dark")
PHONE, PHONE_AT_NIGHT = Look((360, 740)), Look((360, 740), "dark")

SHOTS = {
    "shelf": ("shelf", DESK),
    "box": ("lotus-options", DESK),
    "rules": ("lot-article", DESK),
    "invitation": ("invitation", DESK),
    "ending": ("lot-over", DESK),
    "replay": ("replay", DESK),
    **{name: (f"{name}-two", DESK) for name in tablee.GAMES},
    "hall": ("hall", DESK),
    "evening": ("evening", DESK),
    "ladder": ("ladder", DESK),
    "tv": ("tv-topominos", TV),
    "hand-phone": ("hand-topominos", PHONE),
    "mine-phone": ("mine", PHONE),
    "lesson-phone": ("lot-lesson", PHONE),
    "shelf-dark": ("shelf", NIGHT),
    "lotus-dark": ("lotus-two", NIGHT),
    "shelf-phone": ("shelf", PHONE),
    "settings-phone": ("settings", PHONE_AT_NIGHT),
    "joining-phone": ("joining", PHONE),
    "hint-phone": ("hint", PHONE),
    "refusal-phone": ("refusal", PHONE),
    "ending-phone": ("lotus-over", PHONE),
    "patience-phone": ("patience", PHONE),
    **{f"{name}-phone": (f"{name}-two", PHONE_AT_NIGHT) for name in tablee.GAMES},
}


def save(picture: bytes, file: Path) -> None:
    """Keep a picture with few colours: a third of the size, and hardly an eye sees it."""
    full = Image.open(io.BytesIO(picture)).convert("RGB")
    tries = (_packed(full, colours) for colours in COLOURS)
    small = next((file for file in tries if len(file) <= LARGEST), _packed(full, COLOURS[-1]))
    file.write_bytes(small)


def _packed(picture: Any, colours: int) -> bytes:
    file = io.BytesIO()
    picture.quantize(colours, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()


def main(names: list[str]) -> None:
    all_scenes = scenes(tablee.GAMES) | rooms()
    with house() as (browser, url):
        for name, (scene, look) in SHOTS.items():
            if not names or any(f"{name}-".startswith(f"{one}-") for one in names):
                prepared = prepare(browser, url, all_scenes[scene])
                with looking(browser, url, prepared, look) as visitor:
                    save(picture(visitor), PICTURES / f"{name}.png")
                print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
