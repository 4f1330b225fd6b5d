"""`tablee verify`: recompute a recorded game and say what was checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli import words
from tablee.cli.app import command
from tablee.cli.failures import WRONG
from tablee.cli.words import Say, game_text, speaker

if TYPE_CHECKING:
    from tablee.core.record import Record

_SHUFFLES = "docs/shuffles.md"


@command("verify", "cli-about-verify")
@click.argument("file", type=click.Path(path_type=Path), metavar=words.say("cli-metavar-file"))
@words.language_option
def verify(file: Path, language: str) -> int:
    from rich.text import Text

    from tablee.cli import output
    from tablee.cli.files import open_record
    from tablee.core.errors import InvalidRecord

    console = output.make_console()
    reading = True
    try:
        record = open_record(file)
        reading = False
        for line in check(record, speaker(language)):
            console.print(Text.assemble(("✓ ", output.GOOD), line), soft_wrap=True)
    except InvalidRecord as error:
        if reading and error.field != "commitment":
            raise  # not a record at all
        line = error.message(language)
        console.print(Text.assemble(("✗ ", output.WARNING), line), soft_wrap=True)
        return WRONG
    return 0


def check(record: Record, say: Say) -> Iterator[str]:
    """A line for each thing recomputed that is right. Raises InvalidRecord at what is not."""
    title = game_text(say, record.game.name, "title")
    yield say("cli-verify-record", title=title)
    if record.start is None:  # Record.from_json has compared it with the seed
        yield say("cli-verify-commitment", digest=record.commitment)
    else:
        yield say("cli-verify-start")
    for number, position in enumerate(record.positions()):
        if number == 0:
            for name, found in (position.setup.components or {}).items():
                digest = found.digest
                yield say("cli-verify-components", option=name, name=found.name, digest=digest)
        if number == len(record.moves):  # the result is compared after this
            yield say("cli-verify-moves", count=number)
    yield _result(record, say)
    if record.game.chance and record.seed is not None:
        yield say("cli-verify-shuffles", file=_SHUFFLES)


def _result(record: Record, say: Say) -> str:
    if record.result is None:
        return say("cli-verify-unfinished")
    reason = game_text(say, record.game.name, f"reason-{record.result['reason']}")
    scores = ", ".join(f"{seat}: {score}" for seat, score in record.result["scores"].items())
    return say("cli-verify-result", reason=reason, scores=scores)
