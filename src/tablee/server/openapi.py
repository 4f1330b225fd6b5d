"""The OpenAPI document, generated from the routes and their types."""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any

import msgspec

from tablee.api.routes import Route
from tablee.core import options
from tablee.core.registry import GAMES
from tablee.house.desk.rules import HouseNews
from tablee.house.hall.answers import OwnTable
from tablee.house.handlers import HANDLERS
from tablee.house.programs import answers as pa
from tablee.server import types as t
from tablee.server.routes import ROUTES
from tablee.server.version import VERSION

_REF = "#/components/schemas/{name}"
_EVENTS = (
    "Server-Sent Events: `snapshot`, the newest of each table, and `unknown` for a table that does "
    "not exist (none does: 404) or was deleted; `house` (`HouseNews`), what the host has to say to "
    "everybody; the header Last-Event-ID resumes; `Authorization: Bearer` takes "
    "several tokens."
)
_HALL_EVENTS = (
    "Server-Sent Events: `hall`, what `/api/hall` shows first, whenever it changes, of one game or "
    "of all; `own` (`OwnTable`), whose turn it is at the tables named, with a token of each; and "
    "`house`, as at tables."
)
_PROGRAM_EVENTS = (
    "Server-Sent Events for a program, by its token, while it is ready to play these games: "
    "`challenge` (`Challenged`) and `withdrawn` (`Withdrawn`), `start` (`GameStarted`), `turn` "
    "(`TurnCame`), `over` (`GameOver`)."
)
_TOLD = (
    *(HouseNews, OwnTable),
    *(pa.Challenged, pa.Withdrawn, pa.GameStarted, pa.TurnCame, pa.GameOver),
)
_NUMBERS = {
    "seat": {"type": "integer", "minimum": 1, "maximum": 8},
    "player": {"type": "integer", "minimum": 1, "maximum": 100},
}


@cache
def document() -> bytes:
    """The document as JSON."""
    kinds = [route.gives for route in ROUTES if not isinstance(route.gives, str)]
    kinds += [kind for kind in map(body_of, ROUTES) if kind is not None]
    for game in GAMES.values():
        kinds += [game.effects_type, game.remarks_type]
    views = [game.view_type for game in GAMES.values()]
    found, components = msgspec.json.schema_components(
        [*kinds, t.Failure, *_TOLD, *views], ref_template=_REF
    )
    _describe_views(components, list(found)[-len(views) :])
    for game in GAMES.values():
        own = components[game.view_type.__name__]
        own["properties"]["options"] = options.schema(game.options)
    for route in ROUTES:
        _leave_out_path(components, route)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    paths["/api/events"] = {"get": _stream("events", _EVENTS, ("tables",))}
    paths["/api/hall/events"] = {"get": _stream("hall_events", _HALL_EVENTS, ("game", "tables"))}
    paths["/api/programs/events"] = {"get": _stream("program_events", _PROGRAM_EVENTS, ("games",))}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tablée", "version": VERSION},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
            "security": [{}, {"seat": []}],
        }
    )


def _describe_views(components: dict[str, Any], games: list[dict[str, Any]]) -> None:
    """What stands for a view in an answer is a view of one of the installed games."""
    every = [components[game["$ref"].rpartition("/")[2]] for game in games]
    shared = [name for name in every[0]["properties"] if all(name in g["required"] for g in every)]
    components["View"] = {
        "description": "A position as a seat may see it, in whichever game is played.",
        "type": "object",
        "properties": {name: every[0]["properties"][name] for name in shared},
        "required": shared,
        "additionalProperties": True,
        "anyOf": games,
    }
    view = {"$ref": _REF.format(name="View")}
    components["Shown"]["properties"]["views"]["additionalProperties"] = view
    components["Replayed"]["properties"]["positions"]["items"] = view


def body_of(route: Route) -> type[msgspec.Struct] | None:
    """The request whose fields make up the body of a POST; None for a GET."""
    asked = route.answered_by if route.body is None else route.body
    return asked if isinstance(asked, type) and route.method == "POST" else None


def _leave_out_path(components: dict[str, Any], route: Route) -> None:
    """Leave what is in the path out of the body."""
    body = body_of(route)
    if body is None:
        return
    schema = components[body.__name__]
    for name in _named(route.path):
        del schema["properties"][name]
        schema["required"].remove(name)


def _named(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def _operation(route: Route) -> dict[str, Any]:
    asked = route.answered_by
    handler = HANDLERS[asked] if isinstance(asked, type) else asked
    operation: dict[str, Any] = {
        "summary": " ".join((inspect.getdoc(handler) or "").split()),
        "operationId": handler.__name__,
        "parameters": _parameters(route),
        "responses": {"200": _answer(route.gives), "default": _refusal()},
    }
    body = body_of(route)
    if body is not None:
        content = {"application/json": {"schema": _schema(body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": _NUMBERS.get(name, {"type": "string"}),
        }
        for name in _named(route.path)
    ]
    return found + [
        {"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query
    ]


def _answer(gives: Any) -> dict[str, Any]:
    """A response of this type; a text is the media type of a file."""
    if isinstance(gives, str):
        return {"description": "A file", "content": {gives: {"schema": {"type": "string"}}}}
    about = " ".join((inspect.getdoc(gives) or "").split()) if _is_struct(gives) else "Found"
    return {"description": about, "content": {"application/json": {"schema": _schema(gives)}}}


def _refusal() -> dict[str, Any]:
    return {
        "description": "Refused, in the language of Accept-Language",
        "content": {"application/json": {"schema": _schema(t.Failure)}},
    }


def _schema(kind: Any) -> Any:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _stream(name: str, summary: str, query: tuple[str, ...]) -> dict[str, Any]:
    """An event stream, which is not a route like the others."""
    return {
        "summary": summary,
        "operationId": name,
        "parameters": [
            {"name": field, "in": "query", "schema": {"type": "string"}} for field in query
        ],
        "responses": {
            "200": {
                "description": "A stream without an end",
                "content": {"text/event-stream": {"schema": {"type": "string"}}},
            },
            "default": _refusal(),
        },
    }
