"""Where a game begins: options and a seed, or a file; shared by the commands that begin one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from tablee.cli import words
from tablee.cli.choices import parse_options
from tablee.cli.failures import Failure
from tablee.cli.files import open_line

if TYPE_CHECKING:
    from tablee.core.position import Position


class Start(NamedTuple):
    """What the command line says about the beginning of a game."""

    seats: int | None
    option: tuple[str, ...]
    seed: str | None
    load: Path | None

    def line(self, game: str | None) -> list[Position]:
        """The positions so far, one for a new game. Raises TableeError, OSError."""
        if self.load is None:
            return [self._new(game)]
        if self.seats is not None or self.option or self.seed is not None:
            raise Failure("cli-load-alone")
        line = open_line(self.load)
        found = line[-1].game.name
        if game is not None and game != found:
            raise Failure("cli-load-game", game, found=found, file=str(self.load))
        return line

    def _new(self, game: str | None) -> Position:
        from tablee.core import seeds
        from tablee.core.registry import GAMES, find_game

        if game is None:
            raise Failure("cli-which-game", known=", ".join(GAMES))
        found = find_game(game)
        seed = None if self.seed is None else seeds.from_hex(self.seed)
        return found.new(parse_options(found, self.option, self.seats), seed)


def start_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command `--seats`, `--option`, `--seed` and `--load`; it receives them as `start`."""

    @click.option(
        "--seats", type=click.IntRange(1, 8), metavar="N", help=words.say("cli-option-seats")
    )
    @click.option(
        "--option",
        multiple=True,
        metavar=words.say("cli-metavar-option"),
        help=words.say("cli-option-option"),
    )
    @click.option("--seed", metavar="HEX", help=words.say("cli-option-seed"))
    @click.option(
        "--load",
        type=click.Path(path_type=Path),
        metavar=words.say("cli-metavar-file"),
        help=words.say("cli-option-load"),
    )
    @wraps(function)
    def started(
        *args: Any,
        seats: int | None,
        option: tuple[str, ...],
        seed: str | None,
        load: Path | None,
        **rest: Any,
    ) -> Any:
        return function(*args, start=Start(seats, option, seed, load), **rest)

    return started


def game_argument(required: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command its argument `game`."""
    metavar = words.say("cli-metavar-game")
    return click.argument(
        "game", required=required, metavar=metavar if required else f"[{metavar}]"
    )
