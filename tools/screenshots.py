"""Pictures of every screen, into docs/pictures: `python tools/screenshots.py [NAME...]`.

Needs the development dependencies, a Chromium (see tests/web/helpers/browser.py) and Pillow, which
makes the files small.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image  # type: ignore[import-not-found]  # pip install pillow
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.helpers.browser import Visitor, launch  # noqa: E402
from tests.web.helpers.driver import Player  # noqa: E402
from tests.web.helpers.server import ServerProcess  # noqa: E402
from tests.web.helpers.tables import BOT, HERE, LINK, lay  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
COLOURS = 256
_MOVES = {"lot": 9, "lotus": 7, "punto": 7, "topominos": 9, "loto": 9}
Scene = Callable[[Visitor], None]


def shelf(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.wait_for_selector(".box")


def box(visitor: Visitor) -> None:
    visitor.go("/box/lotus")
    visitor.page.click("summary")


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/lot")
    visitor.page.wait_for_selector(".clause")


def invitation(visitor: Visitor) -> None:
    lay(visitor, "lot", [HERE, LINK])
    visitor.page.wait_for_selector(".qr")


def replay(visitor: Visitor) -> None:
    lay(visitor, "lotus", [HERE, BOT])
    Player(visitor.page, seed=2).play_to_the_end()
    visitor.page.click(".ending a")
    visitor.page.wait_for_selector(".graph", timeout=120_000)


def game(name: str) -> Scene:
    """A game in its middle."""

    def scene(visitor: Visitor) -> None:
        lay(visitor, name, [HERE, BOT])
        player = Player(visitor.page, seed=9, hand="mouse")
        for _ in range(_MOVES[name]):
            player.play()
        player.wait_for_turn()

    return scene


GAMES = {name: game(name) for name in _MOVES}
DESK: dict[str, Scene] = {
    "shelf": shelf,
    "box": box,
    "rules": rules,
    "invitation": invitation,
    "replay": replay,
    **GAMES,
}
_POCKET = {"shelf": shelf, **GAMES}
PHONE: dict[str, Scene] = {f"{name}-phone": scene for name, scene in _POCKET.items()}


def save(picture: bytes, name: str) -> None:
    """Keep a picture with few colours: a third of the size, and hardly an eye sees it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    few = (
        Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE)
    )
    few.save(PICTURES / f"{name}.png", optimize=True)


def take(browser: Browser, url: str, name: str, scene: Scene, phone: bool) -> None:
    """One scene, as a picture; phones in the dark."""
    visitor = Visitor(browser, url, phone=phone, language="fr", theme="dark" if phone else "light")
    scene(visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle" if name == "shelf" else "load")
    save(visitor.page.screenshot(), name)
    visitor.context.close()
    print(PICTURES / f"{name}.png")


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = launch(playwright)
        for name, scene in {**DESK, **PHONE}.items():
            if not wanted or name in wanted:
                take(browser, server.url, name, scene, name in PHONE)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
