"""The ladder over the wire: opt-in, rated once, movable by its key, erasable; finished games; and
nothing private in any list."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.house.ladder.outcome import Outcome, outcome_of
from tablee.house.ladder.ports import NameTaken, Player
from tablee.house.ladder.scale import BOT_SIGMA, MU, bot_mu, points_of
from tablee.house.services import digest_of
from tablee.house.settings import HouseSettings
from tablee.match import commands
from tablee.match.doors import Doors
from tablee.match.listing import Ended, listing_of
from tablee.match.seats import BOT, HERE, LINK, Seat
from tablee.match.table import Table
from tablee.server.backups import restore_backup, write_backup
from tablee.server.books import SqlBooks
from tablee.server.database import open_database, sqlite_url
from tablee.server.rating import rate
from tablee.server.storage import SqlStorage
from tests.server.helpers import Guest, Running, running

ANA, BEN = "ana" * 12, "ben" * 12
#: A whole game of LOT that light, who begins, wins.
LINE = [
    "c3",
    "a1",
    "c5",
    "g7",
    "c4^c4-c3-c5",
    "a3",
    "d3",
    "g5",
    "d5",
    "a5",
    "d4^d4-d3-d5",
    "g3",
    "e3",
    "g1",
    "e5",
    "a7",
    "e4^e4-e3-e5",
]


def won_by_first(guests: list[Guest], table: str) -> dict[str, Any]:
    shown = guests[0].look(table)
    for number, move in enumerate(LINE):
        answer = guests[number % len(guests)].move(shown, move)
        assert answer.status_code == 200, answer.text
        shown = answer.json()
    assert shown["result"]["winners"] == [1]
    return shown


def enter(guest: Guest, key: str, name: str) -> dict[str, Any]:
    answer = guest.post("/api/players", player=key, name=name)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sit(guest: Guest, table: str, name: str, player: str | None = None) -> None:
    answer = guest.post(f"/api/tables/{table}/join", name=name, player=player)
    assert answer.status_code == 200, answer.text
    guest.token = answer.json()["token"]


def meet(ana: Guest, ben: Guest, **more: Any) -> str:
    """A table of LOT where Ana begins, both with their keys."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
    body = {"game": "lot", "seats": seats, "options": {"pie": False}, "player": ANA, **more}
    made = ana.post("/api/tables", **body).json()
    ana.token = made["token"]
    sit(ben, made["table"], "Ben", BEN)
    return str(made["table"])


def standing(guest: Guest, key: str) -> dict[str, Any]:
    """One's rating in LOT, as soon as the game is in the books."""
    for _ in range(3_000):
        found = guest.post("/api/players/own", player=key).json()
        if found["ratings"]:
            rating: dict[str, Any] = found["ratings"][0]
            return rating
    raise AssertionError("never rated")


def test_a_ladder_survives_a_restart_and_a_change_of_device(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana, Guest(server.url) as ben:
        enter(ana, ANA, "Ana")
        enter(ben, BEN, "Ben")
        won_by_first([ana, ben], meet(ana, ben))
        before = standing(ana, ANA)
        assert (before["game"], before["games"], before["place"]) == ("lot", 1, 1)
        assert before["points"] > standing(ben, BEN)["points"]
    with running(tmp_path) as server, Guest(server.url) as elsewhere:
        assert standing(elsewhere, ANA) == before
        ladder = elsewhere.get("/api/ladder/lot").json()
        assert [entry["name"] for entry in ladder["players"]] == ["Ana", "Ben"]
        assert [bot["level"] for bot in ladder["bots"]] == [1, 2, 3, 4, 5, 6]
        points = [bot["points"] for bot in ladder["bots"]]
        assert points == sorted(points)
        (game,) = elsewhere.post("/api/players/games", player=ANA).json()["games"]
        assert (game["seat"], game["counted"], game["game"]["seats"][0]["won"]) == (1, True, True)


def test_nobody_is_on_the_ladder_who_has_not_asked_for_it(server: Running) -> None:
    with Guest(server.url) as cleo, Guest(server.url) as dan:
        body = {"seats": [{"kind": "here"}, {"kind": "link"}], "options": {"pie": False}}
        made = cleo.post("/api/tables", game="lot", player="c" * 40, **body).json()
        cleo.token = made["token"]
        sit(dan, made["table"], "Dan")
        won_by_first([cleo, dan], made["table"])
        assert cleo.get("/api/ladder/lot").json()["players"] == []
        assert cleo.post("/api/players/own", player="c" * 40).status_code == 404


def test_nothing_private_is_in_any_list(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana, Guest(server.url) as ben:
        eve = Guest(server.url)
        ids = [enter(ana, ANA, "Ana")["id"], enter(ben, BEN, "Ben")["id"]]
        private = meet(ana, ben)
        won_by_first([ana, ben], private)
        secrets = [private, ana.token, ben.token, ANA, BEN, digest_of(ANA), digest_of(BEN)]
        public = meet(ana, ben, watch=True)
        won_by_first([ana, ben], public)
        secrets += [ana.token, ben.token]
        standing(ana, ANA)
        seen = [
            eve.get("/api/ladder/lot").text,
            eve.get("/api/finished").text,
            eve.get("/api/finished", name="ana", game="lot").text,
            eve.get("/api/hall").text,
        ]
        assert [secret for secret in secrets if secret and secret in "".join(seen)] == []
        assert public in seen[1]
        assert public in seen[2]
        assert not any(one in seen[1] for one in ids)
        (game,) = eve.get("/api/finished").json()["games"]
        assert set(game) == {"table", "game", "at", "seats", "moves"}
        assert set(game["seats"][0]) == {"name", "level", "won", "score"}
        assert set(eve.get("/api/ladder/lot").json()["players"][0]) == {
            *("place", "id", "name", "points", "games")
        }
        assert eve.get(f"/api/tables/{public}/record").status_code == 200  # leads to the replay
        assert eve.get("/api/finished", name="a%").json()["games"] == []  # no pattern of SQL's
        assert eve.get("/api/finished", game="lotus").json()["games"] == []
        ana.post(f"/api/tables/{public}/listing", open=False, watch=False)
        assert eve.get("/api/finished").json()["games"] == []  # the host has closed it
        eve.http.close()


def test_whoever_erases_themselves_is_named_nowhere(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana, Guest(server.url) as ben:
        enter(ana, ANA, "Ana")
        enter(ben, BEN, "Ben")
        table = meet(ana, ben, watch=True)
        ana.post(f"/api/tables/{table}/seats/1", name="Anabelle")
        won_by_first([ana, ben], table)
        standing(ana, ANA)
        for _ in range(2):  # once more changes nothing
            assert ana.post("/api/players/erase", player=ANA).json() == {"erased": True}
        assert ana.post("/api/players/own", player=ANA).status_code == 404
        assert [one["name"] for one in ben.get("/api/ladder/lot").json()["players"]] == ["Ben"]
        seen = [ben.get("/api/finished").text, ben.look(table)["seats"]]
        seen.append(ben.post("/api/players/games", player=BEN).text)
        assert "Ana" not in str(seen)
        assert standing(ben, BEN)["games"] == 1  # what others have played stays theirs
        enter(ana, "new" * 12, "Ana")  # the name is free again
        ana.post("/api/players/erase", player="new" * 12)
        with server.app.storage.engine.connect() as connection:
            for name in ("events", "players", "ratings", "seatings", "finished"):
                rows = connection.execute(text(f"SELECT * FROM {name}")).all()
                assert "Ana" not in str(rows), name


def test_a_player_and_a_name_are_one(server: Running) -> None:
    with Guest(server.url) as guest:
        first = enter(guest, "f" * 40, "Fanny")
        assert enter(guest, "f" * 40, "Fanny") == first  # sent again
        taken = guest.post("/api/players", player="g" * 40, name="FANNY")
        assert (taken.status_code, taken.json()["error"]["code"]) == (409, "ladder.name_taken")
        assert enter(guest, "f" * 40, "Fanchon")["id"] == first["id"]
        assert enter(guest, "g" * 40, "Fanny")["id"] != first["id"]
        assert guest.post("/api/players", player="short", name="Guy").status_code == 422
        assert guest.post("/api/players", player="h" * 40, name=" ").status_code == 422


def test_the_key_of_a_player_is_drawn_but_never_in_an_address(server: Running) -> None:
    with Guest(server.url) as guest:
        drawn = guest.post("/api/players/qr", player=ANA, base="https://jeux.example.org")
        assert drawn.json()["svg"].startswith("<svg")
        assert guest.get("/api/players/qr", player=ANA).status_code == 405
        wrong = guest.post("/api/players/qr", player=ANA, base="javascript:alert(1)")
        assert wrong.json()["error"]["field"] == "base"


def test_a_hint_would_say_nothing_of_who_asked_for_it(server: Running) -> None:
    with Guest(server.url) as guest:
        enter(guest, "i" * 40, "Ines")
        shown = guest.open("lot", "here", "bot1", player="i" * 40)
        answer = guest.post(f"/api/tables/{shown['table']}/hint", seat=1)
        assert answer.json()["error"]["code"] == "ladder.no_hint"


def test_a_house_with_a_list_of_names_takes_no_others_and_no_messages(tmp_path: Path) -> None:
    house = HouseSettings(names=("Ana", "Ben"))
    with running(tmp_path, house=house) as server, Guest(server.url) as guest:
        offers = guest.get("/api/offers").json()
        assert (offers["names"], offers["messages"]) == (["Ana", "Ben"], [])
        shown = guest.open("lot", "here", "link")
        table = f"/api/tables/{shown['table']}"
        said = guest.post(f"{table}/messages", seat=1, message="hello")
        assert (said.status_code, said.json()["error"]["code"]) == (403, "names.no_messages")
        game = [{"name": "lot", "most": 2}]
        for path, body in (
            ("/api/tables", {"game": "lot", "seats": [{"kind": "here", "name": "Zoé"}]}),
            (f"{table}/seats/1", {"name": "Zoé"}),
            (f"{table}/join", {"name": "Zoé"}),
            ("/api/hall/seat", {"game": "lot", "name": "Zoé", "key": "k" * 20}),
            ("/api/players", {"player": "z" * 40, "name": "Zoé"}),
            ("/api/evenings", {"name": "Zoé", "form": "swiss", "games": game}),
        ):
            answer = guest.post(path, **body)
            assert answer.json()["error"]["code"] == "names.unlisted", path
        assert guest.post(f"{table}/seats/1", name="Ana").status_code == 200
        assert guest.post(f"{table}/join", name="Ben").status_code == 200


# -- the books -----------------------------------------------------------------------------------


def finished(
    *seats: Seat, name: str = "tableone", undo: bool = False, rests: bool = False
) -> Table:
    """A game of LOT that the first seat has won; `rests`: by the bot that plays for it."""
    created = commands.create(name, "lot", {"pie": False}, list(seats), 1_000.0, host="ana")
    table = Table(created)
    if rests:
        table.apply(table.event("taken_over", 1_000.5, seat=1, level=6))
    for number, move in enumerate(LINE):
        by = "bot" if table.seat(1 + number % 2).bot else "person"
        seat = 1 + number % 2
        table.apply(table.event("moved", 1_001.0 + number, seat=seat, move=move, by=by))
        if undo and number == 3:
            table.apply(table.event("undone", 1_004.5, seat=seat, to=3))
            table.apply(table.event("moved", 1_004.6, seat=seat, move=move, by=by))
    return table


def duel(name: str = "tableone", **more: Any) -> Table:
    here = Seat(1, HERE, "Ana", holder="ana", player="p1")
    return finished(here, Seat(2, LINK, "Ben", holder="ben", player="p2"), name=name, **more)


def outcome(table: Table) -> Outcome:
    found = outcome_of(table)
    assert found is not None
    return found


async def keep(storage: SqlStorage, table: Table) -> None:
    """Have the first event of a table in storage, which says who sits there."""
    seats = [Seat(n, LINK, holder=f"h{n}", player=f"p{n}") for n in (1, 2)]
    await storage.append([commands.create(table.id, "lot", {}, seats, 1_000.0, host="ana")])


def test_the_end_of_a_table_is_entered_once_whoever_tries(storage: SqlStorage) -> None:
    async def scene() -> None:
        books, table = SqlBooks(storage), duel()
        await books.enter("d1", Player("p1", "Ana"), 1.0)
        await books.enter("d2", Player("p2", "Ben"), 1.0)
        await keep(storage, table)
        assert await books.pending() == ["tableone"]
        await asyncio.gather(*(books.close_table(outcome(table)) for _ in range(4)))
        assert await books.pending() == []
        ladder = await books.ladder("lot", 0, 10)
        assert [(one.player.name, one.rating.games) for one in ladder] == [("Ana", 1), ("Ben", 1)]
        others = [duel(f"table{number}") for number in range(4)]
        for other in others:
            await keep(storage, other)
        await asyncio.gather(*(books.close_table(outcome(other)) for other in others))
        (ana,) = await books.ratings("p1")
        assert (ana.rating.games, ana.above) == (5, 0)  # none got lost
        assert len(await books.games("p1", 0, 10)) == 5
        with pytest.raises(NameTaken):
            await books.enter("d3", Player("p3", "ANA"), 1.0)

    asyncio.run(scene())


def test_an_end_that_a_process_has_missed_is_found_at_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana, Guest(server.url) as ben:
        enter(ana, ANA, "Ana")
        enter(ben, BEN, "Ben")
        won_by_first([ana, ben], meet(ana, ben))
        standing(ana, ANA)
    engine = open_database(sqlite_url(tmp_path))
    with engine.begin() as connection:  # as if the process had died after the last move
        connection.execute(text("UPDATE seatings SET at = NULL, data = NULL"))
        connection.execute(text("DELETE FROM ratings"))
    engine.dispose()
    with running(tmp_path) as server, Guest(server.url) as ana:
        assert standing(ana, ANA)["games"] == 1


def test_backups_carry_the_books_and_older_ones_can_be_read(
    storage: SqlStorage, tmp_path: Path
) -> None:
    async def scene() -> None:
        books = SqlBooks(storage)
        await books.enter("d1", Player("p1", "Ana"), 1.0)
        await books.enter("d2", Player("p2", "Ben"), 1.0)
        await keep(storage, duel())
        await books.close_table(outcome(duel()))
        ladder, games = await books.ladder("lot", 0, 10), await books.games("p1", 0, 10)
        assert write_backup(storage.engine, None, tmp_path / "backup") == (None, 1, 1)
        (tmp_path / "other").mkdir()
        other = SqlStorage(open_database(sqlite_url(tmp_path / "other")))
        assert restore_backup(other.engine, tmp_path / "backup") == (None, 1, 1)
        assert await SqlBooks(other).ladder("lot", 0, 10) == ladder
        assert await SqlBooks(other).games("p1", 0, 10) == games
        assert await SqlBooks(other).find("d1") == Player("p1", "Ana")
        other.close()

    asyncio.run(scene())
    head = b'{"tablee_backup":1,"revision":"0001","secret":null}\n'
    foot = b'{"events":0,"sha256":"%b"}\n' % hashlib.sha256(head).hexdigest().encode()
    (tmp_path / "old").write_bytes(gzip.compress(head + foot))
    (tmp_path / "third").mkdir()
    third = SqlStorage(open_database(sqlite_url(tmp_path / "third")))
    assert restore_backup(third.engine, tmp_path / "old") == (None, 0, 0)
    third.close()


# -- what counts, and how much -------------------------------------------------------------------


def test_what_does_not_show_how_well_people_play_does_not_count() -> None:
    assert outcome(duel()).counts
    assert not outcome(duel(undo=True)).counts
    here = Seat(1, HERE, "Ana", holder="ana", player="p1")
    beside = Seat(2, HERE, "Ana again", holder="ana")
    assert not outcome(finished(here, beside)).counts  # against nobody knows whom
    brought = duel()
    brought.brought = "elsewhere"
    assert not outcome(brought).counts


@pytest.mark.parametrize(
    ("doors", "listed"),
    [
        (Doors(), False),
        (Doors(open=True), True),
        (Doors(watch=True), True),
        (Doors(open=True, quick=True), False),  # nobody has opened it: strangers met there
    ],
)
def test_only_what_a_host_has_opened_is_among_the_finished_games(
    doors: Doors, listed: bool
) -> None:
    table = duel()
    table.doors = doors
    assert isinstance(listing_of(table), Ended) == listed


def test_who_lets_a_bot_play_has_given_up() -> None:
    found = outcome(duel(rests=True))
    assert [seat.rank for seat in found.seats] == [1, 0]


def test_bots_are_on_the_scale_of_people_and_stay_where_they_are() -> None:
    here = Seat(1, HERE, "Ana", holder="ana", player="p1")
    gains = []
    for level in (1, 3, 6):
        found = outcome(finished(here, Seat(2, BOT, level=level)))
        assert [(seat.player, seat.level) for seat in found.seats] == [("p1", None), (None, level)]
        after = rate("lot", found.seats, {})
        assert set(after) == {"p1"}
        gains.append(points_of(after["p1"].mu, after["p1"].sigma))
    assert gains == sorted(gains)  # to beat a stronger one says more
    assert gains[0] > 0
    assert bot_mu("lot", 3, 2) == MU
    heights = [points_of(bot_mu("punto", level, 8), BOT_SIGMA) for level in range(1, 7)]
    assert heights == sorted(set(heights))
