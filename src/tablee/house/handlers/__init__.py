"""The handlers: each answers one type of request.

tables     making a table, looking at it, taking seats
play       moves, undo, take-over, messages, rematch, hints
shelf      the games, their rules, their component sets
records    records, replays, analyses
practice   positions without a table
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tablee.house import requests as r
from tablee.house.handlers import play, practice, records, shelf, tables
from tablee.house.services import Caller, Services

Handler = Callable[[Services, Caller, Any], Awaitable[Any]]

HANDLERS: dict[type[r.Request], Handler] = {
    r.ListGames: shelf.games,
    r.ShowOffers: shelf.offers,
    r.ShowRules: shelf.rules,
    r.ShowComponents: shelf.components,
    r.CheckOptions: shelf.check_options,
    r.Practise: practice.practise,
    r.CreateTable: tables.create,
    r.ShowTable: tables.show,
    r.ShowSet: tables.show_set,
    r.JoinTable: tables.join,
    r.ClaimSeats: tables.claim,
    r.ChangeSeat: tables.change_seat,
    r.MakeMove: play.move,
    r.Undo: play.undo,
    r.TakeOver: play.take_over,
    r.SendMessage: play.say,
    r.AskRematch: play.rematch,
    r.AskHint: play.hint,
    r.ShowRecord: records.record,
    r.ShowAnalysis: records.analysis,
    r.ReplayRecord: records.replay,
}
