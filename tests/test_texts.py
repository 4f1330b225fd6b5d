"""Every message exists in three languages, is used, and takes the same words everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablee
from tablee import packages, texts
from tablee.bots.levels import NUMBERS
from tablee.match.commands import MESSAGES
from tablee.testing.completeness import text_ids

SOURCES = Path(texts.__file__).parent.parent
#: What the catalogues' ids begin with; a source mentions a message by a literal of this form.
PARTS = sorted([*(path.stem for path in texts.catalogues("fr")), *tablee.GAMES])


class Variables(Visitor):
    """Collects the `$words` that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogues(language: str) -> list[Path]:
    """Ours, and those of the games."""
    games = [packages.find(name) for name in tablee.GAMES]
    return [*texts.catalogues(language), *(game.words(language) for game in games if game)]


def messages(language: str) -> dict[str, set[str]]:
    """Each message of a language with the words it takes."""
    found: dict[str, set[str]] = {}
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def error_codes() -> set[str]:
    """The message ids of the errors raised by code: `Something("part.code"`."""
    code = re.compile(r"[A-Z]\w+\(\s*\"([a-z]+\.[a-z_]+)\"")
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("**/*.py"))
    found = set(code.findall(text)) | set(re.findall(r'"((?:position|record)\.field)"', text))
    codes = {name for name in found if not name.endswith(".wasm")}  # a file
    return {name.replace(".", "-").replace("_", "-") for name in codes}


def mentioned() -> set[str]:
    """Every string literal in the sources that looks like a message id."""
    literal = re.compile(rf'"((?:problem|{"|".join(PARTS)})-[a-z0-9-]+)"')
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("**/*.py"))
    return set(literal.findall(text))


def asked_by_the_page() -> set[str]:
    """What the page mentions by a literal, and what it says of every game: what to do, and how."""
    literal = re.compile(r'"((?:[a-z]+-)?web-[a-z0-9-]+)"')
    games = {f"{game}-web-{part}" for game in tablee.GAMES for part in ("turn", "help")}
    return games | set(literal.findall(page_sources()))


def composed_by_the_page(ids: set[str]) -> set[str]:
    """The ids that the page puts together from a beginning and a move's name."""
    beginnings = tuple(re.findall(r"`((?:[a-z]+-)?web-[a-z-]+-)\$\{", page_sources()))
    return {name for name in ids if name.startswith(beginnings)}


def page_sources() -> str:
    """Every module of the page that is ours."""
    paths = [*SOURCES.glob("web/*/*.js"), *SOURCES.glob("games/*/page/*.js")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def required() -> set[str]:
    """Every message that something in the package asks for."""
    facts = {message for game in tablee.GAMES.values() for message in text_ids(game)}
    return facts | error_codes() | mentioned() | asked_by_the_page()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert required() - set(messages(language)) == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_preset_message_and_level_has_words(language: str) -> None:
    wanted = {f"web-message-{name.replace('_', '-')}" for name in MESSAGES}
    assert (wanted | {f"web-level-{level}" for level in NUMBERS}) - set(messages(language)) == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    found = set(messages(language))
    alone = {f"{game}-alone" for game in tablee.GAMES}  # where it is played for points
    assert found - required() - composed_by_the_page(found) - alone == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_translations_take_the_same_words(language: str) -> None:
    french, other = messages("fr"), messages(language)
    differing = {name for name in french if french[name] != other.get(name)}
    assert differing == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_refusal_of_every_game_has_its_own_words(language: str) -> None:
    for game in tablee.GAMES.values():
        said = [
            tablee.IllegalMove(f"{game.name}.{code}", "x", clause=clause).message(language)
            for code, clause in game.refusals.items()
        ]
        assert len(set(said)) == len(said), said


def test_the_locale_chooses_and_french_is_the_default() -> None:
    assert texts.preferred({"LC_ALL": "en_GB.UTF-8", "LANG": "de_DE"}) == "en"
    assert texts.preferred({"TABLEE_LANGUAGE": "de", "LC_ALL": "en_GB"}) == "de"
    assert texts.preferred({"LANG": "ja_JP"}) == "fr"
    assert texts.preferred({}) == "fr"


def test_an_unknown_message_shows_its_id() -> None:
    assert texts.say("no-such-message") == "no-such-message"
    assert texts.say("move-game-over", "xx") == texts.say("move-game-over", "fr")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**30), 1e308, float("nan"), 2**64])
def test_a_number_from_anybody_s_file_can_be_told(language: str, number: float) -> None:
    assert str(number) in texts.say("server-large", language, most=number)
