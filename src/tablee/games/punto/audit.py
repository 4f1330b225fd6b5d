"""The last checks on a loaded position: turns, hands, rounds and result go together."""

from __future__ import annotations

from tablee.core.game import Setup
from tablee.core.jsonio import check
from tablee.core.kernel import vector_of
from tablee.core.slots import PLY, REASON, ROUND, SCORE, STARTER, TURN, WINNERS
from tablee.games.punto import layout as at
from tablee.games.punto.document import gone_cards, hand_of
from tablee.games.punto.kernel import is_stuck, seats_of
from tablee.games.punto.seating import Seating
from tablee.games.punto.table import has_line, winner_by_runs


def check_state(setup: Setup, state: list[int]) -> None:
    """Refuse a state that no match can come to. Raises InvalidPosition."""
    table: Seating = setup.parts
    row = _side_with_row(setup, state)
    if state[TURN]:
        check(state[TURN] == _next_seat(table, state), "turn", "problem-sum")
    check(state[PLY] >= _placed(state), "ply", "problem-sum")
    _check_placements(table, state)
    _check_hands(setup, state, row is not None)
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
    """Every seat placed a card in each of its turns, of its side or neutral, and was dealt its share."""
    for side in range(table.sides):
        placed = sum(_placed_by(table, state, seat) for seat in table.members(side))
        own = sum(_placed_of(state, letter) for letter in table.colours(side))
        check(own == placed or (table.neutral and own < placed), "cards", "problem-sum")
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
    """Clause 1: two cards each in the expert game, else one for the seat to move. A row ends the round
    before anybody draws."""
    table: Seating = setup.parts
    following = _next_seat(table, state)
    for seat in range(1, table.seats + 1):
        due = 2 - int(row and seat % table.seats + 1 == following)
        if not setup.options["expert"]:
            due = int(seat == following and not row)
        due = min(due, _held_by(state, seat))
        check(len(hand_of(state, seat)) == due, f"hands.{seat}", "problem-count", expected=due)


def _side_with_row(setup: Setup, state: list[int]) -> int | None:
    """The side that shows a row: nobody's but that of the last card."""
    table: Seating = setup.parts
    shown = {
        side
        for side in range(table.sides)
        for letter in table.colours(side)
        if has_line(state[at.COLOUR + at.LETTERS.index(letter)], table.needed)
    }
    last = (_next_seat(table, state) - 2) % table.seats + 1
    check(shown <= {table.side_of(last)}, "cards", "problem-value")
    return min(shown, default=None)


def _check_end(setup: Setup, state: list[int], row: int | None) -> None:
    """Clauses 3 to 7: whether the round, and with it the match, is over; and who won how much."""
    stuck = is_stuck(vector_of(state), _next_seat(setup.parts, state))
    if state[TURN]:
        check(row is None, "cards", "problem-over")
        check(not stuck, "hands", "problem-over")
        _check_won(setup, state, None)
        return
    check(row is not None or bool(stuck), "result", "problem-value")
    winner = row
    if row is None:
        winner = winner_by_runs(setup.rules, vector_of(state)) - 1
    winner = None if winner == -1 else winner
    _check_won(setup, state, winner)
    won = winner is not None and state[SCORE + winner] == setup.rules[at.TARGET]
    reason = at.ROUNDS if not won else at.ROW if row is not None else at.RUNS
    check(state[REASON] == reason, "result.reason", "problem-value")
    winners = seats_of(setup.rules, winner) if won and winner is not None else 0
    check(state[WINNERS] == winners, "result.winners", "problem-value")
    check(won or state[ROUND] == at.LAST_ROUND, "round", "problem-sum")


def _check_won(setup: Setup, state: list[int], winner: int | None) -> None:
    """Each round won cost a card, but for the match's last round; nobody has won the match before."""
    table: Seating = setup.parts
    over = int(state[TURN] == 0)
    check(sum(state[SCORE : SCORE + table.sides]) <= state[ROUND] - 1 + over, "won", "problem-sum")
    check(len(gone_cards(state, table.neutral or "")) <= 2 * (state[ROUND] - 1), "discarded", "problem-sum")
    for side in range(table.sides):
        before = state[SCORE + side] - int(side == winner)
        check(0 <= before < setup.rules[at.TARGET], f"won.{1 + side}", "problem-over")
        removed = gone_cards(state, table.colours(side))
        check(len(removed) == before, f"removed.{1 + side}", "problem-sum")
