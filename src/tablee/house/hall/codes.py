"""Short codes: four letters that lead to a table, for whoever is told them aloud."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tablee.house.ports import Code, Conflict, Storage
from tablee.match.errors import Refused

LENGTH = 4
#: No vowels, which would make words; nothing that looks or sounds like another letter.
_ALPHABET = "BCDFHJKLMNPRTVWXZ"
#: What some read into letters without vowels.
_RUDE = (
    *("BCH", "BTCH", "CNT", "DCK", "DLD", "FCK", "FDP", "FF", "FKN", "FKT", "FTZ", "HH", "KKK"),
    *("KZ", "MRD", "NPD", "NTM", "NZ", "PD", "PTN", "TMR", "TRD", "VRG", "WTF", "XXX"),
)
_ATTEMPTS = 20


def is_code(letters: str) -> bool:
    """Whether these could be the letters of a code.

    >>> is_code("BRXT"), is_code("brxt"), is_code("BRX"), is_code("FCKL")
    (True, False, False, False)
    """
    plain = len(letters) == LENGTH and set(letters) <= set(_ALPHABET)
    return plain and not any(rude in letters for rude in _RUDE)


def new_letters(choose: Callable[[str], str] = secrets.choice) -> str:
    """Four letters that nobody minds reading out."""
    while True:
        letters = "".join(choose(_ALPHABET) for _ in range(LENGTH))
        if is_code(letters):
            return letters


async def code_for(storage: Storage, table: str, now: float, seconds: float) -> Code:
    """The code of a table: the one it has, or a new one that lasts so long. Raises Refused when
    hardly any are left."""
    for _ in range(_ATTEMPTS):
        try:
            return await storage.keep_code(Code(new_letters(), table, now + seconds), now)
        except Conflict:
            continue
    raise Refused("table.busy")


async def table_of(storage: Storage, written: str, now: float) -> str:
    """The table of a code, as somebody writes it. Raises Refused."""
    letters = written.replace(" ", "").upper()
    table = await storage.find_code(letters, now) if is_code(letters) else None
    if table is None:
        raise Refused("table.no_code")
    return table
