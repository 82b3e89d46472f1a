"""What the scenes of all games share: answering asks by key, and looking at what a seat is asked, shown and told.

class Scene(TableScene[Round]):
    def __init__(self, hand: str) -> None:
        self.table = kronika.new_table("my-game", seats=2, seed=1)
        self.state.hand[0] = self.cards(hand)
        begin_here(self.table)

scene = Scene(hand="knight squire").answers(0, "play:knight")
assert scene.asked() == [1]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer
from kronika.engine.game import State
from kronika.engine.table import Table
from kronika.engine.turns import TurnState

S = TypeVar("S", bound=State)


class TableScene(Generic[S]):
    """A table in a position of our choice; each game's scene says how it is set up."""

    table: Table
    loads: ClassVar[Sequence[str]] = ()
    """The methods that load the dice: all that a scene written as data may do besides answering."""

    # --- laying out ---

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """The scene that data describes: the arguments of its class, by name."""
        return cls(**{name: by_number(value) for name, value in data.items()})

    def loaded(self, how: Sequence[Any]) -> None:
        """Loads the dice as data says: one of the methods in `loads`, and its arguments."""
        name, *told = how
        if name not in self.loads:
            raise ValueError(f"a scene of {self.table.game} loads dice by {', '.join(self.loads) or 'nothing'}: {name}")
        getattr(self, name)(*told)

    @property
    def state(self) -> S:
        """The whole truth, to be changed before the scene begins (see `begin_here`) and looked at after."""
        return state_of(self.table)

    def cards(self, text: str) -> list[int]:
        """New cards with these faces, in this order: 'knight squire*2'."""
        cards = self.state.cards
        return [cards.add(list(cards.names).index(name)) for name in in_order(text)]

    def names(self, ids: Sequence[int]) -> list[str]:
        """The faces of some cards."""
        return [self.state.cards.name(card) for card in ids]

    # --- acting ---

    def key(self, key: str) -> str:
        """A key as the table knows it; scenes may let tests write it more readably."""
        return key

    def answers(self, seat: int, *keys: str) -> Self:
        """The seat answers its open asks, one key each."""
        for key in keys:
            self.table.answer(seat, [self.key(key)])
        return self

    def do(self, *keys: str) -> Self:
        """Whoever's turn it is answers, one ask after the other, in a game of turns."""
        for key in keys:
            state = self.state
            assert isinstance(state, TurnState), f"nobody has a turn in {self.table.game}"
            self.answers(state.turn, key)
        return self

    def picks(self, seat: int, *keys: str) -> Self:
        """The seat answers its one open ask with all these keys (none: it picks nothing)."""
        self.table.answer(seat, [self.key(key) for key in keys])
        return self

    # --- looking ---

    def ask(self, seat: int = 0) -> Ask:
        """The open ask of a seat."""
        ask = self.table.ask(seat)
        assert ask is not None, f"seat {seat} is not asked: {self.table!r}"
        return ask

    def asked(self) -> list[int]:
        """Which seats are asked now."""
        return sorted(ask.seat for ask in self.table.asks)

    def named(self, key: str) -> str:
        """A key as tests write it: `key` the other way round."""
        return key

    def options(self, seat: int = 0, about: str = "") -> list[str]:
        """The option keys of the seat's open ask, or those that begin so."""
        return [key for key in map(self.named, self.ask(seat).keys()) if key.startswith(about)]

    def refusals(self, seat: int = 0) -> dict[str, str]:
        """What is refused to the seat, with the clause of each refusal."""
        return {self.named(refusal.key): refusal.rule for refusal in self.table.refused(seat)}

    def why(self, key: str, seat: int = 0) -> dict[str, object]:
        """The facts with which something is refused to the seat."""
        refusal = next(refusal for refusal in self.table.refused(seat) if self.named(refusal.key) == key)
        return {"why": refusal.reason.id, **refusal.reason.args}

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        """The table as a seat sees it (None: a spectator)."""
        return self.table.view(seat)

    def zone(self, id: str, seat: int | None = 0) -> dict[str, Any]:
        """A zone as the seat's view shows it, e.g. zone('hand:1', seat=0)."""
        zones: list[dict[str, Any]] = self.view(seat)["zones"]
        return next(zone for zone in zones if zone["id"] == id)

    def shown(self, id: str, seat: int | None = 0) -> list[str]:
        """The faces that a seat can see in a zone, e.g. shown('hand:1', seat=0)."""
        return [card["face"] for card in self.zone(id, seat)["cards"]]

    def events(self, seat: int | None = 0) -> list[dict[str, Any]]:
        """What a seat has seen happen, the oldest first."""
        events: list[dict[str, Any]] = self.table.events(seat)
        return events

    def told(self, id: str, seat: int | None = 0) -> list[dict[str, Any]]:
        """What the seat was told, event by event of one kind: told('reveal') is all of `<game>-log-reveal`."""
        return [event for event in self.events(seat) if event["id"] == f"{self.table.game}-log-{id}"]

    def alike(self, asked: int, viewer: int | None, *answers: Sequence[str]) -> bool:
        """Whether the viewer cannot tell apart these answers of the asked seat to its open ask."""
        views = []
        for keys in answers:
            twin = self.table.fork()
            twin.answer(asked, list(keys))
            views.append(twin.view(viewer))
        return all(view == views[0] for view in views)

    def illegal(self, seat: int, *keys: str) -> tuple[str, str]:
        """The seat tries an answer that it may not give: which error that is, and its clause. Nothing changes."""
        before = self.table.digest()
        try:
            self.table.answer(seat, [self.key(key) for key in keys])
        except IllegalAnswer as error:
            assert self.table.digest() == before, "a refused answer changed the table"
            return error.message.id, error.rule
        raise AssertionError(f"the answer {list(keys)} was taken")


def by_number(value: Any) -> Any:
    """Data as Python has it: where all keys of a table are numbers (seats, slots), they are numbers here."""
    if isinstance(value, Mapping) and value and all(str(key).isdecimal() for key in value):
        return {int(key): each for key, each in value.items()}
    return value


def in_order(text: str) -> list[str]:
    """'gold copper*2' as a list of names in that order."""
    names: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        names += [name] * int(times or 1)
    return names


def sorted_names(text: str) -> list[str]:
    """'copper*2 estate' as a sorted list of names."""
    return sorted(in_order(text))


# --- the way into a table, which no bot, view or server takes ---


def state_of(table: Table, kind: type[S] | None = None) -> S:
    """The whole truth about a table: its state, hidden cards and all. No bot, view or server is given it."""
    state: Any = table._state
    if kind is not None and not isinstance(state, kind):
        raise TypeError(f"the state of {table.game} is {type(state).__name__}, not {kind.__name__}")
    found: S = state
    return found


def begin_here(table: Table) -> None:
    """The state was set up by hand: the game begins here, without a past, with what is asked now."""
    state = table._state
    if state.events is not None:
        state.events.clear()
    table._log.clear()
    ask_again(table)


def ask_again(table: Table) -> None:
    """The state was changed by hand: what was asked before is void, and the game goes on from here."""
    table._flow = None
    table._copied = None  # what led here is not what was played
    table._settle()
