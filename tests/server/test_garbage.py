"""A server looks for garbage when it chooses to, and a closed one leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from tablee.server import garbage
from tests.server.helpers import Guest, running

CHECK = """
import gc
from tablee.server.garbage import spare_the_old
spare_the_old()
print(gc.get_freeze_count() > 0, min(gc.get_threshold()) > 10**5)
"""


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_there_before_the_first_request_is_never_looked_at_again() -> None:
    done = subprocess.run([sys.executable, "-c", CHECK], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]


@pytest.mark.parametrize("everything", [0.002, 1e6])
def test_whatever_refers_to_itself_goes(everything: float) -> None:
    """What is newest soon, and what has lived longer (made before the first look) in the end."""

    async def scene() -> None:
        old = Knot() if everything < 1 else None
        looking = asyncio.ensure_future(garbage.collect(0.001, everything))
        await asyncio.sleep(0.005 if old else 0)
        knot = weakref.ref(old or Knot())
        del old
        while knot() is not None:
            await asyncio.sleep(0)
        looking.cancel()

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_looks_at_everything_that_find_nothing_become_rare() -> None:
    pauses = [300.0]
    for found in (0, 474, 0, 0, 0, 0, 50_000, 0):
        pauses.append(garbage.next_pause(pauses[-1], found))
    assert pauses == [300, 600, 1200, 2400, 3600, 3600, 3600, 300, 600]


def test_a_closed_server_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as guest:
        table = guest.open("lot", "here", "bot1")["table"]
        with guest.watch(table) as events:
            next(events)
        left = [weakref.ref(part) for part in (server.app, server.app.house, server.app.storage)]
        del server
    gc.collect()
    assert [part() for part in left] == [None, None, None]
