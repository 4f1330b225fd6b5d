"""`tablee serve` with bots that think a little and do not wait: `python -m` this, same options."""

from __future__ import annotations

from dataclasses import replace

from tablee.bots import analysis, bot
from tablee.bots.levels import levels_of
from tablee.cli import main
from tablee.core.options import Number, Option
from tablee.core.registry import GAMES, find_game
from tablee.server import analyses, presence, runner, types
from tests.cli.conftest import AsleepPool


def hurry() -> None:
    """Make bots quick, turns short where they are timed, and people soon missed."""
    setattr(bot, "_pool", AsleepPool)  # noqa: B010 - mypy minds a plain assignment
    setattr(runner, "_LEAST", 0.0)  # noqa: B010
    setattr(analyses, "_SIMULATIONS", 4)  # noqa: B010
    setattr(analysis, "_DEALS", 1)  # noqa: B010
    setattr(presence, "GRACE", 0.5)  # noqa: B010
    setattr(types, "Absence", int)  # noqa: B010 - read when the first table is asked for
    timed = find_game("topominos")
    setattr(timed, "options", tuple(map(_shortened, timed.options)))  # noqa: B010
    for ladder in map(levels_of, GAMES):
        for number, level in ladder.items():
            ladder[number] = replace(level, simulations=4 * number)


def _shortened(option: Option) -> Option:
    """Turns may be as short as two seconds."""
    if isinstance(option, Number) and option.name == "turn_seconds":
        return replace(option, low=2)
    return option


if __name__ == "__main__":
    hurry()
    main()
