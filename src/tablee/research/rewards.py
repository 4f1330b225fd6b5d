"""What a game is worth, in all 0: the same figures as `Batch.rewards`."""

from __future__ import annotations

from tablee.core.position import Position


def rewards(position: Position) -> list[float]:
    """By seat: nothing before the end; then a winner takes 1 from the others in equal parts,
    several winners share it. Who plays alone wins or loses 1."""
    seats, result = position.setup.seats, position.result
    if result is None or (seats > 1 and not result.winners):
        return [0.0] * seats
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    winners = len(result.winners)
    won, lost = (seats - winners) / (winners * (seats - 1)), -1 / (seats - 1)
    return [won if seat in result.winners else lost for seat in range(1, seats + 1)]
