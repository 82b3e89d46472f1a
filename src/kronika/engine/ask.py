"""Questions to seats: the one list of what can be done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from kronika.engine.errors import IllegalAnswer, RuleError
from kronika.engine.message import Args, Message, Ref

if TYPE_CHECKING:
    from kronika.engine.game import State

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Option:
    """One thing that may be answered. Options never change, so games share them freely.

    `value` is the game's own number for it; `values` are more of them, where one is not enough. They never leave the
    engine.
    """

    __slots__ = ("key", "most", "refs", "text", "value", "values")

    def __init__(
        self,
        key: str,
        text: Message,
        refs: Sequence[Ref] = (),
        most: int = 1,
        value: int = 0,
        values: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.text = text
        self.refs = refs
        self.most = most
        self.value = value
        self.values = values

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        refs = [ref.plain() for ref in self.refs]
        return {"key": self.key, "text": self.text.plain(), "refs": refs, "most": self.most}

    def __repr__(self) -> str:
        return f"Option({self.key!r})" if self.most == 1 else f"Option({self.key!r}, most={self.most})"


@mypyc_attr(acyclic=True)
class Refusal:
    """Something that is not possible now, and why."""

    __slots__ = ("key", "reason", "refs", "rule")

    def __init__(self, key: str, reason: Message, rule: str, refs: Sequence[Ref] = ()) -> None:
        self.key = key
        self.reason = reason
        self.rule = rule
        self.refs = refs

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        refs = [ref.plain() for ref in self.refs]
        return {"key": self.key, "reason": self.reason.plain(), "rule": self.rule, "refs": refs}

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.reason!r}, {self.rule!r})"


Refuse: TypeAlias = "Callable[[State, int], list[Refusal]]"


FEW: Final = 3
"""Most asks are answered once: only those that games share, and are answered more often than this, get an index."""


@mypyc_attr(free_list_len=1)
class Ask:
    """A question to one seat: pick `least` to `most` of the options, each at most `option.most` times.

    `private` marks a question whose options only its seat may know, since they are read from hidden cards; what is
    answered may still show (a card is played from a hand). `secret` marks one whose answer is nobody else's
    business either: any two answers of the same length look alike to all others. Of several who choose in secret
    together (`all_of`) the last one's answer turns all of them up.
    `refuse(state, seat)` lists what is not among the options, and why; it is called when somebody asks.
    `sealed` is set by `all_of`: the seats (a bit mask) that choose in secret together, this one too.
    `among` are the seats (a bit mask) that look alike to all others while the question is open, where it would tell
    something that just this one is asked (who holds a Reaction); 0: everybody may know who is asked.
    """

    __slots__ = (
        "_answered",
        "_index",
        "among",
        "least",
        "most",
        "options",
        "ordered",
        "private",
        "refuse",
        "rule",
        "sealed",
        "seat",
        "secret",
        "what",
    )

    def __init__(
        self,
        seat: int,
        what: Message,
        options: list[Option],
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        rule: str = "",
        private: bool = False,
        refuse: Refuse | None = None,
        secret: bool = False,
        among: int = 0,
    ) -> None:
        self.seat = seat
        self.what = what
        self.options = options
        self.least = least
        self.most = most
        self.ordered = ordered
        self.rule = rule
        self.private = private
        self.refuse = refuse
        self.secret = secret
        self.sealed = 0
        self.among = among
        self._answered = 0
        self._index: dict[str, int] | None = None

    def keys(self) -> list[str]:
        """The keys of all options, in order: what an answer may name."""
        return [option.key for option in self.options]

    def forced(self) -> list[int] | None:
        """The picks of the only possible answer, or None where there is a choice."""
        options = self.options
        if len(options) > 1 and self.least <= 1:
            return None if self.most else []
        room = 0
        for option in options:
            room += option.most
        if room < self.least:
            raise RuleError(f"nobody can answer {self!r}")
        if self.most == 0 or room == 0:
            return []
        if room > self.least or (self.ordered and len(options) > 1):
            return None
        return [i for i, option in enumerate(options) for _ in range(option.most)]

    def picks(self, keys: Sequence[str]) -> list[int]:
        """The option indexes an answer names, in option order unless the order matters; or IllegalAnswer."""
        index = self._index
        if isinstance(keys, list) and len(keys) == 1 and self.least <= 1 and self.most:
            # What comes from a network may be anything; the check below says what it should be.
            key: object = keys[0]
            if not isinstance(key, str):
                pass
            elif index is not None:
                i = index.get(key, -1)
                if i >= 0:
                    return [i]
            elif self._answered < FEW:
                self._answered += 1
                for i, option in enumerate(self.options):
                    if option.key == key:
                        return [i]
        if index is None:
            index = self._index = {option.key: i for i, option in enumerate(self.options)}
        return self._check(keys, index)

    def _check(self, keys: Sequence[str], index: dict[str, int]) -> list[int]:
        if not isinstance(keys, (list, tuple)) or not all(isinstance(key, str) for key in keys):
            raise self._illegal("answer-not-keys", {"example": f'["{self.options[0].key}"]'})
        picks: list[int] = []
        for key in keys:
            if key not in index:
                raise self._illegal("answer-unknown", {"key": key, "options": ", ".join(index)})
            picks.append(index[key])
        if len(picks) < self.least:
            raise self._illegal("answer-too-few", {"picked": len(picks), "least": self.least})
        if len(picks) > self.most:
            raise self._illegal("answer-too-many", {"picked": len(picks), "most": self.most})
        for i in set(picks):
            option = self.options[i]
            if picks.count(i) > option.most:
                raise self._illegal("answer-too-often", {"key": option.key, "most": option.most})
        return picks if self.ordered else sorted(picks)

    def _illegal(self, id: str, args: Args) -> IllegalAnswer:
        return IllegalAnswer(id, args, self.rule)

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        return {
            "seat": self.seat,
            "what": self.what.plain(),
            "options": [option.plain() for option in self.options],
            "least": self.least,
            "most": self.most,
            "ordered": self.ordered,
            "rule": self.rule,
        }

    def __repr__(self) -> str:
        keys = ", ".join(self.keys())
        return f"Ask(seat {self.seat}: {self.what.id} [{keys}] {self.least}..{self.most})"


def may_choose(asks: Sequence[Ask], seat: int | None) -> int:
    """The seats (a bit mask) that may be choosing, for all that a seat (None: a spectator) knows of these asks."""
    mask, own = 0, False
    for ask in asks:
        if ask.seat == seat and ask.options:
            own = True
        mask |= ask.among or 1 << ask.seat
    if seat is None:
        return mask
    return mask | 1 << seat if own else mask & ~(1 << seat)


@mypyc_attr(free_list_len=1)
class Reply:
    """A checked answer on its way into a flow: the option indexes that a seat picked."""

    __slots__ = ("ask", "picks")

    def __init__(self, ask: Ask, picks: list[int]) -> None:
        self.ask = ask
        self.picks = picks

    @property
    def seat(self) -> int:
        """Whose answer it is."""
        return self.ask.seat

    @property
    def option(self) -> Option:
        """The one option that was picked, where just one may be."""
        return self.ask.options[self.picks[0]]

    def __repr__(self) -> str:
        return f"Reply({self.seat}, {self.picks})"


Flow: TypeAlias = Generator[list[Ask], Reply, T]
"""An effect under way: yields all open asks (at most one per seat), is resumed with each reply as it comes."""
