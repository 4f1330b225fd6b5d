"""What is answered about programs, and what they are told."""

from __future__ import annotations

from typing import Any

import msgspec


class ProgramReady(msgspec.Struct, frozen=True):
    """A program that can be asked for a game."""

    program: str
    name: str
    games: list[str]


class ProgramListed(msgspec.Struct):
    """A program as the host sees it, and the games it is ready to play now."""

    program: str
    name: str
    at: float
    games: list[str]


class ProgramMade(msgspec.Struct):
    """A new program. The token is shown once; whoever has it is that program."""

    program: str
    name: str
    token: str


class ChallengeAnswered(msgspec.Struct):
    """What a program has answered: with a token, it has a seat there."""

    table: str
    token: str | None


class Challenged(msgspec.Struct, frozen=True):
    """To a program: somebody wants to play. It is answered under the name of the table."""

    table: str
    game: str
    names: list[str]


class Withdrawn(msgspec.Struct):
    """To a program: a challenge that no longer waits for an answer."""

    table: str


class GameStarted(msgspec.Struct):
    """To a program: a game of its own, and the token of its seat."""

    table: str
    token: str
    game: str
    seat: int
    options: dict[str, Any]


class TurnCame(msgspec.Struct):
    """To a program: it is to move. `view` is what its seat may know, `legal` what it can play;
    `version` goes with the move."""

    table: str
    version: int
    seat: int
    view: dict[str, Any]
    legal: list[str]


class GameOver(msgspec.Struct):
    """To a program: a game has ended; without a result, the seat is no longer its own."""

    table: str
    result: dict[str, Any] | None
