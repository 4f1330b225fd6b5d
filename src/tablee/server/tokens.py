"""Tokens: signed, so that nobody can forge one. Whoever has that of a seat holds it; the host of
the house has one that expires, and a program one of its own."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from tablee.server.failures import CannotStart
from tablee.server.files import create_private, make_private

KEY_FILE = "secret.key"
_SHORTEST = 16  # characters of a key
_LONGEST = 200  # characters of a token
_REMEMBERED = 4_096  # tokens, of at most so many characters


class Pass(NamedTuple):
    """What a token says: its bearer is this holder at this table."""

    table: str
    holder: str


class Tokens:
    """Makes and reads the tokens of one host."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="tablee seat")
        self._host_signer = URLSafeSerializer(secret, salt="tablee host")
        self._program_signer = URLSafeSerializer(secret, salt="tablee program")
        self._notices = URLSafeSerializer(secret, salt="tablee notice")
        self._feeds = hmac.digest(secret.encode(), b"tablee feed", "sha256")
        self._read = lru_cache(_REMEMBERED)(self._check)  # a seat's token comes with every move

    def make(self, table: str, holder: str) -> str:
        """The token of a holder at a table."""
        return str(self._signer.dumps([table, holder]))

    def read(self, token: str) -> Pass | None:
        """What a token says; None if it is not ours."""
        return None if len(token) > _LONGEST else self._read(token)

    def _check(self, token: str) -> Pass | None:
        try:
            table, holder = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return Pass(str(table), str(holder))

    def holder(self, tokens: Iterable[str], table: str) -> str | None:
        """Who the bearer of these tokens is at a table."""
        passes = (self.read(token) for token in tokens)
        return next((found.holder for found in passes if found and found.table == table), None)

    def make_host(self, expires: float) -> str:
        """The token of the host of the house, until a time in epoch seconds."""
        return str(self._host_signer.dumps(["host", round(expires)]))

    def is_host(self, tokens: Iterable[str], now: float) -> bool:
        """Whether the bearer of these tokens is the host of the house."""
        found = (_load(self._host_signer, token) for token in tokens)
        return any(said[0] == "host" and now < said[1] for said in found if said)

    def make_program(self, program: str) -> str:
        """The token of a program."""
        return str(self._program_signer.dumps(["program", program]))

    def program(self, tokens: Iterable[str]) -> str | None:
        """Which program the bearer of these tokens is."""
        found = (_load(self._program_signer, token) for token in tokens)
        return next((said[1] for said in found if said and said[0] == "program"), None)

    def feed(self, table: str, holder: str) -> str:
        """The key of the feeds of a holder at a table, which says and gives nothing else."""
        return hmac.new(self._feeds, f"{table} {holder}".encode(), hashlib.sha256).hexdigest()[:32]

    def notice(self, subscription: str) -> str:
        """What mail carries to confirm or to end a subscription, and nothing else."""
        return str(self._notices.dumps(subscription))

    def read_notice(self, token: str) -> str | None:
        """The subscription of such a token; None if it is not ours."""
        try:
            return None if len(token) > _LONGEST else str(self._notices.loads(token))
        except (BadSignature, ValueError, TypeError):
            return None


def _load(signer: URLSafeSerializer, token: str) -> tuple[str, Any] | None:
    """What a token says; None if it is not one of these."""
    if len(token) > _LONGEST:
        return None
    try:
        kind, said = signer.loads(token)
    except (BadSignature, ValueError, TypeError):
        return None
    return kind, said


def secret_of(folder: Path) -> str:
    """The signing key: `TABLEE_SECRET`, else the one in the data folder, which is created if it is
    missing and readable by its owner alone. Raises CannotStart for one that cannot be used."""
    given = os.environ.get("TABLEE_SECRET")
    if given:
        return given
    file = folder / KEY_FILE
    if not file.exists():
        create_private(file, secrets.token_hex(32))
    try:
        key = file.read_text(encoding="ascii")
        make_private(file)
    except (OSError, UnicodeDecodeError):
        raise CannotStart("server.key_unreadable", str(file)) from None
    if len(key) < _SHORTEST:  # anybody could sign with it
        raise CannotStart("server.key_short", str(file))
    return key
