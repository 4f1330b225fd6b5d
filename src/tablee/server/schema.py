"""The database: everything that has ever happened, in order, what follows from it, the books."""

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

#: Who is on the ladder. `digest` is that of a key which is on the player's devices alone; no two
#: have the same name, however it is written (`folded`).
players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("at", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player_id", "game", name="ratings_pkey"),
    Index("ratings_game", "game"),
)

#: Where players sit and have sat, written with the events that say so; `at` and `data` once the end
#: of the table is in the books, which happens once.
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("player_id", String(16), nullable=False),
    Column("at", Double),
    Column("data", Text),
    PrimaryKeyConstraint("table_id", "player_id", name="seatings_pkey"),
    Index("seatings_player", "player_id", "at"),
)

#: The games that anybody may look back on, written with their last event, and only while the host
#: of a table wants it. `names` are those of its people, folded, for whoever looks for one.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("names", Text, nullable=False),
    Column("data", Text, nullable=False),
    Index("finished_at", "at"),
)

#: What backups hold beside the events.
BOOKS = (players, ratings, seatings, finished)

#: The newest migration; a database at this revision needs no work at start.
REVISION = "0005"
#: The newest migration that changed what backups hold.
BACKUP_REVISION = "0003"
