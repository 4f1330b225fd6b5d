"""Questions about LOT's openings, each answered by the prover in a process of its own.

Does a colour win? Can a colour hold? A question names its budget; whoever asks it again with the
same one gets the same answer, on any machine (tools/lot/README.md says what an answer proves).
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

FOLDER = Path(__file__).parent
COLOURS = ("light", "dark")
QUESTIONS = ("win", "hold")


class Question(NamedTuple):
    """Does this colour win, or hold, after these moves? Up to so many nodes."""

    size: int
    moves: str
    question: str
    colour: str
    nodes: int
    megabytes: int = 64
    zone: int = 4  # how many moves a win may take that is searched for in its zone alone

    @property
    def name(self) -> str:
        """What no other question is called."""
        return " ".join(map(str, self))


def openings(size: int) -> list[str]:
    """The first moves that differ under symmetry, those nearest the middle first."""
    half = (size + 1) // 2
    triangle = [(rank, file) for rank in range(half) for file in range(rank, half)]
    return [f"{'abcdefg'[file]}{rank + 1}" for rank, file in reversed(triangle)]


def all_questions(sizes: list[int], nodes: int, megabytes: int = 64) -> Iterator[Question]:
    """Both questions for both colours after every opening of these boards."""
    for size in sizes:
        for opening in openings(size):
            for colour in COLOURS:
                for question in QUESTIONS:
                    yield Question(size, opening, question, colour, nodes, megabytes)


def answer(asked: Question) -> dict[str, Any]:
    """What the prover says, under the question's name. Raises CalledProcessError."""
    began = time.monotonic()
    budget = [str(number) for number in asked[4:]]
    words = ["ask", asked.question, asked.colour, *budget, *asked.moves.split()]
    done = subprocess.run(
        [str(prover(asked.size)), *words], check=True, capture_output=True, text=True
    )
    seconds = round(time.monotonic() - began, 1)
    return {"name": asked.name, **json.loads(done.stdout), "seconds": seconds}


@cache
def prover(size: int) -> Path:
    """The program for boards of this size, compiled unless this machine has it already."""
    sources = [*sorted(FOLDER.glob("*.hpp")), FOLDER / "prove.cpp"]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    folder = Path(platformdirs.user_cache_dir("tablee", appauthor=False)) / "lot"
    program = folder / f"prove-{size}-{digest[:16]}-{platform.node()}"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as place:  # whole, or not at all
            made = compile_source("prove.cpp", Path(place) / "prove", f"-DSIZE={size}", "-O3")
            os.replace(made, program)
    return program


def compile_source(source: str, program: Path, *flags: str) -> Path:
    """A program made of one of the sources here, by the system's compiler or by Zig's."""
    system = shutil.which("c++")
    compiler = [system] if system else [sys.executable, "-m", "ziglang", "c++"]
    command = [*compiler, "-std=c++17", "-march=native", *flags]
    subprocess.run([*command, "-o", str(program), str(FOLDER / source)], check=True)
    return program
