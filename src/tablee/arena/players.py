"""What asks a contestant for its move: with the view of its seat, and nothing else."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from tablee.arena.contestant import Contestant
from tablee.arena.errors import ArenaError, Forfeit
from tablee.arena.outside import Channel, open_channel
from tablee.arena.terms import Terms, Watch
from tablee.bots.mind import Budget, Mind
from tablee.core.errors import TableeError
from tablee.core.position import Position
from tablee.core.rng import below, generator


class Chosen(NamedTuple):
    """A legal action, and what its mover thinks the game is worth to it (0 to 1), if it says."""

    action: int
    value: float | None = None


class Player(Protocol):
    """A contestant in this process."""

    def choose(self, position: Position, chance: int, terms: Terms, watch: Watch) -> Chosen:
        """A move for the seat to move; `chance` is the seed of whatever is random in it. Raises
        Forfeit, and ArenaError where the contestant cannot be had at all."""
        ...


@cache
def player_of(contestant: Contestant) -> Player:
    """The player for a contestant; programs and connections last as long as this process."""
    if contestant.kind == "module":
        return Guest(load(contestant.address))
    if contestant.is_own:
        return Own(contestant)
    return Outsider(open_channel(contestant))


class Own:
    """One of the bots that come with the games."""

    def __init__(self, contestant: Contestant) -> None:
        self._contestant = contestant

    def choose(self, position: Position, chance: int, terms: Terms, watch: Watch) -> Chosen:
        """By the mind of its level."""
        actions, rng = position.actions(), generator(chance)
        if self._contestant.kind == "random":
            return Chosen(actions[below(rng, len(actions))])
        game, seats = position.game, position.setup.seats
        level = self._contestant.level(game.name, seats)
        budget = self._contestant.budget(game.name, seats, watch.budget())
        result = level.mind.search(game.from_view(position.view(position.turn)), budget, rng)
        return Chosen(level.pick(result, actions, rng), result.value[position.turn or 0])


class Outsider:
    """A program that speaks the protocol of docs/engine.md."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def choose(self, position: Position, chance: int, terms: Terms, watch: Watch) -> Chosen:
        """By asking it, once."""
        answer = self._channel.ask(_request(position, chance, terms, watch), watch.seconds())
        try:
            found = answer["ok"]
            value = found.get("value", {}).get(str(position.turn))
            return _legal(position, found["move"], float(value) if value is not None else None)
        except (LookupError, TypeError, ValueError, AttributeError):
            raise Forfeit("crash") from None


def _request(position: Position, chance: int, terms: Terms, watch: Watch) -> dict[str, Any]:
    """What an outside program is asked. A seed is small enough for any language's integers."""
    request: dict[str, Any] = {
        "cmd": "choose",
        "view": position.view(position.turn),
        "legal": list(position.legal()),
        "seed": chance & (1 << 31) - 1,
    }
    if watch.left is not None and terms.clock is not None:
        request["clock"] = {"ms": round(watch.left), "increment": terms.clock.increment}
    if terms.budget.ms is not None:
        request["ms"] = terms.budget.ms
    if terms.budget.simulations is not None:
        request["simulations"] = terms.budget.simulations
    return request


class Guest:
    """A Python object from elsewhere: a `Mind`, or what returns a move when called with a view and
    those of `legal`, `ms`, `clock`, `simulations` and `seed` that it takes."""

    def __init__(self, thing: Mind | Callable[..., Any]) -> None:
        self._thing = thing
        taken = inspect.signature(thing).parameters.values() if callable(thing) else ()
        self._takes = {p.name for p in taken if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD)}
        self._takes_all = any(p.kind is p.VAR_KEYWORD for p in taken)

    def choose(self, position: Position, chance: int, terms: Terms, watch: Watch) -> Chosen:
        """By calling it; whatever it raises loses it the game."""
        try:
            if isinstance(self._thing, Mind):
                return self._search(self._thing, position, chance, watch.budget())
            words = _request(position, chance, terms, watch)
            words.pop("cmd")
            view = words.pop("view")
            given = {k: v for k, v in words.items() if self._takes_all or k in self._takes}
            move = self._thing(view, **given)
        except Exception:
            raise Forfeit("crash") from None
        return _legal(position, move)

    def _search(self, mind: Mind, position: Position, chance: int, budget: Budget) -> Chosen:
        known = position.game.from_view(position.view(position.turn))
        result = mind.search(known, budget, generator(chance))
        return Chosen(result.moves[0].action, result.value.get(position.turn or 0))


def load(address: str) -> Mind | Callable[..., Any]:
    """What `package.module:Name` names, an instance of it if it is a class. Raises ArenaError."""
    module, _, name = address.partition(":")
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        thing: Any = found() if isinstance(found, type) else found
        if isinstance(thing, Mind):
            return thing
        if callable(thing):
            return cast("Callable[..., Any]", thing)
        problem = "neither a Mind nor callable"
    except Exception as error:  # whatever happens in somebody's module
        problem = f"{type(error).__name__}: {error}"
    raise ArenaError("arena.start", address, reason=problem)


def _legal(position: Position, move: Any, value: float | None = None) -> Chosen:
    """A move that came from elsewhere. Raises Forfeit."""
    try:
        action = position.action(move)
    except TableeError:
        raise Forfeit("illegal") from None
    if action not in position.actions():
        raise Forfeit("illegal")
    return Chosen(action, value)
