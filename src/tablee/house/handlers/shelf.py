"""The games, their rules, their component sets."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tablee import texts
from tablee.bots.levels import NUMBERS
from tablee.core import components as c
from tablee.core import options as o
from tablee.core.errors import InvalidOptions, TableeError
from tablee.core.game import Game
from tablee.core.registry import GAMES, find_game, find_package
from tablee.core.rulebook import rulebook
from tablee.house import names
from tablee.house import requests as r
from tablee.house.answers import (
    Clause,
    GameShown,
    Offers,
    OptionsChecked,
    OptionShown,
    Rules,
    RulesLayer,
    SetChosen,
)
from tablee.house.services import Caller, Services
from tablee.match.commands import MESSAGES

_MOST_SEATS = 8
_ABSENCES = (60, r.USUAL_ABSENCE, 86_400, None)
_TURN_SECONDS = (None, 30, 60, 120)
_WAITS = (15, 60, 300, None)
_USUAL_LEVEL = 3


async def games(house: Services, caller: Caller, asked: r.ListGames) -> list[GameShown]:
    """The shelf."""
    return games_in(caller.language)


async def offers(house: Services, caller: Caller, asked: r.ShowOffers) -> Offers:
    """What may be chosen from at any table."""
    usual, listed = usual_offers(), house.settings.names
    return msgspec.structs.replace(
        usual,
        messages=usual.messages if listed is None else [],
        names=None if listed is None else list(listed),
        ladder=house.books is not None,
    )


def games_in(language: str) -> list[GameShown]:
    """The shelf, in a language."""
    return [_game(game, language) for game in GAMES.values()]


def usual_offers() -> Offers:
    """What every house offers."""
    return Offers(
        messages=list(MESSAGES),
        absences=list(_ABSENCES),
        absence=r.USUAL_ABSENCE,
        turn_seconds=list(_TURN_SECONDS),
        level=_USUAL_LEVEL,
        name_length=names.LONGEST,
        waits=list(_WAITS),
        names=None,
        ladder=False,
    )


async def rules(house: Services, caller: Caller, asked: r.ShowRules) -> Rules:
    """The rules of a game, layer by layer, in `language` or else the reader's."""
    language = asked.language if asked.language in texts.LANGUAGES else caller.language
    book = rulebook(find_game(asked.game), language)
    layers = [
        RulesLayer(layer.heading, [Clause(*part[:3]) for part in layer.parts])
        for layer in book.layers
    ]
    return Rules(book.title, book.language, layers)


async def components(
    house: Services, caller: Caller, asked: r.ShowComponents
) -> dict[str, dict[str, Any]]:
    """The tracks, tiles and figures a game can be played with: option, name, the set."""
    game = find_game(asked.game)
    return {
        option.name: {
            name: c.find(game.name, option.name, name).data for name in c.names(game.name)
        }
        for option in game.options
        if isinstance(option, o.Components)
    }


async def check_options(house: Services, caller: Caller, asked: r.CheckOptions) -> OptionsChecked:
    """What may be chosen beside these options. Raises InvalidOptions, InvalidComponents."""
    game = find_game(asked.game)
    return await house.thinker.run(lambda: _checked(game, asked.options))


def _checked(game: Game, options: dict[str, Any]) -> OptionsChecked:
    setup = game.prepare(options)
    choices = {
        option.name: [value for value in option.choices if _agree(game, options, option, value)]
        for option in game.options
        if isinstance(option, o.OneOf)
    }
    sets = {
        name: SetChosen(found.name, str(found.data.get("comment", "")))
        for name, found in (setup.components or {}).items()
    }
    return OptionsChecked(choices, sets)


def _agree(game: Game, options: dict[str, Any], option: o.Option, value: Any) -> bool:
    """Whether an option can have this value while the others have theirs."""
    try:
        game.prepare({**options, option.name: value})
    except InvalidOptions:
        return False
    return True


@cache
def _game(game: Game, language: str) -> GameShown:
    return GameShown(
        name=game.name,
        title=_say(game, "title", language),
        tagline=_say(game, "tagline", language),
        seats=seat_counts(game),
        options=[_option(game, option, language) for option in game.options],
        hidden=game.hidden,
        chance=game.chance,
        timed=bool(game.time_out_moves),
        levels=max(NUMBERS),
        minutes=find_package(game.name).minutes,
        solo=None if game.solo is None else dict(game.solo),
        lesson=(find_package(game.name).page / "lesson.json").is_file(),
        start_draw=game.start_draw,
    )


def seat_counts(game: Game) -> list[int]:
    """How many can play, in one variant or another."""
    found = {game.prepare(variant).seats for variant in game.variants}
    for option in game.options:
        if option.name == "seats":
            found |= {n for n in range(1, _MOST_SEATS + 1) if _playable(game, n)}
    return sorted(found)


def _playable(game: Game, seats: int) -> bool:
    try:
        return game.prepare({"seats": seats}).seats == seats
    except TableeError:
        return False


def _settled(game: Game, option: o.Flag) -> dict[str, bool]:
    """What the option comes to for each number of seats that leaves no choice."""
    found = {}
    for seats in seat_counts(game):
        wishes = ({"seats": seats, option.name: value} for value in (False, True))
        outcomes = {out for wish in wishes if (out := _outcome(game, wish, option)) is not None}
        if len(outcomes) == 1:
            found[str(seats)] = outcomes.pop()
    return found


def _outcome(game: Game, wish: dict[str, Any], option: o.Flag) -> bool | None:
    try:
        return bool(game.prepare(wish).options[option.name])
    except TableeError:
        return None


def _option(game: Game, option: o.Option, language: str) -> OptionShown:
    shown = OptionShown(
        name=option.name,
        kind=option.kind,
        title=_say(game, f"option-{option.name}", language),
        default=option.default,
    )
    if isinstance(option, o.OneOf):
        shown.choices = list(option.choices)
    if isinstance(option, o.Number):
        shown.low, shown.high, shown.optional = option.low, option.high, option.optional
    if isinstance(option, o.Flag):
        shown.settled = _settled(game, option)
    return shown


def _say(game: Game, name: str, language: str) -> str:
    return texts.say(texts.message_id(game.name, name), language)
