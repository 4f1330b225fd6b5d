"""Evenings for tests: made by commands alone, with the time passed in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from tablee.evening import commands
from tablee.evening.evening import Evening, Form, GamePlayed
from tablee.match.events import Event

HOST = "host"
NOW = 1_000.0


def opened(form: Form = "swiss", players: int = 0, most: int = 2, **more: Any) -> Evening:
    """An evening with so many players, at tables of at most so many."""
    game = GamePlayed(None, "Belote", {}, commands.sizes_of(None, {}, most))
    more = {"boxes": True, **more}
    if form == "teams":
        more.setdefault("teams", ["Bleus", "Rouges"])
    event = commands.open_evening("evening1", "Jeudi", form, [game], HOST, NOW, **more)
    evening = Evening.fold([event])
    if players:
        enter(evening, *(f"P{number}" for number in range(1, players + 1)))
    return evening


def enter(evening: Evening, *names: str, team: int | None = None) -> None:
    apply(evening, commands.enter(evening, names, [f"holder of {it}" for it in names], team, NOW))


def apply(evening: Evening, event: Event | None) -> None:
    if event is not None:
        evening.apply(event)


def next_round(evening: Evening, now: float = NOW) -> None:
    names = (f"{evening.id}-{evening.number}-{number}" for number in count())
    made = len(evening.rounds)
    apply(evening, commands.make_round(evening, HOST, made, lambda: next(names), now)[0])


def score(evening: Evening, place: int, scores: Sequence[int]) -> None:
    made = len(evening.rounds)
    apply(evening, commands.enter_result(evening, HOST, made, place, scores, NOW))


def score_all(evening: Evening) -> None:
    """Every table of the round: who stands first in the list of players wins."""
    assert evening.current is not None
    for place, table in enumerate(evening.current.pairings, 1):
        score(evening, place, [-number for number in table.players] + [-1_000] * table.bots)
