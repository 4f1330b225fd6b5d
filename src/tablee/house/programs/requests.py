"""What may be asked about programs, and by them; `house/handlers/programs.py` answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.requests import Key, Name, Request, SecretKey, TableRequest

ProgramId = Annotated[str, msgspec.Meta(max_length=16)]


class MakeProgram(Request, frozen=True):
    """The host: let a program play in this house. Sent again with the same key, it gives the token
    of the same one; the key is as secret as that."""

    name: Name
    key: SecretKey


class RemoveProgram(Request, frozen=True):
    """The host: let a program play here no longer. Games that it plays become those of somebody
    who has left."""

    program: ProgramId


class ChallengeProgram(Request, frozen=True):
    """Ask a program that is ready for a game of two. Sent again with the same key, it gives the
    token of the same table; the key is as secret as that."""

    program: ProgramId
    game: Annotated[str, msgspec.Meta(max_length=40)]
    key: SecretKey
    name: Name | None = None


class AnswerChallenge(TableRequest, frozen=True):
    """The program: accept to play at a table, or decline."""

    accept: bool
    key: Key | None = None
