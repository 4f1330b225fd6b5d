"""The shelf: what `tablee` alone shows, and sitting down at one of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from tablee.cli import output
from tablee.cli.choices import (
    expected_text,
    option_label,
    parse_value,
    seat_counts,
    value_text,
)
from tablee.cli.failures import EXPECTED, explain
from tablee.cli.keyboard import Keyboard
from tablee.cli.words import Say, game_text, speaker
from tablee.core.errors import InvalidOptions, TableeError, UnknownGame

if TYPE_CHECKING:
    from rich.console import Console

    from tablee.core.game import Game
    from tablee.core.options import Option
    from tablee.core.position import Position

_LEAVE = ("q", "quit", "exit")


def visit(language: str) -> int:
    """Show the shelf; at a terminal also let a game be chosen and played. Returns the exit code."""
    from tablee.cli.commands.play import sit_down

    say, console = speaker(language), output.make_console()
    console.print(_shelf(say))
    if not output.at_terminal():
        console.print(Text(say("cli-shelf-how")))
        return 0
    try:
        position = Host(console, language, Keyboard(True)).welcome()
    except EOFError:
        position = None
    if position is None:
        console.print(Text(say("cli-goodbye"), output.QUIET))
        return 0
    return sit_down([position], language)


def _shelf(say: Say) -> Table:
    from tablee.core.registry import GAMES

    shelf = Table(box=box.ROUNDED, title=say("cli-shelf-title"), border_style="yellow")
    shelf.add_column("", justify="right")
    shelf.add_column(say("cli-shelf-game"), style="bold", no_wrap=True)
    shelf.add_column(say("cli-shelf-players"), no_wrap=True)
    shelf.add_column(say("cli-shelf-about"))
    for number, game in enumerate(GAMES.values(), 1):
        title, tagline = (game_text(say, game.name, part) for part in ("title", "tagline"))
        shelf.add_row(str(number), title, seat_counts(game), tagline)
    return shelf


class Host:
    """Asks which game, and what the table agrees on; Enter always takes the default."""

    def __init__(self, console: Console, language: str, keyboard: Keyboard) -> None:
        self.console = console
        self.language = language
        self.say = speaker(language)
        self.keyboard = keyboard

    def welcome(self) -> Position | None:
        """The first position of the game that was chosen; None for `q`. Raises EOFError."""
        game = self._choose_game()
        return None if game is None else self._agree(game)

    def _choose_game(self) -> Game | None:
        from tablee.core.registry import GAMES

        self.keyboard.complete_with(lambda: list(GAMES))
        while True:
            word = self.keyboard.ask(self.say("cli-shelf-which") + " ").lower()
            if word in _LEAVE:
                return None
            for number, game in enumerate(GAMES.values(), 1):
                title = game_text(self.say, game.name, "title").lower()
                if word in (str(number), game.name, title):
                    return game
            if word:
                self._refuse(UnknownGame("game.unknown", word, known=", ".join(GAMES)))

    def _agree(self, game: Game) -> Position | None:
        """Ask for seats, then the other options if they are wanted, until the game takes them."""
        self.keyboard.complete_with(list)
        while True:
            options = {o.name: self._ask(game, o) for o in game.options if o.name == "seats"}
            others = [o for o in game.options if o.name != "seats"]
            word = self.keyboard.ask(self.say("cli-shelf-start") + " ").lower() if others else ""
            if word in _LEAVE:
                return None
            if word == "o":
                options |= {option.name: self._ask(game, option) for option in others}
            try:
                return game.new(options)
            except TableeError as error:  # two options that do not go together
                self._refuse(error)

    def _ask(self, game: Game, option: Option) -> Any:
        """The value for one option."""
        prompt = self.say(
            "cli-shelf-option",
            label=option_label(self.say, game, option),
            expected=expected_text(self.say, option),
            default=value_text(self.say, option.default),
        )
        while True:
            text = self.keyboard.ask(prompt + " ")
            try:
                value = parse_value(option, text) if text else option.default
            except EXPECTED as error:  # a file of components
                self._refuse(error)
                continue
            if option.accepts(value):
                return value
            expected = expected_text(self.say, option)
            self._refuse(
                InvalidOptions("options.value", text, option=option.name, expected=expected)
            )

    def _refuse(self, error: Exception) -> None:
        self.console.print(Text(explain(error, self.language), output.WARNING))
