"""What is kept for the whole house, by name: its rules, its programs. Small, and seldom written."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, select

from tablee.server.schema import house


def read_kept(engine: Engine) -> dict[str, bytes]:
    """Everything that is kept."""
    with engine.connect().execution_options(reading=True) as connection:
        rows = connection.execute(select(house.c.name, house.c.data)).all()
    return {row.name: row.data.encode() for row in rows}


def write_kept(engine: Engine, name: str, data: bytes | None) -> None:
    """Keep this under a name, instead of what was there; None: nothing any more. Other processes
    are notified."""
    with engine.begin() as connection:
        connection.execute(house.delete().where(house.c.name == name))
        if data is not None:
            connection.execute(house.insert().values(name=name, data=data.decode()))
        notify(connection, ":house")


def notify(connection: Connection, *notices: str) -> None:
    """Notify other processes, where the database can, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            "SELECT pg_notify('tablee', notice) FROM unnest(%s::text[]) AS notice", (list(notices),)
        )
