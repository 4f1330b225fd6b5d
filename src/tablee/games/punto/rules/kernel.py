"""The rules of Punto, clause by clause (RULES.en.md): a turn, the end of a round and of the match.

What lies where is in `layout`; where a card may go, rows and runs (clauses 2 to 5) are in
`tableau`; piles and hands (clauses 1 and 6) in `deal`; what a seat cannot know in `hidden`.
"""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import INT, LEGAL, MOST_MOVES, PLAY, ROLLOUT, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.rounds import finish, match_over, seat_after, seat_before
from tablee.core.slots import PLY, SCORE, TURN
from tablee.games.punto.rules.deal import deal_round, draw, give_up, take_out
from tablee.games.punto.rules.layout import (
    AFTER_WINNER,
    COLOUR,
    EXPERT,
    FREE,
    HANDS,
    LAST_ROUND,
    NEEDED,
    ROUNDS,
    ROW,
    RUNS,
    SEATS,
    SIDE,
    SIDES,
    TARGET,
    owns,
)
from tablee.games.punto.rules.tableau import (
    action_at,
    cell_of,
    cells_for,
    has_line,
    highest_card,
    is_stuck,
    put,
    take_cell,
    winner_by_runs,
)

# Clauses 5, 6 and 7: after a round comes the next one, or the end of the match.


@kernel((INT, VECTOR, INT))
def seats_of(rules: Vector, side: int) -> int:
    """The seats of a side, as bits."""
    seats = 0
    for seat in range(side, rules[SEATS], rules[SIDES]):
        seats |= 1 << seat
    return seats


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _end_match(rules: Vector, state: Vector, reason: int, winner: int) -> int:
    """The match is won by the round's winner (1 + side), or drawn; the cards stay as they lie."""
    if winner and state[SCORE + winner - 1] >= rules[TARGET]:
        return finish(state, reason, seats_of(rules, winner - 1))
    return finish(state, ROUNDS, 0)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _next_starter(rules: Vector, state: Vector, reason: int, winner: int) -> int:
    """The seat after TURN; or, if that is agreed, after the winner's (1 + side) that placed last.
    Whoever has runs has placed several cards, so going back from TURN finds that seat."""
    seats, last = rules[SEATS], state[TURN]
    if rules[AFTER_WINNER] and winner and reason == RUNS:
        for _ in range(seats):
            last = seat_before(last, seats)
            if rules[SIDE + last - 1] == winner - 1:
                break
    return seat_after(last, seats)


@kernel((INT, VECTOR, VECTOR, INT))
def _end_round(rules: Vector, state: Vector, reason: int) -> int:
    """Count the round for its winner and go on; TURN is the seat that made the row, or could not
    place. Returns the seat to move, 0 when the match is over."""
    winner = 1 + rules[SIDE + state[TURN] - 1] if reason == ROW else winner_by_runs(rules, state)
    if winner:
        for seat in range(winner - 1, rules[SEATS], rules[SIDES]):
            state[SCORE + seat] += 1
    if match_over(state, rules[SEATS], LAST_ROUND, rules[TARGET]):
        return _end_match(rules, state, reason, winner)
    if winner:
        length = rules[NEEDED] - int(reason == RUNS)
        take_out(state, highest_card(rules, state, winner - 1, length))
    return deal_round(rules, state, _next_starter(rules, state, reason, winner))


# Clauses 1 to 4: a turn places one card.


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _place(rules: Vector, state: Vector, card: int, cell: int) -> int:
    """Place a card of the seat to move on a cell of the frame; returns the reason if that ends the
    round, else 0."""
    seat = state[TURN]
    colour = card >> 4
    state[PLY] += 1
    if state[FREE] >> cell & 1:
        cell = take_cell(state, cell)
    put(state, give_up(state, seat, card), cell)
    own = owns(rules, rules[SIDE + seat - 1], colour)
    if own and has_line(state[COLOUR + colour], rules[NEEDED]):
        return ROW
    following = seat_after(seat, rules[SEATS])
    draw(rules, state, seat if rules[EXPERT] else following)
    state[TURN] = following
    return RUNS if is_stuck(state, following) else 0


@kernel((INT, VECTOR, INT, VECTOR, INT))
def _list_places(state: Vector, card: int, out: Vector, count: int) -> int:
    """Append the actions that place a card; returns the new count."""
    cells = cells_for(state, card)
    while cells:
        out[count] = action_at(state, card, lowest(cells))
        cells &= cells - 1
        count += 1
    return count


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the actions: by card, then by cell from the lowest row up, left to right."""
    hand = HANDS + 2 * (state[TURN] - 1)
    count = _list_places(state, state[hand], out, 0)
    if state[hand + 1] != state[hand]:
        count = _list_places(state, state[hand + 1], out, count)
    return count


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the match is over."""
    reason = _place(rules, state, action & 63, cell_of(state, action))
    return _end_round(rules, state, reason) if reason else state[TURN]


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play the match to its end, every legal action equally likely; returns the number of moves.
    It does end: a round has no more moves than cards, a match no more than 20 rounds."""
    moves = 0
    while state[TURN] and moves < MOST_MOVES:
        reason = 0
        while reason == 0 and moves < MOST_MOVES:
            hand = HANDS + 2 * (state[TURN] - 1)
            card, other = state[hand], state[hand + 1]
            cells = cells_for(state, card)
            other_cells = cells_for(state, other) if other != card else 0
            pick = below(rng, popcount(cells) + popcount(other_cells))
            if pick >= popcount(cells):
                pick -= popcount(cells)
                card, cells = other, other_cells
            for _ in range(pick):
                cells &= cells - 1
            reason = _place(rules, state, card, lowest(cells))
            moves += 1
        _end_round(rules, state, reason)
    return moves
