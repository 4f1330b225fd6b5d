"""The OpenAPI document, made of the routes and their types."""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any

import msgspec

from tablee.server import types as t
from tablee.server.routes import ROUTES, Route
from tablee.server.version import VERSION

_REF = "#/components/schemas/{name}"
_SEAT = {"type": "integer", "minimum": 1, "maximum": 8}


@cache
def document() -> bytes:
    """The document as JSON."""
    kinds = [kind for route in ROUTES for kind in (route.gives, route.takes) if kind is not None]
    _, components = msgspec.json.schema_components([*kinds, t.Failure], ref_template=_REF)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    paths["/api/events"] = {"get": _events()}
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


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": " ".join((inspect.getdoc(route.handler) or "").split()),
        "operationId": route.handler.__name__,
        "parameters": _parameters(route),
        "responses": {"200": _answer(route.gives), "default": _refusal()},
    }
    if route.takes is not None:
        body = {"schema": _schema(route.takes)}
        operation["requestBody"] = {"required": True, "content": {"application/json": body}}
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": _SEAT if name == "seat" else {"type": "string"},
        }
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    return found + [
        {"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query
    ]


def _answer(gives: Any) -> dict[str, Any]:
    """An answer of this type; None: a drawing."""
    if gives is None:
        drawing = {"image/svg+xml": {"schema": {"type": "string"}}}
        return {"description": "A drawing", "content": drawing}
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


def _events() -> dict[str, Any]:
    """The stream, which is no route like the others."""
    return {
        "summary": "Server-Sent Events `snapshot`, the newest of each table; the header "
        "Last-Event-ID resumes; `Authorization: Bearer` takes several tokens.",
        "operationId": "events",
        "parameters": [{"name": "tables", "in": "query", "schema": {"type": "string"}}],
        "responses": {
            "200": {
                "description": "A stream without an end",
                "content": {"text/event-stream": {"schema": {"type": "string"}}},
            },
            "default": _refusal(),
        },
    }
