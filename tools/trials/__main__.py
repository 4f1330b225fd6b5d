"""Run the trials that are named, or all of them, and fail if one finds anything."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tools.trials.kills import kill_postgres, kill_sqlite
from tools.trials.postgres import running_postgres
from tools.trials.report import show


def kill(arguments: argparse.Namespace) -> bool:
    """Kill a server on SQLite."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(kill_sqlite(Path(folder), arguments.kills or 5, arguments.seed))
    show("kill (SQLite)", asdict(tally) | {"seconds": time.monotonic() - begun})
    return tally.sound


def postgres(arguments: argparse.Namespace) -> bool:
    """Kill servers, backends and the database (PostgreSQL, two processes)."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running_postgres(durable=True) as database:
        trial = kill_postgres(Path(folder), database, arguments.kills or 5, arguments.seed)
        tally = asyncio.run(trial)
    show("kill (PostgreSQL, two processes)", asdict(tally) | {"seconds": time.monotonic() - begun})
    return tally.sound


TRIALS = {"kill": kill, "postgres": postgres}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.trials", description=__doc__)
    parser.add_argument("trials", nargs="*", metavar="TRIAL")
    parser.add_argument("--kills", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sound = [TRIALS[name](arguments) for name in arguments.trials or TRIALS]
    sys.exit(not all(sound))


if __name__ == "__main__":
    main()
