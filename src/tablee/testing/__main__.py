"""`python -m tablee.testing goldens|perft|schemas [GAME...]`, from the project's folder."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.core.registry import GAMES
from tablee.testing.goldens import write_goldens
from tablee.testing.perfts import write_counts
from tablee.testing.schemas import write_schema

_TESTS = Path("tests")
_DOCS = Path("docs")


def main(arguments: list[str]) -> None:
    """Rewrite goldens or move counts below tests/, or schemas below docs/."""
    what, *names = arguments or [""]
    for name in names or GAMES:
        if what == "goldens":
            write_goldens(GAMES[name], _TESTS)
        elif what == "perft":
            write_counts(GAMES[name], _TESTS)
        elif what == "schemas":
            write_schema(GAMES[name], _DOCS)
        else:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
