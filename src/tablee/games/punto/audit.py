"""The last checks on a loaded position: turns, hands, rounds and result go together."""

from __future__ import annotations

from tablee.core.game import Setup
from tablee.core.jsonio import check
from tablee.core.kernel import vector_of
from tablee.core.slots import PLY, REASON, ROUND, SCORE, STARTER, TURN, WINNERS
from tablee.games.punto import layout as at
from tablee.games.punto.document import gone_cards, hand_of
from tablee.games.punto.kernel import seats_of
from tablee.games.punto.seating import Seating
from tablee.games.punto.table import has_line, is_stuck, winner_by_runs


def check_state(setup: Setup, state: list[int]) -> None:
    """Refuse a state that no match can come to. Raises InvalidPosition."""
    table: Seating = setup.parts
    row = _row_winner(table, state)
    if state[TURN]:
        check(state[TURN] == _next_seat(table, state), "turn", "problem-sum")
        check(not row, "cards", "problem-over")
    check(state[PLY] >= _placed(state), "ply", "problem-sum")
    _check_placements(table, state)
    _check_hands(setup, state, bool(row))
    _check_end(setup, state, row)


def _placed(state: list[int]) -> int:
    """How many cards were placed in this round."""
    return sum(word.bit_count() for word in state[at.STACKS : at.GONE])


def _placed_by(table: Seating, state: list[int], seat: int) -> int:
    waited = (seat - state[STARTER]) % table.seats
    return (_placed(state) - waited + table.seats - 1) // table.seats


def _next_seat(table: Seating, state: list[int]) -> int:
    return (state[STARTER] - 1 + _placed(state)) % table.seats + 1


def _held_by(state: list[int], seat: int) -> int:
    return state[at.PILED + seat - 1] + len(hand_of(state, seat))


def _check_placements(table: Seating, state: list[int]) -> None:
    """Every seat placed one card a turn, its side's or a neutral one, and was dealt its share."""
    for side in range(table.sides):
        placed = sum(_placed_by(table, state, seat) for seat in table.members(side))
        own = sum(_placed_of(state, letter) for letter in table.colours(side))
        proper = own == placed or (table.neutral is not None and own < placed)
        check(proper, "cards", "problem-sum")
        dealt = {s: _placed_by(table, state, s) + _held_by(state, s) for s in table.members(side)}
        left = sum(dealt.values())
        order = sorted(dealt, key=lambda seat: (seat - state[STARTER]) % table.seats)
        for turn, seat in enumerate(order):  # clause 6: the first has the odd card
            share = -(-left // (len(order) - turn))
            check(dealt[seat] == share, f"piles.{seat}", "problem-sum")
            left -= share


def _placed_of(state: list[int], letter: str) -> int:
    """How many cards of a colour lie on the table."""
    cards = 0x3FE << 16 * at.LETTERS.index(letter)
    return sum((word & cards).bit_count() for word in state[at.STACKS : at.GONE])


def _check_hands(setup: Setup, state: list[int], row: bool) -> None:
    """Clause 1: two cards each in the expert game, else one for the seat to move. A row ends the
    round before anybody draws."""
    table: Seating = setup.parts
    following = _next_seat(table, state)
    for seat in range(1, table.seats + 1):
        due = 2 - int(row and seat % table.seats + 1 == following)
        if not setup.options["expert"]:
            due = int(seat == following and not row)
        due = min(due, _held_by(state, seat))
        check(len(hand_of(state, seat)) == due, f"hands.{seat}", "problem-count", expected=due)


def _row_winner(table: Seating, state: list[int]) -> int:
    """1 + the side that shows a row, which must be the side that placed last; 0 if nobody does."""
    last = table.side_of(_next_seat(table, state) - 1)
    shown = {
        side
        for side in range(table.sides)
        for letter in table.colours(side)
        if has_line(state[at.COLOUR + at.LETTERS.index(letter)], table.needed)
    }
    check(shown <= {last}, "cards", "problem-value")
    return 1 + last if shown else 0


def _check_end(setup: Setup, state: list[int], row: int) -> None:
    """Clauses 3 to 7: whether the round, and with it the match, is over, and who won what."""
    stuck = is_stuck(vector_of(state), _next_seat(setup.parts, state))
    if state[TURN]:
        check(not stuck, "hands", "problem-over")
        _check_won(setup, state, 0)
        return
    check(bool(row or stuck), "result", "problem-value")
    winner = row or winner_by_runs(setup.rules, vector_of(state))
    _check_won(setup, state, winner)
    reason, winners = at.ROUNDS, 0
    if winner and state[SCORE + winner - 1] == setup.options["rounds_to_win"]:
        reason, winners = at.ROW if row else at.RUNS, seats_of(setup.rules, winner - 1)
    check(state[REASON] == reason, "result.reason", "problem-value")
    check(state[WINNERS] == winners, "result.winners", "problem-value")
    check(bool(winners) or state[ROUND] == at.LAST_ROUND, "round", "problem-sum")


def _check_won(setup: Setup, state: list[int], winner: int) -> None:
    """Each round won has cost a card, but for the match's last; nobody won the match before it."""
    table: Seating = setup.parts
    played = state[ROUND] - int(state[TURN] != 0)
    check(sum(state[SCORE : SCORE + table.sides]) <= played, "won", "problem-sum")
    discarded = gone_cards(state, table.neutral or "")
    check(len(discarded) <= 2 * (state[ROUND] - 1), "discarded", "problem-sum")
    for side in range(table.sides):
        before = state[SCORE + side] - int(1 + side == winner)
        check(0 <= before < setup.options["rounds_to_win"], f"won.{1 + side}", "problem-over")
        removed = gone_cards(state, table.colours(side))
        check(len(removed) == before, f"removed.{1 + side}", "problem-sum")
