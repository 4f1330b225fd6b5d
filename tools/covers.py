"""Makes the pictures that a link shows in a chat from the lids of the boxes: chats want PNG.

    python -m tools.covers

One beside each lid, `page/cover.png`, and one of all boxes for the shelf, `web/cover.png`.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import tablee
from tablee import packages
from tablee.server.previews import SIZE
from tests.web.helpers.browser import launch

_WEB = Path(str(tablee.__file__)).parent / "web"
_STYLE = """<style>
  body { margin: 0; height: 100vh; background: #faf6ee; display: grid; gap: 10px; padding: 10px;
    box-sizing: border-box; place-items: center; grid-template-columns: repeat(var(--n), 1fr) }
  img { max-width: 100%; max-height: 100%; border-radius: 12px }
  body.one { padding: 0; grid-template: 100vh / 100vw }
  body.one img { height: 100%; border-radius: 0 }
</style>"""


def covers() -> Iterator[tuple[Path, list[Path]]]:
    """Every picture with the lids that are on it."""
    pages = [package.page for package in map(packages.find, tablee.GAMES) if package is not None]
    for page in pages:
        yield page / "cover.png", [page / "lid.svg"]
    yield _WEB / "cover.png", [page / "lid.svg" for page in pages]


def draw(page: Page, lids: list[Path]) -> bytes:
    """The lids side by side on paper."""
    drawings = (b64encode(lid.read_bytes()).decode() for lid in lids)
    images = "".join(f'<img src="data:image/svg+xml;base64,{drawing}">' for drawing in drawings)
    kind, columns = ("one", 1) if len(lids) == 1 else ("many", 3)
    page.set_content(f'{_STYLE}<body class="{kind}" style="--n: {columns}">{images}')
    page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    return page.screenshot()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = launch(playwright)
        paper = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for file, lids in covers():
            file.write_bytes(draw(paper, lids))
        browser.close()
