"""`tablee engine`: the protocol, and that nothing a program sends can end it."""

from __future__ import annotations

import json
import os
import re
from importlib.metadata import version
from io import BytesIO, StringIO
from pathlib import Path
from threading import Event, Thread
from typing import Any, NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.bots.workers.worker import Cancelled
from tablee.cli.commands import engine as command
from tablee.cli.protocol import Engine
from tests.cli.helpers import SEED, child, finished, played, run

pytestmark = pytest.mark.usefixtures("quick_bots")


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """One request, and its answer as it would be written."""
    answer = engine.answer(json.dumps(request).encode())
    found: dict[str, Any] = json.loads(json.dumps(answer))
    return found


def ok(engine: Engine, **request: Any) -> dict[str, Any]:
    answer = ask(engine, **request)
    assert set(answer) == {"ok"}, answer
    found: dict[str, Any] = answer["ok"]
    return found


def code(engine: Engine, **request: Any) -> str:
    answer = ask(engine, **request)
    assert set(answer["error"]) == {"code", "message", "clause"}
    return str(answer["error"]["code"])


@pytest.fixture
def engine() -> Engine:
    """An engine with a game of LOT."""
    found = Engine("en")
    ok(found, cmd="new", game="lot", seed=SEED.hex())
    return found


def test_new_answers_the_commitment_and_the_view() -> None:
    answer = ok(Engine("en"), cmd="new", game="lot", options={"pie": False}, seed=SEED.hex())
    position = played("lot", (), pie=False)
    assert answer == {"commitment": position.commitment, "view": position.view(None)}


def test_a_game_is_played(engine: Engine) -> None:
    assert ok(engine, cmd="play", move="d4")["view"] == played("lot", ["d4"]).view(None)
    assert ok(engine, cmd="legal")["moves"] == list(played("lot", ["d4"]).legal())
    assert ok(engine, cmd="perft", depth=2)["lines"] == 2304
    assert ok(engine, cmd="record")["record"] == played("lot", ["d4"]).record().to_json()


def test_a_refused_move_names_its_clause_and_changes_nothing(engine: Engine) -> None:
    ok(engine, cmd="play", move="d4")
    answer = ask(engine, cmd="play", move="d4")
    assert answer == {
        "error": {
            "code": "lot.cell_taken",
            "message": "This space is taken. Put your piece on an empty one.",
            "clause": "1",
        }
    }
    assert code(engine, cmd="play", move="x9") == "move.spelling"
    assert ok(engine, cmd="view")["view"]["ply"] == 1


def test_a_whole_game_ends_and_refuses_more(engine: Engine) -> None:
    over = finished("lot")
    for move in over.moves():
        answer = ok(engine, cmd="play", move=move)
    assert answer["view"]["turn"] is None
    assert answer["view"]["result"]["reason"] in ("line", "board_full")
    assert ok(engine, cmd="legal")["moves"] == []
    assert code(engine, cmd="play", move="d4") == "move.game_over"


def test_positions_and_records_are_loaded(engine: Engine) -> None:
    position = played("lot", ["d4", "swap", "e5"])
    assert ok(engine, cmd="load", position=position.to_json())["view"] == position.view(None)
    record = position.record().to_json()
    assert ok(engine, cmd="load", record=record)["commitment"] == position.commitment
    assert code(engine, cmd="load") == "engine.field"
    assert code(engine, cmd="load", record=record, position=position.to_json()) == "engine.field"
    assert code(engine, cmd="load", record={**record, "moves": ["d4", "d4"]}) == "record.field"
    assert code(engine, cmd="load", position={}) == "position.field"
    assert ok(engine, cmd="view")["view"] == position.view(None)


def test_views_hide_what_a_seat_may_not_know() -> None:
    engine, position = Engine("en"), played("topominos", (), seats=3)
    ok(engine, cmd="new", game="topominos", options={"seats": 3}, seed=SEED.hex())
    assert ok(engine, cmd="view")["view"] == position.view(None)
    for seat in (1, 2, 3):
        assert ok(engine, cmd="view", seat=seat)["view"] == position.view(seat)
    assert code(engine, cmd="view", seat=4) == "engine.field"
    assert ok(engine, cmd="record")["record"]["seed"] is None
    secret = ok(engine, cmd="record", secret=True)["record"]
    assert secret["seed"] == SEED.hex()
    assert ok(engine, cmd="load", record=secret)["view"] == position.view(None)


def test_an_id_comes_back_with_every_answer(engine: Engine) -> None:
    assert ask(engine, cmd="legal", id=7)["id"] == 7
    assert ask(engine, cmd="legal", id="a")["id"] == "a"
    assert ask(engine, cmd="nonsense", id=1.5) == {**ask(engine, cmd="nonsense"), "id": 1.5}
    assert "id" not in ask(engine, cmd="legal", id=None)
    assert ask(engine, cmd="legal", id=[1])["error"]["code"] == "engine.field"


def test_requests_that_make_no_sense(engine: Engine) -> None:
    assert code(engine, cmd="dance") == "engine.command"
    assert code(engine, cmd=["new"]) == "engine.command"
    assert code(engine) == "engine.command"
    assert code(engine, cmd="play") == "engine.field"
    assert code(engine, cmd="play", move=4) == "engine.field"
    assert code(engine, cmd="legal", seat=1) == "engine.field"
    assert code(engine, cmd="perft", depth=-1) == "engine.field"
    assert code(engine, cmd="perft", depth=10**9) == "engine.field"
    assert code(engine, cmd="perft", depth=True) == "engine.field"
    assert code(engine, cmd="new", game="chess") == "game.unknown"
    assert code(engine, cmd="new", game="lot", options={"pie": 3}) == "options.value"
    assert code(engine, cmd="new", game="lot", seed="12") == "seed.size"
    assert code(Engine("en"), cmd="legal") == "engine.no_game"


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_bot_answers_a_move_and_what_it_thinks_of_it(game: str) -> None:
    engine, position = Engine("en"), played(game, ())
    ok(engine, cmd="new", game=game, seed=SEED.hex())
    answer = ok(engine, cmd="bot", level=4, simulations=12, seed=1)
    choice = tablee.Bot(game, 4).choose(position.view(position.turn), simulations=12, seed=1)
    assert answer["move"] == choice.move
    assert answer["move"] in position.legal()
    assert answer["simulations"] == 12
    assert answer["value"] == {str(seat): value for seat, value in choice.value.items()}
    assert answer["line"] == list(choice.line)
    assert answer["candidates"] == [candidate._asdict() for candidate in choice.candidates]
    assert ok(engine, cmd="view")["view"] == position.view(None)  # asking does not move


def test_a_bot_may_be_asked_without_anything_else(engine: Engine) -> None:
    assert ok(engine, cmd="bot")["move"] in ok(engine, cmd="legal")["moves"]
    assert ok(engine, cmd="bot", ms=1)["simulations"] > 0
    moves = {ok(engine, cmd="bot", level=1)["move"] for _ in range(30)}
    assert len(moves) > 1  # a fresh seed each time


def test_what_a_bot_refuses(engine: Engine) -> None:
    assert code(Engine("en"), cmd="bot") == "engine.no_game"
    bad: list[dict[str, Any]]
    bad = [{"level": 0}, {"level": 7}, {"level": "3"}, {"ms": 0}, {"ms": 10**9}, {"simulations": 0}]
    for fields in [*bad, {"simulations": 10**12}, {"seed": "x"}, {"seat": 1}]:
        assert code(engine, cmd="bot", **fields) == "engine.field", fields
    ok(engine, cmd="load", record=finished("lot").record().to_json())
    assert code(engine, cmd="bot") == "move.game_over"


def test_it_says_which_engine_it_is_and_what_it_plays() -> None:
    answer = ok(Engine("en"), cmd="hello")
    assert (answer["engine"], answer["version"]) == ("tablee", version("tablee"))
    assert answer["games"] == list(tablee.GAMES)
    documented = (Path(__file__).parents[2] / "docs" / "engine.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", documented, re.MULTILINE)
    assert {*answer["commands"], "cmd"} == set(listed)  # cmd heads the table
    assert ok(Engine("en"), cmd="isready") == {}


def test_moves_are_taken_back_to_where_the_game_began(engine: Engine) -> None:
    assert code(Engine("en"), cmd="undo") == "engine.no_game"
    assert code(engine, cmd="undo") == "engine.no_move"
    ok(engine, cmd="play", move="d4")
    ok(engine, cmd="play", move="swap")
    assert ok(engine, cmd="undo")["view"] == played("lot", ["d4"]).view(None)
    assert ok(engine, cmd="record")["record"]["moves"] == ["d4"]
    assert ok(engine, cmd="undo")["view"] == played("lot", ()).view(None)
    ok(engine, cmd="load", record=played("lot", ["d4", "e5"]).record().to_json())
    assert ok(engine, cmd="undo")["view"] == played("lot", ["d4"]).view(None)
    ok(engine, cmd="load", position=played("lot", ["d4"]).to_json())
    assert code(engine, cmd="undo") == "engine.no_move"


class SlowBot:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.begun = Event()

    def ask(self, *given: Any) -> NoReturn:
        cancel: Event = given[-1]
        self.begun.set()
        assert cancel.wait(60)
        raise Cancelled


@pytest.mark.parametrize("last", ["stop", "quit"])
def test_a_bot_stops_thinking_when_told(last: str) -> None:
    bot = SlowBot()
    source, sink = os.pipe()
    out = StringIO()
    with open(source, "rb") as stream, open(sink, "wb", buffering=0) as typed:
        session = Thread(target=command.converse, args=(Engine("en", bot.ask), stream, out))
        session.start()
        typed.write(b'{"cmd": "new", "game": "lot"}\n{"cmd": "bot", "level": 6, "id": 1}\n')
        assert bot.begun.wait(60)
        typed.write(b'{"cmd": "%s", "id": 2}\n' % last.encode())
        typed.close()
        session.join(60)
        assert not session.is_alive()
    _, thought, stopped = (json.loads(line) for line in out.getvalue().splitlines())
    assert (thought["id"], thought["error"]["code"]) == (1, "engine.stopped")
    assert stopped == {"id": 2, "ok": {}}


def test_a_stop_ends_only_what_was_asked_before_it() -> None:
    """Also where the bot has not begun to think when the stop is read."""
    asked = [{"cmd": "new", "game": "lot"}, {"cmd": "bot"}, {"cmd": "stop"}]
    out = StringIO()
    text = "".join(f"{json.dumps(request)}\n" for request in [*asked, {"cmd": "legal"}])
    command.converse(Engine("en", SlowBot().ask), BytesIO(text.encode()), out)
    _, thought, stopped, legal = (json.loads(line) for line in out.getvalue().splitlines())
    assert thought["error"]["code"] == "engine.stopped"
    assert stopped == {"ok": {}}
    assert len(legal["ok"]["moves"]) == 49


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
def test_no_answer_holds_what_is_no_number(number: str, engine: Engine) -> None:
    for field in ("id", "seed", "cmd", "depth"):
        line = f'{{"cmd": "perft", "depth": 1, "{field}": {number}}}'
        answer = engine.answer(line.encode())
        assert answer["error"]["code"] == "engine.json"
        json.dumps(answer, allow_nan=False)


def test_errors_speak_the_chosen_language() -> None:
    said = {ask(Engine(tongue), cmd="legal")["error"]["message"] for tongue in ("fr", "en", "de")}
    assert len(said) == 3


def test_a_bug_of_ours_is_an_answer_too(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tablee.cli.protocol.perft", broken)
    assert code(engine, cmd="perft", depth=1) == "engine.internal"


BAD_LINES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe",
    b'{"cmd": "new", "game": "\\ud800"}',
    b'{"cmd": NaN}',
    b'{"cmd": ' + b"9" * 10_000 + b"}",
    b"[" * 200_000,
    b'{"cmd": "new", "game": "lot", "options": ' + b'{"a":' * 3000 + b"1" + b"}" * 3001,
    b'{"id": ' + b"[" * 900 + b"]" * 900 + b"}",
]


@pytest.mark.parametrize("line", BAD_LINES, ids=range(len(BAD_LINES)))
def test_bad_lines_are_answered(line: bytes, engine: Engine) -> None:
    answer = engine.answer(line)
    assert "error" in answer
    json.dumps(answer).encode("ascii")
    assert answer["error"]["code"] != "engine.internal"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=10,
)
commands = st.sampled_from(["new", "load", "play", "legal", "view", "record", "bot", "dance"])
fields = st.sampled_from(["game", "options", "seed", "move", "seat", "position", "record", "id"])
plausible = st.sampled_from(["lot", "topominos", "d4", "pass", 1, 2, {}, {"seats": 2}, "0" * 64])
requests = st.builds(
    lambda name, rest: {"cmd": name, **rest},
    commands | json_values,
    st.dictionaries(fields | st.text(max_size=4), plausible | json_values, max_size=4),
)


@settings(max_examples=200, deadline=None)
@given(lines=st.lists(requests.map(lambda r: json.dumps(r).encode()) | st.binary(), max_size=5))
def test_whatever_comes_in_an_answer_goes_out(lines: list[bytes]) -> None:
    engine = Engine("en")
    for line in [b'{"cmd": "new", "game": "lot"}', *lines]:
        answer = engine.answer(line)
        assert set(answer) - {"id"} in ({"ok"}, {"error"})
        assert "\n" not in json.dumps(answer, allow_nan=False)
        if "error" in answer:
            assert answer["error"]["code"] != "engine.internal", (line, answer)
    assert "ok" in engine.answer(b'{"cmd": "view"}')


def test_lines_of_more_than_16_megabytes_are_skipped_not_read() -> None:
    most = 16 << 20
    longest = b"x" * (most - 1) + b"\n"
    stream = BytesIO(b"\n  \n" + longest + b"x" * 2 * most + b"\nnext\n" + b"y" * (most + 1))
    assert list(command.lines(stream)) == [longest, None, b"next\n", None]


def test_in_a_process_of_its_own_every_line_has_one_answer() -> None:
    lines = [b'{"cmd":"new","game":"lot"}', b"\xff", b"", b'{"cmd":"legal"}', b'{"cmd":"quit"}']
    done = child("engine", typed=b"\n".join([*lines, b'{"cmd":"legal"}']))
    assert done.returncode == 0
    assert done.stderr == ""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [next(iter(answer)) for answer in answers] == ["ok", "error", "ok", "ok"]
    assert answers[-1] == {"ok": {}}


def test_the_end_of_the_input_ends_it() -> None:
    assert run("engine", typed="").exit_code == 0


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_it_chooses_by_a_view_alone(engine: Engine, game: str) -> None:
    position = tablee.find_game(game).new(seed=SEED)
    before = ok(engine, cmd="view")
    view = position.view(position.turn)
    answer = ok(
        engine, cmd="choose", view=view, legal=list(position.legal()), simulations=8, seed=1
    )
    assert answer["move"] in position.legal()
    assert ok(engine, cmd="view") == before  # the game it holds is another one
    assert code(engine, cmd="choose", view={}) == "engine.field"
    assert code(engine, cmd="choose", view={"game": game}) == "position.field"
