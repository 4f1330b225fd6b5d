"""For tests that must not wait for a bot, nor for the process in which bots think."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest

from tablee.bots import bot
from tablee.bots.levels import levels_of
from tablee.bots.workers.worker import WorkerFailed
from tablee.core.registry import GAMES


class AsleepPool:
    """Workers that never answer: bots think in the process that asks."""

    def ask(self, request: object, seconds: float, cancel: Event) -> None:
        raise WorkerFailed


@pytest.fixture(scope="module")
def quick_bots() -> Iterator[None]:
    """Bots that think a little, and in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot, "_pool", AsleepPool)
        for ladder in map(levels_of, GAMES):
            for number, level in ladder.items():
                patch.setitem(ladder, number, replace(level, simulations=4 * number))
        yield
