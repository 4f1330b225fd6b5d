"""Pictures of every screen.

    python tools/screenshots.py [NAME...]                  those of the documentation: docs/pictures
    python tools/screenshots.py --album FOLDER [NAME...]   every screen in every language and light,
                                                           on a phone, with three seats, at 200 %

The album is there to be looked at before a release; a name chooses all whose names begin with it.

Needs the development dependencies, a Chromium (see tests/web/helpers/browser.py) and Pillow, which
makes the files small.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from itertools import product
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
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
THREE = ("lotus", "punto", "topominos", "loto")  # that three can play
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


def how_to_play(visitor: Visitor) -> None:
    visitor.go("/rules/loto")
    visitor.page.wait_for_selector(".rulebook")


def lesson(visitor: Visitor) -> None:
    visitor.go("/lesson/lot")
    visitor.page.wait_for_selector(".lesson-screen .board")


def lost(visitor: Visitor) -> None:
    visitor.go("/t/nowhere1")
    visitor.page.wait_for_selector("main h2, main p")


def invitation(visitor: Visitor) -> None:
    visitor.go("/box/lot")
    visitor.page.click(".invite")
    visitor.page.wait_for_selector(".qr")


def joining(visitor: Visitor) -> None:
    path = lay(visitor, "lot", [HERE, LINK])
    visitor.page.evaluate("localStorage.clear()")  # as somebody else
    visitor.go(path)
    visitor.page.wait_for_selector(".join")


def game(name: str, moves: int, bots: int = 1, **options: Any) -> Scene:
    """A game after so many moves of the person at the screen."""

    def scene(visitor: Visitor) -> None:
        seats = [HERE, *[BOT] * (0 if options.get("mode") == "patience" else bots)]
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
    """What is shown, on what, in which light and language; `zoom`: at 200 %, which leaves a page
    half as many pixels each way."""

    scene: Scene
    phone: bool = False
    theme: Literal["light", "dark"] = "light"
    language: str = "fr"
    zoom: bool = False


GAMES = {name: game(name, moves) for name, moves in _MOVES.items()}
SHOTS: dict[str, Shot] = {
    "shelf": Shot(shelf),
    "box": Shot(box),
    "rules": Shot(rules),
    "invitation": Shot(invitation),
    "ending": Shot(game("lot", TO_THE_END)),
    "replay": Shot(replay),
    **{name: Shot(scene) for name, scene in GAMES.items()},
    "lesson-phone": Shot(lesson, phone=True),
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


def album() -> dict[str, Shot]:
    """Every screen that has words, in every language and light, on a desk and on a phone; every
    board with three seats where three can sit, and everything at 200 %."""
    screens = {
        "shelf": shelf,
        "box": box,
        "how-to-play": how_to_play,
        "rules": rules,
        "lesson": lesson,
        "settings": settings,
        "invitation": invitation,
        "joining": joining,
        "lost": lost,
        **GAMES,
        **{f"{name}-three": game(name, 3, bots=2, seats=3) for name in THREE},
        "ending": SHOTS["ending"].scene,
        "hint": hint,
        "refusal": refusal,
    }
    found = {}
    for name, scene in screens.items():
        for language, theme, phone in product(("fr", "en", "de"), LIGHTS, (False, True)):
            shot = Shot(scene, phone, theme, language)
            found[f"{name}-{language}-{theme}{'-phone' if phone else ''}"] = shot
        found[f"{name}-zoom"] = Shot(scene, zoom=True)
    return found


def save(picture: bytes, file: Path) -> None:
    """Keep a picture with few colours: a third of the size, and hardly an eye sees it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    full = Image.open(io.BytesIO(picture)).convert("RGB")
    tries = (_packed(full, colours) for colours in COLOURS)
    small = next((file for file in tries if len(file) <= LARGEST), _packed(full, COLOURS[-1]))
    file.write_bytes(small)


def _packed(picture: Any, colours: int) -> bytes:
    file = io.BytesIO()
    picture.quantize(colours, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()


def take(browser: Browser, url: str, file: Path, shot: Shot) -> None:
    """One scene, as a picture."""
    visitor = Visitor(browser, url, shot.phone, shot.language, shot.theme)
    if shot.zoom:
        visitor.page.set_viewport_size({"width": 640, "height": 400})
    shot.scene(visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(300)  # whatever still moves
    save(visitor.page.screenshot(), file)
    visitor.context.close()
    print(file, flush=True)


def main(arguments: list[str]) -> None:
    shots, folder_of_all = SHOTS, PICTURES
    if arguments[:1] == ["--album"]:
        shots, folder_of_all, arguments = album(), Path(arguments[1]), arguments[2:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = launch(playwright)
        for name, shot in shots.items():
            if not arguments or any(f"{name}-".startswith(f"{one}-") for one in arguments):
                take(browser, server.url, folder_of_all / f"{name}.png", shot)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
