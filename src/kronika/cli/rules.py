"""`kronika rules GAME [CLAUSE]`: the rulebook, a part of it, or a search in it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from kronika.cli.terminal import LangOption, Terminal, fail, polite
from kronika.games import bring
from kronika.rulebook import Clause, Rulebook, rulebook


class ReadByDefault(TyperGroup):
    """`rules GAME` is short for `rules read GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = ["read", *args]
        return super().parse_args(ctx, args)


@polite
def read(
    game: Annotated[str, typer.Argument(help="The game, by its id or MODULE:CLASS.")],
    clause: Annotated[str | None, typer.Argument(help="A clause, section or chapter: D3.2-a, D3.2, D3.")] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", help="Only clauses with these words.")] = None,
    lang: LangOption = None,
) -> None:
    """Read a rulebook or a part of it (the word `read` may be left out)."""
    terminal = Terminal(lang)
    book = rulebook(bring(game).id, terminal.lang)
    wanted = None if clause is None else clause.strip().rstrip(".")
    if search is not None:
        found = [each for each in book.search(search) if wanted is None or each in part(book, wanted)]
        if not found:
            raise fail("cli-rules-not-found", words=search)
        print_clauses(terminal, book, found)
    elif wanted is None:
        terminal.out.print(Text(book.title, "bold underline"))
        for section in book.sections:
            print_section(terminal, book, section.id)
    elif one := book.get(wanted):
        print_clauses(terminal, book, [one])
    else:
        part(book, wanted)
        for section in book.under(wanted):
            print_section(terminal, book, section.id)


def part(book: Rulebook, id: str) -> list[Clause]:
    """The clauses that an id names: one, or all of a section; none is an error."""
    if one := book.get(id):
        return [one]
    sections = book.under(id)
    if not id or not sections:
        raise book.unknown(id)
    return [clause for section in sections for clause in section.clauses]


def print_section(terminal: Terminal, book: Rulebook, id: str) -> None:
    section = next(each for each in book.sections if each.id == id)
    terminal.out.print()
    terminal.out.print(Text(f"{section.id}  {section.title}", "bold"))
    print_clauses(terminal, book, section.clauses)


def print_clauses(terminal: Terminal, book: Rulebook, clauses: list[Clause]) -> None:
    """In a terminal with a hanging indent; into a file or pipe one line per clause, for grep."""
    if not terminal.out.is_terminal:
        for clause in clauses:
            terminal.out.print(f"{clause.id}  {clause.text}{exempt(terminal, book, clause)}", soft_wrap=True)
        return
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True, style="cyan")
    rows.add_column()
    for clause in clauses:
        rows.add_row(clause.id, clause.text + exempt(terminal, book, clause))
    terminal.out.print(rows)


def exempt(terminal: Terminal, book: Rulebook, clause: Clause) -> str:
    """A remark on a clause that has no effect in a digital game."""
    if clause.id not in book.exempt:
        return ""
    return " " + terminal.text("cli-rules-exempt", reason=book.exempt[clause.id])
