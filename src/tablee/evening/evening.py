"""An evening: the fold of its events. It decides nothing; `commands` does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from tablee.evening import events as e
from tablee.match.events import Event
from tablee.match.once import Receipt, receipt

Form = Literal["swiss", "round_robin", "knock_out", "sum", "teams"]
FORMS: tuple[Form, ...] = get_args(Form)
#: How a result came: from its table, typed by the host, or from a clock that rang first.
By = Literal["table", "host", "clock"]


class GamePlayed(NamedTuple):
    """A game of the evening: with boxes it may be one that we do not have, which has a title."""

    name: str | None
    title: str | None
    options: dict[str, Any]
    sizes: list[int]  # how many can sit at a table, the most wanted last


@dataclass
class Player:
    """Somebody who plays; `holder` is whose token it is, at the evening and at its tables."""

    number: int
    name: str
    holder: str
    team: int | None = None
    present: bool = True
    since: int = 1  # the first round they can play


@dataclass
class Result:
    """How a table ended: the scores of its players and then of its bots, and who won."""

    scores: list[int]
    winners: list[int]  # as places among the scores, from 0
    by: By


@dataclass
class Pairing:
    """A table of a round: who plays, and online where. `bots` more seats are played by bots."""

    players: list[int]
    bots: int = 0
    table: str | None = None
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many sit at it, bots included."""
        return len(self.players) + self.bots


@dataclass
class Round:
    """A round: its tables, and who sits out."""

    number: int
    game: GamePlayed
    pairings: list[Pairing]
    byes: list[int]
    at: float

    @property
    def over(self) -> bool:
        """Whether every table has a result."""
        return all(pairing.result is not None for pairing in self.pairings)

    def find(self, place: int) -> Pairing | None:
        """The table of that number, from 1."""
        return self.pairings[place - 1] if 1 <= place <= len(self.pairings) else None


class Correction(NamedTuple):
    """The host changed a result: what stood there, what stands there now, and when."""

    round: int
    place: int
    before: list[int]
    after: list[int]
    at: float


@dataclass
class Evening:
    """Everything about one evening. `number` counts its events."""

    id: str
    name: str
    form: Form
    games: list[GamePlayed]
    host: str
    boxes: bool  # whether it is played at real tables: results come by hand
    fill: int | None  # the level of the bots that play with whoever would sit out; None: none do
    minutes: int | None  # after which a round is over and the next begins; None: by a button
    planned: int | None  # rounds; None: as many as the form needs
    teams: list[str]
    at: float
    number: int = 1
    players: list[Player] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    corrections: list[Correction] = field(default_factory=list)
    closed: bool = False
    keys: dict[str, Receipt] = field(default_factory=dict)

    @classmethod
    def fold(cls, history: Sequence[Event]) -> Evening:
        """The evening that results from these events, the first included."""
        first = history[0]
        data = dict(first.data)
        games = [GamePlayed(**game) for game in data.pop("games")]
        data.pop("asked", None)
        evening = cls(first.table, games=games, at=first.at, **data)
        for event in history[1:]:
            evening.apply(event)
        return evening

    # -- looking ---------------------------------------------------------------------------------

    @property
    def present(self) -> list[Player]:
        """Who would play in a round that began now."""
        return [player for player in self.players if player.present]

    @property
    def current(self) -> Round | None:
        """The round that was made last."""
        return self.rounds[-1] if self.rounds else None

    def player(self, number: int) -> Player:
        """The player of that number, from 1."""
        return self.players[number - 1]

    def player_of(self, holder: str | None) -> Player | None:
        """Whose holder this is."""
        return next((player for player in self.players if player.holder == holder), None)

    def reader(self, holder: str | None) -> str | None:
        """The holder, or None for somebody who only looks."""
        known = holder is not None and (holder == self.host or self.player_of(holder) is not None)
        return holder if known else None

    def next_game(self) -> GamePlayed:
        """The game of the next round: they take turns."""
        return self.games[len(self.rounds) % len(self.games)]

    def pairings(self) -> Iterable[tuple[Round, int, Pairing]]:
        """Every table of the evening, with its round and its number."""
        for round_ in self.rounds:
            for place, pairing in enumerate(round_.pairings, 1):
                yield round_, place, pairing

    def place_of(self, table: str) -> tuple[Round, int, Pairing] | None:
        """Which of its tables has this id."""
        return next((found for found in self.pairings() if found[2].table == table), None)

    # -- what happened ---------------------------------------------------------------------------

    def event(self, kind: str, now: float, /, **data: Any) -> Event:
        """The next event of this evening. It has not happened until it is applied."""
        return Event(self.id, self.number + 1, kind, data, now)

    def apply(self, event: Event) -> None:
        """Apply the next event."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} after {self.number}")
        _HAPPENS[event.kind](self, event.data, event.at)
        self.number = event.number
        if event.key is not None:
            self.keys[event.key] = receipt(event)

    def _entered(self, data: dict[str, Any], now: float) -> None:
        for new in data["players"]:
            number = len(self.players) + 1
            since = len(self.rounds) + 1
            self.players.append(
                Player(number, new["name"], new["holder"], new["team"], True, since)
            )

    def _left(self, data: dict[str, Any], now: float) -> None:
        self.player(data["player"]).present = False

    def _returned(self, data: dict[str, Any], now: float) -> None:
        self.player(data["player"]).present = True

    def _teamed(self, data: dict[str, Any], now: float) -> None:
        self.player(data["player"]).team = data["team"]

    def _paired(self, data: dict[str, Any], now: float) -> None:
        for place in data["timed_out"]:
            self.draw(place)
        pairings = [
            Pairing(made["players"], made["bots"], made["table"]) for made in data["tables"]
        ]
        game = self.next_game()
        self.rounds.append(Round(len(self.rounds) + 1, game, pairings, list(data["byes"]), now))

    def draw(self, place: int) -> None:
        """A table of the last round is a draw: the clock has rung before it was over."""
        pairing = self.rounds[-1].pairings[place - 1]
        pairing.result = Result([0] * pairing.seats, [], "clock")

    def _dropped(self, data: dict[str, Any], now: float) -> None:
        self.rounds.pop()

    def _result(self, data: dict[str, Any], now: float) -> None:
        pairing = self.rounds[data["round"] - 1].pairings[data["place"] - 1]
        pairing.result = Result(list(data["scores"]), list(data["winners"]), data["by"])

    def _corrected(self, data: dict[str, Any], now: float) -> None:
        pairing = self.rounds[data["round"] - 1].pairings[data["place"] - 1]
        before = [] if pairing.result is None else pairing.result.scores
        self.corrections.append(
            Correction(data["round"], data["place"], list(before), list(data["scores"]), now)
        )
        pairing.result = Result(list(data["scores"]), list(data["winners"]), "host")

    def _closed(self, data: dict[str, Any], now: float) -> None:
        self.closed = True

    def _reopened(self, data: dict[str, Any], now: float) -> None:
        self.closed = False


_HAPPENS = {
    e.ENTERED: Evening._entered,
    e.LEFT: Evening._left,
    e.RETURNED: Evening._returned,
    e.TEAMED: Evening._teamed,
    e.PAIRED: Evening._paired,
    e.DROPPED: Evening._dropped,
    e.RESULT: Evening._result,
    e.CORRECTED: Evening._corrected,
    e.CLOSED: Evening._closed,
    e.REOPENED: Evening._reopened,
}
