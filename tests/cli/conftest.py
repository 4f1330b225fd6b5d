"""For tests that must not wait for a bot, nor for the process in which bots think."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablee.bots.levels import levels_of
from tablee.core.registry import GAMES


@pytest.fixture(scope="module")
def quick_bots() -> Iterator[None]:
    """Bots that think a little, and in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_WORKERS", "0")
        for ladder in map(levels_of, GAMES):
            for number, level in ladder.items():
                patch.setitem(ladder, number, replace(level, simulations=4 * number))
        yield
