"""Every path of the API: the request it makes of the house or who answers it here, and the type of
the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

from starlette.requests import Request as HttpRequest

from tablee.house import answers as a
from tablee.house import requests as r
from tablee.server import about
from tablee.server import types as t

#: Answers a path that is not for the house.
Endpoint = Callable[[HttpRequest], Awaitable[Any]]


class Route(NamedTuple):
    """A path. Fields of the request that the path does not name come from the body of a POST, or
    from the query of a GET."""

    method: Literal["GET", "POST"]
    path: str
    answered_by: type[r.Request] | Endpoint
    gives: Any  # None: a drawing
    query: tuple[str, ...] = ()
    limit: Literal["tables", "thoughts"] | None = None  # which rate limit it counts against
    immutable: bool = False  # the answer never changes: browsers keep it


TABLE = "/api/tables/{table}"

ROUTES = (
    Route("GET", "/api/host", about.host, t.Host),
    Route("GET", "/api/games", r.ListGames, list[a.GameShown]),
    Route("GET", "/api/offers", r.ShowOffers, a.Offers),
    Route("GET", "/api/games/{game}/components", r.ShowComponents, dict[str, Any]),
    Route("POST", "/api/games/{game}/options", r.CheckOptions, a.OptionsChecked, limit="thoughts"),
    Route("GET", "/api/games/{game}/rules", r.ShowRules, a.Rules, query=("language",)),
    Route("POST", "/api/practice", r.Practise, a.Practised),
    Route("POST", "/api/tables", r.CreateTable, a.Seated, limit="tables"),
    Route("GET", TABLE, r.ShowTable, a.Shown),
    Route("GET", f"{TABLE}/sets/{{digest}}", r.ShowSet, dict[str, Any], immutable=True),
    Route("POST", f"{TABLE}/join", r.JoinTable, a.Seated),
    Route("POST", f"{TABLE}/claim", r.ClaimSeats, a.Seated),
    Route("POST", f"{TABLE}/seats/{{seat}}", r.ChangeSeat, a.Shown),
    Route("POST", f"{TABLE}/moves", r.MakeMove, a.Shown),
    Route("POST", f"{TABLE}/undo", r.Undo, a.Shown),
    Route("POST", f"{TABLE}/takeover", r.TakeOver, a.Shown),
    Route("POST", f"{TABLE}/messages", r.SendMessage, a.Shown),
    Route("POST", f"{TABLE}/rematch", r.AskRematch, a.Shown),
    Route("POST", f"{TABLE}/hint", r.AskHint, a.HintShown, limit="thoughts"),
    Route("GET", f"{TABLE}/record", r.ShowRecord, dict[str, Any]),
    Route("GET", f"{TABLE}/analysis", r.ShowAnalysis, a.Analysis),
    Route("GET", f"{TABLE}/qr.svg", about.qr_code, None, query=("base", "lang")),
    Route("POST", "/api/replays", r.ReplayRecord, a.Replayed, limit="thoughts"),
)
