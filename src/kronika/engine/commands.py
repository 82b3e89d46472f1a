"""Commands that a game brings to the command line. The game says what there is to say; the command line prints it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kronika.engine.message import Message

Say = Callable[[str], str]
"""Says something in a language."""


class Findings:
    """What a command has to say: `lines` if all is well, else the mistakes, which make it fail."""

    __slots__ = ("lines", "mistakes")

    def __init__(self, lines: Sequence[Message] = (), mistakes: Sequence[Say] = ()) -> None:
        self.lines = lines
        self.mistakes = mistakes


class FileCommand:
    """`kronika GROUP NAME FILE`: looks at a file of the game's own kind. The helps are in English, as all are."""

    __slots__ = ("game", "group", "group_help", "help", "name", "run")

    def __init__(
        self,
        game: str,
        group: str,
        name: str,
        run: Callable[[Path], Findings],
        group_help: str,
        help: str,
    ) -> None:
        self.game = game
        self.group = group
        self.name = name
        self.run = run
        self.group_help = group_help
        self.help = help
