"""What a registered game must bring along; `missing_parts` names what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tablee import packages, texts
from tablee.core.game import Game
from tablee.core.rulebook import rulebook
from tablee.testing.goldens import golden_path
from tablee.testing.perfts import table_path

#: What the page asks of a board module (`web/boards/README.md`).
_OF_A_BOARD = ("Board", "describe", "speak", "touches", "seatInfo", "keys")


def missing_parts(game: Game, tests: Path) -> list[str]:
    """Everything a game lacks: rules, drawings, texts, goldens and move counts below `tests`."""
    missing = (_missing_rules(game), _missing_texts(game), _missing_files(game, tests))
    return [*chain(*missing), *missing_from_board(board_path(game))]


def board_path(game: Game) -> Path:
    """The module that draws a game on the page."""
    return Path(texts.__file__).parents[1] / "web" / "boards" / f"{game.name}.js"


def missing_from_board(board: Path) -> list[str]:
    """What a board module does not export: all of it where there is no such module."""
    source = board.read_text(encoding="utf-8") if board.is_file() else ""
    found = re.findall(r"^export (?:const|function|default function) (\w+)", source, re.MULTILINE)
    return [f"web/boards/{board.name}: {name}" for name in _OF_A_BOARD if name not in found]


def text_ids(game: Game) -> list[str]:
    """The messages that every language must have for a game."""
    words = ["title", "tagline"]
    words += [f"option-{option.name}" for option in game.options]
    words += [f"reason-{reason}" for reason in game.reasons]
    words += list(game.refusals)
    return [texts.message_id(game.name, word) for word in words]


def _missing_rules(game: Game) -> Iterator[str]:
    try:
        known = rulebook(game).clauses
    except FileNotFoundError:
        yield "RULES.en.md"
        return
    for code, clause in game.refusals.items():
        if clause not in known:
            yield f"RULES.en.md: clause {clause}, which forbids {code}"
    for language in texts.LANGUAGES:
        book = rulebook(game, language)
        if book.language != language or list(book.clauses) != list(known):
            yield f"RULES.{language}.md: the clauses of RULES.en.md"


def _missing_texts(game: Game) -> Iterator[str]:
    for language in texts.LANGUAGES:
        for message_id in text_ids(game):
            if not texts.has(message_id, language):
                yield f"{language}: {message_id}"


def _missing_files(game: Game, tests: Path) -> Iterator[str]:
    package = packages.find(game.name)
    if package is None or not callable(_loaded(package, package.terminal)):
        yield "a drawing for the terminal"
    if not table_path(tests, game).is_file():
        yield f"perft/{game.name}.perft"
    for options in game.variants:
        if not golden_path(tests, game, options).is_file():
            yield f"goldens: {dict(options)}"


def _loaded(package: packages.GamePackage, reference: str) -> object:
    """What a reference of a package names, None for nothing."""
    try:
        return package.load(reference)
    except (ImportError, AttributeError):
        return None
