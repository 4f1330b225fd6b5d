"""Whatever is asked of a table in whatever order: no move is lost or made twice, and the table is
the fold of its events."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tablee.core.errors import IllegalMove
from tablee.match import commands
from tablee.match.errors import Refused
from tablee.match.events import GAME_CHANGES, Event
from tablee.match.snapshot import snapshot
from tablee.match.table import Table
from tests.match.tables import ANA, BEN, Desk

HOLDERS = st.sampled_from([ANA, BEN, "cleo", None])
SEATS = st.integers(1, 3)
TABLES = st.sampled_from(
    [
        ("lot", ("ana", "ben"), {}),
        ("lotus", ("ana", "?", "bot1"), {}),
        ("topominos", ("ana", "ben"), {}),
        ("punto", ("ana", "ben", "?"), {"expert": True}),
    ]
)


class AnyTable(RuleBasedStateMachine):
    @initialize(made=TABLES)
    def sit(self, made: tuple[str, tuple[str, ...], dict[str, object]]) -> None:
        turn_seconds = 30 if made[0] == "topominos" else None
        self.desk = Desk(*made, turn_seconds=turn_seconds)
        self.line: list[str] = []

    def ask(self, command: Callable[[Table, float], Event | list[Event] | None]) -> Event | None:
        """Ask for something; what is refused changes nothing."""
        table, before = self.desk.table, self.desk.table.number
        try:
            asked = command(table, self.desk.now)
        except (Refused, IllegalMove):
            assert table.number == before
            return None
        event = asked[0] if isinstance(asked, list) else asked
        if event is None:
            return None
        version = table.version
        self.desk.do(event)
        assert table.number == before + 1
        assert table.version == version + (event.kind in GAME_CHANGES)
        if event.kind == "moved":
            self.line.append(event.data["move"])
        elif event.kind == "undone":
            del self.line[event.data["to"] :]
        return event

    @rule(holder=HOLDERS, pick=st.integers(0, 1000), stale=st.booleans())
    def move(self, holder: str | None, pick: int, stale: bool) -> None:
        legal = self.desk.table.position.legal() or ("d4",)
        text, version = legal[pick % len(legal)], self.desk.table.version - stale
        made = self.ask(lambda t, now: commands.move(t, holder, version, text, now))
        assert not (made and stale)

    @rule(pick=st.integers(0, 1000))
    def bot(self, pick: int) -> None:
        legal = self.desk.table.position.legal() or ("d4",)
        version = self.desk.table.version
        self.ask(lambda t, now: commands.bot_move(t, version, legal[pick % len(legal)], now))

    @rule(seconds=st.integers(0, 100))
    def wait(self, seconds: int) -> None:
        self.desk.now += seconds
        self.ask(commands.expire)

    @rule(holder=HOLDERS, answer=st.sampled_from([None, None, True, False]))
    def undo(self, holder: str | None, answer: bool | None) -> None:
        version = self.desk.table.version
        self.ask(lambda t, now: commands.undo(t, holder, version, now, answer=answer))

    @rule(holder=st.sampled_from([ANA, BEN, "cleo"]), seat=SEATS)
    def join(self, holder: str, seat: int) -> None:
        self.ask(lambda t, now: commands.join(t, holder, seat, None, now))

    @rule(holder=HOLDERS, seat=SEATS, level=st.sampled_from([None, 1]))
    def take_over(self, holder: str | None, seat: int, level: int | None) -> None:
        self.ask(lambda t, now: commands.take_over(t, holder, seat, level, now))

    @rule(holder=st.sampled_from([ANA, BEN]), there=st.booleans())
    def come_or_go(self, holder: str, there: bool) -> None:
        command = commands.come if there else commands.leave
        self.ask(lambda t, now: command(t, holder, now))

    @rule(holder=HOLDERS, seat=SEATS)
    def rematch(self, holder: str | None, seat: int) -> None:
        self.ask(lambda t, now: commands.ask_rematch(t, holder, seat, now, "new"))

    @invariant()
    def no_move_is_lost_or_made_twice(self) -> None:
        if hasattr(self, "desk"):
            assert [made.move for made in self.desk.table.moves] == self.line
            assert list(self.desk.table.position.moves()) == self.line

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            folded = Table.fold(self.desk.history)
            for holder in (ANA, BEN, None):
                assert snapshot(folded, holder) == snapshot(self.desk.table, holder)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
