"""A scene, prepared once, is looked at by browsers of every size, light and language."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.web.helpers.browser import Visitor, launch
from tests.web.helpers.server import ServerProcess
from tools.scenes import Scene

Light = Literal["light", "dark"]

_REMEMBER = """(memory) => {
  if (location.origin === "null" || sessionStorage.getItem("remembered")) return;
  for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value);
  sessionStorage.setItem("remembered", "yes");
}"""


class Look(NamedTuple):
    """On what one looks, in which light and language; `text`: the size of letters, in percent."""

    size: tuple[int, int] = (1280, 800)
    light: Light = "light"
    language: str = "fr"
    text: int = 100


class Prepared(NamedTuple):
    """A scene, and what a browser has to remember to see it."""

    scene: Scene
    path: str
    memory: dict[str, str]


def prepare(browser: Browser, url: str, scene: Scene) -> Prepared:
    """Bring a scene about, once for all who look at it."""
    visitor = Visitor(browser, url)
    path = scene.prepare(visitor)
    if visitor.page.url == "about:blank":
        visitor.go("/")
    memory: dict[str, str] = visitor.page.evaluate("({ ...localStorage })")
    memory["tablee.settings"] = json.dumps({"pause": 0, **scene.settings})
    visitor.context.close()
    return Prepared(scene, path, memory)


@contextmanager
def looking(browser: Browser, url: str, prepared: Prepared, look: Look) -> Iterator[Visitor]:
    """Somebody who looks at a scene."""
    scene, path, memory = prepared
    width, height = look.size
    visitor = Visitor(browser, url, phone=width < 600, language=look.language, theme=look.light)
    visitor.context.add_init_script(f"({_REMEMBER})({json.dumps(memory)})")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.go(path)
    if look.text != 100:
        size = f"{look.text}%"
        visitor.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
    visitor.page.wait_for_selector(scene.ready)
    scene.show(visitor.page)
    yield visitor
    visitor.context.close()


def picture(visitor: Visitor) -> bytes:
    """What is seen, once nothing moves."""
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(300)
    return visitor.page.screenshot()


@contextmanager
def house() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server that lasts as long."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = launch(playwright)
        yield browser, server.url
        browser.close()
        server.stop()
