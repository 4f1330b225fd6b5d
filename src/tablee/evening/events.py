"""What can happen in an evening. Its events are kept as a table's are (`match.events.Event`)."""

from __future__ import annotations

from typing import Final

OPENED: Final = "opened"
ENTERED: Final = "entered"  # a player, typed by the host or come by themselves
LEFT: Final = "left_evening"
RETURNED: Final = "returned"
TEAMED: Final = "teamed"
PAIRED: Final = "paired"  # a round begins
DROPPED: Final = "dropped"  # the last round did not count
RESULT: Final = "result"  # of a table, by itself or by hand
CORRECTED: Final = "corrected"
CLOSED: Final = "closed"
REOPENED: Final = "reopened"
