"""What a search may spend, and what it says of every seat."""

from __future__ import annotations

import time

import pytest

from tablee.bots.mind import Budget, prospects


@pytest.mark.parametrize("best", [0.0, 0.25, 0.32, 1.0])
@pytest.mark.parametrize("means", [[0.0, 1.0, 0.0, 0.0], [0.4, 0.3, 0.2, 0.1], [0.2, 0.5, 0.3]])
def test_what_the_seats_may_expect_adds_up(means: list[float], best: float) -> None:
    found = prospects(means, 3, best)
    assert found[3] == best
    assert sum(found.values()) == pytest.approx(1)
    assert all(0 <= value <= 1 for value in found.values())


def test_the_others_share_what_the_mover_leaves_by_what_they_had() -> None:
    found = prospects([0.4, 0.2, 0.4], 1, 0.7)
    assert found == pytest.approx({1: 0.7, 2: 0.1, 3: 0.2})


@pytest.mark.parametrize("by_processor", [False, True])
def test_only_the_time_that_counts_ends_a_search(
    by_processor: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = {"monotonic": 0.0, "thread_time": 0.0}
    counted, ignored = ("thread_time", "monotonic") if by_processor else tuple(ticks)
    for name in ticks:
        monkeypatch.setattr(time, name, lambda name=name: ticks[name])
    chunks = Budget(ms=50, by_processor=by_processor).chunks()
    for _ in range(5):
        next(chunks)
        ticks[ignored] += 10.0
        ticks[counted] += 0.011
    assert list(chunks) == []
