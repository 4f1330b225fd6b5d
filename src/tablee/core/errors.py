"""Every error a caller may meet.

    TableeError
    |-- UnknownGame         no game of that name
    |-- BrokenGame          an installed game that cannot be loaded, or two; names distributions
    |-- InvalidOptions      an option does not exist or does not take that value
    |-- InvalidSeed         not 32 bytes
    |-- InvalidMove         not the spelling of a move
    |-- IllegalMove         a move's spelling, but the rules forbid it here
    |-- InvalidPosition     not the JSON of a position; names the field
    |-- InvalidRecord       not the JSON of a record, or it does not replay; names the field
    |-- InvalidComponents   a component set that cannot be played with; names file and entry
    |-- NoSpace             a game without numbers for its moves
    `-- KernelFault         a kernel was given what is no position, and was stopped

Each has a stable `code` for programs, the offending `value`, and a Fluent `message_id` with
`details` for people. `str(error)` is its English message. Nothing in an error reveals what a player
may not know.
"""

from __future__ import annotations

from typing import Any

from tablee import texts


class TableeError(Exception):
    """The base: `code`, `value`, `message_id`, `details`."""

    def __init__(self, code: str, value: object = None, **details: Any) -> None:
        super().__init__(code, value, details)
        self.code = code
        self.value = value
        self.details = details

    @property
    def message_id(self) -> str:
        """The Fluent message that words this error."""
        part, _, name = self.code.partition(".")
        return texts.message_id(part, name) if name else part

    @property
    def clause(self) -> str | None:
        """The clause of the game's RULES.en.md that forbids it, where one does."""
        clause = self.details.get("clause")
        return None if clause is None else str(clause)

    def message(self, language: str = "en") -> str:
        """The error in a reader's language."""
        shown = "" if self.value is None else str(self.value)[:80]
        words = {**self.details, "value": shown}
        reason = words.get("reason")
        if isinstance(reason, TableeError):
            words["reason"] = reason.message(language)
        problem = words.get("problem")
        if problem is not None:  # a problem is itself a message
            words["problem"] = texts.say(problem, language, **words)
        return texts.say(self.message_id, language, **words)

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The one JSON shape of errors."""
        return {"code": self.code, "message": self.message(language), "clause": self.clause}

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.value, self.details)


class UnknownGame(TableeError):
    """No game of that name."""


class BrokenGame(TableeError):
    """An installed game that cannot be loaded, or that several distributions have; `details` hold
    `distribution` and `reason`."""


class InvalidOptions(TableeError):
    """An option does not exist or does not take that value; `details["option"]` names it."""


class InvalidSeed(TableeError):
    """Not a seed of 32 bytes."""


class InvalidMove(TableeError):
    """Not the spelling of a move of this game."""


class IllegalMove(TableeError):
    """The spelling of a move that the rules forbid here; `code` and `clause` say why."""


class _InvalidField(TableeError):
    """Something is wrong in a JSON document; `field` says where."""

    @property
    def field(self) -> str:
        """The path of the field, such as `rows[3]`; `$` for the whole document."""
        return str(self.details["field"])


class InvalidPosition(_InvalidField):
    """Not the JSON of a position; `field` names where."""


class InvalidRecord(_InvalidField):
    """Not the JSON of a record, or one that does not replay; `field` names where."""


class InvalidComponents(TableeError):
    """A component set that cannot be played with; `details` hold `file`, `entry` and `problem`."""


class NoSpace(TableeError):
    """A game whose moves have no numbers and whose views are no tensors."""


class KernelFault(TableeError):
    """A kernel left its memory, divided by zero or was given what does not fit; `value` names it.
    Whoever called may go on."""


def _rebuild(
    kind: type[TableeError], code: str, value: object, details: dict[str, Any]
) -> TableeError:
    return kind(code, value, **details)
