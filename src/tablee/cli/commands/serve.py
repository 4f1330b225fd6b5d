"""`tablee serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import Failure
from tablee.cli.storage import database_errors, storage_options
from tablee.cli.words import Say, speaker
from tablee.server.limits import Limits

if TYPE_CHECKING:
    from tablee.server.mail import MailServer

_PORT = 8000


@command("serve", "server-about")
@click.option("--host", metavar="ADDRESS", help=words.say("server-option-host"))
@click.option("--lan", is_flag=True, help=words.say("server-option-lan"))
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=_PORT,
    metavar="N",
    help=words.say("server-option-port"),
)
@storage_options
@click.option(
    "--public-url",
    "public_urls",
    multiple=True,
    envvar="TABLEE_PUBLIC_URL",
    metavar="URL",
    help=words.say("server-option-public-url"),
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    metavar="N",
    help=words.say("server-option-processes"),
)
@click.option(
    "--limit-tables",
    type=click.IntRange(1),
    default=Limits.tables,
    metavar="N",
    help=words.say("server-option-limit-tables"),
)
@click.option(
    "--limit-streams",
    type=click.IntRange(1),
    default=Limits.streams,
    metavar="N",
    help=words.say("server-option-limit-streams"),
)
@click.option(
    "--keep-days",
    type=click.IntRange(0),
    default=365,
    metavar="N",
    help=words.say("server-option-keep-days"),
)
@click.option("--mail", envvar="TABLEE_MAIL", metavar="URL", help=words.say("server-option-mail"))
@click.option(
    "--mail-from",
    envvar="TABLEE_MAIL_FROM",
    metavar="ADDRESS",
    help=words.say("server-option-mail-from"),
)
@click.option(
    "--names",
    "names_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=words.say("server-option-names"),
)
@click.option("--metrics", is_flag=True, help=words.say("server-option-metrics"))
@click.option("--open", "opens", is_flag=True, help=words.say("server-option-open"))
@words.language_option
def serve(
    host: str | None,
    lan: bool,
    port: int,
    data: Path | None,
    database: str | None,
    public_urls: tuple[str, ...],
    processes: int,
    limit_tables: int,
    limit_streams: int,
    keep_days: int,
    mail: str | None,
    mail_from: str | None,
    names_file: Path | None,
    metrics: bool,
    opens: bool,
    language: str,
) -> None:
    from tablee.house.settings import HouseSettings
    from tablee.server import network
    from tablee.server.hosts import host_of
    from tablee.server.processes import serve_together
    from tablee.server.settings import Settings, default_folder

    if processes > 1 and (database is None or database.startswith("sqlite")):
        raise Failure("server-serve-processes", processes)
    for url in public_urls:
        if not url.startswith(("http://", "https://")) or not host_of(url):
            raise Failure("server-serve-url", url)
    server = _mail_server(mail, mail_from)
    names = None if names_file is None else _read_names(names_file)
    host = host or ("0.0.0.0" if lan else "127.0.0.1")
    try:
        listener = network.listen(host, port)
    except OSError as error:
        raise Failure("server-serve-host", host, reason=error.strerror or str(error)) from error
    limits = Limits(tables=limit_tables, streams=limit_streams)
    found, say = listener.getsockname()[1], speaker(language)
    house = HouseSettings(keep_days=keep_days, names=names)
    folder = data or default_folder()
    urls = tuple(url.rstrip("/") for url in public_urls)
    settings = Settings(
        folder, database, host, found, limits, house, processes, metrics, urls, server
    )
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{found}"

    def ready() -> None:
        if port not in (0, found):
            click.echo(say("server-serve-port", port=str(port)))
        _tell(address, [*urls, *network.addresses(host, found)], say)
        if opens:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    with database_errors():
        serve_together(settings, listener, ready)


def _mail_server(url: str | None, sender: str | None) -> MailServer | None:
    """The mail server that the options name. Raises Failure."""
    from tablee.server.mail import mail_server

    if url is None:
        return None
    try:
        return mail_server(url, sender or "", os.environ.get("TABLEE_MAIL_PASSWORD"))
    except ValueError:
        raise Failure("server-serve-mail", url) from None


def _read_names(file: Path) -> tuple[str, ...]:
    """The only names that people may have."""
    from tablee.house.errors import InvalidRequest
    from tablee.house.names import read_names

    try:
        return read_names(file.read_text("utf-8"))
    except OSError as error:
        raise Failure("server-serve-names", file, reason=error.strerror or str(error)) from error
    except (InvalidRequest, ValueError) as error:
        raise Failure("server-serve-names", file, reason=str(error)) from error


def _tell(address: str, others: list[str], say: Say) -> None:
    click.echo(say("server-serve-address", address=address))
    for other in others:
        click.echo(say("server-serve-lan", address=other))
    if not others:
        click.echo(say("server-serve-alone"))
    click.echo(say("server-serve-stop"))


def _open(address: str) -> None:
    """Show the page, where there is a browser to show it in."""
    import webbrowser

    graphical = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if os.name == "posix" and sys.platform != "darwin" and not graphical:
        return
    webbrowser.open(address)
