"""Pinned moves: what every level finds in a few positions of every variant, in every host.

A refactoring keeps them. A change of strength is shown by the arena, then they are rewritten:

    python -m tests.bots.test_pins
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget
from tablee.bots.plain import PLAIN
from tablee.core.rng import below, generator

FILE = Path(__file__).parents[1] / "goldens" / "bots.json"
QUICK = {"plain": 40, "level:1": 12, "level:3": 12, "level:4": 12, "level:6": 12}
FULL = "level:6"  # also with as many simulations as it has


def position_of(name: str, options: dict[str, Any], number: int) -> tablee.Position:
    """The first position of a random game, or one after a third or two thirds of it."""
    game, rng = tablee.find_game(name), generator(7)
    line = [game.new(options, bytes([7] * 32))]
    while line[-1].turn is not None and len(line) < 400:
        actions = line[-1].actions()
        line.append(line[-1].act(actions[below(rng, len(actions))]))
    position = line[number * (len(line) - 1) // 3]
    return game.from_view(position.view(position.turn))


def found_by(
    name: str, options: dict[str, Any], number: int, who: str, simulations: int
) -> dict[str, Any]:
    """What somebody finds in a position: the move made, and the first ones with their visits."""
    position, rng = position_of(name, options, number), generator(5)
    if who == "plain":
        result = PLAIN.search(position, Budget(simulations=simulations), rng)
        pick = result.moves[0].action
    else:
        level = levels_of(name, position.setup.seats)[int(who[-1])]
        result = level.mind.search(position, Budget(simulations=simulations), rng)
        pick = level.pick(result, position.actions(), rng)
    return {"pick": pick, "moves": [[move.action, move.visits] for move in result.moves[:3]]}


def pins() -> list[list[Any]]:
    pinned: list[list[Any]] = json.loads(FILE.read_text("ascii"))
    return pinned


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_every_pinned_move_is_found(name: str) -> None:
    checked = 0
    for case, found in pins():
        if case[0] == name:
            assert found_by(*case) == found, case
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_every_host_finds_them(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [pin for pin in pins() if pin[0][0] == name and pin[0][4] <= max(QUICK.values())]
    for host, step in (("wasm", 1), ("plain", 5)):
        monkeypatch.setenv("TABLEE_KERNELS", host)
        for case, found in quick[::step]:
            assert found_by(*case) == found, (host, case)


def cases() -> Iterator[list[Any]]:
    """What is pinned."""
    for name, game in tablee.GAMES.items():
        for options in game.variants:
            seats = game.prepare(options).seats
            for number in range(3):
                if len(position_of(name, dict(options), number).actions()) > 1:
                    for who, simulations in QUICK.items():
                        yield [name, dict(options), number, who, simulations]
            yield [name, dict(options), 1, FULL, levels_of(name, seats)[6].simulations]


if __name__ == "__main__":
    lines = [json.dumps([case, found_by(*case)]) for case in cases()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "ascii")
