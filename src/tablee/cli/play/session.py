"""The conversation at a shared keyboard: whose turn it is, what was typed, and what follows."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.failures import INTERRUPTED, Failure
from tablee.cli.play.moves import find, listing, spelling
from tablee.cli.play.opponents import Opponents
from tablee.core.errors import InvalidMove, TableeError
from tablee.core.rulebook import rulebook

if TYPE_CHECKING:
    from tablee.cli.keyboard import Keyboard
    from tablee.cli.play.local_table import LocalTable
    from tablee.cli.play.screen import Screen
    from tablee.core.position import Position


class Next(Enum):
    """What follows a line that was typed."""

    ASK = "the same question again"
    SHOW = "the board, as it is now"
    LEAVE = "the end of the session"


class Session:
    """People at one table. What they type is a move, a number from the last list, or a command."""

    def __init__(self, table: LocalTable, screen: Screen, keyboard: Keyboard) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.bots = Opponents(table.levels)
        self._say = screen.say
        self._commands = self._name_commands()
        self._listed: tuple[str, ...] = ()  # what the numbers stand for
        #: Who is looking at the screen. A person alone with bots always is.
        self._seated = self.bots.only_person(table.position.setup.seats)
        keyboard.complete_with(self._completions)

    def run(self) -> int:
        """Play until the game is over or people leave; returns the exit code."""
        try:
            while self._converse() is not Next.LEAVE:
                pass
        except (EOFError, KeyboardInterrupt) as end:  # Ctrl-D or the end of a pipe; Ctrl-C
            if self.keyboard.interactive:
                self.screen.tell("")
            self._goodbye()
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        return 0

    def obey(self, line: str) -> Next:
        """Do what a line asks for, or say why not."""
        try:
            return self._obey(line)
        except (TableeError, OSError) as error:
            self.screen.refuse(error)
            return Next.ASK

    # -- the course of a turn --------------------------------------------------------------------

    def _converse(self) -> Next:
        """Show the table, then answer lines until it needs to be shown again."""
        turn = self.table.position.turn
        if turn in self.table.levels:
            return self._watch()
        self._change_seats()
        self.screen.turn(self.table, turn)
        self._listed = ()
        if self.table.position.result is not None:
            return self._finish()
        answer = Next.ASK
        while answer is Next.ASK:
            answer = self._answer()
        return answer

    def _answer(self) -> Next:
        """Wait for a line and do what it asks for, unless the time for this turn ends first."""
        try:
            line = self.keyboard.ask(self._say("cli-prompt") + " ", self.table.seconds_left())
        except TimeoutError:
            self.screen.tell("")
            line = ""
        return Next.SHOW if self.table.expire() else self.obey(line)

    def _watch(self) -> Next:
        """Show the table to whoever is watching, and let a bot move."""
        turn = self.table.position.turn
        assert turn is not None
        self.screen.turn(self.table, self._seated)
        level = self.bots.levels[turn]
        with self.screen.thinking(self._say("cli-bot-thinks", seat=turn, level=level)):
            choice = self.bots.choose(self.table.position)
        self.table.play_for_bot(choice.move)
        return Next.SHOW

    def _change_seats(self) -> None:
        """Where seats must not see each other's views, the next one comes to the keyboard alone."""
        turn = self.table.position.turn
        if not self.table.private or turn is None or turn == self._seated:
            return
        if self.keyboard.interactive:
            if self._seated is not None:
                self.screen.hide()
            self.keyboard.clear()
            self.keyboard.complete_with(list)  # the moves would give away the next seat's secrets
            self.table.leave()
            self.keyboard.ask(self._say("cli-curtain", seat=turn) + " ")
            self.table.come()
            self.keyboard.complete_with(self._completions)
        self._seated = turn

    def _finish(self) -> Next:
        """Say how the game ended and offer to save it; some games can still be taken back."""
        result = self.table.position.result
        if result is not None:
            self.screen.result(result, self.table.position.game.name)
        return self._offer_to_save()

    def _offer_to_save(self) -> Next:
        """A last question before moves are lost: a file name, a command, or nothing."""
        answer = Next.ASK
        while answer is Next.ASK and self.keyboard.interactive and self.table.unsaved:
            line = self.keyboard.ask(self._say("cli-offer-save") + " ")
            command = self._commands.get(_plain(line.partition(" ")[0]))
            if not line or command == self._quit:
                break
            answer = self.obey(line if command else f"save {line}")
        if answer is Next.SHOW:
            return answer
        self._goodbye()
        return Next.LEAVE

    def _goodbye(self) -> None:
        if self.table.private and self.table.position.turn is not None:
            self.screen.hide()  # so that nobody shows their hand by leaving
        file = None if self.table.unsaved else self.table.file
        self.screen.goodbye(file, over=self.table.position.turn is None)

    # -- what a line means -----------------------------------------------------------------------

    def _obey(self, line: str) -> Next:
        if not line:
            return Next.SHOW
        move = self._meant(line)
        if move is not None:
            self.table.play(move)
            return Next.SHOW
        if line.startswith("?"):
            return self._list(line[1:].strip())
        word, _, rest = line.partition(" ")
        command = self._commands.get(_plain(word))
        return self._refuse(line) if command is None else command(rest.strip())

    def _meant(self, line: str) -> str | None:
        """The legal move that a line means. It comes before commands: a game may have an `undo`."""
        legal = self.table.position.legal()
        listed = legal if len(legal) == 1 else self._listed  # a single move needs no list
        if line.isdecimal() and len(line) < 6 and 0 < int(line) <= len(listed):
            return listed[int(line) - 1]
        return find(line, legal)

    def _refuse(self, line: str) -> Next:
        """Say why a line is not a legal move; if legal moves begin like that, list them."""
        found = listing(self.table.position.legal(), line)
        try:
            self.table.position.play(spelling(self.table.position, line))
        except InvalidMove as error:
            if not found.moves:
                self.screen.refuse(error)
                self.screen.note(self._say("cli-hint"))
        except TableeError as error:
            self.screen.refuse(error)
        return self._list(line) if found.moves else Next.ASK

    def _list(self, prefix: str) -> Next:
        found = listing(self.table.position.legal(), prefix)
        self._listed = () if found.groups else found.moves
        self.screen.moves(found)
        return Next.ASK

    # -- commands --------------------------------------------------------------------------------

    def _name_commands(self) -> dict[str, Callable[[str], Next]]:
        """Every command by its English name and by its name in the reader's language."""
        commands = {
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "rules": self._rules,
            "help": self._help,
            "quit": self._quit,
        }
        local = {
            "hint": self._say("cli-word-hint"),
            "undo": self._say("cli-word-undo"),
            "save": self._say("cli-word-save"),
            "rules": self._say("cli-word-rules"),
            "help": self._say("cli-word-help"),
            "quit": self._say("cli-word-quit"),
        }
        named = {_plain(local[name]): command for name, command in commands.items()}
        return {**commands, **named, "q": self._quit, "h": self._help}

    def _hint(self, _: str) -> Next:
        with self.screen.thinking(self._say("cli-hint-thinks")):
            hint = self.bots.hint(self.table.position)
        self.screen.advice(hint.move, hint.value, hint.line)
        return Next.ASK

    def _undo(self, _: str) -> Next:
        self.table.undo()
        return Next.SHOW

    def _save(self, file: str) -> Next:
        path = Path(file).expanduser() if file else self.table.file
        if path is None:
            raise Failure("cli-save-where")
        self.table.save(path)
        self.screen.note(self._say("cli-saved", file=str(path)))
        return Next.ASK

    def _rules(self, which: str) -> Next:
        book = rulebook(self.table.position.game, self.screen.language)
        if not which:
            self.screen.rules(book.layers[0].text)
            self.screen.note(self._say("cli-rules-more"))
        elif _plain(which) in ("all", _plain(self._say("cli-word-all"))):
            self.screen.rules(book.text)
        elif which in book.clauses:
            self.screen.rules(book.clauses[which].text)
        else:
            raise Failure("cli-no-clause", which, known=", ".join(book.clauses))
        return Next.ASK

    def _help(self, _: str) -> Next:
        self.screen.tell(self._say("cli-commands"))
        return Next.ASK

    def _quit(self, _: str) -> Next:
        return self._offer_to_save()

    def _completions(self) -> list[str]:
        return [*self.table.position.legal(), *self._commands]


def sit_down(
    line: list[Position],
    language: str,
    levels: Mapping[int, int],
    *,
    turn_seconds: int | None = None,
    save: Path | None = None,
    no_color: bool = False,
) -> int:
    """Play on from the last of these positions, bots at some seats; returns the exit code."""
    from tablee.cli import output
    from tablee.cli.keyboard import Keyboard
    from tablee.cli.play.local_table import LocalTable
    from tablee.cli.play.screen import Screen

    table = LocalTable(line, levels, turn_seconds, save)
    live = output.at_terminal()
    screen = Screen(output.make_console(no_color=no_color), language, live=live)
    return Session(table, screen, Keyboard(live)).run()


def _plain(word: str) -> str:
    """A word without its case and accents: «Règles» is `regles`."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
