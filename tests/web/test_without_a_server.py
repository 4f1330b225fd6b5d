"""The page on the device: kept, opened from cold without a server, removed; what it stores."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import tablee
from tests.web.conftest import MakeVisitor
from tests.web.helpers import axe
from tests.web.helpers.browser import Visitor
from tests.web.helpers.folder import exported, replace_in
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, LINK, keep, lay

GAMES = list(tablee.GAMES)
_CACHES = "async () => (await caches.keys()).length"
_KEPT = "async () => (await (await caches.open('tablee')).keys()).map(({ url }) => url)"


#: What a game of this device is made of: it outlives a version of the page.
EVENT = {"table": "t", "number": 1, "version": 0, "at": 1.0}
_STORE = "async (events) => (await (await import('./pocket/store.js')).openStore()).append(events)"
_STORED = "async () => (await (await import('./pocket/store.js')).openStore()).all()"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    data = tmp_path / "data"
    data.mkdir()
    process = ServerProcess(data)
    yield process
    process.stop()


@pytest.mark.needs_server("a server that dies")
def test_kept_opened_from_cold_without_server_and_network_and_removed(
    browser: Browser, own_server: ServerProcess, tmp_path: Path
) -> None:
    ana = Visitor(browser, own_server.url, phone=True, profile=tmp_path / "profile")
    table = lay(ana, "lot", [HERE, BOT])
    keep(ana)
    axe.check(ana.page, "on this device")
    ana.close()
    own_server.kill()
    ana = Visitor(browser, own_server.url, phone=True, profile=tmp_path / "profile")
    ana.context.set_offline(True)
    ana.go("/")
    assert ana.page.locator(".box").count() == len(GAMES)
    ana.page.wait_for_selector(".cloud[aria-label=Offline]")
    axe.check(ana.page, "the shelf without a network")
    ana.go(table)  # a game that is at the server
    ana.page.wait_for_selector("h1:has-text('played at the server')")
    ana.context.set_offline(False)
    own_server.start()
    ana.page.wait_for_selector(".board")
    ana.page.wait_for_selector(".cloud", state="detached")
    _remove(ana)
    ana.close()


def _remove(ana: Visitor) -> None:
    """Removal gives the space back."""
    ana.go("/")
    ana.page.click("text=On this device")
    assert ana.page.evaluate(_CACHES) == 1
    ana.page.click("text=Remove from this device")
    ana.page.wait_for_selector("button:has-text('Keep on this device')")
    assert ana.page.evaluate(_CACHES) == 0
    assert ana.page.evaluate("async () => navigator.serviceWorker.getRegistration()") is None


@pytest.mark.needs_server("people elsewhere")
def test_a_table_with_others_waits_for_the_network(visitor: MakeVisitor) -> None:
    ana = visitor(fresh=True)
    lay(ana, "lot", [HERE, LINK])
    ana.page.keyboard.press("Escape")
    ana.context.set_offline(True)
    ana.page.wait_for_selector(".turn .away:has-text('waits for the network')")
    ana.page.wait_for_selector(".cloud")
    ana.context.set_offline(False)
    ana.page.wait_for_selector(".cloud", state="detached")
    ana.page.wait_for_selector(".turn .away", state="detached")


def test_a_new_version_waits_until_it_is_taken(browser: Browser, tmp_path: Path) -> None:
    with exported(tmp_path) as address:
        ana = Visitor(browser, address)
        keep(ana)
        assert ana.page.evaluate(_STORE, json.dumps([EVENT])) == "kept"
        replace_in(tmp_path, "texts/en.ftl", "Skip to content", "Straight to content")
        ana.go("/")
        ana.page.wait_for_selector(".new-version:has-text('A new version')")
        ana.page.reload()  # also one who says nothing to it goes on as before
        ana.page.wait_for_selector(".new-version")
        assert ana.page.locator(".skip").inner_text() == "Skip to content"
        ana.page.click("text=Use it")
        ana.page.wait_for_selector(".skip:has-text('Straight to content')")
        assert ana.page.locator(".new-version").count() == 0
        kept = ana.page.evaluate(_KEPT)
        assert len([url for url in kept if "texts/en.ftl" in url]) == 1  # the older one is gone
        assert ana.page.evaluate(_STORED) == [EVENT]
        ana.close()


def test_what_is_stored_is_saved_to_a_file_and_erased(visitor: MakeVisitor) -> None:
    ana = visitor(fresh=True)
    lay(ana, "lot", [HERE, BOT])
    ana.go("/")
    assert ana.page.evaluate(_STORE, json.dumps([EVENT])) == "kept"
    ana.page.click("text=On this device")
    with ana.page.expect_download() as saving:
        ana.page.click("button:has-text('Save')")
    saved = json.loads(saving.value.path().read_text("utf-8"))
    assert EVENT in saved["databases"]["tablee"]["events"]
    assert len(json.loads(saved["settings"]["tablee.tables"])) == 1
    ana.page.click("button:has-text('Erase')")
    # Not `expect_navigation`: the dialog is one too, within the page.
    with ana.page.expect_event("domcontentloaded"):
        ana.page.click("dialog .choice button:not(.primary)")
    ana.page.wait_for_selector(".box")
    assert ana.page.evaluate("() => localStorage.getItem('tablee.tables')") is None
    assert ana.page.evaluate(_STORED) == []


def test_a_plain_http_network_is_told_why_not(visitor: MakeVisitor) -> None:
    ana = visitor(fresh=True)
    ana.page.add_init_script("Object.defineProperty(globalThis, 'isSecureContext', {value: false})")
    ana.go("/")
    ana.page.click("text=On this device")
    ana.page.wait_for_selector("button:has-text('Keep on this device')[disabled]")
    ana.page.wait_for_selector(".device .quiet:has-text('HTTPS')")
