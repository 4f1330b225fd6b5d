"""Evenings: opening one, entering, rounds, results."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tablee.evening import commands
from tablee.evening.evening import Evening, GamePlayed
from tablee.house import evening_requests as r
from tablee.house.errors import bad_field
from tablee.house.evening_answers import PlayerLink, SeatLink
from tablee.house.hall.answers import CodeShown
from tablee.house.hall.codes import code_for
from tablee.house.ids import new_holder, new_table_id
from tablee.house.names import LONGEST
from tablee.house.services import Caller, Services, once, shown
from tablee.match.errors import Refused
from tablee.match.events import Event

_LONGEST_TITLE = 60

Command = Callable[[Evening, float], Sequence[Event] | Event | None]


class EveningSeated(msgspec.Struct):
    """`evening_answers.EveningSeated` with a snapshot that is encoded already."""

    evening: str
    token: str
    snapshot: msgspec.Raw


async def open_evening(house: Services, caller: Caller, asked: r.OpenEvening) -> EveningSeated:
    """Open an evening. The token that comes back is the host's."""
    evening, host = new_table_id(), new_holder()
    games = await house.thinker.run(lambda: [_game(house, wanted) for wanted in asked.games])
    await house.rooms.create(
        commands.open_evening(
            evening,
            _name(house, asked.name, "name", _LONGEST_TITLE),
            asked.form,
            games,
            host,
            house.time.now(),
            boxes=asked.boxes,
            fill=asked.fill,
            minutes=asked.minutes,
            planned=asked.rounds,
            teams=[_name(house, team, "teams") for team in asked.teams],
        )
    )
    return await _seated(house, evening, host)


def _game(house: Services, wanted: r.GameWanted) -> GamePlayed:
    """Raises UnknownGame, InvalidOptions, Refused."""
    title = None
    if wanted.name is None:
        title = _name(house, wanted.title or "", "title", _LONGEST_TITLE)
    sizes = commands.sizes_of(wanted.name, wanted.options, wanted.most)
    return GamePlayed(wanted.name, title, dict(wanted.options), sizes)


def _name(house: Services, text: str, field: str, longest: int = LONGEST) -> str:
    name = house.name(text, longest)
    if name is None:
        raise bad_field(field)
    return name


async def _seated(house: Services, evening: str, holder: str) -> EveningSeated:
    async with house.rooms.enter_evening(evening) as room:
        return EveningSeated(evening, house.tokens.make(evening, holder), shown(room, holder))


async def show(house: Services, caller: Caller, asked: r.ShowEvening) -> msgspec.Raw:
    """The evening as the reader may see it."""
    async with house.rooms.enter_evening(asked.evening) as room:
        return shown(room, house.holder(caller, asked.evening))


async def code(house: Services, caller: Caller, asked: r.AskEveningCode) -> CodeShown:
    """The four letters that lead to the evening for some hours: the ones it has, or new ones."""
    async with house.rooms.enter_evening(asked.evening) as room:
        seconds = house.settings.code_hours * 3_600
        found = await code_for(house.storage, room.id, house.time.now(), seconds)
    return CodeShown(found.letters, found.expires)


async def enter(house: Services, caller: Caller, asked: r.EnterEvening) -> EveningSeated:
    """Play in an evening: the token that comes back is the player's."""
    name, holder = _name(house, asked.name, "name"), new_holder()
    key = once(asked.key, "enter", asked)
    async with house.rooms.enter_evening(asked.evening) as room:
        await room.act(lambda it, now: commands.enter(it, [name], [holder], asked.team, now), key)
        entered = None if key is None else room.evening.keys[key.key].data["players"][0]["holder"]
        return await _seated(house, asked.evening, entered or holder)


async def _act(
    house: Services,
    caller: Caller,
    asked: r.EveningRequest,
    key: str | None,
    command: Callable[[str | None], Command],
) -> msgspec.Raw:
    holder = house.holder(caller, asked.evening)
    async with house.rooms.enter_evening(asked.evening) as room:
        await room.act(command(holder), once(key, holder, asked))
        return shown(room, holder)


async def add_players(house: Services, caller: Caller, asked: r.AddPlayers) -> msgspec.Raw:
    """The host enters people by name."""
    names = [_name(house, name, "names") for name in asked.names]
    holders = [new_holder() for _ in names]

    def command(holder: str | None) -> Command:
        return lambda it, now: commands.add(it, holder, names, holders, asked.team, now)

    return await _act(house, caller, asked, asked.key, command)


async def player_link(house: Services, caller: Caller, asked: r.ShowPlayerLink) -> PlayerLink:
    """The token of a player, for the host to hand over."""
    holder = house.holder(caller, asked.evening)
    async with house.rooms.enter_evening(asked.evening) as room:
        player = commands.own_player(room.evening, holder, asked.player)
    return PlayerLink(player.number, house.tokens.make(asked.evening, player.holder))


async def change_player(house: Services, caller: Caller, asked: r.ChangePlayer) -> msgspec.Raw:
    """Leave the evening or come back; the host: also move somebody to another team."""
    if (asked.present is None) == (asked.team is None):
        raise bad_field("present")

    def command(holder: str | None) -> Command:
        if asked.team is not None:
            team = asked.team
            return lambda it, now: commands.change_team(it, holder, asked.player, team, now)
        change = commands.return_ if asked.present else commands.leave
        return lambda it, now: change(it, holder, asked.player, now)

    return await _act(house, caller, asked, asked.key, command)


async def make_round(house: Services, caller: Caller, asked: r.MakeRound) -> msgspec.Raw:
    """The host begins the next round: its tables are made."""

    def command(holder: str | None) -> Command:
        return lambda it, now: commands.make_round(it, holder, asked.after, new_table_id, now)

    return await _act(house, caller, asked, asked.key, command)


async def drop_round(house: Services, caller: Caller, asked: r.DropRound) -> msgspec.Raw:
    """The host calls the last round off."""

    def command(holder: str | None) -> Command:
        return lambda it, now: commands.drop_round(it, holder, asked.round, now)

    return await _act(house, caller, asked, asked.key, command)


async def enter_result(house: Services, caller: Caller, asked: r.EnterResult) -> msgspec.Raw:
    """A result by hand, or corrected by the host."""
    enter = commands.correct if asked.correction else commands.enter_result

    def command(holder: str | None) -> Command:
        return lambda it, now: enter(it, holder, asked.round, asked.place, asked.scores, now)

    return await _act(house, caller, asked, asked.key, command)


async def end(house: Services, caller: Caller, asked: r.EndEvening) -> msgspec.Raw:
    """The host ends the evening, or goes on after all."""
    change = commands.close if asked.closed else commands.reopen

    def command(holder: str | None) -> Command:
        return lambda it, now: change(it, holder, now)

    return await _act(house, caller, asked, asked.key, command)


async def sit_down(house: Services, caller: Caller, asked: r.SitDown) -> SeatLink:
    """The token of one's own seat at a table of the evening."""
    holder = house.holder(caller, asked.evening)
    async with house.rooms.enter_evening(asked.evening) as room:
        found, player = room.evening.place_of(asked.table), room.evening.player_of(holder)
    if found is None or player is None or player.number not in found[2].players:
        raise Refused("seat.no_claim")
    return SeatLink(asked.table, house.tokens.make(asked.table, player.holder))
