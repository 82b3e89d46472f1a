"""Commands that games bring: loaded when somebody asks for them, so that no other command waits for a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperGroup
from typer.main import get_command

import kronika
from kronika.cli.terminal import LangOption, Terminal, polite
from kronika.engine.commands import FileCommand

FileArgument = Annotated[Path, typer.Argument(help="The file to look at.", metavar="FILE")]


class WithGameCommands(TyperGroup):
    """The command line with what games add to it."""

    def list_commands(self, ctx: Any) -> list[str]:
        own = super().list_commands(ctx)
        return [*own, *(word for word in kronika.games.commands() if word not in own)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is not None:
            return found
        command = brought(cmd_name)
        return get_command(group_of(command)) if command else None


@polite
def brought(word: str) -> FileCommand | None:
    command: FileCommand | None = kronika.games.find_command(word)
    return command


def group_of(command: FileCommand) -> typer.Typer:
    """The words `GROUP NAME` of a game's command."""
    group = typer.Typer(
        name=command.group,
        help=command.group_help,
        context_settings={"help_option_names": ["-h", "--help"]},
        no_args_is_help=True,
        rich_markup_mode=None,
        add_completion=False,
    )
    group.callback()(lambda: None)  # so that its one command keeps its name

    @polite
    def run(file: FileArgument, lang: LangOption = None) -> None:
        look(command, file, Terminal(lang))

    group.command(name=command.name, help=command.help)(run)
    return group


def look(command: FileCommand, file: Path, terminal: Terminal) -> None:
    terminal.sit_at(kronika.games.find(command.game).id)  # whose texts it speaks with
    findings = command.run(file)
    if findings.mistakes:
        for say in findings.mistakes:
            terminal.err.print(Text(say(terminal.lang)), soft_wrap=True)
        raise typer.Exit(1)
    for line in findings.lines:
        terminal.out.print(terminal.say(line))
