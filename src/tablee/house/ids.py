"""Names for tables and for those who hold seats."""

from __future__ import annotations

import hashlib
import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that could be mistaken for another letter
_TABLE_LENGTH = 8
ARRIVAL = "arrival"  # the scope of such a key


def new_table_id() -> str:
    """A table's name: short enough to read out, long enough not to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_TABLE_LENGTH))


def table_id_of(key: str) -> str:
    """The name of the table that is made under this key, the same in every process."""
    number, letters = int.from_bytes(hashlib.sha256(key.encode()).digest()), ""
    for _ in range(_TABLE_LENGTH):
        number, place = divmod(number, len(_ALPHABET))
        letters += _ALPHABET[place]
    return letters


def arrival_id(key: str) -> str:
    """The name of the table that is carried to another house under this key: known to both."""
    return table_id_of(f"{ARRIVAL}:{key}")


def new_holder() -> str:
    """A name for whoever sits down."""
    return secrets.token_urlsafe(9)
