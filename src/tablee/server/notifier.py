"""Tells people that it is their turn: push messages, and mail where the host has set that up. What
is said is the game and the time that is left; never a name, a card or a seat's link."""

from __future__ import annotations

import asyncio
import time

import msgspec

from tablee import texts
from tablee.house.errors import bad_field
from tablee.house.ports import Channels
from tablee.house.subscriptions import MailTarget, Notice, PushTarget, Subscription
from tablee.server.mail import Letter, MailServer, post
from tablee.server.network import addresses
from tablee.server.push.delivery import Forbidden, deliver, origin_of, parts_of
from tablee.server.push.encryption import encrypt
from tablee.server.push.vapid import Vapid, key_of
from tablee.server.settings import Settings
from tablee.server.tokens import Tokens

_DAY, _HOUR = 86_400, 3_600


class ServerNotifier:
    """Push messages and mail, sent from other threads."""

    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        """Raises CannotStart."""
        self._tokens, self._anywhere = tokens, settings.push_anywhere
        self._mail: MailServer | None = settings.mail
        own = addresses(settings.host, settings.port)
        here = f"http://127.0.0.1:{settings.port}"
        self._base = next(iter([*settings.public_urls, *own, here]))
        secure = next((url for url in settings.public_urls if url.startswith("https:")), None)
        sender = f"mailto:{'host@localhost' if self._mail is None else self._mail.sender}"
        self._vapid = Vapid(key_of(settings.folder), secure or sender)

    @property
    def channels(self) -> Channels:
        """How people can be told."""
        return Channels(self._vapid.public, self._mail is not None)

    def check(self, subscription: Subscription) -> None:
        """Raise InvalidRequest for one that nothing would ever be sent to."""
        target = subscription.target
        if isinstance(target, MailTarget):
            if self._mail is None:
                raise bad_field("address")
            return
        try:
            parts_of(target.endpoint, self._anywhere)
        except Forbidden:
            raise bad_field("endpoint") from None
        try:
            encrypt(b"", target.p256dh, target.auth)
        except ValueError:
            raise bad_field("p256dh") from None

    async def send(self, to: Subscription, notice: Notice) -> bool:
        """Tell somebody; False: there is nobody any more. Raises NotSent."""
        if isinstance(to.target, PushTarget):
            return await asyncio.to_thread(self._push, to, to.target, notice)
        return await asyncio.to_thread(self._post, to, to.target, notice)

    async def ask_to_confirm(self, to: Subscription) -> bool:
        """Ask the owner of an address whether they want to be told, likewise."""
        if self._mail is None or not isinstance(to.target, MailTarget):
            return False
        off = self._off(to)
        text = texts.say("notices-mail-ask", to.language, link=off)
        subject = texts.say("notices-mail-ask-subject", to.language)
        letter = Letter(to.target.address, subject, text, off, f"ask.{to.id}")
        return await asyncio.to_thread(post, self._mail, letter)

    def _push(self, to: Subscription, target: PushTarget, notice: Notice) -> bool:
        shown = {
            "title": self._title(to, notice),
            "body": _time_left(to, notice),
            "table": notice.table,
            "language": to.language,
        }
        headers = {
            "Authorization": self._vapid.authorization(
                origin_of(parts_of(target.endpoint, self._anywhere)), time.time()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(notice.seconds or _DAY, 28 * _DAY))),
            "Topic": notice.table,  # a newer one of the same table replaces it
            "Urgency": "normal",
        }
        body = encrypt(msgspec.json.encode(shown), target.p256dh, target.auth)
        return deliver(target.endpoint, body, headers, self._anywhere)

    def _post(self, to: Subscription, target: MailTarget, notice: Notice) -> bool:
        if self._mail is None:
            return False
        off, link = self._off(to), f"{self._base}/t/{notice.table}"
        words = {"left": _time_left(to, notice), "link": link, "off": off}
        text = texts.say("notices-mail-turn", to.language, **words)
        name = f"{notice.turn}.{to.id}"
        letter = Letter(target.address, self._title(to, notice), text, off, name)
        return post(self._mail, letter)

    def _title(self, to: Subscription, notice: Notice) -> str:
        game = texts.say(texts.message_id(notice.game, "title"), to.language)
        return texts.say("notices-title", to.language, game=game)

    def _off(self, to: Subscription) -> str:
        return f"{self._base}/api/notice?key={self._tokens.notice(to.id)}"


def _time_left(to: Subscription, notice: Notice) -> str:
    """How long somebody has, in words."""
    if notice.seconds is None:
        return texts.say("notices-no-hurry", to.language)
    hours = max(1, round(notice.seconds / _HOUR))
    if hours < 36:
        return texts.say("notices-hours-left", to.language, hours=hours)
    return texts.say("notices-days-left", to.language, days=round(hours / 24))
