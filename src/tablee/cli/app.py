"""The `tablee` group: it finds commands, and words help and failures in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from tablee import texts
from tablee.cli import words
from tablee.cli.failures import BAD_INPUT, EXPECTED, INTERRUPTED, Failure, explain


class Command(click.Command):
    """A command whose help speaks the reader's language."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings.setdefault("options_metavar", words.say("cli-metavar-options"))
        super().__init__(*args, **settings)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=words.say("cli-help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [
            record
            for parameter in self.get_params(ctx)
            if isinstance(parameter, click.Option)
            and (record := parameter.get_help_record(ctx)) is not None
        ]
        with formatter.section(words.say("cli-help-options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = words.say("cli-help-help")
        return option


class Group(Command, click.Group):
    """A group that loads a command when it is named: name -> (module:attribute, help id)."""

    def __init__(self, *args: Any, places: dict[str, tuple[str, str]], **settings: Any) -> None:
        settings.setdefault("subcommand_metavar", words.say("cli-metavar-command"))
        super().__init__(*args, **settings)
        self._places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._places:
            return None
        module, _, name = self._places[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self._places:
            known = ", ".join(self._places)
            raise Failure("cli-no-such-command", args[0], known=known)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, words.say(help_id)) for name, (_, help_id) in self._places.items()]
        with formatter.section(words.say("cli-help-commands")):
            formatter.write_dl(rows)


class App(Group):
    """The outermost group, which decides how the process ends."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # click ends silently
        except EXPECTED as error:
            raise click.ClickException(explain(error, words.language_of(ctx))) from error

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        """Run a command line and end the process: 0 done, 1 wrong, 2 bad input, 130 interrupted."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # odd bytes are shown, not fatal
        settings["standalone_mode"] = False
        try:
            code = super().main(*args, **settings)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except EXPECTED as error:
            _end(explain(error, texts.preferred()))
        except click.ClickException as error:
            _end(error.message)
        sys.exit(code if isinstance(code, int) else 0)


def command(name: str, help_id: str, **settings: Any) -> Callable[[Callable[..., Any]], Command]:
    """Declare a command, its help given by the id of a text."""
    return click.command(name, cls=Command, help=words.say(help_id), **settings)


def _end(line: str) -> NoReturn:
    print(f"tablee: {line}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def _version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("tablee")
        except PackageNotFoundError:  # run from a source tree that is not installed
            number = "0"
        click.echo(f"tablee {number}")
        ctx.exit()


@click.command(
    "tablee",
    cls=App,
    help=words.say("cli-help-tablee"),
    invoke_without_command=True,
    places={
        "serve": ("tablee.cli.commands.serve:serve", "server-help"),
        "export": ("tablee.cli.commands.export:export", "server-help-export"),
        "backup": ("tablee.cli.commands.backup:backup", "server-help-backup"),
        "restore": ("tablee.cli.commands.backup:restore", "server-help-restore"),
        "host": ("tablee.cli.commands.host:host", "desk-cli-help-host"),
        "tables": ("tablee.cli.commands.tables:tables", "desk-cli-help-tables"),
        "program": ("tablee.cli.commands.host:program", "desk-cli-help-program"),
        "evening": ("tablee.cli.commands.evening:evening", "evening-cli-help"),
        "play": ("tablee.cli.commands.play:play", "cli-help-play"),
        "replay": ("tablee.cli.commands.replay:replay", "cli-help-replay"),
        "analyse": ("tablee.cli.commands.analyse:analyse", "cli-help-analyse"),
        "verify": ("tablee.cli.commands.verify:verify", "cli-help-verify"),
        "components": ("tablee.cli.commands.components:components", "cli-help-components"),
        "engine": ("tablee.cli.commands.engine:engine", "cli-help-engine"),
        "perft": ("tablee.cli.commands.perft:perft", "cli-help-perft"),
        "bench": ("tablee.cli.commands.bench:bench", "cli-help-bench"),
        "arena": ("tablee.cli.commands.arena:arena", "cli-help-arena"),
    },
)
@words.language_option
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help=words.say("cli-option-version"),
)
@click.pass_context
def app(context: click.Context, language: str) -> int:
    if context.invoked_subcommand is not None:
        return 0
    from tablee.cli.shelf import visit

    return visit(language)
