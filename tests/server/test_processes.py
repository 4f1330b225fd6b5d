"""Several server processes on one database: of two that write at once one wins, and PostgreSQL
notifies each of what the others have written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Guest, Running, running, until


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database, with one signing key."""
    with running(tmp_path, database=database) as one, running(tmp_path, database=database) as other:
        yield one, other


def test_one_of_two_that_race_wins(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url) as ana, Guest(two[1].url) as same:
        shown = ana.open("lot", "here", "here")
        same.token = ana.token
        assert same.look(shown["table"])["version"] == 0  # both have it in memory
        assert ana.move(shown, "d4", "k").status_code == 200
        late = same.move(shown, "e5", "other")
        assert (late.status_code, late.json()["snapshot"]["version"]) == (409, 1)
        again = same.move(shown, "d4", "k")  # a retry that reached the other server
        assert (again.status_code, again.json()["version"]) == (200, 1)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
class TestNews:
    """Through PostgreSQL's notifications."""

    def test_a_whole_game_is_played_at_both(self, two: tuple[Running, Running]) -> None:
        with Guest(two[0].url) as ana, Guest(two[1].url) as ben:
            table = ana.open("lotus", "here", "link")["table"]
            shown = ben.join(table, "Ben")
            made: list[str] = []
            with ana.watch(table) as ana_sees, ben.watch(table) as ben_sees:
                while shown["turn"] is not None:
                    for guest, events in ((ana, ana_sees), (ben, ben_sees)):
                        shown = until(events, lambda told: told["version"] >= len(made))
                        if shown["legal"]:
                            made.append(shown["legal"][0])
                            assert guest.move(shown, made[-1]).status_code == 200
            ends = [guest.look(table) for guest in (ana, ben)]
        for end in ends:
            assert [move["move"] for move in end["moves"]] == made
            assert end["result"]["winners"]

    def test_what_happens_at_one_server_is_streamed_by_the_other(
        self, two: tuple[Running, Running]
    ) -> None:
        with Guest(two[0].url) as ana, Guest(two[1].url) as eve:
            shown = ana.open("lot", "here", "here")
            with eve.watch(shown["table"]) as events:
                assert next(events)["version"] == 0
                ana.move(shown, "d4")
                assert until(events, lambda told: told["version"] == 1)["moves"][0]["move"] == "d4"

    def test_somebody_who_leaves_one_server_and_is_on_the_other_is_present(
        self, two: tuple[Running, Running]
    ) -> None:
        with Guest(two[0].url) as ana, Guest(two[1].url) as phone:
            table = ana.open("lot", "here", "here")["table"]
            phone.token = ana.token
            with phone.watch(table) as events:
                with ana.watch(table):
                    pass
                gone = until(events, lambda told: not told["seats"][0]["present"])
                assert (
                    until(events, lambda told: told["seats"][0]["present"])["number"]
                    > gone["number"]
                )
