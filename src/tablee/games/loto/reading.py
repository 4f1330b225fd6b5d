"""From position JSON to a state: every field is checked, and no piece may be there too often.

Which pieces were used is not written, so a position set up by hand may have points covered that no
used piece accounts for: it loads and plays.
"""

from __future__ import annotations

from collections import Counter

from tablee.core.game import Setup
from tablee.core.jsonio import check
from tablee.core.rounds import leaders
from tablee.core.slots import REASON, SCORE, TURN, WINNERS
from tablee.games.loto.components import LETTERS, Parts
from tablee.games.loto.document import LotoJson, done, is_patience, packed, pile, rack
from tablee.games.loto.notation import move_action, piece_number, points_mask
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.deal import is_proper_size
from tablee.games.loto.rules.hand import BITS
from tablee.games.loto.rules.patience import hopeless
from tablee.games.loto.rules.placing import can_complete
from tablee.games.loto.rules.solver import FIGURES, JOKER
from tablee.games.loto.rules.table import end_reason


def read(setup: Setup, document: LotoJson) -> list[int]:
    """The state of a document, its header at zero but for the scores. Raises InvalidPosition."""
    state = [0] * s.SIZE
    _check_fields(setup, document)
    _read_figures(setup, document, state)
    _read_pieces(setup, document, state)
    _read_turn(document, state)
    if is_patience(setup):
        _read_patience(setup, document, state)
    else:
        _read_table(setup, document, state)
    _check_pieces(setup, state)
    return state


def _check_fields(setup: Setup, document: LotoJson) -> None:
    seats = [str(seat + 1) for seat in range(setup.seats)]
    for field in ("done", "racks", "jokers", "tokens"):
        check(list(getattr(document, field)) == seats, field, "problem-keys")
    for field in ("exchanges", "placed"):
        given = getattr(document, field) is not None
        check(given or not is_patience(setup), field, "problem-missing")
        check(not given or is_patience(setup), field, "problem-unknown")


def _read_figures(setup: Setup, document: LotoJson, state: list[int]) -> None:
    check(len(document.figures) <= s.PLACES, "figures", "problem-count", expected=s.PLACES)
    for place, figure in enumerate(document.figures):
        number = _figure(figure.letter, f"figures[{place}].letter")
        points, covered = setup.parts.figures[number], points_mask(figure.covered)
        proper = covered is not None and not covered & ~points
        check(proper, f"figures[{place}].covered", "problem-value")
        state[s.OPEN + place] = number + 1
        state[s.FREE + place] = points & ~(covered or 0)
    waiting = [_figure(letter, f"waiting[{i}]") for i, letter in enumerate(document.waiting)]
    _fill_pile(state, s.WAITING, FIGURES, waiting, "waiting")
    for seat, (name, letters) in enumerate(document.done.items()):
        check(len(letters) <= FIGURES, f"done.{name}", "problem-sum")
        won = [_figure(letter, f"done.{name}[{i}]") for i, letter in enumerate(letters)]
        state[s.DONE + seat] = packed(won, s.DONE_BITS)


def _figure(letter: str, field: str) -> int:
    check(len(letter) == 1 and letter in LETTERS, field, "problem-expected", expected="A-N")
    return LETTERS.index(letter)


def _fill_pile(state: list[int], slot: int, size: int, values: list[int], field: str) -> None:
    check(len(values) <= size, field, "problem-sum")
    end = slot + 1 + size
    state[slot] = len(values)
    state[end - len(values) : end] = values


def _read_pieces(setup: Setup, document: LotoJson, state: list[int]) -> None:
    """Racks, jokers and the bag."""
    most = s.EIGHT if is_patience(setup) else s.RACK_SIZE
    for seat, (name, names) in enumerate(document.racks.items()):
        kinds = _pieces(setup, names, f"racks.{name}")
        check(JOKER not in kinds and sorted(kinds) == kinds, f"racks.{name}", "problem-value")
        check(len(kinds) <= most, f"racks.{name}", "problem-count", expected=most)
        state[s.RACK + seat] = packed(kinds, BITS)
        check(0 <= document.jokers[name] <= s.ALL_JOKERS, f"jokers.{name}", "problem-value")
        state[s.JOKERS + seat] = document.jokers[name]
    _fill_pile(state, s.BAG, s.PIECES, _pieces(setup, document.bag, "bag"), "bag")


def _pieces(setup: Setup, names: list[str], field: str) -> list[int]:
    pieces = []
    for index, name in enumerate(names):
        piece = piece_number(setup.parts, name)
        check(piece is not None, f"{field}[{index}]", "problem-value")
        pieces.append(piece or 0)
    return pieces


def _read_turn(document: LotoJson, state: list[int]) -> None:
    """The figure of the turn: an open one with so many pieces on it, none before a placement."""
    letter, placed = document.turn_state.figure, document.turn_state.placed
    check((letter is None) == (placed == 0), "turn_state.figure", "problem-sum")
    if letter is not None:
        covered = {figure.letter: len(figure.covered) for figure in document.figures}
        check(letter in covered, "turn_state.figure", "problem-value")
        check(1 <= placed <= covered[letter], "turn_state.placed", "problem-sum")
        state[s.TARGET] = LETTERS.index(letter) + 1
    state[s.PLACED] = placed


def _check_pieces(setup: Setup, state: list[int]) -> None:
    """Hands, the bag and what lies in a patience hold no piece more often than there is."""
    parts: Parts = setup.parts
    seen = _left(setup, state)
    if is_patience(setup):
        seen.update(s.piece_of(action) for action in _laid(state))
    check(seen[JOKER] <= s.ALL_JOKERS, "jokers", "problem-sum")
    for kind, copies in enumerate(parts.copies):
        check(seen[kind] <= copies, "bag", "problem-sum")


def _left(setup: Setup, state: list[int]) -> Counter[int]:
    """The pieces in hands and in the bag."""
    left = Counter(pile(state, s.BAG, s.PIECES))
    for seat in range(setup.seats):
        left.update(rack(state, seat))
        left[JOKER] += state[s.JOKERS + seat]
    return left


def _laid(state: list[int]) -> list[int]:
    return state[s.LAID : s.LAID + state[s.PLACED]]


# -- at the table ----------------------------------------------------------------------------------


def _read_table(setup: Setup, document: LotoJson, state: list[int]) -> None:
    letters = [figure.letter for figure in document.figures] + document.waiting
    letters += [letter for won in document.done.values() for letter in won]
    check(sorted(letters) == list(LETTERS), "waiting", "problem-sum")
    gap = document.waiting and len(document.figures) < s.PLACES
    check(not gap, "figures", "problem-count", expected=s.PLACES)
    for place in range(len(document.figures)):
        check(state[s.FREE + place] != 0, f"figures[{place}].covered", "problem-value")
    for seat, (name, tokens) in enumerate(document.tokens.items()):
        check(tokens == _tokens_won(setup, state, seat), f"tokens.{name}", "problem-sum")
        state[SCORE + seat] = tokens
    most = 0 if state[s.PLACED] else setup.seats - int(document.result is None)
    check(0 <= document.passes <= most, "passes", "problem-expected", expected=f"0-{most}")
    state[s.PASSES] = document.passes
    check(document.bag.count("J") <= 1, "bag", "problem-sum")


def _tokens_won(setup: Setup, state: list[int], seat: int) -> int:
    """The points of the figures that a seat has completed (loto 4)."""
    return sum(setup.parts.figures[figure].bit_count() for figure in done(state, seat))


# -- in patience -----------------------------------------------------------------------------------


def _read_patience(setup: Setup, document: LotoJson, state: list[int]) -> None:
    check(len(document.figures) == 1, "figures", "problem-count", expected=1)
    figure, agreed = document.figures[0], setup.options["figure"]
    check(agreed in (None, figure.letter), "figures[0].letter", "problem-expected", expected=agreed)
    proper = bool(is_proper_size(setup.parts.figures[state[s.OPEN] - 1]))
    check(proper, "figures[0].letter", "problem-value")
    check(not document.waiting, "waiting", "problem-count", expected=0)
    check(not document.done["1"], "done.1", "problem-count", expected=0)
    check(document.tokens["1"] == 0, "tokens.1", "problem-expected", expected=0)
    check(document.passes == 0, "passes", "problem-expected", expected=0)
    _read_laid(setup, document, state)
    held = len(document.racks["1"]) + document.jokers["1"] + state[s.PLACED]
    check(held == s.EIGHT, "racks.1", "problem-sum")
    exchanges = s.PIECES - s.EIGHT - len(document.bag)
    check(document.exchanges == exchanges, "exchanges", "problem-expected", expected=exchanges)
    state[SCORE] = exchanges


def _read_laid(setup: Setup, document: LotoJson, state: list[int]) -> None:
    """The placements that lie: apart from one another, and together what is covered."""
    moves, figure = document.placed or [], state[s.OPEN] - 1
    check(len(moves) == state[s.PLACED] <= s.EIGHT, "turn_state.placed", "problem-sum")
    free = setup.parts.figures[figure]
    for index, move in enumerate(moves):
        action = _placement(setup.parts, move)
        points = s.points_of(action)
        proper = points and not points & ~free and s.figure_of(action) == figure
        check(bool(proper), f"placed[{index}]", "problem-value")
        state[s.LAID + index] = action
        free ^= points
    check(free == state[s.FREE], "placed", "problem-sum")


def _placement(parts: Parts, move: str) -> int:
    """The action of a placement in the layout of its piece; 0 for any other text."""
    action = move_action(parts, move)
    if action is None or action >> s.VERB_AT != s.PLACE:
        return 0
    return action if parts.can_cover(s.piece_of(action), s.points_of(action)) else 0


# -- the whole position ----------------------------------------------------------------------------

_TELLTALES = {s.NO_JOKERS: "jokers", s.NO_FIGURES: "figures", s.STUCK: "passes"}


def check_state(setup: Setup, state: list[int]) -> None:
    """A game that goes on is not over, and one that is over ended as its result says."""
    reason, winners = _ending(setup, state)
    if state[TURN]:
        check(reason == 0, _TELLTALES.get(reason, "bag"), "problem-over")
        _check_turn(setup, state)
        return
    check(state[s.TARGET] == 0 or is_patience(setup), "turn_state.figure", "problem-value")
    check(reason == state[REASON], "result.reason", "problem-sum")
    check(winners == state[WINNERS], "result.winners", "problem-sum")
    for seat in range(setup.seats):
        score = s.PIECES - s.EIGHT - state[s.BAG]
        if not is_patience(setup):
            score = _tokens_won(setup, state, seat)
        check(score == state[SCORE + seat], f"result.scores.{seat + 1}", "problem-sum")


def _ending(setup: Setup, state: list[int]) -> tuple[int, int]:
    """Why the game would be over, 0 if it goes on, and the winners then."""
    vector = list(state)
    if not is_patience(setup):
        reason = 0 if state[s.PLACED] else end_reason(setup.rules, vector)
        return reason, leaders(vector, setup.seats) if reason else 0
    if state[s.FREE] == 0:
        return s.COMPLETE, 1
    return (s.LOST if hopeless(setup.rules, vector) else 0), 0


def _check_turn(setup: Setup, state: list[int]) -> None:
    """Who has placed two pieces must be able to complete the figure (loto 3)."""
    if not is_patience(setup) and state[s.PLACED] > 1:
        able = can_complete(setup.rules, state, state[s.TARGET] - 1)
        check(able == 1, "turn_state.placed", "problem-value")
