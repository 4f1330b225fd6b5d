"""Files people hand us and files we write for them."""

from __future__ import annotations

import json
import os
import secrets
import stat
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from tablee.cli.failures import Failure

if TYPE_CHECKING:
    from tablee.core.position import Position
    from tablee.core.record import Record

_MOST_BYTES = 64 << 20
_PUBLIC, _PRIVATE = 0o666, 0o600  # before the umask


def read_json(path: Path) -> Any:
    """The JSON in a file. Raises Failure for what is none, OSError for what cannot be read."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise Failure("cli-file-large", file=str(path))
    try:
        return parse_json(data)
    except (ValueError, RecursionError):
        raise Failure("cli-file-json", file=str(path)) from None


def parse_json(data: bytes) -> Any:
    """The JSON in these bytes. Raises ValueError (also for bad UTF-8, and for a number too large to
    be written again), RecursionError."""
    text = data.decode("utf-8")
    return json.loads(text, parse_constant=_no_constant, parse_float=_finite)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"too large a number: {text}")
    return number


def write_json(path: Path, data: Any, *, private: bool = False) -> None:
    """Write a file whole or not at all, even if the machine stops; `private` to its owner alone.

    Raises OSError, and Failure for what exists and is no ordinary file.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        raise Failure("cli-file-special", file=str(path))
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        _write(draft, json.dumps(data, ensure_ascii=False, indent=1), private)
        draft.replace(path)
    except OSError as error:
        error.filename = str(path)  # the draft's name would tell people nothing
        raise
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


def load_line(data: Any) -> list[Position]:
    """Every position of a record, or the one position that is given.

    Raises InvalidRecord, InvalidPosition, UnknownGame.
    """
    from tablee.core.jsonio import bad
    from tablee.core.record import Record
    from tablee.core.registry import find_game

    if not isinstance(data, dict):
        bad("$", "problem-kind", found=type(data).__name__)
    if _is_record(data):
        return list(Record.from_json(data).positions())
    if "game" not in data:
        bad("game", "problem-missing")
    return [find_game(data["game"]).from_json(data)]


def open_record(path: Path) -> Record:
    """The record in a file. Raises Failure if it is none or is sealed, InvalidRecord, OSError."""
    data = read_json(path)
    if not _is_record(data):
        raise Failure("cli-not-a-record", file=str(path))
    return _record(data, path)


def open_arena_game(path: Path, number: int) -> Record:
    """A game of the arena's file. Raises ArenaError, OSError, and like `Position.play`."""
    from tablee.arena.errors import ArenaError
    from tablee.arena.results import open_results

    results = open_results(path)
    if number not in results.games:
        raise ArenaError("arena.no_game", number, file=str(path))
    return results.plan.record(number, results.games[number])


def open_line(path: Path) -> list[Position]:
    """Every position of the record in a file, or the one it holds. Raises like `open_record`."""
    data = read_json(path)
    if _is_record(data):
        return list(_record(data, path).positions())
    return load_line(data)


def _is_record(data: Any) -> bool:
    return isinstance(data, dict) and "tablee" in data


def _record(data: Any, path: Path) -> Record:
    from tablee.core.record import Record

    record = Record.from_json(data)
    if record.seed is None and record.start is None:
        raise Failure("cli-sealed", file=str(path))
    return record


def _write(path: Path, text: str, private: bool) -> None:
    mode = _PRIVATE if private else _PUBLIC
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make a rename lasting; not every system can open a folder."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
