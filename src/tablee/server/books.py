"""The books of a house, in its database: the ladder, and the games that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, Row, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import count

from tablee.house.ladder.answers import OwnGame
from tablee.house.ladder.outcome import Outcome
from tablee.house.ladder.ports import NameTaken, Placed, Player, Rating
from tablee.match.finished import FinishedGame
from tablee.server.erasure import erase_player
from tablee.server.rating import rate
from tablee.server.schema import finished, players, ratings, seatings
from tablee.server.storage import SqlStorage

_game = msgspec.json.Decoder(FinishedGame)
_own_game = msgspec.json.Decoder(OwnGame)
_SURE = ratings.c.mu - 3 * ratings.c.sigma  # what the ladder goes by


class SqlBooks:
    """Players, ratings, histories and finished games, beside the events of the same storage."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage

    async def enter(self, digest: str, player: Player, now: float) -> Player:
        """Write a player down, or their new name. Raises NameTaken."""
        return await self._storage.beside(_enter, digest, player, now)

    async def find(self, digest: str) -> Player | None:
        """The player whose key has this digest."""
        return await self._storage.beside(_find, digest)

    async def ladder(self, game: str, skip: int, most: int) -> list[Placed]:
        """The ladder of a game, the best first."""
        return await self._storage.beside(_ladder, game, skip, most)

    async def ratings(self, player: str) -> list[Placed]:
        """A player's ratings, one for each game."""
        return await self._storage.beside(_ratings, player)

    async def games(self, player: str, skip: int, most: int) -> list[OwnGame]:
        """A player's finished games, the latest first."""
        return await self._storage.beside(_games, player, skip, most)

    async def finished(
        self, game: str | None, name: str | None, skip: int, most: int
    ) -> list[FinishedGame]:
        """Finished games that anybody may look at, the latest first."""
        return await self._storage.beside(_finished, game, name, skip, most)

    async def pending(self) -> list[str]:
        """The tables with a player's seat whose end is not in the books yet."""
        return await self._storage.beside(_pending)

    async def close_table(self, outcome: Outcome) -> None:
        """Enter the end of a table, once."""
        await self._storage.beside(_close_table, outcome)

    async def tables(self, player: str) -> Sequence[str]:
        """Every table where somebody has sat as this player."""
        return await self._storage.beside(_tables, player)

    async def erase(self, player: str) -> None:
        """Forget a player."""
        await self._storage.beside(erase_player, player)


def _read(engine: Engine, query: Executable) -> Sequence[Row[Any]]:
    with engine.connect().execution_options(reading=True) as connection:
        return connection.execute(query).all()


# -- players -------------------------------------------------------------------------------------


def _enter(engine: Engine, digest: str, player: Player, now: float) -> Player:
    folded = player.name.casefold()
    same = players.c.digest == digest
    try:
        with engine.begin() as connection:
            known = connection.execute(select(players.c.id).where(same).with_for_update()).scalar()
            if known is not None:
                named = {"name": player.name, "folded": folded}
                connection.execute(players.update().where(same).values(named))
                return Player(known, player.name)
            row = {**player._asdict(), "digest": digest, "folded": folded, "at": now}
            connection.execute(players.insert().values(row))
            return player
    except IntegrityError:
        found = _find(engine, digest)  # the same request may have been faster
        if found is not None and found.name == player.name:
            return found
        raise NameTaken from None


def _find(engine: Engine, digest: str) -> Player | None:
    rows = _read(engine, select(players.c.id, players.c.name).where(players.c.digest == digest))
    return Player(rows[0].id, rows[0].name) if rows else None


# -- the ladder ----------------------------------------------------------------------------------

_PLACED = select(
    players.c.id, players.c.name, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games
).join_from(ratings, players, ratings.c.player_id == players.c.id)


def _placed(row: Row[Any], above: int) -> Placed:
    rating = Rating(row.mu, row.sigma, row.games)
    return Placed(Player(row.id, row.name), row.game, rating, above)


def _ladder(engine: Engine, game: str, skip: int, most: int) -> list[Placed]:
    query = _PLACED.where(ratings.c.game == game).order_by(_SURE.desc(), players.c.id)
    rows = _read(engine, query.offset(skip).limit(most))
    sure = [row.mu - 3 * row.sigma for row in rows]
    return [_placed(row, skip + sure.index(own)) for row, own in zip(rows, sure, strict=True)]


def _ratings(engine: Engine, player: str) -> list[Placed]:
    query = _PLACED.where(players.c.id == player).order_by(ratings.c.game)
    found = []
    for row in _read(engine, query):
        better = (ratings.c.game == row.game) & (row.mu - 3 * row.sigma < _SURE)
        above = _read(engine, select(count()).select_from(ratings).where(better))[0][0]
        found.append(_placed(row, above))
    return found


# -- games that are over -------------------------------------------------------------------------


def _games(engine: Engine, player: str, skip: int, most: int) -> list[OwnGame]:
    query = (
        select(seatings.c.data)
        .where(seatings.c.player_id == player, seatings.c.at.is_not(None))
        .order_by(seatings.c.at.desc(), seatings.c.table_id)
    )
    return [_own_game.decode(row.data) for row in _read(engine, query.offset(skip).limit(most))]


def _finished(
    engine: Engine, game: str | None, name: str | None, skip: int, most: int
) -> list[FinishedGame]:
    query = select(finished.c.data).order_by(finished.c.at.desc(), finished.c.table_id)
    if game is not None:
        query = query.where(finished.c.game == game)
    if name:
        query = query.where(finished.c.names.contains(name.casefold(), autoescape=True))
    return [_game.decode(row.data) for row in _read(engine, query.offset(skip).limit(most))]


def _tables(engine: Engine, player: str) -> list[str]:
    query = select(seatings.c.table_id).where(seatings.c.player_id == player)
    return [row.table_id for row in _read(engine, query)]


def _pending(engine: Engine) -> list[str]:
    query = select(seatings.c.table_id).where(seatings.c.at.is_(None)).distinct()
    return [row.table_id for row in _read(engine, query)]


# -- the end of a table --------------------------------------------------------------------------


def _close_table(engine: Engine, outcome: Outcome) -> None:
    here = seatings.c.table_id == outcome.finished.table
    with engine.begin() as connection:
        open_ = select(seatings.c.player_id).where(here, seatings.c.at.is_(None))
        waiting = set(connection.execute(open_.with_for_update()).scalars())
        if not waiting:
            return  # another process was faster
        seated = {seat.player: number for number, seat in enumerate(outcome.seats, 1)}
        for player in waiting:
            own = here & (seatings.c.player_id == player)
            if player not in seated:  # left before the end, and lost the seat
                connection.execute(seatings.delete().where(own))
                continue
            line = OwnGame(seated[player], outcome.counts, outcome.finished)
            values = {"at": outcome.finished.at, "data": msgspec.json.encode(line).decode()}
            connection.execute(seatings.update().where(own).values(values))
        if outcome.counts:
            _rate(connection, outcome)


def _rate(connection: Connection, outcome: Outcome) -> None:
    """The new ratings of those who are still on the ladder, whom nobody else rates meanwhile."""
    game, wanted = outcome.finished.game, [seat.player for seat in outcome.seats if seat.player]
    named = select(players.c.id).where(players.c.id.in_(wanted)).order_by(players.c.id)
    there = set(connection.execute(named.with_for_update()).scalars())
    theirs = ratings.c.player_id.in_(there) & (ratings.c.game == game)
    rows = connection.execute(select(ratings).where(theirs)).all()
    known = {row.player_id: Rating(row.mu, row.sigma, row.games) for row in rows}
    after = rate(game, outcome.seats, known)
    connection.execute(ratings.delete().where(theirs))
    new = [
        {"player_id": player, "game": game, **rating._asdict()}
        for player, rating in after.items()
        if player in there
    ]
    if new:
        connection.execute(ratings.insert(), new)
