"""Who wants to be told of their turns, in the database: an announcement is claimed by one process,
and counts as made once it was."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Engine, Row, select

from tablee.house.subscriptions import Subscription
from tablee.server.schema import subscriptions as kept
from tablee.server.storage import SqlStorage

_decoder = msgspec.json.Decoder(Subscription)


class SqlSubscriptions:
    """The subscriptions of all tables."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage

    async def keep(self, subscription: Subscription, most: int) -> None:
        """Keep one, or change a known one; of one holder's, at most so many."""
        await self._storage.beside(_keep, subscription, most)

    async def of(self, table: str, holder: str) -> list[Subscription]:
        """Those of a holder at a table, the oldest first."""
        return await self._storage.beside(_of, table, holder)

    async def find(self, name: str) -> Subscription | None:
        """The one of this id."""
        return await self._storage.beside(_find, name)

    async def confirm(self, name: str) -> None:
        """Its owner has agreed."""
        await self._storage.beside(_change, kept.c.id == name, {"confirmed": True})

    async def forget(self, name: str) -> None:
        """Delete one."""
        await self._storage.beside(_delete, kept.c.id == name)

    async def forget_table(self, table: str) -> None:
        """Delete all those of a table."""
        await self._storage.beside(_delete, kept.c.table_id == table)

    async def claim(self, name: str, turn: int, now: float, until: float) -> bool:
        """Whether the caller, and nobody else until that time, is to tell this one of a turn."""
        free = (kept.c.id == name) & (kept.c.announced < turn) & (kept.c.claimed <= now)
        return await self._storage.beside(_change, free, {"claimed": until})

    async def done(self, name: str, turn: int) -> None:
        """They were told of a turn, or have seen it."""
        known = (kept.c.id == name) & (kept.c.announced < turn)
        await self._storage.beside(_change, known, {"announced": turn, "claimed": 0.0})


def _keep(engine: Engine, new: Subscription, most: int) -> None:
    own = (kept.c.table_id == new.table) & (kept.c.holder == new.holder)
    data = msgspec.json.encode(new).decode()
    with engine.begin() as connection:
        known = kept.update().where(kept.c.id == new.id).values(data=data)
        if not connection.execute(known).rowcount:
            row = {name: getattr(new, name) for name in ("id", "holder", "at", "announced")}
            values = row | {"table_id": new.table, "confirmed": new.confirmed, "claimed": 0.0}
            connection.execute(kept.insert().values(data=data, **values))
        newest = select(kept.c.id).where(own).order_by(kept.c.at.desc()).limit(most)
        stay = list(connection.execute(newest).scalars())
        connection.execute(kept.delete().where(own, kept.c.id.not_in(stay)))


def _of(engine: Engine, table: str, holder: str) -> list[Subscription]:
    own = (kept.c.table_id == table) & (kept.c.holder == holder)
    with engine.connect().execution_options(reading=True) as connection:
        return [_read(row) for row in connection.execute(select(kept).where(own).order_by("at"))]


def _find(engine: Engine, name: str) -> Subscription | None:
    with engine.connect().execution_options(reading=True) as connection:
        row = connection.execute(select(kept).where(kept.c.id == name)).first()
    return None if row is None else _read(row)


def _change(engine: Engine, which: Any, values: dict[str, Any]) -> bool:
    with engine.begin() as connection:
        return connection.execute(kept.update().where(which).values(values)).rowcount > 0


def _delete(engine: Engine, which: Any) -> None:
    with engine.begin() as connection:
        connection.execute(kept.delete().where(which))


def _read(row: Row[Any]) -> Subscription:
    found = _decoder.decode(row.data)
    state = {"confirmed": row.confirmed, "announced": row.announced, "at": row.at}
    return replace(found, **state)
