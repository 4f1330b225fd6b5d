"""Every path of the API: who answers it, what it takes, what it gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tablee.server import types as t
from tablee.server.answers import looking, play, shelf, tables
from tablee.server.call import Call


class Route(NamedTuple):
    """A path. The handler's docstring is its summary."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    gives: Any  # None: a drawing
    takes: type[t.Body] | None = None
    query: tuple[str, ...] = ()


TABLE = "/api/tables/{table}"

ROUTES = (
    Route("GET", "/api/host", shelf.host, t.Host),
    Route("GET", "/api/games", shelf.games, list[t.GameShown]),
    Route("GET", "/api/games/{game}/components", shelf.components, dict[str, Any]),
    Route("GET", "/api/games/{game}/rules", shelf.rules, t.Rules, query=("language",)),
    Route("POST", "/api/tables", tables.create, t.Seated, t.NewTable),
    Route("GET", TABLE, tables.show, t.Shown),
    Route("POST", f"{TABLE}/join", tables.join, t.Seated, t.Join),
    Route("POST", f"{TABLE}/claim", tables.claim, t.Seated, t.Empty),
    Route("POST", f"{TABLE}/seats/{{seat}}", tables.change_seat, t.Shown, t.SeatChange),
    Route("POST", f"{TABLE}/moves", play.move, t.Shown, t.Move),
    Route("POST", f"{TABLE}/undo", play.undo, t.Shown, t.Undo),
    Route("POST", f"{TABLE}/takeover", play.take_over, t.Shown, t.TakeOver),
    Route("POST", f"{TABLE}/messages", play.say, t.Shown, t.Message),
    Route("POST", f"{TABLE}/rematch", play.rematch, t.Shown, t.OwnSeat),
    Route("POST", f"{TABLE}/hint", play.hint, t.HintShown, t.OwnSeat),
    Route("GET", f"{TABLE}/record", looking.record, dict[str, Any]),
    Route("GET", f"{TABLE}/analysis", looking.analysis, t.Analysis),
    Route("GET", f"{TABLE}/qr.svg", looking.qr_code, None, query=("base",)),
    Route("POST", "/api/replays", looking.replay, t.Replayed, t.Replay),
)
