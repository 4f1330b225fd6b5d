"""Where the tables of a house are: the options that say so, and the database there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tablee.cli import words
from tablee.cli.failures import Failure

if TYPE_CHECKING:
    from sqlalchemy import Engine

_Command = TypeVar("_Command", bound=Callable[..., Any])


def storage_options(function: _Command) -> _Command:
    """Give a command `--data` and `--database`."""
    data = click.option(
        "--data",
        type=click.Path(path_type=Path),
        metavar=words.say("server-metavar-folder"),
        help=words.say("server-option-data"),
    )
    database = click.option("--database", metavar="URL", help=words.say("server-option-database"))
    return data(database(function))


@contextmanager
def database_errors() -> Iterator[None]:
    """What is wrong with a database is said in one line. Raises Failure."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or type(error).__name__)
        raise Failure("server-serve-database", reason=reason) from error


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """The database at this address, open for as long as it is needed. Raises Failure."""
    from tablee.server.database import open_database

    with database_errors():
        engine = open_database(url)
        try:
            yield engine
        finally:
            engine.dispose()
