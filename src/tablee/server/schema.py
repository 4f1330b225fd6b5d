"""The database: everything that has ever happened, in order, and what the hall shows of it."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    Index,
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

#: What the hall says of open tables. It is written with the events it follows from, and only while
#: the host of a table wants it.
listings = Table(
    "listings",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("listings_at", "at"),
)

#: Letters that lead to a table for some hours.
codes = Table(
    "codes",
    metadata,
    Column("letters", String(8), primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("expires", Double, nullable=False),
)

#: What holds for the whole house, by name.
house = Table(
    "house",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)

#: The newest migration; a database at this revision needs no work at start.
REVISION = "0005"
#: The newest migration that changed `events`: what backups hold.
EVENTS_REVISION = "0001"
