"""What a player may foresee before answering: what an answer leads to, what it gives away, what can be had by several
answers one after another, and how likely it is. Computed from a seat's sight and its open ask, when somebody wants to
know; so nothing hidden is in it, and no game is slower for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kronika.engine.message import Message, Ref


class Reach:
    """Something that several ordinary answers lead to (play Treasures, then buy): the keys of each, in order. The
    second one is given only if its ask then offers it, so chronicles and learners see the same game as ever."""

    __slots__ = ("answers", "key", "refs", "text")

    def __init__(self, key: str, text: Message, refs: Sequence[Ref], answers: Sequence[Sequence[str]]) -> None:
        self.key = key
        self.text = text
        self.refs = refs
        self.answers = answers

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        refs = [ref.plain() for ref in self.refs]
        answers = [list(keys) for keys in self.answers]
        return {"key": self.key, "text": self.text.plain(), "refs": refs, "answers": answers}

    def __repr__(self) -> str:
        return f"Reach({self.key!r}, {self.answers!r})"


class Prospects:
    """What a player may foresee of an ask; what a game has nothing to say about is left empty.

    `primary` is the option that most people want most of the time, offered first and by one key. `outlook` tells by
    option key what follows from it, `warnings` what it gives away: a player is asked once more before that. `odds` is
    the game's own: chances and what they would bring, as JSON-able data in which every text is a plain message.
    """

    __slots__ = ("odds", "outlook", "primary", "reach", "warnings")

    def __init__(
        self,
        primary: str = "",
        outlook: Mapping[str, Message] | None = None,
        warnings: Mapping[str, Message] | None = None,
        reach: Sequence[Reach] = (),
        odds: Mapping[str, Any] | None = None,
    ) -> None:
        self.primary = primary
        self.outlook: Mapping[str, Message] = {} if outlook is None else outlook
        self.warnings: Mapping[str, Message] = {} if warnings is None else warnings
        self.reach = reach
        self.odds: Mapping[str, Any] = {} if odds is None else odds

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        return {
            "primary": self.primary,
            "outlook": {key: text.plain() for key, text in self.outlook.items()},
            "warnings": {key: text.plain() for key, text in self.warnings.items()},
            "reach": [each.plain() for each in self.reach],
            "odds": dict(self.odds),
        }


NONE: Final = Prospects()
"""Nothing to say."""
