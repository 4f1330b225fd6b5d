"""Everything that can go wrong at a keyboard, as one line."""

from __future__ import annotations

from typing import Any

import click

from tablee import texts
from tablee.core.errors import TableeError

#: What people may run into; everything else is a bug and shows its traceback.
EXPECTED = (TableeError, click.UsageError, OSError, RecursionError)

WRONG = 1  # what was asked about is not right: a record that does not verify
BAD_INPUT = 2  # what was asked makes no sense: options, files
INTERRUPTED = 130  # Ctrl-C, as shells count it


class Failure(TableeError):
    """A failure of the command line itself; its code is the id of its message."""

    def __init__(self, message_id: str, value: object = None, **details: Any) -> None:
        super().__init__(message_id, value, **details)


def explain(error: Exception, language: str) -> str:
    """One line for people."""
    if isinstance(error, TableeError):
        line = error.message(language)
    elif isinstance(error, click.UsageError):
        line = _usage(error, language)
    elif isinstance(error, OSError):
        line = _file(error, language)
    else:
        line = texts.say("cli-too-deep", language)
    return printable(" ".join(line.split()))


def printable(text: str) -> str:
    """A text from somebody's file without what could play tricks with the reader's terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def _file(error: OSError, language: str) -> str:
    file = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return texts.say("cli-file-missing", language, file=file)
    if isinstance(error, PermissionError):
        return texts.say("cli-file-forbidden", language, file=file)
    if isinstance(error, IsADirectoryError):
        return texts.say("cli-file-folder", language, file=file)
    return texts.say("cli-file-error", language, file=file, reason=error.strerror or str(error))


def _usage(error: click.UsageError, language: str) -> str:
    """What is wrong with the command line, and which `--help` says more."""
    command = "tablee" if error.ctx is None else error.ctx.command_path
    return f"{_problem(error, language)} ({command} --help)"


def _problem(error: click.UsageError, language: str) -> str:
    if isinstance(error, click.NoSuchOption):
        return texts.say("cli-no-such-option", language, name=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return texts.say("cli-missing-value", language, name=error.option_name)
    if isinstance(error, click.MissingParameter):
        return texts.say("cli-missing", language, name=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        expected = _expected(error.param.type)
        return texts.say("cli-bad-value", language, name=_name(error.param), expected=expected)
    return texts.say("cli-too-many", language)


def _name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return "?"
    if isinstance(parameter, click.Argument):
        return parameter.metavar or str(parameter.name).upper()
    return parameter.opts[0]


def _expected(kind: Any) -> str:
    """The values a parameter takes, in a few symbols."""
    if isinstance(kind, click.IntRange | click.FloatRange):
        return f"≥ {kind.min}" if kind.max is None else f"{kind.min}-{kind.max}"
    return str(kind.name)
