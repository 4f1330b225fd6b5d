"""The thinking process: it answers, it is replaced when it dies, and nobody waits for it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

import tablee
from tablee.bots import bot as module
from tablee.bots.worker import Worker, WorkerFailed

POSITION = tablee.find_game("lot").new(seed=bytes(32))
REQUEST = {
    "game": "lot",
    "level": 4,
    "view": POSITION.view(1),
    "ms": None,
    "simulations": 50,
    "seed": 1,
}


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.close()


def test_a_worker_answers_what_a_search_here_would(worker: Worker) -> None:
    answer = worker.ask(REQUEST, seconds=120)
    here = tablee.Bot("lot", 4).think(POSITION, None, 50, 1)
    assert answer["move"] == here.move
    assert [c[0] for c in answer["candidates"]] == [c.move for c in here.candidates]
    assert answer["compiled"]


def test_a_worker_that_was_killed_costs_one_retry(worker: Worker) -> None:
    assert worker.ask({"warm": "lot"}, seconds=120) == {"warm": "lot"}
    process = worker._process
    assert process is not None
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert worker.ask(REQUEST, seconds=120)["simulations"] == 50
    assert worker._process is not process


def test_a_worker_that_cannot_work_is_said_so(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    with pytest.raises(WorkerFailed):
        worker.ask({"game": "nothing"}, seconds=60)


def test_until_the_worker_is_warm_a_bot_thinks_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Cold(Worker):
        def warm(self, game: str) -> None:
            asked.append(game)

    monkeypatch.setattr(module, "_worker", Cold)
    monkeypatch.setattr(module, "compiled", lambda: False)
    choice = tablee.Bot("lot", 3).choose(POSITION.view(1), simulations=5)
    assert asked == ["lot"]
    assert choice.move in POSITION.legal()
    assert not choice.compiled


def test_a_warm_worker_is_asked(monkeypatch: pytest.MonkeyPatch, worker: Worker) -> None:
    worker._warm_up("lot")  # what `warm` does in a thread
    assert worker.is_warm("lot")
    monkeypatch.setattr(module, "_worker", lambda: worker)
    monkeypatch.setattr(module, "compiled", lambda: False)
    choice = tablee.Bot("lot", 3).choose(POSITION.view(1), simulations=40, seed=2)
    assert choice.compiled
    assert choice.simulations == 40
