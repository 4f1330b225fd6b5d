"""What a table keeps in memory: with thousands of them under play, every byte per move counts."""

from __future__ import annotations

import tracemalloc

import msgspec

from tablee.match import commands
from tablee.match.events import Event
from tablee.match.once import Once
from tests.match.tables import Desk

MOVES = 40
MOST_PER_MOVE = 1_600  # bytes; with all moves that were legal and the events of keys, 2,500


def test_a_move_leaves_little_behind() -> None:
    desk = Desk("lot")
    table = desk.table
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for ply in range(MOVES):
            move = table.position.legal()[7 * ply % len(table.position.legal())]
            mover = table.mover
            assert mover is not None
            made = commands.move(table, mover.holder, table.version, move, desk.now)
            stored = msgspec.msgpack.encode(Once(f"key {ply}", f"digest {ply}").sign(made))
            table.apply(msgspec.msgpack.decode(stored, type=Event))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(table.moves) == MOVES
    assert Once("key 3", "digest 3").done(table)
    assert (after - before) / MOVES < MOST_PER_MOVE
