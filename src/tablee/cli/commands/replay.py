"""`tablee replay`: a recorded game, move by move."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.keyboard import single_keys
from tablee.cli.play.turn import Turn

if TYPE_CHECKING:
    from tablee.cli.play.screen import Screen
    from tablee.core.position import Position

_BACK = ("b", "\x1b[D", "\x7f")  # b, left arrow, backspace
_QUIT = ("q", "\x1b")


@command("replay", "cli-about-replay")
@click.argument("file", type=click.Path(path_type=Path), metavar=words.say("cli-metavar-file"))
@click.option("--step/--all", default=None, help=words.say("cli-option-step"))
@click.option("--at", type=click.IntRange(0), metavar="N", help=words.say("cli-option-at"))
@click.option(
    "--number", type=click.IntRange(0), metavar="N", help=words.say("cli-option-replay-number")
)
@click.option("--no-color", is_flag=True, help=words.say("cli-option-no-color"))
@words.language_option
def replay(
    file: Path,
    step: bool | None,
    at: int | None,
    number: int | None,
    no_color: bool,
    language: str,
) -> None:
    from tablee.cli import output
    from tablee.cli.files import open_arena_game, open_record
    from tablee.cli.play.screen import Screen

    record = open_record(file) if number is None else open_arena_game(file, number)
    line = list(record.positions())
    if at is not None and at >= len(line):
        raise Failure("cli-replay-at", at, most=len(line) - 1)
    live = output.at_terminal() and step is not False
    screen = Screen(output.make_console(no_color=no_color), language, live=live)
    if live or step:
        _step(line, at or 0, screen)
        return
    for number in range(len(line)) if at is None else [at]:
        _show(line, number, screen)


def _step(line: list[Position], number: int, screen: Screen) -> None:
    """Show one position at a time, forward and back as keys ask for it, until they end it."""
    with single_keys() if screen.live else nullcontext(_next_line) as next_key:
        key = ""
        while key not in _QUIT:
            _show(line, number, screen)
            screen.note(screen.say("cli-replay-keys", number=number, most=len(line) - 1))
            try:
                key = next_key()
            except (EOFError, KeyboardInterrupt):
                return
            number = max(0, number - 1) if key in _BACK else min(len(line) - 1, number + 1)


def _show(line: list[Position], number: int, screen: Screen) -> None:
    """All of a finished game; of one that goes on, what a spectator may see."""
    position = line[number]
    last = [Turn(line[number - 1].turn or 0, position.moves()[-1:])] if number else []
    if line[-1].result is not None:
        screen.position(position, position.to_json(), last)
    else:
        veiled = [turn.veiled(position.game) for turn in last]
        screen.position(position, position.view(None), veiled)
    if position.result is not None:
        screen.result(position.result, position.game.name)


def _next_line() -> str:
    """A line of a pipe stands for a key."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()
