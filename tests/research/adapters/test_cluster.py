"""Games on a cluster: a scheduler and three workers on loopback, one of them killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any

import pytest

from tablee.arena import running
from tablee.arena.contestant import Contestant
from tablee.arena.errors import ArenaError
from tablee.arena.plan import Plan
from tablee.arena.results import Results
from tablee.bots.workers.worker import WorkerFailed
from tablee.research import cluster
from tests.cli.helpers import child

ROOT = Path(__file__).parents[3]
GAMES = 24
RUN = ("arena", "lot", "level:4", "level:3", "--games", str(GAMES), "--seed", "1")
PLAN = Plan("lot", {"pie": True}, 2, (Contestant("level", 4), Contestant("level", 3)))


class Cluster:
    """A scheduler on loopback, and workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[str]] = []
        self._readers: list[threading.Thread] = []
        scheduler = self._start("scheduler", "--port", "0")
        self.address = self._wait_for(scheduler, "Scheduler at:").split()[-1]

    def add_workers(self, count: int) -> None:
        """So many more, with one thread each and nobody who would start them again."""
        words = ("--no-nanny", "--nthreads", "1", "--memory-limit", "0")
        place = ("--local-directory", str(self._folder))
        started = [self._start("worker", self.address, *words, *place) for _ in range(count)]
        for worker in started:
            self._wait_for(worker, "Registered to:")

    def kill(self, pid: int) -> int:
        """Kill one of them for good; what it then ended with."""
        (process,) = (process for process in self._processes if process.pid == pid)
        os.kill(pid, signal.SIGKILL)
        return process.wait()

    def kill_scheduler(self) -> None:
        """Leave everybody alone."""
        self.kill(self._processes[0].pid)

    def close(self) -> None:
        """End all."""
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        for reader in self._readers:
            reader.join()

    def _start(self, *words: str) -> subprocess.Popen[str]:
        here = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")
        command = [sys.executable, "-m", "dask", *words, *here]
        process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        self._processes.append(process)
        return process

    def _wait_for(self, process: subprocess.Popen[str], words: str) -> str:
        """The line in which a process says that it is ready; what follows is read by a thread."""
        assert process.stderr is not None
        said = []
        for line in process.stderr:
            said.append(line)
            if words in line:
                self._readers.append(threading.Thread(target=_drain, args=(process.stderr,)))
                self._readers[-1].start()
                return line
        raise AssertionError("".join(said))


def _drain(pipe: IO[str]) -> None:
    with pipe:
        pipe.read()


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of three workers."""
    started = Cluster(tmp_path_factory.mktemp("workers"))
    try:
        started.add_workers(3)
        yield started
    finally:
        started.close()


@pytest.fixture
def client(three: Cluster) -> Iterator[Any]:
    with cluster.connect(three.address) as found:
        yield found


def lines(file: Path) -> list[str]:
    """The first line of a results file, then its games in order."""
    head, *games = file.read_text().splitlines()
    return [head, *sorted(games, key=lambda line: int(json.loads(line)["number"]))]


def test_a_killed_worker_and_a_stopped_run_change_no_game(
    three: Cluster, client: Any, tmp_path: Path
) -> None:
    file, alone = tmp_path / "cluster.jsonl", tmp_path / "alone.jsonl"
    results = Results(PLAN, file)
    with closing(cluster.play_all(PLAN, results.missing(GAMES), three.address)) as games:
        results.add(*next(games))
        pids = client.run(os.getpid)
        (*_, victim) = (pids[worker] for worker, tasks in client.processing().items() if tasks)
        assert three.kill(victim) == -signal.SIGKILL
        while len(results.games) < GAMES - 6:
            results.add(*next(games))
    assert len(client.nthreads()) == 2
    assert client.run(lambda: len(cluster._pools)) == dict.fromkeys(client.nthreads(), 0)

    resumed = child(*RUN, "--json", file, "--cluster", three.address)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    single = child(*RUN, "--json", alone)
    assert lines(file) == lines(alone)
    assert resumed.stdout == single.stdout  # the same score


def test_a_cluster_of_this_machine_plays_the_same_games() -> None:
    small = PLAN._replace(contestants=(Contestant("level", 2), Contestant("random")))
    requests = map(small.request, range(6))
    played = cluster.play_all(small, range(6), cluster.LOCAL, 2)
    assert dict(played) == dict(running.play_all(requests, 1))


def test_a_contestant_that_a_worker_does_not_have_is_named(three: Cluster) -> None:
    strange = PLAN._replace(contestants=(Contestant.parse("nowhere:Bot"), Contestant("random")))
    with pytest.raises(ArenaError, match="No module named") as caught:
        list(cluster.play_all(strange, range(2), three.address))
    assert caught.value.value == "nowhere:Bot"


def test_a_worker_with_another_version_is_refused(
    three: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = cluster.edition()
    monkeypatch.setattr(cluster, "edition", lambda: "0.0.0")
    with pytest.raises(cluster.ClusterError) as caught:
        list(cluster.play_all(PLAN, range(2), three.address))
    assert (caught.value.code, caught.value.details["edition"]) == ("cluster.differs", ours)


# -- any work ------------------------------------------------------------------------------------


def lose_once(path: str) -> str:
    """A task whose process dies the first time."""
    if not Path(path).exists():
        Path(path).touch()
        raise WorkerFailed("once")
    return path


def lose(task: int) -> int:
    """A task whose process dies whenever it is a certain one."""
    if task == 3:
        raise WorkerFailed("always")
    return task


def test_every_task_has_its_result(client: Any) -> None:
    assert sorted(cluster.run(client, abs, range(-20, 0))) == list(range(1, 21))


def test_tasks_are_taken_when_there_is_room(client: Any) -> None:
    taken: list[int] = []
    tasks = (taken.append(number) or number for number in range(1000))  # type: ignore[func-returns-value]
    with closing(cluster.run(client, abs, tasks)) as results:
        next(results)
    assert len(taken) <= 2 * cluster.slots(client)


def test_what_is_lost_is_done_again(client: Any, tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in "abc"]
    assert sorted(cluster.run(client, lose_once, paths)) == paths


def test_what_is_lost_again_and_again_ends_it_after_all_others(client: Any) -> None:
    results = cluster.run(client, lose, range(8))
    done = [next(results) for _ in range(7)]
    with pytest.raises(cluster.ClusterError) as caught:
        next(results)
    assert caught.value.code == "cluster.failed"
    assert sorted(done) == [0, 1, 2, 4, 5, 6, 7]


@pytest.mark.parametrize(("function", "says"), [(int, "ValueError"), (open, "FileNotFoundError")])
def test_a_task_that_fails_says_why(client: Any, function: Callable[[str], Any], says: str) -> None:
    with pytest.raises(cluster.ClusterError, match=says) as caught:
        list(cluster.run(client, function, ["nowhere"]))
    assert caught.value.code == "cluster.failed"


def test_a_lost_scheduler_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECTING", 1.0)
    short = Cluster(tmp_path)

    def tasks() -> Iterator[int]:
        short.kill_scheduler()
        yield 1

    with (
        closing(short),
        pytest.raises(cluster.ClusterError) as caught,
        cluster.connect(short.address) as lonely,
    ):
        list(cluster.run(lonely, abs, tasks()))
    assert caught.value.code == "cluster.lost"


def test_nobody_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECTING", 0.5)
    with (
        pytest.raises(cluster.ClusterError, match="Nobody answers") as caught,
        cluster.connect("tcp://127.0.0.1:9"),
    ):
        pass
    assert caught.value.code == "cluster.unreachable"
