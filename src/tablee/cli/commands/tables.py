"""`tablee tables`: the tables of a house, and closing or deleting one."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.storage import opened, storage_options
from tablee.cli.words import Say, game_text, speaker
from tablee.core.errors import TableeError
from tablee.match import commands

if TYPE_CHECKING:
    from tablee.match.table import Table
    from tablee.server.storage import SqlStorage

_DAY = 86_400.0
_MOST = 200  # tables that are shown


@command("tables", "desk-cli-about-tables")
@click.argument("table", required=False, metavar="TABLE")
@click.option("--close", is_flag=True, help=words.say("desk-cli-close"))
@click.option("--open", "reopen", is_flag=True, help=words.say("desk-cli-open"))
@click.option("--delete", is_flag=True, help=words.say("desk-cli-delete"))
@storage_options
@words.language_option
def tables(
    table: str | None,
    close: bool,
    reopen: bool,
    delete: bool,
    data: Path | None,
    database: str | None,
    language: str,
) -> None:
    from tablee.server.settings import Settings, default_folder
    from tablee.server.storage import SqlStorage

    if close + reopen + delete > 1 or (table is None) != (not (close or reopen or delete)):
        raise Failure("desk-cli-which")
    settings, say = Settings(data or default_folder(), database), speaker(language)
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with opened(settings.url) as engine:
        storage = SqlStorage(engine)
        try:
            if table is None:
                _list(storage, say)
            else:
                asyncio.run(_change(storage, table, closed=not reopen, delete=delete))
                closed = "desk-cli-opened" if reopen else "desk-cli-closed"
                click.echo(say("desk-cli-deleted" if delete else closed, id=table))
        finally:
            storage.close()


def _load(storage: SqlStorage, name: str) -> Table | None:
    """None for an evening."""
    from tablee.match.events import CREATED
    from tablee.match.table import Table

    history = storage.read(name)
    return Table.fold(history) if history and history[0].kind == CREATED else None


async def _change(storage: SqlStorage, name: str, *, closed: bool, delete: bool) -> None:
    """Close a table, or open it again; one that is deleted is closed first, as at the desk. Raises
    TableeError if there is none."""
    from tablee.match.listing import listings_after

    table = _load(storage, name)
    if table is None:
        raise TableeError("table.unknown", name)
    event = commands.close_table(table, closed, time.time())
    if event is not None:
        await storage.append([event], listings_after(table, [event]))
    if delete:
        await storage.delete([name], math.inf)


def _list(storage: SqlStorage, say: Say) -> None:
    found = [_load(storage, name) for name in storage.read_touched(time.time() - _DAY, _MOST)]
    shown = [table for table in found if table is not None]
    for table in shown:
        click.echo(_row(table, say))
    if not shown:
        click.echo(say("desk-cli-none"))


def _row(table: Table, say: Say) -> str:
    names = [seat.name or say("web-guest") for seat in table.seats if seat.person and seat.present]
    if table.closed:
        state = say("desk-web-state-closed")
    elif table.position.turn is None:
        state = say("web-resume-over")
    else:
        state = say("desk-web-moves", count=len(table.moves))
    game = game_text(say, table.game.name, "title")
    return say("desk-cli-row", id=table.id, game=game, seats=", ".join(names) or "-", state=state)
