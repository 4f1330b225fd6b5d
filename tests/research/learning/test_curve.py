"""The picture of how training went shows what the arenas' files say."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tablee
from examples.learning.curve import HEIGHT, lines, main, up
from tablee.arena.contestant import Contestant
from tablee.arena.plan import Match, Plan
from tablee.arena.playing import play_game
from tablee.arena.results import Results, open_results

SVG = "{http://www.w3.org/2000/svg}"


def run(path: Path, names: tuple[str, ...], games: int) -> Results:
    """An arena's run of random players, one of whom goes by another's name."""
    game = tablee.find_game("loto")
    contestants = tuple(Contestant.parse(name) for name in names)
    plan = Plan("loto", game.prepare({}).options, 2, contestants, gauntlet=True)
    results = Results(plan, path)
    for number in results.missing(games):
        seats = [Contestant("random")] * 2
        pairing = plan.pairing_of(number)
        results.add(number, play_game(game, {}, seats, seed=plan.seed, pairing=pairing))
    return results


def test_a_picture_has_a_point_for_each_run_and_opponent(tmp_path: Path) -> None:
    names = "random", "level:1", "cmd:./<mine>"
    for minutes in (1, 4):
        run(tmp_path / f"{minutes}.jsonl", names, games=4)
    main(str(tmp_path / "c.svg"), *(f"{m}={tmp_path}/{m}.jsonl" for m in (4, 1)))
    drawn = ElementTree.fromstring((tmp_path / "c.svg").read_text("utf-8"))
    assert len(drawn.findall(f"{SVG}polyline")) == 2
    heights = sorted(float(circle.attrib["cy"]) for circle in drawn.findall(f"{SVG}circle"))
    opened = [open_results(tmp_path / f"{minutes}.jsonl") for minutes in (1, 4)]
    shares = [one.points(Match(0, b)) / 4 for one in opened for b in (1, 2)]
    assert heights == pytest.approx(sorted(up(share) for share in shares), abs=0.1)
    assert "against cmd:./<mine>" in [text.text for text in drawn.findall(f"{SVG}text")]


def test_all_wins_are_at_the_top_and_none_at_the_bottom() -> None:
    assert 0 <= up(1.0) < up(0.5) < up(0.0) <= HEIGHT


def test_only_opponents_of_several_runs_are_drawn(tmp_path: Path) -> None:
    whole = run(tmp_path / "a.jsonl", ("random", "level:1", "level:2"), games=2)
    part = run(tmp_path / "b.jsonl", ("random", "level:1"), games=2)
    empty = run(tmp_path / "c.jsonl", ("random", "level:1"), games=0)
    found = lines({2.0: part, 1.0: whole, 4.0: empty})
    assert list(found) == ["level:1"]
    assert [point.minutes for point in found["level:1"]] == [1.0, 2.0]
