"""Questions about LOT on a cluster: every answer is kept once, and what is there is not asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.research import cluster
from tools.lot import ask
from tools.lot.questions import Question, all_questions, openings

QUESTIONS = [asked for asked in all_questions([3], 100_000, 1) if asked.moves == "b2"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The prover is compiled here, and nowhere else."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_a_run_that_was_killed_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, first = tmp_path / "answers.jsonl", QUESTIONS[0]
    kept = {
        "name": first.name,
        "size": 3,
        "moves": "b2",
        "question": "win",
        "colour": "light",
        "answer": "as it was",
        "nodes": 1,
    }
    path.write_text(json.dumps(kept) + '\n{"name": "3 b2 ho')  # the end was not written
    answers = ask.ask_all(QUESTIONS, path, cluster.LOCAL, 1)
    assert [found["answer"] for found in answers.values()] == ["as it was", "yes", "no", "yes"]
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert sorted(line["name"] for line in lines) == sorted(asked.name for asked in QUESTIONS)

    monkeypatch.setattr(cluster, "connect", None)  # nobody is asked any more
    assert ask.ask_all(QUESTIONS, path, cluster.LOCAL, 1) == answers
    *_, row = ask.table(answers)
    assert row.startswith("| 3×3 | b2 | as it was | yes | no | yes |")


def test_an_answer_that_comes_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "answers.jsonl"
    for _ in range(2):
        with ask.open_answers(path) as file:
            file.add({"name": "a", "answer": "open"})
            file.add({"name": "a", "answer": "yes"})
    assert path.read_text() == '{"name": "a", "answer": "open"}\n'


def test_every_opening_is_asked_both_questions_for_both_colours() -> None:
    assert openings(7) == ["d4", "d3", "c3", "d2", "c2", "b2", "d1", "c1", "b1", "a1"]
    asked = list(all_questions([5, 6, 7], 1))
    assert len({question.name for question in asked}) == len(asked) == 4 * (6 + 6 + 10)
    assert Question(7, "d4", "hold", "dark", 1) in asked
