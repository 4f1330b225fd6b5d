"""The thinking processes: they answer, are replaced when they die, and nobody waits for them."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.bots.workers.pool import Pool, PoolSettings, worker_count
from tablee.bots.workers.worker import Cancelled, Worker, WorkerFailed

POSITION = tablee.find_game("lot").new(seed=bytes(32))
REQUEST: dict[str, Any] = {
    "game": "lot",
    "level": 4,
    "view": POSITION.view(1),
    "ms": None,
    "simulations": 50,
    "seed": 1,
}
ENDLESS = {**REQUEST, "level": 6, "ms": 500_000, "simulations": None}


@pytest.fixture
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    found = Pool(1, getattr(request, "param", None))
    yield found
    found.close()


def kill(worker: Worker) -> None:
    os.kill(worker.pid, signal.SIGKILL)
    worker._process.wait()


def test_a_worker_answers_what_a_search_here_would(pool: Pool) -> None:
    answer = pool.ask(REQUEST, seconds=120)
    here = tablee.Bot("lot", 4).think(POSITION, None, 50, 1)
    assert answer["move"] == here.move
    assert [c[0] for c in answer["candidates"]] == [c.move for c in here.candidates]


def test_a_worker_that_was_killed_costs_one_retry(pool: Pool) -> None:
    pool.ask(REQUEST, seconds=120)
    [worker] = pool._idle
    kill(worker)
    assert pool.ask(REQUEST, seconds=120)["move"] in POSITION.legal()
    assert worker not in pool._idle


def test_a_worker_that_is_killed_while_it_thinks_costs_one_retry(pool: Pool) -> None:
    pool.ask(REQUEST, seconds=120)
    [worker] = pool._idle
    killer = threading.Timer(0.3, kill, [worker])
    killer.start()
    assert pool.ask({**ENDLESS, "ms": 2_000}, seconds=120)["move"] in POSITION.legal()
    killer.join()
    assert worker not in pool._idle


def test_workers_that_cannot_work_are_said_so(pool: Pool) -> None:
    with pytest.raises(WorkerFailed):
        pool.ask({"game": "nothing"}, seconds=60)
    assert not pool._idle
    assert not pool._busy


@pytest.mark.parametrize("pool", [PoolSettings(grace=0.2)], indirect=True)
def test_an_answer_that_is_late_is_not_waited_for(pool: Pool) -> None:
    pool.ask(REQUEST, seconds=120)
    with pytest.raises(WorkerFailed):
        pool.ask(ENDLESS, seconds=0.1)
    assert not pool._idle
    assert not pool._busy


def test_an_answer_that_nobody_wants_any_more_frees_the_pool(pool: Pool) -> None:
    pool.ask(REQUEST, seconds=120)
    cancel = threading.Event()
    threading.Timer(0.2, cancel.set).start()
    with pytest.raises(Cancelled):
        pool.ask(ENDLESS, seconds=500, cancel=cancel)
    assert not pool._busy
    assert pool.ask(REQUEST, seconds=120)["move"] in POSITION.legal()


def test_a_caller_waiting_for_a_busy_pool_can_give_up_too(pool: Pool) -> None:
    stop, give_up = threading.Event(), threading.Event()
    failures: list[BaseException] = []

    def ask_long() -> None:
        try:
            pool.ask(ENDLESS, seconds=500, cancel=stop)
        except Cancelled as error:
            failures.append(error)

    thread = threading.Thread(target=ask_long)
    thread.start()
    while not pool._busy:
        thread.join(0.01)
    give_up.set()
    with pytest.raises(Cancelled):
        pool.ask(REQUEST, seconds=500, cancel=give_up)
    stop.set()
    thread.join()
    assert len(failures) == 1


@pytest.mark.parametrize(
    ("pool", "kept"),
    [(PoolSettings(max_memory=1), 0), (PoolSettings(), 1)],
    indirect=["pool"],
    ids=["too large", "small"],
)
def test_a_worker_that_grew_too_large_is_replaced(pool: Pool, kept: int) -> None:
    pool.ask(REQUEST, seconds=120)
    assert len(pool._idle) == kept


@pytest.mark.parametrize("pool", [PoolSettings(max_waiting=0)], indirect=True)
def test_too_many_requests_are_refused_at_once(pool: Pool) -> None:
    with pytest.raises(WorkerFailed, match="too many"):
        pool.ask(REQUEST, seconds=120)


def test_a_closed_pool_answers_nobody(pool: Pool) -> None:
    pool.ask(REQUEST, seconds=120)
    [worker] = pool._idle
    pool.close()
    assert worker._process.poll() is not None
    with pytest.raises(WorkerFailed):
        pool.ask(REQUEST, seconds=120)


@pytest.mark.parametrize(("given", "count"), [("0", 0), ("3", 3)])
def test_the_environment_says_how_many_workers_there_are(
    given: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_WORKERS", given)
    assert worker_count() == count
    monkeypatch.delenv("TABLEE_WORKERS")
    assert 1 <= worker_count() <= 4
    monkeypatch.setenv("TABLEE_WORKERS", "many")
    with pytest.raises(ValueError, match="TABLEE_WORKERS is 'many'"):
        worker_count()


def test_a_bot_asks_the_pool(pool: Pool) -> None:
    choice = tablee.Bot("lot", 3, pool=pool).choose(POSITION.view(1), simulations=40, seed=2)
    assert choice == tablee.Bot("lot", 3).think(POSITION, None, 40, 2)
    assert len(pool._idle) == 1


def test_a_prepared_bot_finds_a_process_that_knows_it(pool: Pool) -> None:
    bot = tablee.Bot("lot", 6, pool=pool)
    bot.prepare()
    with pool._change:
        assert pool._change.wait_for(lambda: pool._idle, timeout=120)
    [worker] = pool._idle
    bot.choose(POSITION.view(1), simulations=10)
    assert pool._idle == [worker]


def test_preparing_where_no_process_can_be_had_changes_nothing(pool: Pool) -> None:
    pool.close()
    bot = tablee.Bot("lot", 1, pool=pool)
    bot.prepare()
    assert bot.choose(POSITION.view(1), simulations=5).move in POSITION.legal()


def test_a_bot_thinks_here_when_no_worker_answers(pool: Pool) -> None:
    pool.close()
    choice = tablee.Bot("lot", 3, pool=pool).choose(POSITION.view(1), simulations=5)
    assert choice.move in POSITION.legal()
    assert choice.simulations == 5
