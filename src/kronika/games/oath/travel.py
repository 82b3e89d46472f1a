"""Travel (5.6), on one's own or made by others."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import Bill, Deed
from kronika.games.oath.moves import reveal_site
from kronika.games.oath.powers import TRAVEL
from kronika.games.oath.state import NOBODY, NOTHING, REGION, Position
from kronika.games.oath.targets import SITES, Target

ROADS: Final[tuple[tuple[int, ...], ...]] = ((1, 2, 4), (2, 2, 2), (4, 2, 3))
"""Supply from region to region (5.6.1-a)."""
NOWHERE: Final = Option("nowhere", Message("oath-do-nowhere"), (), 1, NOTHING)


class Travel(Deed):
    """`among` narrows the destinations; `chooser` is who picks one, if it is not the traveler."""

    kind: ClassVar[int] = TRAVEL
    rule: ClassVar[str] = "5.6.1-a"

    def __init__(self, s: Position, seat: int, free: bool = False, chooser: int = NOBODY, may: bool = False) -> None:
        super().__init__(s, seat, free)
        self.among: list[int] | None = None
        self.chooser = self.maker = seat if chooser == NOBODY else chooser
        self.may = may
        """Whether the maker of the journey may let it be."""
        self.went = False
        self.steer(s)

    def steer(self, s: Position) -> None:
        """Powers may give the choice of the way to another, unless they are ignored wherever it may lead (9.2-a)."""
        self.chooser = self.maker
        for use in self.active:
            if use.power.steers is not None:
                steering = use.power.steers(s, use, self)
                ignoring = self.bearing().ignoring
                if steering != NOBODY and not all(self.ignored(s, use, to, ignoring) for to in self.candidates(s)):
                    self.chooser = steering

    def candidates(self, s: Position) -> list[Target]:
        here = self.site
        if self.among is None:
            return [site for site in SITES if site.number != here]
        return [SITES[slot] for slot in self.among if slot != here]

    def base(self, s: Position, target: Target) -> Bill:
        return Bill(ROADS[REGION[self.site]][REGION[target.number]])

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        slot = target.number
        args: Args = {"slot": slot, **bill.said()}
        if s.site_faceup[slot]:
            args["site"] = s.cards.name(s.site[slot])
        text = Message("oath-do-travel" if s.site_faceup[slot] else "oath-do-explore", args)
        return Option(f"travel:{slot}", text, (Ref("site", str(slot)),), 1, slot)

    def run(self, s: Position) -> Flow[None]:
        if self.may and self.in_other_hands(s):
            what = Message("oath-ask-make-travel", {"player": self.seat})
            if not (yield from consent(self.maker, what, self.rule)):
                return
            self.may = False
        if not self.may:
            s.tell("travel", self.seat)
        used = s.in_use
        yield from self.choose_modifiers(s)
        self.steer(s)
        s.in_use = used + [use.card for use in self.chosen]
        target = yield from self.choose_target(s)
        if target is not None:
            if self.may:
                s.tell("travel", self.seat)
            self.went = True
            self.do(s, target)
            yield from self.finish(s, target)
        s.in_use = used

    def in_other_hands(self, s: Position) -> bool:
        """Whether others than its maker choose the way, or powers for it; then its maker first decides on it at all."""
        if self.chooser != self.maker:
            return True
        return self.maker != self.seat and any(self.helps(s, use) for use in self.offered(s))

    def stoppable(self, s: Position) -> bool:
        """Whoever is made to travel need not pay for powers that would make it possible (ruling on the Whistle)."""
        return self.possible(s) or (self.free and self.chooser != self.seat)

    def choose_target(self, s: Position) -> Flow[Target | None]:
        """Whoever is moved by another pays tolls only if willing (5.5.7.III); a ruler who steers may choose what the
        traveler can't pay, and then the journey comes to nothing."""
        forced = self.chooser != self.seat
        refused: list[Target] = []
        while True:
            legal = [(target, bill) for target, bill in self.legal(s) if target not in refused]
            options = [self.option(s, target, bill) for target, bill in legal]
            if not options:
                return None
            if self.may or (forced and not self.free and len(legal) < len(self.all_candidates(s))):
                options.append(NOWHERE)
            what = Message("oath-ask-travel") if not forced else Message("oath-ask-send", {"player": self.seat})
            picks = yield from choose(Ask(self.chooser, what, options, rule=self.rule, refuse=self.barred))
            if options[picks[0]] is NOWHERE:
                return None
            target, bill = legal[picks[0]]
            if forced and (bill.flips or bill.tolls):
                toll = Message("oath-ask-toll", {"slot": target.number, "flips": bill.flips})
                if not (yield from consent(self.seat, toll, self.rule)):
                    refused.append(target)
                    continue
            self.settle_bill(s, bill)
            return target

    def do(self, s: Position, target: Target) -> None:
        slot = target.number
        s.pawn[self.seat] = slot
        if s.site_faceup[slot]:
            s.tell("moved", self.seat, {"slot": slot, "site": s.cards.name(s.site[slot])})
        else:
            s.tell("explore", self.seat, {"slot": slot})
            reveal_site(s, slot)
