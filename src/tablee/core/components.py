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
_LONGEST = {"name": 64, "comment": 2_000}  # characters of what a set says about itself
_LARGEST = 65_536  # characters of a whole set as JSON; a box of 57 tiles takes 2,500


class ComponentSet(NamedTuple):
    """A set as it was found: not validated yet, that is the game's."""

    name: str
    source: str  # what an error names: a file, or `options.<name>`
    data: Mapping[str, Any]
    shipped: bool

    @property
    def played(self) -> dict[str, Any]:
        """What matters for play: everything but name and comment."""
        return {key: value for key, value in self.data.items() if key not in _LONGEST}

    @property
    def digest(self) -> str:
        """SHA-256 of what matters for play, as canonical JSON."""
        return hashlib.sha256(_canonical(self.played).encode()).hexdigest()

    @property
    def reference(self) -> str:
        """What stands for it where it has been sent, or can be asked for: no name reads so."""
        return self.name if self.shipped else f"sha256:{self.digest}"

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
        found = ComponentSet(str(value.get("name", "custom")), f"options.{option}", value, False)
        return _check_size(found)
    if is_name(value):
        shipped = _shipped(game, value)
        if shipped is not None:
            return ComponentSet(value, shipped.name, read_file(shipped), shipped=True)
        added = host_folder() / game / f"{value}.json"
        if added.is_file():
            data = {**read_file(added), "name": value}
            return _check_size(ComponentSet(value, str(added), data, shipped=False))
    raise InvalidComponents("components.unknown", value, option=option)


def _check_size(found: ComponentSet) -> ComponentSet:
    """The set, unless it says too much about itself or is too large to be any box. Raises
    InvalidComponents."""
    for key, most in _LONGEST.items():
        text = found.data.get(key, "")
        if not isinstance(text, str) or len(text) > most:
            raise found.bad(key, "problem-expected", expected=f'"..." (0-{most})')
    try:
        size = len(_canonical(found.played))
        _canonical(found.data).encode()
    except (RecursionError, TypeError, UnicodeEncodeError):  # nested without end, or no JSON at all
        raise found.bad("$", "problem-value") from None
    if size > _LARGEST:
        raise found.bad("$", "problem-large", most=_LARGEST)
    return found


def _canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


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
    """Where a host's own sets lie, one folder per game."""
    if "TABLEE_COMPONENTS" in os.environ:
        return Path(os.environ["TABLEE_COMPONENTS"])
    import platformdirs

    return Path(platformdirs.user_data_dir("tablee", appauthor=False)) / "components"
