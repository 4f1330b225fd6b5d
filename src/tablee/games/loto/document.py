"""The position JSON of Loto Points Rouges: written, and read back until everything adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core.game import Setup
from tablee.core.jsonio import PositionJson, check
from tablee.core.slots import SCORE
from tablee.games.loto import state as s
from tablee.games.loto.components import LETTERS, Parts
from tablee.games.loto.hand import BITS, MASK
from tablee.games.loto.notation import (
    move_action,
    move_text,
    piece_number,
    piece_text,
    point_list,
    points_mask,
)
from tablee.games.loto.solver import FIGURES, JOKER

_NIBBLE = 4  # bits of a figure in DONE


class OpenJson(msgspec.Struct, forbid_unknown_fields=True):
    """An open figure."""

    letter: str
    covered: list[str]


class TurnJson(msgspec.Struct, forbid_unknown_fields=True):
    """The figure of this turn, and how many pieces were placed on it."""

    figure: str | None
    placed: int


class LotoJson(PositionJson):
    """The position JSON; the last two fields belong to patience alone."""

    figures: list[OpenJson]
    waiting: list[str]
    done: dict[str, list[str]]
    racks: dict[str, list[str]]
    jokers: dict[str, int]
    bag: list[str]
    tokens: dict[str, int]
    turn_state: TurnJson
    passes: int
    exchanges: int | None = None
    placed: list[str] | None = None


# -- writing ---------------------------------------------------------------------------------------


def write(setup: Setup, state: list[int]) -> dict[str, Any]:
    """The game's own fields of a position."""
    parts, patience = setup.parts, is_patience(setup)
    places = [place for place in range(s.PLACES) if state[s.OPEN + place]]
    target = state[s.TARGET]
    document: dict[str, Any] = {
        "figures": [_write_figure(parts, state, place) for place in places],
        "waiting": [LETTERS[figure] for figure in _pile(state, s.WAITING, FIGURES)],
        "done": _by_seat(setup, lambda seat: _letters(state[s.DONE + seat])),
        "racks": _by_seat(setup, lambda seat: _tiles(parts, state[s.RACK + seat])),
        "jokers": _by_seat(setup, lambda seat: state[s.JOKERS + seat]),
        "bag": [piece_text(parts, piece) for piece in _pile(state, s.BAG, s.PIECES)],
        "tokens": _by_seat(setup, lambda seat: 0 if patience else state[SCORE + seat]),
        "turn_state": {"figure": LETTERS[target - 1] if target else None, "placed": state[s.PLACED]},
        "passes": state[s.PASSES],
    }
    if patience:
        laid = state[s.LAID : s.LAID + state[s.PLACED]]
        document["exchanges"] = state[SCORE]
        document["placed"] = [move_text(parts, action) for action in laid]
    return document


def is_patience(setup: Setup) -> bool:
    """Whether this set-up is for one."""
    return bool(setup.options["mode"] == "patience")


def _write_figure(parts: Parts, state: list[int], place: int) -> dict[str, Any]:
    figure = state[s.OPEN + place] - 1
    covered = parts.figures[figure] & ~state[s.FREE + place]
    return {"letter": LETTERS[figure], "covered": point_list(covered)}


def _pile(state: list[int], pile: int, size: int) -> list[int]:
    end = pile + 1 + size
    return state[end - state[pile] : end]


def _by_seat(setup: Setup, value: Callable[[int], Any]) -> dict[str, Any]:
    return {str(seat + 1): value(seat) for seat in range(setup.seats)}


def _letters(done: int) -> str | list[str]:
    return [LETTERS[digit - 1] for digit in _digits(done, _NIBBLE)]


def _tiles(parts: Parts, hand: int) -> list[str]:
    return [parts.tiles[digit - 1] for digit in _digits(hand, BITS)]


def _digits(packed: int, bits: int) -> list[int]:
    digits = []
    while packed:
        digits.append(packed & ((1 << bits) - 1))
        packed >>= bits
    return digits


# -- reading ---------------------------------------------------------------------------------------


def read(setup: Setup, document: LotoJson) -> list[int]:
    """The state of a document, its header left at zero. Raises InvalidPosition."""
    state = [0] * s.SIZE
    _check_keys(setup, document)
    _read_figures(setup, document, state)
    _read_hands(setup, document, state)
    _read_bag(setup, document, state)
    if is_patience(setup):
        _read_patience(setup, document, state)
    else:
        _read_table(setup, document, state)
    _read_turn(document, state)
    return state


def _check_keys(setup: Setup, document: LotoJson) -> None:
    seats = [str(seat + 1) for seat in range(setup.seats)]
    for field in ("done", "racks", "jokers", "tokens"):
        check(list(getattr(document, field)) == seats, field, "problem-keys")
    for field in ("exchanges", "placed"):
        given = getattr(document, field) is not None
        check(given or not is_patience(setup), field, "problem-missing")
        check(not given or is_patience(setup), field, "problem-unknown")


def _read_figures(setup: Setup, document: LotoJson, state: list[int]) -> None:
    """The open figures with what is covered, those that wait, those that are done."""
    check(len(document.figures) <= s.PLACES, "figures", "problem-count", expected=s.PLACES)
    for place, figure in enumerate(document.figures):
        field = f"figures[{place}]"
        number = _figure_number(figure.letter, f"{field}.letter")
        points, covered = setup.parts.figures[number], points_mask(figure.covered)
        check(covered is not None and not covered & ~points, f"{field}.covered", "problem-value")
        state[s.OPEN + place] = number + 1
        state[s.FREE + place] = points & ~(covered or 0)
    waiting = [
        _figure_number(letter, f"waiting[{i}]") for i, letter in enumerate(document.waiting)
    ]
    check(len(waiting) <= FIGURES, "waiting", "problem-sum")
    _fill_pile(state, s.WAITING, FIGURES, waiting)
    for seat, (name, letters) in enumerate(document.done.items()):
        check(len(letters) <= FIGURES, f"done.{name}", "problem-sum")
        for index, letter in enumerate(letters):
            number = _figure_number(letter, f"done.{name}[{index}]")
            state[s.DONE + seat] |= (number + 1) << _NIBBLE * index


def _figure_number(letter: str, field: str) -> int:
    check(len(letter) == 1 and letter in LETTERS, field, "problem-expected", expected="A-N")
    return LETTERS.index(letter)


def _fill_pile(state: list[int], pile: int, size: int, values: list[int]) -> None:
    end = pile + 1 + size
    state[pile] = len(values)
    state[end - len(values) : end] = values


def _read_hands(setup: Setup, document: LotoJson, state: list[int]) -> None:
    most = s.EIGHT if is_patience(setup) else s.RACK_SIZE
    for seat, (name, rack) in enumerate(document.racks.items()):
        kinds = _pieces(setup, rack, f"racks.{name}")
        check(JOKER not in kinds and sorted(kinds) == kinds, f"racks.{name}", "problem-value")
        check(len(kinds) <= most, f"racks.{name}", "problem-count", expected=most)
        state[s.RACK + seat] = sum((kind + 1) << BITS * place for place, kind in enumerate(kinds))
        jokers = document.jokers[name]
        check(0 <= jokers <= s.ALL_JOKERS, f"jokers.{name}", "problem-value")
        state[s.JOKERS + seat] = jokers


def _pieces(setup: Setup, names: list[str], field: str) -> list[int]:
    pieces = []
    for index, name in enumerate(names):
        piece = piece_number(setup.parts, name)
        check(piece is not None, f"{field}[{index}]", "problem-value")
        pieces.append(piece or 0)
    return pieces


def _read_bag(setup: Setup, document: LotoJson, state: list[int]) -> None:
    """The bag; with the hands it holds no piece more often than there is."""
    bag = _pieces(setup, document.bag, "bag")
    seen = Counter(bag)
    for seat in range(setup.seats):
        seen.update(digit - 1 for digit in _digits(state[s.RACK + seat], BITS))
        seen[JOKER] += state[s.JOKERS + seat]
    for kind, copies in enumerate(setup.parts.copies):
        check(seen[kind] <= copies, "bag", "problem-sum")
    check(seen[JOKER] <= s.ALL_JOKERS, "jokers", "problem-sum")
    _fill_pile(state, s.BAG, s.PIECES, bag)


def _read_turn(document: LotoJson, state: list[int]) -> None:
    """The figure of the turn: one that is open, or none before a placement."""
    turn = document.turn_state
    check((turn.figure is None) == (turn.placed == 0), "turn_state.figure", "problem-sum")
    if turn.figure is not None:
        open_letters = [figure.letter for figure in document.figures]
        check(turn.figure in open_letters, "turn_state.figure", "problem-value")
        covered = document.figures[open_letters.index(turn.figure)].covered
        check(1 <= turn.placed <= len(covered), "turn_state.placed", "problem-sum")
        state[s.TARGET] = LETTERS.index(turn.figure) + 1
    state[s.PLACED] = turn.placed


# -- what adds up at the table -----------------------------------------------------------------------


def _read_table(setup: Setup, document: LotoJson, state: list[int]) -> None:
    letters = [figure.letter for figure in document.figures] + document.waiting
    letters += [letter for won in document.done.values() for letter in won]
    check(sorted(letters) == list(LETTERS), "waiting", "problem-sum")
    full = len(document.figures) == s.PLACES or not document.waiting
    check(full, "figures", "problem-count", expected=s.PLACES)
    for place in range(len(document.figures)):
        check(state[s.FREE + place] != 0, f"figures[{place}].covered", "problem-value")
    check(document.bag.count("J") <= 1, "bag", "problem-sum")
    check(0 <= document.passes <= setup.seats, "passes", "problem-value")
    state[s.PASSES] = document.passes
    for seat, (name, tokens) in enumerate(document.tokens.items()):
        check(tokens == won_tokens(setup, state, seat), f"tokens.{name}", "problem-sum")
        state[SCORE + seat] = tokens
    check(_used_dots(setup, document) == _tokens_placed(document), "bag", "problem-sum")


def won_tokens(setup: Setup, state: list[int], seat: int) -> int:
    """The tokens of the figures that a seat (from 0) has completed (loto 4)."""
    figures: tuple[int, ...] = setup.parts.figures
    return sum(figures[digit - 1].bit_count() for digit in _digits(state[s.DONE + seat], _NIBBLE))


def _used_dots(setup: Setup, document: LotoJson) -> int:
    """The dots of all pieces that are neither in a hand nor in the bag."""
    names = document.bag + [name for rack in document.racks.values() for name in rack]
    left = Counter(names)
    left["J"] += sum(document.jokers.values())
    parts: Parts = setup.parts
    used = s.ALL_JOKERS - left["J"]
    for name, copies, layouts in zip(parts.tiles, parts.copies, parts.layouts, strict=True):
        used += (copies - left[name]) * layouts[0].bit_count()
    return used


def _tokens_placed(document: LotoJson) -> int:
    """Every dot of a used piece is a token, won or on an open figure."""
    covered = sum(len(figure.covered) for figure in document.figures)
    return covered + sum(document.tokens.values())


# -- what adds up in patience --------------------------------------------------------------------------


def _read_patience(setup: Setup, document: LotoJson, state: list[int]) -> None:
    check(len(document.figures) == 1, "figures", "problem-count", expected=1)
    letter, agreed = document.figures[0].letter, setup.options["figure"]
    if agreed is not None:
        check(letter == agreed, "figures[0].letter", "problem-expected", expected=agreed)
    ...
