"""How a server is doing, for whoever watches it: `/healthz` for anybody, `/metrics` in Prometheus's
text format for those who may. Numbers alone: nothing about a table or a person."""

from __future__ import annotations

import hmac
import os
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.responses import PlainTextResponse, Response

from tablee.api.failures import HttpError
from tablee.server.reading import address_of, tokens_of
from tablee.server.version import VERSION

if TYPE_CHECKING:
    from starlette.types import Scope

    from tablee.house.house import House
    from tablee.server.settings import Settings
    from tablee.server.storage import SqlStorage
    from tablee.server.streams import Streams

_KIND = "text/plain; version=0.0.4; charset=utf-8"
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Metrics:
    """Counts what one process answers, and shows it beside what it has open."""

    def __init__(
        self, settings: Settings, house: House, storage: SqlStorage, streams: Streams
    ) -> None:
        self._settings, self._house = settings, house
        self._storage, self._streams = storage, streams
        self._answers: Counter[int] = Counter()  # by status
        self._within = [0] * (len(_BOUNDS) + 1)  # answers by how long they took
        self._seconds = 0.0

    def count(self, status: int, seconds: float) -> None:
        """Count an answer."""
        self._answers[status] += 1
        self._within[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    async def health(self, _scope: Scope) -> Response:
        """200 while this process answers and its database does; else 503."""
        ready = await self._storage.answers()
        return PlainTextResponse("ok\n" if ready else "database away\n", 200 if ready else 503)

    async def show(self, scope: Scope) -> Response:
        """The metrics. Raises HttpError for those who may not see them, as if there were none."""
        if not self._may_see(scope):
            raise HttpError("server.no_page")
        text = "".join(f"{line}\n" for line in self._lines())
        return Response(text, media_type=_KIND, headers={"cache-control": "no-store"})

    def _may_see(self, scope: Scope) -> bool:
        """This machine may where metrics are on; elsewhere, whoever has the token."""
        wanted = os.environ.get("TABLEE_METRICS_TOKEN")
        if wanted and any(
            hmac.compare_digest(token.encode(), wanted.encode()) for token in tokens_of(scope)
        ):
            return True
        return self._settings.metrics and _is_loopback(address_of(scope))

    def _lines(self) -> Iterator[str]:
        yield f'tablee_info{{version="{VERSION}",process="{os.getpid()}"}} 1'
        yield from _gauge("tablee_tables_loaded", "Tables in memory.", len(self._house.rooms))
        yield from _gauge("tablee_streams_open", "Pages that follow a table.", len(self._streams))
        written, commits = self._storage.written, self._storage.commits
        yield from _counter("tablee_events_written_total", "Events that are durable.", written)
        yield from _counter("tablee_commits_total", "Transactions that wrote them.", commits)
        yield "# HELP tablee_answers_total Answers, streams apart."
        yield "# TYPE tablee_answers_total counter"
        for status, count in sorted(self._answers.items()):
            yield f'tablee_answers_total{{status="{status}"}} {count}'
        yield from self._histogram()
        yield from _process()

    def _histogram(self) -> Iterator[str]:
        name, total = "tablee_answer_seconds", 0
        yield f"# HELP {name} How long answers took."
        yield f"# TYPE {name} histogram"
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._within, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _gauge(name: str, help: str, value: float) -> tuple[str, str, str]:
    return f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value}"


def _counter(name: str, help: str, value: float) -> tuple[str, str, str]:
    return f"# HELP {name} {help}", f"# TYPE {name} counter", f"{name} {value}"


def _process() -> Iterator[str]:
    """What the system says of this process, under the names everybody uses."""
    times = os.times()
    yield from _counter(
        "process_cpu_seconds_total", "Processor time used.", times.user + times.system
    )
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield from _gauge("process_resident_memory_bytes", "Memory in use.", memory)
        yield from _gauge("process_open_fds", "Open files.", len(os.listdir("/proc/self/fd")))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
