"""`tablee play`: a game between people who share a keyboard, and bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.choices import parse_bots
from tablee.cli.failures import Failure
from tablee.cli.starting import Start, game_argument, start_options

if TYPE_CHECKING:
    from tablee.core.position import Position


@command("play", "cli-about-play")
@game_argument(required=False)
@start_options
@click.option(
    "--bot",
    multiple=True,
    metavar=words.say("cli-metavar-bot"),
    help=words.say("cli-option-bot"),
)
@click.option(
    "--starter",
    metavar=words.say("cli-metavar-starter"),
    help=words.say("cli-option-starter"),
)
@click.option(
    "--turn-seconds",
    type=click.IntRange(10, 3_600),
    metavar="N",
    help=words.say("cli-option-turn-seconds"),
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar=words.say("cli-metavar-file"),
    help=words.say("cli-option-save"),
)
@click.option("--no-color", is_flag=True, help=words.say("cli-option-no-color"))
@words.language_option
def play(
    game: str | None,
    start: Start,
    bot: tuple[str, ...],
    starter: str | None,
    turn_seconds: int | None,
    save: Path | None,
    no_color: bool,
    language: str,
) -> int:
    from tablee.cli.play.session import sit_down

    line = start.line(game)
    levels = parse_bots(bot, line[-1].setup.seats)
    if save is not None and save.exists() and not (start.load and save.samefile(start.load)):
        raise Failure("cli-save-exists", file=str(save))
    if starter is not None:
        line, levels = _started(line, levels, starter, language)
    return sit_down(line, language, levels, turn_seconds=turn_seconds, save=save, no_color=no_color)


def _started(
    line: list[Position], levels: dict[int, int], starter: str, language: str
) -> tuple[list[Position], dict[int, int]]:
    """A new game as that player begins it. Raises Failure for one that goes on, Refused."""
    from tablee.cli.play.beginning import begun

    if line[-1].ply:
        raise Failure("cli-load-alone")
    position, turned, place = begun(line[0], levels, starter)
    if place is not None:
        click.echo(words.speaker(language)("cli-begins", place=place))
    return [position], turned
