"""python -m tools.stdlib

Write `artifacts/stdlib.zip`: Python's standard library as the pocket starts from it.
"""

from __future__ import annotations

from tablee.pocket import bundle
from tools.stdlib import made

if __name__ == "__main__":
    bundle.artifact(bundle.STDLIB).write_bytes(made())
