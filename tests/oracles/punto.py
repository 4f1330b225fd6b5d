"""Punto oracle: a naive reading of the spec on position JSON.

It shares no code with the engine. `legal` lists the moves of a position, `differences` says where a
successor departs from the rules. A shuffled deal is checked for what is determined: who must hold
which cards, how many, and that no card appears or vanishes. The key "seed" is never compared.
"""

from collections import Counter
from copy import deepcopy
from typing import Any, NamedTuple

Json = dict[str, Any]
Cell = tuple[int, int]

SQUARE = 6
LAST_ROUND = 20
DIRECTIONS: list[Cell] = [(1, 0), (0, 1), (1, 1), (1, -1)]


class RoundEnd(NamedTuple):
    """How a round ended: `ender` placed last, or could not place; `highest`: cards to remove."""

    reason: str
    winner: str | None
    highest: set[str]
    ender: int


# Table: sides, seats and the row to make


def _side_count(position: Json) -> int:
    seats = int(position["options"]["seats"])
    in_teams = seats in (6, 8) or (seats == 4 and bool(position["options"]["teams"]))
    return seats // 2 if in_teams else seats


def _seats(position: Json) -> list[int]:
    return list(range(1, int(position["options"]["seats"]) + 1))


def _sides(position: Json) -> list[str]:
    return [str(side) for side in range(1, _side_count(position) + 1)]


def _side_of(position: Json, seat: int) -> str:
    """A side is named by its lowest seat: 1+3, 2+4 or 1+4, 2+5, 3+6 or 1+5 ... 4+8."""
    return str((seat - 1) % _side_count(position) + 1)


def _next_seat(position: Json, seat: int) -> int:
    return seat % int(position["options"]["seats"]) + 1


def _needed(position: Json) -> int:
    return 5 if _side_count(position) == 2 else 4


# Cards and cells


def _value(card: str) -> int:
    return int(card[1:])


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def _tops(position: Json) -> dict[Cell, str]:
    """The visible cards."""
    return {_cell(text): stack[-1] for text, stack in position["cards"].items()}


# Clauses 1 and 2: where a card may go


def _fits(cells: set[Cell]) -> bool:
    """Clause 2: all cards fit in some 6x6 square."""
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return max(xs) - min(xs) < SQUARE and max(ys) - min(ys) < SQUARE


def _touches(cell: Cell, tops: dict[Cell, str]) -> bool:
    """Clause 2: a side or a corner is shared with a card."""
    x, y = cell
    return any(max(abs(x - cx), abs(y - cy)) == 1 for cx, cy in tops)


def _may_place(card: str, cell: Cell, tops: dict[Cell, str]) -> bool:
    if not tops:
        return cell == (0, 0)  # clause 1: the first card goes to the middle
    if cell in tops:
        return _value(tops[cell]) < _value(card)  # clause 2: strictly lower, any colour
    return _touches(cell, tops) and _fits({cell, *tops})


def _nearby(tops: dict[Cell, str]) -> set[Cell]:
    """Every cell of the smallest rectangle around the cards, one wider on each side."""
    xs = [x for x, _ in tops] or [0]
    ys = [y for _, y in tops] or [0]
    return {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    }


def legal(position: Json) -> set[str]:
    """All legal moves, as text; none when the match is over."""
    if position["result"] is not None or position["turn"] is None:
        return set()
    tops = _tops(position)
    return {
        f"{card}@{x},{y}"
        for card in set(position["hands"][str(position["turn"])])
        for x, y in _nearby(tops)
        if _may_place(card, (x, y), tops)
    }


# Clauses 3 and 4: rows and runs


def _lines(position: Json, colour: str) -> list[list[str]]:
    """All maximal lines of adjacent visible cards of one colour, in the four directions."""
    cards = {cell: card for cell, card in _tops(position).items() if card[0] == colour}
    found = []
    for dx, dy in DIRECTIONS:
        for first_x, first_y in cards:
            if (first_x - dx, first_y - dy) in cards:
                continue  # not the beginning of its line
            line = []
            x, y = first_x, first_y
            while (x, y) in cards:
                line.append(cards[x, y])
                x, y = x + dx, y + dy
            found.append(line)
    return found


def _side_lines(position: Json, side: str) -> list[list[str]]:
    """The lines of a side, each in one of its colours; the neutral colour is nobody's."""
    return [line for colour in position["colours"][side] for line in _lines(position, colour)]


def _runs(position: Json, side: str) -> list[list[str]]:
    """Clause 4: runs of exactly needed-1."""
    return [line for line in _side_lines(position, side) if len(line) == _needed(position) - 1]


def _winner_by_runs(position: Json) -> str | None:
    """Clause 4: most runs, then the run with the lowest sum, then nobody."""
    runs = {side: _runs(position, side) for side in _sides(position)}
    most = max(len(of_side) for of_side in runs.values())
    if most == 0:
        return None
    lowest = {
        side: min(sum(_value(card) for card in run) for run in of_side)
        for side, of_side in runs.items()
        if len(of_side) == most
    }
    best = [side for side in lowest if lowest[side] == min(lowest.values())]
    return best[0] if len(best) == 1 else None


def _highest(lines: list[list[str]]) -> set[str]:
    """Clause 5: the highest card of these lines (of two colours there may be one each)."""
    cards = {card for line in lines for card in line}
    return {card for card in cards if _value(card) == max(map(_value, cards))}


# Playing a move


def _place(before: Json, move: str) -> Json:
    """A copy of the position with the card on the table and nothing else done yet."""
    position = deepcopy(before)
    card, cell = move.split("@")
    position["hands"][str(before["turn"])].remove(card)
    position["cards"].setdefault(cell, []).append(card)
    position["ply"] += 1
    return position


def _draw(position: Json, seat: int) -> None:
    pile = position["piles"][str(seat)]
    if pile:
        position["hands"][str(seat)].append(pile.pop(0))


def _pass_turn(position: Json) -> None:
    """Clause 1: the expert draws one after playing; else the next seat turns up its top card."""
    mover = position["turn"]
    position["turn"] = _next_seat(position, mover)
    _draw(position, mover if position["options"]["expert"] else position["turn"])


def _finish_move(position: Json) -> RoundEnd | None:
    """Bring the placed position to the next seat's turn, or to the end of the round."""
    mover = position["turn"]
    side = _side_of(position, mover)
    rows = [line for line in _side_lines(position, side) if len(line) >= _needed(position)]
    if rows:  # clause 3: at once, so nobody draws or turns up a card
        return RoundEnd("row", side, _highest(rows), mover)
    _pass_turn(position)
    if legal(position):
        return None
    winner = _winner_by_runs(position)  # clause 4
    highest = _highest(_runs(position, winner)) if winner else set()
    return RoundEnd("runs", winner, highest, position["turn"])


# Clause 5: the winner's card leaves the match


def _take_highest(expected: Json, end: RoundEnd, after: Json) -> str | None:
    """Note the card that the winner takes; of equally high cards, the one the engine took."""
    if end.winner is None:
        return None
    removed = expected["removed"][end.winner]
    shown = Counter(after["removed"].get(end.winner, [])) - Counter(removed)
    choices = sorted(end.highest)
    card = next((choice for choice in choices if choice in shown), choices[0])
    removed.append(card)
    return card


# Clause 7: the end of the match


def _result(expected: Json, end: RoundEnd) -> Json | None:
    won = expected["won"]
    scores = {str(seat): won[_side_of(expected, seat)] for seat in _seats(expected)}
    if end.winner and won[end.winner] >= expected["options"]["rounds_to_win"]:
        winners = [seat for seat in _seats(expected) if _side_of(expected, seat) == end.winner]
        return {"winners": winners, "reason": end.reason, "scores": scores}
    if expected["round"] >= LAST_ROUND:
        return {"winners": [], "reason": "rounds", "scores": scores}
    return None


# Clause 6: the next round


def _held(position: Json, seat: int) -> list[str]:
    return [*position["hands"][str(seat)], *position["piles"][str(seat)]]


def _side_held(position: Json, side: str) -> list[str]:
    seats = [seat for seat in _seats(position) if _side_of(position, seat) == side]
    return [card for seat in seats for card in _held(position, seat)]


def _on_table(position: Json) -> list[str]:
    return [card for stack in position["cards"].values() for card in stack]


def _all_in_play(position: Json) -> list[str]:
    sides = _sides(position)
    return _on_table(position) + [card for side in sides for card in _side_held(position, side)]


def _of_colours(cards: list[str], colours: list[str]) -> Counter[str]:
    return Counter(card for card in cards if card[0] in colours)


def _neutral(position: Json) -> list[str]:
    return [] if position["neutral"] is None else [position["neutral"]]


def _own_cards_differ(ended: Json, taken: str | None, after: Json) -> list[str]:
    """Clause 6: every card of a side's colours is back with it, but the one just removed."""
    found = []
    for side in _sides(ended):
        colours = ended["colours"][side]
        due = _of_colours(_all_in_play(ended), colours)
        due -= _of_colours([taken] if taken else [], colours)
        held = _of_colours(_side_held(after, side), colours)
        if held != due:
            found.append(f"side {side}: lacks {_text(due - held)}, has over {_text(held - due)}")
        allowed = [*colours, *_neutral(ended)]
        foreign = [card for card in _side_held(after, side) if card[0] not in allowed]
        if foreign:
            found.append(f"side {side}: holds cards of other sides {sorted(foreign)}")
    return found


def _neutral_cards_differ(ended: Json, after: Json) -> list[str]:
    """Clause 6: played neutral cards are dealt equally, the rest of them leave, unplayed stay."""
    colour = _neutral(ended)
    played = _of_colours(_on_table(ended), colour)
    share, left_over = divmod(played.total(), _side_count(ended))
    pool: Counter[str] = Counter()
    found = []
    for side in _sides(ended):
        kept = _of_colours(_side_held(ended, side), colour)
        held = _of_colours(_side_held(after, side), colour)
        if kept - held:
            found.append(f"side {side}: lost unplayed neutral cards {_text(kept - held)}")
        if held.total() != kept.total() + share:
            found.append(f"side {side}: {held.total()} neutral, not {kept.total()} + {share}")
        pool += held - kept
    old: Counter[str] = Counter(ended["discarded"])
    new: Counter[str] = Counter(after["discarded"])
    if old - new or (new - old).total() != left_over:
        found.append(f"discarded: {_text(new)}, should be {_text(old)} and {left_over} more")
    if pool + (new - old) != played:
        found.append(f"neutral: {_text(played)} played, {_text(pool + (new - old))} dealt or left")
    return found


def _halves_differ(expected: Json, after: Json) -> list[str]:
    """Clause 6: team members hold halves, an odd card is the member's whose turn comes first."""
    seats = _seats(expected)
    first = seats.index(expected["starter"])
    found = []
    for side in _sides(expected):
        order = [s for s in seats[first:] + seats[:first] if _side_of(expected, s) == side]
        total = len(_side_held(after, side))
        for place, seat in enumerate(order):
            due = (total + len(order) - 1 - place) // len(order)
            if len(_held(after, seat)) != due:
                found.append(f"seat {seat}: {len(_held(after, seat))} cards, should be {due}")
    return found


def _hand_sizes_differ(expected: Json, after: Json) -> list[str]:
    """Clause 1: two cards each for experts; else only the starter's turned-up card."""
    found = []
    for seat in _seats(expected):
        due = 1 if seat == expected["starter"] else 0
        if expected["options"]["expert"]:
            due = 2
        due = min(due, len(_held(after, seat)))
        size = len(after["hands"][str(seat)])
        if size != due:
            found.append(f"hand of seat {seat}: {size} cards, should be {due}")
    return found


def _before_starter(ended: Json, end: RoundEnd) -> int:
    """Clause 6: the seat whose neighbour begins, by what the table agreed on."""
    if ended["options"]["next_starter"] == "after_last" or end.winner is None:
        return end.ender
    seats = _seats(ended)
    first = seats.index(ended["starter"])
    placed_by = [seats[(first + turn) % len(seats)] for turn in range(len(_on_table(ended)))]
    return [seat for seat in placed_by if _side_of(ended, seat) == end.winner][-1]


def _next_round_differs(ended: Json, end: RoundEnd, taken: str | None, after: Json) -> list[str]:
    """Clause 6: a new round, its deal unknown but for what each side must hold."""
    expected = deepcopy(ended)
    expected["cards"] = {}
    expected["round"] += 1
    expected["starter"] = _next_seat(ended, _before_starter(ended, end))
    expected["turn"] = expected["starter"]
    return (
        _fields_differ(expected, after, {"hands", "piles", "discarded"})
        + _own_cards_differ(ended, taken, after)
        + _neutral_cards_differ(ended, after)
        + _halves_differ(expected, after)
        + _hand_sizes_differ(expected, after)
    )


# Comparing


def _text(cards: Counter[str]) -> str:
    return str(sorted(cards.elements()))


def _unordered(field: str, value: Any) -> Any:
    """The spec gives no order within a hand, the removed or the discarded cards."""
    if field in ("hands", "removed"):
        return {key: sorted(cards) for key, cards in value.items()}
    return sorted(value) if field == "discarded" else value


def _fields_differ(expected: Json, after: Json, but: set[str]) -> list[str]:
    """Compare every field except the given ones and the seed."""
    return [
        f"{field}: is {after[field]!r}, should be {expected[field]!r}"
        for field in expected
        if field not in {*but, "seed"}
        and _unordered(field, after[field]) != _unordered(field, expected[field])
    ]


def _shape_differs(before: Json, after: Json) -> list[str]:
    """The same fields as before, and the same seats or sides within them."""
    found = [f"field {field}: missing" for field in sorted(set(before) - set(after))]
    found += [f"field {field}: not in the spec" for field in sorted(set(after) - set(before))]
    for field in ("hands", "piles", "colours", "won", "removed"):
        if field in after and set(after[field]) != set(before[field]):
            found.append(f"{field}: keys {sorted(after[field])}, not {sorted(before[field])}")
    return found


def differences(before: Json, move: str, after: Json) -> list[str]:
    """What is wrong with `after` as the position that follows from `move` in `before`."""
    if move not in legal(before):
        return [f"{move} is not legal"]
    misshapen = _shape_differs(before, after)
    if misshapen:
        return misshapen
    expected = _place(before, move)
    end = _finish_move(expected)
    if end is None:
        return _fields_differ(expected, after, set())
    if end.winner is not None:
        expected["won"][end.winner] += 1
    expected["result"] = _result(expected, end)
    if expected["result"] is None:
        taken = _take_highest(expected, end, after)
        return _next_round_differs(expected, end, taken, after)
    expected["turn"] = None  # the table stays as it lies: no card is taken for a round to come
    return _fields_differ(expected, after, set())
