"""From a path's fields, a query or a body to a request of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tablee.api.failures import HttpError
from tablee.core.errors import InvalidRecord
from tablee.core.jsonio import read
from tablee.house.errors import InvalidRequest

T = TypeVar("T", bound=msgspec.Struct)


def from_query(kind: type[T], named: Mapping[str, str], query: Mapping[str, str]) -> T:
    """The request that a GET stands for: its fields are those that the path names, and come from
    the query. Raises InvalidRequest."""
    fields = {name: it for name, it in query.items() if name in kind.__struct_fields__}
    return parse(fields | _path(named), kind)


def from_body(kind: type[T], named: Mapping[str, str], raw: bytes) -> T:
    """The request that a POST stands for: its other fields come from the body, as JSON. Raises
    HttpError, InvalidRequest."""
    path, body = _path(named), decode(raw)
    if not isinstance(body, dict):
        found = "Expected object"
        raise InvalidRequest("request.field", field="$", problem="problem-kind", found=found)
    for name in path.keys() & body.keys():
        raise InvalidRequest("request.field", field=name, problem="problem-unknown")
    return parse(body | path, kind)


def decode(raw: bytes) -> Any:
    """Decode JSON. Raises HttpError."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise HttpError("server.json") from None


def parse(data: Any, kind: type[T]) -> T:
    """Convert data to a request. Raises InvalidRequest, which names the field."""
    try:
        return read(kind, data, InvalidRecord)
    except InvalidRecord as error:
        raise InvalidRequest("request.field", **error.details) from None


def _path(named: Mapping[str, str]) -> dict[str, Any]:
    """The fields that the path names; a seat and a player are numbers."""
    fields: dict[str, Any] = dict(named)
    for name in ("seat", "player"):
        text = str(fields.get(name, ""))
        if text.isascii() and text.isdecimal() and len(text) < 10:
            fields[name] = int(text)
    return fields
