"""Search (5.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.moves import discard, draw_pile, draw_world
from kronika.games.oath.play import play
from kronika.games.oath.powers import SEARCH
from kronika.games.oath.state import DARKEST_SECRET, REGION, REGIONS, Position

DECK: Final = -1
"""The target that is the world deck; piles are 0 to 2."""
PILE_SUPPLY: Final = 2
DECK_SUPPLY: Final = (2, 3, 3, 4, 4, 4)
"""What the Visions Drawn track says (2.1.6-b); past its end the marker stays."""
DRAWN: Final = 3


class Search(Action):
    kind: ClassVar[int] = SEARCH
    rule: ClassVar[str] = "5.1.1-a"
    least_supply: ClassVar[int] = PILE_SUPPLY

    def __init__(self, s: Position, seat: int, free: bool = False) -> None:
        super().__init__(s, seat, free)
        self.open = False
        """All drawn cards are shown to everybody."""
        self.bury = False
        """Discards go under the world deck."""

    def candidates(self, s: Position) -> list[int]:
        return [DECK, REGION[self.site]]

    def base(self, s: Position, target: int) -> Bill:
        if target == DECK:
            # The Darkest Secret spares its holder the printed cost (5.1.1-b).
            drawn = 0 if s.holder[DARKEST_SECRET] == self.seat else min(s.visions_drawn, 5)
            bill = Bill(DECK_SUPPLY[drawn])
            empty = not s.world
        else:
            bill = Bill(PILE_SUPPLY)
            empty = not s.piles[target]
        if empty:
            bill.refuse(Message("oath-why-empty"), "5.1.2-a")
        return bill

    def option(self, s: Position, target: int, bill: Bill) -> Option:
        if target == DECK:
            return Option(
                "deck", Message("oath-do-search-deck", {"supply": bill.total}), (Ref("deck", "world"),), 1, target
            )
        text = Message("oath-do-search-pile", {"supply": bill.total, "region": REGIONS[target]})
        return Option(f"pile:{target}", text, (Ref("pile", str(target)),), 1, target)

    def do(self, s: Position, target: int) -> Flow[None]:
        seat = self.seat
        count = self.changed(s, target, DRAWN)
        drawn = draw_world(s, seat, count) if target == DECK else draw_pile(s, seat, target, count)
        if self.open:
            s.cards.reveal(drawn)
            s.tell("show", seat, {}, drawn, "", f"drawn:{seat}")
        kept = yield from keep_one(s, seat, drawn, "5.1.3-a")
        s.burying = self.bury
        yield from self.discard_rest(s, [card for card in drawn if card != kept])
        yield from play(s, seat, kept, self)
        s.burying = False

    def discard_rest(self, s: Position, cards: list[int]) -> Flow[None]:
        """In an order of the player's choice, before the kept card is played (5.1.3-a)."""
        seat = self.seat
        if len(cards) > 1:
            options = [private_option("discard", s, card) for card in cards]
            count = len(cards)
            what = Message("oath-ask-discard-order", {"count": count})
            ask = Ask(seat, what, options, count, count, True, "5.1.3-a", True)
            picks = yield from choose(ask)
            cards = [options[i].value for i in picks]
            # Others may have seen these cards, but not which one now lies where (9.4-a).
            s.cards.hide(cards, bit(seat))
        for card in cards:
            s.hand[seat].remove(card)
        discard(s, seat, cards)


def keep_one(s: Position, seat: int, cards: list[int], rule: str) -> Flow[int]:
    options = [private_option("keep", s, card) for card in cards]
    picks = yield from choose(Ask(seat, Message("oath-ask-keep"), options, rule=rule, private=True))
    return options[picks[0]].value


def private_option(verb: str, s: Position, card: int) -> Option:
    """An option about a card that only its seat sees."""
    name = s.cards.name(card)
    return Option(f"{verb}:{name}", Message(f"oath-do-{verb}", {"card": name}), (Ref("card", name),), 1, card)
