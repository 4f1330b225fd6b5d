"""What an installed game must bring along; `missing_parts` names what it lacks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tablee import packages, texts
from tablee.core.game import Game
from tablee.core.rulebook import rulebook
from tablee.testing.goldens import golden_path
from tablee.testing.perfts import counts_path

#: What the page asks for in a game's `page` folder, and of its board (`web/boards/README.md`).
_OF_A_PAGE = ("diagrams.json", "lid.svg", "style.css")
_OF_A_BOARD = ("Board", "describe", "speak", "touches", "seatInfo", "keys")


def missing_parts(game: Game, tests: Path) -> list[str]:
    """Everything a game lacks: rules, drawings, texts, goldens and move counts below `tests`."""
    package = packages.find(game.name)
    if package is None:
        return [f"an entry point for {game.name}"]
    missing = (_missing_rules(game), _missing_texts(game), _missing_files(game, tests))
    return [*chain(*missing), *_missing_drawing(package), *missing_from_page(package.page)]


def missing_from_page(page: Path) -> list[str]:
    """What a browser would look for in vain: files, and what the board should export."""
    files = [f"page/{name}" for name in _OF_A_PAGE if not (page / name).is_file()]
    board = page / "board.js"
    source = board.read_text(encoding="utf-8") if board.is_file() else ""
    found = re.findall(r"^export (?:const|function|default function) (\w+)", source, re.MULTILINE)
    return files + [f"page/board.js: {name}" for name in _OF_A_BOARD if name not in found]


def text_ids(game: Game) -> list[str]:
    """The messages that every language must have for a game."""
    words = ["title", "tagline"]
    words += [f"option-{option.name}" for option in game.options]
    words += [f"reason-{reason}" for reason in game.reasons]
    words += list(game.refusals)
    words += [f"lesson-{name}{part}" for name in _lesson_steps(game) for part in ("", "-done")]
    return [texts.message_id(game.name, word) for word in words]


def _lesson_steps(game: Game) -> list[str]:
    """The names of the steps of a game's lesson; none if it ships none."""
    package = packages.find(game.name)
    lesson = package.page / "lesson.json" if package is not None else None
    if lesson is None or not lesson.is_file():
        return []
    return [step["name"] for step in json.loads(lesson.read_text("utf-8"))["steps"]]


def _missing_rules(game: Game) -> Iterator[str]:
    try:
        known = rulebook(game).clauses
    except FileNotFoundError:
        yield "RULES.en.md"
        return
    yield from _missing_layers(game)
    for code, clause in game.refusals.items():
        if clause not in known:
            yield f"RULES.en.md: clause {clause}, which forbids {code}"
    for language in texts.LANGUAGES:
        book = rulebook(game, language)
        if book.language != language or list(book.clauses) != list(known):
            yield f"RULES.{language}.md: the clauses of RULES.en.md"


def _missing_layers(game: Game) -> Iterator[str]:
    for language in texts.LANGUAGES:
        layers = rulebook(game, language).layers
        if not layers or any(part.id for part in layers[0].parts):
            yield f"RULES.{language}.md: how to play, before the numbered rules"


def _missing_texts(game: Game) -> Iterator[str]:
    for language in texts.LANGUAGES:
        for message_id in text_ids(game):
            if not texts.has(message_id, language):
                yield f"{language}: {message_id}"


def _missing_files(game: Game, tests: Path) -> Iterator[str]:
    if not counts_path(tests, game).is_file():
        yield f"perft/{game.name}.perft"
    for options in game.variants:
        if not golden_path(tests, game, options).is_file():
            yield f"goldens: {dict(options)}"


def _missing_drawing(package: packages.GamePackage) -> Iterator[str]:
    try:
        package.load(package.terminal)
    except (ImportError, AttributeError):
        yield f"terminal: {package.terminal}"
