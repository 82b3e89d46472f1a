"""What pages and the coach say to each other."""

from __future__ import annotations

from typing import Literal

from kronika.server.messages import Text, Wire


class AskCoach(Wire):
    """What would a good player do? About the open question `ask` of the visitor, or of the `seat` at their device. The
    first answer comes soon; a `full` one takes up to two seconds."""

    ask: str
    full: bool = False
    seat: int | None = None


class Why(Wire):
    """What speaks for an answer or against it, or what it is about."""

    kind: Literal["for", "against", "about"]
    text: Text


class Advice(Wire):
    """An answer that can be given: the keys of its options, the chance to win with it from 0 to 1, and by how much that
    may be off (a standard error)."""

    keys: list[str]
    chance: float
    spread: float
    worlds: int
    reasons: list[Why]


class Hint(Wire):
    """The best answers, the best first; the first so many are about equally good. `chances` are everybody's, if the
    first is given. Where no world could be imagined (`worlds` is 0), there is only what a bot would do."""

    ask: str
    seat: int
    advice: list[Advice]
    equal: int
    chances: list[float]
    worlds: int
    playouts: int
    full: bool
