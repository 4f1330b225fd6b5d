"""Names for tables and for those who hold seats."""

from __future__ import annotations

import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that could be mistaken for another letter
_TABLE_LENGTH = 8


def new_table_id() -> str:
    """A table's name: short enough to read out, long enough not to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_TABLE_LENGTH))


def new_holder() -> str:
    """A name for whoever sits down."""
    return secrets.token_urlsafe(9)
