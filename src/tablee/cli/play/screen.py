"""Everything a game at a shared keyboard shows."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from tablee.cli import output
from tablee.cli.choices import describe
from tablee.cli.drawing import draw
from tablee.cli.failures import explain
from tablee.cli.play.moves import Listing
from tablee.cli.words import game_text, seat_list, speaker
from tablee.core.errors import IllegalMove
from tablee.texts import has, message_id

if TYPE_CHECKING:
    from tablee.cli.play.local_table import LocalTable
    from tablee.cli.play.turn import Turn
    from tablee.core.position import Position, Result

_PICTURE = re.compile(r"!\[(.*?)\]\(.*?\)")


class Screen:
    """Words and drawings on a console; `live` if a person is watching, so that it gets cleared."""

    def __init__(self, console: Console, language: str, *, live: bool) -> None:
        self.console = console
        self.language = language
        self.say = speaker(language)
        self.live = live

    # -- a turn ----------------------------------------------------------------------------------

    def hide(self) -> None:
        """Clear what the last seat saw, including the scrollback."""
        if self.live:
            output.clear(self.console, deep=True)

    def turn(self, table: LocalTable, seat: int | None) -> None:
        """The table as a seat may see it (None: a spectator), and whether it has to move."""
        position, turns = table.position, table.recent_turns()
        if position.turn is not None:
            game = position.game
            turns = [turn if turn.seat == seat else turn.veiled(game) for turn in turns]
        self.position(position, position.view(seat), turns)
        if table.begins:
            self._agreed(position)
        if position.turn is not None and position.turn not in table.levels:
            count = len(position.actions())
            self.tell(self.say("cli-turn", seat=position.turn, count=count), output.TITLE)
        seconds = table.seconds_left()
        if seconds is not None:
            self.note(self.say("cli-time-left", seconds=math.ceil(seconds)))

    def position(self, position: Position, view: dict[str, Any], turns: Sequence[Turn]) -> None:
        """A position as this view shows it, and the moves that led to it."""
        self._clear()
        self._title(position)
        if turns:
            view = {**view, "last": turns[-1].moves[-1]}
        self.console.print(draw(view, self.say))
        for turn in turns:
            message = "cli-last-timed-out" if turn.timed_out else "cli-last"
            self.note(self.say(message, seat=turn.seat, moves=" · ".join(turn.moves)))

    def thinking(self, line: str) -> AbstractContextManager[object]:
        """Show people who are watching that the computer is thinking."""
        if self.live and not self.console.is_dumb_terminal:
            return self.console.status(Text(line, output.QUIET))
        if self.live:
            self.note(line)
        return nullcontext()

    def result(self, result: Result, game: str) -> None:
        """How the game ended, in words."""
        self.tell(self._ending(result, game), output.TITLE)
        scores = [
            self.say("cli-score", seat=seat, score=score) for seat, score in result.scores.items()
        ]
        self.tell(self.say("cli-scores", scores=" · ".join(scores)))

    def goodbye(self, file: Path | None, *, over: bool) -> None:
        """A last line: where the game is kept, if it is, and what to do with it."""
        if file is None:
            line = self.say("cli-goodbye")
        else:
            line = self.say("cli-kept-over" if over else "cli-kept", file=str(file))
        self.console.print(Text(line, output.QUIET), soft_wrap=True)

    # -- answers ---------------------------------------------------------------------------------

    def tell(self, line: str, style: Any = "") -> None:
        """One line."""
        self._print(Text(line, style))

    def note(self, line: str) -> None:
        """One unobtrusive line."""
        self.tell(line, output.QUIET)

    def refuse(self, error: Exception) -> None:
        """Say why not; for a move that the rules forbid, name the clause and how to read it."""
        line = Text(explain(error, self.language), output.WARNING)
        if isinstance(error, IllegalMove) and error.clause is not None:
            line.append(" " + self.say("cli-clause", clause=error.clause), output.QUIET)
        self._print(line)

    def advice(self, move: str, value: float, line: Sequence[str]) -> None:
        """What a bot would play, how good it thinks that is, and what it expects to follow."""
        self.tell(self.say("cli-advice", move=move, percent=round(100 * value)), output.GOOD)
        if len(line) > 1:
            self.note(self.say("cli-advice-line", moves=" · ".join(line)))

    def moves(self, found: Listing) -> None:
        """Moves in columns, numbered so that a number chooses one; or groups and their sizes."""
        if not found.moves:
            self.note(self.say("cli-moves-none"))
        elif found.groups:
            self._columns(f"{head} ({count})" for head, count in found.groups.items())
            example = next(iter(found.groups))
            self.note(self.say("cli-moves-groups", count=len(found.moves), example=example))
        else:
            self._columns(f"{n}. {move}" for n, move in enumerate(found.moves, 1))
            self.note(self.say("cli-moves-pick"))

    def rules(self, text: str) -> None:
        """Rules, which are written in Markdown; of a picture, what it shows."""
        from rich.markdown import Markdown  # slow to import, and seldom needed

        self.console.print(Markdown(_PICTURE.sub(r"*\1*", text)))

    # -- parts -----------------------------------------------------------------------------------

    def _print(self, line: Text) -> None:
        """Wrap a line for people between words; leave a line for a program whole."""
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def _clear(self) -> None:
        if self.live:
            output.clear(self.console)

    def _title(self, position: Position) -> None:
        title = game_text(self.say, position.game.name, "title")
        ply = self.say("cli-ply", ply=position.ply)
        self.console.print(Text.assemble((title, output.TITLE), (f" · {ply}", output.QUIET)))

    def _agreed(self, position: Position) -> None:
        """What the table agreed on and, in games of chance, the commitment to the seed."""
        options = describe(self.say, position.game, position.options)
        if options:
            self.note(options)
        if position.game.chance and position.commitment is not None:
            self.note(self.say("cli-commitment", digest=position.commitment))

    def _ending(self, result: Result, game: str) -> str:
        reason = game_text(self.say, game, f"reason-{result.reason}")
        if len(result.scores) == 1:
            return self._ending_alone(result, game, reason)
        if not result.winners:
            return self.say("cli-drawn", reason=reason)
        seats = seat_list(self.say, result.winners)
        return self.say("cli-won", seats=seats, count=len(result.winners), reason=reason)

    def _ending_alone(self, result: Result, game: str, reason: str) -> str:
        """A game that is played alone for points has words of its own for how it ended."""
        own = message_id(game, "alone")
        if has(own, self.language):
            (score,) = result.scores.values()
            return self.say(own, reason=reason, score=score)
        return self.say("cli-won-alone" if result.winners else "cli-lost-alone", reason=reason)

    def _columns(self, cells: Iterable[str]) -> None:
        self.console.print(
            Columns([Text(cell) for cell in cells], padding=(0, 3), column_first=True)
        )
