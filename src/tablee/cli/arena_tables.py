"""What a run of the arena shows at the end: one match in detail, or a ranking of many."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from tablee.arena.bradley_terry import Pairing, bradley_terry
from tablee.arena.ratings import BOUND, Estimate, Sprt, elo_difference, mean, wilson
from tablee.cli.words import Say

if TYPE_CHECKING:
    from rich.console import Console

    from tablee.arena.results import Results


def show(results: Results, sprt: Sprt | None, console: Console, say: Say) -> None:
    """Print the tables of a run."""
    plan = results.plan
    two = len(plan.contestants) == 2
    names = {"game": plan.game, "count": len(plan.contestants), "games": len(results.games)}
    if two:
        a, b = map(str, plan.contestants)
        console.print(Text(say("arena-title", game=plan.game, a=a, b=b)))
    else:
        console.print(Text(say("arena-title-many", **names)))
    if not results.games:
        console.print(Text(say("arena-none")))
    elif two:
        console.print(_match(results, sprt, say))
        console.print(Text(say("arena-about")))
    else:
        console.print(_ranking(results, say))
        console.print(Text(say("arena-cross")))
        console.print(_crosstable(results))
        console.print(Text(say("arena-about-many")))


def ratings(results: Results) -> list[Estimate]:
    """The rating of each contestant of a run, in the order of the plan."""
    pairings = [
        Pairing(match.a, match.b, share)
        for match in results.plan.matches
        for share in results.shares(match)
    ]
    return bradley_terry(len(results.plan.contestants), pairings, results.plan.seats)


def ranking(results: Results) -> list[int]:
    """The contestants' places in the plan, the best rated first."""
    found = ratings(results)
    return sorted(range(len(found)), key=lambda place: -found[place].value)


def against(results: Results, one: int, other: int) -> float | None:
    """The share that one contestant had of the wins against another; with more than two seats, in
    the games in which it sat alone. None where they have not met so."""
    for match in results.plan.matches:
        played = results.played(match)
        if match == (one, other) and played:
            return results.points(match) / len(played)
        if match == (other, one) and played and results.plan.seats == 2:
            return 1 - results.points(match) / len(played)
    return None


def told(estimate: Estimate, say: Say, form: str, *, sign: bool = True) -> str:
    """A figure and its interval."""
    value, low, high = (
        f"{bound:{'+' if sign else ''}{form}}".replace("inf", "∞").replace("%", " %")
        for bound in estimate
    )
    return say("arena-between", value=value, low=low, high=high)


def _match(results: Results, sprt: Sprt | None, say: Say) -> Table:
    plan, (match,) = results.plan, results.plan.matches
    grid = Table(box=box.SIMPLE, show_header=False)
    shares, played = results.shares(match), len(results.games)
    counts = {"games": played, "pairings": len(shares), "seats": plan.seats}
    grid.add_row(say("arena-games"), say("arena-games-value", **counts))
    share = wilson(results.points(match), played)
    grid.add_row(say("arena-share"), told(share, say, ".1%", sign=False))
    if len(shares) > 1:
        grid.add_row(say("arena-elo"), told(elo_difference(shares, plan.seats), say, ".0f"))
        grid.add_row(say("arena-margin"), told(mean(results.margins(match)), say, ".2f"))
    moves = fmean(len(outcome.moves) for outcome in results.games.values())
    grid.add_row(say("arena-moves"), f"{moves:.1f}")
    if sprt is not None:
        grid.add_row(say("arena-sprt"), _verdict(sprt, shares, plan.seats, say))
    return grid


def _ranking(results: Results, say: Say) -> Table:
    heads = [say(name) for name in ("arena-place", "arena-name", "arena-rating")]
    heads += [say("arena-games"), say("arena-points")]
    grid = _table(heads)
    found = ratings(results)
    for rank, place in enumerate(ranking(results), 1):
        played, points = _record(results, place)
        share = f"{points / played:.1%}".replace("%", " %") if played else "–"
        name = str(results.plan.contestants[place])
        grid.add_row(str(rank), name, told(found[place], say, ".0f"), str(played), share)
    return grid


def _record(results: Results, place: int) -> tuple[int, float]:
    """How many games a contestant has played, and the share of the wins that its side had."""
    played, points = 0, 0.0
    for match in results.plan.matches:
        if place in match:
            games = len(results.played(match))
            own = results.points(match)
            played, points = played + games, points + (own if place == match.a else games - own)
    return played, points


def _crosstable(results: Results) -> Table:
    order = ranking(results)
    grid = _table(["", "", *(str(rank) for rank in range(1, len(order) + 1))])
    for rank, place in enumerate(order, 1):
        shares = (against(results, place, other) for other in order)
        cells = ("–" if share is None else f"{100 * share:.0f}" for share in shares)
        grid.add_row(str(rank), str(results.plan.contestants[place]), *cells)
    return grid


def _table(heads: Iterable[str]) -> Table:
    grid = Table(box=box.SIMPLE)
    for head in heads:
        grid.add_column(head, overflow="fold")
    return grid


def _verdict(sprt: Sprt, shares: list[float], seats: int, say: Say) -> str:
    likelihood = f"{sprt.likelihood(shares, seats):+.2f}"
    verdict = sprt.verdict(shares, seats)
    if verdict is None:
        return say("arena-sprt-open", likelihood=likelihood, bound=f"{BOUND:.2f}")
    return say(
        "arena-sprt-accepted",
        accepted=f"{sprt[verdict]:+g}",
        rejected=f"{sprt[1 - verdict]:+g}",
        likelihood=likelihood,
    )
