"""Things that are almost right: texts, JSON documents and bytes with something wrong in them."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

_CHARACTERS = "abcdefg0123456789^->@:=,#.JRLT+* \n\0é🙂\u202e\ud800"
_SCALARS: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 64, 2**31, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308,
    float("nan"), "", "0", "é", "\0", "a" * 300, [], {}, [[]], {"": None}, "lot", "standard",
)  # fmt: skip


def spoil_text(text: str, choice: Random) -> str:
    """A text with up to three places changed."""
    letters = list(text)
    for _ in range(choice.randint(0, 3)):
        place = choice.randint(0, len(letters))
        new = choice.choices(_CHARACTERS, k=choice.randint(0, 2))
        letters[place : place + choice.randint(0, 2)] = new
    return "".join(letters)


def spoil_bytes(data: bytes, choice: Random) -> bytes:
    """Bytes with up to four places changed, cut off or repeated."""
    spoilt = bytearray(data)
    for _ in range(choice.randint(0, 4)):
        place = choice.randint(0, len(spoilt))
        spoilt[place : place + choice.randint(0, 3)] = choice.randbytes(choice.randint(0, 3))
    if choice.random() < 0.1:
        del spoilt[choice.randint(0, len(spoilt)) :]
    return bytes(spoilt * 2 if choice.random() < 0.02 else spoilt)


def spoil_json(document: Any, choice: Random) -> Any:
    """A document in which one to three values were replaced, dropped, nudged or moved."""
    if choice.random() < 0.02:
        return nonsense(choice, 3)
    spoilt = copy.deepcopy(document)
    for _ in range(choice.randint(1, 3)):
        _spoil(spoilt, choice)
    return spoilt


def nonsense(choice: Random, depth: int) -> Any:
    """Any JSON, and a little more."""
    kind = choice.randint(0, 4) if depth else 0
    if kind == 1:
        return [nonsense(choice, depth - 1) for _ in range(choice.randint(0, 3))]
    if kind == 2:
        keys = [spoil_text("key", choice) for _ in range(choice.randint(0, 3))]
        return {key: nonsense(choice, depth - 1) for key in keys}
    return copy.deepcopy(choice.choice(_SCALARS))


def _spoil(document: Any, choice: Random) -> None:
    node = document
    while isinstance(node, dict | list) and node:
        key: Any = choice.choice(list(node) if isinstance(node, dict) else range(len(node)))
        value = node[key]
        if isinstance(value, dict | list) and value and choice.random() < 0.7:
            node = value
            continue
        change = choice.randint(0, 3)
        if change == 0:
            del node[key]
        elif change == 1 and type(value) is int:
            node[key] = value + choice.randint(-2, 2)
        elif change == 2 and isinstance(value, str):
            node[key] = spoil_text(value, choice)
        else:
            node[key] = nonsense(choice, 2)
        return
