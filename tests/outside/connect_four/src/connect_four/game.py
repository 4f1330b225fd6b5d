"""Connect Four as data: options, notation, position JSON, refusals; the rules are in `rules`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.components import ComponentSet
from tablee.core.game import Game, Kernel, Setup
from tablee.core.jsonio import PositionJson, check, view_of
from tablee.core.options import Number
from tablee.core.slots import PLY, REASON, SCORE, TURN, WINNERS
from tablee.core.space import Space

from . import space
from .rules import kernel as k

_LETTERS = "abcdefgh"


class ConnectFourJson(PositionJson):
    """The position JSON: every column from the left, the seats of its discs from the bottom."""

    columns: list[str]


class ConnectFour(Game):
    """Connect Four: four discs in a line win."""

    name = "connect_four"
    kernel = Kernel(k.legal, k.play, k.rollout, k.determinize, space.number, space.observe)
    options = (Number("columns", 7, 4, len(_LETTERS)),)
    reasons = ("line", "grid_full")
    refusals: ClassVar[Mapping[str, str]] = {"column_full": "1"}
    max_actions = len(_LETTERS)
    json_type = ConnectFourJson
    view_type = view_of(ConnectFourJson)
    variants = ({}, {"columns": 4})

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        return Setup(options, 2, [options["columns"]])

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        state = [0] * k.SIZE
        state[TURN] = 1
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space(setup.options["columns"])

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        if action not in range(setup.options["columns"]):
            raise self.misspelt(action)
        return _LETTERS[action]

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        if len(text) != 1 or text not in _LETTERS[: setup.options["columns"]]:
            raise self.misspelt(text)
        return _LETTERS.index(text)

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        return "column_full"

    # -- position JSON ---------------------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        return {"columns": [_column(state, number) for number in range(setup.options["columns"])]}

    def decode(self, setup: Setup, document: ConnectFourJson) -> list[int]:
        state = [0] * k.SIZE
        count = setup.options["columns"]
        check(len(document.columns) == count, "columns", "problem-count", expected=count)
        for number, column in enumerate(document.columns):
            proper = len(column) <= k.HEIGHT and set(column) <= {"1", "2"}
            check(proper, f"columns[{number}]", "problem-expected", expected=f"0-{k.HEIGHT} × 1|2")
            for row, seat in enumerate(column):
                state[k.DISCS + int(seat) - 1] |= 1 << k.COLUMN * number + row
        return state

    def check_state(self, setup: Setup, state: list[int]) -> None:
        first, second = (state[k.DISCS + seat].bit_count() for seat in range(2))
        check(state[PLY] == first + second, "ply", "problem-sum")
        check(first - second in (0, 1), "columns", "problem-sum")
        lines = [seat for seat in (1, 2) if k.has_line(state[k.DISCS + seat - 1])]
        full = k.is_full(list(setup.rules), list(state))
        if state[TURN]:
            check(not lines and not full, "columns", "problem-over")
            check(state[TURN] == 1 + first - second, "turn", "problem-value")
            return
        mover = 2 - (first - second)  # whoever made the last move
        expected = (k.LINE, mover) if lines == [mover] else (k.GRID_FULL, 0)
        check(bool(lines == [mover] or (full and not lines)), "columns", "problem-value")
        check((state[REASON], state[WINNERS]) == expected, "result", "problem-value")
        scores = [int(seat == expected[1]) for seat in (1, 2)]
        check(state[SCORE : SCORE + 2] == scores, "result.scores", "problem-sum")


def _column(state: list[int], number: int) -> str:
    """The seats of the discs in a column, from the bottom."""
    cells = [1 << k.COLUMN * number + row for row in range(k.HEIGHT)]
    seats = ["12"[bool(state[k.DISCS + 1] & cell)] for cell in cells]
    return "".join(seats[: k.height(list(state), number)])
