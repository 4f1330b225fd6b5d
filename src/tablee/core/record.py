"""Records: options, seed and moves; replaying one gives the same game, byte for byte."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core import seeds
from tablee.core.errors import InvalidRecord, InvalidSeed, TableeError
from tablee.core.jsonio import ResultJson, read
from tablee.core.lots import draw_lot
from tablee.core.position import Origin, Position

if TYPE_CHECKING:
    from tablee.core.game import Game

FORMAT = 1


class _SetJson(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    digest: str


class _StarterJson(msgspec.Struct, forbid_unknown_fields=True):
    by: str
    place: int


class _RecordJson(msgspec.Struct, forbid_unknown_fields=True):
    tablee: int
    game: str
    options: dict[str, Any]
    components: dict[str, _SetJson]
    commitment: str | None
    seed: str | None
    start: dict[str, Any] | None
    moves: list[str]
    result: ResultJson | None
    starter: _StarterJson | None = None


@dataclass(frozen=True)
class Record:
    """A game as it was played. Its JSON is sealed until the end where something is hidden."""

    game: Game
    options: Mapping[str, Any]
    components: Mapping[str, Mapping[str, str]]  # option -> name and digest of the set
    commitment: str | None
    seed: bytes | None  # None: sealed, or the game began from a loaded position
    start: Any
    moves: tuple[str, ...]
    result: Any  # JSON, None while the game goes on
    #: How the table settled who has seat 1 (`by`: lot, place, turn), and the place, as its seats
    #: were given, that came to be seat 1; None where nothing was settled.
    starter: Mapping[str, Any] | None = None

    @classmethod
    def of(cls, position: Position, origin: Origin) -> Record:
        """The record of a position's line of play."""
        result = position.result
        sets = position.setup.components or {}
        return cls(
            game=position.game,
            options=dict(position.setup.options),
            components={k: {"name": s.name, "digest": s.digest} for k, s in sets.items()},
            commitment=position.commitment,
            seed=origin.seed,
            start=origin.start,
            moves=position.moves(),
            result=None if result is None else result.to_json(),
        )

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """The record that `to_json` wrote; `positions()` then checks the moves.

        Raises InvalidRecord, which names the field, and UnknownGame.
        """
        from tablee.core.registry import find_game

        document = read(_RecordJson, data, InvalidRecord)
        _check(document.tablee == FORMAT, "tablee", "problem-expected", expected=str(FORMAT))
        game = find_game(document.game)
        try:
            seed = None if document.seed is None else seeds.from_hex(document.seed)
        except InvalidSeed:
            raise _bad("seed", "problem-expected", expected="64 × 0-9a-f") from None
        if seed is not None and document.start is None:
            _check(
                seeds.commitment(seed) == document.commitment, "commitment", "problem-commitment"
            )
        return cls(
            game=game,
            options=document.options,
            components={
                k: {"name": s.name, "digest": s.digest} for k, s in document.components.items()
            },
            commitment=document.commitment,
            seed=seed,
            start=document.start,
            moves=tuple(document.moves),
            result=None if document.result is None else msgspec.to_builtins(document.result),
            starter=None if document.starter is None else msgspec.to_builtins(document.starter),
        )

    @property
    def sealed(self) -> bool:
        """Whether this record must not reveal yet what is hidden."""
        return self.game.hidden and self.result is None

    def to_json(self, *, secret: bool = False) -> dict[str, Any]:
        """The record as JSON. Before the end of a game with hidden parts it holds neither the seed
        nor a hidden part of a move, and cannot be replayed; `secret=True` is for the host's own
        files."""
        sealed = self.sealed and not secret
        starter = {} if self.starter is None else {"starter": dict(self.starter)}
        return {
            "tablee": FORMAT,
            "game": self.game.name,
            "options": dict(self.options),
            "components": {option: dict(named) for option, named in self.components.items()},
            "commitment": self.commitment,
            "seed": None if sealed or self.seed is None else self.seed.hex(),
            "start": None if sealed else self.start,
            "moves": [self.game.veil(move) if sealed else move for move in self.moves],
            "result": self.result,
            **starter,
        }

    def positions(self) -> Iterator[Position]:
        """Every position, first to last. Raises InvalidRecord at what does not replay."""
        position = self._first()
        self._check_components(position)
        self._check_lot(position)
        yield position
        for number, move in enumerate(self.moves):
            try:
                position = position.play(move)
            except TableeError as error:
                raise _bad(f"moves[{number}]", "problem-reason", reason=error) from error
            yield position
        result = None if position.result is None else position.result.to_json()
        _check(result is not None or self.result is None, "result", "problem-unfinished")
        _check(result == self.result, "result", "problem-result")

    def last(self) -> Position:
        """The position after all moves. Raises InvalidRecord."""
        return deque(self.positions(), maxlen=1).pop()

    def _first(self) -> Position:
        if self.start is None and self.seed is None:
            raise _bad("seed", "problem-sealed")
        try:
            if self.start is not None:
                return self.game.from_json(self.start)
            return self.game.new(self.options, self.seed)
        except TableeError as error:
            field = "start" if self.start is not None else "options"
            raise _bad(field, "problem-reason", reason=error) from error

    def _check_components(self, position: Position) -> None:
        for option, found in (position.setup.components or {}).items():
            named = self.components.get(option)
            same = named is not None and named["digest"] == found.digest
            _check(same, f"components.{option}", "problem-digest")

    def _check_lot(self, position: Position) -> None:
        """Whoever was drawn to begin was drawn by the seed."""
        if self.starter is not None and self.starter["by"] == "lot" and self.seed is not None:
            drawn = draw_lot(self.seed, position.setup.seats)
            _check(self.starter["place"] == drawn, "starter.place", "problem-lot")


def _bad(field: str, problem: str, **words: Any) -> InvalidRecord:
    return InvalidRecord("record.field", field=field, problem=problem, **words)


def _check(condition: bool, field: str, problem: str, **words: Any) -> None:
    if not condition:
        raise _bad(field, problem, **words)
