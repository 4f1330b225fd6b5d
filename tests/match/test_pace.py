"""Games over days: whose time runs, days off, what happens when both are over."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.match import commands
from tablee.match import events as e
from tablee.match.clock import clock
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.pace import DAY, Holiday, Pace, days_left, deadline
from tablee.match.reminders import reminder_of, reminders_after
from tablee.match.seats import HERE, LINK, Seat
from tablee.match.snapshot import snapshot
from tablee.match.table import Table

ANA, BEN, NOW = "ana", "ben", 1_000.0


def laid(game: str = "lot", pace: Pace | None = None) -> Table:
    """A table of Ana's and Ben's, where nobody is present."""
    seats = [Seat(1, HERE, holder=ANA), Seat(2, LINK, holder=BEN)]
    pace = pace or Pace(days=1, holidays=2)
    created = commands.create("t", game, {}, seats, NOW, host=ANA, absence=60, pace=pace)
    table = Table(created)
    for holder in (ANA, BEN):
        happen(table, commands.leave(table, holder, NOW))
    return table


def happen(table: Table, event: Event | None) -> None:
    assert event is not None
    stored = msgspec.json.decode(msgspec.json.encode(event), type=Event)
    table.apply(stored)


def test_days_pass_although_nobody_is_there_and_then_a_bot_plays_on() -> None:
    table = laid()
    running = clock(table)
    assert running == (1, NOW + DAY)
    assert commands.expire(table, NOW + DAY - 1) is None
    happen(table, commands.expire(table, NOW + DAY))
    assert table.seat(1).bot == 3
    assert clock(table) is None
    happen(table, commands.take_over(table, ANA, 1, None, NOW + 2 * DAY))  # back: a whole day
    assert clock(table) == (1, NOW + 3 * DAY)


def test_nobody_counts_as_absent_before_their_days_are_over() -> None:
    table = laid()
    assert snapshot(table, BEN).absence is None
    with pytest.raises(Refused):
        commands.take_over(table, BEN, 1, 3, NOW + 3_600)


def test_where_the_clock_decides_it_makes_the_move_of_the_game() -> None:
    table = laid("topominos", Pace(days=2, after="clock"))
    running = clock(table)
    assert running is not None
    happen(table, commands.expire(table, NOW + 2 * DAY))
    assert [made.by for made in table.moves] == ["clock"]
    assert clock(table) == (3 - running.seat, NOW + 4 * DAY)
    with pytest.raises(Refused) as refused:
        laid("lot", Pace(days=1, after="clock"))
    assert refused.value.code == "table.untimed"


def test_days_off_stop_ones_own_time_alone() -> None:
    table = laid()
    happen(table, commands.take_holiday(table, BEN, 2, NOW))  # not his turn: it runs for Ana
    assert clock(table) == (1, NOW + DAY)
    move = table.position.legal()[0]
    happen(table, commands.move(table, ANA, 0, move, NOW + 3_600))
    assert clock(table) == (2, NOW + 3 * DAY)  # when he is back he has a day
    (_, seat) = snapshot(table, ANA).seats
    assert (seat.off_until, seat.days_off) == (NOW + 2 * DAY, 0)
    with pytest.raises(Refused):
        commands.take_holiday(table, BEN, 1, NOW + 3 * DAY)  # none are left


def test_who_is_back_early_keeps_the_rest() -> None:
    table = laid()
    happen(table, commands.take_holiday(table, ANA, 2, NOW))
    with pytest.raises(Refused):
        commands.take_holiday(table, ANA, 1, NOW + 60)  # is off already
    happen(table, commands.take_holiday(table, ANA, 0, NOW + DAY))
    assert clock(table) == (1, NOW + 2 * DAY)
    assert snapshot(table, ANA).seats[0].days_off == 1
    happen(table, commands.take_holiday(table, ANA, 1, NOW + DAY))
    assert clock(table) == (1, NOW + 3 * DAY)


def test_days_off_are_refused_where_there_are_none_and_to_strangers() -> None:
    seats = [Seat(1, HERE, holder=ANA), Seat(2, LINK, holder=BEN)]
    quick = Table(commands.create("t", "lot", {}, seats, NOW, host=ANA))
    for table, holder in ((quick, ANA), (laid(), "eve"), (laid(), None)):
        with pytest.raises(Refused):
            commands.take_holiday(table, holder, 1, NOW)


@given(
    since=st.integers(0, 1_000_000),
    days=st.integers(1, 7),
    taken=st.lists(st.tuples(st.integers(0, 1_000_000), st.integers(0, 7)), max_size=4),
)
def test_a_deadline_is_the_days_and_whatever_was_off_since_the_turn_began(
    since: int, days: int, taken: list[tuple[int, int]]
) -> None:
    pace = Pace(days=days, holidays=30)
    holidays = [Holiday(start, start + off * DAY) for start, off in taken]
    ends = deadline(pace, since, holidays)
    assert since + days * DAY <= ends <= since + days * DAY + sum(off for _, off in taken) * DAY
    assert days_left(pace, holidays) == 30 - sum(off for _, off in taken)


# -- reminders -----------------------------------------------------------------------------------


def test_a_reminder_is_kept_only_where_somebody_has_to_look() -> None:
    seats = [Seat(1, HERE, holder=ANA), Seat(2, LINK, holder=BEN)]
    quick = Table(commands.create("t", "lot", {}, seats, NOW, host=ANA))
    moved = commands.move(quick, ANA, 0, quick.position.legal()[0], NOW)
    assert reminders_after(quick, [moved]) == []
    assert reminder_of(quick).at is None
    slow = laid()
    moved = commands.move(slow, ANA, 0, slow.position.legal()[0], NOW + 60)
    (reminder,) = reminders_after(slow, [moved])
    assert (reminder.number, reminder.at) == (moved.number, NOW + 60 + DAY)
    assert reminders_after(slow, [commands.say(slow, ANA, 1, "hello", NOW)]) == []


def test_who_wants_to_be_told_is_looked_for_soon_after_their_turn_has_begun() -> None:
    seats = [Seat(1, HERE, holder=ANA), Seat(2, LINK, holder=BEN)]
    table = Table(commands.create("t", "lot", {}, seats, NOW, host=ANA))
    told = commands.tell(table, BEN, True, NOW)
    assert told is not None
    assert told.kind == e.TOLD
    assert [one.at for one in reminders_after(table, [told])] == [None]  # it is Ana's turn
    happen(table, told)
    assert commands.tell(table, BEN, True, NOW) is None
    moved = commands.move(table, ANA, 0, table.position.legal()[0], NOW + 60)
    (reminder,) = reminders_after(table, [moved])
    assert reminder.at is not None
    assert NOW + 60 < reminder.at < NOW + 120


def test_a_turn_of_several_moves_is_one_turn() -> None:
    table = laid("topominos")
    before, turn = table.turns, table.position.turn
    while table.position.turn == turn:
        assert table.turns == before
        holder = ANA if turn == 1 else BEN
        move = table.position.legal()[0]
        happen(table, commands.move(table, holder, table.version, move, NOW))
    assert table.turns == before + 1
    assert len(table.moves) > 1
