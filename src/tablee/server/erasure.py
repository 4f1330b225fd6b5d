"""Erasing a player: the one thing that changes what has happened, in what it says of a name."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, select

from tablee.match import events as e
from tablee.server.schema import events, players, ratings, seatings

_NAMING = (e.CREATED, e.JOINED, e.SEATED)


def erase_player(engine: Engine, player: str) -> None:
    """Forget a player, all at once: the name in the events of their tables, history, ratings."""
    with engine.begin() as connection:
        held = select(players.c.id).where(players.c.id == player).with_for_update()
        connection.execute(held)
        own = seatings.c.player_id == player
        for table in connection.execute(select(seatings.c.table_id).where(own)).scalars().all():
            _scrub(connection, table, player)
        connection.execute(seatings.delete().where(own))
        connection.execute(ratings.delete().where(ratings.c.player_id == player))
        connection.execute(players.delete().where(players.c.id == player))


def _scrub(connection: Connection, table: str, player: str) -> None:
    """Take the name of a player out of what has happened at a table, and out of what others keep of
    it."""
    named = (events.c.table_id == table) & events.c.kind.in_(_NAMING)
    query = select(events.c.number, events.c.kind, events.c.data).where(named)
    holders: set[str] = set()
    gone: set[tuple[int, str]] = set()  # seats, and what they were called
    for number, kind, text in connection.execute(query.order_by(events.c.number)).all():
        data, found = msgspec.json.decode(text), False
        for seat, said in _said_of_seats(kind, data):
            if said.get("player") == player or said.get("holder") in holders:
                holders.add(said["holder"])
                gone.add((seat, said["name"]))
                found, said["name"] = True, None
                said.pop("player", None)
        if found:
            here = (events.c.table_id == table) & (events.c.number == number)
            changed = {"data": msgspec.json.encode(data).decode()}
            connection.execute(events.update().where(here).values(changed))
    _scrub_histories(connection, table, gone)


def _said_of_seats(kind: str, data: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """What an event says of seats, by their numbers."""
    return list(enumerate(data["seats"], 1)) if kind == e.CREATED else [(data["seat"], data)]


def _scrub_histories(connection: Connection, table: str, gone: set[tuple[int, str]]) -> None:
    """What the others keep of the same game names the player no longer. The list of finished games
    has learned it from the table."""
    here = (seatings.c.table_id == table) & seatings.c.data.is_not(None)
    for owner, text in connection.execute(
        select(seatings.c.player_id, seatings.c.data).where(here)
    ).all():
        data = msgspec.json.decode(text)
        for number, seat in enumerate(data["game"]["seats"], 1):
            if (number, seat["name"]) in gone:
                seat["name"] = None
        changed = {"data": msgspec.json.encode(data).decode()}
        own = here & (seatings.c.player_id == owner)
        connection.execute(seatings.update().where(own).values(changed))
