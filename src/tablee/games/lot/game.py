"""LOT as data: options, notation, position JSON, refusals; the rules are in `kernel`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from tablee.core.bits import lowest
from tablee.core.components import ComponentSet
from tablee.core.game import Game, Kernel, Setup
from tablee.core.jsonio import PositionJson, check, view_of
from tablee.core.options import Flag
from tablee.core.slots import TURN
from tablee.core.space import Space
from tablee.games.lot import space
from tablee.games.lot.rules import kernel as k

_CELL = "[a-g][1-7]"
_MOVE = re.compile(rf"({_CELL})(?:\^({_CELL})-({_CELL})-({_CELL}))?")
_LETTERS = ".ldLD"  # empty, light, dark, light stack, dark stack
_CELLS = {bit: "abcdefg"[bit % 8] + str(bit // 8 + 1) for bit in range(64) if bit % 8 < 7}


class LotJson(PositionJson):
    """The position JSON of LOT."""

    colours: dict[str, int]
    rows: list[str]
    reserve: dict[str, int]


class LotEffects(Struct, forbid_unknown_fields=True):
    """What a move does: the cells of each line of three stacks that it wins with."""

    lines: list[list[str]] | UnsetType = UNSET


class Lot(Game):
    """LOT, Line of Three: three stacks in a row win."""

    name = "lot"
    kernel = Kernel(k.legal, k.play, k.rollout, k.determinize, space.number, space.observe)
    options = (Flag("pie", True),)
    reasons = ("line", "board_full", "no_pieces")
    refusals: ClassVar[Mapping[str, str]] = {
        "cell_taken": "1",
        "no_swap": "2",
        "line_missing": "3",
        "line_must_stack": "3",
    }
    max_actions = 49 * 36 + 1
    json_type = LotJson
    view_type = view_of(LotJson)
    effects_type = LotEffects
    variants = ({}, {"pie": False})

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        return Setup(options, 2, [int(options["pie"])])

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        state = [0] * k.SIZE
        state[TURN] = 1
        state[k.RESERVE] = state[k.RESERVE + 1] = k.PIECES
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space()

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        return _action_text(action)

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        if text == "swap":
            return k.SWAP
        match = _MOVE.fullmatch(text)
        if match is None:
            raise self.misspelt(text)
        placed, *line = [_cell_bit(cell) for cell in match.groups() if cell is not None]
        if not line:
            return placed
        action = _stack_action(placed, line[0], line[1:])
        if action is None:
            raise self.misspelt(text)
        return action

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        if action == k.SWAP:
            return "no_swap"
        if not k.empty_cells(state) >> (action & 63) & 1:
            return "cell_taken"
        return "line_missing" if action >> 6 else "line_must_stack"

    # -- position JSON ---------------------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        light = 1 + state[k.SWAPPED]
        cells = ["."] * 56
        for letter, board in zip(_LETTERS[1:], state[k.SINGLES : k.SINGLES + 4], strict=True):
            while board:
                cells[lowest(board)] = letter
                board &= board - 1
        rows = ["".join(cells[8 * rank : 8 * rank + 7]) for rank in range(6, -1, -1)]
        reserve = {"light": state[k.RESERVE], "dark": state[k.RESERVE + 1]}
        return {"colours": {"light": light, "dark": 3 - light}, "rows": rows, "reserve": reserve}

    def decode(self, setup: Setup, document: LotJson) -> list[int]:
        state = [0] * k.SIZE
        seats = document.colours
        proper = seats in ({"light": 1, "dark": 2}, {"light": 2, "dark": 1})
        check(
            proper, "colours", "problem-expected", expected="light: 1, dark: 2 | light: 2, dark: 1"
        )
        state[k.SWAPPED] = seats["light"] - 1
        check(len(document.rows) == 7, "rows", "problem-count", expected=7)
        for index, row in enumerate(document.rows):
            proper = len(row) == 7 and set(row) <= set(_LETTERS)
            check(proper, f"rows[{index}]", "problem-expected", expected=f"7 × {_LETTERS}")
            for file, letter in enumerate(row):
                if letter != ".":
                    state[k.SINGLES + _LETTERS.index(letter) - 1] |= 1 << (8 * (6 - index) + file)
        check(list(document.reserve) == ["light", "dark"], "reserve", "problem-keys")
        for colour, (name, reserve) in enumerate(document.reserve.items()):
            on_board = (
                state[k.SINGLES + colour].bit_count() + 2 * state[k.STACKS + colour].bit_count()
            )
            check(reserve == k.PIECES - on_board >= 0, f"reserve.{name}", "problem-sum")
            state[k.RESERVE + colour] = reserve
        return state

    def check_state(self, setup: Setup, state: list[int]) -> None:
        if state[TURN]:
            colour = k.colour_to_move(state)
            check(k.empty_cells(state) != 0, "rows", "problem-over")
            check(state[k.RESERVE + colour] > 0, "reserve", "problem-over")

    # -- what words and drawings need ------------------------------------------------------------

    def effects(self, setup: Setup, state: list[int], action: int) -> dict[str, Any]:
        """See `LotEffects`."""
        if action == k.SWAP or not action >> 6:
            return {}
        after = list(state)
        colour, kept = k.colour_to_move(after), k.line_cell(action, action >> 14 & 3)
        k.play(setup.rules, after, action)
        lines = k.lines_through(after[k.STACKS + colour], kept)
        found = [_line_text(kept, number) for number in range(12) if lines >> number & 1]
        return {"lines": found} if found else {}


@cache
def _action_text(action: int) -> str:
    if action == k.SWAP:
        return "swap"
    placed = _cell_text(action & 63)
    if not action >> 6:
        return placed
    line = [k.line_cell(action, number) for number in range(3)]
    kept = line.pop(action >> 14 & 3)
    return f"{placed}^{_cell_text(kept)}-{_cell_text(line[0])}-{_cell_text(line[1])}"


def _line_text(place: int, number: int) -> list[str]:
    """The cells of a line through a place, as `lines_through` numbers them."""
    line = place | 1 + number << 6
    return [_cell_text(k.line_cell(line, index)) for index in range(3)]


def _stack_action(placed: int, kept: int, removed: list[int]) -> int | None:
    """The action that makes a stack of this line; None if the cells are no line with the placed
    one, or the removed ones are not in order."""
    line = sorted([kept, *removed])
    step = line[1] - line[0]
    if (
        removed != sorted(removed)
        or placed not in line
        or step not in k.STEPS
        or line[2] - line[1] != step
    ):
        return None
    if abs(line[2] % 8 - line[0] % 8) not in (0, 2):
        return None
    number = 1 + 4 * (2 - line.index(placed)) + k.STEPS.index(step)
    return placed | number << 6 | line.index(kept) << 14


def _cell_text(bit: int) -> str:
    return _CELLS[bit]


def _cell_bit(text: str) -> int:
    return "abcdefg".index(text[0]) + 8 * (int(text[1]) - 1)
