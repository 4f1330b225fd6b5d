"""What the host and the players may ask of an evening, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.evening import commands
from tablee.evening.commands import RoundClock
from tablee.evening.evening import Evening, GamePlayed
from tablee.evening.export import results_csv, standing_csv
from tablee.evening.snapshot import snapshot
from tablee.match.errors import Refused
from tests.evening.evenings import HOST, NOW, apply, enter, next_round, opened, score, score_all


def refusal(command: Callable[..., Any], *arguments: Any) -> str:
    with pytest.raises(Refused) as refused:
        command(*arguments)
    return refused.value.code


def test_a_late_comer_plays_from_the_next_round_on() -> None:
    evening = opened("swiss", 8)
    next_round(evening)
    enter(evening, "Late")
    assert evening.player(9).since == 2
    assert 9 not in [one for table in evening.rounds[0].pairings for one in table.players]
    score_all(evening)
    next_round(evening)
    made = evening.rounds[1]
    assert 9 in [one for table in made.pairings for one in table.players] + made.byes


def test_who_leaves_is_paired_no_more_and_may_come_back() -> None:
    evening = opened("round_robin", 5)
    apply(evening, commands.leave(evening, "holder of P2", 2, NOW))
    next_round(evening)
    assert 2 not in [one for table in evening.rounds[0].pairings for one in table.players]
    assert refusal(commands.leave, evening, "holder of P1", 3, NOW) == "evening.not_you"
    apply(evening, commands.return_(evening, HOST, 2, NOW))
    assert evening.player(2).present
    assert commands.return_(evening, HOST, 2, NOW) is None


def test_a_correction_leaves_a_trace() -> None:
    evening = opened("swiss", 2)
    next_round(evening)
    assert refusal(commands.correct, evening, HOST, 1, 1, [1, 0], NOW) == "evening.no_result"
    score(evening, 1, [1, 0])
    assert refusal(commands.enter_result, evening, HOST, 1, 1, [0, 1], NOW) == "evening.has_result"
    player = "holder of P1"
    assert refusal(commands.correct, evening, player, 1, 1, [0, 1], NOW) == "evening.host_only"
    apply(evening, commands.correct(evening, HOST, 1, 1, [0, 1], NOW + 5))
    (trace,) = snapshot(evening, None).corrections
    assert (trace.before, trace.after, trace.at) == ([1, 0], [0, 1], NOW + 5)
    loser = evening.rounds[0].pairings[0].players[0]
    assert snapshot(evening, None).standing[-1].player == loser


def test_players_at_a_real_table_enter_their_own_result() -> None:
    evening = opened("swiss", 4)
    next_round(evening)
    one, other = evening.rounds[0].pairings[0].players
    stranger = evening.rounds[0].pairings[1].players[0]
    asked = (evening, f"holder of P{stranger}", 1, 1, [1, 0], NOW)
    assert refusal(commands.enter_result, *asked) == "evening.host_only"
    apply(evening, commands.enter_result(evening, f"holder of P{other}", 1, 1, [1, 0], NOW))
    assert evening.rounds[0].pairings[0].result is not None
    assert one != other


def test_a_round_waits_for_its_results_and_is_made_once() -> None:
    evening = opened("swiss", 4)
    next_round(evening)
    assert refusal(commands.make_round, evening, HOST, 1, str, NOW) == "evening.round_open"
    assert refusal(commands.make_round, evening, HOST, 0, str, NOW) == "evening.round_made"
    assert refusal(commands.make_round, evening, "P1", 1, str, NOW) == "evening.host_only"
    apply(evening, commands.drop_round(evening, HOST, 1, NOW))
    assert evening.rounds == []
    assert refusal(commands.drop_round, evening, HOST, 1, NOW) == "evening.not_last"


def test_the_clock_makes_the_next_round_and_ends_what_is_open() -> None:
    evening = opened("swiss", 4, minutes=20)
    assert commands.next_at(evening) is None
    next_round(evening)
    clock = commands.next_at(evening)
    assert clock == RoundClock(1, NOW + 1_200)
    score(evening, 1, [3, 1])
    events = commands.ring(evening, clock, str, clock.ends)
    assert events is not None
    apply(evening, events[0])
    assert [table.result.by for table in evening.rounds[0].pairings if table.result] == [
        "host",
        "clock",
    ]
    assert commands.ring(evening, clock, str, clock.ends) is None  # somebody was faster
    assert commands.next_at(evening) is None  # two rounds are what four players need


def test_an_online_round_lays_its_tables() -> None:
    game = GamePlayed("lotus", None, {}, commands.sizes_of("lotus", {}, 3))
    event = commands.open_evening("evening1", "Jeudi", "sum", [game], HOST, NOW, fill=2)
    evening = Evening.fold([event])
    enter(evening, "A", "B", "C", "D", "E", "F", "G")
    ids = iter("abcdefgh")
    paired, *tables = commands.make_round(evening, HOST, 0, lambda: next(ids), NOW)
    evening.apply(paired)
    assert [len(made.data["seats"]) for made in tables] == [3, 2, 2]
    assert {made.data["evening"] for made in tables} == {"evening1"}
    holders = [seat["holder"] for made in tables for seat in made.data["seats"]]
    assert sorted(filter(None, holders)) == [f"holder of {name}" for name in "ABCDEFG"]


def test_a_result_is_taken_once_and_not_for_a_round_that_was_called_off() -> None:
    game = GamePlayed("lot", None, {}, [2])
    evening = Evening.fold(
        [commands.open_evening("evening1", "Jeudi", "swiss", [game], HOST, NOW, fill=2)]
    )
    enter(evening, "A", "B", "C")
    ids = iter("abcdefgh")
    evening.apply(commands.make_round(evening, HOST, 0, lambda: next(ids), NOW)[0])
    lone = next(table for table in evening.rounds[0].pairings if table.bots)
    holder = evening.player(lone.players[0]).holder
    table = lone.table or ""
    event = commands.take_result(evening, table, {holder: 0}, set(), [(0, True)], NOW)
    apply(evening, event)
    assert lone.result is not None
    assert lone.result.winners == [1]
    assert commands.take_result(evening, table, {holder: 1}, {holder}, [(0, False)], NOW) is None
    apply(evening, commands.drop_round(evening, HOST, 1, NOW))
    assert commands.take_result(evening, table, {holder: 1}, {holder}, [(0, False)], NOW) is None


def test_what_does_not_go_together_is_refused() -> None:
    box = GamePlayed(None, "Belote", {}, [2, 3, 4])
    asked = ("e", "Jeudi")
    for more, code in (
        ({"form": "teams"}, "evening.teams"),
        ({"form": "swiss", "teams": ["A", "B"]}, "evening.teams"),
        ({"form": "swiss", "boxes": True, "fill": 3}, "evening.no_bots"),
        ({"form": "swiss"}, "evening.no_game"),
    ):
        settings: dict[str, Any] = {"games": [box], "host": HOST, "now": NOW, **more}
        with pytest.raises(Refused) as refused:
            commands.open_evening(*asked, **settings)
        assert refused.value.code == code
    assert refusal(commands.sizes_of, "loto", {"mode": "patience"}, 4) == "evening.size"
    evening = opened("swiss", 2)
    assert refusal(enter, evening, "p1") == "evening.name_taken"
    knock_out = opened("knock_out", 4)
    for _ in range(2):
        next_round(knock_out)
        score_all(knock_out)
    assert refusal(enter, knock_out, "Late") == "evening.too_late"
    apply(evening, commands.close(evening, HOST, NOW))
    assert refusal(enter, evening, "New") == "evening.over"
    apply(evening, commands.reopen(evening, HOST, NOW))
    enter(evening, "New")


def test_sheets_have_a_row_per_player_and_compute_nothing() -> None:
    evening = opened("teams")
    enter(evening, "=1+1", "Ana", "Ben", "Chloé")
    next_round(evening)
    score_all(evening)
    rows = standing_csv(evening, "fr").splitlines()
    assert rows[0].startswith("Rang,Joueur,Équipe,Parties,Points")
    assert len(rows) == 5
    assert ",'=1+1," in "".join(rows)
    results = results_csv(evening, "de").splitlines()
    assert results[0] == "Spielrunde,Tisch,Spiel,Spieler,Ergebnis,Punkte"
    assert len(results) == 5
    assert ",Belote," in results[1]


def test_nobody_else_is_shown_a_holder() -> None:
    evening = opened("swiss", 2)
    seen = repr(snapshot(evening, "holder of P1"))
    assert "holder of" not in seen
    assert snapshot(evening, "holder of P1").me == 1
    assert snapshot(evening, HOST).host
    assert not snapshot(evening, None).host
