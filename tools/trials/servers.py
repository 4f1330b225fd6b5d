"""Server processes: started, measured, stopped, killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

UNLIMITED = ("--limit-tables", "1000000", "--limit-streams", "1000000")


class Process:
    """`tablee serve` on a free port of this machine."""

    def __init__(self, folder: str | Path, *arguments: str, port: int = 0, **env: str) -> None:
        """Returns once it listens."""
        command = [sys.executable, "-m", "tablee", "serve", "--data", str(folder)]
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            [*command, "--port", str(port), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "TABLEE_LANGUAGE": "en", **env},
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline().partition("http")[2])
        if found is None:
            raise RuntimeError("the server did not start")
        self.port = int(found[1])

    def memory(self) -> int:
        """Resident bytes, of all processes it has started as well."""
        return sum(map(memory, family(self.process.pid)))

    def work(self) -> float:
        """Seconds of processor time used so far, by all processes it has started as well."""
        return sum(map(work, family(self.process.pid)))

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def family(process: int) -> list[int]:
    """A process and those it has started."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:  # it has ended meanwhile
        return []
    return [process, *(one for child in children for one in family(int(child)))]


def memory(process: int) -> int:
    """Resident bytes of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def work(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_here() -> int:
    """Resident bytes of this process."""
    return memory(os.getpid())
