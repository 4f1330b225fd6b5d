"""A server process with bots that think a little and do not wait: `python -m` this module."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from functools import cache
from pathlib import Path

from tablee.bots.levels import levels_of
from tablee.core.registry import GAMES
from tablee.house.settings import HouseSettings
from tablee.pocket import bundle
from tablee.pocket.archive import archive
from tablee.server import network, serving
from tablee.server.settings import Settings
from tests.web.helpers.impatient import impatient


def hurry() -> None:
    """Make bots quick."""
    os.environ["TABLEE_WORKERS"] = "0"
    for ladder in map(levels_of, GAMES):
        for number, level in ladder.items():
            ladder[number] = replace(level, simulations=4 * number)
    bundle.archive = cache(lambda: impatient(archive()))  # type: ignore[attr-defined]


def main() -> None:
    """Serve on this machine until a signal ends it; prints the address."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    given = parser.parse_args()
    listener = network.listen("127.0.0.1", given.port)
    port = listener.getsockname()[1]
    house = HouseSettings(
        bot_pause=0.0, grace=0.5, min_absence=1, min_turn_seconds=1, analysis_simulations=4
    )
    settings = Settings(given.data, None, "127.0.0.1", port, house=house)
    serving.serve(settings, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True))


if __name__ == "__main__":
    hurry()
    main()
