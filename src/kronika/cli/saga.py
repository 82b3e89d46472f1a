"""`kronika saga`: chains of games, each grown out of the last, kept in a file."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer
from rich.table import Table as Lines
from rich.text import Text

import kronika
from kronika.bots import arena
from kronika.bots.seeds import bot_seed
from kronika.cli.settings import (
    BOTS_HELP,
    MoreGames,
    OldOptionList,
    SeedOption,
    SetupList,
    best_bot,
    bot_names,
    bring_all,
    fill_seats,
    game_setup,
)
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.engine.saga import Saga
from kronika.engine.table import Table

FileArgument = Annotated[Path, typer.Argument(help="The file of the saga.", metavar="FILE")]


@polite
def new(
    file: FileArgument,
    name: Annotated[str, typer.Option("--name", help="What the saga is called.")],
    game: Annotated[
        str, typer.Option("--game", help="Which game, by id or MODULE:CLASS (default: our first that has sagas).")
    ] = "",
    string: Annotated[str, typer.Option("--string", help="The string of a world to begin with.")] = "",
    setup: SetupList = None,
    option: OldOptionList = None,
    lang: LangOption = None,
) -> None:
    """Begin a saga: kronika saga new mlha.json --name "Doba mlhy" (its first game is still to be played)."""
    terminal = Terminal(lang)
    if file.exists():
        raise fail("cli-saga-exists", file=str(file))
    kind = kronika.games.bring(game or kronika.games.first_with_sagas())
    world = kind.saga_world
    if string and not world:
        raise fail("cli-saga-worldless", game=kind.id)
    given: dict[str, Any] = {**game_setup(terminal, setup, option), **({world: string} if string else {})}
    saga = kronika.saga(kind.id, name, given)
    kind.full_setup(4, given)
    write(file, saga)
    terminal.out.print(terminal.text("cli-saga-new", file=file.name, name=name))


@polite
def play(
    file: FileArgument,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1,
    bots: Annotated[str | None, typer.Option("--bots", help=BOTS_HELP)] = None,
    seats: Annotated[int, typer.Option("--seats", help="Seats; bots repeat if they are fewer.")] = 4,
    seed: SeedOption = None,
    game: MoreGames = None,
    lang: LangOption = None,
) -> None:
    """Let bots play the next games of a saga. The winner of each sits in the first chair of the next."""
    terminal = Terminal(lang)
    bring_all(game)
    saga = read(file)
    seed = token_hex(16) if seed is None else seed
    names = fill_seats(bot_names(bots, saga.game), seats)
    if saga.chronicles and len(saga.chairs) == seats:
        names = [saga.chronicles[-1]["seats"][seat] for seat in saga.chairs] if bots is None else names
    for _ in range(games):
        number = len(saga.chronicles) + 1
        table = played(saga.next_table(names, f"{seed}.{number}"))
        saga.add(table)
        names = [table.names[seat] for seat in saga.chairs]
        write(file, saga)
    show_saga(terminal, saga)


@polite
def show(file: FileArgument, json: JsonFlag = False, game: MoreGames = None, lang: LangOption = None) -> None:
    """Tell the history of a saga: who won how, and what became of the world."""
    bring_all(game)
    saga = read(file)
    if json:
        print(jsonlib.dumps(saga.records, indent=1, ensure_ascii=False))
    else:
        show_saga(Terminal(lang), saga)


@polite
def string(file: FileArgument, game: MoreGames = None, lang: LangOption = None) -> None:
    """Print the string of the world as it is now, for other tables."""
    bring_all(game)
    saga = read(file)
    world = str(saga.next_setup.get(kronika.games.find(saga.game).saga_world, ""))
    if not world:
        raise fail("cli-saga-no-string")
    print(world)


@polite
def add(file: FileArgument, chronicle: Path, game: MoreGames = None, lang: LangOption = None) -> None:
    """Add a game that was played elsewhere to its saga, from its chronicle file."""
    terminal = Terminal(lang)
    bring_all(game)
    saga = read(file)
    saga.add(kronika.replay(jsonlib.loads(chronicle.read_text(encoding="utf-8"))))
    write(file, saga)
    show_saga(terminal, saga)


def read(file: Path) -> Saga:
    try:
        return kronika.resume_saga(jsonlib.loads(file.read_text(encoding="utf-8")))
    except ValueError as error:
        raise fail("saga-not-one") from error


def write(file: Path, saga: Saga) -> None:
    """Whole or not at all."""
    draft = file.with_name(f"{file.name}.new")
    draft.write_text(jsonlib.dumps(saga.plain(), ensure_ascii=False) + "\n", encoding="utf-8")
    draft.replace(file)


def played(table: Table) -> Table:
    known = kronika.games.bots_of(table.game)
    bots = [
        kronika.bot(table.game, name if name in known else best_bot(table.game), bot_seed(table.seed, seat))
        for seat, name in enumerate(table.names)
    ]
    arena.play(table, bots)
    return table


def show_saga(terminal: Terminal, saga: Saga) -> None:
    terminal.sit_at(saga.game)
    lines = Lines(title=saga.name, title_justify="left", title_style="bold")
    chapters = [kronika.games.find(saga.game).chapter(record) for record in saga.records]
    for column in ("cli-saga-number", "cli-saga-winner", *dict.fromkeys(key for each in chapters for key in each)):
        lines.add_column(terminal.text(column))
    games = zip(saga.chronicles, saga.records, saga.winners, chapters, strict=True)
    for i, (chronicle, record, winners, chapter) in enumerate(games, start=1):
        terminal.sit_at(saga.game, [terminal.texts.player(name) for name in chronicle["seats"]])
        number = record.get("number", i)  # a world that came from elsewhere counts on
        told = [Text("\n".join(map(terminal.say, messages))) for messages in chapter.values()]
        lines.add_row(str(number), terminal.texts.listed([terminal.names[seat] for seat in winners]), *told)
    terminal.out.print(lines)
