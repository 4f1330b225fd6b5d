"""`tablee evening`: what a house knows of its evenings."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tablee.evening import commands
from tablee.evening.evening import Evening, GamePlayed
from tablee.match.events import Event
from tablee.server.database import open_database, sqlite_url
from tablee.server.storage import SqlStorage
from tests.cli.helpers import one_line, run


def stored(folder: Path) -> None:
    """An evening of two with one result."""
    game = GamePlayed(None, "Belote", {}, [2])
    events = [commands.open_evening("evening1", "Jeudi", "swiss", [game], "host", 1.0, boxes=True)]
    it = Evening.fold(events)

    def happens(event: Event) -> None:
        it.apply(event)
        events.append(event)

    happens(commands.enter(it, ["Ana", "Ben"], ["a", "b"], None, 2.0))
    happens(commands.make_round(it, "host", 0, str, 3.0)[0])
    first = it.rounds[0].pairings[0].players[0]
    scores = [12, 7] if first == 1 else [7, 12]
    happens(commands.enter_result(it, "host", 1, 1, scores, 4.0))
    storage = SqlStorage(open_database(sqlite_url(folder)))
    asyncio.run(storage.append(events))
    storage.close()


def test_evenings_are_listed_shown_and_exported(tmp_path: Path) -> None:
    place = ("--data", tmp_path, "--language", "fr")
    assert "pas encore de soirée" in run("evening", *place).stdout
    stored(tmp_path)
    assert "evening1" in run("evening", *place).stdout
    assert "2 joueurs" in run("evening", *place).stdout
    shown = run("evening", "evening1", *place).stdout
    assert shown.index("Ana") < shown.index("Ben")
    sheet = run("evening", "evening1", "--csv", "results", *place).stdout.splitlines()
    assert sheet[0] == "Ronde,Table,Jeu,Joueur,Score,Points"
    assert sorted(sheet[1:]) == ["1,1,Belote,Ana,12,1.0", "1,1,Belote,Ben,7,0.0"]


def test_an_evening_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    done = run("evening", "nowhere", "--data", tmp_path, "--language", "en")
    assert done.exit_code == 2
    assert "no evening" in one_line(done)
