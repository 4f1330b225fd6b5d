"""`tablee serve` with bots that think a little and do not wait: `python -m` this, same options."""

from __future__ import annotations

from dataclasses import replace

from tablee.bots import bot
from tablee.bots.levels import levels_of
from tablee.cli import main
from tablee.core.registry import GAMES
from tablee.server import presence, runner
from tests.cli.conftest import AsleepPool


def hurry() -> None:
    """Make bots quick, and people soon missed."""
    setattr(bot, "_pool", AsleepPool)  # noqa: B010 - mypy minds a plain assignment
    setattr(runner, "_LEAST", 0.0)  # noqa: B010
    setattr(presence, "GRACE", 0.5)  # noqa: B010
    for ladder in map(levels_of, GAMES):
        for number, level in ladder.items():
            ladder[number] = replace(level, simulations=4 * number)


if __name__ == "__main__":
    hurry()
    main()
