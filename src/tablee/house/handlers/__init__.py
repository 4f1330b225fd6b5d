"""The handlers: each answers one type of request.

tables     making a table, looking at it, taking seats
play       moves, undo, take-over, messages, rematch, hints
hall       open tables, playing with somebody, codes
shelf      the games, their rules, their component sets
records    records, replays, analyses
practice   positions without a table
travel     tables that go from house to house
evenings   evenings of many games
desk       what the host of the house sees and decides
programs   programs as guests
notices    being told of one's turn, days off
ladder     the ladder, one's own games, finished games
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tablee.house import evening_requests as e
from tablee.house import requests as r
from tablee.house.desk import requests as d
from tablee.house.hall import requests as h
from tablee.house.handlers import (
    desk,
    evenings,
    hall,
    ladder,
    notices,
    play,
    practice,
    programs,
    records,
    shelf,
    tables,
    travel,
)
from tablee.house.ladder import requests as lr
from tablee.house.notices import requests as n
from tablee.house.programs import requests as p
from tablee.house.services import Caller, Services

Handler = Callable[[Services, Caller, Any], Awaitable[Any]]

HANDLERS: dict[type[r.Request], Handler] = {
    h.ShowHall: hall.show_hall,
    h.ListTable: hall.list_table,
    h.QuickSeat: hall.quick_seat,
    h.AskCode: hall.ask_code,
    h.FindCode: hall.find_code,
    n.ShowNotices: notices.show_notices,
    n.SubscribePush: notices.subscribe_push,
    n.SubscribeMail: notices.subscribe_mail,
    n.SetQuiet: notices.set_quiet,
    n.Unsubscribe: notices.unsubscribe,
    n.TakeHoliday: notices.take_holiday,
    r.ListGames: shelf.games,
    r.ShowOffers: shelf.offers,
    r.ShowRules: shelf.rules,
    r.ShowComponents: shelf.components,
    r.CheckOptions: shelf.check_options,
    r.Practise: practice.practise,
    r.Advise: practice.hint,
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
    r.DepartTable: travel.depart,
    r.ReceiveTable: travel.receive,
    r.ReturnTable: travel.give_back,
    r.ShowRecord: records.record,
    r.ShowAnalysis: records.analysis,
    r.ReplayRecord: records.replay,
    r.AnalyseRecord: records.analyse,
    e.OpenEvening: evenings.open_evening,
    e.ShowEvening: evenings.show,
    e.AskEveningCode: evenings.code,
    e.EnterEvening: evenings.enter,
    e.AddPlayers: evenings.add_players,
    e.ShowPlayerLink: evenings.player_link,
    e.ChangePlayer: evenings.change_player,
    e.MakeRound: evenings.make_round,
    e.DropRound: evenings.drop_round,
    e.EnterResult: evenings.enter_result,
    e.EndEvening: evenings.end,
    e.SitDown: evenings.sit_down,
    d.ShowDesk: desk.show_desk,
    d.ChangeRules: desk.change_rules,
    d.ShowTables: desk.show_tables,
    d.CloseTable: desk.close_table,
    d.DeleteTable: desk.delete_table,
    d.FreeSeat: desk.free_seat,
    d.HushTable: desk.hush_table,
    p.MakeProgram: programs.make_program,
    p.RemoveProgram: programs.remove_program,
    p.ChallengeProgram: programs.challenge,
    p.AnswerChallenge: programs.answer_challenge,
    lr.ShowLadder: ladder.show_ladder,
    lr.EnterLadder: ladder.enter_ladder,
    lr.ShowPlayer: ladder.show_player,
    lr.ShowOwnGames: ladder.show_own_games,
    lr.ErasePlayer: ladder.erase_player,
    lr.ShowFinished: ladder.show_finished,
}
