"""The files of the data folder: only their owner reads them, and one server at a time uses them."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from tablee.server.failures import CannotStart

_OWNER_ALONE = 0o600


def make_private(file: Path) -> None:
    """Have a file that only its owner reads, also where the folder is open to others. Raises
    OSError."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWNER_ALONE))
    if file.stat().st_mode & 0o077:
        file.chmod(_OWNER_ALONE)


def create_private(file: Path, text: str) -> None:
    """Create a private file with this text, unless it exists: it is there whole or not at all, even
    if two processes try or the machine stops. Raises OSError."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(
            os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ALONE), "w"
        ) as it:
            it.write(text)
            it.flush()
            os.fsync(it.fileno())
        with suppress(FileExistsError):
            os.link(part, file)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def in_use(file: Path) -> Iterator[None]:
    """Mark what this file stands for as in use by this process. Raises CannotStart if another one
    is using it, OSError."""
    with file.open("a") as held:
        try:
            _lock(held)
        except OSError:
            raise CannotStart("server.in_use", str(file.parent)) from None
        yield


def _lock(file: IO[str]) -> None:
    """Lock a file until it is closed, at the latest when the process ends. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
