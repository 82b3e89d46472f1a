"""What `play` and `simulate` share: the game's setup, bots and seats from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

import kronika
from kronika.cli.terminal import Terminal, fail

GAME = kronika.games.FIRST
"""The game at hand when none is named."""
BOTS_HELP = "Who plays against you, by name or MODULE:CLASS, with commas between; `kronika games` lists them."

GameArgument = Annotated[
    str, typer.Argument(metavar="[GAME]", help="The game, by its id (`kronika games` lists them) or MODULE:CLASS.")
]
MoreGames = Annotated[
    list[str] | None,
    typer.Option("--game", metavar="MODULE:CLASS", help="One more game for the shelf; may be given several times."),
]
"""Only whoever types a command names modules: what a file says is looked up by id."""
SetupList = Annotated[
    list[str] | None,
    typer.Option("--setup", "-s", metavar="NAME=VALUE", help="What the game is set up with, such as kingdom=random."),
]
OldOptionList = Annotated[list[str] | None, typer.Option("--option", "-o", hidden=True)]
"""What `--setup` was called before."""
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same chance.")]
ClusterOption = Annotated[
    str, typer.Option("--cluster", metavar="ADDRESS", help="A dask scheduler whose workers play (tcp://host:8786).")
]


def bring_all(games: Sequence[str] | None) -> None:
    """Puts the games on the shelf that were named beside a file."""
    for each in games or ():
        kronika.games.bring(each)


def game_setup(terminal: Terminal, given: Sequence[str] | None, old: Sequence[str] | None) -> dict[str, object]:
    """`["world=random", "large=true"]` as a dict; the game itself checks names and values."""
    if old:
        terminal.complain(terminal.text("cli-option-old"))
    return pairs([*(given or ()), *(old or ())])


def pairs(given: Sequence[str] | None) -> dict[str, object]:
    """`["name=value"]` as a dict."""
    setup: dict[str, object] = {}
    for each in given or ():
        name, equals, value = each.partition("=")
        if not equals or not name.strip():
            raise fail("cli-option-form", given=each)
        if name.strip() in setup:
            raise fail("cli-option-again", option=name.strip())
        setup[name.strip()] = value.strip()
    return setup


def bot_names(given: str | None, game: str) -> list[str]:
    """`random,greedy` as a list of bots that the game has; its best one where none is named. What they are called is
    checked before how many there are."""
    if given is None:
        return [best_bot(game)]
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise fail("cli-bots-none")
    id = kronika.games.bring(game).id
    for name in names:
        kronika.games.bring_bot(id, name)
    return names


def best_bot(game: str) -> str:
    """The bot to meet when none is named: the strongest that answers at once."""
    best: str = kronika.games.best_bot(kronika.games.bring(game).id)
    if not best:
        raise fail("cli-game-no-bots", game=game)
    return best


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """One bot per seat; if there are more seats than bots, they repeat in order."""
    if len(bots) > seats:
        raise fail("cli-bots-many", bots=len(bots), seats=seats)
    return [bots[i % len(bots)] for i in range(seats)]
