"""What is said about lists that a game draws by lot before it begins."""

from __future__ import annotations

from typing import Any

from msgspec import field

from kronika.server.messages import Wire


class Draw(Wire):
    """A list for a setup item, to be drawn by lot so that it meets all wishes; without a seed another every time."""

    item: str
    wishes: dict[str, Any] = field(default_factory=dict)
    seed: str = ""


class Drawn(Wire):
    """What was drawn, and the seed that draws it again."""

    words: list[str]
    seed: str
