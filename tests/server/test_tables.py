"""Playing over HTTP: seats, moves, undo, take-over, rematch, messages, hints."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

import tablee
from tablee.match import commands
from tablee.match.seats import HERE, Seat
from tests.server.helpers import Guest, Running, play_out, until


def test_a_game_against_a_bot(ana: Guest) -> None:
    shown = ana.open("lot", "here", "bot2")
    with ana.watch(shown["table"]) as events:
        assert next(events)["version"] == 0
        assert ana.move(shown, "d4").status_code == 200
        answered = until(events, lambda told: told["turn"] == 1 and told["version"] == 2)
    assert [made["seat"] for made in answered["moves"]] == [1, 2]
    assert answered["legal"]


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_two_people_play_a_whole_game_by_link(game: str, ana: Guest, ben: Guest) -> None:
    options = {"rounds_to_win": 1} if game == "punto" else {}
    table = ana.open(game, "here", "link", options=options)["table"]
    assert ben.look(table)["views"].keys() == {"0"}
    joined = ben.join(table, "Ben")
    assert (joined["seats"][1]["name"], joined["seats"][1]["mine"]) == ("Ben", True)
    over = play_out([ana, ben], table)
    assert over["result"] is not None
    record = ana.get(f"/api/tables/{table}/record").json()
    replayed = ana.post("/api/replays", record=record)
    assert replayed.status_code == 200, replayed.text
    assert replayed.json()["verified"] is True
    assert len(replayed.json()["positions"]) == len(record["moves"]) + 1
    assert replayed.json()["result"] == over["result"]


def test_the_same_key_plays_once_and_gives_the_same_answer(ana: Guest) -> None:
    shown = ana.open("lot", "here", "here")
    first, again = ana.move(shown, "d4", "k"), ana.move(shown, "d4", "k")
    assert first.status_code == again.status_code == 200
    assert {**first.json(), "at": 0} == {**again.json(), "at": 0}
    assert len(ana.look(shown["table"])["moves"]) == 1
    assert ana.move(shown, "e5", "k").json()["error"]["code"] == "table.key_used"


def test_an_answer_to_an_older_game_gets_the_newer_one(ana: Guest) -> None:
    shown = ana.open("lot", "here", "here")
    ana.move(shown, "d4")
    late = ana.move(shown, "e5")
    assert late.status_code == 409
    assert late.json()["error"]["code"] == "table.moved_on"
    assert late.json()["snapshot"]["version"] == 1


def test_a_refused_move_names_the_clause_in_the_reader_s_language(server: Running) -> None:
    with Guest(server.url, "de-AT, en;q=0.5") as ana:
        shown = ana.open("lot", "here", "here")
        shown = ana.move(shown, "d4").json()
        refused = ana.move(shown, "d4")
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert (error["code"], error["clause"]) == ("lot.cell_taken", "1")
    assert error["message"] == tablee.IllegalMove("lot.cell_taken", "d4", clause="1").message("de")


def test_seats_are_guarded_by_tokens(ana: Guest, ben: Guest) -> None:
    shown = ana.open("lot", "here", "link")
    assert ben.move(shown, "d4").status_code == 403
    ben.token = "x" * 50
    assert ben.move(shown, "d4").status_code == 403
    ben.open("lot", "here", "here")  # a token, but of another table
    assert ben.move(shown, "d4").status_code == 403
    ben.token = None
    ben.join(shown["table"], seat=2)
    taken = ana.post(f"/api/tables/{shown['table']}/join", name="Eve")
    assert (taken.status_code, taken.json()["error"]["code"]) == (409, "seat.taken")


def test_a_token_works_from_another_device(ana: Guest, server: Running) -> None:
    shown = ana.open("topominos", "here", "link")
    with Guest(server.url, token=ana.token) as elsewhere:
        assert elsewhere.look(shown["table"])["views"] == shown["views"]


def test_people_agree_on_an_undo(ana: Guest, ben: Guest) -> None:
    table = ana.open("lot", "here", "link")["table"]
    shown = ben.join(table)
    ana.move(shown, "d4")
    path = f"/api/tables/{table}/undo"
    asked = ana.post(path, version=1, key="1").json()
    assert asked["undo"]["asked"] == {"seat": 1, "waiting": [2]}
    agreed = ben.post(path, version=1, key="1", answer=True).json()
    assert (agreed["moves"], agreed["version"]) == ([], 2)


def test_against_a_bot_an_undo_goes_back_at_once(ana: Guest) -> None:
    shown = ana.open("lot", "here", "bot")
    with ana.watch(shown["table"]) as events:
        ana.move(shown, "d4")
        until(events, lambda told: told["version"] == 2)
        undone = ana.post(f"/api/tables/{shown['table']}/undo", version=2, key="u").json()
    assert (undone["moves"], undone["turn"], undone["version"]) == ([], 1, 3)


def test_a_bot_plays_for_whoever_asks_until_they_take_the_seat_back(ana: Guest) -> None:
    shown = ana.open("lotus", "here", "here")
    table = shown["table"]
    with ana.watch(table) as events:
        ana.post(f"/api/tables/{table}/takeover", seat=1, level=1)
        moved = until(events, lambda told: told["version"] == 1)
        assert moved["seats"][0]["bot"] == 1
        back = ana.post(f"/api/tables/{table}/takeover", seat=1, level=None)
    assert back.json()["seats"][0]["bot"] is None


def test_a_seat_whose_streams_have_ended_is_absent_and_comes_back(ana: Guest, ben: Guest) -> None:
    table = ana.open("lot", "here", "link")["table"]
    with ana.watch(table) as events:
        with ben.watch(table):
            ben.join(table)
        gone = until(events, lambda told: told["seats"][1]["absent_since"] is not None)
        assert gone["seats"][0]["present"] is True
        with ben.watch(table):
            until(events, lambda told: told["seats"][1]["present"])


def test_a_rematch_hands_the_new_seats_to_the_old_tokens(ana: Guest, ben: Guest) -> None:
    table = ana.open("lotus", "here", "link")["table"]
    ben.join(table, "Ben")
    play_out([ana, ben], table)
    ana.post(f"/api/tables/{table}/rematch", seat=1)
    new = ben.post(f"/api/tables/{table}/rematch", seat=2).json()["rematch"]["table"]
    for guest, seat in ((ana, 2), (ben, 1)):
        claimed = guest.post(f"/api/tables/{new}/claim").json()
        mine = [one["seat"] for one in claimed["snapshot"]["seats"] if one["mine"]]
        assert mine == [seat]
        guest.token = claimed["token"]
    assert ben.look(new)["legal"]
    with Guest(str(ana.http.base_url)) as eve:
        assert eve.post(f"/api/tables/{new}/claim").status_code == 403


def test_the_host_fills_an_open_seat_with_a_bot(ana: Guest) -> None:
    shown = ana.open("lot", "link", "here")
    with ana.watch(shown["table"]) as events:
        ana.post(f"/api/tables/{shown['table']}/seats/1", kind="bot", level=1)
        moved = until(events, lambda told: told["version"] == 1)
    assert moved["seats"][0]["kind"] == "bot"


def test_messages_reach_everybody(ana: Guest, ben: Guest) -> None:
    table = ana.open("lot", "here", "link")["table"]
    with ben.watch(table) as events:
        ana.post(f"/api/tables/{table}/messages", seat=1, message="hello")
        told = until(events, lambda told: bool(told["messages"]))
    assert told["messages"][0]["message"] == "hello"
    assert ben.post(f"/api/tables/{table}/messages", seat=1, message="bye").status_code == 403


def test_a_hint_is_for_the_seat_to_move(ana: Guest, ben: Guest) -> None:
    shown = ana.open("punto", "here", "link")
    hint = ana.post(f"/api/tables/{shown['table']}/hint", seat=1).json()
    assert hint["move"] in shown["legal"]
    assert 0 <= hint["value"] <= 1
    ben.join(shown["table"])
    assert ben.post(f"/api/tables/{shown['table']}/hint", seat=1).status_code == 403
    assert ben.post(f"/api/tables/{shown['table']}/hint", seat=2).status_code == 409


def test_a_game_that_is_over_is_analysed_in_the_background(ana: Guest) -> None:
    shown = ana.open("lotus", "here", "here")
    path = f"/api/tables/{shown['table']}/analysis"
    assert ana.get(path).json()["error"]["code"] == "table.not_over"
    over = play_out([ana], shown["table"])
    found = ana.get(path).json()
    assert (found["moves"], found["ready"]) == (len(over["moves"]), False)


def test_no_spectator_and_no_opponent_receives_anything_hidden(ana: Guest, ben: Guest) -> None:
    shown = ana.open("loto", "here", "link")
    table = shown["table"]
    ben.join(table)
    own = json.dumps(shown["views"]["1"]["racks"]["1"])
    with Guest(str(ana.http.base_url)) as eve:
        for reader in (ben, eve):
            assert own not in json.dumps(reader.look(table))
            with reader.watch(table) as events:
                assert own not in json.dumps(next(events))
        record = eve.get(f"/api/tables/{table}/record").json()
    assert (record["seed"], record["start"]) == (None, None)


def test_running_out_of_time_ends_the_turn(server: Running, ana: Guest) -> None:
    begun = time.time() - 29.5  # of the thirty seconds
    seats = [Seat(number, HERE, holder="ana") for number in (1, 2)]
    created = commands.create("clocked", "topominos", {}, seats, begun, host="ana", turn_seconds=30)
    asyncio.run(server.app.storage.append([created]))
    ana.token = server.app.tokens.make("clocked", "ana")
    with ana.watch("clocked") as events:
        assert next(events)["clock"]["ends"] == pytest.approx(begun + 30)
        ended = until(events, lambda told: told["version"] == 1)
    assert ended["moves"][0]["move"] == "pass"
