"""The log of a game: its events as lines to read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.text import Text

from kronika.cli.terminal import Terminal
from kronika.engine.game import Game
from kronika.engine.texts import name_of
from kronika.games import find

Event: TypeAlias = Mapping[str, Any]


CLITIC = re.compile(r"(si|se) (\S+)")
"""Czech "Anna si bere" without its subject is "bere si"."""


class Line:
    """One line of the log and the name of whoever acts in it.

    A heading begins somebody's turn; a routine line says what goes without saying; one that follows from an action
    stands under it; a weighty one nobody should miss.
    """

    __slots__ = ("follows", "heading", "name", "routine", "text", "weighty")

    def __init__(self, text: str, name: str, heading: bool, routine: bool, follows: bool, weighty: bool) -> None:
        self.text = text
        self.name = name
        self.heading = heading
        self.routine = routine
        self.follows = follows
        self.weighty = weighty

    def rich(self) -> Text:
        if self.heading:
            return Text(self.text, "bold")
        return Text("    " if self.follows else "  ").append(self.text, "bold" if self.weighty else "")


def log_lines(terminal: Terminal, events: Sequence[Event], names: Sequence[str]) -> list[Line]:
    """The events as lines; an event without a text has nothing to tell."""
    game = find(terminal.game) if terminal.game else None
    goes_without_saying = () if game is None else game.routine
    leads = [*range(len(events))] if game is None else leading(game, events)
    lines: list[Line] = []
    before: Event | None = None
    for i, event in enumerate(events):
        text = terminal.texts.event(event, names).strip()
        if text:
            id = str(event["id"])
            routine = id in goes_without_saying or (before is not None and announced(before, event))
            follows, weighty = leads[i] != i, game is not None and game.weighs(event)
            name = str(name_of(event["seat"], names))
            lines.append(Line(text, name, id.endswith("-log-turn"), routine, follows, weighty))
        before = event
    return lines


def leading(game: Game[Any], events: Sequence[Event]) -> list[int]:
    """For each event the one it follows from, which says what somebody does; itself where it stands alone."""
    leads: list[int] = []
    lead: int | None = None
    for i, event in enumerate(events):
        if event["id"].endswith("-log-turn"):
            lead = None
        elif event["id"] in game.headlines:
            lead = i
        leads.append(i if lead is None else lead)
    for i in range(len(events) - 2, -1, -1):
        follower = leads[i + 1]
        if events[i]["id"] in game.preludes and follower > i and events[i]["seat"] == events[follower]["seat"]:
            leads[i] = follower
    return leads


def announced(before: Event, event: Event) -> bool:
    """Whether an event only carries out what the one before it said: a card is bought, then it is moved."""
    card = event["args"].get("card")
    same = before["seat"] == event["seat"] and before["args"].get("card") == card
    return card is not None and same and not before["moves"]


def paragraphs(lines: Sequence[Line]) -> list[Text]:
    """The log with little room: what one player does in a row is one sentence under one name."""
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
