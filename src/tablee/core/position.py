"""An immutable position: all that is needed to go on, and how it came about."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from operator import index
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from tablee.core import seeds
from tablee.core.errors import IllegalMove, InvalidMove, NoSpace
from tablee.core.rng import generator
from tablee.core.slots import PLY, REASON, SCORE, SEED, SEEDED, TURN, WINNERS

if TYPE_CHECKING:
    from tablee.core.game import Game, Setup
    from tablee.core.record import Record


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning seats (none: a draw), why, and every seat's score."""

    winners: tuple[int, ...]
    reason: str
    scores: Mapping[int, int]

    def to_json(self) -> dict[str, Any]:
        """The `result` of position JSON."""
        scores = {str(seat): score for seat, score in self.scores.items()}
        return {"winners": list(self.winners), "reason": self.reason, "scores": scores}


class Origin(NamedTuple):
    """Where a line of play began: a seed, or a position that was loaded."""

    seed: bytes | None
    start: Any  # position JSON, None when the game began at its first position


class _Line(NamedTuple):
    """The moves that led here, last one first; shared by positions, so a move costs no copy."""

    before: _Line | None
    seat: int
    move: str


class Position:
    """A position of a game. Playing a move gives a new one; this one never changes."""

    __slots__ = ("_actions", "_legal", "_line", "_numbered", "_origin", "_state", "game", "setup")

    game: Game
    setup: Setup
    _state: list[int]
    _origin: Origin
    _line: _Line | None
    _actions: tuple[int, ...] | None
    _legal: tuple[str, ...] | None
    _numbered: tuple[int, ...] | None

    def __init__(
        self,
        game: Game,
        setup: Setup,
        state: list[int],
        origin: Origin,
        line: _Line | None = None,
    ) -> None:
        # Through object: __setattr__ below keeps everybody else from changing a position.
        assign = object.__setattr__
        assign(self, "game", game)
        assign(self, "setup", setup)
        assign(self, "_state", state)
        assign(self, "_origin", origin)
        assign(self, "_line", line)
        assign(self, "_actions", None)
        assign(self, "_legal", None)
        assign(self, "_numbered", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a position never changes; play() gives a new one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a position never changes; play() gives a new one")

    # -- looking ---------------------------------------------------------------------------------

    @property
    def options(self) -> Mapping[str, Any]:
        """Every option of this game with its value."""
        return MappingProxyType(dict(self.setup.options))

    @property
    def turn(self) -> int | None:
        """The seat to move, None when the game is over."""
        return self._state[TURN] or None

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self._state[PLY]

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        state = self._state
        if not state[REASON]:
            return None
        seats = self._seats()
        winners = tuple(seat for seat in seats if state[WINNERS] >> (seat - 1) & 1)
        scores = MappingProxyType({seat: state[SCORE + seat - 1] for seat in seats})
        return Result(winners, self.game.reasons[state[REASON] - 1], scores)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the game's seed: may be shown to everybody before the deal."""
        return None if self._origin.seed is None else seeds.commitment(self._origin.seed)

    @property
    def state(self) -> tuple[int, ...]:
        """The kernel's state vector, for programs that search on their own."""
        return tuple(self._state)

    def to_json(self) -> dict[str, Any]:
        """Everything, also what is hidden; `game.from_json` loads it again."""
        result = self.result
        document: dict[str, Any] = {
            "game": self.game.name,
            "options": dict(self.setup.options),
            "turn": self.turn,
            "ply": self.ply,
            "result": None if result is None else result.to_json(),
            **self.game.encode(self.setup, self._state),
        }
        if self._state[SEEDED]:
            document["seed"] = seeds.from_words(self._state[SEED : SEED + 8]).hex()
        return document

    def returns(self) -> dict[int, int]:
        """Every seat's score as it stands: that of the result once the game is over, before that
        the points made so far, which everybody may know."""
        result = self.result
        if result is not None:
            return dict(result.scores)
        return dict(enumerate(self.game.points(self.setup, self._state), 1))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, and the game's `facts` about it: a document of
        `game.view_type`, from the first move to after the last. Once the game is over all hands are
        open."""
        return self._with_facts(self.hidden_from(seat))

    def open_view(self) -> dict[str, Any]:
        """The view of somebody who may look into every hand, as in a replay."""
        return self._with_facts(self._seen_by(self._seats()))

    def hidden_from(self, seat: int | None) -> dict[str, Any]:
        """The position JSON without what a seat (None: a spectator) may not know."""
        seats = self._seats()
        if seat is not None and seat not in seats:
            raise ValueError(f"no seat {seat} at this table")
        own = range(0) if seat is None else range(seat, seat + 1)
        return self._seen_by(seats if self.turn is None else own)

    def _seen_by(self, hands: range) -> dict[str, Any]:
        document = self.to_json()
        document.pop("seed", None)
        return self.game.hide(self.setup, document, hands)

    def _with_facts(self, view: dict[str, Any]) -> dict[str, Any]:
        facts = self.facts()
        return view | ({"facts": facts} if facts else {})

    def _seats(self) -> range:
        return range(1, self.setup.seats + 1)

    def without_lists(self) -> Position:
        """The same position, with no moves listed: takes less memory than one that was played."""
        return Position(self.game, self.setup, self._state, self._origin, self._line)

    # -- moves as text ---------------------------------------------------------------------------

    def legal(self) -> tuple[str, ...]:
        """The legal moves, in a fixed order; none when the game is over."""
        legal = self._legal
        if legal is None:
            text, setup, state = self.game.text, self.setup, self._state
            legal = tuple([text(setup, state, action) for action in self.actions()])
            object.__setattr__(self, "_legal", legal)
        return legal

    def remarks(self) -> dict[str, Any]:
        """What a helpful neighbour might point out to the seat to move; nothing in most games."""
        return self.game.remarks(self.setup, self._state) if self.turn is not None else {}

    def facts(self) -> dict[str, Any]:
        """What a drawing needs that follows from the rules; in most games nothing."""
        return self.game.facts(self.setup, self._state)

    def effects(self, move: str) -> dict[str, Any]:
        """What a legal move does that its text does not say; in many games nothing."""
        return self.game.effects(self.setup, self._state, self.action(move))

    def aftermath(self, after: Position) -> dict[str, Any]:
        """What everybody knows of the move that led from here to there, now that it is made."""
        return self.game.aftermath(self.setup, self._state, after._state)

    def play(self, move: str) -> Position:
        """The position after a move. Raises InvalidMove for what is no move's spelling, IllegalMove
        (with `code` and `clause`) for a move that the rules forbid here."""
        return self.act(self.action(move))

    # -- moves as integers -----------------------------------------------------------------------

    def actions(self) -> tuple[int, ...]:
        """The legal moves as integers, in the order of `legal`."""
        actions = self._actions
        if actions is None:
            actions = self._list_actions()
            object.__setattr__(self, "_actions", actions)
        return actions

    def act(self, action: SupportsIndex) -> Position:
        """The position after an action, any kind of integer. Raises InvalidMove for what is none,
        IllegalMove for an action that the rules forbid here."""
        action = self._integer(action)
        if action not in self.actions():
            self._refuse(action)
        state = list(self._state)
        self.game.kernel.play(self.setup.rules, state, action)
        state[SEEDED] = int(self.game.chance)  # also where the seed came from the position's digest
        line = _Line(self._line, self._state[TURN], self.text(action))
        return Position(self.game, self.setup, state, self._origin, line)

    def text(self, action: int) -> str:
        """The spelling of a legal action."""
        return self.game.text(self.setup, self._state, self._integer(action))

    def action(self, text: str) -> int:
        """The action a text spells, legal or not. Raises InvalidMove."""
        if not isinstance(text, str):
            raise self.game.misspelt(text)
        return self.game.parse(self.setup, self._state, text)

    def _integer(self, action: SupportsIndex) -> int:
        """An action as Python's own integer: kernels would keep another kind in the state."""
        try:
            return index(action)
        except TypeError:
            kind = type(action).__name__
            raise InvalidMove("move.action", action, game=self.game.name, kind=kind) from None

    def _list_actions(self) -> tuple[int, ...]:
        if not self._state[TURN]:
            return ()
        out = [0] * self.game.max_actions
        count = self.game.kernel.legal(self.setup.rules, self._state, out)
        return tuple(out[:count])

    def _refuse(self, action: int) -> None:
        game = self.game
        if not self._state[TURN]:
            raise IllegalMove("move.game_over", game=game.name)
        try:
            text = self.text(action)
        except (InvalidMove, ValueError, LookupError):
            raise game.misspelt(action) from None
        reason = game.refusal(self.setup, self._state, action)
        raise IllegalMove(f"{game.name}.{reason}", text, clause=game.refusals[reason])

    # -- moves as numbers, views as tensors ------------------------------------------------------

    def mask(self) -> bytes:
        """A byte for each number of the game's space: 1 where its move is legal. Raises NoSpace."""
        mask = bytearray(self.game.space_of(self.setup).num_actions)
        for number in self._numbers():
            mask[number] = 1
        return bytes(mask)

    def index(self, move: str) -> int:
        """The number of a legal move. Raises InvalidMove, IllegalMove, NoSpace."""
        action = self.action(move)
        if action not in self.actions():
            self._refuse(action)
        return self._numbers()[self.actions().index(action)]

    def move(self, index: SupportsIndex) -> str:
        """The legal move with this number. Raises IllegalMove where there is none, NoSpace."""
        number, numbers = self._integer(index), self._numbers()
        if number not in numbers:
            raise IllegalMove("move.number", number, game=self.game.name)
        return self.text(self.actions()[numbers.index(number)])

    def tensor(self, seat: int) -> bytes:
        """What a seat may know, as bytes of the shape `space.tensor_shape`. Raises NoSpace."""
        space, observe = self.game.space_of(self.setup), self.game.kernel.observe
        if observe is None:
            raise NoSpace("game.no_space", self.game.name)
        if seat not in self._seats():
            raise ValueError(f"no seat {seat} at this table")
        out = [0] * prod(space.tensor_shape)
        observe(self.setup.rules, self._state, seat, out)
        return bytes(out)

    def information_key(self, seat: int) -> str:
        """Equal for positions that this seat cannot tell apart, having watched the game since its
        beginning (or since the position that was loaded): a digest of its view, and of the moves as
        it saw them."""
        veil = self.game.veil
        moves = [(by, move if by == seat else veil(move)) for by, move in self._made()]
        seen = json.dumps([self.hidden_from(seat), moves], separators=(",", ":"), sort_keys=True)
        return hashlib.sha256(seen.encode()).hexdigest()

    def _numbers(self) -> tuple[int, ...]:
        """The number of each legal move, in the order of `actions`."""
        numbered = self._numbered
        if numbered is None:
            number = self.game.kernel.number
            if number is None:
                raise NoSpace("game.no_space", self.game.name)
            rules, state = self.setup.rules, self._state
            numbered = tuple([number(rules, state, action) for action in self.actions()])
            object.__setattr__(self, "_numbered", numbered)
        return numbered

    # -- where it came from ----------------------------------------------------------------------

    def moves(self) -> tuple[str, ...]:
        """The moves played since the game began, or since the position that was loaded."""
        return tuple(move for _, move in self._made())

    def record(self) -> Record:
        """The record of this game so far; its JSON is sealed until the end."""
        from tablee.core.record import Record

        return Record.of(self, self._origin)

    def redealt(self, seat: int | None, seed: int) -> Position:
        """A position that this seat (None: a spectator) cannot tell from this one: what is hidden
        from it is dealt again, every deal that fits its view being equally likely.

        What searches of a game with hidden parts use: look at many deals, and choose the move that
        does well over all of them. Tests use it to show that a view, or a bot, does not depend on
        what it may not know. The same seed gives the same deal; the result has no record.
        """
        state = list(self._state)
        self.game.kernel.determinize(self.setup.rules, state, seat or 0, generator(seed))
        return Position(self.game, self.setup, state, Origin(None, None))

    def _made(self) -> list[tuple[int, str]]:
        """Who made which move, the first one first."""
        return list(self._walk())[::-1]

    def _walk(self) -> Iterator[tuple[int, str]]:
        line = self._line
        while line is not None:
            yield line.seat, line.move
            line = line.before

    # -- copies ----------------------------------------------------------------------------------

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The options, not what follows from them; the moves, not the chain of them."""
        options = dict(self.setup.options)
        return _restore, (self.game, options, self._state, self._origin, self._made())

    # -- equality --------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.game.name == other.game.name
            and self.setup.options == other.setup.options
            and self._state == other._state
        )

    def __hash__(self) -> int:
        return hash((self.game.name, tuple(self._state)))

    def __repr__(self) -> str:
        return f"<Position {self.game.name}, ply {self.ply}, turn {self.turn}>"


def _restore(
    game: Game,
    options: dict[str, Any],
    state: list[int],
    origin: Origin,
    moves: list[tuple[int, str]],
) -> Position:
    """A position as it was pickled."""
    line: _Line | None = None
    for seat, move in moves:
        line = _Line(line, seat, move)
    return Position(game, game.prepare(options), state, origin, line)
