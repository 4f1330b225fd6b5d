"""The database: everything that has ever happened, in order, and what follows from it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
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

#: When to look at a table although nobody is there. It is written with the events it follows from,
#: and only where a move may take days or somebody wants to be told of their turn.
reminders = Table(
    "reminders",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # of the event that it follows from
    Column("at", Double),
    Index("reminders_at", "at"),
)

#: Who is told of their turns: `announced` is the last one they know of, `claimed` until when some
#: process is telling them.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("holder", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("announced", Integer, nullable=False),
    Column("claimed", Double, nullable=False),
    Index("subscriptions_holder", "table_id", "holder"),
)

#: The newest migration; a database at this revision needs no work at start.
REVISION = "0005"
#: The newest migration that changed `events`: what backups hold.
EVENTS_REVISION = "0001"
