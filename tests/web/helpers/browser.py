"""Chromium, wherever it is, and pages that complain when anything is wrong."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    Playwright,
    Request,
    Response,
)

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


def address(path: str, alone: bool) -> str:
    """What follows the site in the address of a page: where there are only files, a query."""
    rest = path[1:]
    return f"/?{rest.replace('?', '&')}" if alone and rest and rest[0] not in "?#" else path


class Kind(NamedTuple):
    """What sort of device somebody has."""

    phone: bool = False
    mobile: bool = False  # no pointer that could hover
    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    motion: Literal["reduce", "no-preference"] = "reduce"

    def options(self) -> dict[str, Any]:
        """The same for Playwright."""
        size: Any = PHONE if self.phone else DESK
        return {
            "viewport": size,
            "has_touch": self.phone,
            "is_mobile": self.mobile,
            "locale": self.language,
            "color_scheme": self.theme,
            "reduced_motion": self.motion,
        }


_DESKTOP = Kind()


class Device:
    """A browser of its own, with its storage. One person after the other may use it."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        kind: Kind = _DESKTOP,
        alone: bool = False,
        pause: int = 0,
        profile: Path | None = None,
    ) -> None:
        """With a profile, it keeps there what it knows when it is closed. Alone: where only files
        are served, and the house is in the browser."""
        self.base, self.kind, self.alone = base, kind, alone
        self.user: Visitor | None = None
        self.context: BrowserContext
        if profile is None:
            self.context = browser.new_context(**kind.options())
        else:
            of = browser.browser_type
            self.context = of.launch_persistent_context(
                profile, executable_path=_path(of), args=_FLAGS, **kind.options()
            )
        if alone:
            self.context.expose_binding("noteAsked", lambda _, asked: self._note_asked(asked))
        self.context.add_init_script(f"globalThis.pause = {pause}")
        self.context.add_init_script(path=_HANDS)
        self.context.on("request", self._note_request)
        self.context.on("page", self._listen)
        self.reusable = False
        self._home: Page | None = None
        self._spare: Page | None = None

    def keep_house(self) -> None:
        """A tab beside those of the tests: Python starts in it once, whatever is opened and closed
        in the others, which ask it."""
        self._home = self.context.new_page()
        self._home.goto(self.base + address("/replay", self.alone))
        self._home.evaluate("() => hands.wake()")

    def first_page(self) -> Page:
        """A tab; that of who used this device before saves the browser a process."""
        page, self._spare = self._spare or self.context.new_page(), None
        return page

    def clear(self) -> None:
        """Forget who used it. A house that is in it goes on, as a server would."""
        assert self.user is not None
        page, self.user = self.user.page, None
        if page.is_closed():
            page = self.context.new_page()
        for other in self.context.pages:
            if other not in (page, self._home):
                other.close()
        page.goto("about:blank")
        page.unroute_all()
        page.mouse.move(0, 0)
        page.set_viewport_size(self.kind.options()["viewport"])
        page.emulate_media(
            media="null",
            color_scheme=self.kind.theme,
            reduced_motion=self.kind.motion,
            contrast="null",
            forced_colors="null",
        )
        if self._home:
            self._home.evaluate("() => localStorage.clear()")
        else:
            whole = {"origin": self.base, "storageTypes": "all"}
            session = self.context.new_cdp_session(page)
            session.send("Storage.clearDataForOrigin", whole)
            session.detach()
        self._spare = page

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))

    def _note(self, kind: str, text: str) -> None:
        expected = "Failed to load resource" in text  # a refusal, or a server that was killed
        if self.user and kind in ("error", "warning") and not expected:
            self.user.troubles.append(f"{kind}: {text}")

    def _note_asked(self, asked: str) -> None:
        if self.user:
            self.user.asked.append(asked)

    def _note_request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.path.startswith("/api/"):
            self._note_asked(f"{request.method} {url.path}")
        outside = url.netloc != urlsplit(self.base).netloc
        if self.user and url.scheme in ("http", "https") and outside:
            self.user.troubles.append(f"left the machine: {request.url}")


class Visitor:
    """Somebody with a device; keeps what went wrong on it."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        /,
        device: Device | None = None,
        alone: bool = False,
        pause: int = 0,
        profile: Path | None = None,
        **kind: Any,
    ) -> None:
        """On this device, or on a new one of this kind."""
        device = device or Device(browser, base, Kind(**kind), alone, pause, profile)
        self.device, self.context, self.base = device, device.context, device.base
        self.troubles: list[str] = []
        self.asked: list[str] = []  # the requests to the house, as "POST /api/tables"
        device.user = self
        self.page: Page = device.first_page()

    def open_page(self) -> Page:
        """One more tab."""
        return self.context.new_page()

    def go(self, path: str) -> Response | None:
        """Open a page of ours."""
        return self.page.goto(self.base + address(path, self.device.alone))

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.context.close()
        assert self.troubles == []
