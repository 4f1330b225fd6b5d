"""Reading JSON documents into typed structures, with errors that name the field."""

from __future__ import annotations

import re
from typing import Any, NoReturn, TypeVar

import msgspec

from tablee.core.errors import InvalidPosition, InvalidRecord

T = TypeVar("T")

_AT = re.compile(r" - at `(?:key in )?\$?\.?(.*?)`$")
_MISSING = re.compile(r"missing required field `(.+?)`")
_UNKNOWN = re.compile(r"unknown field `(.*?)`")


class ResultJson(msgspec.Struct, forbid_unknown_fields=True):
    """`result` of a position or record."""

    winners: list[int]
    reason: str
    scores: dict[str, int]


class PositionJson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The common part of a position; a game extends it with its own fields."""

    game: str
    options: dict[str, Any]
    turn: int | None
    ply: int
    result: ResultJson | None
    seed: str | None = None


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An object without fields."""


def view_of(kind: type[PositionJson], **shown: Any) -> type[msgspec.Struct]:
    """The type of the views of these positions: without the seed, and with these fields of another
    type than there (a count for a pile), or added."""
    known_to_all = msgspec.structs.fields(PositionJson)  # first, as in the documents
    own = msgspec.structs.fields(kind)
    whole = {field.name: field for field in (*known_to_all, *own) if field.name != "seed"}
    fields: list[Any] = []
    for name in dict.fromkeys([*whole, *shown]):
        known = whole.get(name)
        default = msgspec.NODEFAULT if known is None else known.default
        wanted = shown.get(name, Any if known is None else known.type)
        fields.append((name, wanted) if default is msgspec.NODEFAULT else (name, wanted, default))
    described = {"__doc__": f"What a seat may know of a position; see {kind.__name__}."}
    return msgspec.defstruct(
        kind.__name__.removesuffix("Json") + "View",
        fields,
        namespace=described,
        module=kind.__module__,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def read(kind: type[T], data: object, error: type[InvalidPosition] | type[InvalidRecord]) -> T:
    """`data` as a structure of that kind. Raises the error, naming the field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        field, words = _locate(str(problem))
        raise error(_CODES[error], field=field, **words) from None
    except UnicodeEncodeError:  # half of a surrogate pair: no text that could be written
        raise error(_CODES[error], field="$", problem="problem-value") from None


def bad(field: str, problem: str, **words: Any) -> NoReturn:
    """Refuse a position because of this field; `problem` is the id of a `problem-…` message."""
    raise InvalidPosition(_CODES[InvalidPosition], field=field, problem=problem, **words)


def check(condition: bool, field: str, problem: str, **words: Any) -> None:
    """Refuse a position because of this field unless the condition holds."""
    if not condition:
        bad(field, problem, **words)


_CODES: dict[type, str] = {
    InvalidPosition: "position.field",
    InvalidRecord: "record.field",
}


def _locate(message: str) -> tuple[str, dict[str, str]]:
    """The field that msgspec's message is about, and our words for what is wrong with it."""
    at = _AT.search(message)
    path = at.group(1) if at else ""
    for pattern, problem in ((_MISSING, "problem-missing"), (_UNKNOWN, "problem-unknown")):
        named = pattern.search(message)
        if named:
            return f"{path}.{named.group(1)}".strip(".") or "$", {"problem": problem}
    found = re.sub(r" - at `.*`$", "", message).replace("`", "")
    return path or "$", {"problem": "problem-kind", "found": found}
