"""`python -m tablee`: the command line."""

from __future__ import annotations

from tablee.cli import main

if __name__ == "__main__":
    main()
