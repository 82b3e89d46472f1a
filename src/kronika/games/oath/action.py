"""Major actions: modifiers, a target, its price, and then what it does. The shape that all six share (5, 7.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.flow import choose
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.faces import Cost
from kronika.games.oath.powers import ALWAYS, MAJOR, OPEN, Refused, Use, access, barred, in_play, weight
from kronika.games.oath.purse import can_pay, flip_secrets, pay_cost, pay_toll, purse_of, spend_supply
from kronika.games.oath.state import NO_RULER, NOBODY, NOTHING, Position
from kronika.games.oath.targets import Target

Toll: TypeAlias = tuple[int, int]
NO_TOLLS: Final[list[Toll]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Bill:
    """What an action costs with one target. It is added up at the end, so the order of powers never matters."""

    __slots__ = ("cap", "favor", "fixed", "flips", "free", "more", "rule", "secrets", "supply", "tolls", "why")

    def __init__(self, supply: int, favor: int = 0, secrets: int = 0) -> None:
        self.supply = supply
        """As printed."""
        self.fixed = -1
        """What a power sets in its place."""
        self.more = 0
        self.free = False
        """Spend no Supply, whatever was added (7.6.2)."""
        self.favor = favor
        self.secrets = secrets
        self.flips = 0
        """Secrets to be turned facedown."""
        self.tolls = NO_TOLLS
        """Favor to players, or for BANDITS to the shared bank: seat and amount. Nobody changes the list."""
        self.cap: tuple[int, str, str] | None = None
        """How much Supply it may be in the end, with the text and the clause that say so."""
        self.why: Message | None = None
        self.rule = ""

    @property
    def total(self) -> int:
        """Supply in all."""
        return 0 if self.free else (self.supply if self.fixed < 0 else self.fixed) + self.more

    def said(self) -> Args:
        """What is paid in addition to favor and secrets of the action itself, for the text of an option."""
        return {"supply": self.total, "toll": sum(toll for _, toll in self.tolls), "flips": self.flips}

    def toll(self, ruler: int) -> None:
        """One favor to whoever rules: for the Empire to the Chancellor, for bandits it is burned."""
        if ruler != NO_RULER:
            self.tolls = [*self.tolls, (ruler, 1)]

    def refuse(self, why: Message, rule: str) -> None:
        if self.why is None:
            self.why = why
            self.rule = rule


NO_BILL: Final = Bill(0)
FLIPPING: Final = Cost(place_secret=1)
LACKING: Final[dict[tuple[str, int, int], Message]] = {}


def lacking(what: str, needed: int, have: int) -> Message:
    """Messages never change, so each is made once."""
    message = LACKING.get((what, needed, have))
    if message is None:
        message = LACKING[what, needed, have] = Message(f"oath-why-{what}", {"needed": needed, "have": have})
    return message


@mypyc_attr(free_list_len=1)
class Bearing:
    """What bears on prices: powers that change them, and powers that ignore others."""

    __slots__ = ("ignoring", "prices")

    def __init__(self, prices: list[Use], ignoring: list[Use]) -> None:
        self.prices = prices
        self.ignoring = ignoring


NO_BEARING: Final = Bearing([], [])


class Action(ABC):
    """A major action under way: who acts and where, and the modifiers in use.

    `reserved` are modifiers under consideration: their costs can't be spent on the rest.
    """

    kind: ClassVar[int] = 0
    rule: ClassVar[str] = ""
    least_supply: ClassVar[int] = 1
    """What the cheapest of its targets costs by the Law: with less, only powers that change prices can help."""

    def __init__(self, s: Position, seat: int, free: bool = False) -> None:
        self.seat = seat
        self.site = s.pawn[seat]
        self.free = free
        """Granted by a power that spends no Supply."""
        self.court = seat
        """Whose advisers count."""
        self.chosen: list[Use] = []
        self.active: list[Use] = []
        self.reserved: list[Use] = []
        self.bill = NO_BILL
        """What was paid, once it was."""
        if in_play(s).bound[self.kind]:
            self.look_around(s)

    def look_around(self, s: Position) -> None:
        """The powers that work without being chosen."""
        self.active = [
            use for use in in_play(s).bound[self.kind] if use.power.binding == ALWAYS or self.reaches_power(s, use)
        ]

    def reaches_power(self, s: Position, use: Use) -> bool:
        """Access (7.1.1), as it is for whoever acts at another site or with another's advisers."""
        if use.slot == NOTHING and self.court != self.seat and use.card in s.advisers[use.owner]:
            return use.owner == self.court
        return access(s, self.seat, use, self.site)

    # --- what each action says of itself ---

    @abstractmethod
    def candidates(self, s: Position) -> list[Target]:
        """Targets before any power speaks."""

    @abstractmethod
    def base(self, s: Position, target: Target) -> Bill:
        """The price by the Law alone."""

    @abstractmethod
    def option(self, s: Position, target: Target, bill: Bill) -> Option: ...

    # --- what can be done ---

    def in_force(self) -> list[Use]:
        return self.active + self.chosen + self.reserved if self.chosen or self.reserved else self.active

    def uses(self, use: Use) -> bool:
        """Whether the player took up this modifier; the index may have been made again since."""
        return any(other.card == use.card and other.power is use.power for other in self.chosen)

    def all_candidates(self, s: Position) -> list[Target]:
        found = self.candidates(s)
        for use in self.in_force():
            if use.power.targets is not None:
                found = found + [target for target in use.power.targets(s, use, self) if target not in found]
        return found

    def bearing(self) -> Bearing:
        """What in force bears on prices."""
        uses = self.in_force()
        if not uses:
            return NO_BEARING
        return Bearing(
            [use for use in uses if use.power.price is not None],
            [use for use in uses if use.power.ignores is not None],
        )

    def quote(self, s: Position, target: Target, bearing: Bearing | None = None) -> Bill:
        """What this target costs now, and if it can't be chosen, why."""
        bill = self.base(s, target)
        if self.free:
            bill.free = True
        if bill.why is None:
            found = self.bearing() if bearing is None else bearing
            if not found.prices or self.priced(s, target, bill, found):
                self.afford(s, bill)
        return bill

    def priced(self, s: Position, target: Target, bill: Bill, bearing: Bearing) -> bool:
        """What powers make of the price; whether none of them refuses the target."""
        ignoring = bearing.ignoring
        for use in bearing.prices:
            if not ignoring or not self.ignored(s, use, target, ignoring):
                assert use.power.price is not None
                use.power.price(s, use, self, target, bill)
                if bill.why is not None:
                    return False
        return True

    def ignored(self, s: Position, use: Use, target: Target, ignoring: list[Use]) -> bool:
        """9.2-a: "ignore" comes before everything else."""
        for other in ignoring:
            assert other.power.ignores is not None
            if other.power.ignores(s, other, self, target, use):
                return True
        return False

    def afford(self, s: Position, bill: Bill) -> None:
        seat = self.seat
        index = s.in_play
        favor = s.favor[seat] if index is not None and index.kin == NOBODY else purse_of(s, seat)
        secrets = s.secrets[seat]
        for use in self.reserved:
            favor -= use.power.cost.favor
            secrets -= use.power.cost.secrets
        total = 0 if bill.free else (bill.supply if bill.fixed < 0 else bill.fixed) + bill.more
        needed = bill.favor
        for _, toll in bill.tolls:
            needed += toll
        if bill.cap is not None and total > bill.cap[0]:
            bill.refuse(Message(bill.cap[1], {"supply": total}), bill.cap[2])
        elif total > s.supply[seat]:
            bill.refuse(lacking("supply", total, s.supply[seat]), "4.2-c")
        elif needed > favor:
            bill.refuse(lacking("favor", needed, favor), "7.1.2-a")
        elif bill.secrets + bill.flips > secrets:
            bill.refuse(lacking("secrets", bill.secrets + bill.flips, secrets), "7.1.2-d")
        elif bill.flips:
            # Turning secrets facedown is the price of a site's power (ruling on Spell Breaker).
            why = barred(s, seat, FLIPPING)
            if why is not None:
                bill.refuse(*why)

    def legal(self, s: Position) -> list[tuple[Target, Bill]]:
        bearing = self.bearing()
        found = []
        for target in self.all_candidates(s):
            bill = self.quote(s, target, bearing)
            if bill.why is None:
                found.append((target, bill))
        return found

    def possible(self, s: Position) -> bool:
        """Whether some target can be chosen and paid with the modifiers in use."""
        bearing = self.bearing()
        if s.supply[self.seat] < self.least_supply and not bearing.prices and not self.free:
            return False
        for target in self.all_candidates(s):  # noqa: SIM110 (the hottest loop: a generator costs)
            if self.quote(s, target, bearing).why is None:
                return True
        return False

    def offered(self, s: Position) -> list[Use]:
        """Optional modifiers that the player could add now."""
        uses = in_play(s).modifiers[self.kind]
        if not uses:
            return []
        seat = self.seat
        favor = secrets = 0
        for use in self.reserved:
            favor += use.power.cost.favor
            secrets += use.power.cost.secrets
        return [
            use
            for use in uses
            if use not in self.reserved
            and not self.uses(use)
            and (use.power.relevant is None or use.power.relevant(s, use, self))
            and (use.power.binding == OPEN or self.reaches_power(s, use))
            and can_pay(s, seat, use, False, favor, secrets)
        ]

    def helps(self, s: Position, use: Use) -> bool:
        """Whether the action can be completed with one more modifier, alone or together with others."""
        self.reserved.append(use)
        try:
            return self.completes(s)
        finally:
            self.reserved.pop()

    def completes(self, s: Position) -> bool:
        """Whether the action can be done at all: as it is, or thanks to modifiers."""
        if self.possible(s):
            return True
        for use in self.offered(s):  # noqa: SIM110 (as above)
            if self.helps(s, use):
                return True
        return False

    # --- doing it ---

    @abstractmethod
    def run(self, s: Position) -> Flow[None]:
        """All of it, from the modifiers on."""

    def finish(self, s: Position, target: Target) -> Flow[None]:
        """What powers add after the action."""
        for use in self.in_force():
            if use.power.after is not None:
                flow = use.power.after(s, use, self, target)
                if flow is not None:
                    yield from flow

    def choose_modifiers(self, s: Position) -> Flow[None]:
        """One by one, at the start of the action (7.4-a); each list holds what can still be completed."""
        while True:
            uses = [use for use in self.offered(s) if self.helps(s, use)]
            if not uses:
                return
            options = use_options(uses)
            if self.stoppable(s):
                options.insert(0, GO_ON)
            what = Message("oath-ask-modifiers", {"action": MAJOR[self.kind]})
            picks = yield from choose(Ask(self.seat, what, options, rule="7.4-a"))
            option = options[picks[0]]
            if option is GO_ON:
                return
            yield from self.take_up(s, uses[option.value])

    def stoppable(self, s: Position) -> bool:
        """Whether the player may go on without further modifiers."""
        return self.possible(s)

    def take_up(self, s: Position, use: Use) -> Flow[None]:
        """A modifier is used and paid for."""
        s.tell("use", self.seat, {"card": use.power.id})
        pay_cost(s, self.seat, use)
        self.chosen.append(use)
        if use.power.taken_up is not None:
            flow = use.power.taken_up(s, use, self)
            if flow is not None:
                yield from flow
            self.look_around(s)

    def settle_bill(self, s: Position, bill: Bill) -> None:
        """Supply, tolls and flips; what is placed or burned is the action's own business."""
        self.bill = bill
        spend_supply(s, self.seat, bill.total)
        for seat, toll in bill.tolls:
            pay_toll(s, self.seat, seat, toll)
        flip_secrets(s, self.seat, bill.flips)

    def changed(self, s: Position, target: Target, amount: int) -> int:
        """How many cards, warbands or favor, after all powers that bear on it."""
        for use in self.in_force():
            if use.power.amount is not None:
                amount = use.power.amount(s, use, self, target, amount)
        return amount

    def matching(self, s: Position, suit: int) -> int:
        """How many of the faceup advisers match a suit, as far as this action is concerned."""
        count = 0
        for card in s.advisers[self.court]:
            if card not in s.down:
                guise = self.guise_of(card)
                if s.suit(card) == suit if guise is None else passes(s, guise, suit):
                    count += weight(s, card)
        return count

    def guise_of(self, card: int) -> Use | None:
        for use in self.in_force():
            if use.card == card and use.power.guise is not None:
                return use
        return None

    def why_not(self, s: Position) -> Refused:
        """Why the action can't be done now: the reason of the first target, or that there is none."""
        for target in self.all_candidates(s):
            bill = self.quote(s, target)
            if bill.why is not None:
                return bill.why, bill.rule
        return Message(f"oath-why-no-{MAJOR[self.kind]}"), self.rule

    def barred(self, state: State, seat: int) -> list[Refusal]:
        """The targets that can't be chosen, and why."""
        assert isinstance(state, Position)
        found = []
        for target in self.all_candidates(state):
            bill = self.quote(state, target)
            if bill.why is not None:
                option = self.option(state, target, bill)
                found.append(Refusal(option.key, bill.why, bill.rule, option.refs))
        return found

    def refusal(self, s: Position) -> Refusal:
        why = self.why_not(s)
        assert why is not None
        return Refusal(MAJOR[self.kind], why[0], why[1], (Ref("action", MAJOR[self.kind]),))


class Deed(Action):
    """An action on one target, paid and done: all but the Campaign."""

    def run(self, s: Position) -> Flow[None]:
        seat = self.seat
        used = s.in_use
        s.tell(MAJOR[self.kind], seat)
        yield from self.choose_modifiers(s)
        s.in_use = used + [use.card for use in self.chosen]
        for use in self.in_force():
            if use.power.begin is not None:
                use.power.begin(s, use, self)
        legal = self.legal(s)
        options = [self.option(s, target, bill) for target, bill in legal]
        what = Message(f"oath-ask-{MAJOR[self.kind]}")
        picks = yield from choose(Ask(seat, what, options, rule=self.rule, refuse=self.barred))
        target, bill = legal[picks[0]]
        self.settle_bill(s, bill)
        flow = self.do(s, target)
        if flow is not None:
            yield from flow
        yield from self.finish(s, target)
        s.in_use = used

    @abstractmethod
    def do(self, s: Position, target: Target) -> Flow[None] | None:
        """The action itself, Supply paid."""


def passes(s: Position, use: Use, suit: int) -> bool:
    """Whether an adviser in guise passes for the suit."""
    assert use.power.guise is not None
    return use.power.guise(s, use, suit)


GO_ON: Final = Option("go-on", Message("oath-do-go-on"), (), 1, NOTHING)


def use_options(uses: list[Use]) -> list[Option]:
    """To use a power, each with its place in the list as value."""
    return [
        Option(
            f"use:{use.power.id}", Message("oath-do-use", {"card": use.power.id}), (Ref("card", use.power.id),), 1, i
        )
        for i, use in enumerate(uses)
    ]
