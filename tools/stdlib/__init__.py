"""The standard library of the pocket, made by the pocket's own Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee.pocket import bundle

_SCRIPT = Path(__file__).with_name("compile.mjs")


def made() -> bytes:
    """The archive, made anew; the same bytes for the same sources."""
    with TemporaryDirectory() as place:
        runtime, target = Path(place, "pyodide"), Path(place, "stdlib.zip")
        runtime.mkdir()
        for path in bundle.RUNTIME:
            (runtime / Path(path).name).write_bytes(bundle.read(path))
        node = Path(sys.executable).with_name("node")
        subprocess.run([node, _SCRIPT, runtime, target], check=True)
        return target.read_bytes()
