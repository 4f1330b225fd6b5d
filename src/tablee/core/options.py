"""What a table agrees on before play, as data: who asks for it asks generically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tablee.core.errors import InvalidOptions


@dataclass(frozen=True)
class Option:
    """A named choice with a default; subclasses say which values it takes."""

    kind: ClassVar[str]  # what a form makes of it
    name: str
    default: Any

    def accepts(self, value: object) -> bool:
        """Whether the option takes this value."""
        raise NotImplementedError

    def expected(self) -> str:
        """The values it takes, in a few symbols that need no translation."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The values it takes, as a JSON Schema."""
        raise NotImplementedError


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    kind = "flag"
    default: bool = False

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def expected(self) -> str:
        return "true | false"

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `low` to `high`; `optional` also takes null."""

    kind = "number"
    default: int | None
    low: int
    high: int
    optional: bool = False

    def accepts(self, value: object) -> bool:
        if value is None:
            return self.optional
        return type(value) is int and self.low <= value <= self.high

    def expected(self) -> str:
        return f"{self.low}-{self.high}" + (" | null" if self.optional else "")

    def schema(self) -> dict[str, Any]:
        kind = ["integer", "null"] if self.optional else "integer"
        return {"type": kind, "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class OneOf(Option):
    """One of a few values; None among them means «let the game choose»."""

    kind = "choice"
    choices: Sequence[Any] = ()

    def accepts(self, value: object) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def expected(self) -> str:
        return " | ".join("null" if c is None else str(c) for c in self.choices)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices)}


@dataclass(frozen=True)
class Components(Option):
    """A component set: the name of one that is installed, or its data."""

    kind = "components"
    default: Any = "standard"

    def accepts(self, value: object) -> bool:
        return isinstance(value, str | Mapping)

    def expected(self) -> str:
        return "name | {...}"

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "object"]}


def schema(declared: Sequence[Option]) -> dict[str, Any]:
    """Resolved options as a JSON Schema."""
    return {
        "type": "object",
        "properties": {option.name: option.schema() for option in declared},
        "required": [option.name for option in declared],
        "additionalProperties": False,
    }


def resolve(declared: Sequence[Option], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every declared option with its value, in declared order. Raises InvalidOptions."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise InvalidOptions("options.kind", given, option="$")
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            raise InvalidOptions(
                "options.unknown", name, option=str(name), expected=", ".join(by_name)
            )
    resolved: dict[str, Any] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if not option.accepts(value):
            raise InvalidOptions(
                "options.value", value, option=option.name, expected=option.expected()
            )
        resolved[option.name] = value
    return resolved
