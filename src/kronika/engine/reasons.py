"""Reasons for an answer, and against it, in words: what a coach tells beside a chance."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask
from kronika.engine.message import Message
from kronika.engine.prospects import Prospects

FOR: Final = "for"
AGAINST: Final = "against"
ABOUT: Final = "about"
"""Neither: what the answer is about."""


class Reason:
    """Something that speaks `for` an answer or `against` it, or says what it is `about`."""

    __slots__ = ("kind", "text")

    def __init__(self, kind: str, text: Message) -> None:
        self.kind = kind
        self.text = text

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        return {"kind": self.kind, "text": self.text.plain()}

    def __repr__(self) -> str:
        return f"Reason({self.kind!r}, {self.text.id!r})"


def foreseen(prospects: Prospects, ask: Ask, keys: list[str]) -> list[Reason]:
    """What can be foreseen of an answer of one pick: what follows from it, and what it gives away."""
    if len(keys) != 1:
        return []
    key = keys[0]
    found: list[Reason] = []
    if key in prospects.outlook:
        found.append(Reason(ABOUT, prospects.outlook[key]))
    if key in prospects.warnings:
        found.append(Reason(AGAINST, prospects.warnings[key]))
    return found
