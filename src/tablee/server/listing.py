"""What the database says of the hall: the listings that were written with events, and codes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Engine, select
from sqlalchemy.exc import IntegrityError

from tablee.house.ports import Code, Conflict
from tablee.match.listing import Entry
from tablee.server.schema import codes, listings

_decoder = msgspec.json.Decoder(Entry)


def list_latest(engine: Engine, since: float, most: int) -> list[Entry]:
    """The latest listings, none older than this time."""
    recent = listings.c.at >= since
    query = select(listings.c.data).where(recent).order_by(listings.c.at.desc()).limit(most)
    with engine.connect().execution_options(reading=True) as connection:
        return [_decoder.decode(data) for data in connection.execute(query).scalars()]


def keep_code(engine: Engine, code: Code, now: float) -> Code:
    """Keep a code, unless its table has one that has not expired: returns the one it has. Raises
    Conflict if the letters stand for another table, or somebody is faster."""
    try:
        with engine.begin() as connection:
            connection.execute(codes.delete().where(codes.c.expires <= now))
            known = connection.execute(select(codes).where(codes.c.table_id == code.table)).first()
            if known is not None:
                return Code(*known)
            values = {"letters": code.letters, "table_id": code.table, "expires": code.expires}
            connection.execute(codes.insert().values(values))
            return code
    except IntegrityError:
        raise Conflict from None


def find_code(engine: Engine, letters: str, now: float) -> str | None:
    """The table that these letters stand for; None if they stand for none."""
    query = select(codes.c.table_id).where(codes.c.letters == letters, codes.c.expires > now)
    with engine.connect().execution_options(reading=True) as connection:
        return connection.execute(query).scalar()
