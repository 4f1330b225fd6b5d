"""Backups: every event of every table and the books in one file, taken while servers run.

A backup is gzipped lines of JSON: a head, one row of `events` per line in order, the rows of the
books (an object each, with the name of its table), and a foot with their number and the digest of
everything before it. It does not depend on the database it comes
from, so tables can move from SQLite to PostgreSQL and back. It holds what the database holds, the
seeds of games in progress too, and the key of the seat links: only its owner can read it. Who is
told of their turns is not in it: browsers and addresses belong to the server that they agreed to.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, Table, select

from tablee.core.errors import TableeError
from tablee.server.files import create_private
from tablee.server.reminding import LOOK_AT_ALL
from tablee.server.schema import BACKUP_REVISION, BOOKS, events
from tablee.server.tokens import KEY_FILE

_FORMAT = 2
#: Formats that can be read, with their revisions: the first had no books.
_READ = {1: "0001", _FORMAT: BACKUP_REVISION}
_TOGETHER = 500  # rows that are read and written at once
_LONGEST = 64 << 20  # bytes of a line
_UNREADABLE = (OSError, EOFError, zlib.error, msgspec.DecodeError, ValueError)


class BackupError(TableeError):
    """A backup that cannot be made, read or restored."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: what this is, and the key that signs the seat links."""

    tablee_backup: int
    revision: str
    secret: str | None


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line; `events` counts the rows of the books too."""

    events: int
    sha256: str


class Contents(NamedTuple):
    """What is in a backup."""

    secret: str | None
    tables: int
    events: int


Row = tuple[str, int, int | None, str, str, str | None, float]  # as the columns of `events`
BookRow = dict[str, list[str | int | float | None]]  # one entry: a table, a row of it
_row: msgspec.json.Decoder[Row | BookRow] = msgspec.json.Decoder(Row | BookRow)
_books = {table.name: table for table in BOOKS}


def write_backup(engine: Engine, secret: str | None, file: Path) -> Contents:
    """Write a backup of what the database holds at this moment; what happens meanwhile is not in
    it. Raises BackupError if there is such a file, OSError, SQLAlchemyError."""
    if file.exists():
        raise BackupError("server.backup_exists", str(file))
    partial = file.with_name(f"{file.name}.partial")
    try:
        with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                contents = _write(packed, engine, secret)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(partial, file)  # unlike a renaming, it never replaces anything
    finally:
        partial.unlink(missing_ok=True)
    return contents


def _write(packed: gzip.GzipFile, engine: Engine, secret: str | None) -> Contents:
    digest, tables, lines, count = hashlib.sha256(), 0, 0, 0
    for line in _lines(engine, secret):
        digest.update(line)
        packed.write(line)
        lines += 1
        if line.startswith(b"["):
            count += 1
            tables += msgspec.json.decode(line)[1] == 1
    packed.write(_line(Foot(lines - 1, digest.hexdigest())))
    return Contents(secret, tables, count)


def _lines(engine: Engine, secret: str | None) -> Iterator[bytes]:
    """The head and all rows, of one moment."""
    yield _line(Head(_FORMAT, BACKUP_REVISION, secret))
    query = select(events).order_by(events.c.table_id, events.c.number)
    options: dict[str, Any] = {"reading": True, "yield_per": _TOGETHER}
    if engine.dialect.name == "postgresql":  # a reader of SQLite sees one moment anyway
        options["isolation_level"] = "REPEATABLE READ"
    with engine.connect().execution_options(**options) as connection:
        for row in connection.execute(query):
            yield _line(tuple(row))
        for table in BOOKS:
            for row in connection.execute(select(table).order_by(*table.primary_key)):
                yield _line({table.name: tuple(row)})


def check_backup(file: Path) -> Contents:
    """Read a backup to its end. Raises BackupError unless it is whole and can be restored here."""
    head: Head | None = None
    last: Row | None = None
    tables = count = 0
    for line in _checked(file):
        if head is None:
            head = _read_head(file, line)
            continue
        row = _read_row(file, line)
        if isinstance(row, dict):
            _check_book_row(file, row)
            continue
        follows = last is not None and row[0] == last[0] and row[1] == last[1] + 1
        if not follows and row[1] != 1:
            raise BackupError("server.backup_broken", str(file))
        tables, count, last = tables + (row[1] == 1), count + 1, row
    if head is None:
        raise BackupError("server.backup_broken", str(file))
    return Contents(head.secret, tables, count)


def restore_backup(engine: Engine, file: Path) -> Contents:
    """Put what a backup holds into an empty database, all or nothing. Raises BackupError,
    SQLAlchemyError."""
    contents = check_backup(file)
    with engine.begin() as connection:
        if connection.execute(select(events.c.number).limit(1)).first() is not None:
            raise BackupError("server.backup_not_empty")
        rows = (_table_row(_row.decode(line)) for line in islice(_checked(file), 1, None))
        for table, of_table in groupby(rows, lambda found: found[0]):
            names = [column.name for column in table.columns]
            while together := list(islice(of_table, _TOGETHER)):
                values = [dict(zip(names, row, strict=True)) for _, row in together]
                connection.execute(table.insert(), values)
        connection.execute(LOOK_AT_ALL)
    return contents


def _table_row(row: Row | BookRow) -> tuple[Table, Sequence[Any]]:
    """Where a row belongs."""
    if not isinstance(row, dict):
        return events, row
    [(name, values)] = row.items()
    return _books[name], values


def _check_book_row(file: Path, row: BookRow) -> None:
    """Raises BackupError unless the row is one of a table of the books."""
    fits = [
        name in _books and len(values) == len(_books[name].columns) for name, values in row.items()
    ]
    if fits != [True]:
        raise BackupError("server.backup_broken", str(file))


def restore_secret(folder: Path, secret: str | None) -> None:
    """Have the key of the seat links where a server looks for it. Raises BackupError if there is
    another one, OSError."""
    if secret is None:  # the environment names it
        return
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    create_private(folder / KEY_FILE, secret)
    if (folder / KEY_FILE).read_text("ascii") != secret:
        raise BackupError("server.backup_other_key", str(folder / KEY_FILE))


def _read_head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise BackupError("server.backup_broken", str(file)) from None
    if _READ.get(head.tablee_backup) != head.revision:
        known = BACKUP_REVISION
        raise BackupError("server.backup_revision", str(file), found=head.revision, known=known)
    return head


def _read_row(file: Path, line: bytes) -> Row | BookRow:
    try:
        row = _row.decode(line)
    except msgspec.DecodeError:
        raise BackupError("server.backup_broken", str(file)) from None
    return row


def _checked(file: Path) -> Iterator[bytes]:
    """The lines before the foot. Raises BackupError at the end unless the foot is right, and
    wherever the file cannot be read."""
    digest, count, before = hashlib.sha256(), 0, b""
    try:
        with gzip.open(file) as packed:
            while line := packed.readline(_LONGEST):
                if before:
                    digest.update(before)
                    count += 1
                    yield before
                before = line
        foot = msgspec.json.decode(before, type=Foot)
    except FileNotFoundError:
        raise
    except _UNREADABLE:
        raise BackupError("server.backup_broken", str(file)) from None
    if foot != Foot(count - 1, digest.hexdigest()):
        raise BackupError("server.backup_broken", str(file))


def _line(data: Any) -> bytes:
    return msgspec.json.encode(data) + b"\n"
