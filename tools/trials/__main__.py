"""Run the trials that are named, or all of them, and fail if one finds anything."""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from tools.trials.crowds import Crowd, gather
from tools.trials.floods import flood
from tools.trials.fuzz import fuzz_all
from tools.trials.kills import kill_postgres, kill_sqlite
from tools.trials.postgres import running_postgres
from tools.trials.races import race
from tools.trials.report import show
from tools.trials.servers import UNLIMITED, Process
from tools.trials.thoughts import think

T = TypeVar("T")


def kill(arguments: argparse.Namespace) -> bool:
    """Kill a server on SQLite."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        kills, seconds = arguments.kills or 5, 60 * arguments.minutes
        tally = run(kill_sqlite(Path(folder), kills, arguments.seed, seconds))
    show("kill (SQLite)", asdict(tally) | {"seconds": time.monotonic() - begun})
    return tally.sound


def postgres(arguments: argparse.Namespace) -> bool:
    """Kill servers, backends and the database (PostgreSQL, two processes)."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running_postgres(durable=True) as database:
        kills, seconds = arguments.kills or 5, 60 * arguments.minutes
        tally = run(kill_postgres(Path(folder), database, kills, arguments.seed, seconds))
    show("kill (PostgreSQL, two processes)", asdict(tally) | {"seconds": time.monotonic() - begun})
    return tally.sound


def crowd(arguments: argparse.Namespace) -> bool:
    """Many tables, many pages, a steady rate."""
    size = arguments.tables or 40
    wanted = Crowd(size, 5 * size, arguments.rate or 20, arguments.seconds or 10)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder, *UNLIMITED)
        try:
            found = run(gather(server, wanted))
        finally:
            server.stop()
    show("crowd", found)
    return not wanted.deaf


def races(arguments: argparse.Namespace) -> bool:
    """Several moves at one version, one move several times (PostgreSQL, two processes)."""
    with tempfile.TemporaryDirectory() as folder, running_postgres() as database:
        servers = [Process(folder, *UNLIMITED, "--database", database.url) for _ in range(2)]
        try:
            found = run(race([server.port for server in servers], arguments.races or 60))
        finally:
            for server in servers:
                server.stop()
    show("race (PostgreSQL, two processes)", asdict(found))
    return found.sound


def floods(arguments: argparse.Namespace) -> bool:
    """Readers that never read."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder, *UNLIMITED)
        try:
            found = run(flood(server, arguments.readers or 50, arguments.seconds or 8))
        finally:
            server.stop()
    show("flood", found)
    return True


def thoughts(arguments: argparse.Namespace) -> bool:
    """Games among bots, and a person who waits for one."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder, *UNLIMITED)
        try:
            found = run(think(server, arguments.tables or 20, arguments.answers or 10))
        finally:
            server.stop()
    show("think", found)
    return True


def fuzz(arguments: argparse.Namespace) -> bool:
    """Nonsense for every parser and the API."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found, memory = fuzz_all(Path(folder), arguments.inputs or 2_000, arguments.seed, run)
    facts: dict[str, Any] = {
        name: f"{one.inputs:>9,} inputs, {one.crashes} crashes, {one.hangs} hangs, "
        f"slowest {1000 * one.slowest:.0f} ms"
        for name, one in found.items()
    }
    facts["all"] = f"{sum(one.inputs for one in found.values()):>9,} inputs"
    facts["memory after each half (MB)"] = " ".join(str(one >> 20) for one in memory)
    show("fuzz", facts | {"seconds": time.monotonic() - begun})
    for fault in [fault for one in found.values() for fault in one.faults]:
        print(f"  {fault}")
    return not any(one.crashes or one.hangs for one in found.values())


def run(trial: Coroutine[Any, Any, T]) -> T:
    """Run a trial on the fastest event loop there is."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(trial)


TRIALS = {
    "kill": kill,
    "postgres": postgres,
    "race": races,
    "flood": floods,
    "crowd": crowd,
    "think": thoughts,
    "fuzz": fuzz,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.trials", description=__doc__)
    parser.add_argument("trials", nargs="*", metavar="TRIAL")
    parser.add_argument("--kills", type=int)
    parser.add_argument("--races", type=int)
    parser.add_argument("--readers", type=int)
    parser.add_argument("--inputs", type=int)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--answers", type=int)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--minutes", type=float, default=60.0, help="of kills, at most")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # servers started here inherit it
    sound = [TRIALS[name](arguments) for name in arguments.trials or TRIALS]
    sys.exit(not all(sound))


if __name__ == "__main__":
    main()
