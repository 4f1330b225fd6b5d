"""Which language the command line speaks, and how it describes a command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import click

from tablee import texts
from tablee.cli.failures import Failure

#: `say(message_id, **words)`: a message in the reader's language.
Say = Callable[..., str]

_Command = TypeVar("_Command", bound=Callable[..., Any])
_CHOSEN = "tablee.language"


def speaker(language: str | None = None) -> Say:
    """Whoever speaks this language, or the one the user's locale asks for."""
    return partial(texts.say, language=language or texts.preferred())


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language that a command line names: help is worded before options are read.

    >>> asked_for(["play", "--help", "--language", "de"]), asked_for(["--language=en"])
    ('de', 'en')
    """
    for number, word in enumerate(arguments, 1):
        name, given, value = word.partition("=")
        if name == "--language":
            wanted = value if given else " ".join(arguments[number : number + 1])
            return wanted if wanted in texts.LANGUAGES else None
    return None


#: Speaks the language of this command line, or the locale's: for help texts, worded when a command
#: is loaded.
say: Say = speaker(asked_for(sys.argv[1:]))


def language_of(context: click.Context) -> str:
    """The language chosen on this command line."""
    chosen: str | None = context.meta.get(_CHOSEN)
    return chosen or texts.preferred()


def language_option(command: _Command) -> _Command:
    """Give a command `--language`; without it, it receives the one of the locale."""
    decorate = click.option(
        "--language",
        metavar="|".join(texts.LANGUAGES),
        is_eager=True,
        callback=_choose,
        help=say("cli-option-language"),
    )
    return decorate(command)


def game_text(say: Say, game: str, name: str) -> str:
    """A text of a game, such as its `title` or `reason-board_full`."""
    return say(texts.message_id(game, name))


def seat_list(say: Say, seats: tuple[int, ...]) -> str:
    """Seats in words: «1», «1 et 3»."""
    head, last = seats[:-1], seats[-1]
    if not head:
        return str(last)
    return say("cli-and", first=", ".join(map(str, head)), last=str(last))


def _choose(context: click.Context, _option: click.Parameter, language: str | None) -> str:
    if language is not None:
        if language not in texts.LANGUAGES:
            raise Failure("cli-bad-value", name="--language", expected=" | ".join(texts.LANGUAGES))
        context.meta[_CHOSEN] = language
    return language_of(context)
