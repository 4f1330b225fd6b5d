"""When a move may be taken back at a shared keyboard.

In an open game, always. Where something is hidden or drawn: only within one's own turn, and only as
long as the move has brought nothing to light. What a seat may not know is exactly where its view
differs from the position; if all of that is the same before and after the move, nobody has drawn,
turned up or shuffled a thing, and taking the move back gives no knowledge away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.match.undo import unseen

if TYPE_CHECKING:
    from tablee.core.position import Position


def why_not(before: Position, after: Position) -> str | None:
    """The id of the message that tells why the move between two positions stands; None if it may be
    taken back."""
    if not (before.game.hidden or before.game.chance):
        return None
    if after.turn is None:
        return "cli-undo-over"
    if after.turn != before.turn:
        return "cli-undo-turn"
    if unseen(before, after.turn) != unseen(after, after.turn):
        return "cli-undo-drawn"
    return None
