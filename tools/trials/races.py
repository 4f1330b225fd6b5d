"""Races: of several moves at one version exactly one is made, and one that is sent several times is
made once, whichever process each of them reaches."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from tools.trials.players import Player
from tools.trials.wire import Answer, Wire

_RACERS = 6


@dataclass
class Races:
    """What has happened so far."""

    races: int = 0
    repeats: int = 0
    without_winner: int = 0
    with_several: int = 0
    made_twice: int = 0
    unexpected: int = 0

    @property
    def sound(self) -> bool:
        """Whether nothing has gone wrong."""
        return not (self.without_winner or self.with_several or self.made_twice or self.unexpected)


async def race(ports: list[int], count: int, seed: int = 1) -> Races:
    """So many races at one table after the other, on all of these servers."""
    found, choice = Races(), Random(seed)
    wires = [await Wire.to(ports[n % len(ports)]) for n in range(_RACERS)]
    player = Player(wires[0], "lotus")
    for number in range(count):
        if len(player.shown.legal) < 2:
            await player.sit()
        if number % 2:
            await _repeat(player, wires, found, choice)
        else:
            await _race(player, wires, found)
        await player.look()
    for wire in wires:
        wire.close()
    return found


async def _race(player: Player, wires: list[Wire], found: Races) -> None:
    """Everybody moves at once, each with a key of their own."""
    legal, before = player.shown.legal, await player.look()
    answers = await asyncio.gather(
        *(
            _move(player, wire, legal[n % len(legal)], f"r{len(before)}-{n}")
            for n, wire in enumerate(wires)
        )
    )
    winners = sum(answer.status == 200 for answer in answers)
    found.races += 1
    found.without_winner += winners == 0
    found.with_several += winners > 1
    found.unexpected += sum(answer.status not in (200, 409) for answer in answers)
    found.made_twice += len(await player.look()) != len(before) + 1


async def _repeat(player: Player, wires: list[Wire], found: Races, choice: Random) -> None:
    """One request, sent by everybody at once."""
    before, move = await player.look(), choice.choice(player.shown.legal)
    answers = await asyncio.gather(
        *(_move(player, wire, move, f"s{len(before)}") for wire in wires)
    )
    found.repeats += 1
    found.unexpected += sum(answer.status != 200 for answer in answers)
    found.made_twice += await player.look() != [*before, move]


async def _move(player: Player, wire: Wire, move: str, key: str) -> Answer:
    shown = player.shown
    body = {"version": shown.version, "key": key, "move": move}
    return await wire.ask("POST", f"/api/tables/{shown.table}/moves", player.token, body)
