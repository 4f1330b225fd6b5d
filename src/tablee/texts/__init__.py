"""Everything people read, in Fluent catalogues: `texts/<language>/<part>.ftl`, and the words of the
games in their own packages.

The id of a message begins with its part (`core`, `cli`, `engine`, or the name of a game). French is
the first language, English and German stand beside it. Programs go by codes, never by these words.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee import packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de")
DEFAULT = "fr"

_FOLDER = Path(__file__).parent
_LARGEST = 1e15
_FRENCH_SPACE = re.compile(r"(?<=\S) (?=[:;?!%»])|(?<=«) ")


def say(message_id: str, language: str = DEFAULT, **words: Any) -> str:
    """The message in that language; an id that no catalogue has comes back as it is."""
    language = language if language in LANGUAGES else DEFAULT
    if not has(message_id, language):
        return message_id
    bundle = _bundle(_catalogue(message_id, language), language)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return message_id
    told = {name: _written(value) for name, value in words.items()}
    text, _problems = bundle.format_pattern(pattern, told)
    return typeset(str(text), language)


def _written(value: Any) -> Any:
    """A word of a message; a number beyond those that Fluent can write, as it is."""
    if isinstance(value, int | float) and not abs(value) < _LARGEST:
        return str(value)
    return value


def typeset(text: str, language: str) -> str:
    """A text with the thin spaces of its language, which catalogues leave out.

    >>> typeset("« Oui » : deux", "fr").replace("\u202f", "_")
    '«_Oui_»_: deux'
    """
    return _FRENCH_SPACE.sub("\u202f", text) if language == "fr" else text


def has(message_id: str, language: str = DEFAULT) -> bool:
    """Whether that language has the message."""
    return bool(_bundle(_catalogue(message_id, language), language).has_message(message_id))


def message_id(part: str, name: str) -> str:
    """The id of a message of a part, such as a game.

    >>> message_id("lot", "reason-board_full")
    'lot-reason-board-full'
    """
    return f"{part}-{name.replace('_', '-')}"


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language the user's locale asks for, French where it asks for none of ours.

    >>> preferred({"LANG": "de_AT.UTF-8"}), preferred({"LANG": "C"})
    ('de', 'fr')
    """
    environment = os.environ if environment is None else environment
    for variable in ("TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT


def catalogues(language: str) -> Iterable[Path]:
    """Our own catalogues of a language, by part; those of the games are in their packages."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@cache
def _catalogue(message_id: str, language: str) -> Path:
    """The file a message is in: that of the part its id begins with, else the core's."""
    part = message_id.partition("-")[0]
    ours = _FOLDER / language / f"{part}.ftl"
    return ours if ours.is_file() else _words_of(part, language) or _FOLDER / language / "core.ftl"


def _words_of(name: str, language: str) -> Path | None:
    """The words of the game of this name, if there are any."""
    with suppress(packages.BrokenPackage):
        package = packages.find(name)
        if package is not None and package.words(language).is_file():
            return package.words(language)
    return None


@cache
def _bundle(catalogue: Path, language: str) -> FluentBundle:
    """One part alone: reading all of them would take longer than showing a board."""
    from fluent.runtime import FluentBundle, FluentResource

    text = catalogue.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
