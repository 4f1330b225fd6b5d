"""Makes what an installed app is known by, from the page's icon, the lids and the page itself.

    python -m tools.icons

Icons in `web/icons`, one beside each lid for its shortcut, `page/icon.png`, and the pictures that
a browser shows before it installs, `web/icons/*.jpg`. The manifest (`server/manifest.py`) lists
them.
"""

from __future__ import annotations

import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import tablee
from tablee import packages
from tablee.server.manifest import MASKABLE, NARROW, SIZES, TOUCH, WIDE
from tests.web.helpers.browser import Visitor, launch
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, lay

_WEB = Path(str(tablee.__file__)).parent / "web"
_ICONS = _WEB / "icons"
_SHORTCUT = 96  # pixels
_FELT = "#2F5D50"
_SAFE = 0.8  # of a maskable icon is never cut off
_QUALITY = 70
_MOVES = 5  # on the board in a picture


def draw(page: Page, svg: Path, size: int, *, share: float = 1, ground: str = "none") -> bytes:
    """A drawing in the middle of a square of so many pixels, as large as its share; what is too
    wide is cut off."""
    page.set_viewport_size({"width": size, "height": size})
    drawing = b64encode(svg.read_bytes()).decode()
    page.set_content(
        f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">'
        f'<img style="width:{share:.0%};height:{share:.0%};object-fit:cover" '
        f'src="data:image/svg+xml;base64,{drawing}">'
    )
    page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    return page.screenshot(omit_background=True)


def icons(page: Page) -> None:
    """The app's own, in every size, and one per game."""
    own = _WEB / "icon.svg"
    for size in SIZES:
        (_ICONS / f"icon-{size}.png").write_bytes(draw(page, own, size))
    for size in MASKABLE:
        whole = draw(page, own, size, share=_SAFE, ground=_FELT)
        (_ICONS / f"maskable-{size}.png").write_bytes(whole)
    touch = draw(page, own, TOUCH, share=_SAFE, ground=_FELT)
    (_ICONS / "apple-touch-icon.png").write_bytes(touch)
    for package in map(packages.find, tablee.GAMES):
        if package is not None:
            lid = draw(page, package.page / "lid.svg", _SHORTCUT)
            (package.page / "icon.png").write_bytes(lid)


def pictures(browser: Browser, base: str) -> None:
    """The shelf and a table, on a screen and on a phone."""
    for name, size in (("wide", WIDE), ("narrow", NARROW)):
        visitor = Visitor(browser, base, phone=name == "narrow", language="fr")
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.go("/")
        visitor.page.wait_for_selector(".box img")
        visitor.page.wait_for_load_state("networkidle")
        _take(visitor.page, f"{name}-shelf")
        lay(visitor, next(iter(tablee.GAMES)), [HERE, BOT])
        player = Player(visitor.page, seed=7)
        for _ in range(_MOVES):
            player.play()
        player.wait_for_turn()
        _take(visitor.page, f"{name}-table")
        visitor.close()


def _take(page: Page, name: str) -> None:
    picture = page.screenshot(type="jpeg", quality=_QUALITY)
    (_ICONS / f"{name}.jpg").write_bytes(picture)


if __name__ == "__main__":
    _ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        icons(browser.new_page())
        server = ServerProcess(Path(folder))
        pictures(browser, server.url)
        server.stop()
        browser.close()
