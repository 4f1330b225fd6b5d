"""What may be asked about being told; `house/handlers/notices.py` answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.quiet import Quiet
from tablee.house.requests import Key, TableRequest
from tablee.house.subscriptions import MailTarget, PushTarget

SubscriptionId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]


class ShowNotices(TableRequest, frozen=True):
    """How the caller is told of their turns at a table, and how they could be."""


class SubscribePush(TableRequest, frozen=True):
    """Tell a browser of one's turns. Sent again for the same one, it changes the quiet hours."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1_000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    quiet: Quiet | None = None

    @property
    def target(self) -> PushTarget:
        """Whom to tell."""
        return PushTarget(self.endpoint, self.p256dh, self.auth)


class SubscribeMail(TableRequest, frozen=True):
    """Tell an address of one's turns, once its owner has agreed. Sent again for the same one, it
    changes the quiet hours."""

    address: Annotated[
        str,
        msgspec.Meta(
            max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]+$"
        ),
    ]
    quiet: Quiet | None = None

    @property
    def target(self) -> MailTarget:
        """Whom to tell."""
        return MailTarget(self.address)


class SetQuiet(TableRequest, frozen=True):
    """The hours in which the caller is not told of their turns, however they are; null: none."""

    quiet: Quiet | None


class Unsubscribe(TableRequest, frozen=True):
    """Tell one of these no more; null: none of them."""

    id: SubscriptionId | None = None


class TakeHoliday(TableRequest, frozen=True):
    """Stop one's own time for so many days, in a game over days; 0: be back before their end."""

    days: Annotated[int, msgspec.Meta(ge=0, le=30)]
    key: Key | None = None
