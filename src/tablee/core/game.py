"""What a game is: facts, options, notation, position JSON, views, reasons; rules are kernels.

A game subclasses `Game` and fills in the hooks below the line; everything callers use is written
once here and in `Position`. docs/adding-a-game.md walks through it.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import msgspec

from tablee.core import components, seeds
from tablee.core.components import ComponentSet
from tablee.core.errors import (
    InvalidComponents,
    InvalidMove,
    InvalidOptions,
    InvalidPosition,
    InvalidSeed,
    NoSpace,
    TableeError,
)
from tablee.core.jsonio import Nothing, PositionJson, ResultJson, bad, check, read
from tablee.core.kernel import Vector
from tablee.core.options import Components, Option, resolve
from tablee.core.position import Origin, Position
from tablee.core.slots import PLY, REASON, SCORE, SEED, SEEDED, TURN, WINNERS
from tablee.core.space import Space, Symmetry, deal_nothing

_MOST_PLIES = 1_000_000


class Kernel(NamedTuple):
    """The four rule functions of a game, with the signatures of `core.kernel`, and those of its
    space (`core.space`), where it has one."""

    legal: Callable[[Vector, Vector, Vector], int]
    play: Callable[[Vector, Vector, int], int]
    rollout: Callable[[Vector, Vector, Vector, Vector], int]
    determinize: Callable[[Vector, Vector, int, Vector], int]
    number: Callable[[Vector, Vector, int], int] | None = None
    observe: Callable[[Vector, Vector, int, Vector], int] | None = None
    deal: Callable[[Vector, Vector], int] = deal_nothing


class Stakes(NamedTuple):
    """What a finished game is worth to a search: `margin` is the share that the score difference
    decides (winning decides the rest), `scale` the difference that counts as a clear win."""

    margin: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True)
class Setup:
    """What is fixed while a game is played: the options and what follows from them."""

    options: Mapping[str, Any]
    seats: int
    rules: list[int]  # for kernels: options, and what kernels look up; never changed
    parts: Any = None  # for the game's own Python code: its components, parsed
    components: Mapping[str, ComponentSet] | None = None  # by option name


#: Setups by the options that were asked for: every view that a bot gets names its options anew.
_setups: dict[Any, Setup] = {}
_MOST_SETUPS = 64


def _key(game: Game, options: Any) -> Any:
    """What stands for these options of a game; None for those that hold more than plain values."""
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        return None
    if not all(isinstance(value, str | int | None) for value in given.values()):
        return None
    return type(game), *((name, type(value), value) for name, value in given.items())


class Game(ABC):
    """One game. Instances hold no state: a game is a bundle of facts and functions."""

    name: ClassVar[str]
    kernel: ClassVar[Kernel]
    options: ClassVar[tuple[Option, ...]]
    #: Why a game can end; slot REASON holds 1 + index.
    reasons: ClassVar[tuple[str, ...]]
    #: Why a well-spelled move can be refused, and the clause that says so: `{"cell_taken": "1"}`.
    refusals: ClassVar[Mapping[str, str]]
    #: Whether seats may hold what others must not see (then records are sealed until the end).
    hidden: ClassVar[bool] = False
    #: Whether anything is drawn or shuffled (then positions carry their seed).
    chance: ClassVar[bool] = False
    #: The options with which one person plays alone, where the game can be played so.
    solo: ClassVar[Mapping[str, Any] | None] = None
    #: The option by which the players draw for the start, as the game's sheet has it: on, the deal
    #: does so; off, seat 1 begins.
    start_draw: ClassVar[str | None] = None
    #: Winning is all, unless the game is one of points.
    stakes: ClassVar[Stakes] = Stakes()
    #: The moves that end a turn for whoever has run out of time: the first that is legal is made,
    #: and one of them always is. A game without any cannot be played with a clock.
    time_out_moves: ClassVar[tuple[str, ...]] = ()
    #: Options of earlier versions that older records name and that no longer mean anything.
    retired_options: ClassVar[tuple[str, ...]] = ()
    #: More than any position has legal actions: the size of the buffers that `legal` fills.
    max_actions: ClassVar[int]
    #: The typed position JSON.
    json_type: ClassVar[type[PositionJson]]
    #: The typed view JSON, made with `jsonio.view_of`.
    view_type: ClassVar[type[msgspec.Struct]]
    #: The types of what `effects` and `remarks` return; their fields may be missing.
    effects_type: ClassVar[type[msgspec.Struct]] = Nothing
    remarks_type: ClassVar[type[msgspec.Struct]] = Nothing
    #: Option sets that between them show every variant: tests, goldens, perft go through them.
    variants: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)

    # -- what callers use ------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The top-level package that it came in, which also has its kernels' artifacts."""
        return type(self).__module__.partition(".")[0]

    def new(self, options: Mapping[str, Any] | None = None, seed: bytes | None = None) -> Position:
        """The first position of a game. Raises InvalidOptions, InvalidComponents, InvalidSeed."""
        setup = self.prepare(options)
        seed = seeds.check(seed)
        state = self.deal(setup, seeds.to_words(seed) if self.chance else [0] * 8)
        return Position(self, setup, state, Origin(seed, None))

    def from_json(self, data: Any) -> Position:
        """The position that `to_json` wrote. Raises InvalidPosition, which names the field."""
        document = read(self.json_type, data, InvalidPosition)
        check(document.game == self.name, "game", "problem-expected", expected=self.name)
        try:
            setup = self.prepare(document.options)
        except (InvalidOptions, InvalidComponents) as error:
            option = error.details.get("option")
            where = "options" if option in (None, "$") else f"options.{option}"
            bad(where, "problem-reason", reason=error)
        state = self.decode(setup, document)
        self._decode_header(setup, document, state)
        self.check_state(setup, state)
        seed = self._decode_seed(document, state)
        return Position(self, setup, state, Origin(seed, data))

    def from_view(self, view: Any) -> Position:
        """A position that has this view for the seat to move: what is hidden there is made up.
        Whoever searches from it redeals that with the kernel `determinize`.

        Raises InvalidPosition, which names the field.
        """
        if isinstance(view, Mapping):
            view = {field: value for field, value in view.items() if field != "facts"}
        if not isinstance(view, dict) or not self.hidden:
            return self.from_json(view)
        check(view.get("turn") is not None, "turn", "problem-view")
        try:
            whole = self.imagine(self.prepare(view["options"]), deepcopy(view))
        except (LookupError, TypeError, ValueError, AttributeError, TableeError):
            bad("$", "problem-view")
        position = self.from_json(whole)
        check(position.hidden_from(position.turn) == view, "$", "problem-view")
        return position

    def prepare(self, options: Mapping[str, Any] | None = None) -> Setup:
        """Everything that follows from the options; the same for all who ask for the same, unless
        there are component sets that may change. Raises InvalidOptions, InvalidComponents."""
        if isinstance(options, Mapping):
            options = {k: v for k, v in options.items() if k not in self.retired_options}
        key = _key(self, options)
        known = _setups.get(key)
        if known is not None:
            return known
        found = self._prepare(options)
        if key is not None and all(one.shipped for one in (found.components or {}).values()):
            if len(_setups) >= _MOST_SETUPS:
                _setups.clear()
            _setups[key] = found
        return found

    def _prepare(self, options: Mapping[str, Any] | None) -> Setup:
        resolved = resolve(self.options, options)
        sets: dict[str, ComponentSet] = {}
        for option in self.options:
            if isinstance(option, Components):
                found = components.find(self.name, option.name, resolved[option.name])
                sets[option.name] = found
                resolved[option.name] = found.stored()
        return self.setup(resolved, sets)

    def space(self, options: Mapping[str, Any] | None = None) -> Space:
        """Moves as numbers, views as tensors. Raises NoSpace for a game that has none, and
        InvalidOptions, InvalidComponents."""
        return self.space_of(self.prepare(options))

    @property
    def num_actions(self) -> int:
        """How many numbers its moves have, with the default options."""
        return self.space().num_actions

    @property
    def tensor_shape(self) -> tuple[int, ...]:
        """The shape of its tensors, with the default options."""
        return self.space().tensor_shape

    def symmetries(self, options: Mapping[str, Any] | None = None) -> tuple[Symmetry, ...]:
        """The ways to turn the game into an equal one; none for most."""
        return self.space(options).symmetries

    def check_components(self, found: ComponentSet) -> None:
        """Validate a component set of this game. Raises InvalidComponents."""
        for option in self.options:
            if isinstance(option, Components):
                self.setup(resolve(self.options, None), {option.name: found})
                return
        raise InvalidComponents("components.none", value=self.name)

    # -- what each game fills in -----------------------------------------------------------------

    @abstractmethod
    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        """The set-up for resolved options. Raises InvalidOptions where two do not go together, and
        InvalidComponents for a set that cannot be played with."""

    @abstractmethod
    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        """The first state."""

    @abstractmethod
    def text(self, setup: Setup, state: list[int], action: int) -> str:
        """A legal action's one canonical spelling."""

    @abstractmethod
    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        """The action that a text spells, legal or not. Raises InvalidMove (use `misspelt`)."""

    @abstractmethod
    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        """The key of `refusals` that says why this action, which is not legal, is refused."""

    @abstractmethod
    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        """The game's own fields of the position JSON."""

    @abstractmethod
    def decode(self, setup: Setup, document: Any) -> list[int]:
        """The state for a document of `json_type`, its header left at zero. Raises InvalidPosition
        (use `jsonio.check` and `bad`)."""

    def check_state(self, setup: Setup, state: list[int]) -> None:  # noqa: B027 - most need none
        """Last checks on a loaded state whose header is complete. Raises InvalidPosition."""

    def hide(self, setup: Setup, document: dict[str, Any], hands: range) -> dict[str, Any]:
        """The view of somebody who may look into the hands of these seats (a seat into its own, a
        spectator into none, everybody into all once the game is over), from a fresh document. It
        fits `view_type`, whoever looks and whenever."""
        return document

    def imagine(self, setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
        """A whole position with this view, any possible one: the inverse of `hide`. May raise
        whatever it likes for what is no view."""
        return view

    def points(self, setup: Setup, state: list[int]) -> list[int]:
        """The points of each seat so far, in a game that goes on: everybody may know them."""
        return state[SCORE : SCORE + setup.seats]

    def veil(self, move: str) -> str:
        """What the other seats may read of a move: itself, unless it names something hidden."""
        return move

    def remarks(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        """What a helpful neighbour might point out to the seat to move, from what it may know."""
        return {}

    def facts(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        """What a drawing needs that follows from the rules rather than the position JSON. Everybody
        may know it; `{}` for a game whose views say it all."""
        return {}

    def effects(self, setup: Setup, state: list[int], action: int) -> dict[str, Any]:
        """What a legal action does that its text does not say, for words and drawings. Everybody
        may know it."""
        return {}

    def aftermath(self, setup: Setup, before: list[int], after: list[int]) -> dict[str, Any]:
        """What everybody knows of a move only once it is made, since it may follow from what was
        hidden: how a round ended, say. More fields of `effects_type`."""
        return {}

    def space_of(self, setup: Setup) -> Space:
        """What `number` and `observe` count and show. Raises NoSpace."""
        raise NoSpace("game.no_space", self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self),)

    # -- shared by the hooks ---------------------------------------------------------------------

    def misspelt(self, text: object) -> InvalidMove:
        """The error for a text that spells no move of this game."""
        return InvalidMove("move.spelling", text, game=self.name)

    def _decode_header(self, setup: Setup, document: PositionJson, state: list[int]) -> None:
        seats = range(1, setup.seats + 1)
        check((document.turn is None) == (document.result is not None), "turn", "problem-turn")
        check(document.turn is None or document.turn in seats, "turn", "problem-value")
        check(
            0 <= document.ply <= _MOST_PLIES, "ply", "problem-expected", expected=f"0-{_MOST_PLIES}"
        )
        state[TURN] = document.turn or 0
        state[PLY] = document.ply
        if document.result is not None:
            self._decode_result(setup, document.result, state)

    def _decode_result(self, setup: Setup, result: ResultJson, state: list[int]) -> None:
        seats = range(1, setup.seats + 1)
        reasons = ", ".join(self.reasons)
        check(result.reason in self.reasons, "result.reason", "problem-expected", expected=reasons)
        winners = result.winners
        proper = sorted(set(winners)) == winners and all(seat in seats for seat in winners)
        check(proper, "result.winners", "problem-value")
        check(list(result.scores) == [str(seat) for seat in seats], "result.scores", "problem-keys")
        state[REASON] = 1 + self.reasons.index(result.reason)
        state[WINNERS] = sum(1 << (seat - 1) for seat in winners)
        for seat, score in zip(seats, result.scores.values(), strict=True):
            check(abs(score) <= _MOST_PLIES, f"result.scores.{seat}", "problem-value")
            state[SCORE + seat - 1] = score

    def _decode_seed(self, document: PositionJson, state: list[int]) -> bytes | None:
        """Set the seed slots; a position that came without its seed shuffles by its own digest, so
        that playing on from it is reproducible."""
        if not self.chance:
            check(document.seed is None, "seed", "problem-unknown")
            return None
        if document.seed is None:
            text = json.dumps([self.name, state], separators=(",", ":"))
            state[SEED : SEED + 8] = seeds.to_words(hashlib.sha256(text.encode()).digest())
            return None
        try:
            seed = seeds.from_hex(document.seed)
        except InvalidSeed:
            bad("seed", "problem-expected", expected="64 × 0-9a-f")
        state[SEEDED] = 1
        state[SEED : SEED + 8] = seeds.to_words(seed)
        return seed


def _restore(kind: type[Game]) -> Game:
    """A game as it was pickled: the one that is installed, if that is of this kind."""
    from tablee.core.registry import GAMES

    found = GAMES.get(kind.name)
    return found if found is not None and type(found) is kind else kind()
