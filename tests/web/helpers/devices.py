"""Browsers for visitors. Most find one that somebody has used before: it knows nothing of them, but
has Tablée in its cache; and where the page comes from a folder, Python runs in it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser

from tests.web.helpers.browser import Device, Kind, Visitor


class Devices:
    """Those that visit one site."""

    def __init__(self, browser: Browser, base: str, alone: bool) -> None:
        self._browser, self._base, self._alone = browser, base, alone
        self._idle: defaultdict[Kind, list[Device]] = defaultdict(list)

    def visitor(
        self, base: str | None = None, fresh: bool = False, pause: int = 0, **facts: Any
    ) -> Visitor:
        """Somebody with a device that nobody else uses now. It is a fresh one where they visit
        another site, or change more of it than can be forgotten."""
        kind = Kind(**facts)
        if base is not None:
            device = Device(self._browser, base, kind, pause=pause)
        elif fresh or pause or not self._idle[kind]:
            device = Device(self._browser, self._base, kind, self._alone, pause)
            device.reusable = not (fresh or pause)
            if self._alone:
                device.keep_house()
        else:
            device = self._idle[kind].pop()
        return Visitor(self._browser, device.base, device=device)

    def take_back(self, visitor: Visitor) -> None:
        """Who leaves gives the device back; nothing may have gone wrong there."""
        if visitor.device.reusable:
            visitor.device.clear()
            self._idle[visitor.device.kind].append(visitor.device)
        else:
            visitor.device.context.close()
        assert visitor.troubles == []
