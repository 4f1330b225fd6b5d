"""What is answered about being told."""

from __future__ import annotations

import msgspec

from tablee.house.quiet import Quiet
from tablee.house.subscriptions import Kind


class SubscriptionShown(msgspec.Struct):
    """A browser or an address of the caller's. `name` is the address, or the end of what the
    browser is reached at, by which it knows itself."""

    id: str
    kind: Kind
    name: str
    quiet: Quiet | None
    confirmed: bool


class NoticesShown(msgspec.Struct):
    """How the caller is told of their turns. `push`: the key that a browser has to be given, null
    where this house sends no push messages; `mail`: whether it sends mail; `feed`: the key of feeds
    that show whose turn it is, and nothing else."""

    push: str | None
    mail: bool
    feed: str
    subscriptions: list[SubscriptionShown]
