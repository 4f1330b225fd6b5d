"""`tablee backup`, `tablee restore`: every table in one file, and back."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.storage import opened, storage_options
from tablee.cli.words import speaker

if TYPE_CHECKING:
    from tablee.server.backups import Contents


def _options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command its argument `file`, and the options that say where the tables are."""
    file = click.argument(
        "file", type=click.Path(path_type=Path), metavar=words.say("cli-metavar-file")
    )
    return file(storage_options(words.language_option(function)))


@command("backup", "server-about-backup")
@_options
def backup(file: Path, data: Path | None, database: str | None, language: str) -> None:
    from tablee.server.backups import write_backup
    from tablee.server.database import is_sqlite, sqlite_file
    from tablee.server.settings import Settings, default_folder
    from tablee.server.tokens import secret_of

    settings = Settings(data or default_folder(), database)
    kept = sqlite_file(settings.url) if is_sqlite(settings.url) else None
    if kept is not None and not kept.exists():
        raise Failure("server-backup-nothing", str(settings.folder))
    secret = None if os.environ.get("TABLEE_SECRET") else secret_of(settings.folder)
    with opened(settings.url) as engine:
        contents = write_backup(engine, secret, file)
    _tell("server-backup-written", file, contents, language)


@command("restore", "server-about-restore")
@_options
def restore(file: Path, data: Path | None, database: str | None, language: str) -> None:
    from tablee.server.backups import check_backup, restore_backup, restore_secret
    from tablee.server.settings import Settings, default_folder

    settings = Settings(data or default_folder(), database)
    secret = check_backup(file).secret
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with opened(settings.url) as engine:
        if not os.environ.get("TABLEE_SECRET"):
            restore_secret(settings.folder, secret)
        contents = restore_backup(engine, file)
    _tell("server-backup-restored", file, contents, language)


def _tell(what: str, file: Path, contents: Contents, language: str) -> None:
    tables, events = contents.tables, contents.events
    click.echo(speaker(language)(what, file=str(file), tables=tables, events=events))
