"""The names people give themselves."""

from __future__ import annotations

import unicodedata

from tablee.house.errors import bad_field

LONGEST = 24
#: Control characters, what turns the direction of text, halves of characters, private ones.
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # some scripts, and some pictures, need them
#: Letters and signs that are drawn as nothing.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def clean_name(name: str | None, longest: int = LONGEST, field: str = "name") -> str | None:
    """A name as it is kept: None for an empty one. Raises InvalidRequest for one that is too long
    or plays tricks.

    >>> clean_name("  Ana  Lu "), clean_name(" ")
    ('Ana Lu', None)
    """
    if name is None:
        return None
    text = " ".join(unicodedata.normalize("NFC", name).split())
    tricks = any(
        unicodedata.category(letter) in _FORBIDDEN and letter not in _JOINERS for letter in text
    )
    if len(text) > longest or tricks or (text and not any(map(_is_seen, text))):
        raise bad_field(field)
    return text or None


def _is_seen(letter: str) -> bool:
    """Whether a letter shows by itself: a mark needs another, a joiner and a blank never do."""
    return unicodedata.category(letter)[0] not in "MZC" and letter not in _BLANK
