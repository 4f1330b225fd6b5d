"""Who plays in an arena, as a text names it."""

from __future__ import annotations

import re
from typing import NamedTuple

from tablee.bots.levels import NUMBERS, Level, levels_of
from tablee.bots.mind import Budget
from tablee.bots.plain import PLAIN

MOST_SIMULATIONS = 1_000_000
_TOP = max(NUMBERS)
_NUMBERED = ("level", "search", "plain")
_OWN = (*_NUMBERED, "random")  # the bots that come with the games
_OBJECT = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


class Contestant(NamedTuple):
    """Who plays: `level:4`; `search:500` (the top level's mind with that many simulations);
    `plain:500` (tree search that knows nothing but the rules); `random`; `cmd:./engine -x` (a
    program) or `http://host:port/` that speaks the protocol of docs/engine.md;
    `package.module:Name` (a `Mind`, or what is called with a view). `search` and `plain`
    without a number think as long as the budget says, or as much as the top level."""

    kind: str
    number: int = 0
    address: str = ""  # the command, the URL, or the module and the name in it

    @classmethod
    def parse(cls, text: str) -> Contestant:
        """The contestant that a text names. Raises ValueError.

        >>> Contestant.parse("level:4")
        Contestant(kind='level', number=4, address='')
        >>> Contestant.parse("cmd:node bot.js")
        Contestant(kind='cmd', number=0, address='node bot.js')
        """
        kind, _, rest = text.partition(":")
        if text in ("random", "search", "plain"):
            return cls(text)
        if kind in _OWN:
            return cls(kind, _number(kind, rest, text))
        if kind == "cmd" and rest.strip():
            return cls(kind, address=rest.strip())
        if kind in ("http", "https") and rest.startswith("//") and len(rest) > 2:
            return cls("http", address=text)
        if _OBJECT.fullmatch(text):
            return cls("module", address=text)
        raise ValueError(f"no contestant {text!r}")

    def __str__(self) -> str:
        if self.kind == "cmd":
            return f"cmd:{self.address}"
        return self.address or (f"{self.kind}:{self.number}" if self.number else self.kind)

    @property
    def is_own(self) -> bool:
        """Whether it is one of the bots that come with the games."""
        return self.kind in _OWN

    def level(self, game: str, seats: int) -> Level:
        """How one of our own thinks: as a level of this game, or as one that is not on the
        ladder."""
        levels = levels_of(game, seats)
        if self.kind == "level":
            return levels[self.number]
        top = levels[_TOP]
        mind = PLAIN if self.kind == "plain" else top.mind
        return Level(mind, self.number or top.simulations)

    def budget(self, game: str, seats: int, given: Budget) -> Budget:
        """What it may spend per move: its own number, else what is given, else what a level has."""
        if not self.is_own:
            return given
        if given == Budget() or (self.number and self.kind != "level"):
            return Budget(simulations=self.level(game, seats).simulations)
        return given

    def strength(self, game: str, seats: int, given: Budget) -> list[object]:
        """What it plays by; two runs that differ here are not the same run."""
        if self.kind == "random":
            return []
        budget = self.budget(game, seats, given)
        if not self.is_own:
            return [*budget]
        level = self.level(game, seats)
        return [*budget, level.blunder_rate, level.noise, str(level.mind)]


def _number(kind: str, digits: str, text: str) -> int:
    """The number of one of our own. Raises ValueError."""
    if digits.isascii() and digits.isdecimal() and len(digits) < 8:
        number = int(digits)
        most = _TOP if kind == "level" else MOST_SIMULATIONS
        if kind in _NUMBERED and 1 <= number <= most:
            return number
    raise ValueError(f"no contestant {text!r}")
