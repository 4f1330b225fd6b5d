"""The last checks on a loaded position: hands, end and result go together.

How the cards came to lie there is not looked into: a position set up by hand loads and plays.
"""

from __future__ import annotations

from tablee.core.game import Setup
from tablee.core.jsonio import check
from tablee.core.slots import REASON, ROUND, SCORE, STARTER, TURN, WINNERS
from tablee.games.punto.document import hand_of
from tablee.games.punto.rules import layout as at
from tablee.games.punto.rules.kernel import seats_of
from tablee.games.punto.rules.tableau import has_line, is_stuck, winner_by_runs
from tablee.games.punto.seating import Seating


def check_state(setup: Setup, state: list[int]) -> None:
    """Refuse a state that cannot be played on, or did not end as it says. Raises
    InvalidPosition."""
    seating: Seating = setup.parts
    mover = state[TURN] or _next_seat(seating, state)
    row = _row_winner(seating, state)
    check(not (state[TURN] and row), "cards", "problem-over")
    _check_hands(setup, state, mover, bool(row))
    _check_end(setup, state, mover, row)


def _placed(state: list[int]) -> int:
    """How many cards were placed in this round."""
    return sum(word.bit_count() for word in state[at.STACKS : at.GONE])


def _next_seat(seating: Seating, state: list[int]) -> int:
    return (state[STARTER] - 1 + _placed(state)) % seating.seats + 1


def _held_by(state: list[int], seat: int) -> int:
    return state[at.PILED + seat - 1] + len(hand_of(state, seat))


def _check_hands(setup: Setup, state: list[int], mover: int, row: bool) -> None:
    """Clause 1: two cards each in the expert game, else one for the seat to move. A row ends the
    round before anybody draws."""
    seating: Seating = setup.parts
    for seat in range(1, seating.seats + 1):
        due = 2 - int(row and seat % seating.seats + 1 == mover)
        if not setup.options["expert"]:
            due = int(seat == mover and not row)
        due = min(due, _held_by(state, seat))
        check(len(hand_of(state, seat)) == due, f"hands.{seat}", "problem-count", expected=due)


def _row_winner(seating: Seating, state: list[int]) -> int:
    """1 + the side that shows a row, 0 if none does; two cannot."""
    shown = {
        1 + side
        for side in range(seating.sides)
        for letter in seating.colours(side)
        if has_line(state[at.COLOUR + at.LETTERS.index(letter)], seating.needed)
    }
    check(len(shown) < 2, "cards", "problem-value")
    return max(shown, default=0)


def _check_end(setup: Setup, state: list[int], mover: int, row: int) -> None:
    """Clauses 3 to 7: whether the round, and with it the match, is over, and who won what."""
    stuck = is_stuck(state, mover)
    if state[TURN]:
        check(not stuck, "hands", "problem-over")
        _check_won(setup, state, 0)
        return
    check(bool(row or stuck), "result", "problem-value")
    winner = row or winner_by_runs(setup.rules, state)
    _check_won(setup, state, winner)
    reason, winners = at.ROUNDS, 0
    if winner and state[SCORE + winner - 1] == setup.options["rounds_to_win"]:
        reason, winners = at.ROW if row else at.RUNS, seats_of(setup.rules, winner - 1)
    check(state[REASON] == reason, "result.reason", "problem-value")
    check(state[WINNERS] == winners, "result.winners", "problem-value")
    check(bool(winners) or state[ROUND] == at.LAST_ROUND, "round", "problem-sum")


def _check_won(setup: Setup, state: list[int], winner: int) -> None:
    """Nobody won the match before this round."""
    seating: Seating = setup.parts
    for side in range(seating.sides):
        before = state[SCORE + side] - int(1 + side == winner)
        check(0 <= before < setup.options["rounds_to_win"], f"won.{1 + side}", "problem-over")
