"""The shelf: what `tablee` alone shows, and sitting down at one of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tablee.cli import output
from tablee.cli.choices import (
    USUAL_LEVEL,
    expected_text,
    option_label,
    parse_value,
    seat_counts,
    value_text,
)
from tablee.cli.failures import EXPECTED, Failure, explain
from tablee.cli.keyboard import Keyboard
from tablee.cli.words import Say, game_text, speaker
from tablee.core.errors import InvalidOptions, TableeError, UnknownGame

if TYPE_CHECKING:
    from rich.console import Console

    from tablee.core.game import Game
    from tablee.core.options import Option
    from tablee.core.position import Position

_LEAVE = ("q", "quit", "exit")
_PEOPLE = "p"  # personnes, people, Personen
_WIDTH = 76
_WOOD = Style(color="#c9a26b")
_LABEL = Style(color="#c9a26b", bold=True)


def visit(language: str) -> int:
    """Show the shelf; at a terminal also let a game be chosen and played. Returns the exit code."""
    from tablee.cli.play.session import sit_down

    say, console = speaker(language), output.make_console()
    shelf = _shelf(say, numbered=output.at_terminal())
    console.print(shelf, width=min(_WIDTH, console.width))
    if not output.at_terminal():
        console.print(Text(say("cli-shelf-how")))
        return 0
    try:
        host = Host(console, language, Keyboard(True))
        position = host.welcome()
        levels = host.opponents(position.setup.seats)
    except EOFError:
        console.print(Text(say("cli-goodbye"), output.QUIET))
        return 0
    return sit_down([position], language, levels)


def _shelf(say: Say, *, numbered: bool) -> RenderableType:
    """The games, each on its board; where nobody can pick a number, by the name `play` takes."""
    from tablee.core.registry import GAMES

    parts: list[RenderableType] = [Text(say("cli-shelf-title"), output.TITLE), ""]
    for number, game in enumerate(GAMES.values(), 1):
        tagline = Text(game_text(say, game.name, "tagline"))
        label = str(number) if numbered else game.name
        parts += [_name(say, game, label), Padding(tagline, (0, 0, 0, 4)), Rule(style=_WOOD)]
    return Group(*parts)


def _name(say: Say, game: Game, label: str) -> Table:
    """A game's label and title, and how many can play."""
    line = Table.grid(padding=(0, 2), expand=True)
    line.add_column(style=_LABEL, no_wrap=True, min_width=2)
    line.add_column(style=output.TITLE, ratio=1)
    line.add_column(style=output.QUIET, no_wrap=True)
    players = say("cli-shelf-players", seats=seat_counts(game))
    line.add_row(label, game_text(say, game.name, "title"), players)
    return line


class Host:
    """Asks which game, and what the table agrees on; Enter always takes the default."""

    def __init__(self, console: Console, language: str, keyboard: Keyboard) -> None:
        self.console = console
        self.language = language
        self.say = speaker(language)
        self.keyboard = keyboard

    def welcome(self) -> Position:
        """The first position of the game that was chosen. Raises EOFError for `q` and Ctrl-D."""
        return self._agree(self._choose_game())

    def opponents(self, seats: int) -> dict[int, int]:
        """The levels of the bots at seats 2 and on; none for people around this keyboard, or for
        one who plays alone. Raises EOFError like `welcome`."""
        from tablee.bots.levels import NUMBERS

        while seats > 1:
            word = self._ask(self.say("cli-shelf-against", levels=max(NUMBERS))).lower()
            if word == _PEOPLE:
                break
            level = int(word) if word.isdecimal() else None if word else USUAL_LEVEL
            if level in NUMBERS:
                return dict.fromkeys(range(2, seats + 1), level)
            self._refuse(Failure("cli-shelf-level", word, levels=max(NUMBERS)))
        return {}

    def _choose_game(self) -> Game:
        from tablee.core.registry import GAMES

        self.keyboard.complete_with(lambda: list(GAMES))
        while True:
            word = self._ask(self.say("cli-shelf-which")).lower()
            for number, game in enumerate(GAMES.values(), 1):
                title = game_text(self.say, game.name, "title").lower()
                if word in (str(number), game.name, title):
                    return game
            if word:
                self._refuse(UnknownGame("game.unknown", word, known=", ".join(GAMES)))

    def _agree(self, game: Game) -> Position:
        """Ask for seats, then the other options if they are wanted, until the game takes them."""
        self.keyboard.complete_with(list)
        others = [option for option in game.options if option.name != "seats"]
        while True:
            options = {o.name: self._value(game, o) for o in game.options if o.name == "seats"}
            if others and self._ask(self.say("cli-shelf-start")).lower() == "o":
                options |= {option.name: self._value(game, option) for option in others}
            try:
                return game.new(options)
            except TableeError as error:  # two options that do not go together
                self._refuse(error)

    def _value(self, game: Game, option: Option) -> Any:
        """The value for one option."""
        self.console.print(Text(option_label(self.say, game, option)))
        expected = expected_text(self.say, option)
        while True:
            text = self._ask(f"  {expected} [{value_text(self.say, option.default)}]:")
            try:
                value = parse_value(option, text) if text else option.default
            except EXPECTED as error:  # a file of components
                self._refuse(error)
                continue
            if option.accepts(value):
                return value
            self._refuse(
                InvalidOptions("options.value", text, option=option.name, expected=expected)
            )

    def _ask(self, question: str) -> str:
        line = self.keyboard.ask(question + " ")
        if line.lower() in _LEAVE:
            raise EOFError
        return line

    def _refuse(self, error: Exception) -> None:
        self.console.print(Text(explain(error, self.language), output.WARNING))
