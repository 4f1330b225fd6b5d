"""Looking back: records, replays, analyses; and the QR code of a table."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

from starlette.responses import Response

from tablee.core.position import Position
from tablee.core.record import Record
from tablee.match.errors import Refused
from tablee.match.snapshot import MoveShown
from tablee.server import types as t
from tablee.server.call import Call
from tablee.server.failures import Refusal

_BASE = re.compile(r"https?://[A-Za-z0-9.\-\[\]:]{1,200}")


async def record(call: Call) -> dict[str, Any]:
    """The record of the game so far; sealed before the end where something is hidden."""
    live = await call.live()
    return live.table.position.record().to_json()


async def analysis(call: Call) -> t.Analysis:
    """What a bot makes of a game that is over: `ready` once every move was looked at."""
    live = await call.live()
    if live.table.position.turn is not None:
        raise Refused("table.not_over")
    progress = call.service.analyses.of(live.table)
    verdicts = [t.VerdictShown(**verdict._asdict()) for verdict in list(progress.verdicts)]
    return t.Analysis(progress.ready, len(verdicts), progress.moves, verdicts)


async def replay(call: Call) -> t.Replayed:
    """A record position by position: checked, and as a spectator may see a game that goes on."""
    wanted = await call.body(t.Replay)
    found = Record.from_json(wanted.record)
    if len(found.moves) > call.service.guard.limits.replay_moves:
        raise Refusal("server.field", field="record.moves", problem="problem-value")
    call.service.guard.thoughts.count(call.address)
    return await asyncio.to_thread(_replay, found)


async def qr_code(call: Call) -> Response:
    """The link to a table as a QR code; `base` is the address at which others reach this server."""
    import segno

    live = await call.live()
    base = call.request.query_params.get("base", str(call.request.base_url)).rstrip("/")
    if not _BASE.fullmatch(base):
        raise Refusal("server.field", field="base", problem="problem-value")
    drawing = io.BytesIO()
    segno.make(f"{base}/t/{live.table.id}", error="m").save(
        drawing, kind="svg", border=2, scale=8, xmldecl=False, svgns=True, omitsize=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def _replay(record: Record) -> t.Replayed:
    line = list(record.positions())
    over = line[-1].turn is None
    return t.Replayed(
        game=record.game.name,
        options=dict(line[0].options),
        positions=[_shown(position, over) for position in line],
        moves=[
            MoveShown(
                position.turn or 0,
                move if over else record.game.veil(move),
                position.effects(move),
            )
            for position, move in zip(line[:-1], record.moves, strict=True)
        ],
        result=record.result,
        verified=record.start is None,
    )


def _shown(position: Position, over: bool) -> dict[str, Any]:
    if not over:
        return position.view(None)
    shown = position.to_json()
    shown.pop("seed", None)  # the record has it once
    return shown | ({"facts": facts} if (facts := position.facts()) else {})
