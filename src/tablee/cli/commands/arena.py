"""`tablee arena`: how strong contestants are, ours and others'."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.choices import parse_options
from tablee.cli.failures import Failure
from tablee.cli.starting import game_argument
from tablee.cli.words import speaker

if TYPE_CHECKING:
    from rich.console import Console

    from tablee.arena.contestant import Contestant
    from tablee.arena.plan import Plan
    from tablee.arena.playing import Outcome
    from tablee.arena.ratings import Sprt
    from tablee.arena.results import Results
    from tablee.arena.terms import Clock, Terms
    from tablee.bots.mind import Budget

_MOST_GAMES = 1_000_000


class Wish(NamedTuple):
    """How much to play and where, as the command line says it."""

    games: int  # per match
    jobs: int
    cluster: str | None  # `local`, or the address of a scheduler
    sprt: Sprt | None


def _option(
    name: str, kind: Any, metavar: str, message_id: str, **settings: Any
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option whose help is in the catalogue."""
    said = words.say(message_id)
    return click.option(name, type=kind, metavar=metavar, help=said, **settings)


@command("arena", "cli-about-arena")
@game_argument()
@click.argument("contestants", nargs=-1, metavar=words.say("cli-metavar-contestant") + "...")
@_option("--games", click.IntRange(1, _MOST_GAMES), "N", "cli-option-arena-games", default=100)
@_option("--jobs", click.IntRange(1, 256), "N", "cli-option-arena-jobs", default=1)
@_option("--cluster", click.STRING, "local|tcp://…", "cli-option-arena-cluster")
@click.option("--gauntlet", is_flag=True, help=words.say("cli-option-arena-gauntlet"))
@click.option("--seats", type=click.IntRange(1, 8), metavar="N", help=words.say("cli-option-seats"))
@click.option(
    "--option",
    multiple=True,
    metavar=words.say("cli-metavar-option"),
    help=words.say("cli-option-option"),
)
@_option("--ms", click.IntRange(1, 600_000), "N", "cli-option-arena-ms")
@_option("--simulations", click.IntRange(1, 1_000_000), "N", "cli-option-arena-simulations")
@_option("--clock", click.STRING, "S+S", "cli-option-arena-clock")
@_option("--max-plies", click.IntRange(1, 1_000_000), "N", "cli-option-arena-max-plies")
@_option("--resign", click.FloatRange(0, 1), "P", "cli-option-arena-resign")
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    metavar="N",
    help=words.say("cli-option-arena-number"),
)
@_option("--sprt", click.STRING, "ELO0,ELO1", "cli-option-arena-sprt")
@click.option(
    "--json",
    "file",
    type=click.Path(path_type=Path),
    metavar=words.say("cli-metavar-file"),
    help=words.say("cli-option-arena-results"),
)
@_option(
    "--report", click.Path(path_type=Path), words.say("cli-metavar-file"), "cli-option-arena-report"
)
@words.language_option
def arena(
    game: str,
    contestants: tuple[str, ...],
    games: int,
    jobs: int,
    cluster: str | None,
    gauntlet: bool,
    seats: int | None,
    option: tuple[str, ...],
    ms: int | None,
    simulations: int | None,
    clock: str | None,
    max_plies: int | None,
    resign: float | None,
    seed: int,
    sprt: str | None,
    file: Path | None,
    report: Path | None,
    language: str,
) -> None:
    from tablee.arena.results import Results
    from tablee.arena.terms import Terms
    from tablee.cli import output
    from tablee.cli.arena_tables import show

    terms = Terms(_budget(ms, simulations), _clock(clock, ms, simulations), max_plies, resign)
    plan = _plan(game, contestants, seats, option, seed, terms)._replace(gauntlet=gauntlet)
    wish = Wish(games, jobs, cluster, _sprt(sprt, plan))
    results = Results(plan, file)
    console, say = output.make_console(), speaker(language)
    stopped = not _play(wish, results, console)
    show(results, wish.sprt, console, say)
    if report is not None:
        from tablee.cli.arena_report import report as write_report

        report.write_text(write_report(results, language, say), encoding="utf-8")
    if stopped:
        if file is not None:
            click.echo(say("arena-kept", games=len(results.games), file=str(file)))
        raise click.Abort()


def _plan(
    name: str,
    contestants: tuple[str, ...],
    seats: int | None,
    option: tuple[str, ...],
    seed: int,
    terms: Terms,
) -> Plan:
    from tablee.arena.plan import Plan
    from tablee.core.registry import find_game

    game = find_game(name)
    parsed = tuple(map(_contestant, contestants))
    if len(parsed) < 2:
        raise Failure("arena-few")
    setup = game.prepare(parse_options(game, option, seats))
    if setup.seats < 2:
        raise Failure("arena-alone")
    return Plan(game.name, setup.options, setup.seats, parsed, seed, terms)


def _contestant(text: str) -> Contestant:
    from tablee.arena.contestant import Contestant
    from tablee.bots.levels import NUMBERS

    try:
        return Contestant.parse(text)
    except ValueError:
        first, last = str(min(NUMBERS)), str(max(NUMBERS))
        raise Failure("arena-contestant", text, first=first, last=last) from None


def _budget(ms: int | None, simulations: int | None) -> Budget:
    from tablee.bots.mind import Budget

    if ms is not None and simulations is not None:
        raise Failure("arena-budget")
    return Budget(ms, simulations, by_processor=ms is not None)


def _clock(text: str | None, *budget: int | None) -> Clock | None:
    from tablee.arena.terms import Clock

    if text is None:
        return None
    if budget != (None, None):
        raise Failure("arena-clock-budget")
    try:
        return Clock.parse(text)
    except (ValueError, OverflowError):
        raise Failure("arena-clock-form", text) from None


def _sprt(text: str | None, plan: Plan) -> Sprt | None:
    from tablee.arena.ratings import Sprt

    if text is None:
        return None
    if len(plan.contestants) > 2:
        raise Failure("arena-sprt-two")
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise Failure("arena-sprt-form", text) from None
    if not -2000 <= low < high <= 2000:
        raise Failure("arena-sprt-form", text)
    return Sprt(low, high)


def _play(wish: Wish, results: Results, console: Console) -> bool:
    """Play what is missing, with a progress bar at a terminal, until all is done or decided:
    whether nobody stopped it."""
    from rich.progress import Progress

    plan, missing = results.plan, results.missing(wish.games)
    if not missing or _decided(wish, results):
        return True
    names, total = " – ".join(map(str, plan.contestants)), plan.games(wish.games)
    try:
        with (
            Progress(console=console, disable=not console.is_terminal, transient=True) as progress,
            closing(_games(wish, plan, missing)) as games,
        ):
            task = progress.add_task(names, total=total, completed=total - len(missing))
            for number, outcome in games:
                results.add(number, outcome)
                progress.advance(task)
                if _decided(wish, results):
                    break
    except KeyboardInterrupt:
        return False
    return True


def _games(
    wish: Wish, plan: Plan, missing: list[int]
) -> Generator[tuple[int, Outcome], None, None]:
    """These games as they end, played by processes here or by a cluster."""
    jobs = min(wish.jobs, len(missing))
    if wish.cluster is not None:
        from tablee.research import cluster

        return cluster.play_all(plan, missing, wish.cluster, jobs)
    from tablee.arena.running import play_all

    return play_all((plan.request(number) for number in missing), jobs)


def _decided(wish: Wish, results: Results) -> bool:
    if wish.sprt is None:
        return False
    (match,) = results.plan.matches
    return wish.sprt.verdict(results.shares(match), results.plan.seats) is not None
