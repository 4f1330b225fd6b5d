"""The ladder, one's own place and games, and the games that are over."""

from __future__ import annotations

import secrets

from tablee.bots.levels import NUMBERS
from tablee.core.registry import find_game
from tablee.house.errors import bad_field
from tablee.house.ladder import answers as a
from tablee.house.ladder import requests as r
from tablee.house.ladder.ports import Books, NameTaken, Placed, Player
from tablee.house.ladder.scale import BOT_SIGMA, bot_mu, points_of
from tablee.house.services import Caller, Services, digest_of
from tablee.match import commands
from tablee.match.errors import Refused

_PAGE = 20  # lines at a time


async def show_ladder(house: Services, caller: Caller, asked: r.ShowLadder) -> a.LadderShown:
    """Who plays a game best, of those who want to be compared."""
    game, skip = find_game(asked.game).name, int(asked.skip)
    found = await _books(house).ladder(game, skip, _PAGE + 1)
    bots = [a.BotEntry(level, points_of(bot_mu(game, level, 2), BOT_SIGMA)) for level in NUMBERS]
    players = [_entry(placed) for placed in found[:_PAGE]]
    return a.LadderShown(game, players, bots, len(found) > _PAGE)


def _entry(placed: Placed) -> a.LadderEntry:
    rating = placed.rating
    points = points_of(rating.mu, rating.sigma)
    return a.LadderEntry(placed.above + 1, *placed.player, points, rating.games)


async def enter_ladder(house: Services, caller: Caller, asked: r.EnterLadder) -> a.LadderPlayer:
    """Be on the ladder from now on, or under another name. Sent again: the same player."""
    books, name = _books(house), house.name(asked.name)
    if name is None:
        raise bad_field("name")
    new = Player(secrets.token_urlsafe(9), name)
    try:
        player = await books.enter(digest_of(asked.player), new, house.time.now())
    except NameTaken:
        raise Refused("ladder.name_taken", name) from None
    return await _shown(books, player)


async def show_player(house: Services, caller: Caller, asked: r.ShowPlayer) -> a.LadderPlayer:
    """One's own name, points and places."""
    books = _books(house)
    return await _shown(books, await _player(books, asked))


async def show_own_games(house: Services, caller: Caller, asked: r.ShowOwnGames) -> a.OwnGames:
    """One's own finished games in this house, private ones too: for nobody without the key."""
    books = _books(house)
    player = await _player(books, asked)
    found = await books.games(player.id, asked.skip, _PAGE + 1)
    return a.OwnGames(found[:_PAGE], len(found) > _PAGE)


async def erase_player(house: Services, caller: Caller, asked: r.ErasePlayer) -> a.PlayerErased:
    """Erase oneself. Interrupted, it can be asked again; done, it is done."""
    books = _books(house)
    player = await books.find(digest_of(asked.player))
    if player is not None:
        for table in await books.tables(player.id):
            await _forget_at(house, table, player.id)
        await books.erase(player.id)
    return a.PlayerErased(True)


async def show_finished(house: Services, caller: Caller, asked: r.ShowFinished) -> a.FinishedShown:
    """The finished games whose hosts had opened them. No other game is ever listed."""
    name = None if asked.name is None else asked.name.strip()
    found = await _books(house).finished(asked.game, name or None, int(asked.skip), _PAGE + 1)
    return a.FinishedShown(found[:_PAGE], len(found) > _PAGE)


def _books(house: Services) -> Books:
    if house.books is None:
        raise Refused("ladder.none")
    return house.books


async def _player(books: Books, asked: r.PlayerRequest) -> Player:
    found = await books.find(digest_of(asked.player))
    if found is None:
        raise Refused("ladder.unknown")
    return found


async def _shown(books: Books, player: Player) -> a.LadderPlayer:
    ratings = [
        a.OwnRating(
            placed.game,
            points_of(placed.rating.mu, placed.rating.sigma),
            placed.rating.games,
            placed.above + 1,
        )
        for placed in await books.ratings(player.id)
    ]
    return a.LadderPlayer(player.id, player.name, ratings)


async def _forget_at(house: Services, table: str, player: str) -> None:
    try:
        async with house.rooms.enter(table) as room:
            await room.act(lambda it, now: commands.forget(it, player, now))
    except Refused as error:
        if error.code != "table.unknown":  # deleted meanwhile
            raise
