"""One's turn over the wire: push messages, mail and feeds, and nothing private in any of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.house.ports import NotSent
from tablee.server.limits import Limits
from tablee.server.mail import Letter, MailServer, mail_server, post
from tablee.server.schema import reminders
from tests.server.helpers import QUICK, Guest, Running, running, until
from tests.server.receivers import MailService, PushService, UserAgent, claims_of

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture(scope="module")
def mail() -> Iterator[MailService]:
    found = MailService()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: MailService) -> Iterator[Running]:
    post = MailServer("127.0.0.1", mail.port, "tablee@example.org")
    house = replace(QUICK, look_pause=0.05)
    folder = tmp_path_factory.mktemp("data")
    with running(folder, house=house, mail=post, push_anywhere=True) as found:
        yield found


class Pair:
    """Ana, and Ben, who has left the table, which he is to be told of."""

    def __init__(self, server: Running, ana: Guest, ben: Guest, **more: Any) -> None:
        self.server, self.ana, self.ben = server, ana, ben
        self.shown = ana.open("punto", "here", "link", **more)
        self.table = self.shown["table"]
        self.path = f"/api/tables/{self.table}"
        ben.join(self.table, "Ben")
        with ana.watch(self.table) as events:
            until(events, lambda told: not told["seats"][1]["present"])

    def move(self, who: Guest) -> None:
        shown = who.look(self.table)
        assert who.move(shown, shown["legal"][0]).status_code == 200

    def go_round(self) -> None:
        """Until it is Ben's turn, and time to tell him."""
        if self.ana.look(self.table)["turn"] == 2:
            self.move(self.ben)
        self.move(self.ana)
        with self.server.app.storage.engine.begin() as connection:
            due = reminders.update().where(reminders.c.table_id == self.table)
            connection.execute(due.values(at=0.0))


def subscribe(pair: Pair, push: PushService, browser: UserAgent, **more: Any) -> Any:
    body = {"endpoint": f"{push.url}/{pair.table}", "p256dh": browser.p256dh, "auth": browser.auth}
    answer = pair.ben.post(f"{pair.path}/notices/push", **body, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def secrets(pair: Pair) -> list[str]:
    """What nobody else may read: tokens, and what is in Ben's hand."""
    view = next(iter(pair.ben.look(pair.table)["views"].values()))
    return [str(pair.ana.token), str(pair.ben.token), str(view)]


def test_a_push_message_says_whose_turn_it_is_and_nothing_else(
    server: Running, push: PushService, ana: Guest, ben: Guest
) -> None:
    pair, browser = Pair(server, ana, ben, pace={"days": 3}), UserAgent()
    key = subscribe(pair, push, browser)["push"]
    pair.go_round()
    received = push.next()
    claims, signer = claims_of(received.headers["authorization"])
    assert (claims["aud"], signer) == (push.url, key)
    assert received.headers["content-encoding"] == "aes128gcm"
    assert received.headers["topic"] == pair.table
    assert int(received.headers["ttl"]) > 86_400
    said = browser.decrypt(received.body)
    assert said == {
        "title": "Punto: your turn",
        "body": "Take your time: you have 3 days left.",
        "table": pair.table,
        "language": "en",
    }
    assert [secret for secret in secrets(pair) if secret in str((said, received.headers))] == []
    pair.go_round()
    assert push.next().headers["topic"] == pair.table
    assert push.received.empty()  # one each


def test_mail_is_sent_after_its_owner_agrees_and_ends_with_one_touch(
    server: Running, mail: MailService, ana: Guest, ben: Guest
) -> None:
    pair = Pair(server, ana, ben)
    answer = ben.post(f"{pair.path}/notices/mail", address="ben@example.org")
    assert [one["confirmed"] for one in answer.json()["subscriptions"]] == [False]
    asked = mail.next()
    link = link_in(asked)
    page = ben.http.get(link)
    assert page.status_code == 200
    assert page.text.count("<button") == 2
    assert "content-security-policy" in page.headers
    assert not ben.get(f"{pair.path}/notices").json()["subscriptions"][0]["confirmed"]
    assert ben.http.post(link, data={"answer": "on"}).status_code == 200
    pair.go_round()
    told = mail.next()
    assert (told["To"], told["Subject"]) == ("ben@example.org", "Punto: your turn")
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{server.url}/t/{pair.table}" in told.get_content()
    assert [secret for secret in secrets(pair) if secret in told.as_string()] == []
    off = told["List-Unsubscribe"].strip("<>")
    assert ben.http.get(off).status_code == 200  # whoever only looks ends nothing
    assert len(ben.get(f"{pair.path}/notices").json()["subscriptions"]) == 1
    done = ben.http.post(off, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert ben.get(f"{pair.path}/notices").json()["subscriptions"] == []
    assert ben.http.get(off).status_code == 404
    forged = off[:-4] + ("aaaa" if not off.endswith("aaaa") else "bbbb")
    assert ben.http.get(forged).status_code == 404


def link_in(message: Any) -> str:
    found = re.search(r"http\S+/api/notice\?key=\S+", message.get_content())
    assert found is not None
    return found.group()


def test_one_address_asks_few_others_to_confirm(tmp_path: Path, mail: MailService) -> None:
    post = MailServer("127.0.0.1", mail.port, "tablee@example.org")
    with running(tmp_path, Limits(mails=2), mail=post) as server, Guest(server.url) as eve:
        table = eve.open("lot", "here", "link")["table"]
        path = f"/api/tables/{table}/notices/mail"
        codes = [eve.post(path, address=f"{n}@example.org").status_code for n in range(3)]
        assert codes == [200, 200, 429]
        assert {mail.next()["To"], mail.next()["To"]} == {"0@example.org", "1@example.org"}


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("mail", {"address": "no address"}, "address"),
        ("mail", {"address": "a@b.org\r\nBcc: c@d.org"}, "address"),
        ("push", {"endpoint": "https://a.b/" + "x" * 2_000, "p256dh": "B" * 87}, "endpoint"),
        ("push", {"endpoint": "https://push.example.org/1", "p256dh": "B" * 87}, "p256dh"),
        ("quiet", {"quiet": {"start": 0, "end": 1440}}, "quiet.end"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    ana: Guest, path: str, body: dict[str, Any], field: str
) -> None:
    table = ana.open("lot", "here", "link")["table"]
    more = {"auth": "a" * 22} if path == "push" else {}
    answer = ana.post(f"/api/tables/{table}/notices/{path}", **body, **more)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, field)
    assert ana.get(f"/api/tables/{table}/notices").json()["subscriptions"] == []


def test_a_usual_server_pushes_to_no_private_address(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana:
        table, browser = ana.open("lot", "here", "link")["table"], UserAgent()
        body = {"p256dh": browser.p256dh, "auth": browser.auth}
        path = f"/api/tables/{table}/notices/push"
        wrong = ana.post(path, endpoint=f"{server.url}/api/tables", **body)
        assert wrong.json()["error"]["field"] == "endpoint"
        right = ana.post(path, endpoint="https://push.example.org/1", **body).json()
        assert len(right["subscriptions"]) == 1
        assert not right["mail"]


def test_feeds_show_whose_turn_it_is_for_whoever_has_their_key(
    server: Running, ana: Guest, ben: Guest
) -> None:
    pair = Pair(server, ana, ben, pace={"days": 2})
    key = ben.get(f"{pair.path}/notices").json()["feed"]
    other = ana.get(f"{pair.path}/notices").json()["feed"]
    assert key != other
    with Guest(server.url, "fr") as eve:
        atom = eve.get(f"{pair.path}/feed.atom", key=key)
        assert atom.headers["content-type"].startswith("application/atom+xml")
        (entry,) = ElementTree.fromstring(atom.content).findall(f"{ATOM}entry")
        assert entry.findtext(f"{ATOM}title") == "Punto\u202f: ce n’est pas à vous"
        pair.move(ana)
        again = ElementTree.fromstring(eve.get(f"{pair.path}/feed.atom", key=key).content)
        assert again.findtext(f"{ATOM}entry/{ATOM}title") == "Punto\u202f: à vous de jouer"
        assert again.findtext(f"{ATOM}entry/{ATOM}id") != entry.findtext(f"{ATOM}id")
        calendar = eve.get(f"{pair.path}/turn.ics", key=key, lang="de")
        assert calendar.headers["content-type"].startswith("text/calendar")
        lines = calendar.text.split("\r\n")
        assert lines[0] == "BEGIN:VCALENDAR"
        assert "SUMMARY:Punto: Sie sind am Zug" in lines
        assert any(re.fullmatch(r"DTSTART:\d{8}T\d{6}Z", line) for line in lines)
        seen = atom.text + calendar.text
        assert [one for one in [*secrets(pair), key, "Ben"] if one in seen] == []
        for wrong in ("", "x" * 32, str(ben.token)):
            assert eve.get(f"{pair.path}/feed.atom", key=wrong).status_code == 404
        eve.token = key  # it is no token of a seat
        assert not any(seat["mine"] for seat in eve.look(pair.table)["seats"])


# -- the mail server -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("mail.example.org", "a@b.org"),
        ("http://mail.example.org", "a@b.org"),
        ("smtp://", "a@b.org"),
        ("smtp://mail.example.org", "nobody"),
        ("smtp://user:secret@mail.example.org", "a@b.org"),  # in the list of processes
        ("smtp://mail.example.org", "a@b.org\nBcc: c@d.org"),
    ],
)
def test_a_mail_server_that_is_none_is_refused(url: str, sender: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        mail_server(url, sender, None)


def test_how_mail_is_handed_in_follows_from_its_url() -> None:
    found = mail_server("smtp://ana%40b@mail.example.org", "a@b.org", "secret")
    assert (found.host, found.port, found.tls, found.user) == (
        *("mail.example.org", 587, False, "ana@b"),
    )
    assert "secret" not in repr(found)
    assert mail_server("smtps://mail.example.org", "a@b.org", None).port == 465


def test_an_address_that_nobody_has_is_given_up_and_others_are_tried_again(
    mail: MailService,
) -> None:
    server = MailServer("127.0.0.1", mail.port, "tablee@example.org")
    letter = Letter("ben@example.org", "s", "t", "http://here/off", "1")
    mail.refusals = [b"550 nobody", b"451 later"]
    assert not post(server, letter)
    with pytest.raises(NotSent):
        post(server, letter)
    with pytest.raises(NotSent):
        post(replace(server, port=1), letter)
