"""`tablee export`: the page as a folder that any host can serve."""

from __future__ import annotations

from pathlib import Path

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.words import speaker

_MEGABYTE = 1_000_000


@command("export", "server-about-export")
@click.argument(
    "folder", type=click.Path(path_type=Path), metavar=words.say("server-metavar-folder")
)
@words.language_option
def export(folder: Path, language: str) -> None:
    from tablee.server.export import export as write

    written = write(folder)
    size = round(written.size / _MEGABYTE)
    say = speaker(language)
    click.echo(say("server-export-written", folder=str(folder), files=written.files, size=size))
    click.echo(say("server-export-try", folder=str(folder)))
