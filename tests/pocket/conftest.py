"""The pocket's own Python, started once for all of these tests: in Node, under Pyodide."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tablee.pocket import bundle

HERE = Path(__file__).parent


class Pocket:
    """A process that runs scripts of this folder, one after the other."""

    def __init__(self, folder: Path) -> None:
        """`folder` is for all files of the pocket."""
        for file in bundle.files():
            path = folder / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bundle.read(file.path))
        node = str(Path(sys.executable).with_name("node"))
        self._errors = folder / "errors.log"
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [node, str(HERE / "run.mjs"), str(folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def run(self, script: ModuleType) -> str:
        """What the `main` of a script returns there."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(script.__file__, file=self._process.stdin, flush=True)
        said = self._process.stdout.readline()
        assert said, self._errors.read_text("utf-8")[-2_000:]
        found: str = json.loads(said)
        return found

    def close(self) -> None:
        """End it."""
        self._process.communicate(timeout=30)


@pytest.fixture(scope="session")
def pocket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pocket]:
    found = Pocket(tmp_path_factory.mktemp("pocket"))
    yield found
    found.close()
