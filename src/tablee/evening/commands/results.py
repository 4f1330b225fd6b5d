"""Results: a table's own, the host's, and corrections."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.evening import events as e
from tablee.evening.commands.checks import check_host
from tablee.evening.evening import Evening, Pairing
from tablee.match.errors import Refused
from tablee.match.events import Event


def take_result(
    evening: Evening,
    table: str,
    scores: Mapping[str | None, int],
    winners: set[str | None],
    bots: Sequence[tuple[int, bool]],
    now: float,
) -> Event | None:
    """A table is over: the score of every holder there and who won, then of every bot. None if the
    round does not count or has a result for it already."""
    found = evening.place_of(table)
    if found is None or found[2].result is not None:
        return None
    made, place, pairing = found
    holders = [evening.player(number).holder for number in pairing.players]
    points = [scores[holder] for holder in holders] + [score for score, _ in bots]
    won = [holder in winners for holder in holders] + [winner for _, winner in bots]
    return evening.event(
        e.RESULT,
        now,
        round=made.number,
        place=place,
        scores=points,
        winners=[seat for seat, winner in enumerate(won) if winner],
        by="table",
    )


def enter_result(
    evening: Evening,
    holder: str | None,
    round_: int,
    place: int,
    scores: Sequence[int],
    now: float,
) -> Event:
    """A result by hand, from the host or, where one is played with boxes, from somebody who sat at
    the table. Raises Refused once there is one: only the host corrects."""
    pairing = _pairing(evening, round_, place, scores)
    if holder != evening.host:
        player = evening.player_of(holder)
        if not evening.boxes or player is None or player.number not in pairing.players:
            raise Refused("evening.host_only")
    if pairing.result is not None:
        raise Refused("evening.has_result")
    return _scored(evening, e.RESULT, round_, place, scores, now)


def correct(
    evening: Evening,
    holder: str | None,
    round_: int,
    place: int,
    scores: Sequence[int],
    now: float,
) -> Event:
    """The host changes a result; what stood there before is kept, and shown."""
    check_host(evening, holder)
    if _pairing(evening, round_, place, scores).result is None:
        raise Refused("evening.no_result")
    return _scored(evening, e.CORRECTED, round_, place, scores, now)


def _pairing(evening: Evening, round_: int, place: int, scores: Sequence[int]) -> Pairing:
    found = evening.rounds[round_ - 1].find(place) if 1 <= round_ <= len(evening.rounds) else None
    if found is None:
        raise Refused("evening.no_table", place)
    if len(scores) != found.seats:
        raise Refused("evening.scores", len(scores), expected=found.seats)
    return found


def _scored(
    evening: Evening, kind: str, round_: int, place: int, scores: Sequence[int], now: float
) -> Event:
    """The highest score wins; where all have the same, nobody does."""
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    won = winners if len(winners) < len(scores) else []
    return evening.event(
        kind, now, round=round_, place=place, scores=list(scores), winners=won, by="host"
    )
