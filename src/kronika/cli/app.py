"""The command `kronika` and its subcommands."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import kronika
from kronika.cli import reports, saga
from kronika.cli.analyze import analysis
from kronika.cli.coverage import coverage
from kronika.cli.dataset import dataset
from kronika.cli.draw import draw
from kronika.cli.erase import erase
from kronika.cli.game_commands import WithGameCommands
from kronika.cli.games import games
from kronika.cli.ladder import ladder
from kronika.cli.learn import learn
from kronika.cli.migrate import migrate
from kronika.cli.password import password
from kronika.cli.play import play
from kronika.cli.puzzles import puzzles
from kronika.cli.ratings import ratings
from kronika.cli.replay import replay
from kronika.cli.rules import ReadByDefault, read
from kronika.cli.serve import serve
from kronika.cli.simulate import simulate
from kronika.cli.stats import stats
from kronika.cli.story import story
from kronika.cli.tidy import tidy
from kronika.cli.verify import verify
from kronika.cli.where import where

SETTINGS = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    name="kronika",
    cls=WithGameCommands,
    help="A digital table for board games: play against bots, let bots play, replay chronicles, read the rules.",
    epilog="Start with: kronika serve (in the browser) or kronika play (here)",
    context_settings=SETTINGS,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
rules = typer.Typer(
    cls=ReadByDefault,
    help="Read a game's rulebook: kronika rules GAME CLAUSE",
    context_settings=SETTINGS,
    no_args_is_help=True,
    rich_markup_mode=None,
)

sagas = typer.Typer(
    help="Chains of games, each grown out of the last: kronika saga new mlha.json --name Mlha",
    context_settings=SETTINGS,
    no_args_is_help=True,
    rich_markup_mode=None,
)

reported = typer.Typer(
    help="Read what people have reported: kronika reports show 3",
    context_settings=SETTINGS,
    rich_markup_mode=None,
)

app.command()(serve)
app.command()(migrate)
app.command()(password)
app.command()(erase)
app.command()(tidy)
app.command()(ratings)
app.command()(play)
app.command()(simulate)
app.command()(puzzles)
app.command()(ladder)
app.command()(learn)
app.command()(dataset)
app.command()(replay)
app.command("analyze")(analysis)
app.command("story")(story)
app.command()(verify)
app.command()(stats)
app.command()(games)
app.command()(draw)
app.command()(where)
app.add_typer(rules, name="rules")
app.add_typer(sagas, name="saga")
for command in (saga.new, saga.play, saga.show, saga.string, saga.add):
    sagas.command()(command)
app.add_typer(reported, name="reports")
reported.callback(invoke_without_command=True)(reports.listing)
reported.command()(reports.show)
reported.command()(reports.done)
rules.command()(read)
rules.command()(coverage)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"kronika {kronika.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Options before the command."""


def main() -> None:
    """The entry point. A sign that the terminal cannot show, or that nobody can read, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
