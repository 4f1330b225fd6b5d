"""`python -m tablee.testing goldens|perft [GAME...]`, from the root of the repository."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.core.registry import GAMES
from tablee.testing.goldens import write_goldens
from tablee.testing.perfts import write_table

_TESTS = Path("tests")


def main(arguments: list[str]) -> None:
    """Rewrite goldens or move counts below tests/."""
    what, *names = arguments or [""]
    for name in names or GAMES:
        if what == "goldens":
            write_goldens(GAMES[name], _TESTS)
        elif what == "perft":
            write_table(GAMES[name], _TESTS)
        else:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
