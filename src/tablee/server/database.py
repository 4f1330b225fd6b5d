"""Opening a database: SQLite in a file, or PostgreSQL; migrated to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from tablee.server.schema import REVISION

_MIGRATION_LOCK = 7_253_001  # any number, the same in every process


def open_database(url: str) -> Engine:
    """An engine for a database that has the newest schema. Raises SQLAlchemyError."""
    engine = _sqlite(url) if url.startswith("sqlite") else create_engine(url, pool_pre_ping=True)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # processes that start together take turns
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        if _revision(connection) != REVISION:
            _migrate(connection)
    return engine


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def _sqlite(url: str) -> Engine:
    engine = create_engine(url)
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", _begin)
    return engine


def _configure(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver does
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
