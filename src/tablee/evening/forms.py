"""How each form of evening makes its rounds, and how many it needs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from math import ceil, log2

from tablee.evening import pairing
from tablee.evening.evening import Evening, Player
from tablee.evening.pairing import Meetings, Seating, Strain
from tablee.evening.standing import standing, winners_of

MOST_ROUNDS = 40
_USUAL = 3  # rounds where the form itself has no number
_FRIENDS = 1_000  # of one team: worse than any number of games together


def rounds_needed(evening: Evening) -> int:
    """How many rounds are meant to be played."""
    if evening.planned is not None:
        return evening.planned
    players = max(2, len(evening.present))
    if evening.form in ("swiss", "teams"):
        return ceil(log2(players))
    if evening.form == "round_robin":
        size = max(evening.games[0].sizes)
        return players - 1 + players % 2 if size == 2 else ceil((players - 1) / (size - 1))
    if evening.form == "knock_out":
        return len(evening.rounds) + (1 if len(survivors(evening)) > 1 else 0)
    return _USUAL


def next_round(evening: Evening, lot: random.Random) -> Seating:
    """The tables of the next round; none, if the form has nothing more to pair."""
    meetings = meetings_of(evening)
    sizes = evening.next_game().sizes
    bots = evening.fill is not None and evening.form != "knock_out"  # nobody loses to a bot there
    if evening.form == "round_robin" and max(sizes) == 2:
        return _round_robin(evening, meetings, bots)
    players = survivors(evening) if evening.form == "knock_out" else _numbers(evening.present)
    if len(players) < 2:
        return Seating([], [], [])
    if evening.form == "round_robin" and _all_met(players, meetings):
        return Seating([], [], [])
    order = _order(evening, players, lot)
    return pairing.seat(order, sizes, meetings, _strain(evening, meetings), bots)


def meetings_of(evening: Evening) -> Meetings:
    """Who has played whom so far."""
    rounds = [([found.players for found in made.pairings], made.byes) for made in evening.rounds]
    return Meetings(rounds)


def survivors(evening: Evening) -> list[int]:
    """Who is still in a knock-out: the better half of every table, and who sat out."""
    left = _numbers(evening.players)
    for made in evening.rounds:
        out = set()
        for table in made.pairings:
            if table.result is not None:
                out |= set(table.players) - set(winners_of(table))
        left = [player for player in left if player not in out]
    return [player for player in left if evening.player(player).present]


def _round_robin(evening: Evening, meetings: Meetings, bots: bool) -> Seating:
    groups, idle = pairing.round_robin(_numbers(evening.present), meetings)
    if not groups:
        return Seating([], [], [])
    if not bots:
        return Seating(groups, [0] * len(groups), idle)
    return Seating([*groups, *([one] for one in idle)], [0] * len(groups) + [1] * len(idle), [])


def _all_met(players: Sequence[int], meetings: Meetings) -> bool:
    return all(meetings.met(*pair) for pair in combinations(players, 2))


def _order(evening: Evening, players: Sequence[int], lot: random.Random) -> list[int]:
    """Whom to seat first: in a Swiss evening by standing, otherwise and at first by lot."""
    drawn = list(players)
    lot.shuffle(drawn)
    if evening.form not in ("swiss", "teams") or not evening.rounds:
        return drawn
    rank = {row.player: row.rank for row in standing(evening)}
    return sorted(drawn, key=lambda player: rank[player])


def _strain(evening: Evening, meetings: Meetings) -> Strain:
    if evening.form != "teams":
        return meetings.met
    team = {player.number: player.team for player in evening.players}

    def apart(one: int, other: int) -> int:
        friends = team[one] is not None and team[one] == team[other]
        return meetings.met(one, other) + (_FRIENDS if friends else 0)

    return apart


def _numbers(players: Sequence[Player]) -> list[int]:
    return [player.number for player in players]
