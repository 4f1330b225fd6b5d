"""The trials, briefly: `python -m tools.trials` runs them for as long as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tools.trials.crowds import Crowd, gather
from tools.trials.floods import flood
from tools.trials.fuzz import SHARES, Findings, fuzz, fuzz_all
from tools.trials.kills import Survivor, Tally, kill_postgres, kill_sqlite
from tools.trials.mutations import spoil_json, spoil_text
from tools.trials.players import TWO_PEOPLE, Unexpected
from tools.trials.postgres import running_postgres
from tools.trials.races import race
from tools.trials.servers import UNLIMITED, Process
from tools.trials.streams import Watcher
from tools.trials.thoughts import think

ONE_GAME = ("lot", TWO_PEOPLE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    found = Process(tmp_path, *UNLIMITED)
    yield found
    found.stop()


def test_nothing_is_lost_when_a_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(kill_sqlite(tmp_path, 2))
    assert tally.sound, tally
    assert (tally.faults, tally.acknowledged > 0) == (2, True)


def test_nothing_is_lost_when_servers_and_their_database_are_killed(tmp_path: Path) -> None:
    with running_postgres() as database:
        tally = asyncio.run(kill_postgres(tmp_path, database, 2, seed=3))
    assert tally.sound, tally
    assert (tally.faults, tally.acknowledged > 0) == (2, True)


def test_of_moves_that_race_one_is_made(server: Process) -> None:
    found = asyncio.run(race([server.port], 20))
    assert found.sound, found
    assert (found.races, found.repeats) == (10, 10)


def test_every_page_of_a_crowd_hears_of_every_move(server: Process) -> None:
    crowd = Crowd(tables=8, streams=40, rate=8.0, seconds=2.0, settling=1.0)
    asyncio.run(gather(server, crowd))
    assert (crowd.deaf, len(crowd.acknowledged), len(crowd.shown)) == (0, 16, 16)


def test_readers_that_never_read_keep_nobody_from_playing(server: Process) -> None:
    assert asyncio.run(flood(server, 10, 2.0))["moves measured"] > 50


def test_a_bot_answers_a_person_beside_games_among_bots(server: Process) -> None:
    found = asyncio.run(think(server, 3, 2))
    assert found["answers to a person"] == 2


def test_nonsense_is_answered_or_refused(tmp_path: Path) -> None:
    found, _ = fuzz_all(tmp_path, 2_000, 11, asyncio.run)
    assert found.keys() == SHARES.keys()
    faults = [fault for one in found.values() for fault in one.faults]
    assert (faults, sum(one.hangs for one in found.values())) == ([], 0)


# -- a trial that cannot fail would show nothing -------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "lost", "doubled"),
    [(["d4", "e5"], 0, 0), (["d4"], 1, 0), (["d4", "e5", "e5"], 0, 1), (["e5", "d4"], 2, 0)],
)
def test_a_kill_trial_notices_what_is_lost_and_what_is_doubled(
    kept: list[str], lost: int, doubled: int
) -> None:
    class Remembering(Survivor):
        async def look(self) -> list[str]:
            return kept

    async def scene() -> Tally:
        tally = Tally()
        player = Remembering(lambda: 0, lambda: 0, tally, *ONE_GAME)
        player.made = ["d4", "e5"]
        await player.compare()
        return tally

    tally = asyncio.run(scene())
    assert (tally.lost, tally.doubled, tally.sound) == (lost, doubled, not (lost or doubled))


def test_nobody_waits_for_what_a_closed_page_would_show() -> None:
    async def scene() -> int:
        watcher = Watcher(lambda: 0, "any")
        waiting = asyncio.ensure_future(watcher.reaches(1))
        await asyncio.sleep(0)
        await watcher.close()
        async with asyncio.timeout(10):
            await waiting
        return watcher.version

    assert asyncio.run(scene()) == -1


def test_a_table_that_is_refused_loses_nothing_of_the_one_before() -> None:
    class Refused(Survivor):
        async def sit(self) -> None:
            await asyncio.sleep(0)
            raise Unexpected("429")

        async def look(self) -> list[str]:
            return ["d4", "e5"]

    async def scene() -> Tally:
        tally = Tally()
        player = Refused(lambda: 0, lambda: 0, tally, *ONE_GAME)
        player.made = ["d4", "e5"]
        playing = asyncio.ensure_future(player.play())
        while not tally.unexpected:
            await asyncio.sleep(0)
        playing.cancel()
        return tally

    tally = asyncio.run(scene())
    assert (tally.lost, tally.doubled) == (0, 0)


def test_a_fuzz_trial_notices_a_crash() -> None:
    def attempt(_choice: object) -> None:
        raise LookupError("no such thing")

    found = fuzz(attempt, 3, seed=1)
    assert found == Findings(3, 3, 0, found.slowest, ["LookupError: no such thing"] * 3)


def test_what_is_spoilt_differs_by_seed_alone() -> None:
    document = {"a": [1, {"b": "text"}], "c": None}
    texts = [spoil_text("d4^d4-d5-d6", Random(seed)) for seed in (1, 1, 2)]
    documents = [spoil_json(document, Random(seed)) for seed in (1, 1, 3)]
    assert texts[0] == texts[1] != texts[2]
    assert repr(documents[0]) == repr(documents[1]) != repr(documents[2])
    assert document == {"a": [1, {"b": "text"}], "c": None}
