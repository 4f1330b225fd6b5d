"""A real server process, which can be killed in the middle of a game and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

_ROOT = Path(__file__).parents[3]


class ServerProcess:
    """A server with its data folder; it keeps its port when it is started again."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.data = data
        self._environment = environment
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start and wait until it says where it is."""
        command = [sys.executable, "-m", "tests.web.helpers.quick_server"]
        options = ["--port", str(self._port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *options],
                cwd=_ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://[\d.]+:(\d+)", line)
            if found:
                self.url, self._port = found.group(), int(found.group(1))
                return
        raise AssertionError((self.data / "server.log").read_text(encoding="utf-8"))

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self._process.kill()
        self._reap()

    def stop(self) -> None:
        """Ask it to end."""
        self._process.terminate()
        self._reap()

    def _reap(self) -> None:
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
