"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tablee.house.settings import HouseSettings
from tablee.server.database import sqlite_url
from tablee.server.limits import Limits
from tablee.server.mail import MailServer


@dataclass(frozen=True)
class Settings:
    """Where data is kept, where the server listens, and how its house is run."""

    folder: Path
    database: str | None = None  # a URL; None: SQLite in the folder
    host: str = "127.0.0.1"
    port: int = 8000
    limits: Limits = field(default_factory=Limits)
    house: HouseSettings = field(default_factory=HouseSettings)
    processes: int = 1  # behind one port
    metrics: bool = False  # shown to this machine
    public_urls: tuple[str, ...] = ()  # where a proxy or another machine's name leads here
    mail: MailServer | None = None  # through which people are told of their turns
    push_anywhere: bool = False  # send push messages to any address; for tests alone

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.folder)


def default_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("tablee", appauthor=False) / "server"
