"""`tablee arena`: how much stronger one bot is than another."""

from __future__ import annotations

import math
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.choices import parse_options
from tablee.cli.failures import Failure
from tablee.cli.starting import game_argument
from tablee.cli.words import Say, speaker

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from tablee.bots.arena import Contestant
    from tablee.bots.mind import Budget
    from tablee.bots.ratings import Estimate, Sprt
    from tablee.cli.arena_runs import Plan, Results

_MOST_GAMES = 1_000_000


class Wish(NamedTuple):
    """How much to play, as the command line says it."""

    games: int
    jobs: int
    sprt: Sprt | None


@command("arena", "cli-about-arena")
@game_argument()
@click.argument("a", metavar=words.say("cli-metavar-contestant"))
@click.argument("b", metavar=words.say("cli-metavar-contestant"))
@click.option(
    "--games",
    type=click.IntRange(1, _MOST_GAMES),
    default=100,
    metavar="N",
    help=words.say("cli-option-arena-games"),
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    metavar="N",
    help=words.say("cli-option-arena-jobs"),
)
@click.option("--seats", type=click.IntRange(1, 8), metavar="N", help=words.say("cli-option-seats"))
@click.option(
    "--option",
    multiple=True,
    metavar=words.say("cli-metavar-option"),
    help=words.say("cli-option-option"),
)
@click.option(
    "--ms", type=click.IntRange(1, 600_000), metavar="N", help=words.say("cli-option-arena-ms")
)
@click.option(
    "--simulations",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help=words.say("cli-option-arena-simulations"),
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    metavar="N",
    help=words.say("cli-option-arena-number"),
)
@click.option("--sprt", metavar="ELO0,ELO1", help=words.say("cli-option-arena-sprt"))
@click.option(
    "--json",
    "file",
    type=click.Path(path_type=Path),
    metavar=words.say("cli-metavar-file"),
    help=words.say("cli-option-arena-results"),
)
@words.language_option
def arena(
    game: str,
    a: str,
    b: str,
    games: int,
    jobs: int,
    seats: int | None,
    option: tuple[str, ...],
    ms: int | None,
    simulations: int | None,
    seed: int,
    sprt: str | None,
    file: Path | None,
    language: str,
) -> None:
    from tablee.cli import output
    from tablee.cli.arena_runs import Results

    plan = _plan(game, (a, b), seats, option, seed, _budget(ms, simulations))
    wish = Wish(math.ceil(games / plan.seats) * plan.seats, jobs, _sprt(sprt))
    results = Results(plan, file)
    console, say = output.make_console(), speaker(language)
    try:
        _play(plan, wish, results, console)
        stopped = False
    except KeyboardInterrupt:
        stopped = True
    _show(plan, wish, results, console, say)
    if stopped:
        if file is not None:
            click.echo(say("cli-arena-kept", games=len(results.games), file=str(file)))
        raise click.Abort()


def _plan(
    name: str,
    contestants: tuple[str, str],
    seats: int | None,
    option: tuple[str, ...],
    seed: int,
    budget: Budget,
) -> Plan:
    from tablee.cli.arena_runs import Plan
    from tablee.core.registry import find_game

    game = find_game(name)
    a, b = map(_contestant, contestants)
    setup = game.prepare(parse_options(game, option, seats))
    if setup.seats < 2:
        raise Failure("cli-arena-alone")
    return Plan(game.name, setup.options, setup.seats, a, b, seed, budget)


def _contestant(text: str) -> Contestant:
    from tablee.bots.arena import Contestant
    from tablee.bots.levels import NUMBERS

    try:
        return Contestant.parse(text)
    except ValueError:
        raise Failure(
            "cli-arena-contestant", text, first=str(min(NUMBERS)), last=str(max(NUMBERS))
        ) from None


def _budget(ms: int | None, simulations: int | None) -> Budget:
    from tablee.bots.mind import Budget

    if ms is not None and simulations is not None:
        raise Failure("cli-arena-budget")
    return Budget(ms, simulations, by_processor=ms is not None)


def _sprt(text: str | None) -> Sprt | None:
    from tablee.bots.ratings import Sprt

    if text is None:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise Failure("cli-arena-sprt-form", text) from None
    if not -2000 <= low < high <= 2000:
        raise Failure("cli-arena-sprt-form", text)
    return Sprt(low, high)


def _play(plan: Plan, wish: Wish, results: Results, console: Console) -> None:
    """Play what is missing, with a progress bar at a terminal, until all is done or decided."""
    from rich.progress import Progress

    from tablee.cli.arena_runs import play_all

    missing = [number for number in range(wish.games) if number not in results.games]
    if not missing or _decided(plan, wish, results):
        return
    requests = (plan.request(number) for number in missing)
    with (
        Progress(console=console, disable=not console.is_terminal, transient=True) as progress,
        closing(play_all(requests, min(wish.jobs, len(missing)))) as games,
    ):
        done = wish.games - len(missing)
        task = progress.add_task(f"{plan.a} – {plan.b}", total=wish.games, completed=done)
        for number, outcome in games:
            results.add(number, outcome)
            progress.advance(task)
            if _decided(plan, wish, results):
                return


def _decided(plan: Plan, wish: Wish, results: Results) -> bool:
    if wish.sprt is None:
        return False
    return wish.sprt.verdict(results.shares(), plan.seats) is not None


def _show(plan: Plan, wish: Wish, results: Results, console: Console, say: Say) -> None:
    from rich.text import Text

    names = {"game": plan.game, "a": str(plan.a), "b": str(plan.b)}
    console.print(Text(say("cli-arena-title", **names)))
    if not results.games:
        console.print(Text(say("cli-arena-none")))
        return
    console.print(_grid(plan, wish, results, say))
    console.print(Text(say("cli-arena-about")))


def _grid(plan: Plan, wish: Wish, results: Results, say: Say) -> Table:
    from rich import box
    from rich.table import Table

    from tablee.bots.ratings import elo_difference, mean, wilson

    grid = Table(box=box.SIMPLE, show_header=False)
    shares, played = results.shares(), len(results.games)
    counts = {"games": played, "pairings": len(shares), "seats": plan.seats}
    grid.add_row(say("cli-arena-games"), say("cli-arena-games-value", **counts))
    grid.add_row(
        say("cli-arena-share"), _estimate(wilson(results.points(), played), say, ".1%", sign=False)
    )
    if len(shares) > 1:
        elo = elo_difference(shares, plan.seats)
        grid.add_row(say("cli-arena-elo"), _estimate(elo, say, ".0f"))
        grid.add_row(say("cli-arena-margin"), _estimate(mean(results.margins()), say, ".2f"))
    moves = fmean(outcome.moves for outcome in results.games.values())
    grid.add_row(say("cli-arena-moves"), f"{moves:.1f}")
    if wish.sprt is not None:
        grid.add_row(say("cli-arena-sprt"), _verdict(wish.sprt, shares, plan.seats, say))
    return grid


def _estimate(estimate: Estimate, say: Say, form: str, *, sign: bool = True) -> str:
    value, low, high = (
        f"{bound:{'+' if sign else ''}{form}}".replace("inf", "∞").replace("%", " %")
        for bound in estimate
    )
    return say("cli-arena-between", value=value, low=low, high=high)


def _verdict(sprt: Sprt, shares: list[float], seats: int, say: Say) -> str:
    from tablee.bots.ratings import BOUND

    likelihood = f"{sprt.likelihood(shares, seats):+.2f}"
    verdict = sprt.verdict(shares, seats)
    if verdict is None:
        return say("cli-arena-sprt-open", likelihood=likelihood, bound=f"{BOUND:.2f}")
    return say(
        "cli-arena-sprt-accepted",
        accepted=f"{sprt[verdict]:+g}",
        rejected=f"{sprt[1 - verdict]:+g}",
        likelihood=likelihood,
    )
