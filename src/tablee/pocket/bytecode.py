"""What Python has compiled since it began: a browser keeps it for the next start."""

from __future__ import annotations

import io
import site
import sys
import tarfile
from pathlib import Path


def imported() -> int:
    """How many modules there are by now."""
    return len(sys.modules)


def written() -> bytes:
    """All bytecode below `site-packages`, as a tar file of paths from there."""
    root = Path(site.getsitepackages()[0])
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(root.rglob("__pycache__/*.pyc")):
            data = path.read_bytes()
            entry = tarfile.TarInfo(path.relative_to(root).as_posix())
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return packed.getvalue()
