"""Chromium, wherever it is, and pages that complain when anything is wrong."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, Request

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
_SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_HANDS = Path(__file__).with_name("hands.js")
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


def launch(playwright: Playwright) -> Browser:
    """A browser: the one named by TABLEE_CHROMIUM, Playwright's own, or the system's."""
    return playwright.chromium.launch(executable_path=_path(playwright.chromium), args=_FLAGS)


def _path(chromium: BrowserType) -> str:
    own = chromium.executable_path
    named = os.environ.get("TABLEE_CHROMIUM")
    return named or (own if Path(own).exists() else next(filter(None, map(shutil.which, _SYSTEM))))


class Visitor:
    """Somebody with a browser of their own; keeps what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        phone: bool = False,
        mobile: bool = False,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        pause: int = 0,
        motion: Literal["reduce", "no-preference"] = "reduce",
        profile: Path | None = None,
    ) -> None:
        """With a profile, the browser is one of its own, which keeps there what it knows when it is
        closed."""
        self.base = base
        self.troubles: list[str] = []
        size: Any = PHONE if phone else DESK
        looks: dict[str, Any] = {"viewport": size, "has_touch": phone, "locale": language}
        looks |= {"color_scheme": theme, "reduced_motion": motion}
        looks["is_mobile"] = mobile  # no pointer that could hover
        self.context: BrowserContext
        if profile is None:
            self.context = browser.new_context(**looks)
        else:
            kind = browser.browser_type
            self.context = kind.launch_persistent_context(
                profile, executable_path=_path(kind), args=_FLAGS, **looks
            )
        self.context.add_init_script(f"globalThis.pause = {pause}")
        self.context.add_init_script(path=_HANDS)
        self.context.on("request", self._note_request)
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        return page

    def go(self, path: str) -> None:
        """Open a page of ours."""
        self.page.goto(self.base + path)

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.context.close()
        assert self.troubles == []

    def _note(self, kind: str, text: str) -> None:
        expected = "Failed to load resource" in text  # a refusal, or a server that was killed
        if kind in ("error", "warning") and not expected:
            self.troubles.append(f"{kind}: {text}")

    def _note_request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https") and url.netloc != urlsplit(self.base).netloc:
            self.troubles.append(f"left the machine: {request.url}")
