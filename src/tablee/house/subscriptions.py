"""Who wants to be told of their turns, and how."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec

from tablee.house.quiet import Quiet

#: Of one person at one table: their devices and addresses. A newer one takes the oldest's place.
MOST = 6


class PushTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push"):
    """A browser, by the push service it has chosen and the keys it has made (RFC 8291)."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1_000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class MailTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mail"):
    """An address, of which its owner has to say that it is theirs."""

    address: Annotated[
        str,
        msgspec.Meta(
            max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]+$"
        ),
    ]


Target = PushTarget | MailTarget
Kind = Literal["push", "mail"]


class Subscription(msgspec.Struct, frozen=True):
    """How somebody at a table is told. `announced`: the last turn they were told of, or saw;
    nobody is told by mail before they have `confirmed` their address."""

    id: str
    table: str
    holder: str
    target: Target
    language: str
    quiet: Quiet | None
    at: float
    confirmed: bool
    announced: int

    @property
    def kind(self) -> Kind:
        """How they are told."""
        return "push" if isinstance(self.target, PushTarget) else "mail"


class Notice(msgspec.Struct, frozen=True):
    """What somebody is told: that it is their turn, where, and how many seconds they have. Nothing
    of it is private: it goes through other people's machines."""

    table: str
    game: str
    turn: int
    seconds: float | None


def subscription_id(table: str, holder: str, target: Target) -> str:
    """The same for the same device or address: whoever asks twice is told once."""
    text = target.endpoint if isinstance(target, PushTarget) else target.address.lower()
    return hashlib.sha256(f"{table} {holder} {text}".encode()).hexdigest()[:32]
