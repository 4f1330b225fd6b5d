"""HTTP adds nothing and takes nothing away: the same requests have the same answers and refusals
as in a house that is asked directly."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.errors import TableeError
from tablee.core.registry import find_game
from tablee.house import evening_requests as e
from tablee.house import requests as r
from tablee.house.desk import requests as d
from tablee.house.hall import requests as h
from tablee.house.house import House
from tablee.house.ladder import requests as la
from tablee.house.local import LocalThinker, MemoryStorage, PlainTokens
from tablee.house.notices import requests as n
from tablee.house.programs import requests as p
from tablee.house.quiet import Quiet
from tablee.house.services import Caller
from tablee.house.settings import HouseSettings
from tablee.match.pace import Pace
from tablee.match.travel import Carried, CarriedSeat
from tablee.server.books import SqlBooks
from tablee.server.database import open_database, sqlite_url
from tablee.server.notifier import ServerNotifier
from tablee.server.routes import ROUTES
from tablee.server.settings import Settings
from tablee.server.storage import SqlStorage
from tablee.server.tokens import Tokens
from tests.server.helpers import Guest, running
from tests.server.receivers import UserAgent

#: Nobody is missed, so that nothing happens but what is asked for.
CALM = HouseSettings(grace=1e6, bot_pause=0.0)

#: Differs from house to house.
CHANCE = ("at", "token", "code", "expires", "fills", "ends", "off_until", "push", "feed")

#: What no honest house sends.
NOWHERE = Carried(table="nowhere", record={}, by=[], seats=[CarriedSeat("here")])

Answer = tuple[str, Any]
Ask = Callable[[str, r.Request], Answer]


class Direct:
    """Somebody who asks a house itself."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        signer = PlainTokens()
        self.storage = SqlStorage(open_database(sqlite_url(folder)))
        self.house = House(
            MemoryStorage(),
            LocalThinker(),
            signer,
            settings=CALM,
            notifier=ServerNotifier(Settings(folder), Tokens("any secret will do")),
            books=SqlBooks(self.storage),
        )
        self.tokens: dict[str, tuple[str, ...]] = {"host": (signer.make_host(math.inf),)}

    def ask(self, who: str, request: r.Request) -> Answer:
        caller = Caller(self.tokens.get(who, ()), "en")
        try:
            answer = self.loop.run_until_complete(self.house.answer(request, caller))
        except TableeError as error:
            return "refused", error.to_json("en")
        found = msgspec.json.decode(msgspec.json.encode(answer))
        if isinstance(found, dict) and "token" in found:
            self.tokens[who] = (*self.tokens.get(who, ()), found["token"])
        return "answered", found

    def close(self) -> None:
        self.loop.run_until_complete(self.house.close())
        self.loop.close()
        self.storage.close()


class OverHttp:
    """Somebody who sends the same requests to a server."""

    def __init__(self, guest: Guest, host: str) -> None:
        self.guest = guest
        self.tokens: dict[str, tuple[str, ...]] = {"host": (host,)}

    def ask(self, who: str, request: r.Request) -> Answer:
        route = next(route for route in ROUTES if route.answered_by is type(request))
        fields = msgspec.to_builtins(request)
        named = re.findall(r"{(\w+)}", route.path)
        path = route.path.format(**{name: fields.pop(name) for name in named})
        self.guest.token = " ".join(self.tokens.get(who, ())) or None
        if route.method == "GET":
            query = {name: value for name, value in fields.items() if value is not None}
            answer = self.guest.get(path, **query)
        else:
            answer = self.guest.post(path, **fields)
        found = answer.json()
        if answer.status_code != 200:
            error = {name: found["error"][name] for name in ("code", "message", "clause")}
            return "refused", error
        if "token" in found:
            self.tokens[who] = (*self.tokens.get(who, ()), found["token"])
        return "answered", found


def script(ask: Ask) -> list[Answer]:
    """What two people do in an evening, and what they may not."""
    said: list[Answer] = []

    def say(who: str, request: r.Request) -> Any:
        said.append(ask(who, request))
        return said[-1][1]

    say("ana", r.ListGames())
    say("ana", r.ShowOffers())
    say("ana", r.ShowRules(game="lot", language="de"))
    say("ana", r.ShowRules(game="chess"))
    say("ana", r.ShowComponents(game="lotus"))
    say("ana", r.CheckOptions(game="lotus", options={"seats": 3}))
    say("ana", r.CheckOptions(game="lotus", options={"seats": 9}))
    position = find_game("lot").new({}, bytes(32)).to_json()
    say("ana", r.Practise(position=position, seat=1, move="d4"))
    say("ana", r.Practise(position=position, seat=3))
    say("ana", r.Advise(view={}))
    seats = [r.SeatWanted("here", "Ana"), r.SeatWanted("link")]
    code = say("ana", h.AskCode(table=hall_script(say, seats)))
    say("eve", h.FindCode(code=code.get("code", "")))
    say("eve", h.FindCode(code="WORD"))
    say("ana", r.CreateTable(game="lot", seats=seats[:1]))
    say("ana", r.CreateTable(game="lot", seats=seats, options={"pie": 3}))
    say("ana", r.CreateTable(game="lot", seats=[r.SeatWanted("here", "\u202e"), *seats]))
    table = say("ana", r.CreateTable(game="lot", seats=seats, options={"pie": False}))["table"]
    say("ben", r.ShowTable(table=table))
    say("ben", r.ShowTable(table="nosuchid"))
    say("ben", r.ShowSet(table=table, digest="sha256:0"))
    say("ben", r.MakeMove(table=table, version=0, key="a", move="d4"))
    say("ben", r.JoinTable(table=table, name="Ben"))
    say("eve", r.JoinTable(table=table))
    say("ben", r.ChangeSeat(table=table, seat=2, name="Benno"))
    say("ben", r.ChangeSeat(table=table, seat=1, kind="bot"))
    say("ben", r.MakeMove(table=table, version=0, key="a", move="d4"))
    say("ana", r.MakeMove(table=table, version=0, key="a", move="d4"))
    say("ana", r.MakeMove(table=table, version=0, key="a", move="d4"))
    say("ana", r.MakeMove(table=table, version=0, key="a", move="d5"))
    say("ben", r.MakeMove(table=table, version=0, key="b", move="e5"))
    say("ben", r.MakeMove(table=table, version=1, key="c", move="d4"))
    say("ben", r.MakeMove(table=table, version=1, key="d", move="zz"))
    say("ana", r.Undo(table=table, version=1, key="e"))
    say("eve", r.Undo(table=table, version=1, key="f", answer=True))
    say("ben", r.Undo(table=table, version=1, key="g", answer=True))
    say("ana", r.TakeOver(table=table, seat=2, level=1))
    say("ben", r.TakeOver(table=table, seat=2, level=1))
    say("ben", r.TakeOver(table=table, seat=2, level=None))
    say("ben", r.SendMessage(table=table, seat=1, message="hello"))
    say("ben", r.SendMessage(table=table, seat=2, message="hello"))
    say("ben", r.AskHint(table=table, seat=2))
    say("ben", r.AskRematch(table=table, seat=2))
    say("ben", r.ShowAnalysis(table=table))
    shown = say("ana", r.ShowTable(table=table))
    while shown["turn"] is not None:
        who, legal = ("ana", "ben")[shown["turn"] - 1], shown["legal"]
        if not legal:
            legal = ask(who, r.ShowTable(table=table))[1]["legal"]
        key = str(shown["version"])
        shown = say(who, r.MakeMove(table=table, version=shown["version"], key=key, move=legal[0]))
    record = say("eve", r.ShowRecord(table=table))
    say("eve", r.ReplayRecord(record=record))
    say("eve", r.ReplayRecord(record={**record, "moves": ["d4"]}))
    say("eve", r.AnalyseRecord(record={**record, "moves": ["d4"]}))
    say("ana", r.AskRematch(table=table, seat=1))
    new = say("ben", r.AskRematch(table=table, seat=2))["rematch"]["table"]
    say("ben", r.ClaimSeats(table=new))
    say("eve", r.ClaimSeats(table=new))
    evening_script(say)
    travel_script(say)
    desk_script(say)
    notices_script(say)
    ladder_script(say)
    return said


def evening_script(say: Callable[[str, r.Request], Any]) -> None:
    """An evening of two, whose pairs follow from their numbers."""
    game = e.GameWanted(most=2, name="lot")
    opened = say("ana", e.OpenEvening(name="Jeudi", form="round_robin", games=[game]))
    evening = str(opened.get("evening"))
    say("eve", e.ShowEvening(evening=evening))
    say("ana", e.AddPlayers(evening=evening, names=["Ana"], key="a"))
    say("eve", e.AddPlayers(evening=evening, names=["Eve"]))
    say("ben", e.EnterEvening(evening=evening, name="Ben", key="ben" * 6))
    say("eve", e.AskEveningCode(evening=evening))
    say("ana", e.ShowPlayerLink(evening=evening, player=2))
    rounds = say("ana", e.MakeRound(evening=evening, after=0)).get("rounds")
    table = rounds[0]["tables"][0]["table"] if rounds else "t"
    say("ben", e.SitDown(evening=evening, table=table))
    say("eve", e.SitDown(evening=evening, table=table))
    for correction in (True, False, True):
        scores = [0, 1] if correction else [1, 0]
        result: dict[str, Any] = {"scores": scores, "correction": correction}
        say("ana", e.EnterResult(evening=evening, round=1, place=1, **result))
    for who in ("ben", "ana"):
        say(who, e.DropRound(evening=evening, round=1))
    say("ben", e.ChangePlayer(evening=evening, player=2, present=False))
    say("ana", e.EndEvening(evening=evening, closed=True))
    say("ana", e.MakeRound(evening=evening, after=0))


def travel_script(say: Callable[[str, r.Request], Any]) -> None:
    """A table is taken along, goes on elsewhere, and comes back."""
    seats = [r.SeatWanted("here", "Ana"), r.SeatWanted("here", "Ben")]
    table = str(say("ana", r.CreateTable(game="lot", seats=seats)).get("table"))
    leave = r.DepartTable(table=table, to="device", key="along" * 4)
    say("eve", leave)
    carried = say("ana", leave).get("carried")
    if carried is not None:
        found = msgspec.convert(carried, Carried)
        say("ana", r.MakeMove(table=table, version=0, key="m", move="d4"))
        say("ana", r.ReceiveTable(carried=found, key="along" * 4))
        say("eve", r.ReceiveTable(carried=found, key="other" * 4))
        say("eve", r.ReturnTable(table=table, carried=None, key="b"))
    say("ana", r.ReceiveTable(carried=NOWHERE, key="nowhere" * 4))
    say("ana", r.ReturnTable(table=table, carried=NOWHERE, key="b"))
    say("ana", r.ReturnTable(table=table, carried=None, key="b"))


def desk_script(say: Callable[[str, r.Request], Any]) -> None:
    """What the host of the house does, and nobody else may."""
    seats = [r.SeatWanted("here", "Ana"), r.SeatWanted("link")]
    table = str(say("ana", r.CreateTable(game="lot", seats=seats)).get("table"))
    key = "program" * 3
    for who in ("ana", "host"):
        say(who, d.ShowDesk())
        say(who, d.ChangeRules(messages=False, keep_days=30))
        say(who, d.ChangeRules(messages=True))
        say(who, d.HushTable(table=table, hushed=True, key="h"))
        say(who, d.FreeSeat(table=table, seat=2))
        say(who, d.CloseTable(table=table, closed=True, key="c"))
        say(who, d.ShowTables())
        say(who, p.MakeProgram(name="Deep Lotus", key=key))
    program = say("host", p.MakeProgram(name="Deep Lotus", key=key)).get("program", "x")
    say("eve", p.ChallengeProgram(program=program, game="lot", key=key))
    say("eve", p.AnswerChallenge(table=table, accept=True))
    say("host", p.AnswerChallenge(table=table, accept=False))
    say("host", p.RemoveProgram(program=program))
    say("host", d.DeleteTable(table=table))


def notices_script(say: Callable[[str, r.Request], Any]) -> None:
    """A game over days: somebody wants to be told, takes days off, and wants nothing any more."""
    seats, browser = [r.SeatWanted("here"), r.SeatWanted("link")], UserAgent()
    pace = Pace(days=2, holidays=3)
    table = str(say("ana", r.CreateTable(game="lot", seats=seats, pace=pace)).get("table"))
    say("ana", r.CreateTable(game="lot", seats=seats, pace=Pace(days=1, after="clock")))
    say("ana", n.ShowNotices(table=table))
    say("eve", n.ShowNotices(table=table))
    keys: dict[str, Any] = {"p256dh": browser.p256dh, "auth": browser.auth}
    for place in ("https://push.example.org/1", "https://localhost/1"):
        say("ana", n.SubscribePush(table=table, endpoint=place, **keys))
    say("ana", n.SubscribeMail(table=table, address="ana@example.org"))
    say("ana", n.SetQuiet(table=table, quiet=Quiet(start=0, end=60)))
    say("ana", n.Unsubscribe(table=table))
    for who, days in (("ana", 2), ("ana", 1), ("ana", 0), ("ana", 9), ("eve", 1)):
        say(who, n.TakeHoliday(table=table, days=days))


def ladder_script(say: Callable[[str, r.Request], Any]) -> None:
    """Somebody has a name on the ladder for a while."""
    ana, eve = "ana" * 12, "eve" * 12
    say("ana", la.EnterLadder(player=ana, name="Ana"))
    say("eve", la.EnterLadder(player=eve, name="ANA"))
    say("eve", la.EnterLadder(player=eve, name=" "))
    for key in (ana, eve):
        say("ana", la.ShowPlayer(player=key))
        say("ana", la.ShowOwnGames(player=key))
    for game in ("lot", "chess"):
        say("eve", la.ShowLadder(game=game))
        say("eve", la.ShowFinished(game=game, name="ana"))
    for _ in range(2):
        say("ana", la.ErasePlayer(player=ana))


def hall_script(say: Callable[[str, r.Request], Any], seats: list[r.SeatWanted]) -> str:
    """What they do in the hall; returns a table that was opened there."""
    say("eve", h.ShowHall())
    table = str(say("ana", r.CreateTable(game="lotus", seats=seats, open=True))["table"])
    say("eve", h.ListTable(table=table, open=True, watch=True))
    say("ana", h.ListTable(table=table, open=True, watch=True, key="l"))
    say("eve", h.ShowHall(game="lotus"))
    say("ben", h.QuickSeat(game="punto", key="ben" * 6, name="Ben", wait=60))
    say("eve", h.QuickSeat(game="punto", key="eve" * 6, name="Eve"))
    say("eve", h.QuickSeat(game="chess", key="eve" * 6))
    say("eve", h.ShowHall())
    return table


def comparable(said: Any, tables: dict[str, str]) -> Any:
    """What was said without times and tokens, the tables by the order they are named in."""
    if isinstance(said, dict):
        for name in ("table", "evening", "value", "id"):
            if isinstance(said.get(name), str):
                tables.setdefault(said[name], f"table {len(tables)}")
        found = {key: comparable(value, tables) for key, value in said.items() if key not in CHANCE}
        if "tables" in found:  # the latest first; those of one moment come in any order
            found["tables"].sort(key=itemgetter("table"))
        return found
    if isinstance(said, list | tuple):
        return [comparable(one, tables) for one in said]
    if isinstance(said, str) and re.fullmatch("[0-9a-f]{32}", said):
        return "a subscription"
    return tables.get(said, said) if isinstance(said, str) else said


@pytest.fixture
def direct(tmp_path_factory: pytest.TempPathFactory) -> Any:
    asker = Direct(tmp_path_factory.mktemp("direct"))
    yield asker
    asker.close()


def test_the_same_requests_have_the_same_answers(direct: Direct, tmp_path: Path) -> None:
    with running(tmp_path, house=CALM) as server, Guest(server.url) as guest:
        host = server.app.tokens.make_host(server.now() + 3_600)
        over_http = script(OverHttp(guest, host).ask)
    here = script(direct.ask)
    assert {said[0] for said in here} == {"answered", "refused"}
    assert comparable(over_http, {}) == comparable(here, {})


def test_the_script_asks_for_everything() -> None:
    asked: set[type[r.Request]] = set()

    def ask(_who: str, request: r.Request) -> Answer:
        asked.add(type(request))
        return "answered", {"table": "t", "turn": None, "rematch": {"table": "n"}}

    script(ask)
    by_house = {route.answered_by for route in ROUTES if isinstance(route.answered_by, type)}
    assert asked == by_house
