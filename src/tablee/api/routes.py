"""Every path that is for the house: the request that it makes, and the type of the answer."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from tablee.house import answers as a
from tablee.house import evening_answers as ea
from tablee.house import evening_requests as er
from tablee.house import requests as r
from tablee.house.hall import answers as ha
from tablee.house.hall import requests as h
from tablee.house.ladder import answers as la
from tablee.house.ladder import requests as lr
from tablee.house.notices import answers as na
from tablee.house.notices import requests as n


class Route(NamedTuple):
    """A path. Fields of the request that the path does not name come from the body of a POST, or
    from the query of a GET."""

    method: Literal["GET", "POST"]
    path: str
    answered_by: Any  # a type of request, or what answers it beside the house
    gives: Any  # a text: the media type of a file
    query: tuple[str, ...] = ()
    limit: Literal["tables", "thoughts", "codes", "mails"] | None = None  # which rate limit counts
    immutable: bool = False  # the answer never changes: browsers keep it
    body: type[msgspec.Struct] | None = None  # of a POST that the server answers by itself


TABLE = "/api/tables/{table}"
EVENING = "/api/evenings/{evening}"

HOUSE_ROUTES = (
    Route("GET", "/api/games", r.ListGames, list[a.GameShown]),
    Route("GET", "/api/offers", r.ShowOffers, a.Offers),
    Route("GET", "/api/games/{game}/components", r.ShowComponents, dict[str, Any]),
    Route("POST", "/api/games/{game}/options", r.CheckOptions, a.OptionsChecked, limit="thoughts"),
    Route("GET", "/api/games/{game}/rules", r.ShowRules, a.Rules, query=("language",)),
    Route("POST", "/api/practice", r.Practise, a.Practised),
    Route("POST", "/api/advice", r.Advise, a.HintShown, limit="thoughts"),
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
    Route("POST", f"{TABLE}/departure", r.DepartTable, a.Departed),
    Route("POST", "/api/arrivals", r.ReceiveTable, a.Seated, limit="tables"),
    Route("POST", f"{TABLE}/return", r.ReturnTable, a.Shown, limit="thoughts"),
    Route("GET", f"{TABLE}/record", r.ShowRecord, dict[str, Any]),
    Route("GET", f"{TABLE}/analysis", r.ShowAnalysis, a.Analysis),
    Route("GET", "/api/hall", h.ShowHall, ha.HallShown, query=("game", "skip")),
    Route("POST", "/api/hall/seat", h.QuickSeat, a.Seated, limit="tables"),
    Route("POST", "/api/codes", h.FindCode, ha.CodeFound, limit="codes"),
    Route("POST", f"{TABLE}/listing", h.ListTable, a.Shown),
    Route("POST", f"{TABLE}/code", h.AskCode, ha.CodeShown),
    Route("POST", f"{TABLE}/holiday", n.TakeHoliday, a.Shown),
    Route("GET", f"{TABLE}/notices", n.ShowNotices, na.NoticesShown),
    Route("POST", f"{TABLE}/notices/push", n.SubscribePush, na.NoticesShown),
    Route("POST", f"{TABLE}/notices/mail", n.SubscribeMail, na.NoticesShown, limit="mails"),
    Route("POST", f"{TABLE}/notices/quiet", n.SetQuiet, na.NoticesShown),
    Route("POST", f"{TABLE}/notices/off", n.Unsubscribe, na.NoticesShown),
    Route("POST", "/api/replays", r.ReplayRecord, a.Replayed, limit="thoughts"),
    Route("POST", "/api/analyses", r.AnalyseRecord, a.Analysis, limit="thoughts"),
    Route("POST", "/api/evenings", er.OpenEvening, ea.EveningSeated, limit="tables"),
    Route("GET", EVENING, er.ShowEvening, ea.EveningShown),
    Route("POST", f"{EVENING}/code", er.AskEveningCode, ha.CodeShown),
    Route("POST", f"{EVENING}/enter", er.EnterEvening, ea.EveningSeated),
    Route("POST", f"{EVENING}/players", er.AddPlayers, ea.EveningShown),
    Route("POST", f"{EVENING}/players/{{player}}", er.ChangePlayer, ea.EveningShown),
    Route("POST", f"{EVENING}/players/{{player}}/link", er.ShowPlayerLink, ea.PlayerLink),
    Route("POST", f"{EVENING}/rounds", er.MakeRound, ea.EveningShown),
    Route("POST", f"{EVENING}/drop", er.DropRound, ea.EveningShown),
    Route("POST", f"{EVENING}/results", er.EnterResult, ea.EveningShown),
    Route("POST", f"{EVENING}/end", er.EndEvening, ea.EveningShown),
    Route("POST", f"{EVENING}/seat", er.SitDown, ea.SeatLink),
    Route("GET", "/api/ladder/{game}", lr.ShowLadder, la.LadderShown, query=("skip",)),
    Route(
        "GET", "/api/finished", lr.ShowFinished, la.FinishedShown, query=("game", "name", "skip")
    ),
    Route("POST", "/api/players", lr.EnterLadder, la.LadderPlayer, limit="tables"),
    Route("POST", "/api/players/own", lr.ShowPlayer, la.LadderPlayer),
    Route("POST", "/api/players/games", lr.ShowOwnGames, la.OwnGames),
    Route("POST", "/api/players/erase", lr.ErasePlayer, la.PlayerErased),
)
