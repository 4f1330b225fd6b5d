"""What a reader is shown, and what never."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tablee
from tablee.match.events import Event
from tablee.match.snapshot import Snapshot, snapshot
from tablee.match.table import Table
from tests.match.tables import ANA, BEN, SEED, Desk


def shown(table: Table, holder: str | None) -> Snapshot:
    return snapshot(table, holder)


def test_every_holder_sees_their_own_seats_and_spectators_what_all_see() -> None:
    desk = Desk("topominos", ("ana", "ben"))
    turn = desk.table.position.turn
    for holder, seat in ((ANA, 1), (BEN, 2)):
        found = shown(desk.table, holder)
        assert found.views == {str(seat): desk.table.position.view(seat)}
        assert bool(found.legal) == (turn == seat)
        assert [one.mine for one in found.seats] == [seat == 1, seat == 2]
    watched = shown(desk.table, None)
    assert watched.views == {"0": desk.table.position.view(None)}
    assert (watched.legal, watched.host) == ([], False)
    assert shown(desk.table, "eve") == watched
    assert shown(desk.table, ANA).host


def test_a_player_who_let_a_bot_take_over_has_no_moves_to_choose_from() -> None:
    desk = Desk(seats=("bot1", "ana"))
    found = shown(desk.table, ANA)
    assert (found.thinking, found.legal) == (1, [])


def test_the_seed_is_shown_when_the_game_is_over_and_not_before() -> None:
    desk = Desk("loto", ("ana",), {"mode": "patience"})
    assert shown(desk.table, ANA).commitment is not None
    while desk.table.position.turn is not None:
        assert shown(desk.table, ANA).seed is None
        desk.play(next(m for m in reversed(desk.table.position.legal()) if m != "undo"))
    assert shown(desk.table, None).seed == SEED.hex()


def secrets_of(position: tablee.Position, seats: range) -> list[str]:
    """Everything of a position that is in no view of these readers, as JSON."""
    views = [position.view(seat or None) for seat in seats]
    whole = position.to_json()
    hidden = [
        msgspec.json.encode(part).decode()
        for key, part in whole.items()
        if isinstance(part, list) and len(part) > 2 and all(v.get(key) != part for v in views)
    ]
    return [*hidden, whole.get("seed", "no seed")]


@pytest.mark.parametrize(
    ("game", "options"), [("punto", {"expert": True}), ("topominos", {}), ("loto", {})]
)
def test_nothing_hidden_is_in_what_others_are_shown(game: str, options: dict[str, Any]) -> None:
    desk = Desk(game, ("ana", "ben"), options)
    for _ in range(30):
        if desk.table.position.turn is None:
            break
        for holder, seat in ((BEN, 2), (None, 0)):
            text = msgspec.json.encode(shown(desk.table, holder)).decode()
            for secret in secrets_of(desk.table.position, range(seat, seat + 1)):
                assert secret not in text
            redealt = desk.table.position.redealt(seat or None, 7)
            assert redealt.view(seat or None) == desk.table.position.view(seat or None)
        legal = desk.table.position.legal()
        desk.play(legal[len(legal) // 2])


def test_an_exchange_is_veiled_for_others_and_not_for_oneself() -> None:
    desk = Desk("topominos", ("ana", "ben"))
    turn = desk.table.position.turn
    holder, other = (ANA, BEN) if turn == 1 else (BEN, ANA)
    swap = next(move for move in desk.table.position.legal() if move.startswith("pass:"))
    desk.play(swap)
    assert shown(desk.table, holder).moves[0].move == swap
    for reader in (other, None):
        assert shown(desk.table, reader).moves[0].move == desk.table.game.veil(swap)


def test_a_table_is_the_fold_of_its_events_through_json() -> None:
    desk = Desk(seats=("ana", "bot1"))
    desk.play("d4", "a1")
    desk.undo(ANA)
    stored = [msgspec.json.decode(msgspec.json.encode(e), type=Event) for e in desk.history]
    folded = Table.fold(stored)
    for reader in (ANA, None):
        assert shown(folded, reader) == shown(desk.table, reader)


def test_events_out_of_order_are_no_history() -> None:
    desk = Desk()
    desk.play("d4")
    with pytest.raises(ValueError, match="event 2 after 2"):
        desk.table.apply(desk.history[-1])
