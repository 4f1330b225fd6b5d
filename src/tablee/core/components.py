"""Component sets: tracks, tiles and figures as data, so that the owner of a box can transcribe it.

A set is a JSON object. A game ships its own under `data/<name>.json`; a host adds more under
`components/<game>/<name>.json` in the user's data folder (or the one `TABLEE_COMPONENTS` names); a
caller may hand the object itself. Only shipped sets are stored by name: every other one is stored
whole with the table, so that an old record replays for ever.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tablee import packages
from tablee.core.errors import InvalidComponents

_NAME = re.compile(r"[A-Za-z0-9_]{1,64}")  # a file name everywhere, and never a path


class ComponentSet(NamedTuple):
    """A set as it was found: not validated yet, that is the game's."""

    name: str
    source: str  # what an error names: a file, or `options.<name>`
    data: Mapping[str, Any]
    shipped: bool

    @property
    def digest(self) -> str:
        """SHA-256 of what matters for play: the canonical JSON without name and comment."""
        played = {k: v for k, v in self.data.items() if k not in ("name", "comment")}
        text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def stored(self) -> Any:
        """What options, positions and records hold of it."""
        return self.name if self.shipped else dict(self.data)

    def bad(self, entry: str, problem: str, **words: Any) -> InvalidComponents:
        """The error for an entry of this set; `problem` is the id of a `problem-…` message."""
        return InvalidComponents(
            "components.entry", file=self.source, entry=entry, problem=problem, **words
        )


def find(game: str, option: str, value: str | Mapping[str, Any]) -> ComponentSet:
    """The set that an option's value names or is. Raises InvalidComponents."""
    if not isinstance(value, str):
        name = value.get("name", "custom")
        return ComponentSet(str(name), f"options.{option}", value, shipped=False)
    if is_name(value):
        shipped = _shipped(game, value)
        if shipped is not None:
            return ComponentSet(value, shipped.name, read_file(shipped), shipped=True)
        added = host_folder() / game / f"{value}.json"
        if added.is_file():
            data = {**read_file(added), "name": value}
            return ComponentSet(value, str(added), data, shipped=False)
    raise InvalidComponents("components.unknown", value, option=option)


def names(game: str) -> list[str]:
    """The sets that a game ships and those that the host added."""
    package = packages.find(game)
    folders = ([package.data] if package else []) + [host_folder() / game]
    found = [path.stem for folder in folders for path in sorted(folder.glob("*.json"))]
    return [name for name in dict.fromkeys(found) if is_name(name)]


def _shipped(game: str, name: str) -> Path | None:
    package = packages.find(game)
    file = package.data / f"{name}.json" if package else None
    return file if file is not None and file.is_file() else None


def is_name(text: str) -> bool:
    """Whether a set can have this name."""
    return _NAME.fullmatch(text) is not None


def read_file(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises InvalidComponents."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise InvalidComponents("components.file", file=str(path)) from None
    if not isinstance(data, dict):
        raise InvalidComponents("components.file", file=str(path))
    return data


def host_folder() -> Path:
    """Where a host's own sets lie, one folder a game."""
    if "TABLEE_COMPONENTS" in os.environ:
        return Path(os.environ["TABLEE_COMPONENTS"])
    import platformdirs

    return Path(platformdirs.user_data_dir("tablee", appauthor=False)) / "components"
