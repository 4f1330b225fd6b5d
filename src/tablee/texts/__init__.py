"""Everything people read, in Fluent catalogues: `texts/<language>/<part>.ftl`.

One file a part (`core`, `cli`, `engine`, and one for each game), with which the ids of its messages
begin; French is the first language, English and German stand beside it. Programs go by codes, never
by these words.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "de")
DEFAULT = "fr"

_FOLDER = Path(__file__).parent


def say(message_id: str, language: str = DEFAULT, **words: Any) -> str:
    """The message in that language; an id that no catalogue has comes back as it is."""
    bundle = _bundle(language if language in LANGUAGES else DEFAULT, _part(message_id))
    if not bundle.has_message(message_id):
        return message_id
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return message_id
    text, _problems = bundle.format_pattern(pattern, words)
    return str(text)


def has(message_id: str, language: str = DEFAULT) -> bool:
    """Whether that language has the message."""
    return bool(_bundle(language, _part(message_id)).has_message(message_id))


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
    """The catalogue files of a language."""
    return sorted((_FOLDER / language).glob("*.ftl"))


@cache
def _part(message_id: str) -> str:
    """The part a message is in: the one its id begins with, else the core."""
    part = message_id.partition("-")[0]
    return part if (_FOLDER / DEFAULT / f"{part}.ftl").is_file() else "core"


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    """One part alone: reading all of them would take longer than showing a board."""
    from fluent.runtime import FluentBundle, FluentResource

    text = (_FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
