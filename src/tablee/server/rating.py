"""Rating a game with any number of seats: the only file that knows `openskill`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from tablee.house.ladder.outcome import RatedSeat
from tablee.house.ladder.ports import Rating
from tablee.house.ladder.scale import BETA, BOT_SIGMA, MU, SIGMA, bot_mu

NEW = Rating(MU, SIGMA)
_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def rate(game: str, seats: Sequence[RatedSeat], known: Mapping[str, Rating]) -> dict[str, Rating]:
    """What the players are rated after a game that counts, from what they were before. Bots stay
    where they are."""
    before = [_before(game, seat, len(seats), known) for seat in seats]
    after = _MODEL.rate([[rating] for rating in before], ranks=[float(s.rank) for s in seats])
    return {
        seat.player: Rating(found.mu, found.sigma, known.get(seat.player, NEW).games + 1)
        for seat, [found] in zip(seats, after, strict=True)
        if seat.player is not None
    }


def _before(
    game: str, seat: RatedSeat, seats: int, known: Mapping[str, Rating]
) -> PlackettLuceRating:
    if seat.level is not None:
        return _MODEL.create_rating([bot_mu(game, seat.level, seats), BOT_SIGMA])
    rating = known.get(seat.player or "", NEW)
    return _MODEL.create_rating([rating.mu, rating.sigma])
