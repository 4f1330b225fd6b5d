"""The protocol of `tablee engine`: one JSON object per line in, one out: docs/engine.md says all.

A request is `{"cmd": ..., ...}`; the answer is `{"ok": {...}}`, or `{"error": {...}}` with `code`,
`message` and `clause`; either with the request's `id` if it had one. No request, however wrong,
ends the process, and one that is answered by an error changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Annotated, Any

import msgspec

from tablee.bots.advice import ask_bot
from tablee.bots.bot import Choice
from tablee.bots.levels import NUMBERS
from tablee.bots.workers.worker import Cancelled
from tablee.cli.files import load_line, parse_json
from tablee.core import seeds
from tablee.core.errors import InvalidRecord, TableeError
from tablee.core.jsonio import read
from tablee.core.perft import perft
from tablee.core.position import Position
from tablee.core.registry import GAMES, find_game

_LONGEST_STOP = 1_000  # bytes; a longer line is not looked at before its turn

_SHARE = 25  # the part of the time left on a clock that a bot takes for a move

_Answer = dict[str, Any]
_Depth = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Level = Annotated[int, msgspec.Meta(ge=min(NUMBERS), le=max(NUMBERS))]
_Milliseconds = Annotated[int, msgspec.Meta(ge=1, le=3_600_000)]
_Simulations = Annotated[int, msgspec.Meta(ge=1, le=100_000_000)]


class EngineError(TableeError):
    """A request that cannot be answered, whatever the game."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all requests have; `id` comes back with the answer."""

    cmd: str
    id: str | int | float | None = None


class Hello(Request):
    """Answers which engine this is, and which games it plays."""


class IsReady(Request):
    """Answers as soon as everything asked before is answered."""


class New(Request):
    """Begin a game, by a fresh seed unless one is given. Answers the commitment and what a
    spectator may know."""

    game: str
    options: dict[str, Any] = {}
    seed: str | None = None


class Load(Request):
    """Go on from a position or a record (exactly one of them). Answers like `new`."""

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None


class Play(Request):
    """Make a move. Answers like `new`."""

    move: str


class Undo(Request):
    """Take the last move back. Answers like `new`."""


class Legal(Request):
    """Answers the legal moves, in their fixed order."""


class View(Request):
    """Answers what a seat may know; without a seat, what a spectator may."""

    seat: int | None = None


class Perft(Request):
    """Answers how many lines of exactly `depth` moves there are."""

    depth: _Depth


class Bot(Request):
    """Answers the move that a bot would make, and what it thinks of it."""

    level: _Level = 3
    ms: _Milliseconds | None = None
    simulations: _Simulations | None = None
    seed: int | None = None


class Choose(Request):
    """Answers like `bot`, for the seat to move in a view, whatever game is held. What the arena
    asks contestants: `legal` and `clock` are for programs that know no rules."""

    view: dict[str, Any]
    legal: list[str] | None = None
    level: _Level = 3
    ms: _Milliseconds | None = None
    simulations: _Simulations | None = None
    clock: dict[str, int] | None = None
    seed: int | None = None


class Stop(Request):
    """Ends the thinking of every bot that was asked before, which is then answered by an error."""


class Record(Request):
    """Answers the record so far: sealed while the game goes on, unless `secret` is asked for."""

    secret: bool = False


class Quit(Request):
    """Ends the process, after an empty answer."""


class Engine:
    """One game at a time, driven by requests."""

    def __init__(self, language: str, ask: Callable[..., Choice] = ask_bot) -> None:
        """`ask` is called like `ask_bot` when somebody wants to know what a bot would do."""
        self.language = language
        self._ask = ask
        self.over = False
        self._stop: Event | None = None
        self._line: list[Position] = []  # from the first position known to the present one
        self._commands: dict[str, tuple[type[Request], Callable[[Any], _Answer]]] = {
            "hello": (Hello, self._hello),
            "isready": (IsReady, self._nothing),
            "new": (New, self._new),
            "load": (Load, self._load),
            "play": (Play, self._play),
            "undo": (Undo, self._undo),
            "legal": (Legal, self._legal),
            "view": (View, self._view),
            "perft": (Perft, self._perft),
            "bot": (Bot, self._bot),
            "choose": (Choose, self._choose),
            "stop": (Stop, self._nothing),
            "record": (Record, self._record),
            "quit": (Quit, self._quit),
        }

    def answer(self, line: bytes | None, stop: Event | None = None) -> _Answer:
        """The answer to one line (None: a line that was too long); a bot thinks no longer once
        `stop` is set. Never raises."""
        self._stop = stop
        echo: _Answer = {}
        try:
            data = _parse(line)
            if isinstance(data.get("id"), str | int | float):
                echo = {"id": data["id"]}
            return {**echo, "ok": self._obey(data)}
        except TableeError as error:
            return {**echo, "error": error.to_json(self.language)}
        except RecursionError:
            return {**echo, "error": EngineError("engine.json").to_json(self.language)}
        except Exception as error:  # a bug of ours must not take the other program down
            internal = EngineError("engine.internal", type(error).__name__)
            return {**echo, "error": internal.to_json(self.language)}

    def _obey(self, data: dict[str, Any]) -> _Answer:
        name = data.get("cmd")
        if not isinstance(name, str) or name not in self._commands:
            raise EngineError("engine.command", name, known=", ".join(self._commands))
        kind, command = self._commands[name]
        try:
            request = read(kind, data, InvalidRecord)
        except InvalidRecord as error:
            raise EngineError("engine.field", **error.details) from None
        return command(request)

    # -- commands --------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position. Raises EngineError before there is one."""
        if not self._line:
            raise EngineError("engine.no_game")
        return self._line[-1]

    def _hello(self, _: Hello) -> _Answer:
        from tablee.server.version import VERSION

        return {
            "engine": "tablee",
            "version": VERSION,
            "games": list(GAMES),
            "commands": list(self._commands),
        }

    def _nothing(self, _: Request) -> _Answer:
        return {}

    def _new(self, request: New) -> _Answer:
        seed = None if request.seed is None else seeds.from_hex(request.seed)
        return self._move_to([find_game(request.game).new(request.options, seed)])

    def _load(self, request: Load) -> _Answer:
        given = [data for data in (request.position, request.record) if data is not None]
        if len(given) != 1:
            _bad("position | record", "problem-count", expected=1)
        return self._move_to(load_line(given[0]))

    def _play(self, request: Play) -> _Answer:
        return self._move_to([*self._line, self.position.play(request.move)])

    def _undo(self, _: Undo) -> _Answer:
        if not self.position.moves():
            raise EngineError("engine.no_move")
        return self._move_to(self._line[:-1])

    def _legal(self, _: Legal) -> _Answer:
        return {"moves": list(self.position.legal())}

    def _view(self, request: View) -> _Answer:
        seats = range(1, self.position.setup.seats + 1)
        if request.seat is not None and request.seat not in seats:
            _bad("seat", "problem-expected", expected=f"1-{len(seats)} | null")
        return self._shown(request.seat)

    def _perft(self, request: Perft) -> _Answer:
        return {"lines": perft(self.position, request.depth)}

    def _bot(self, request: Bot) -> _Answer:
        return self._advise(self.position, request)

    def _choose(self, request: Choose) -> _Answer:
        if not isinstance(request.view.get("game"), str):
            _bad("view.game", "problem-missing")
        if request.clock is not None and request.ms is None:
            request.ms = max(1, request.clock.get("ms", 0) // _SHARE)
        return self._advise(find_game(request.view["game"]).from_view(request.view), request)

    def _advise(self, position: Position, request: Bot | Choose) -> _Answer:
        limits = (request.level, request.ms, request.simulations, request.seed)
        try:
            choice = self._ask(position, *limits, self._stop)
        except Cancelled:
            raise EngineError("engine.stopped") from None
        return {
            "move": choice.move,
            "value": {str(seat): value for seat, value in choice.value.items()},
            "simulations": choice.simulations,
            "line": list(choice.line),
            "candidates": [candidate._asdict() for candidate in choice.candidates],
        }

    def _record(self, request: Record) -> _Answer:
        return {"record": self.position.record().to_json(secret=request.secret)}

    def _quit(self, _: Quit) -> _Answer:
        self.over = True
        return {}

    def _move_to(self, line: list[Position]) -> _Answer:
        self._line = line
        return self._shown(None)

    def _shown(self, seat: int | None) -> _Answer:
        return {"commitment": self.position.commitment, "view": self.position.view(seat)}


def is_stop(line: bytes | None) -> bool:
    """Whether this line ends the thinking of the bots that were asked before it."""
    if line is None or len(line) > _LONGEST_STOP:
        return False
    try:
        return _parse(line).get("cmd") in ("stop", "quit")
    except (EngineError, RecursionError):
        return False


def _parse(line: bytes | None) -> dict[str, Any]:
    try:
        data = None if line is None else parse_json(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise EngineError("engine.json")
    return data


def _bad(field: str, problem: str, **words: Any) -> None:
    raise EngineError("engine.field", field=field, problem=problem, **words)
