"""Work on many machines, by Dask distributed (extra `tablee[cluster]`, docs/research.md).

`run` hands tasks to whoever is free and returns their results as they come; a task whose worker is
killed goes to another one. `play_all` plays the games of an arena that way. What the scheduler
remembers does not count: whoever keeps each result under the name of its task (the arena: in its
file, by the number of the game) may be interrupted at any time and goes on with what is missing.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, nullcontext, suppress
from functools import cache, partial
from importlib.metadata import version
from importlib.resources import files
from itertools import islice
from typing import Any, Generic, NamedTuple, TypeVar
from uuid import uuid4

from tablee.arena.plan import Plan
from tablee.arena.playing import Outcome
from tablee.arena.process import PROGRAM
from tablee.arena.running import read_answer
from tablee.bots.workers.pool import Pool
from tablee.bots.workers.worker import WorkerFailed
from tablee.core.errors import TableeError

LOCAL = "local"

_ADDRESS = re.compile(r"(tcp|tls|wss?)://[^\s/]+")
_CONNECTING = 10.0  # seconds
_AHEAD = 2  # tasks per thread of the cluster, so that none waits for its next one
_TASK = 8.0  # seconds that a task should take
_LONGEST_GAME = 86_400.0  # seconds; contestants have time limits of their own
_PATIENCE = 3  # how often all that is under way may be lost before anything comes back
_MOST_RUNS = 8  # whose processes a worker keeps: what killed runs leave behind is bounded
_MOST_PROCESSES = 1024  # more than a worker has threads

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


class ClusterError(TableeError):
    """A cluster that cannot be used, or no longer."""


# -- any work ------------------------------------------------------------------------------------


@contextmanager
def connect(address: str, jobs: int = 1) -> Iterator[Any]:
    """A client of the scheduler at an address such as `tcp://host:8786`, or of so many processes
    here that end with it (`local`). Raises ClusterError."""
    if address != LOCAL and not _ADDRESS.fullmatch(address):
        raise ClusterError("cluster.address", address)
    distributed = _distributed()
    with _local_cluster(jobs) if address == LOCAL else nullcontext(address) as place:
        try:
            client = distributed.Client(place, timeout=_CONNECTING, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise ClusterError("cluster.unreachable", address, reason=reason) from None
        with client:
            yield client


def run(
    client: Any, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
) -> Generator[_Result, None, None]:
    """What a function that workers can import returns for each task, as the results come. Tasks
    are taken from the iterable when there is room for them, so it may learn from results.

    Raises ClusterError when the cluster is lost or a task fails, and a task's own TableeError.
    """
    work, waiting, losses = _Work(client, function), iter(tasks), 0
    while True:
        for task in islice(waiting, max(0, _AHEAD * slots(client) - len(work.running))):
            work.submit(task)
        if not work.running:
            return
        task, results = work.wait()
        losses = 0 if results else losses + 1
        yield from results
        if losses:
            if losses >= _PATIENCE * (len(work.running) + 1):
                raise ClusterError("cluster.failed", reason="KilledWorker")
            work.submit(task)


def slots(client: Any) -> int:
    """How many tasks the cluster works on at once; 1 while it has no workers yet."""
    with _connected():
        threads: int = sum(client.nthreads().values())
    return max(1, threads)


class _Work(Generic[_Task, _Result]):
    """The tasks that a cluster has been given."""

    def __init__(self, client: Any, function: Callable[[_Task], _Result]) -> None:
        self.running: dict[Any, _Task] = {}  # by future
        self._client, self._function = client, function
        self._ended = _distributed().as_completed(loop=client.loop)

    def submit(self, task: _Task) -> None:
        """Hand a task to the scheduler; as a whole, since Dask looks into containers."""
        with _connected():
            future = self._client.submit(partial(self._function, task), pure=False)
            self.running[future] = task
            self._ended.add(future)

    def wait(self) -> tuple[_Task, list[_Result]]:
        """The task that ends next, and its result; none where its workers died one after another.
        Raises ClusterError, TableeError."""
        with _connected():
            future = next(self._ended)
            task = self.running.pop(future)
            try:
                return task, [future.result()]
            except (_distributed().KilledWorker, WorkerFailed):
                return task, []
            except (TableeError, CancelledError):
                raise
            except Exception as error:  # whatever happens on somebody's machine
                reason = f"{type(error).__name__}: {error}"
                raise ClusterError("cluster.failed", reason=reason) from None


@contextmanager
def _connected() -> Iterator[None]:
    """Have whatever Dask raises when its scheduler is gone as one error."""
    try:
        yield
    except (OSError, CancelledError, RuntimeError) as error:
        reason = type(error).__name__
        raise ClusterError("cluster.lost", reason=reason) from None


def _distributed() -> Any:
    """The library, which says nothing by itself: what matters is raised. Raises ClusterError."""
    try:
        import distributed
    except ModuleNotFoundError as error:
        raise ClusterError("cluster.missing", error.name) from None
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return distributed


def _local_cluster(jobs: int) -> Any:
    return _distributed().LocalCluster(
        n_workers=jobs,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",  # not a port that others may have
        memory_limit=0,  # the processes that play are bounded by themselves
        silence_logs=logging.CRITICAL,
    )


# -- the arena -----------------------------------------------------------------------------------


class Games(NamedTuple):
    """A task: some games of a run."""

    run: str  # no other has this name, not even the same command's
    header: str
    edition: str
    numbers: tuple[int, ...]


class Played(NamedTuple):
    """What came of it, and how long it took."""

    games: list[tuple[int, Outcome]]
    seconds: float


def play_all(
    plan: Plan, numbers: Sequence[int], address: str, jobs: int = 1
) -> Generator[tuple[int, Outcome], None, None]:
    """These games of a plan as they end, played on a cluster; the cluster stops playing them when
    the iterator is left. Raises ClusterError, and ArenaError when a contestant cannot be had."""
    name, pace = uuid4().hex, _Pace(plan.seats)
    with connect(address, jobs) as client:
        try:
            for played in run(client, play, _tasks(name, plan, numbers, pace, client)):
                pace.add(played)
                yield from played.games
        finally:
            with suppress(Exception):  # a cluster that is lost
                client.run(leave, name, on_error="ignore")


class _Pace:
    """How many games fit into a task: a pairing, until some have been played."""

    def __init__(self, first: int) -> None:
        self._first, self._games, self._seconds = first, 0, 0.0

    def add(self, played: Played) -> None:
        """Take into account what was played."""
        self._games += len(played.games)
        self._seconds += played.seconds

    def fitting(self) -> int:
        """So many."""
        if not self._games:
            return self._first
        return max(1, int(_TASK * self._games / max(self._seconds, 1e-9)))


def _tasks(
    name: str, plan: Plan, numbers: Sequence[int], pace: _Pace, client: Any
) -> Iterator[Games]:
    """The games in tasks; smaller ones near the end, where everybody should have some."""
    header, place = _dump(plan), 0
    while place < len(numbers):
        share = -(-(len(numbers) - place) // slots(client))
        size = min(pace.fitting(), share)
        yield Games(name, header, edition(), tuple(numbers[place : place + size]))
        place += size


# -- on the workers ------------------------------------------------------------------------------

_pools: dict[str, Pool] = {}  # by run
_lock = threading.Lock()


def play(task: Games) -> Played:
    """Play some games, each thread of a worker in a process of its own: contestants are for one
    thread, and one that crashes takes nobody along. Raises ClusterError, ArenaError,
    WorkerFailed."""
    plan = Plan.from_header(json.loads(task.header))
    if (_dump(plan), edition()) != (task.header, task.edition):
        raise ClusterError("cluster.differs", _worker_name(), edition=edition())
    pool, began = _pool_of(task.run), time.monotonic()
    answers = [pool.ask(plan.request(number), _LONGEST_GAME) for number in task.numbers]
    return Played([read_answer(answer) for answer in answers], time.monotonic() - began)


def leave(run: str) -> None:
    """End what plays for a run, in the middle of a game too."""
    with _lock:
        pool = _pools.pop(run, None)
    if pool is not None:
        pool.close()


def _pool_of(run: str) -> Pool:
    """The processes for a run: new ones, so that nobody plays with yesterday's bot."""
    with _lock:
        if run not in _pools:
            while len(_pools) >= _MOST_RUNS:
                _pools.pop(next(iter(_pools))).close()
            _pools[run] = Pool(_MOST_PROCESSES, program=PROGRAM)
        return _pools[run]


@cache
def edition() -> str:
    """What has to be equal for games to be: the version, and the digest of all kernels."""
    kernels = files("tablee").joinpath("artifacts", "kernels.wasm").read_bytes()
    return f"{version('tablee')}-{hashlib.sha256(kernels).hexdigest()[:12]}"


def _dump(plan: Plan) -> str:
    return json.dumps(plan.header(), sort_keys=True)


def _worker_name() -> str:
    return str(_distributed().get_worker().address)
