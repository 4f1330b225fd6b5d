"""`python -m tablee.testing schemas [GAME...]` rewrites `docs/schemas/<game>.json`: the JSON Schema
of a game's views, made of its `view_type`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tablee.core import options
from tablee.core.game import Game


def view_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a game's views."""
    schema = msgspec.json.schema(game.view_type)
    own = schema["$defs"][game.view_type.__name__]
    own["properties"]["options"] = options.schema(game.options)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def schema_path(folder: Path, game: Game) -> Path:
    """Where the schema is written down, below the folder of the documents."""
    return folder / "schemas" / f"{game.name}.json"


def write_schema(game: Game, folder: Path) -> None:
    """Write a game's schema again."""
    path = schema_path(folder, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(view_schema(game), indent=2) + "\n", encoding="utf-8")


def check_schema(game: Game, folder: Path) -> None:
    """The schema is written down as the game's type says."""
    path = schema_path(folder, game)
    assert json.loads(path.read_text(encoding="utf-8")) == view_schema(game), path
