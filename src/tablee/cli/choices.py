"""What a table agrees on before play: options as people type them, and as they are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.failures import Failure, printable
from tablee.cli.files import read_json
from tablee.cli.words import Say, game_text

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.core.options import Option

USUAL_LEVEL = 3  # of bots, where nobody says otherwise

_YES = {"true", "yes", "y", "on", "1", "oui", "o", "ja", "j"}
_NOTHING = "–"  # null: no limit, no target, or as the game chooses
_NO = {"false", "no", "n", "off", "0", "non", "nein"}


def parse_options(game: Game, given: Iterable[str], seats: int | None = None) -> dict[str, Any]:
    """The options that `NAME=VALUE` texts and a number of seats mean.

    Raises Failure for another form, InvalidOptions for seats the game does not have; whether the
    values are possible is for `game.new` to say.
    """
    declared = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure("cli-option-form", text)
        name = name.strip().replace("-", "_")
        options[name] = parse_value(declared[name], value) if name in declared else value
    if seats is not None:
        return with_seats(game, options, seats)
    return options


def with_seats(game: Game, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options with that many seats. Raises InvalidOptions if the game fixes another number."""
    from tablee.core.errors import InvalidOptions

    if any(option.name == "seats" for option in game.options):
        return {**options, "seats": seats}
    fixed = game.prepare(options).seats
    if seats != fixed:
        raise InvalidOptions("options.value", seats, option="seats", expected=str(fixed))
    return dict(options)


def parse_value(option: Option, text: str) -> Any:
    """The value a text means for this option; the text itself if it means none."""
    from tablee.core.options import Components, Flag, Number, OneOf

    word = text.strip()
    low = word.lower()
    if isinstance(option, Flag):
        return True if low in _YES else False if low in _NO else text
    if isinstance(option, Number):
        return _number(word)
    if isinstance(option, OneOf):
        return next((choice for choice in option.choices if _means(choice, low)), text)
    if isinstance(option, Components) and low.endswith(".json"):
        return read_json(Path(word))
    return word


def parse_bots(given: Iterable[str], seats: int) -> dict[int, int]:
    """The level of each seat that `SEAT=LEVEL` or `SEAT` texts give to a bot. Raises Failure."""
    from tablee.bots.levels import NUMBERS

    levels: dict[int, int] = {}
    for text in given:
        seat, equals, level = (part.strip() for part in text.partition("="))
        number, strength = _number(seat), _number(level) if equals else USUAL_LEVEL
        if number not in range(1, seats + 1) or strength not in NUMBERS:
            raise Failure("cli-bot-form", text, seats=seats, levels=max(NUMBERS))
        levels[number] = strength
    return levels


def value_text(say: Say, value: Any) -> str:
    """A value of an option in words."""
    if value is True:
        return say("cli-yes")
    if value is False:
        return say("cli-no")
    if value is None:
        return _NOTHING
    if isinstance(value, Mapping):  # a component set that is stored whole
        return printable(str(value.get("name", "?")))
    return printable(str(value))


def expected_text(say: Say, option: Option) -> str:
    """The values an option takes, in words where there are any."""
    from tablee.core.options import Components, Flag, OneOf

    if isinstance(option, Flag):
        return " | ".join([say("cli-yes"), say("cli-no")])
    if isinstance(option, OneOf):
        return " | ".join(value_text(say, choice) for choice in option.choices)
    if isinstance(option, Components):
        return say("cli-expected-components")
    return option.expected().replace("null", _NOTHING)


def describe(say: Say, game: Game, options: Mapping[str, Any]) -> str:
    """The options that differ from the defaults, on one line."""
    return " · ".join(
        f"{option.name}={value_text(say, value)}"
        for option in game.options
        if (value := options.get(option.name, option.default)) != option.default
    )


def option_label(say: Say, game: Game, option: Option) -> str:
    """What an option means."""
    return game_text(say, game.name, f"option-{option.name}")


def seat_counts(game: Game) -> str:
    """How many can sit down, such as `2-4, 6`: whatever the game's variants show."""
    counts = sorted({game.prepare(variant).seats for variant in game.variants})
    runs: list[list[int]] = []
    for count in counts:
        if runs and count == runs[-1][-1] + 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _number(word: str) -> Any:
    if _means(None, word.lower()):
        return None
    return int(word) if word.lstrip("-").isdecimal() and len(word) < 10 else word


def _means(choice: Any, word: str) -> bool:
    if choice is None:
        return word in (_NOTHING, "-", "null", "none")
    return str(choice).lower() == word
