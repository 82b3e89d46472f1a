"""The story of a game: its events as lines to read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.text import Text

from kronika.cli.terminal import Terminal
from kronika.engine.texts import name_of
from kronika.games import find

Event: TypeAlias = Mapping[str, Any]


CLITIC = re.compile(r"(si|se) (\S+)")
"""Czech "Anna si bere" without its subject is "bere si"."""


class Line:
    """One line of the story and the name of whoever acts in it.

    A heading begins somebody's turn; a routine line says what goes without saying.
    """

    __slots__ = ("heading", "name", "routine", "text")

    def __init__(self, text: str, name: str, heading: bool, routine: bool) -> None:
        self.text = text
        self.name = name
        self.heading = heading
        self.routine = routine

    def rich(self) -> Text:
        return Text(self.text, "bold") if self.heading else Text(f"  {self.text}")


def story(terminal: Terminal, events: Sequence[Event], names: Sequence[str]) -> list[Line]:
    """The events as lines; an event without a text has nothing to tell."""
    goes_without_saying = find(terminal.game).routine if terminal.game else ()
    lines: list[Line] = []
    before: Event | None = None
    for event in events:
        text = terminal.texts.event(event, names).strip()
        if text:
            id = str(event["id"])
            routine = id in goes_without_saying or (before is not None and announced(before, event))
            lines.append(Line(text, str(name_of(event["seat"], names)), id.endswith("-log-turn"), routine))
        before = event
    return lines


def announced(before: Event, event: Event) -> bool:
    """Whether an event only carries out what the one before it said: a card is bought, then it is moved."""
    card = event["args"].get("card")
    same = before["seat"] == event["seat"] and before["args"].get("card") == card
    return card is not None and same and not before["moves"]


def paragraphs(lines: Sequence[Line]) -> list[Text]:
    """The story with little room: what one player does in a row is one sentence under one name."""
    told: list[Text] = []
    before = ""
    for line in lines:
        if line.routine:
            continue
        begins = line.text.startswith(f"{line.name} ")
        if told and begins and line.name == before and not line.heading:
            told[-1].append("; " + without_subject(line))
        else:
            told.append(Text(" ").append(line.text.rstrip("."), "bold" if line.heading else ""))
        before = line.name if begins else ""
    return [text.append(".") for text in told]


def without_subject(line: Line) -> str:
    rest = line.text[len(line.name) + 1 :].rstrip(".")
    clitic = CLITIC.match(rest)
    return f"{clitic[2]} {clitic[1]}{rest[clitic.end() :]}" if clitic else rest
