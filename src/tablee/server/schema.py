"""The one database table: everything that has ever happened, in order."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

#: `version` is set where the game changes, `key` where the sender gave one: of two racing
#: writers, or two posts of one request, the second violates a constraint.
events = Table(
    "events",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("key", String(96)),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="events_pkey"),
    UniqueConstraint("table_id", "version", name="events_version"),
    UniqueConstraint("table_id", "key", name="events_key"),
)

#: The newest migration; a database at this revision needs no work at start.
REVISION = "0001"
