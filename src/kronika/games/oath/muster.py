"""Muster (5.2) and Trade (5.3): favor and secrets onto cards at the own site."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Option
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import Bill, Deed
from kronika.games.oath.powers import MUSTER, TRADE
from kronika.games.oath.purse import gain_favor, gain_secrets, place_favor, place_secrets
from kronika.games.oath.state import Position
from kronika.games.oath.targets import CARD, FOR_SECRETS, Target, aim, trades
from kronika.games.oath.warbands import gain_warbands

MUSTERED: Final = 2


class Muster(Deed):
    kind: ClassVar[int] = MUSTER
    rule: ClassVar[str] = "5.2.1-a"

    def candidates(self, s: Position) -> list[Target]:
        """Cards with a suit at the own site, with nothing on them; the site need not be ruled (5.2.1-a)."""
        cards = s.cards_at[self.site]
        return [aim(CARD, card) for card in cards if not s.occupied(card) and s.suit(card) >= 0]

    def base(self, s: Position, target: Target) -> Bill:
        return Bill(1, favor=1)

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        name = s.cards.name(target.number)
        gained = self.changed(s, target, MUSTERED)
        text = Message("oath-do-muster", {"card": name, **bill.said(), "amount": gained})
        return Option(f"muster:{name}", text, (Ref("card", name),))

    def do(self, s: Position, target: Target) -> None:
        if self.bill.favor:
            place_favor(s, self.seat, target.number, self.bill.favor)
        if self.bill.secrets:
            place_secrets(s, self.seat, target.number, self.bill.secrets)
        gain_warbands(s, self.seat, self.changed(s, target, MUSTERED))


class Trade(Deed):
    kind: ClassVar[int] = TRADE
    rule: ClassVar[str] = "5.3.2-a"

    def candidates(self, s: Position) -> list[Target]:
        cards = [card for card in s.cards_at[self.site] if not s.occupied(card) and s.suit(card) >= 0]
        return [target for card in cards for target in trades(card)]

    def base(self, s: Position, target: Target) -> Bill:
        return Bill(1, favor=2) if target.kind == FOR_SECRETS else Bill(1, secrets=1)

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        name = s.cards.name(target.number)
        gained = "secrets" if target.kind == FOR_SECRETS else "favor"
        favor, secrets = self.gains(s, target)
        args: Args = {"card": name, **bill.said(), "favor": favor, "secrets": secrets}
        text = Message(f"oath-do-trade-{gained}", args)
        return Option(f"{gained}:{name}", text, (Ref("card", name),))

    def gains(self, s: Position, target: Target) -> tuple[int, int]:
        """Favor and secrets: with matching advisers, and after all powers."""
        matching = self.matching(s, s.suit(target.number))
        favor, secrets = (0, matching) if target.kind == FOR_SECRETS else (1 + matching, 0)
        favor = max(0, self.changed(s, target, favor))
        for use in self.in_force():
            if use.power.trade_secrets is not None:
                secrets = use.power.trade_secrets(s, use, self, target, secrets)
        return favor, max(0, secrets)

    def do(self, s: Position, target: Target) -> None:
        seat, card = self.seat, target.number
        favor, secrets = self.gains(s, target)
        if target.kind == FOR_SECRETS:
            place_favor(s, seat, card, 2)
        else:
            place_secrets(s, seat, card, 1)
        gain_favor(s, seat, s.suit(card), favor)
        gain_secrets(s, seat, secrets)
