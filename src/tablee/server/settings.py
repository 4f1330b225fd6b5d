"""How a host wants its server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tablee.server.database import sqlite_url
from tablee.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """Where things are kept and where it listens."""

    folder: Path
    database: str | None = None  # a URL; None: SQLite in the folder
    host: str = "127.0.0.1"
    port: int = 8000
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 365  # a table where nothing happens for so long is deleted; 0: never

    @property
    def url(self) -> str:
        """The database."""
        return self.database or sqlite_url(self.folder)


def default_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("tablee", appauthor=False) / "server"
