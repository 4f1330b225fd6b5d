"""`tablee play`: a game between people who share a keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.starting import Start, game_argument, start_options

if TYPE_CHECKING:
    from tablee.core.position import Position


@command("play", "cli-about-play")
@game_argument(required=False)
@start_options
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar=words.say("cli-metavar-file"),
    help=words.say("cli-option-save"),
)
@click.option("--no-color", is_flag=True, help=words.say("cli-option-no-color"))
@words.language_option
def play(game: str | None, start: Start, save: Path | None, no_color: bool, language: str) -> int:
    line = start.line(game)
    if save is not None and save.exists() and not (start.load and save.samefile(start.load)):
        raise Failure("cli-save-exists", file=str(save))
    return sit_down(line, language, save=save, no_color=no_color)


def sit_down(
    line: list[Position], language: str, *, save: Path | None = None, no_color: bool = False
) -> int:
    """Play on from the last of these positions; returns the exit code."""
    from tablee.cli import output
    from tablee.cli.keyboard import Keyboard
    from tablee.cli.play.screen import Screen
    from tablee.cli.play.session import Session
    from tablee.cli.play.table import Table

    live = output.at_terminal()
    screen = Screen(output.make_console(no_color=no_color), language, live=live)
    return Session(Table(line, save), screen, Keyboard(live)).run()
