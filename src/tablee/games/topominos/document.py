"""The position JSON of Topominos: its types, and how it is written, read and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.core.game import Setup
from tablee.core.jsonio import PositionJson, check
from tablee.core.rounds import leaders, match_over
from tablee.core.slots import REASON, ROUND, SCORE, STARTER, TURN, WINNERS
from tablee.games.topominos.components import Tiles, dots_mask, dots_text, looks
from tablee.games.topominos.opening import level_seats, read_draws, write_draws
from tablee.games.topominos.rules import kernel as k

_MODES = (None, "A", "B")
_MOST_POINTS = 1_000_000


class TopominosTileJson(msgspec.Struct, forbid_unknown_fields=True):
    """A tile in a pile, with its dots as they lie."""

    tile: int
    dots: str


class TopominosTurnJson(msgspec.Struct, forbid_unknown_fields=True):
    """What the seat to move has done in its turn."""

    mode: str | None
    compartment: int | None
    touched: list[int]
    nines: int


class TopominosJson(PositionJson):
    """The position JSON of Topominos."""

    piles: list[list[TopominosTileJson]]
    racks: dict[str, list[int]]
    bag: list[int]
    out: list[int]
    scores: dict[str, int]
    turn_state: TopominosTurnJson
    round: int
    passes: int
    starter: int
    totals: dict[str, int]
    plain_passes: int = 0
    opening: list[dict[str, int]] = msgspec.field(default_factory=list)


# -- writing -------------------------------------------------------------------------------------


def encode(setup: Setup, state: list[int]) -> dict[str, Any]:
    """The game's own fields of the position JSON."""
    seats = range(setup.seats)
    return {
        "piles": [_encode_pile(state, compartment) for compartment in range(k.COMPARTMENTS)],
        "racks": {str(seat + 1): members(state[k.RACKS + seat]) for seat in seats},
        "bag": [tile + 1 for tile in state[k.BAG_END - state[k.BAG] : k.BAG_END]],
        "out": members(state[k.OUT]),
        "scores": {str(seat + 1): state[k.POINTS + seat] for seat in seats},
        "turn_state": {
            "mode": _MODES[state[k.MODE]],
            "compartment": state[k.COMPARTMENT] + 1 if state[k.MODE] == k.MODE_A else None,
            "touched": members(state[k.TOUCHED]),
            "nines": state[k.NINES],
        },
        "round": state[ROUND],
        "passes": state[k.PASSES],
        "starter": state[STARTER],
        "totals": {str(seat + 1): state[SCORE + seat] for seat in seats},
        "plain_passes": state[k.PLAIN_PASSES],
        "opening": [{str(s): tile for s, tile in draw.items()} for draw in read_draws(state)],
    }


def _encode_pile(state: list[int], compartment: int) -> list[dict[str, Any]]:
    bottom = k.LAID + 9 * compartment
    laid = state[bottom : bottom + state[k.HEIGHT + compartment]]
    return [{"tile": (slot & 63) + 1, "dots": dots_text(slot >> 6)} for slot in laid]


def members(mask: int) -> list[int]:
    """The numbers, from 1, of the tiles or compartments in a set.

    >>> members(0b1000101)
    [1, 3, 7]
    """
    return [number for number in range(1, mask.bit_length() + 1) if mask >> (number - 1) & 1]


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these tiles or compartments: the inverse of `members`."""
    return sum(1 << (number - 1) for number in numbers)


# -- reading -------------------------------------------------------------------------------------


class _Box:
    """The tiles still to be found: every tile is in one place."""

    def __init__(self) -> None:
        self.left = set(range(1, k.TILES + 1))

    def take(self, tile: int, field: str) -> int:
        """Find a tile; its number in the kernel."""
        check(1 <= tile <= k.TILES, field, "problem-expected", expected=f"1-{k.TILES}")
        check(tile in self.left, field, "problem-duplicate")
        self.left.remove(tile)
        return tile - 1

    def take_set(self, tiles: list[int], field: str) -> int:
        """Find several tiles, which must ascend; their set."""
        for index, tile in enumerate(tiles):
            self.take(tile, f"{field}[{index}]")
        check(tiles == sorted(tiles), field, "topominos-problem-order")
        return mask_of(tiles)


def decode(setup: Setup, document: TopominosJson) -> list[int]:
    """The state for a document, turn, ply and result left out. Raises InvalidPosition."""
    state, box = [0] * k.SIZE, _Box()
    check(len(document.piles) == k.COMPARTMENTS, "piles", "problem-count", expected=k.COMPARTMENTS)
    for compartment, pile in enumerate(document.piles):
        _decode_pile(setup.parts, box, compartment, pile, state)
    _check_seats(setup, document.racks, "racks")
    for seat, rack in document.racks.items():
        check(len(rack) <= setup.rules[k.RACK_SIZE], f"racks.{seat}", "problem-sum")
        state[k.RACKS + int(seat) - 1] = box.take_set(rack, f"racks.{seat}")
    state[k.OUT] = box.take_set(document.out, "out")
    _decode_bag(box, document.bag, state)
    _decode_turn(setup, document.turn_state, state)
    _decode_match(setup, document, state)
    _decode_opening(setup, document, state)
    return state


def _decode_pile(
    tiles: Tiles, box: _Box, compartment: int, pile: list[TopominosTileJson], state: list[int]
) -> None:
    for height, laid in enumerate(pile):
        field = f"piles[{compartment}][{height}]"
        tile, dots = box.take(laid.tile, f"{field}.tile"), dots_mask(laid.dots) or 0
        check(dots in looks(tiles[tile]), f"{field}.dots", "topominos-problem-look")
        free = not state[k.DOTS + compartment] & dots
        check(free, f"{field}.dots", "topominos-problem-overlap")
        state[k.LAID + 9 * compartment + height] = tile | dots << 6
        state[k.DOTS + compartment] |= dots
    state[k.HEIGHT + compartment] = len(pile)
    open_still = state[k.DOTS + compartment] != k.FULL
    check(open_still, f"piles[{compartment}]", "topominos-problem-nine")


def _decode_bag(box: _Box, bag: list[int], state: list[int]) -> None:
    tiles = [box.take(tile, f"bag[{index}]") for index, tile in enumerate(bag)]
    check(not box.left, "bag", "problem-sum")
    state[k.BAG] = len(tiles)
    state[k.BAG_END - len(tiles) : k.BAG_END] = tiles


def _decode_turn(setup: Setup, turn: TopominosTurnJson, state: list[int]) -> None:
    """What the turn has done so far; the piles and the tiles that are out must bear it out."""
    proper = turn.touched == sorted(set(turn.touched) & set(range(1, k.COMPARTMENTS + 1)))
    check(proper, "turn_state.touched", "problem-value")
    laid = all(state[k.DOTS + compartment - 1] for compartment in turn.touched)
    check(laid, "turn_state.touched", "problem-sum")
    completed = k.dots_of(setup.rules, state[k.OUT])
    check(completed % 9 == 0, "out", "problem-sum")
    check(0 <= 9 * turn.nines <= completed, "turn_state.nines", "problem-sum")
    _check_mode(turn)
    state[k.MODE] = _MODES.index(turn.mode)
    state[k.COMPARTMENT] = (turn.compartment or 1) - 1
    state[k.TOUCHED] = mask_of(turn.touched)
    state[k.NINES] = turn.nines


def _check_mode(turn: TopominosTurnJson) -> None:
    """Clauses 3 and 4: a choice has added to a pile, and only a nine opens the choice again."""
    check(turn.mode in _MODES, "turn_state.mode", "problem-expected", expected="null | A | B")
    if turn.mode == "A":
        check(turn.compartment in turn.touched, "turn_state.compartment", "problem-sum")
    else:
        check(turn.compartment is None, "turn_state.compartment", "problem-sum")
    if turn.mode is None:
        check(not turn.touched or turn.nines > 0, "turn_state.mode", "problem-sum")
    else:
        check(bool(turn.touched), "turn_state.mode", "problem-sum")


def _decode_match(setup: Setup, document: TopominosJson, state: list[int]) -> None:
    _check_range(document.round, 1, int(setup.rules[k.ROUNDS]), "round")
    _check_range(document.passes, 0, (k.PASS_LAPS + 1) * setup.seats, "passes")
    _check_range(document.plain_passes, 0, document.passes, "plain_passes")
    _check_range(document.starter, 1, setup.seats, "starter")
    state[ROUND] = document.round
    state[k.PASSES] = document.passes
    state[k.PLAIN_PASSES] = document.plain_passes
    state[STARTER] = document.starter
    _decode_points(setup, document.scores, "scores", k.POINTS, state)
    _decode_points(setup, document.totals, "totals", SCORE, state)
    if document.result is not None:
        check(document.totals == document.result.scores, "totals", "problem-sum")


def _decode_opening(setup: Setup, document: TopominosJson, state: list[int]) -> None:
    """Clause 1: each draw is made by the seats that were level in the one before."""
    check(len(document.opening) <= k.MOST_DRAWS, "opening", "problem-sum")
    level = list(range(1, setup.seats + 1)) if setup.options["opening_draw"] else []
    draws = []
    for number, drawn in enumerate(document.opening):
        field = f"opening[{number}]"
        check(len(level) > 1 and list(drawn) == [str(s) for s in level], field, "problem-keys")
        box = _Box()
        for seat, tile in drawn.items():
            box.take(tile, f"{field}.{seat}")
        draws.append({int(seat): tile for seat, tile in drawn.items()})
        level = level_seats(setup.parts, draws[-1])
    if draws and document.round == 1:
        check(document.starter == level[0], "starter", "problem-sum")
    write_draws(state, draws)


def _decode_points(
    setup: Setup, points: dict[str, int], field: str, start: int, state: list[int]
) -> None:
    _check_seats(setup, points, field)
    for seat, value in points.items():
        _check_range(value, -_MOST_POINTS, _MOST_POINTS, f"{field}.{seat}")
        state[start + int(seat) - 1] = value


def _check_range(value: int, low: int, high: int, field: str) -> None:
    check(low <= value <= high, field, "problem-expected", expected=f"{low} … {high}")


def _check_seats(setup: Setup, by_seat: dict[str, Any], field: str) -> None:
    seats = [str(seat) for seat in range(1, setup.seats + 1)]
    check(list(by_seat) == seats, field, "problem-keys")


# -- clauses 7 and 8: is it over, or should it be? -----------------------------------------------


def check_state(setup: Setup, state: list[int]) -> None:
    """A match that goes on must not be over, and one that is over must have ended by the rules.
    Raises InvalidPosition."""
    if state[TURN]:
        _check_going_on(setup, state)
    else:
        _check_over(setup, state)


def _check_going_on(setup: Setup, state: list[int]) -> None:
    rules, position = setup.rules, list(state)
    best, target = max(state[SCORE : SCORE + setup.seats]), setup.options["target"]
    check(target is None or best < target, "totals", "problem-over")
    in_lap = (state[TURN] - state[STARTER]) % setup.seats  # turns made since it began
    idle = k.idle_turns(rules, position) - in_lap
    check(idle < k.PLAIN_LAPS * setup.seats, "passes", "problem-over")
    if k.has_placed(position):
        check(state[k.PASSES] == 0, "passes", "problem-sum")
    elif state[TURN] == state[STARTER]:  # a lap begins: the one before would have been the last
        check(not k.is_empty(rules, position), "racks", "problem-over")
        check(not k.is_stuck(rules, position), "piles", "problem-over")


def _check_over(setup: Setup, state: list[int]) -> None:
    rules, position = setup.rules, list(state)
    check(not k.has_placed(position), "turn_state", "problem-value")
    last = match_over(position, setup.seats, rules[k.ROUNDS], rules[k.TARGET])
    check(bool(last), "round", "problem-sum")
    check(state[WINNERS] == leaders(position, setup.seats), "result.winners", "problem-sum")
    holds = {
        k.EMPTY: bool(k.is_empty(rules, position)),
        k.STUCK: bool(k.is_stuck(rules, position)),
        k.ALL_PASS: k.idle_turns(rules, position) >= k.PLAIN_LAPS * setup.seats,
    }
    check(holds[state[REASON]], "result.reason", "problem-sum")
