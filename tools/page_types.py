"""Writes the types of everything that travels between server and page, from the OpenAPI document.

    python tools/page_types.py

A test fails when src/tablee/web/app/api-types.d.ts is not what this writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablee.server.openapi import document

FILE = Path(__file__).parent.parent / "src/tablee/web/app/api-types.d.ts"
_HEAD = """\
// Written by tools/page_types.py from the OpenAPI document: do not edit.
"""
_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def declarations() -> str:
    """The whole file: one interface per schema."""
    schemas: dict[str, Schema] = json.loads(document())["components"]["schemas"]
    return "\n".join([_HEAD, *(interface(name, schemas[name]) for name in sorted(schemas))])


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
    FILE.write_text(declarations(), "utf-8")
