"""`kronika draw`: a list for a game's setup by lot, such as ten piles of cards that meet some wishes."""

from __future__ import annotations

import json as jsonlib
from secrets import token_hex
from typing import Annotated, Any, cast

import typer
from rich.table import Table

import kronika
from kronika.cli.games import choices_line
from kronika.cli.settings import GAME, GameArgument, SeedOption, pairs
from kronika.cli.terminal import JsonFlag, LangOption, Terminal, fail, polite
from kronika.engine.game import Game
from kronika.engine.lots import drawn

WishList = Annotated[
    list[str] | None,
    typer.Option("--wish", "-w", metavar="NAME=VALUE", help="What is wished of it; --wishes lists what can be."),
]


@polite
def draw(
    game: GameArgument = GAME,
    item: Annotated[
        str | None, typer.Option("--item", help="The setup item it is for, where a game draws several.")
    ] = None,
    wish: WishList = None,
    wishes: Annotated[bool, typer.Option("--wishes", help="List what can be wished.")] = False,
    seed: SeedOption = None,
    json: JsonFlag = False,
    lang: LangOption = None,
) -> None:
    """Draw a list for a game's setup by lot; it can be given to `play` as it is."""
    terminal = Terminal(lang)
    found = kronika.games.bring(game)
    terminal.sit_at(found.id)
    if not found.draws:
        raise fail("cli-draw-nothing", game=found.id)
    about = item or next(iter(found.draws))
    if about not in found.draws:
        raise fail("draw-unknown", item=about, game=found.id, right=", ".join(found.draws))
    if wishes:
        show_wishes(terminal, found, about)
        return
    with_seed = token_hex(4) if seed is None else seed
    words = drawn(found, about, pairs(wish), with_seed)
    if json:
        print(jsonlib.dumps({"item": about, "words": words, "seed": with_seed}))
        return
    for word in words:
        terminal.out.print(f"  {terminal.card(word)}")
    terminal.out.print(terminal.text("cli-draw-seed", seed=with_seed))
    terminal.out.print(f"  kronika play {found.id} -s {about}={','.join(words)}", soft_wrap=True)


def show_wishes(terminal: Terminal, game: Game[Any], item: str) -> None:
    """All wishes with their values."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    rows.add_column(overflow="fold")
    draws = cast("dict[str, list[dict[str, Any]]]", game.plain()["draws"])
    for wish in draws[item]:
        rows.add_row(f"  {wish['id']}", f"{terminal.named('', wish['label'])}: {choices_line(wish)}")
    terminal.out.print(rows)
