"""Who plays: entering, leaving, coming back, teams."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.evening import events as e
from tablee.evening.commands.checks import check_host, check_open, player_of
from tablee.evening.evening import Evening, Player
from tablee.match.errors import Refused
from tablee.match.events import Event

MOST_PLAYERS = 100


def enter(
    evening: Evening, names: Sequence[str], holders: Sequence[str], team: int | None, now: float
) -> Event:
    """These people play from the next round on. Raises Refused for a name that is taken, when there
    is no room, or when it is too late."""
    check_open(evening)
    if evening.form == "knock_out" and len(evening.rounds) > 1:
        raise Refused("evening.too_late")
    if len(evening.players) + len(names) > MOST_PLAYERS:
        raise Refused("evening.full", MOST_PLAYERS)
    taken = {player.name.casefold() for player in evening.players}
    for name in names:
        if name.casefold() in taken:
            raise Refused("evening.name_taken", name)
        taken.add(name.casefold())
    return evening.event(e.ENTERED, now, players=_new(evening, names, holders, team))


def add(
    evening: Evening,
    holder: str | None,
    names: Sequence[str],
    holders: Sequence[str],
    team: int | None,
    now: float,
) -> Event:
    """The host enters people, who may come for their own links later."""
    check_host(evening, holder)
    return enter(evening, names, holders, team, now)


def _new(
    evening: Evening, names: Sequence[str], holders: Sequence[str], team: int | None
) -> list[dict[str, str | int | None]]:
    teams = _teams(evening, len(names), team)
    return [
        {"name": name, "holder": holder, "team": own}
        for name, holder, own in zip(names, holders, teams, strict=True)
    ]


def _teams(evening: Evening, count: int, wanted: int | None) -> Sequence[int | None]:
    """The team asked for; otherwise the smallest one each time."""
    if evening.form != "teams":
        return [None] * count
    if wanted is not None:
        _check_team(evening, wanted)
        return [wanted] * count
    sizes = dict.fromkeys(range(1, len(evening.teams) + 1), 0)
    for player in evening.present:
        if player.team is not None:
            sizes[player.team] += 1
    found = []
    for _ in range(count):
        found.append(min(sizes, key=lambda team: (sizes[team], team)))
        sizes[found[-1]] += 1
    return found


def own_player(evening: Evening, holder: str | None, number: int) -> Player:
    """The player of that number. Raises Refused unless they ask themselves, or the host does."""
    player = player_of(evening, number)
    if holder is None or holder not in (player.holder, evening.host):
        raise Refused("evening.not_you")
    return player


def leave(evening: Evening, holder: str | None, number: int, now: float) -> Event | None:
    """Play no more rounds: oneself, or as the host says. None if that is so already."""
    check_open(evening)
    if not own_player(evening, holder, number).present:
        return None
    return evening.event(e.LEFT, now, player=number)


def return_(evening: Evening, holder: str | None, number: int, now: float) -> Event | None:
    """Play again from the next round on. None if they never left."""
    check_open(evening)
    if own_player(evening, holder, number).present:
        return None
    return evening.event(e.RETURNED, now, player=number)


def change_team(
    evening: Evening, holder: str | None, number: int, team: int, now: float
) -> Event | None:
    """The host puts somebody into another team. None if they are in it."""
    check_host(evening, holder)
    player = player_of(evening, number)
    _check_team(evening, team)
    return None if player.team == team else evening.event(e.TEAMED, now, player=number, team=team)


def _check_team(evening: Evening, team: int) -> None:
    if not 1 <= team <= len(evening.teams):
        raise Refused("evening.no_team", team)
