"""`python -m tablee.testing goldens [GAME...]` rewrites the playthroughs
`tests/goldens/<game>/*.txt`.

A golden is a whole random game a person can read: every move with the number of choices there were,
and what it changed in the position. A change in a golden is a change of the rules, and is reviewed
as one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tablee.core.game import Game
from tablee.core.position import Position
from tablee.testing.players import random_game

#: Long matches, and games that need not end, are cut here: the golden says so.
MOST_PLIES = 250


def golden_path(folder: Path, game: Game, options: Mapping[str, Any]) -> Path:
    """Where the playthrough of a variant is, below the folder of the tests."""
    words = [f"{k}-{_short(v)}" for k, v in options.items()] or ["default"]
    name = re.sub(r"[^a-z0-9-]+", "_", "-".join(words).lower())
    return folder / "goldens" / game.name / f"{name}.txt"


def playthrough(game: Game, options: Mapping[str, Any]) -> str:
    """A whole game as text."""
    return "\n".join(_lines(game, options)) + "\n"


def _lines(game: Game, options: Mapping[str, Any]) -> Iterator[str]:
    yield f"{game.name} {json.dumps(dict(options))}"
    before: Position | None = None
    for position in random_game(game, options, 1, MOST_PLIES):
        if before is not None:
            move = position.moves()[-1]
            yield ""
            yield f"{position.ply}. seat {before.turn}: {move}   ({_choices(before)})"
        yield from _changes(before, position)
        before = position
    if before is not None and before.turn is not None:
        yield ""
        yield "cut here"


def _choices(position: Position) -> str:
    legal = position.legal()
    shown = " ".join(legal[:6]) + (" ..." if len(legal) > 6 else "")
    return f"{len(legal)} legal: {shown}"


def _changes(before: Position | None, position: Position) -> Iterator[str]:
    """What the last move changed, entry by entry; everything at the start."""
    old = {} if before is None else _entries(before.to_json())
    new = _entries(position.to_json())
    for name, value in new.items():
        if name not in ("ply", "game", "options") and old.get(name, ...) != value:
            yield f"   {name}: {json.dumps(value)}"
    gone = [name for name in old if name not in new and name.partition(".")[0] not in new]
    if gone:
        yield f"   gone: {' '.join(gone)}"


def _entries(document: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a position; of those that are objects, each entry: `racks.1`."""
    entries: dict[str, Any] = {}
    for field, value in document.items():
        inner = value.items() if isinstance(value, dict) and field != "options" else ()
        entries.update({f"{field}.{key}": entry for key, entry in inner} or {field: value})
    return entries


def _short(value: Any) -> str:
    return "custom" if isinstance(value, Mapping) else str(value)


def write_goldens(game: Game, folder: Path) -> None:
    """Rewrite a game's playthroughs."""
    for options in game.variants:
        path = golden_path(folder, game, options)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(game, options), encoding="utf-8")


def check_golden(game: Game, options: Mapping[str, Any], folder: Path) -> None:
    """A variant's playthrough is what its golden says."""
    path = golden_path(folder, game, options)
    assert playthrough(game, options) == path.read_text(encoding="utf-8"), path
