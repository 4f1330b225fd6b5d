"""`tablee analyse`: a recorded game as a bot sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.words import Say, speaker

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from tablee.bots.analysis import Verdict
    from tablee.core.position import Position

_GRAPH_MARGIN = 30  # columns for what stands beside a graph


@command("analyse", "cli-about-analyse")
@click.argument("file", type=click.Path(path_type=Path), metavar=words.say("cli-metavar-file"))
@click.option(
    "--simulations",
    type=click.IntRange(1, 1_000_000),
    default=1000,
    metavar="N",
    help=words.say("cli-option-analyse-simulations"),
)
@click.option("--no-color", is_flag=True, help=words.say("cli-option-no-color"))
@words.language_option
def analyse(file: Path, simulations: int, no_color: bool, language: str) -> None:
    from tablee.cli import output
    from tablee.cli.files import open_record

    line = list(open_record(file).positions())
    if line[-1].turn is not None and line[-1].game.hidden:
        raise Failure("cli-analyse-unfinished", file=str(file))
    console, say = output.make_console(no_color=no_color), speaker(language)
    verdicts = think(line, simulations, console, say)
    _show_graphs(verdicts, line[-1], console, say)
    _show_costliest(verdicts, console, say)


def think(line: list[Position], simulations: int, console: Console, say: Say) -> list[Verdict]:
    """The verdicts, with a sign of how far it has come."""
    from tablee.bots.analysis import analyse

    most = len(line) - 1
    with console.status(say("cli-analyse-thinks", number=0, most=most)) as status:

        def show(number: int) -> None:
            status.update(say("cli-analyse-thinks", number=number, most=most))

        return analyse(line, simulations, show)


def _show_graphs(verdicts: list[Verdict], last: Position, console: Console, say: Say) -> None:
    """A graph for each seat: how it stood before every move, and in the end."""
    from rich.table import Table

    from tablee.bots.analysis import standing
    from tablee.cli import output
    from tablee.cli.analysis import graph

    rows = Table.grid(padding=(0, 2))
    for seat in range(1, last.setup.seats + 1):
        values = standing(verdicts, last, seat)
        ends = f"{_percent(values[0])} → {_percent(values[-1])}" if values else ""
        bars = graph(values, max(10, console.width - _GRAPH_MARGIN))
        rows.add_row(say("cli-seat", seat=seat), bars, ends)
    console.print(say("cli-analyse-values"), style=output.TITLE)
    console.print(rows)


def _show_costliest(verdicts: list[Verdict], console: Console, say: Say) -> None:
    """The moves that cost most, and what would have been better."""
    from tablee.bots.analysis import costliest
    from tablee.cli import output

    found = costliest(verdicts)
    console.print()
    if not found:
        console.print(say("cli-analyse-none"), style=output.TITLE)
        return
    console.print(say("cli-analyse-costliest"), style=output.TITLE)
    console.print(_grid(found, say))


def _grid(found: list[Verdict], say: Say) -> Table:
    from rich.box import SIMPLE
    from rich.table import Table

    grid = Table(box=SIMPLE, pad_edge=False)
    grid.add_column(say("cli-analyse-number"), justify="right")
    grid.add_column(say("cli-analyse-seat"), justify="right")
    grid.add_column(say("cli-analyse-played"))
    grid.add_column(say("cli-analyse-better"))
    grid.add_column(say("cli-analyse-cost"), justify="right")
    for verdict in found:
        who, cost = str(verdict.seat), f"-{_percent(verdict.cost)}"
        grid.add_row(str(verdict.number), who, verdict.move, verdict.best, cost)
    return grid


def _percent(value: float) -> str:
    return f"{round(100 * value)}\u202f%"
