"""Looking back: records, replays, analyses."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from tablee.bots.analysis import Verdict, costliest
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.house import requests as r
from tablee.house.analyses import Played, Progress
from tablee.house.answers import Analysis, Replayed, VerdictShown
from tablee.house.errors import bad_field
from tablee.house.services import Caller, Services
from tablee.match.errors import Refused
from tablee.match.sets import options_sent
from tablee.match.table import MoveShown, Table


async def record(house: Services, caller: Caller, asked: r.ShowRecord) -> dict[str, Any]:
    """The record of the game so far; sealed before the end where something is hidden."""
    async with house.enter(asked.table, caller) as room:
        return room.table.record().to_json()


async def analysis(house: Services, caller: Caller, asked: r.ShowAnalysis) -> Analysis:
    """What a bot makes of a game that is over: `ready` once every move has a verdict."""
    async with house.enter(asked.table, caller) as room:
        if room.table.position.turn is not None:
            raise Refused("table.not_over")
        progress = house.analyses.of(_played(room.table), caller.address)
    return _analysis(progress)


def _played(table: Table) -> Played:
    moves = tuple(made.move for made in table.moves)
    return Played(f"{table.id} {table.version}", table.first, moves)


async def analyse(house: Services, caller: Caller, asked: r.AnalyseRecord) -> Analysis:
    """What a bot makes of a record of a game that is over: as of the table that it is of. Raises
    InvalidRecord, Refused."""
    name = hashlib.sha256(msgspec.json.encode(asked.record)).hexdigest()
    progress = house.analyses.known(name, caller.address)
    if progress is None:
        found = _record_in(house, asked.record)
        line = await house.thinker.run(lambda: list(found.positions()))
        if line[-1].turn is not None:
            raise Refused("table.not_over")
        progress = house.analyses.of(Played(name, line[0], found.moves), caller.address)
    return _analysis(progress)


def _analysis(progress: Progress) -> Analysis:
    verdicts = _verdicts(progress.verdicts)
    worst = _verdicts(costliest(progress.verdicts))
    return Analysis(progress.ready, len(verdicts), progress.moves, verdicts, worst)


def _verdicts(verdicts: Sequence[Verdict]) -> list[VerdictShown]:
    return [msgspec.convert(verdict._asdict(), VerdictShown) for verdict in verdicts]


async def replay(house: Services, caller: Caller, asked: r.ReplayRecord) -> Replayed:
    """A record position by position: checked, and as a spectator may see a game that goes on."""
    found = _record_in(house, asked.record)
    return await house.thinker.run(lambda: _replayed(found))


def _record_in(house: Services, written: dict[str, Any]) -> Record:
    """A record as somebody sent it. Raises InvalidRecord, InvalidRequest."""
    found = Record.from_json(written)
    if len(found.moves) > house.settings.replay_moves:
        raise bad_field("record.moves")
    return found


def _replayed(record: Record) -> Replayed:
    line = list(record.positions())
    over, sent = line[-1].turn is None, {"options": options_sent(line[0].setup)}
    return Replayed(
        game=record.game.name,
        options=dict(line[0].options),
        positions=[_shown(position, over) | sent for position in line],
        moves=[
            MoveShown(
                position.turn or 0,
                move if over else record.game.veil(move),
                position.effects(move) | position.aftermath(after),
            )
            for (position, after), move in zip(pairwise(line), record.moves, strict=True)
        ],
        result=record.result,
        verified=record.start is None,
    )


def _shown(position: Position, over: bool) -> dict[str, Any]:
    return position.open_view() if over else position.view(None)
