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
from typing import Any, Literal, NamedTuple

from PIL import Image  # type: ignore[import-not-found]  # pip install pillow
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.helpers.browser import Visitor, launch  # noqa: E402
from tests.web.helpers.driver import Player  # noqa: E402
from tests.web.helpers.server import ServerProcess  # noqa: E402
from tests.web.helpers.tables import HERE, LINK, lay  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
COLOURS = (256, 192, 128, 96, 64)
LARGEST = 140_000  # bytes
BOT = {"kind": "bot", "level": 3}
TO_THE_END = 500
_MOVES = {"lot": 6, "lotus": 9, "punto": 6, "topominos": 11, "loto": 12}
Scene = Callable[[Visitor], None]

#: Plays so many moves of a person who asks for a hint each time.
_PLAY = """async (most) => {
  const id = location.pathname.split("/")[2];
  const { token } = JSON.parse(localStorage.getItem("tablee.tables"))[id];
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const ask = async (path, body) => {
    const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`/api/tables/${id}${path}`, sent);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  for (let played = 0; played < most; ) {
    const { result, legal, turn, version } = await ask("");
    if (result) return;
    if (legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 100)); // the bot's turn
      continue;
    }
    const { move } = await ask("/hint", { seat: turn });
    await ask("/moves", { version, move, key: `picture-${version}` });
    played += 1;
  }
}"""


def shelf(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.wait_for_selector(".box")


def box(visitor: Visitor) -> None:
    visitor.go("/box/lotus")
    visitor.page.click("summary")


def settings(visitor: Visitor) -> None:
    shelf(visitor)
    visitor.page.click(".top button")


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/lot#clause-3")
    visitor.page.wait_for_selector(".diagram .board svg")


def invitation(visitor: Visitor) -> None:
    lay(visitor, "lot", [HERE, LINK])
    visitor.page.wait_for_selector(".qr")


def joining(visitor: Visitor) -> None:
    path = lay(visitor, "lot", [HERE, LINK])
    visitor.page.evaluate("localStorage.clear()")  # as somebody else
    visitor.go(path)
    visitor.page.wait_for_selector(".join")


def game(name: str, moves: int, **options: Any) -> Scene:
    """A game after so many moves of the person at the screen."""

    def scene(visitor: Visitor) -> None:
        seats = [HERE] if options.get("mode") == "patience" else [HERE, BOT]
        lay(visitor, name, seats, **options)
        visitor.page.evaluate(_PLAY, moves)
        Player(visitor.page, seed=1).wait_for_turn()

    return scene


def hint(visitor: Visitor) -> None:
    game("topominos", 9)(visitor)
    visitor.page.click(".action:nth-child(2)")
    visitor.page.wait_for_selector(".advice")


def refusal(visitor: Visitor) -> None:
    game("lot", 8)(visitor)
    visitor.page.locator(".cell:has(.piece)").first.click(force=True)
    visitor.page.wait_for_selector(".toast")


def replay(visitor: Visitor) -> None:
    game("lot", TO_THE_END)(visitor)
    visitor.page.click(".ending a")
    visitor.page.wait_for_selector(".graph", timeout=300_000)
    if visitor.page.locator(".costly button").count():
        visitor.page.locator(".costly button").first.click()


class Shot(NamedTuple):
    """What is shown, on what, in which light."""

    scene: Scene
    phone: bool = False
    theme: Literal["light", "dark"] = "light"


GAMES = {name: game(name, moves) for name, moves in _MOVES.items()}
SHOTS: dict[str, Shot] = {
    "shelf": Shot(shelf),
    "box": Shot(box),
    "rules": Shot(rules),
    "invitation": Shot(invitation),
    "ending": Shot(game("lot", TO_THE_END)),
    "replay": Shot(replay),
    **{name: Shot(scene) for name, scene in GAMES.items()},
    "shelf-dark": Shot(shelf, theme="dark"),
    "lotus-dark": Shot(GAMES["lotus"], theme="dark"),
    "shelf-phone": Shot(shelf, phone=True),
    "settings-phone": Shot(settings, phone=True, theme="dark"),
    "joining-phone": Shot(joining, phone=True),
    "hint-phone": Shot(hint, phone=True),
    "refusal-phone": Shot(refusal, phone=True),
    "ending-phone": Shot(game("lotus", TO_THE_END), phone=True),
    "patience-phone": Shot(game("loto", 5, mode="patience", seats=1), phone=True),
    **{f"{name}-phone": Shot(scene, phone=True, theme="dark") for name, scene in GAMES.items()},
}


def save(picture: bytes, name: str) -> None:
    """Keep a picture with few colours: a third of the size, and hardly an eye sees it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    full = Image.open(io.BytesIO(picture)).convert("RGB")
    tries = (_packed(full, colours) for colours in COLOURS)
    small = next((file for file in tries if len(file) <= LARGEST), _packed(full, COLOURS[-1]))
    (PICTURES / f"{name}.png").write_bytes(small)


def _packed(picture: Any, colours: int) -> bytes:
    file = io.BytesIO()
    picture.quantize(colours, Image.Quantize.MAXCOVERAGE).save(file, "PNG", optimize=True)
    return file.getvalue()


def take(browser: Browser, url: str, name: str, shot: Shot) -> None:
    """One scene, as a picture."""
    visitor = Visitor(browser, url, phone=shot.phone, language="fr", theme=shot.theme)
    shot.scene(visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(300)  # whatever still moves
    save(visitor.page.screenshot(), name)
    visitor.context.close()
    print(PICTURES / f"{name}.png", flush=True)


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = launch(playwright)
        for name, shot in SHOTS.items():
            if not wanted or name in wanted:
                take(browser, server.url, name, shot)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
