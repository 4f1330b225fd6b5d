"""What the host of the house learns of the server, and a backup on demand."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from starlette.requests import Request

from tablee.house.house import House
from tablee.server.backups import write_backup
from tablee.server.database import is_sqlite
from tablee.server.reading import caller_of
from tablee.server.settings import Settings
from tablee.server.storage import SqlStorage
from tablee.server.streams import Streams
from tablee.server.tokens import secret_of
from tablee.server.version import VERSION

FOLDER = "backups"
_KEPT = 5  # backups that were made at the desk; older ones are deleted


class LimitsShown(msgspec.Struct):
    """What one address may ask for: tables in an hour, streams at once."""

    tables: int
    streams: int


class ServerShown(msgspec.Struct):
    """How this process is doing: `healthy` while its database answers. `backup`: when the last one
    was made at the desk, in epoch seconds."""

    version: str
    healthy: bool
    database: str
    processes: int
    tables: int
    streams: int
    limits: LimitsShown
    backup: float | None


class BackupMade(msgspec.Struct):
    """A backup in the data folder of the server: its name there, and what it holds."""

    file: str
    tables: int
    events: int


async def server(request: Request) -> ServerShown:
    """The version, the health and the limits of this server, for the host."""
    house, settings = _asked_by_host(request)
    storage: SqlStorage = request.app.state.storage
    streams: Streams = request.app.state.streams
    latest = max(_backups(settings.folder), default=None)
    return ServerShown(
        VERSION,
        await storage.answers(),
        "SQLite" if is_sqlite(settings.url) else "PostgreSQL",
        settings.processes,
        len(house.rooms),
        len(streams),
        LimitsShown(settings.limits.tables, settings.limits.streams),
        None if latest is None else latest.stat().st_mtime,
    )


async def backup(request: Request) -> BackupMade:
    """Make a backup in the data folder: it holds seeds and the key of the links, so it stays
    there."""
    _house, settings = _asked_by_host(request)
    storage: SqlStorage = request.app.state.storage
    return await asyncio.to_thread(_make, storage, settings.folder)


def _make(storage: SqlStorage, folder: Path) -> BackupMade:
    """Raises BackupError if there was one within the same second."""
    (folder / FOLDER).mkdir(mode=0o700, exist_ok=True)
    name = f"tablee-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    secret = None if os.environ.get("TABLEE_SECRET") else secret_of(folder)
    contents = write_backup(storage.engine, secret, folder / FOLDER / name)
    for old in sorted(_backups(folder))[:-_KEPT]:
        old.unlink(missing_ok=True)
    return BackupMade(f"{FOLDER}/{name}", contents.tables, contents.events)


def _backups(folder: Path) -> Iterator[Path]:
    """Those that were made here; their names are in the order of time."""
    return (folder / FOLDER).glob("tablee-*.backup")


def _asked_by_host(request: Request) -> tuple[House, Settings]:
    """Raises Refused."""
    house: House = request.app.state.house
    house.check_host(caller_of(request.scope))
    return house, request.app.state.settings
