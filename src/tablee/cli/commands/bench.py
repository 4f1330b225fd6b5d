"""`tablee bench`: how fast the games run here, on one core."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.measuring import HOSTS
from tablee.cli.words import Say, speaker

if TYPE_CHECKING:
    from rich.table import Table


@command("bench", "cli-about-bench")
@click.argument("games", nargs=-1, metavar=f"[{words.say('cli-metavar-game')}]...")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=1.0,
    metavar="S",
    help=words.say("cli-option-seconds"),
)
@click.option("--json", "as_json", is_flag=True, help=words.say("cli-option-json"))
@words.language_option
def bench(games: tuple[str, ...], seconds: float, as_json: bool, language: str) -> None:
    from tablee.core.registry import GAMES, find_game

    names = [find_game(name).name for name in games] or list(GAMES)
    try:
        report = measure_all(names, seconds)
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or "").strip().splitlines()[-1:]
        raise Failure("cli-bench-failed", reason=" ".join(reason)) from None
    if as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _show(report, speaker(language))


def measure_all(games: list[str], seconds: float) -> dict[str, Any]:
    """Every figure, one after the other on one core."""
    from tablee.cli import measuring

    measuring.stay_on_one_core()
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "import_seconds": measuring.import_seconds(),
        "games": {game: _measure_game(game, seconds) for game in games},
    }


def _measure_game(game: str, seconds: float) -> dict[str, Any]:
    from tablee.cli import measuring

    return {
        "first_playout_seconds": measuring.first_playout_seconds(game),
        "plain_moves_per_second": measuring.plain_moves(game, seconds),
        "variants": [speed._asdict() for speed in measuring.random_games(game, seconds)],
    }


def _show(report: Mapping[str, Any], say: Say) -> None:
    from rich.text import Text

    from tablee.cli import output

    console = output.make_console()
    console.print(_grid(report["games"], say))
    milliseconds = round(1000 * report["import_seconds"])
    console.print(Text(say("cli-bench-import", milliseconds=milliseconds)))
    console.print(Text(say("cli-bench-about", seconds=report["seconds"], python=report["python"])))


def _grid(games: Mapping[str, Any], say: Say) -> Table:
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD)
    grid.add_column(say("cli-bench-game"), no_wrap=True)
    grid.add_column(say("cli-bench-variant"), overflow="fold")
    for host in HOSTS:
        grid.add_column(say("cli-bench-games", host=host), justify="right")
    for title in ("cli-bench-moves", "cli-bench-plain", "cli-bench-first"):
        grid.add_column(say(title), justify="right", width=9)
    for game, found in games.items():
        plain = say("cli-number", value=round(found["plain_moves_per_second"]))
        first = say("cli-number", value=round(1000 * found["first_playout_seconds"]))
        once = [game, plain, first]
        for speed in found["variants"]:
            grid.add_row(once[0], *_speed(speed, say), *once[1:])
            once = ["", "", ""]
    return grid


def _speed(speed: Mapping[str, Any], say: Say) -> tuple[str, ...]:
    options = " ".join(f"{name}={value}" for name, value in speed["options"].items())
    rates = [speed["games_per_second"].get(host) for host in HOSTS]
    shown = ("–" if rate is None else say("cli-number", value=round(rate)) for rate in rates)
    return options or "–", *shown, f"{speed['moves_per_game']:.1f}"
