"""What a registered game must bring along; `missing_parts` names what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from sys import modules

from tablee import texts
from tablee.core.game import Game
from tablee.testing.goldens import golden_path
from tablee.testing.perfts import table_path


def missing_parts(game: Game, tests: Path) -> list[str]:
    """Everything a game lacks: rules, drawing, texts, goldens and move counts below `tests`."""
    return [*_missing_rules(game), *_missing_texts(game), *_missing_files(game, tests)]


def text_ids(game: Game) -> list[str]:
    """The messages that every language must have for a game."""
    prefix = game.name
    words = ["title", "tagline"]
    words += [f"option-{option.name}" for option in game.options]
    words += [f"reason-{reason}" for reason in game.reasons]
    words += list(game.refusals)
    return [f"{prefix}-{word.replace('_', '-')}" for word in words]


def rules_path(game: Game) -> Path:
    """The game's RULES.md, beside its module."""
    return Path(str(modules[type(game).__module__].__file__)).parent / "RULES.md"


def clauses(game: Game) -> list[str]:
    """The clauses that RULES.md has headings for, such as `3`."""
    text = rules_path(game).read_text(encoding="utf-8")
    return re.findall(r"^## Clause (\S+):", text, re.MULTILINE)


def _missing_rules(game: Game) -> Iterator[str]:
    if not rules_path(game).is_file():
        yield "RULES.md"
        return
    for code, clause in game.refusals.items():
        if clause not in clauses(game):
            yield f"RULES.md: clause {clause}, which forbids {code}"


def _missing_texts(game: Game) -> Iterator[str]:
    for language in texts.LANGUAGES:
        for message_id in text_ids(game):
            if not texts.has(message_id, language):
                yield f"{language}: {message_id}"


def _missing_files(game: Game, tests: Path) -> Iterator[str]:
    if find_spec(f"tablee.cli.boards.{game.name}") is None:
        yield f"cli/boards/{game.name}.py"
    if not table_path(tests, game).is_file():
        yield f"perft/{game.name}.perft"
    for options in game.variants:
        if not golden_path(tests, game, options).is_file():
            yield f"goldens: {dict(options)}"
