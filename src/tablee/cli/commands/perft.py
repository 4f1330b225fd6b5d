"""`tablee perft`: how many lines of play there are, the check that two rule engines agree."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.starting import Start, game_argument, start_options
from tablee.cli.words import speaker

if TYPE_CHECKING:
    from tablee.core.hosts import Host
    from tablee.core.position import Position

MOST_DEPTH = 100
HOSTS = ("native", "wasm", "plain")


@command("perft", "cli-about-perft")
@game_argument()
@click.argument("depth", type=click.IntRange(1, MOST_DEPTH), metavar=words.say("cli-metavar-depth"))
@start_options
@click.option(
    "--host", type=click.Choice(("native", "wasm", "plain")), help=words.say("cli-option-host")
)
@click.option("--divide", is_flag=True, help=words.say("cli-option-divide"))
@words.language_option
def perft(
    game: str, depth: int, start: Start, host: str | None, divide: bool, language: str
) -> None:
    from tablee.core.hosts import find_host, open_host

    position = start.line(game)[-1]
    package = position.game.package
    try:
        counting = open_host(host, package) if host else find_host(package)
    except OSError:
        raise Failure("cli-host-missing", host=host) from None
    if divide:
        _divide(position, depth, counting)
    else:
        _deepen(position, depth, counting, language)


def _deepen(position: Position, depth: int, host: Host, language: str) -> None:
    """A line for each depth, as soon as it is counted."""
    from tablee.core.perft import perft

    say = speaker(language)
    heads = (
        say("cli-perft-depth"),
        say("cli-perft-lines"),
        say("cli-perft-seconds"),
        say("cli-perft-speed"),
    )
    click.echo("{:>10} {:>20} {:>10} {:>14}".format(*heads))
    for level in range(1, depth + 1):
        began = time.perf_counter()
        lines = perft(position, level, host)
        seconds = time.perf_counter() - began
        click.echo(f"{level:>10} {lines:>20} {seconds:>10.3f} {lines / seconds:>14.0f}")


def _divide(position: Position, depth: int, host: Host) -> None:
    """A line for each move: how many lines of play begin with it; then their sum."""
    from tablee.core.perft import perft

    total = 0
    for move in position.legal():
        lines = perft(position.play(move), depth - 1, host)
        total += lines
        click.echo(f"{move}: {lines}")
    click.echo(f"= {total}")
