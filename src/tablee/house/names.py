"""The names people give themselves."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tablee.house.errors import bad_field
from tablee.match.errors import Refused

LONGEST = 24
MOST_LISTED = 500
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


def allowed_name(
    name: str | None, allowed: Collection[str] | None, longest: int = LONGEST
) -> str | None:
    """The same, where only some names are allowed; None: all are. Raises Refused for another."""
    text = clean_name(name, longest)
    if text is not None and allowed is not None and text not in allowed:
        raise Refused("names.unlisted", text)
    return text


def read_names(text: str) -> tuple[str, ...]:
    """The names of a list, one per line; empty lines and those that begin with `#` do not count.
    Raises InvalidRequest, ValueError for a list that is empty or too long.

    >>> read_names("# 6e B\\nAna\\n\\nBen\\n")
    ('Ana', 'Ben')
    """
    lines = (line.strip() for line in text.splitlines())
    names = [clean_name(line) for line in lines if line and not line.startswith("#")]
    found = tuple(dict.fromkeys(name for name in names if name is not None))
    if not 0 < len(found) <= MOST_LISTED:
        raise ValueError(f"1 to {MOST_LISTED} names")
    return found


def _is_seen(letter: str) -> bool:
    """Whether a letter shows by itself: a mark needs another, a joiner and a blank never do."""
    return unicodedata.category(letter)[0] not in "MZC" and letter not in _BLANK
