"""The terminal: where commands print, in which language, and how they fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

import typer
from rich.console import Console

from kronika.engine.errors import KronikaError
from kronika.engine.message import Arg, Message
from kronika.engine.texts import Catalogue, catalogue, language_of
from kronika.languages import Language

P = ParamSpec("P")
T = TypeVar("T")


LangOption = Annotated[Language | None, typer.Option("--lang", help="Language (default: from the locale).")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def language(environment: Mapping[str, str] = os.environ) -> str:
    """That of the locale, if it has texts."""
    locales = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return language_of(next(([locale] for locale in locales if locale), []))


class Terminal:
    """Output and errors in one language. Texts come from the catalogues; nothing is read as markup."""

    def __init__(self, lang: str | None, out: Console | None = None) -> None:
        self.lang = lang or language()
        self.game = ""
        self.names: Sequence[str] = ()
        """Who sits at the table, once there is one."""
        self.out = out or Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def sit_at(self, game: str, names: Sequence[str] = ()) -> None:
        """From now on texts are this game's, and its players are called by these names."""
        self.game, self.names = game, names

    @property
    def texts(self) -> Catalogue:
        """Asked for each time, since a game that is loaded brings more texts. `game` is the one on the table."""
        return catalogue(self.lang, self.game)

    def text(self, id: str, **args: Arg) -> str:
        return self.texts.text(id, dict(args))

    def say(self, message: Message) -> str:
        """A message of the table, with its players called by their names."""
        return self.texts.prompt(message, self.names)

    def word(self, game: str, kind: str, id: str) -> str:
        """A part of the table in the terminal's short words, else in the game's own (`<game>-phase-buy`)."""
        for name in (f"cli-{kind}-{id}", f"{game}-{kind}-{id}"):
            if self.texts.has(name):
                return self.texts.text(name)
        return id.replace("-", " ")

    def named(self, prefix: str, id: str) -> str:
        """A thing by its name in the catalogue (`card-`, `game-`), or by its id."""
        return self.texts.text(prefix + id) if self.texts.has(prefix + id) else id

    def card(self, id: str, count: int | None = None) -> str:
        """A card by its name in the catalogue, or by its id; counted where a number is given."""
        if self.texts.has(f"card-{id}"):
            return self.texts.card(id, count)
        return id if count is None else f"{count}× {id}"

    def error(self, error: KronikaError) -> str:
        """What an error says, with its clause and what caused it."""
        return error.say(self.lang)

    def complain(self, text: str) -> None:
        """One line to whoever made the mistake."""
        self.err.print(f"kronika: {text}", soft_wrap=True)


def polite(command: Callable[P, T]) -> Callable[P, T]:
    """A command that answers mistakes with one clear line and exit code 2, never with a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        given: Any = kwargs.get("lang")
        try:
            return command(*args, **kwargs)
        except KronikaError as error:
            terminal = Terminal(given)
            terminal.complain(terminal.error(error))
            raise typer.Exit(2) from None
        except BrokenPipeError:  # the reader of a pipe has gone (`| head`)
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115
            raise typer.Exit(0) from None
        except OSError as error:
            terminal = Terminal(given)
            terminal.complain(file_error(terminal, error))
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            terminal = Terminal(given)
            terminal.complain(terminal.text("cli-interrupted"))
            raise typer.Exit(130) from None

    return run


def file_error(terminal: Terminal, error: OSError) -> str:
    why = {
        FileNotFoundError: "cli-file-missing",
        PermissionError: "cli-file-forbidden",
        IsADirectoryError: "cli-file-folder",
        NotADirectoryError: "cli-file-no-folder",
        FileExistsError: "cli-file-no-folder",
    }.get(type(error))
    file = str(error.filename or "?")
    if why is None:
        return terminal.text("cli-file-error", file=file, why=error.strerror or str(error))
    return terminal.text(why, file=file)


def fail(id: str, **args: Arg) -> KronikaError:
    """A mistake on the command line, to be raised."""
    return KronikaError(id, dict(args))
