"""Programs as guests: letting one play here, asking it for a game, its answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tablee.core.registry import GAMES, find_game
from tablee.house.errors import bad_field
from tablee.house.handlers.shelf import seat_counts
from tablee.house.handlers.tables import Seated, seated
from tablee.house.ids import new_holder, table_id_of
from tablee.house.names import clean_name
from tablee.house.ports import Conflict
from tablee.house.programs import requests as p
from tablee.house.programs.answers import ChallengeAnswered, ProgramMade, ProgramReady
from tablee.house.requests import USUAL_ABSENCE
from tablee.house.services import Caller, Services, keyed, once
from tablee.match import commands
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import LINK, PROGRAM, Seat
from tablee.match.table import Table


async def make_program(house: Services, caller: Caller, asked: p.MakeProgram) -> ProgramMade:
    """Let a program play in this house; its token is answered."""
    house.check_host(caller)
    name = clean_name(asked.name)
    if name is None:
        raise bad_field("name")
    made = await house.programs.make(name, asked.key)
    return ProgramMade(made.id, made.name, house.tokens.make_program(made.id))


async def remove_program(
    house: Services, caller: Caller, asked: p.RemoveProgram
) -> list[ProgramReady]:
    """Let a program play here no longer; those that are ready are answered."""
    house.check_host(caller)
    await house.programs.find(asked.program)
    await house.programs.remove(asked.program)
    house.hall.notified()
    return await house.programs.ready()


async def challenge(house: Services, caller: Caller, asked: p.ChallengeProgram) -> Seated:
    """Ask a program for a game: a table with a seat that waits for it."""
    name, key = clean_name(asked.name), keyed(asked.key, "challenge", asked)
    table, host = table_id_of(key.key), new_holder()
    if not await _exists(house, table):
        program = await _ready(house, asked)
        seats = [
            Seat(1, LINK, name, holder=host),
            Seat(2, PROGRAM, program.name, program=program.program),
        ]
        created = commands.create(
            table,
            asked.game,
            {},
            seats,
            house.time.now(),
            host=host,
            absence=USUAL_ABSENCE,
            starter="lot",
        )
        with suppress(Conflict):  # it was made before
            await house.rooms.create(key.sign(created))
    async with house.rooms.enter(table) as room:
        if not key.done(room.table):
            raise Refused("table.key_used")
        return await seated(house, table, room.table.host or host, caller)


def playable(games: Sequence[str]) -> list[str]:
    """The games that a program says it plays: such as two can. Raises InvalidRequest."""
    known = [name for name in GAMES if name in games and 2 in seat_counts(GAMES[name])]
    if not games or len(known) < len(set(games)):
        raise bad_field("games")
    return known


async def _exists(house: Services, table: str) -> bool:
    with suppress(Refused):
        async with house.rooms.enter(table):
            return True
    return False


async def _ready(house: Services, asked: p.ChallengeProgram) -> ProgramReady:
    """The program, if it can be asked for this game. Raises Refused."""
    game, ready = find_game(asked.game).name, await house.programs.ready()
    program = next((one for one in ready if one.program == asked.program), None)
    if program is None:
        raise Refused("program.away")
    if game not in program.games:
        raise Refused("program.game", game)
    entries = await house.hall.read()
    busy = sum(asked.program in [*entry.asks, *entry.plays] for entry in entries)
    if busy >= house.settings.program_tables:
        raise Refused("program.busy")
    return program


async def answer_challenge(
    house: Services, caller: Caller, asked: p.AnswerChallenge
) -> ChallengeAnswered:
    """The program accepts, and is answered the token of its seat; or it declines."""
    program = await house.programs.find(house.tokens.program(caller.tokens))

    def command(table: Table, now: float) -> Event:
        if asked.accept:
            return commands.accept(table, program.id, program.holder, now)
        return commands.decline(table, program.id, now)

    async with house.rooms.enter(asked.table) as room:
        await room.act(command, once(asked.key, program.holder, asked))
        token = house.tokens.make(asked.table, program.holder) if asked.accept else None
        return ChallengeAnswered(asked.table, token)
