"""What a game gives to the engine: a state, steps from checkpoint to checkpoint, sights, views and results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Reply
from kronika.engine.cards import EVERYONE, Cards
from kronika.engine.errors import RuleError, SetupError
from kronika.engine.estimate import ChartValues, estimate_in
from kronika.engine.events import Event
from kronika.engine.features import Feature
from kronika.engine.message import Args, Message
from kronika.engine.notices import Notice
from kronika.engine.prospects import NONE, Prospects
from kronika.engine.reasons import Reason, foreseen
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup, SetupItem, check_needs, parse_setup


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position at a checkpoint: plain data with a cheap copy. Games add their own slots."""

    __slots__ = ("cards", "events", "over", "rng", "rules", "seats")

    game: ClassVar[str] = ""
    """The game's id: an event told as `draw` is `<game>-log-draw`. Without it, the whole id tells the event."""

    def __init__(self, seats: int, rng: Rng, cards: Cards, rules: int = 1) -> None:
        self.seats = seats
        self.rng = rng
        self.cards = cards
        self.rules = rules
        """The version of the game's rules this table began with, see `Game.versions`."""
        self.over = False
        self.events: list[Event] | None = None

    @abstractmethod
    def copy(self) -> State:
        """An independent copy to which nobody listens."""

    @abstractmethod
    def plain(self) -> object:
        """All of the state as JSON-able data, for the digest."""

    def zones(self) -> list[list[int]]:
        """The lists in which cards lie, each card in one of them, once: what `kronika.testing` holds a game to. Numbers
        below 0 stand for no card."""
        return []

    def order(self, start: int) -> list[int]:
        """All seats in turn order from one of them."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order, from the seat's left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def tell(
        self,
        id: str,
        seat: int,
        args: Args | None = None,
        cards: Sequence[int] = (),
        src: str = "",
        dst: str = "",
        sees: int = EVERYONE,
    ) -> None:
        """Notes an event, if somebody listens: cards went from one zone to another, their faces seen by the seats of a
        mask."""
        if self.events is not None:
            shown = [(self.cards.name(card), self.witnesses(card, sees)) for card in cards]
            self.events.append(Event(f"{self.game}-log-{id}" if self.game else id, seat, args or {}, shown, src, dst))

    def witnesses(self, card: int, sees: int) -> int:
        """The seats that see a card's face in an event: those of the mask. Where knowing a card means following it
        wherever it goes, a game adds whoever knew it; where it may go facedown out of several, that would tell which.
        """
        return sees


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """The window of one seat (None: a spectator) on a state. Games add named questions."""

    __slots__ = ("_s", "seat")

    def __init__(self, state: S, seat: int | None) -> None:
        self._s = state
        self.seat = seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._s.seats

    def names(self, cards: Sequence[int]) -> list[str]:
        """The faces of cards that this seat sees."""
        face, names = self._s.cards.face, self._s.cards.names
        return [names[face[card]] for card in cards]

    def shown(self, cards: Sequence[int]) -> list[dict[str, object]]:
        """Cards that this seat sees, as views show them: by their faces. An id would tell which of two equal cards it
        is, long after everybody has lost track of it, so none leaves the engine."""
        return [{"face": self._s.cards.name(card)} for card in cards]


class Tie:
    """What decides among equal scores: a number for each seat. The highest is best, or with `least` the lowest. The
    text `id` says so, with what the winner has (`best`) and the next of those who were equal (`next`)."""

    __slots__ = ("id", "least", "numbers")

    def __init__(self, id: str, numbers: Sequence[int], least: bool = False) -> None:
        self.id = id
        self.numbers = numbers
        self.least = least

    def row(self, seat: int) -> int:
        """The seat's number as it counts: the higher, the better."""
        return -self.numbers[seat] if self.least else self.numbers[seat]


class Result:
    """How a game ended: scores and ranks by seat, the winners, why it ended, where the points came from, and what
    decided where points were equal.

    A game without points still has scores, 1 for whoever won: then `held` says, instead of the breakdown, what each
    player had when it was decided. `owned` are the cards that each seat ended with, counted by face, where a game has
    such a thing as a deck of one's own."""

    __slots__ = ("breakdown", "ending", "held", "owned", "ranks", "scores", "tie", "winners")

    def __init__(
        self,
        scores: list[int],
        ranks: list[int],
        winners: list[int],
        ending: Message,
        breakdown: list[dict[str, Any]],
        held: list[dict[str, Any]] | None = None,
        owned: list[dict[str, int]] | None = None,
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.ending = ending
        self.breakdown = breakdown
        self.held = held
        self.owned: list[dict[str, int]] = [] if owned is None else owned
        self.tie: Message | None = None

    @classmethod
    def ranked(
        cls,
        scores: list[int],
        ending: Message,
        breakdown: list[dict[str, Any]] | None = None,
        ties: Sequence[Tie] = (),
        held: list[dict[str, Any]] | None = None,
        owned: list[dict[str, int]] | None = None,
    ) -> Result:
        """The highest score wins. Among equal scores the ties decide, the first one first; whoever is still equal
        shares the rank."""
        rows = [tuple([tie.row(seat) for tie in ties]) for seat in range(len(scores))]
        standing = list(zip(scores, rows, strict=True))
        ranks = [1 + sum([other > mine for other in standing]) for mine in standing]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        detail = [{} for _ in scores] if breakdown is None else breakdown
        result = cls(scores, ranks, winners, ending, detail, held, owned)
        equal = [seat for seat, score in enumerate(scores) if score == max(scores) and ranks[seat] > 1]
        if equal:
            first, second = winners[0], min(equal, key=lambda seat: ranks[seat])
            tie = next(tie for tie in ties if tie.row(first) != tie.row(second))
            result.tie = Message(tie.id, {"best": tie.numbers[first], "next": tie.numbers[second]})
        return result

    @classmethod
    def alone(cls, score: int, won: bool, ending: Message, breakdown: dict[str, Any]) -> Result:
        """Whoever plays alone is first or, against the game itself, second."""
        return cls([score], [1 if won else 2], [0] if won else [], ending, [breakdown])

    @property
    def counts(self) -> bool:
        """Whether scores are points."""
        return self.held is None

    def detailed(self) -> dict[str, object]:
        """As people are shown it."""
        detail = self.breakdown if self.held is None else self.held
        tie = None if self.tie is None else self.tie.plain()
        return {**self.plain(), "breakdown": detail, "counts": self.counts, "owned": self.owned, "tie": tie}

    def plain(self) -> dict[str, object]:
        """As chronicles record it."""
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "ending": self.ending.plain(),
            "breakdown": self.breakdown,
        }

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, ending={self.ending.id!r})"


class Facts:
    """What statistics know of a finished game, by name: values of the whole game (the cards of its kingdom, its ending)
    and values of each seat (its clan, the cards it has gathered)."""

    __slots__ = ("game", "seats")

    def __init__(self, game: dict[str, list[str]], seats: list[dict[str, list[str]]]) -> None:
        self.game = game
        self.seats = seats


class Sides:
    """How a game tells its sides apart (clans, nations), so that they can be weighed against each other: the setup item
    that names one for each seat, and the events that play a card. The game's sight then knows `first`, the seat that
    began, and `round`."""

    __slots__ = ("item", "played")

    def __init__(self, item: str, played: Sequence[str]) -> None:
        self.item = item
        self.played = played


class Sequel:
    """The game that grows out of a finished one: its setup, and the old seats in the order in which they are offered
    its chairs."""

    __slots__ = ("chairs", "setup")

    def __init__(self, setup: Mapping[str, object], chairs: list[int]) -> None:
        self.setup = setup
        self.chairs = chairs


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player by program: sees a seat's sight and asks, nothing else."""

    name: ClassVar[str] = "bot"
    by_net: ClassVar[bool] = False
    """Whether it plays by what a net has learned: where numpy is missing, that takes its time."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    @classmethod
    def without_net(cls) -> type[Bot] | None:
        """Who really plays under this name, where what it has learned by cannot be used."""
        return None

    @abstractmethod
    def decide(self, sight: Any, ask: Ask) -> list[str]:
        """Option keys that answer the ask."""

    def explain(self, sight: Any, ask: Ask, keys: list[str]) -> Message | None:
        """Why it has answered so, for the others at the table to read; None: it keeps that to itself. What it says is a
        text `<game>-because-…`, given no arguments but those of the ask itself, and only where all know what is
        asked."""
        return None


class Variant:
    """A range of seats and the setup under which it holds."""

    __slots__ = ("least", "most", "when")

    def __init__(self, least: int, most: int, when: Setup | None = None) -> None:
        self.least = least
        self.most = most
        self.when: Setup = {} if when is None else when

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for lists of games."""
        return {"seats": [self.least, self.most], "when": self.when}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game: rules without memory. All that changes is in the state.

    `opening` is the ask a step begins with, a pure function of the state (empty: the game runs on);
    `step` plays from one checkpoint to the next: at once (None) or as a flow that asks on the way.
    A step that returns a flow must not touch the state before the flow is started.
    """

    id: ClassVar[str] = ""
    versions: ClassVar[Sequence[int]] = (1,)
    """The versions of its rules that the game can play, the oldest first; new tables are played under the last. A new
    one is added, with a line in the CHANGELOG, when an old chronicle would play out differently. Where a version reads
    a rule in another way, the rule asks `state.rules`."""
    variants: ClassVar[Sequence[Variant]] = ()
    setup_items: ClassVar[Sequence[SetupItem]] = ()
    draws: ClassVar[Mapping[str, Sequence[SetupItem]]] = {}
    """Setup items for which the game draws a list by lot (see `draw_list`), with what may be wished of it. The label of
    a wish is the text `wish-<game>-<id>`."""
    bots: ClassVar[Mapping[str, type[Bot]]] = {}
    home: ClassVar[Path | None] = None
    """The folder with the game's `texts` and `rules`."""
    sagas: ClassVar[bool] = False
    """Whether the next game can grow out of a finished one, see `sequel`."""
    saga_setup: ClassVar[Mapping[str, object]] = {}
    """The items that a saga prescribes: with other values no next game could grow out of the last."""
    saga_world: ClassVar[str] = ""
    """The setup item that holds, as a line of text, the world a game of a saga begins with."""
    milestones: ClassVar[Sequence[str]] = ()
    """The events that turn a game, for the history of its saga. The last of them decides it."""

    routine: ClassVar[Sequence[str]] = ()
    """Events that go without saying; a short account leaves them out."""
    headlines: ClassVar[Sequence[str]] = ()
    """Events that say what somebody does: an account groups what follows under them. Where a game names none, each
    event stands by itself."""
    preludes: ClassVar[Sequence[str]] = ()
    """Events that belong to the headline which follows them at once: what is paid for it."""
    weighty: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Events that nobody should miss, by their ids: those about one of these cards; without any, all of them."""
    handed_on: ClassVar[Sequence[str]] = ()
    """Events by which one thing goes from one player to the next: a story never lets anybody take it twice in a row."""
    telling: ClassVar[Sequence[str]] = ()
    """Events whose outcome depends on hidden cards by the rules, so that everybody learns something from it: hands are
    compared, a guess is right or wrong."""
    for_eyes: ClassVar[frozenset[str]] = frozenset()
    """Parts of the view, by their keys at any depth, that say once more for people what the rest implies. Programs that
    learn leave them out, see `position`."""
    features_version: ClassVar[int] = 0
    """To be raised when `features` tells other numbers or by other names: nets that read the old ones are refused."""
    sides: ClassVar[Sides | None] = None
    """The sides that `kronika simulate --balance` weighs, if there are any."""

    def full_setup(self, seats: int, given: Mapping[str, object] | None) -> Setup:
        """The setup with every item, or a SetupError; a game that checks more than what its items need extends it."""
        setup = parse_setup(self.id, self.setup_items, given)
        ranges: list[str] = []
        for variant in self.variants:
            if all(setup[key] == value for key, value in variant.when.items()):
                if variant.least <= seats <= variant.most:
                    check_needs(self.setup_items, setup, seats)
                    return setup
            hint = "".join(f" ({key}={str(value).lower()})" for key, value in variant.when.items())
            ranges.append(f"{variant.least}-{variant.most}{hint}")
        raise SetupError("seats-wrong", {"seats": seats, "game": self.id, "right": ", ".join(ranges)})

    def draw_list(self, item: str, wishes: Setup, rng: Rng) -> list[str]:
        """A list for a setup item, drawn by lot so that all wishes are met; a SetupError says why none could be. Asked
        of games that name the item in `draws`."""
        raise RuleError(f"{self.id}: `draws` names {item}, so `draw_list` has to draw it")

    @property
    def rules(self) -> int:
        """The version that new tables are played under."""
        return self.versions[-1]

    @abstractmethod
    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> S:
        """The state at the beginning of a game under one of the `versions`, which it keeps in `state.rules`."""

    def first_state(self, seats: int, setup: Setup, rng: Rng, rules: int | None) -> S:
        """The same under the newest version (None), or a SetupError if nobody plays this one any more."""
        rules = self.rules if rules is None else rules
        if rules not in self.versions:
            playable = ", ".join(map(str, self.versions))
            raise SetupError("rules-unplayable", {"game": self.id, "rules": rules, "playable": playable})
        state = self.new(seats, setup, rng, rules)
        if state.rules != rules:
            raise RuleError(f"{self.id}: `new` has to give the state its version: state.rules is not {rules}")
        return state

    @abstractmethod
    def opening(self, state: S) -> list[Ask]:
        """The asks that the next step begins with, a pure function of the state; empty if the game runs on."""

    @abstractmethod
    def step(self, state: S, reply: Reply | None) -> Flow[None] | None:
        """Plays from one checkpoint to the next: at once (None), or as a flow that asks on its way. `reply` answers the
        opening; None if nothing was asked."""

    @abstractmethod
    def sight(self, state: S, seat: int | None) -> Any:
        """The window of a seat (None: a spectator) on the state. It answers questions by name, and is all that bots and
        views get."""

    @abstractmethod
    def view(self, sight: Any) -> dict[str, Any]:
        """The sight as JSON-able data: turn, phase, seats, zones, tracks, tokens, extra."""

    def position(self, sight: Any) -> dict[str, Any]:
        """What a program that learns reads of a sight: the view, of which what is `for_eyes` may be missing where it
        takes long to find out."""
        return self.view(sight)

    def features(self, sight: Any, ask: Ask) -> Sequence[Feature]:
        """What a program that learns reads beside the position: numbers worked out from the asked seat's sight and the
        ask alone, so that nothing hidden is in them. A game that has any sets `features_version`."""
        return ()

    @abstractmethod
    def hidden(self, state: S, seat: int | None) -> list[list[int]]:
        """Cards the seat does not know, in groups within which it could not tell if they changed places."""

    def unknown_backs(self, state: S, seat: int | None) -> list[list[int]]:
        """Groups of cards whose very backs the seat has not seen: in an imagined world they trade places too."""
        return []

    def prospects(self, sight: Any, ask: Ask) -> Prospects:
        """What the asked seat may foresee: computed from its sight and the ask alone, when somebody wants to know."""
        return NONE

    def notices(self, sight: Any) -> Sequence[Notice]:
        """What is said in words beside the cards, for whoever has no picture of it: what holds now, what the seat may
        foresee (its own deck, the next roll, who is about to win). Computed from its sight alone, on request."""
        return ()

    def reasons(self, sight: Any, ask: Ask, keys: list[str]) -> list[Reason]:
        """What speaks for this answer of the asked seat and what against it, for a coach to tell: from its sight and
        the ask alone, the weightiest first. By default what the `prospects` say of it."""
        return foreseen(self.prospects(sight, ask), ask, keys)

    def estimate(self, sight: Any) -> list[float] | None:
        """Everybody's chance to win as it looks from a seat between two steps; None where nobody can tell. A look ahead
        that goes on for too long ends with it. By default it follows from the `chart_values`, by weights that were
        fitted to the game (`python -m kronika.bots.fit`), if any were."""
        found = estimate_in(self.home)
        return None if found is None else found.chances(self.chart_values(sight))

    @abstractmethod
    def result(self, state: S) -> Result:
        """How the game ended; asked for once `state.over` is set."""

    def sequel(self, state: S, names: Sequence[str], saga: str) -> Sequel | None:
        """The next game of a saga of this name, if games of this kind have any."""
        return None

    def renamed(self, setup: Setup, name: str, instead: str) -> Setup:
        """A setup in which whoever was called `name` is called otherwise. The world that a saga's game begins with may
        tell who won the last one; the game it makes is the same."""
        return setup

    def nameless(self, setup: Setup) -> Setup:
        """A setup in which nobody is called by name, for whoever keeps it for long or shows it to others. The game it
        makes is the same."""
        return setup

    def preview(self, setup: Setup) -> dict[str, list[Message]]:
        """What somebody who comes new may know of the game that a setup makes, before it begins: lines to read, by the
        text that heads them. Asked of games that take a line of text in their setup."""
        return {}

    def played_setup(self, state: S, setup: Setup) -> Setup | None:
        """What a finished game was played with, as a setup that would start it again: its kingdom, its clans, its
        world. It is what players say they liked, so games that began alike give the same items with the same
        values, and nothing of it was hidden but what a `secret` item says. None where nothing can be set up again."""
        return None

    def saga_record(self, state: S) -> dict[str, Any]:
        """What a finished game brought, for the history of its saga."""
        return {}

    def chapter(self, record: Mapping[str, Any]) -> dict[str, list[Message]]:
        """A game in the history of its saga, from its record: lines to read, by the text that heads them."""
        return {}

    # --- for looking back at a game, or at many ---

    def chart_values(self, sight: Any) -> ChartValues:
        """The chart values of all seats by name, for the graphs of a replay; None where the sight can't tell. The first
        is the one by which a lead is measured. Empty where there is nothing to measure any more. A chart's name is the
        text `figure-<game>-<name>`."""
        points = [seat.get("points") for seat in self.view(sight)["seats"]]
        return {"points": points} if any(each is not None for each in points) else {}

    def is_turning_point(self, event: Mapping[str, Any]) -> bool:
        """Whether an event (as a seat lived it) turns the game, so that a replay marks it."""
        return event["id"] in self.milestones

    def weighs(self, event: Mapping[str, Any]) -> bool:
        """Whether nobody should miss this event."""
        cards = self.weighty.get(event["id"])
        return cards is not None and (not cards or event["args"].get("card") in cards)

    def worth_telling(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        """Which events of a finished game a story tells, by their places. By default those that nobody should miss. A
        game says them in its own words by texts `story-<event id>-1`, `-2` …; else by a line of its log."""
        return [i for i, event in enumerate(events) if self.weighs(event)]

    def around(self, events: Sequence[Mapping[str, Any]], place: int) -> Args:
        """What a story's sentence about an event takes beside the event's own arguments: who attacked, where it was.
        Seats under the names of `PLAYERS` become names."""
        return {}

    def prologue(self, sight: Any) -> list[Message]:
        """What a story says of how a game began, as far as everybody may see it: the names of texts are
        `story-<id>-1`, `-2` …"""
        return []

    def stat_facts(self, state: S) -> Facts:
        """What statistics count of a finished game. A fact's name is the text `fact-<game>-<fact>`, that of a value
        `fact-<game>-<fact>-<value>`, else that of the option or of the card so called."""
        ending = self.result(state).ending.id.removeprefix(f"{self.id}-end-")
        return Facts({"ending": [ending]}, [{} for _ in range(state.seats)])

    def texts(self) -> list[Path]:
        """The folders with the game's catalogues."""
        return [] if self.home is None else [self.home / "texts"]

    def faces(self) -> list[dict[str, Any]]:
        """The printed facts of all cards (id, kinds, cost …), for card lists and for whatever draws them. A card
        that is `retired` is only in games of an older version of the rules, and card lists leave it out."""
        return []

    def plain(self) -> dict[str, object]:
        """What lists of games say about this one, as JSON-able data."""
        return {
            "id": self.id,
            "rules": self.rules,
            "variants": [variant.plain() for variant in self.variants],
            "setup": [{**item.plain(), "label": f"option-{self.id}-{item.id}"} for item in self.setup_items],
            "draws": {
                item: [{**wish.plain(), "label": f"wish-{self.id}-{wish.id}"} for wish in wishes]
                for item, wishes in self.draws.items()
            },
            "bots": list(self.bots),
            "sagas": self.sagas,
            "saga_setup": dict(self.saga_setup),
            "headlines": list(self.headlines),
            "preludes": list(self.preludes),
            "weighty": {id: list(cards) for id, cards in self.weighty.items()},
        }
