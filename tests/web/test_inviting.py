"""Inviting is one button beside playing: a link, a code to scan, the device's own way to send."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.tables import sit_down

pytestmark = pytest.mark.needs_server("people elsewhere")

#: Chromium on Linux has no sheet for sharing: what it would be given is kept.
_SHARING = """Object.defineProperty(navigator, "share", {
  value: async (what) => { globalThis.shared = what; },
});"""


def test_one_button_leads_to_a_link_that_seats_a_guest(visitor: MakeVisitor) -> None:
    ana, ben = visitor(language="fr"), visitor()
    ana.go("/box/lot")
    ana.page.click(".quick .invite")
    ana.page.wait_for_selector("dialog[open] img.qr")
    link = ana.page.input_value("dialog .copy-line input")
    assert re.fullmatch(r"http://[^/]+/t/\w+\?lang=fr", link)
    assert ana.page.locator("dialog .primary").count() == 0  # no sheet, no button for it
    sit_down(ben, path_of(link))
    ben.page.wait_for_selector(".board")


def test_where_the_device_can_send_links_it_is_asked_to(visitor: MakeVisitor) -> None:
    ana = visitor(language="de", phone=True, fresh=True)
    ana.context.add_init_script(_SHARING)
    ana.go("/box/punto")
    ana.page.click(".quick .invite")
    ana.page.click("dialog[open] .primary")
    shared = ana.page.evaluate("() => shared")
    assert shared["title"] == "Punto"
    assert path_of(shared["url"]).endswith("?lang=de")


def path_of(link: str) -> str:
    return "/" + link.split("/", 3)[3]
