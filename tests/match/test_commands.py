"""What may be asked of a table, and what follows."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.errors import IllegalMove, InvalidMove, InvalidOptions
from tablee.match import commands
from tablee.match.clock import clock
from tablee.match.errors import MovedOn, Refused
from tablee.match.once import Once
from tablee.match.seats import BOT, HERE, LINK, Seat
from tablee.match.snapshot import snapshot
from tablee.match.table import Table
from tests.match.tables import ANA, BEN, Desk


def code(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.code


# -- seats ---------------------------------------------------------------------------------------


def test_the_number_of_seats_is_taken_from_the_seats_themselves() -> None:
    assert Desk("lotus", ("ana", "bot1", "bot1")).table.position.setup.seats == 3
    assert Desk("loto", ("ana",), {"mode": "patience", "seats": None}).table.position.turn == 1


def test_seats_that_do_not_fit_the_game_are_refused() -> None:
    with pytest.raises(Refused) as caught:
        Desk("lot", ("ana", "ben", "bot1"))
    assert code(caught) == "table.seats"
    with pytest.raises(InvalidOptions):
        Desk("lotus", ("ana",))


def test_an_open_seat_is_taken_once() -> None:
    desk = Desk(seats=("ana", "?"))
    assert desk.table.seat(2).vacant
    desk.do(commands.join(desk.table, BEN, None, "Ben", desk.now))
    assert (desk.table.seat(2).holder, desk.table.seat(2).name) == (BEN, "Ben")
    for wanted in (None, 1, 2):
        with pytest.raises(Refused) as caught:
            commands.join(desk.table, "eve", wanted, "Eve", desk.now)
        assert code(caught) == "seat.taken"


def test_one_token_may_hold_several_seats() -> None:
    desk = Desk("lotus", ("ana", "?", "?"))
    desk.do(commands.join(desk.table, BEN, 3, "Ben", desk.now))
    desk.do(commands.join(desk.table, BEN, None, "Bea", desk.now))
    assert [seat.number for seat in desk.table.seats_of(BEN)] == [2, 3]


def test_the_host_may_give_an_open_seat_to_a_bot_and_back() -> None:
    desk = Desk(seats=("ana", "?"))
    table = desk.do(commands.change_seat(desk.table, ANA, 2, desk.now, kind=BOT, level=4))
    assert table.seat(2).bot == 4
    desk.do(commands.change_seat(table, ANA, 2, desk.now, kind=LINK))
    assert table.seat(2).vacant
    desk.do(commands.change_seat(table, ANA, 2, desk.now, kind=HERE, name="Anton"))
    assert [seat.number for seat in table.seats_of(ANA)] == [1, 2]


def test_the_host_frees_a_seat_whose_person_never_came() -> None:
    desk = Desk("lotus", ("ana", "?", "?"))
    ghost, eve = 2, 3
    desk.do(commands.join(desk.table, "ghost", ghost, "Ben", desk.now))
    desk.do(commands.join(desk.table, "eve", eve, "Eve", desk.now))
    with pytest.raises(Refused) as caught:  # they may still come
        commands.change_seat(desk.table, ANA, ghost, desk.now, kind=LINK)
    assert code(caught) == "seat.not_yours"
    desk.do(commands.leave(desk.table, "ghost", desk.now))
    with pytest.raises(Refused) as caught:
        commands.change_seat(desk.table, "eve", ghost, desk.now, kind=LINK)
    assert code(caught) == "seat.not_yours"
    assert snapshot(desk.table, ANA).seats[ghost - 1].may_free
    desk.play(desk.table.position.legal()[0])  # Ana begins all the same
    table = desk.do(commands.change_seat(desk.table, ANA, ghost, desk.now, kind=LINK))
    assert table.seat(ghost).vacant
    assert not table.seats_of("ghost")
    desk.do(commands.join(table, BEN, ghost, "Ben", desk.now))
    assert table.seat(ghost).holder == BEN


def test_nobody_is_put_out_of_a_seat_they_have_played_from() -> None:
    desk = Desk("lotus", ("ana", "?"))
    desk.do(commands.join(desk.table, BEN, 2, "Ben", desk.now))
    for _ in (ANA, BEN):
        desk.play(desk.table.position.legal()[0])
    desk.do(commands.leave(desk.table, BEN, desk.now))
    assert not snapshot(desk.table, ANA).seats[1].may_free
    with pytest.raises(Refused):
        commands.change_seat(desk.table, ANA, 2, desk.now, kind=LINK)


def test_a_free_seat_may_become_a_bot_s_while_the_game_is_on() -> None:
    desk = Desk("lotus", ("ana", "?"))
    desk.play(desk.table.position.legal()[0])
    assert desk.do(commands.change_seat(desk.table, ANA, 2, desk.now, kind=BOT)).seat(2).bot == 3


def test_nobody_else_changes_seats_and_nobody_is_put_out_of_one() -> None:
    desk = Desk(seats=("ana", "?"))
    with pytest.raises(Refused) as caught:
        commands.change_seat(desk.table, BEN, 2, desk.now, kind=BOT)
    assert code(caught) == "seat.host_only"
    desk.do(commands.join(desk.table, BEN, 2, None, desk.now))
    with pytest.raises(Refused) as caught:
        commands.change_seat(desk.table, ANA, 2, desk.now, kind=BOT)
    assert code(caught) == "seat.taken"


def test_people_rename_their_own_seat_alone() -> None:
    desk = Desk()
    desk.do(commands.change_seat(desk.table, BEN, 2, desk.now, name="Benno"))
    assert desk.table.seat(2).name == "Benno"
    with pytest.raises(Refused) as caught:
        commands.change_seat(desk.table, BEN, 1, desk.now, name="Not Ana")
    assert code(caught) == "seat.not_yours"


# -- moves ---------------------------------------------------------------------------------------


def test_a_move_needs_the_seat_the_turn_and_the_version() -> None:
    desk = Desk()
    for holder, seat, version, wanted in (
        (None, None, 0, "seat.none"),
        ("eve", None, 0, "seat.none"),
        (BEN, 1, 0, "seat.not_yours"),
        (BEN, 2, 0, "seat.not_turn"),
        (BEN, None, 0, "seat.not_turn"),
        (ANA, 1, 1, "table.moved_on"),
        (ANA, 9, 0, "seat.unknown"),
    ):
        with pytest.raises(Refused) as caught:
            commands.move(desk.table, holder, version, "d4", desk.now, seat=seat)
        assert code(caught) == wanted


@pytest.mark.parametrize(
    ("mover", "name", "said"),
    [
        ("bot3", None, "Robot réfléchit, attendez un instant."),
        ("ben", "Ben", "C’est à Ben de jouer, attendez votre tour."),
        ("ben", None, "C’est au joueur 1 de jouer, attendez votre tour."),
    ],
)
def test_who_is_not_to_move_is_told_whom_to_wait_for(
    mover: str, name: str | None, said: str
) -> None:
    desk = Desk(seats=(mover, "ana"))
    desk.table.seat(1).name = name
    with pytest.raises(Refused) as caught:
        commands.move(desk.table, ANA, 0, "d4", desk.now)
    assert caught.value.message("fr") == said


def test_the_rules_decide_on_the_move_itself() -> None:
    desk = Desk()
    desk.play("d4")
    with pytest.raises(IllegalMove) as illegal:
        commands.move(desk.table, BEN, 1, "d4", desk.now)
    assert (illegal.value.code, illegal.value.clause) == ("lot.cell_taken", "1")
    with pytest.raises(InvalidMove):
        commands.move(desk.table, BEN, 1, "z9", desk.now)
    assert desk.table.version == 1


def test_a_key_that_was_used_is_known_and_belongs_to_its_move() -> None:
    desk = Desk()
    desk.do(Once("k", "d4").sign(commands.move(desk.table, ANA, 0, "d4", desk.now)))
    assert Once("k", "d4").done(desk.table)
    assert not Once("other", "d4").done(desk.table)
    with pytest.raises(Refused) as caught:
        Once("k", "e5").done(desk.table)
    assert code(caught) == "table.key_used"


def test_a_key_from_before_requests_were_marked_is_known() -> None:
    desk = Desk()
    unmarked = msgspec.structs.replace(commands.move(desk.table, ANA, 0, "d4", 0.0), key="k")
    desk.do(unmarked)
    assert Once("k", "d4").done(desk.table)


def test_a_bot_s_move_comes_too_late_when_the_table_has_moved_on() -> None:
    desk = Desk(seats=("ana", "bot1"))
    desk.play("d4")
    thought_of = desk.table.version
    desk.undo(ANA)
    with pytest.raises(MovedOn):
        commands.bot_move(desk.table, thought_of, "a1", desk.now)
    with pytest.raises(MovedOn):  # and never for a person
        commands.bot_move(desk.table, desk.table.version, "a1", desk.now)


# -- take-over -----------------------------------------------------------------------------------


def test_others_may_let_a_bot_play_once_a_seat_was_absent_as_long_as_agreed() -> None:
    desk = Desk(absence=60)
    with pytest.raises(Refused) as caught:
        commands.take_over(desk.table, ANA, 2, 3, desk.now)
    assert code(caught) == "seat.not_absent"
    desk.do(commands.leave(desk.table, BEN, desk.now))
    with pytest.raises(Refused):
        commands.take_over(desk.table, ANA, 2, 3, desk.now + 59)
    with pytest.raises(Refused):  # a spectator never may
        commands.take_over(desk.table, "eve", 2, 3, desk.now + 60)
    desk.do(commands.take_over(desk.table, ANA, 2, 3, desk.now + 60))
    assert desk.table.seat(2).bot == 3


def test_without_an_agreement_nobody_is_replaced() -> None:
    desk = Desk(absence=None)
    desk.do(commands.leave(desk.table, BEN, desk.now))
    with pytest.raises(Refused):
        commands.take_over(desk.table, ANA, 2, 3, desk.now + 1e9)


def test_a_seat_s_own_person_may_let_a_bot_play_and_take_the_seat_back() -> None:
    desk = Desk()
    desk.do(commands.take_over(desk.table, ANA, 1, 2, desk.now))
    with pytest.raises(Refused) as caught:
        commands.move(desk.table, ANA, 0, "d4", desk.now)
    assert code(caught) == "seat.bot_plays"
    desk.play("d4")  # by the bot
    with pytest.raises(Refused) as caught:
        commands.take_over(desk.table, BEN, 1, None, desk.now)
    assert code(caught) == "seat.not_yours"
    desk.do(commands.take_over(desk.table, ANA, 1, None, desk.now))
    assert desk.table.seat(1).bot is None
    with pytest.raises(Refused) as caught:
        commands.take_over(desk.table, ANA, 1, None, desk.now)
    assert code(caught) == "seat.no_stand_in"


def test_coming_and_going_is_noted_once() -> None:
    desk = Desk()
    assert commands.come(desk.table, BEN, desk.now) is None
    desk.do(commands.leave(desk.table, BEN, 1010.0))
    assert (desk.table.seat(2).present, desk.table.seat(2).absent_since) == (False, 1010.0)
    assert commands.leave(desk.table, BEN, 1011.0) is None
    desk.do(commands.come(desk.table, BEN, 1012.0))
    assert (desk.table.seat(2).present, desk.table.seat(2).absent_since) == (True, None)


# -- clocks --------------------------------------------------------------------------------------


def test_a_clock_runs_for_a_whole_turn_and_then_ends_it() -> None:
    desk = Desk("topominos", ("ana", "ben"), turn_seconds=30)
    running = clock(desk.table)
    assert running is not None
    assert running.ends == desk.now + 30
    desk.now += 10
    placed = next(move for move in desk.table.position.legal() if "@" in move)
    desk.play(placed)
    assert clock(desk.table) == running  # more of the same turn
    assert commands.expire(desk.table, running.ends - 0.1) is None
    ended = commands.expire(desk.table, running.ends)
    assert ended is not None
    assert (ended.data["move"], ended.data["by"]) == ("end", "clock")
    seat = desk.table.position.turn
    desk.do(ended)
    assert desk.table.position.turn != seat
    shown = snapshot(desk.table, ANA).moves
    assert [move.timed_out for move in shown] == [False, True]


def test_a_player_who_has_placed_nothing_passes_when_time_runs_out() -> None:
    desk = Desk("topominos", ("ana", "ben"), turn_seconds=30)
    ended = commands.expire(desk.table, desk.now + 30)
    assert ended is not None
    assert ended.data["move"] == "pass"


def test_no_clock_runs_for_bots_nor_while_a_seat_is_open_or_nobody_is_there() -> None:
    desk = Desk("topominos", ("ana", "?"), turn_seconds=30)
    assert clock(desk.table) is None
    desk.now = 2000.0
    desk.do(commands.join(desk.table, BEN, 2, None, desk.now))
    running = clock(desk.table)
    assert running is not None
    assert running.ends == 2030.0
    desk.do(commands.leave(desk.table, ANA, desk.now))
    desk.do(commands.leave(desk.table, BEN, desk.now))
    assert clock(desk.table) is None
    desk.do(commands.come(desk.table, ANA, 3000.0))
    running = clock(desk.table)
    assert running is not None
    assert running.ends == 3030.0
    mover = desk.table.mover
    assert mover is not None
    desk.do(commands.take_over(desk.table, mover.holder, mover.number, 1, 3001.0))
    assert clock(desk.table) is None


def test_a_turn_has_no_more_time_after_a_bot_has_stood_in() -> None:
    desk = Desk("topominos", turn_seconds=30)
    mover, began = desk.table.mover, desk.now
    assert mover is not None
    desk.do(commands.take_over(desk.table, mover.holder, mover.number, 1, began + 20))
    assert clock(desk.table) is None
    desk.do(commands.take_over(desk.table, mover.holder, mover.number, None, began + 50))
    assert clock(desk.table) == (mover.number, began + 60)  # ten seconds are left


def test_a_turn_has_no_more_time_after_everybody_was_away() -> None:
    desk = Desk("topominos", turn_seconds=30)
    began = desk.now
    for seconds, command in ((5, commands.leave), (20, commands.come)):
        for holder in (ANA, BEN):
            desk.do(command(desk.table, holder, began + seconds))
    running = clock(desk.table)
    assert running is not None
    assert running.ends == began + 45


def test_a_clock_that_was_waited_for_has_run_out_whatever_the_time_is() -> None:
    desk = Desk("topominos", turn_seconds=30)
    running = clock(desk.table)
    assert commands.expire(desk.table, desk.now - 3_600.0) is None
    assert commands.expire(desk.table, desk.now - 3_600.0, ran_out=running) is not None
    desk.play(desk.table.position.legal()[0])
    desk.do(commands.expire(desk.table, desk.now + 30.0))
    assert commands.expire(desk.table, desk.now - 3_600.0, ran_out=running) is None


def test_a_game_without_a_move_for_it_has_no_clock() -> None:
    with pytest.raises(Refused) as caught:
        Desk("lot", turn_seconds=30)
    assert code(caught) == "table.untimed"


def test_a_rematch_keeps_the_clock() -> None:
    desk = Desk("topominos", ("ana",), turn_seconds=30)
    while desk.table.position.turn is not None:
        desk.play("pass")
    _, created = commands.ask_rematch(desk.table, ANA, 1, desk.now, "new")
    assert created.data["turn_seconds"] == 30


def test_a_table_whose_clock_was_an_option_of_the_game_keeps_it() -> None:
    desk = Desk("topominos", ("ana", "ben"))
    data = {name: part for name, part in desk.history[0].data.items() if name != "turn_seconds"}
    data["options"] = {**data["options"], "turn_seconds": 30}
    table = Table(msgspec.structs.replace(desk.history[0], data=data))
    assert table.turn_seconds == 30
    assert clock(table) is not None


def test_a_new_name_gives_nobody_more_time() -> None:
    desk = Desk("topominos", ("ana", "ben"), turn_seconds=30)
    running = clock(desk.table)
    desk.do(commands.change_seat(desk.table, ANA, 1, desk.now + 20, name="Ana II"))
    assert clock(desk.table) == running


# -- the rest ------------------------------------------------------------------------------------


def test_messages_are_preset_and_the_last_twenty_are_kept() -> None:
    desk = Desk()
    for _ in range(25):
        desk.do(commands.say(desk.table, ANA, 1, "hello", desk.now))
    assert len(desk.table.messages) == 20
    with pytest.raises(Refused) as caught:
        commands.say(desk.table, ANA, 1, "anything", desk.now)
    assert code(caught) == "table.message"
    with pytest.raises(Refused):
        commands.say(desk.table, ANA, 2, "hello", desk.now)


def finished(*seats: str) -> Desk:
    """A game of LOT that seat 1 has won."""
    desk = Desk("lot", seats, {"pie": False})
    while desk.table.position.turn is not None:
        desk.play(desk.table.position.legal()[0])
    return desk


def test_a_rematch_begins_when_everybody_wants_it_and_seats_go_round() -> None:
    desk = finished("ana", "ben")
    (asked,) = commands.ask_rematch(desk.table, ANA, 1, desk.now, "new")
    desk.do(asked)
    assert desk.table.rematch_asked == [1]
    agreed, created = commands.ask_rematch(desk.table, BEN, 2, desk.now, "new")
    desk.do(agreed)
    assert desk.table.rematch == created.table == "new"
    assert [seat["holder"] for seat in created.data["seats"]] == [BEN, ANA]
    assert created.data["seed"] != desk.history[0].data["seed"]
    assert created.data["parent"] == "t"


def test_bots_always_want_a_rematch() -> None:
    desk = finished("ana", "bot2")
    assert len(commands.ask_rematch(desk.table, ANA, 1, desk.now, "new")) == 2


def test_there_is_no_rematch_before_the_end_and_only_one_after_it() -> None:
    with pytest.raises(Refused) as caught:
        commands.ask_rematch(Desk().table, ANA, 1, 0.0, "new")
    assert code(caught) == "table.not_over"
    desk = finished("ana", "bot2")
    desk.do(commands.ask_rematch(desk.table, ANA, 1, desk.now, "new")[0])
    with pytest.raises(Refused) as caught:
        commands.ask_rematch(desk.table, ANA, 1, desk.now, "newer")
    assert code(caught) == "table.rematched"


def test_a_seat_keeps_its_options_and_holder_through_to_json() -> None:
    seat = Seat(1, LINK, "Ben", None, BEN)
    assert Seat(1, **seat.to_json()) == seat


def test_moves_of_tables_from_before_bots_were_always_ready_are_read() -> None:
    """Such an event also said whether the bot had thought less than it should."""
    desk = Desk("lot", ("ana", "bot2"))
    before = commands.move(desk.table, ANA, 0, "d4", desk.now)
    assert before is not None
    desk.do(msgspec.structs.replace(before, data={**before.data, "weak": True}))
    assert desk.table.position.moves() == ("d4",)
