"""Muster (5.2) and Trade (5.3): favor and secrets onto cards at the own site."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Option
from kronika.engine.message import Args, Message, Ref
from kronika.games.oath.action import Bill, Deed
from kronika.games.oath.powers import MUSTER, TRADE
from kronika.games.oath.purse import gain_favor, gain_secrets, place_favor, place_secrets
from kronika.games.oath.state import Position
from kronika.games.oath.warbands import gain_warbands

MUSTERED: Final = 2
FOR_FAVOR: Final = 0
FOR_SECRETS: Final = 1
MODES: Final = ("favor", "secrets")


class Muster(Deed):
    kind: ClassVar[int] = MUSTER
    rule: ClassVar[str] = "5.2.1-a"

    def candidates(self, s: Position) -> list[int]:
        """Cards with a suit at the own site, with nothing on them; the site need not be ruled (5.2.1-a)."""
        return [card for card in s.cards_at[self.site] if not s.occupied(card) and s.suit(card) >= 0]

    def base(self, s: Position, target: int) -> Bill:
        return Bill(1, favor=1)

    def option(self, s: Position, target: int, bill: Bill) -> Option:
        name = s.cards.name(target)
        text = Message("oath-do-muster", {"card": name, **bill.said()})
        return Option(f"muster:{name}", text, (Ref("card", name),), 1, target)

    def do(self, s: Position, target: int) -> None:
        if self.bill.favor:
            place_favor(s, self.seat, target, self.bill.favor)
        if self.bill.secrets:
            place_secrets(s, self.seat, target, self.bill.secrets)
        gain_warbands(s, self.seat, self.changed(s, target, MUSTERED))


class Trade(Deed):
    """Targets are twice the card, plus one for trading favor for secrets."""

    kind: ClassVar[int] = TRADE
    rule: ClassVar[str] = "5.3.2-a"

    def candidates(self, s: Position) -> list[int]:
        found: list[int] = []
        for card in s.cards_at[self.site]:
            if not s.occupied(card) and s.suit(card) >= 0:
                found.append(card * 2)
                found.append(card * 2 + 1)
        return found

    def base(self, s: Position, target: int) -> Bill:
        return Bill(1, favor=2) if target & 1 else Bill(1, secrets=1)

    def option(self, s: Position, target: int, bill: Bill) -> Option:
        name = s.cards.name(target >> 1)
        mode = MODES[target & 1]
        favor, secrets = self.gains(s, target)
        args: Args = {"card": name, **bill.said(), "favor": favor, "secrets": secrets}
        text = Message(f"oath-do-trade-{mode}", args)
        return Option(f"{mode}:{name}", text, (Ref("card", name),), 1, target)

    def gains(self, s: Position, target: int) -> tuple[int, int]:
        """Favor and secrets: with matching advisers, and after all powers."""
        matching = self.matching(s, s.suit(target >> 1))
        favor, secrets = (0, matching) if target & 1 else (1 + matching, 0)
        favor = max(0, self.changed(s, target, favor))
        for use in self.in_force():
            if use.power.trade_secrets is not None:
                secrets = use.power.trade_secrets(s, use, self, target, secrets)
        return favor, max(0, secrets)

    def do(self, s: Position, target: int) -> None:
        seat, card = self.seat, target >> 1
        favor, secrets = self.gains(s, target)
        if target & 1:
            place_favor(s, seat, card, 2)
        else:
            place_secrets(s, seat, card, 1)
        gain_favor(s, seat, s.suit(card), favor)
        gain_secrets(s, seat, secrets)
