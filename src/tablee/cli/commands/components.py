"""`tablee components`: check, list and add component sets, the boxes that owners transcribe."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from tablee.cli import words
from tablee.cli.app import Group, command
from tablee.cli.failures import Failure, printable
from tablee.cli.files import read_json, write_json
from tablee.cli.words import Say, speaker
from tablee.core.components import ComponentSet, find, host_folder, is_name
from tablee.core.errors import InvalidComponents
from tablee.core.options import Components
from tablee.core.registry import GAMES, find_game

_NOTES = {"name", "comment", "game"}
_FILE = click.argument(
    "file", type=click.Path(path_type=Path), metavar=words.say("cli-metavar-file")
)
_GAME = click.option(
    "--game", metavar=words.say("cli-metavar-game"), help=words.say("cli-option-game")
)


@click.command(
    "components",
    cls=Group,
    help=words.say("cli-about-components"),
    places={
        "check": (f"{__name__}:check", "cli-help-components-check"),
        "list": (f"{__name__}:list_sets", "cli-help-components-list"),
        "add": (f"{__name__}:add", "cli-help-components-add"),
    },
    invoke_without_command=True,
)
@click.pass_context
def components(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command("check", "cli-help-components-check")
@_FILE
@_GAME
@words.language_option
def check(file: Path, game: str | None, language: str) -> None:
    describe(*read_set(file, game), speaker(language))


@command("list", "cli-help-components-list")
@words.language_option
def list_sets(language: str) -> None:
    say = speaker(language)
    for game, option in games_with_components().items():
        for name in installed(game):
            found = find(game, option, name)
            where = say("cli-set-shipped") if found.shipped else found.source
            click.echo(f"{game:<10}  {name:<16}  {found.digest[:16]}  {where}")


@command("add", "cli-help-components-add")
@_FILE
@_GAME
@words.language_option
def add(file: Path, game: str | None, language: str) -> None:
    owner, found = read_set(file, game)
    if not is_name(found.name):
        raise Failure("cli-set-name", found.name)
    if found.name in installed(owner):
        raise Failure("cli-set-exists", found.name, game=owner)
    target = host_folder() / owner / f"{found.name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    write_json(target, dict(found.data))
    say = speaker(language)
    describe(owner, found, say)
    click.echo(say("cli-set-added", file=str(target)))


def read_set(file: Path, game: str | None) -> tuple[str, ComponentSet]:
    """The game that a file's component set is for, and the set, which is valid.

    Raises InvalidComponents, UnknownGame, Failure, OSError.
    """
    data = read_json(file)
    if not isinstance(data, dict):
        raise InvalidComponents("components.file", file=str(file))
    named = game or data.get("game")
    owner = guess_game(data) if named is None else str(named)
    played = {key: value for key, value in data.items() if key != "game"}
    found = ComponentSet(str(data.get("name", file.stem)), str(file), played, shipped=False)
    find_game(owner).check_components(found)
    return owner, found


def guess_game(data: Mapping[str, Any]) -> str:
    """The game whose own set looks most like this one. Raises Failure if none does."""
    likeness = {
        game: _likeness(data, find(game, option, "standard").data)
        for game, option in games_with_components().items()
    }
    best = max(likeness, key=lambda game: likeness[game])
    if not likeness[best]:
        raise Failure("cli-set-which", known=", ".join(likeness))
    return best


def describe(game: str, found: ComponentSet, say: Say) -> None:
    """Print what a set is: name, game, digest, and how many of each thing it holds."""
    click.echo(say("cli-set-valid", name=printable(found.name), game=game))
    click.echo(f"  SHA-256 {found.digest}")
    for key, value in found.data.items():
        if key not in _NOTES:
            size = len(value) if isinstance(value, list | dict) else value
            click.echo(printable(f"  {key}: {size}"))


def games_with_components() -> dict[str, str]:
    """The games that take component sets, each with the name of the option."""
    return {
        name: option.name
        for name, game in GAMES.items()
        for option in game.options
        if isinstance(option, Components)
    }


def installed(game: str) -> list[str]:
    """The names of a game's sets: those it ships, then the host's own."""
    package = Path(str(files("tablee"))) / "games" / game / "data"
    folders = (package, host_folder() / game)
    return [path.stem for folder in folders for path in sorted(folder.glob("*.json"))]


def _likeness(data: Mapping[str, Any], other: Mapping[str, Any]) -> float:
    """How many of the keys of two sets are common to both, from 0 to 1."""
    ours, theirs = data.keys() - _NOTES, other.keys() - _NOTES
    return len(ours & theirs) / len(ours | theirs)
