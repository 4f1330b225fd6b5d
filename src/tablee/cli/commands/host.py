"""`tablee host`, `tablee program`: the link to the host's desk, and keys for programs."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.storage import opened, storage_options
from tablee.cli.words import speaker

if TYPE_CHECKING:
    from tablee.house.programs.programs import Programs
    from tablee.server.settings import Settings

_HOUR = 3_600.0


@command("host", "desk-cli-about-host")
@click.option(
    "--url", default="http://127.0.0.1:8000", metavar="URL", help=words.say("desk-cli-url")
)
@click.option(
    "--hours",
    type=click.IntRange(1, 8_760),
    default=12,
    metavar="N",
    help=words.say("desk-cli-hours"),
)
@storage_options
@words.language_option
def host(url: str, hours: int, data: Path | None, database: str | None, language: str) -> None:
    from tablee.server.tokens import Tokens, secret_of

    settings = _settings(data, database)
    token = Tokens(secret_of(settings.folder)).make_host(time.time() + hours * _HOUR)
    click.echo(speaker(language)("desk-cli-link", hours=hours))
    click.echo(f"{url.rstrip('/')}/desk#{token}")


@command("program", "desk-cli-about-program")
@click.argument("name", metavar=words.say("desk-cli-program-name"))
@click.option("--remove", is_flag=True, help=words.say("desk-cli-remove"))
@storage_options
@words.language_option
def program(
    name: str, remove: bool, data: Path | None, database: str | None, language: str
) -> None:
    from tablee.house.local import SystemTime
    from tablee.house.names import clean_name
    from tablee.house.programs.programs import Programs
    from tablee.house.settings import HouseSettings
    from tablee.server.storage import SqlStorage
    from tablee.server.tokens import Tokens, secret_of

    settings, say, wanted = _settings(data, database), speaker(language), clean_name(name)
    if wanted is None:
        raise Failure("desk-cli-no-program", name)
    with opened(settings.url) as engine:
        storage = SqlStorage(engine)
        try:
            programs = Programs(storage, SystemTime(), HouseSettings())
            if remove:
                asyncio.run(_remove(programs, wanted))
                click.echo(say("desk-cli-removed", name=wanted))
                return
            made = asyncio.run(programs.make(wanted, secrets.token_hex(16)))
        finally:
            storage.close()
    click.echo(say("desk-cli-token", name=made.name))
    click.echo(Tokens(secret_of(settings.folder)).make_program(made.id))


async def _remove(programs: Programs, name: str) -> None:
    found = [one for one in await programs.all() if one.name == name]
    if not found:
        raise Failure("desk-cli-no-program", name)
    await programs.remove(found[0].id)


def _settings(data: Path | None, database: str | None) -> Settings:
    from tablee.server.settings import Settings, default_folder

    settings = Settings(data or default_folder(), database)
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return settings
