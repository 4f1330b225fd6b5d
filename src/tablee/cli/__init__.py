"""The command line: `tablee`, or `python -m tablee`.

    app          the group: loads a command when it is named, words every failure as one line
    commands/    one module a command: its options, and little else
    play/        a game between people who share a keyboard

Nothing here is imported by the rest of the package. Commands import the engine inside their
functions, so that `--help` is quick and a command may still switch compilation on.
"""

from __future__ import annotations


def main() -> None:
    """The entry point; ends the process with the command's exit code."""
    from tablee.cli.app import app

    app.main(prog_name="tablee")
