"""`python -m tablee.testing perft [GAME...]` rewrites the move counts in
`tests/perft/<game>.perft`.

One JSON object per line: the options, the moves that lead to a position (dealt from a fixed seed),
and how many lines of 1, 2, ... moves there are from it. A change in a count is a change of the
rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablee.core.game import Game
from tablee.core.perft import perft
from tablee.core.position import Position
from tablee.testing.players import random_game, seed_of

#: Counts go one move deeper while there are fewer lines than this, and never deeper than five.
MOST_LINES = 3000
MOST_DEPTH = 5


def counts_path(folder: Path, game: Game) -> Path:
    """Where a game's counts are, below the folder of the tests."""
    return folder / "perft" / f"{game.name}.perft"


def read_counts(path: Path) -> list[dict[str, Any]]:
    """The rows of such a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def replay_row(game: Game, row: dict[str, Any]) -> Position:
    """The position that a row counts from."""
    position = game.new(row["options"], seed_of(game.name, row["options"], row["number"]))
    for move in row["moves"]:
        position = position.play(move)
    return position


def make_rows(game: Game) -> list[dict[str, Any]]:
    """For each variant its first position, and one from the middle of a random game."""
    rows = []
    for number, options in enumerate(game.variants):
        line = [p for p in random_game(game, options, number, 200) if p.turn is not None]
        for position in (line[0], line[len(line) // 2]):
            moves = list(position.moves())
            counts = _counts(position)
            rows.append(
                {"options": dict(options), "number": number, "moves": moves, "counts": counts}
            )
    return rows


def _counts(position: Position) -> list[int]:
    counts = [perft(position, 1)]
    while 0 < counts[-1] < MOST_LINES and len(counts) < MOST_DEPTH:
        counts.append(perft(position, len(counts) + 1))
    return counts


def write_counts(game: Game, folder: Path) -> None:
    """Rewrite a game's counts."""
    path = counts_path(folder, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(row) for row in make_rows(game)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_counts(game: Game, folder: Path) -> None:
    """The move counts are what the game's file says, for every variant."""
    rows = read_counts(counts_path(folder, game))
    assert [row["options"] for row in rows[::2]] == [dict(options) for options in game.variants]
    for row in rows:
        position = replay_row(game, row)
        depths = range(1, len(row["counts"]) + 1)
        assert [perft(position, depth) for depth in depths] == row["counts"], row
