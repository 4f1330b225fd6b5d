"""Seeds: 32 bytes from which everything random in a game follows, and the commitment to them."""

from __future__ import annotations

import hashlib
import secrets

from tablee.core.errors import InvalidSeed

SIZE = 32


def fresh() -> bytes:
    """A new secret seed."""
    return secrets.token_bytes(SIZE)


def check(seed: bytes | None) -> bytes:
    """The seed itself, or a fresh one for None. Raises InvalidSeed."""
    if seed is None:
        return fresh()
    if not isinstance(seed, bytes) or len(seed) != SIZE:
        raise InvalidSeed("seed.size")
    return seed


def from_hex(text: object) -> bytes:
    """The seed that 64 hexadecimal digits spell. Raises InvalidSeed."""
    if isinstance(text, str) and len(text) == 2 * SIZE and text.isascii():
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    raise InvalidSeed("seed.size")


def commitment(seed: bytes) -> str:
    """What is published before the deal: SHA-256 of the seed, in hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def to_words(seed: bytes) -> list[int]:
    """The seed as the eight little-endian 32-bit words of a ChaCha20 key."""
    return [int.from_bytes(seed[i : i + 4], "little") for i in range(0, SIZE, 4)]


def from_words(words: list[int]) -> bytes:
    """The seed that these words spell: the inverse of `to_words`."""
    return b"".join(word.to_bytes(4, "little") for word in words)
