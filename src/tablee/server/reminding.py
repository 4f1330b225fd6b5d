"""When tables are to be looked at, as the database has it: each table is claimed by one process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Engine, select, text

from tablee.match.reminders import Reminder
from tablee.server.schema import reminders


def reminder_statements(
    new: Sequence[Reminder], mark: str
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What keeps these, unless something newer is known of their tables."""
    name = reminders.name
    statement = (
        f"INSERT INTO {name} (table_id, number, at) VALUES ({mark}, {mark}, {mark}) "
        "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, at = excluded.at "
        f"WHERE {name}.number <= excluded.number"
    )
    for one in new:
        yield statement, (one.table, one.number, one.at)


def remind(engine: Engine, reminder: Reminder) -> None:
    """When to look at a table next, unless it has had an event since or is deleted."""
    newer = reminders.c.number <= reminder.number
    change = reminders.update().where(reminders.c.table_id == reminder.table, newer)
    with engine.begin() as connection:
        connection.execute(change.values(number=reminder.number, at=reminder.at))


def claim_due(engine: Engine, now: float, until: float, most: int) -> list[str]:
    """The tables that are to be looked at now, which nobody else gets until that time."""
    due = select(reminders.c.table_id).where(reminders.c.at <= now)
    with engine.connect().execution_options(reading=True) as connection:
        if connection.execute(due.limit(1)).first() is None:  # as nearly always: nothing is locked
            return []
    with engine.begin() as connection:
        wanted = due.order_by(reminders.c.at).limit(most).with_for_update(skip_locked=True)
        found = list(connection.execute(wanted).scalars())
        claimed = reminders.update().where(reminders.c.table_id.in_(found)).values(at=until)
        connection.execute(claimed)
    return found


#: After a restore, every game over days is looked at once, and knows again when it is due.
LOOK_AT_ALL = text(
    "INSERT INTO reminders (table_id, number, at) SELECT table_id, 1, 0 FROM events "
    "WHERE number = 1 AND kind = 'created' AND data LIKE '%\"pace\":{%'"
)
