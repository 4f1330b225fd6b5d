"""`tablee analyse`: how a game stood, and the moves that cost most."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

import tablee
from tablee.bots.analysis import Verdict, analyse, costliest
from tablee.cli import analysis
from tablee.cli.analysis import graph
from tablee.core.position import Position
from tests.cli.helpers import finished, one_line, played, run

pytestmark = pytest.mark.usefixtures("quick_bots")


def missed_win() -> list[Position]:
    """A game of LOT in which the first move could have won, and let the other side win instead."""
    rows = ["....DD.", "......d", "......d", ".......", "..l....", "..l....", "LL....."]
    reserve = {"light": 34, "dark": 34}
    before = {**played("lot", (), pie=False).to_json(), "rows": rows, "reserve": reserve}
    position = tablee.find_game("lot").from_json(before)
    return [position, position.play("a7")]


def saved(position: Position, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(position.record().to_json(secret=True)))
    return file


def test_the_examples_are_true() -> None:
    assert doctest.testmod(analysis).failed == 0


def test_a_graph_has_a_bar_a_value_or_as_many_as_fit() -> None:
    assert graph([], 10) == ""
    assert len(graph([0.5] * 7, 10)) == 7
    assert graph([0.5] * 700, 10) == "▅" * 10
    assert set(graph([index / 99 for index in range(100)], 100)) == set("▁▂▃▄▅▆▇█")


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_move_gets_a_verdict_and_always_the_same(game: str) -> None:
    line = list(finished(game).record().positions())
    number = min(12, len(line) // 2)
    tail = [*line[number : number + 2], *line[-2:]]
    for pair in (tail[:2], tail[2:]):
        (verdict,) = analyse(pair, 3)
        assert verdict.seat == pair[0].turn
        assert verdict.move == pair[1].moves()[-1]
        assert verdict.best in pair[0].legal()
        assert sum(verdict.values) == pytest.approx(1, abs=1e-4)  # one's chance is the others' loss
        assert 0 <= min(verdict.values) <= 1
        assert 0 <= verdict.cost <= 1
        assert analyse(pair, 3) == [verdict]


def test_a_missed_win_costs() -> None:
    (verdict,) = analyse(missed_win(), 1000)
    assert verdict.move == "a7"
    assert verdict.best.startswith("c1^")
    assert costliest([verdict], 5) == [verdict]


def test_the_costliest_come_first_and_trifles_do_not_come() -> None:
    costs = [0.0, 0.3, 0.04, 0.9, 0.3]
    verdicts = [Verdict(n, 1, "a", (0.5, 0.5), "b", cost) for n, cost in enumerate(costs)]
    assert [verdict.number for verdict in costliest(verdicts, 5)] == [3, 1, 4]
    assert [verdict.number for verdict in costliest(verdicts, 2)] == [3, 1]


@pytest.mark.parametrize(
    ("language", "values", "worst"),
    [("fr", "Les chances", "Mieux"), ("en", "chances", "Better"), ("de", "Aussichten", "Besser")],
)
def test_it_is_shown(language: str, values: str, worst: str, tmp_path: Path) -> None:
    file = saved(missed_win()[-1], tmp_path)
    done = run("analyse", file, "--simulations", "200", language=language)
    assert done.exit_code == 0, done.output
    for words in (values, worst, "a7", "%"):
        assert words in done.stdout
    assert "cli-" not in done.stdout
    assert "\x1b" not in done.stdout


def test_a_game_without_moves_is_no_trouble(tmp_path: Path) -> None:
    done = run("analyse", saved(played("lot", ()), tmp_path))
    assert done.exit_code == 0, done.output
    assert "No move cost much." in done.stdout


def test_hands_are_not_revealed_while_a_game_is_in_progress(tmp_path: Path) -> None:
    file = saved(played("topominos", ["pass"], seats=2), tmp_path)
    assert "would reveal hands" in one_line(run("analyse", file))
