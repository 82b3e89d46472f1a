"""Recover (5.4): a relic at the own site, or a banner from anywhere."""

from __future__ import annotations

from typing import ClassVar

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Bill, Deed
from kronika.games.oath.faces import SUITS
from kronika.games.oath.moves import locked, take_relic
from kronika.games.oath.powers import RECOVER, in_play, shielded
from kronika.games.oath.purse import burn_favor, burn_secrets, gain_secrets, purse_of, return_favor, spend
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, NOBODY, PEOPLES_FAVOR, Position
from kronika.games.oath.targets import BANNER, RELIC, THE_DARKEST_SECRET, THE_PEOPLES_FAVOR, Target, aim


class Recover(Deed):
    kind: ClassVar[int] = RECOVER
    rule: ClassVar[str] = "5.4.1-a"

    def __init__(self, s: Position, seat: int, free: bool = False) -> None:
        super().__init__(s, seat, free)
        self.placed = 0
        """Tokens that came onto the banner."""

    def candidates(self, s: Position) -> list[Target]:
        relics = [aim(RELIC, place) for place in range(len(s.relics_at[self.site]))]
        return [*relics, THE_PEOPLES_FAVOR, THE_DARKEST_SECRET]

    def base(self, s: Position, target: Target) -> Bill:
        if target.kind == BANNER:
            return self.banner_bill(s, target.number)
        price = s.site_face(self.site).recover
        if price is None:
            bill = Bill(1)
            bill.refuse(Message("oath-why-no-price"), "2.8.4-a")
            return bill
        if locked(s, self.seat, s.relics_at[self.site][target.number], self.site):
            bill = Bill(1)
            bill.refuse(Message("oath-why-locked-relic"), "7.2.2-a")
            return bill
        return Bill(1, price.favor, price.secrets)

    def banner_bill(self, s: Position, banner: int) -> Bill:
        """More than lies on it (5.4.2-b); the Darkest Secret is guarded by its holder's advisers (5.4.1-b)."""
        least = s.banner[banner] + 1
        bill = Bill(1, favor=least) if banner == PEOPLES_FAVOR else Bill(1, secrets=max(0, least - self.extra(s)))
        holder = s.holder[banner]
        if holder not in (NOBODY, self.seat):
            why = shielded(s, self.seat, holder, aim(BANNER, banner))
            if why is not None:
                bill.refuse(*why)
            elif banner == DARKEST_SECRET and guarded(s, holder):
                bill.refuse(Message("oath-why-guarded", {"player": holder}), "5.4.1-b")
        return bill

    def extra(self, s: Position) -> int:
        """Secrets that powers add to those paid for the Darkest Secret."""
        return self.changed(s, THE_DARKEST_SECRET, 0)

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        if target.kind == BANNER:
            name = BANNERS[target.number]
            text = Message("oath-do-recover-banner", {"banner": name, "favor": bill.favor, "secrets": bill.secrets})
            return Option(f"banner:{name}", text, (Ref("banner", name),))
        place = target.number
        args = {"number": place + 1, "favor": bill.favor, "secrets": bill.secrets}
        text = Message("oath-do-recover-relic", dict(args))
        return Option(f"relic:{place}", text, (Ref("relic", f"{self.site}.{place}"),))

    def do(self, s: Position, target: Target) -> Flow[None] | None:
        if target == THE_PEOPLES_FAVOR:
            return self.recover_peoples_favor(s)
        if target == THE_DARKEST_SECRET:
            return self.recover_darkest_secret(s)
        price = s.site_face(self.site).recover
        assert price is not None
        if price.favor and price.bank >= 0:
            return_favor(s, self.seat, price.bank, price.favor)
            s.tell("bank-favor", self.seat, {"amount": price.favor, "suit": SUITS[price.bank]})
        else:
            burn_favor(s, self.seat, price.favor)
        burn_secrets(s, self.seat, price.secrets)
        take_relic(s, self.seat, s.relics_at[self.site].pop(target.number), f"site:{self.site}")
        return None

    def grant(self, s: Position, slot: int, place: int) -> Flow[None]:
        """A power gives a relic, "treating this as recovering it". Nothing is paid, and modifiers that cost nothing add
        what they add without being chosen (OQ-59)."""
        for use in in_play(s).modifiers[self.kind]:
            if use.power.after is not None and use.power.cost.free and self.reaches_power(s, use):
                yield from self.take_up(s, use)
        take_relic(s, self.seat, s.relics_at[slot].pop(place), f"site:{slot}")
        yield from self.finish(s, aim(RELIC, place))

    def recover_peoples_favor(self, s: Position) -> Flow[None]:
        """The old favor goes to the banks one by one, from a suit of the player's choice on (5.4.4-a, OQ-12)."""
        seat, old = self.seat, s.banner[PEOPLES_FAVOR]
        paid = yield from self.choose_amount(s, PEOPLES_FAVOR, old + 1, purse_of(s, seat))
        options = [
            Option(f"suit:{name}", Message("oath-do-suit", {"suit": name}), (Ref("bank", name),), 1, suit)
            for suit, name in enumerate(SUITS)
        ]
        what = Message("oath-ask-spread", {"count": old})
        picks = yield from choose(Ask(seat, what, options, rule="5.4.4-a"))
        spend(s, seat, paid)
        self.take_banner(s, PEOPLES_FAVOR, paid)
        s.mob = False
        for i in range(old):
            s.bank[(picks[0] + i) % len(SUITS)] += 1

    def recover_darkest_secret(self, s: Position) -> Flow[None]:
        """One of the old secrets to the player, the rest to the old holder (5.4.4-b), or away if there was none."""
        seat, old, holder = self.seat, s.banner[DARKEST_SECRET], s.holder[DARKEST_SECRET]
        extra = self.extra(s)
        least = max(0, old + 1 - extra)
        paid = yield from self.choose_amount(s, DARKEST_SECRET, least, s.secrets[seat])
        s.secrets[seat] -= paid
        self.take_banner(s, DARKEST_SECRET, paid + extra)
        mine = old if holder == seat else 1
        gain_secrets(s, seat, mine)
        if holder not in (NOBODY, seat):
            gain_secrets(s, holder, old - mine)

    def choose_amount(self, s: Position, banner: int, least: int, most: int) -> Flow[int]:
        name = BANNERS[banner]
        options = [
            Option(f"pay:{n}", Message("oath-do-pay", {"amount": n, "banner": name}), (), 1, n)
            for n in range(least, most + 1)
        ]
        what = Message("oath-ask-banner-amount", {"banner": name})
        picks = yield from choose(Ask(self.seat, what, options, rule="5.4.2-b"))
        return options[picks[0]].value

    def take_banner(self, s: Position, banner: int, tokens: int) -> None:
        self.placed = tokens
        s.holder[banner] = self.seat
        s.banner[banner] = tokens
        s.tell("recover-banner", self.seat, {"banner": BANNERS[banner], "amount": tokens})


def guarded(s: Position, holder: int) -> bool:
    """Whether each suited card at the holder's site matches one of the holder's faceup advisers (5.4.1-b)."""
    suits = {s.suit(card) for card in s.advisers[holder] if card not in s.down}
    return all(s.suit(card) < 0 or s.suit(card) in suits for card in s.cards_at[s.pawn[holder]])
