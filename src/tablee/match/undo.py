"""When a move may be taken back at a table.

In an open game, always. Where something is hidden or drawn: as long as nothing has come to light.
What a seat may not know is exactly where its view differs from the position; if that is the same
before and after a move, for whoever asks and for whoever made it, nobody has drawn, turned up or
shuffled a thing, and taking the move back gives no knowledge away.
"""

from __future__ import annotations

from typing import Any

from tablee.core.position import Position
from tablee.match.seats import PROGRAM
from tablee.match.table import Table


def last_decision(table: Table, holder: str | None) -> tuple[int, int] | None:
    """The last decision a holder made: the seat, and the ply before it; None if there is none. What
    bots or the clock did for them does not count."""
    own = {seat.number for seat in table.seats_of(holder)}
    for ply in range(len(table.moves) - 1, -1, -1):
        made = table.moves[ply]
        if made.by == "person" and made.seat in own:
            return made.seat, ply
    return None


def why_not(table: Table, seat: int, ply: int) -> str | None:
    """The code of the reason why a seat cannot go back to a ply; None if it can."""
    counted = table.evening is not None and table.position.turn is None
    if table.rematch is not None or counted:
        return "table.undo_over"
    if not (table.game.hidden or table.game.chance):
        return None
    if table.position.turn is None:
        return "table.undo_over"
    before = table.position_at(ply)
    for at in range(ply, len(table.moves)):
        after = table.position_at(at + 1)
        for reader in {seat, table.moves[at].seat}:
            if unseen(before, reader) != unseen(after, reader):
                return "table.undo_drawn"
        before = after
    return None


def possible(table: Table, holder: str | None) -> bool:
    """Whether a holder may ask to take back their last decision."""
    found = last_decision(table, holder) if table.here else None
    return table.undo is None and found is not None and why_not(table, *found) is None


def must_agree(table: Table, holder: str | None) -> list[int]:
    """The seats whose people have to agree: everybody else whom no bot is playing for. Programs
    always do."""
    return [
        seat.number
        for seat in table.seats
        if seat.person and seat.holder != holder and seat.bot is None and seat.kind != PROGRAM
    ]


def unseen(position: Position, seat: int) -> Any:
    """What a seat may not know: the parts of the position where its view differs."""
    return _difference(position.to_json(), position.view(seat))


def _difference(whole: Any, shown: Any) -> Any:
    if isinstance(whole, dict) and isinstance(shown, dict):
        return {
            key: _difference(part, shown.get(key))
            for key, part in whole.items()
            if key not in shown or shown[key] != part
        }
    return whole
