"""Opening a database: SQLite in a file, or PostgreSQL; migrated to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text

from tablee.server.failures import CannotStart
from tablee.server.files import make_private
from tablee.server.schema import REVISION

_MIGRATION_LOCK = 7_253_001  # any number, the same in every process


def open_database(url: str) -> Engine:
    """An engine for a database that has the newest schema. Raises SQLAlchemyError, CannotStart."""
    try:
        engine = _sqlite(url) if is_sqlite(url) else create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise CannotStart("server.no_driver", error.name) from None
    try:
        _bring_up_to_date(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _bring_up_to_date(engine: Engine) -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # processes that start together take turns
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        revision = _revision(connection)
        if revision is not None and revision > REVISION:
            raise CannotStart("server.newer_schema", revision)
        if revision != REVISION:
            _migrate(connection)


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def is_sqlite(url: str) -> bool:
    """Whether a database is a file of SQLite's, which one server alone can use."""
    return url.startswith("sqlite")


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None if it is in memory, or in no folder."""
    name = make_url(url).database
    file = None if not name or name == ":memory:" else Path(name)
    return file if file is not None and file.parent.is_dir() else None


def _sqlite(url: str) -> Engine:
    file = sqlite_file(url)
    if file is not None:  # what SQLite puts beside it gets the same mode
        for suffix in ("", "-wal", "-shm"):
            part = file.with_name(file.name + suffix)
            if not suffix or part.exists():
                make_private(part)
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
