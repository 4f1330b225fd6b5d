"""Ask the prover about LOT's openings, on as many machines as there are.

    python -m tools.lot.ask FILE [--sizes 5 6 7] [--nodes 100000] [--cluster local|tcp://...]

A question is a task, its answer a line of the file as soon as it is there. Whoever was interrupted
starts the same command again: only what is missing is asked. Prints the table of
docs/lot-openings.md. Workers elsewhere are started in this repository (`dask worker ...`), and need
a C++ compiler.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from tablee.research import cluster
from tools.lot.questions import COLOURS, Question, all_questions, answer

Answers = dict[str, dict[str, Any]]  # by name of the question


class AnswerFile:
    """The answers so far, and where new ones are added."""

    def __init__(self, file: BinaryIO) -> None:
        """Whatever a kill left of a last line is taken off."""
        self._file = file
        file.seek(0)
        whole, newline, torn = file.read().rpartition(b"\n")
        if torn:
            file.truncate(len(whole + newline))
        lines = [json.loads(line) for line in whole.splitlines()]
        self.answers: Answers = {line["name"]: line for line in lines}

    def add(self, found: dict[str, Any]) -> None:
        """Keep an answer, on disk when this returns; of two to the same question the first."""
        if found["name"] not in self.answers:
            self.answers[found["name"]] = found
            self._file.write(json.dumps(found).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())


@contextmanager
def open_answers(path: Path) -> Iterator[AnswerFile]:
    """The file, closed in the end."""
    with open(path, "a+b") as file:
        yield AnswerFile(file)


def ask_all(questions: Iterable[Question], path: Path, address: str, jobs: int) -> Answers:
    """The answers to these questions, those in the file as they are. Raises ClusterError."""
    wanted = {asked.name: asked for asked in questions}
    with open_answers(path) as file:
        missing = [asked for name, asked in wanted.items() if name not in file.answers]
        if missing:
            with cluster.connect(address, jobs) as client:
                for found in cluster.run(client, answer, missing):
                    file.add(found)
        return {name: file.answers[name] for name in wanted}


def table(answers: Answers) -> Iterator[str]:
    """A line for each opening, in Markdown: both questions for both colours, and what they took."""
    asked = [(colour, question) for colour in COLOURS for question in ("win", "hold")]
    heads = [f"{colour} {question}s?" for colour, question in asked]
    yield f"| board | opening | {' | '.join(heads)} | nodes |"
    yield "|---" * (len(heads) + 3) + "|"
    rows: dict[tuple[int, str], dict[tuple[str, str], dict[str, Any]]] = {}
    for found in answers.values():
        row = rows.setdefault((found["size"], found["moves"]), {})
        row[found["colour"], found["question"]] = found
    for (size, moves), row in rows.items():
        cells = [row[which]["answer"] for which in asked]
        nodes = sum(found["nodes"] for found in row.values())
        yield f"| {size}×{size} | {moves} | {' | '.join(cells)} | {nodes:,} |"


def main() -> None:
    """Ask what is missing and print all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("file", type=Path)
    parser.add_argument("--sizes", type=int, nargs="+", choices=range(3, 8), default=[5, 6, 7])
    parser.add_argument("--nodes", type=lambda text: int(float(text)), default=100_000)
    parser.add_argument("--megabytes", type=int, default=64, help="each question's memory")
    parser.add_argument("--cluster", default=cluster.LOCAL)
    parser.add_argument("--jobs", type=int, default=1, help="processes of a local cluster")
    wish = parser.parse_args()
    questions = all_questions(wish.sizes, wish.nodes, wish.megabytes)
    answers = ask_all(questions, wish.file, wish.cluster, wish.jobs)
    print("\n".join(table(answers)))


if __name__ == "__main__":
    main()
