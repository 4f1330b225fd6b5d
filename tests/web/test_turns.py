"""One's turn, wherever one is: a slow table is laid, days are taken off, and a push message reaches
a real service worker.

Chromium without a push service cannot subscribe to one, so the subscription alone is made here: its
keys are the test's, its endpoint a push service on this machine. What the server sends there is
signed and encrypted as for any browser; it is checked and decrypted with those keys, as a browser
does, and handed to the page's own worker by the browser (`ServiceWorker.deliverPushMessage`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tablee.server.mail import MailServer
from tablee.server.schema import reminders
from tests.server.helpers import QUICK, Guest, Running, running
from tests.server.receivers import MailService, PushService, UserAgent, claims_of
from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.browser import Visitor

pytestmark = pytest.mark.needs_server("reminders of games with people elsewhere")

_SUBSCRIBED = """([endpoint, keys]) => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    globalThis.subscribedWith = options;
    const key = Uint8Array.from(atob(options.applicationServerKey.replaceAll("-", "+")
      .replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return made = { endpoint, options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { made = null; } };
  };
}"""
_SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/push/");
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
}"""
_TOUCHED = """async () => {
  let opened = null;
  clients.openWindow = async (path) => { opened = path; };
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  dispatchEvent(event);
  await Promise.all(done);
  return [opened, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    mail = MailService()
    post = MailServer("127.0.0.1", mail.port, "tablee@example.org")
    quick, folder = replace(QUICK, look_pause=0.05), tmp_path_factory.mktemp("data")
    with running(folder, house=quick, mail=post, push_anywhere=True) as found:
        yield found
    mail.close()


def sit_down(visitor: Visitor, table: str) -> None:
    """Take the free seat, and look at what is said of the table."""
    visitor.go(f"/t/{table}")
    visitor.page.fill(".join input", "Ben")
    visitor.page.click(".join button[type=submit]")
    visitor.page.wait_for_selector(".join", state="detached")
    visitor.page.click("#tab-table")
    visitor.page.wait_for_selector(".told")


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_a_slow_table_from_its_box_to_days_off_by_keyboard(
    visitor: MakeVisitor, house: Running, language: str
) -> None:
    ana, ben = (visitor(house.url, language=language) for _ in range(2))
    ana.go("/box/topominos")
    ana.page.locator("details.card summary").press("Enter")
    ana.page.select_option(".seat-fields li:nth-child(2) select >> nth=0", "link")
    ana.page.locator("input[name=pace]").first.press("ArrowRight")  # a day for a move
    ana.page.locator("input[name=after]").first.press("ArrowRight")  # the clock ends a turn
    check(ana.page, "laying a slow table")
    ana.page.locator("details.card > button").press("Enter")
    ana.page.wait_for_selector("dialog[open]")
    sit_down(ben, ana.page.url.rpartition("/")[2])
    before = ben.page.inner_text(".days-off")
    ben.page.select_option(".days-off select", "2")
    ben.page.locator(".days-off-ask button").press("Enter")
    ben.page.wait_for_selector(".days-off .primary")
    assert ben.page.inner_text(".days-off") != before
    check(ben.page, "being off")
    ben.page.locator(".days-off .primary").press("Enter")
    ben.page.wait_for_selector(".days-off select")
    ben.page.fill(".told-mail input", "ben@example.org")
    ben.page.locator(".told-mail input").press("Enter")
    ben.page.wait_for_selector(".told button.small")
    ben.page.locator(".told .switch input").last.press("Space")
    ben.page.fill("input[type=time] >> nth=0", "21:30")
    ben.page.locator("input[type=time]").first.press("Tab")
    ben.page.locator(".feeds summary").press("Enter")
    check(ben.page, "being told")
    ben.page.locator(".told > button.big").press("Enter")  # one touch
    ben.page.wait_for_selector(".told button.small", state="detached")


def test_a_push_message_is_shown_by_the_worker_and_leads_to_the_table(
    visitor: MakeVisitor, house: Running, push: PushService
) -> None:
    browser = UserAgent()
    with Guest(house.url) as ana:
        shown = ana.open("lotus", "here", "link", pace={"days": 3})
        table, ben = shown["table"], visitor(house.url, language="fr")
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        made = json.dumps([f"{push.url}/ben", keys])
        ben.context.add_init_script(f"({_SUBSCRIBED})({made})")
        ben.context.grant_permissions(["notifications"])
        sit_down(ben, table)
        ben.page.locator(".told .switch input").first.press("Space")
        ben.page.wait_for_selector(".told > button.big")
        expect(ben.page.locator(".told .switch input").first).to_be_checked()
        assert ben.page.evaluate("subscribedWith.userVisibleOnly")
        key = ben.page.evaluate("subscribedWith.applicationServerKey")
        worker = ben.context.service_workers[0]
        assert urlsplit(worker.url).path == "/push-worker.js"
        ben.go("/rules/lotus")  # he is not at the table any more
        with ana.watch(table) as events:
            next(told for told in events if not told["seats"][1]["present"])
        assert ana.move(shown, shown["legal"][0]).status_code == 200
        with house.app.storage.engine.begin() as connection:  # some seconds later
            connection.execute(reminders.update().values(at=0.0))
        received = push.next()
        claims, signer = claims_of(received.headers["authorization"])
        assert (claims["aud"], signer) == (push.url, key)
        said = browser.decrypt(received.body)
        deliver(ben, said)
        ben.page.wait_for_function(f"async () => (await ({_SHOWN})()).length > 0")
        (notice,) = ben.page.evaluate(_SHOWN)
        assert notice == {
            "title": "Lotus\u202f: à vous de jouer",
            "body": "Prenez votre temps\u202f: il vous reste 3 jours.",
            "tag": table,
            "lang": "fr",
        }
        known = ben.page.evaluate("JSON.parse(localStorage['tablee.tables'])")
        private = [str(ana.token), known[table]["token"]]
        assert [one for one in private if one in json.dumps(said)] == []
        assert worker.evaluate(_TOUCHED) == [f"/t/{table}", 0]


def deliver(visitor: Visitor, said: Any) -> None:
    """What a push service does last: hand a message to the worker of the page."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []

    def hear(event: Any) -> None:
        of_push = (one for one in event["registrations"] if one["scopeURL"].endswith("/push/"))
        found.extend(one["registrationId"] for one in of_push)

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    while not found:
        visitor.page.evaluate("1")  # until the browser has told
    message = {"origin": visitor.base, "registrationId": found[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_without_https_there_is_mail_and_a_feed(visitor: MakeVisitor, house: Running) -> None:
    with Guest(house.url) as ana:
        table, ben = ana.open("lot", "here", "link")["table"], visitor(house.url)
        insecure = "Object.defineProperty(globalThis, 'isSecureContext', { value: false })"
        ben.context.add_init_script(insecure)
        sit_down(ben, table)
        switch = ben.page.locator(".told .switch input").first
        note = ben.page.locator(".told [role=status]")
        expect(switch).to_be_disabled()
        expect(note.first).to_contain_text("https")
        assert ben.page.locator(".told-mail input").is_enabled()
        ben.page.click(".feeds summary")
        feed = ben.page.locator(".feeds input").first.input_value()
        assert "Lot" in ana.http.get(feed).text.title()
