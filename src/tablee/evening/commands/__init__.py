"""What may be asked of an evening. Each command returns the event that follows, or raises Refused;
none changes the evening. `holder` says who asks; most of it only the host may.

    opening    making an evening
    people     entering, leaving, coming back, teams
    rounds     making a round, calling it off, ending the evening
    results    what a table's result is, by itself, by hand, corrected
"""

from tablee.evening.commands.opening import open_evening, sizes_of
from tablee.evening.commands.people import add, change_team, enter, leave, own_player, return_
from tablee.evening.commands.results import correct, enter_result, take_result
from tablee.evening.commands.rounds import (
    RoundClock,
    close,
    drop_round,
    make_round,
    next_at,
    reopen,
    ring,
)

__all__ = [
    "RoundClock",
    "add",
    "change_team",
    "close",
    "correct",
    "drop_round",
    "enter",
    "enter_result",
    "leave",
    "make_round",
    "next_at",
    "open_evening",
    "own_player",
    "reopen",
    "return_",
    "ring",
    "sizes_of",
    "take_result",
]
