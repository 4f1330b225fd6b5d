"""`tablee evening`: the evenings of a house, their standings, their sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.output import TITLE, make_console
from tablee.cli.storage import opened, storage_options
from tablee.cli.words import speaker
from tablee.core.errors import TableeError

if TYPE_CHECKING:
    from tablee.evening.evening import Evening
    from tablee.server.storage import SqlStorage


@command("evening", "evening-cli-about")
@click.argument("evening", required=False, metavar=words.say("evening-cli-metavar"))
@click.option(
    "--csv", "sheet", type=click.Choice(["standing", "results"]), help=words.say("evening-cli-csv")
)
@storage_options
@words.language_option
def evening(
    evening: str | None, sheet: str | None, data: Path | None, database: str | None, language: str
) -> None:
    from tablee.server.settings import Settings, default_folder
    from tablee.server.storage import SqlStorage

    settings = Settings(data or default_folder(), database)
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with opened(settings.url) as engine:
        storage = SqlStorage(engine)
        try:
            if evening is None:
                _list(storage, language)
            else:
                _show(_load(storage, evening), sheet, language)
        finally:
            storage.close()


def _load(storage: SqlStorage, name: str) -> Evening:
    """Raises TableeError if there is none."""
    from tablee.evening.evening import Evening
    from tablee.evening.events import OPENED

    history = storage.read(name)
    if not history or history[0].kind != OPENED:
        raise TableeError("evening.unknown", name)
    return Evening.fold(history)


def _list(storage: SqlStorage, language: str) -> None:
    from tablee.evening.events import OPENED

    say, found = speaker(language), storage.list_kind(OPENED)
    for name in found:
        it = _load(storage, name)
        facts = {"players": len(it.players), "rounds": len(it.rounds)}
        click.echo(say("evening-cli-row", id=name, name=it.name, **facts))
    if not found:
        click.echo(say("evening-cli-none"))


def _show(it: Evening, sheet: str | None, language: str) -> None:
    from tablee.evening.export import results_csv, standing_csv

    if sheet is not None:
        written = standing_csv if sheet == "standing" else results_csv
        click.echo(written(it, language), nl=False)
        return
    import csv

    from rich.table import Table

    head, *rows = csv.reader(standing_csv(it, language).splitlines())
    table = Table(*head, title=it.name, title_style=TITLE)
    for row in rows:
        table.add_row(*row)
    make_console().print(table)
