"""What several commands check first."""

from __future__ import annotations

from tablee.evening.evening import Evening, Player
from tablee.match.errors import Refused


def check_host(evening: Evening, holder: str | None) -> None:
    """Raise Refused unless the host asks."""
    if holder is None or holder != evening.host:
        raise Refused("evening.host_only")


def check_open(evening: Evening) -> None:
    """Raise Refused once the evening is over."""
    if evening.closed:
        raise Refused("evening.over")


def player_of(evening: Evening, number: int) -> Player:
    """The player of that number. Raises Refused if there is none."""
    if not 1 <= number <= len(evening.players):
        raise Refused("evening.no_player", number)
    return evening.player(number)
