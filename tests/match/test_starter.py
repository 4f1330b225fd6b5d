"""Who begins: by the sheet, by lot, by choice, in turn at a rematch."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tablee.core.errors import InvalidRecord
from tablee.core.lots import draw_lot
from tablee.core.record import Record
from tablee.match import commands
from tablee.match.errors import Refused
from tablee.match.seats import BOT, HERE, Seat
from tablee.match.snapshot import snapshot
from tablee.match.table import Table

ANA, BEN, EVE = ((name, HERE) for name in ("Ana", "Ben", "Eve"))
ROBOT = ("Robot", BOT)


def made(
    game: str,
    *people: tuple[str, Any],
    starter: Any = "sheet",
    seed: bytes = bytes(32),
    **rest: Any,
) -> Table:
    seats = [
        Seat(
            number,
            kind,
            name,
            level=1 if kind == BOT else None,
            holder=name if kind == HERE else None,
        )
        for number, (name, kind) in enumerate(people, 1)
    ]
    event = commands.create("t", game, rest, seats, 0.0, host="Ana", starter=starter, seed=seed)
    return Table(event)


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


def beginner(table: Table) -> str | None:
    mover = table.mover
    assert mover is not None
    return mover.name


@pytest.mark.parametrize("game", ["lot", "lotus", "punto", "loto"])
def test_by_the_sheet_the_first_seat_begins(game: str) -> None:
    table = made(game, ANA, ROBOT)
    assert (names(table), beginner(table)) == (["Ana", "Robot"], "Ana")
    assert snapshot(table, "Ana").starter == "sheet"


@pytest.mark.parametrize("game", ["lotus", "punto", "loto", "topominos"])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_whoever_is_chosen_begins_and_the_order_round_the_table_stays(
    game: str, place: int
) -> None:
    for number in range(4):
        table = made(game, ANA, BEN, EVE, starter=place, seed=bytes([number]) * 32)
        around = ["Ana", "Ben", "Eve", "Ana", "Ben"]
        assert names(table) == around[place - 1 : place + 2]
        assert beginner(table) == around[place - 1]
        assert table.starter == ("place", place)


def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(Refused) as caught:
        made("lot", ANA, ROBOT, starter=3)
    assert caught.value.code == "table.starter"


def test_the_lot_gives_everybody_the_same_chance_and_follows_from_the_seed() -> None:
    found = Counter[str | None]()
    for number in range(240):
        seed = number.to_bytes(32, "big")
        table = made("lotus", ANA, BEN, EVE, starter="lot", seed=seed)
        assert table.starter == ("lot", draw_lot(seed, 3))
        assert beginner(table) == names(table)[0] == ["Ana", "Ben", "Eve"][table.starter.place - 1]
        found[beginner(table)] += 1
    assert min(found.values()) > 50
    assert len(found) == 3


def test_where_the_sheet_draws_for_the_start_that_draw_is_the_lot() -> None:
    table = made("topominos", ANA, BEN, starter="lot")
    assert table.starter.by == "sheet"
    assert table.position.to_json()["opening"]
    chosen = made("topominos", ANA, BEN, starter=2)
    assert chosen.position.to_json()["opening"] == []
    assert chosen.position.options["opening_draw"] is False


def test_teams_stay_together_whoever_begins() -> None:
    four = [(name, HERE) for name in "abcd"]
    for place in range(1, 5):
        table = made("punto", *four, starter=place, teams=True)
        seated = names(table)
        assert {frozenset(seated[::2]), frozenset(seated[1::2])} == {
            frozenset("ac"),
            frozenset("bd"),
        }


def test_alone_there_is_nothing_to_draw() -> None:
    assert made("topominos", ANA, starter="lot").starter.by == "sheet"


def test_a_rematch_passes_the_start_on() -> None:
    table = over(made("lotus", ANA, BEN, ROBOT, starter=3))
    assert names(table) == ["Robot", "Ana", "Ben"]
    table.apply(commands.ask_rematch(table, "Ana", 2, 1.0, "new")[0])
    again = Table(commands.ask_rematch(table, "Ben", 3, 1.0, "new")[1])
    assert (names(again), beginner(again)) == (["Ana", "Ben", "Robot"], "Ana")
    assert again.starter.by == "turn"
    assert snapshot(again, "Ana").starter == "turn"


def over(table: Table) -> Table:
    """The same table after the last move."""
    while table.mover is not None:
        move = table.position.legal()[0]
        seat = table.mover
        if seat.bot is None:
            event = commands.move(table, seat.holder, table.version, move, 1.0)
        else:
            event = commands.bot_move(table, table.version, move, 1.0)
        table.apply(event)
    return table


def test_where_there_was_a_lot_the_seed_is_committed_to_and_revealed() -> None:
    table = made("lot", ANA, BEN, starter="lot")
    before = snapshot(table, "Ana")
    assert (before.commitment, before.seed) == (table.position.commitment, None)
    assert snapshot(over(table), "Ana").seed == bytes(32).hex()
    assert snapshot(made("lot", ANA, BEN), "Ana").commitment is None


def test_the_record_holds_who_was_drawn_and_can_be_checked() -> None:
    table = over(made("lot", ANA, BEN, starter="lot"))
    saved = json.loads(json.dumps(table.record().to_json()))
    assert saved["starter"] == {"by": "lot", "place": draw_lot(bytes(32), 2)}
    assert Record.from_json(saved).last() == table.position
    saved["starter"]["place"] = 3 - saved["starter"]["place"]
    with pytest.raises(InvalidRecord) as caught:
        Record.from_json(saved).last()
    assert caught.value.field == "starter.place"
    assert "starter" not in made("lot", ANA, BEN).record().to_json()
