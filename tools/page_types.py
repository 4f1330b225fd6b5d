"""Writes the types of everything that travels between server and page, from the OpenAPI document:
what is the same for all games, and beside each game's board the types of its views.

    python tools/page_types.py

A test fails when web/app/api-types.d.ts or a game's page/view.d.ts is not what this writes.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

import tablee
from tablee import packages
from tablee.core.jsonio import Nothing
from tablee.server.openapi import document

_HEAD = "// Written by tools/page_types.py from the OpenAPI document: do not edit.\n"
_REF = "#/components/schemas/{name}"
_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def files() -> dict[Path, str]:
    """Every file that is to be written, with its text."""
    schemas: dict[str, Schema] = json.loads(document())["components"]["schemas"]
    views = {name: _view_schemas(name) for name in tablee.GAMES}
    shared = set.intersection(*views.values())  # such as a result
    shared.add(Nothing.__name__)
    own = {game: names - shared for game, names in views.items()}
    general = set(schemas).difference(*own.values())
    folder = Path(tablee.__file__).parent / "web/app"
    written = {folder / "api-types.d.ts": _HEAD + "\n" + _declared(schemas, general)}
    for game, names in own.items():
        package = packages.find(game)
        assert package is not None, game
        declared = _declared(schemas, names)
        used = sorted(name for name in shared if re.search(rf"\b{name}\b", declared))
        imports = f'import type {{ {", ".join(used)} }} from "/app/api-types.js";\n' if used else ""
        written[package.page / "view.d.ts"] = _HEAD + imports + "\n" + declared
    return written


def _view_schemas(game: str) -> set[str]:
    """The names of the schemas of a game's views, and of what is said of moves and movers."""
    kinds = tablee.find_game(game)
    every = [kinds.view_type, kinds.effects_type, kinds.remarks_type]
    _, components = msgspec.json.schema_components(every, ref_template=_REF)
    return set(components)


def _declared(schemas: dict[str, Schema], names: set[str]) -> str:
    """One interface per schema."""
    return "\n".join(interface(name, schemas[name]) for name in sorted(names))


def interface(name: str, schema: Schema) -> str:
    """A named object with its description.

    >>> print(interface("Move", {"properties": {"seat": {"type": "integer"}}, "required": []}))
    export interface Move {
      seat?: number;
    }
    <BLANKLINE>
    """
    about = " ".join(schema.get("description", "").split())
    comment = f"/** {about} */\n" if about else ""
    body = "".join(f"  {line};\n" for line in _fields(schema))
    others = "  [field: string]: any;\n" if schema.get("additionalProperties") is True else ""
    return f"{comment}export interface {name} {{\n{body}{others}}}\n"


def type_of(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    >>> type_of({"type": "object", "additionalProperties": {"enum": ["a", "b"]}})
    'Record<string, "a" | "b">'
    >>> type_of({"prefixItems": [{"type": "integer"}, {"type": "string"}]})
    '[number, string]'
    """
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema or "const" in schema:
        values = schema["enum"] if "enum" in schema else [schema["const"]]
        return " | ".join(json.dumps(value) for value in values)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(type_of(option) for option in schema[several]))
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    kinds = schema.get("type", "any")
    several_kinds = kinds if isinstance(kinds, list) else [kinds]
    return " | ".join(_type_of_kind(kind, schema) for kind in several_kinds)


def _type_of_kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        item = type_of(schema.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        if "properties" in schema:
            return "{ " + "; ".join(_fields(schema)) + " }"
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(kind, "any")


def _fields(schema: Schema) -> list[str]:
    required = schema.get("required", ())
    return [
        f"{name}{'' if name in required else '?'}: {type_of(field)}"
        for name, field in schema.get("properties", {}).items()
    ]


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
