"""Search (5.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Bill, Deed
from kronika.games.oath.moves import discard, draw_pile, draw_world
from kronika.games.oath.play import card_option, play
from kronika.games.oath.powers import SEARCH, in_play
from kronika.games.oath.state import DARKEST_SECRET, REGION, REGIONS, Position
from kronika.games.oath.targets import PILES, THE_WORLD_DECK, Target

PILE_SUPPLY: Final = 2
DECK_SUPPLY: Final[tuple[int, ...]] = (2, 3, 3, 4, 4, 4)
"""What the Visions Drawn track says (2.1.6-b); past its end the marker stays."""
DRAWN: Final = 3


class Search(Deed):
    kind: ClassVar[int] = SEARCH
    rule: ClassVar[str] = "5.1.1-a"
    least_supply: ClassVar[int] = PILE_SUPPLY

    def __init__(self, s: Position, seat: int, free: bool = False) -> None:
        super().__init__(s, seat, free)
        self.open = False
        """All drawn cards are shown to everybody."""
        self.bury = False
        """Discards go under the world deck."""
        self.discard_to: tuple[int, bool] | None = None
        """The pile that takes all discards instead, and whether they go on top."""
        self.bottom = False
        """Cards come from the bottom of a pile."""
        self.plays = 1
        """How many of the drawn cards may be played; with two, one of them to a site."""
        self.to_site = 0
        self.elsewhere = 0
        """How many were played to a site, and how many elsewhere."""

    def candidates(self, s: Position) -> list[Target]:
        return [THE_WORLD_DECK, PILES[REGION[self.site]]]

    def base(self, s: Position, target: Target) -> Bill:
        if target == THE_WORLD_DECK:
            # The Darkest Secret spares its holder the printed cost (5.1.1-b).
            drawn = 0 if s.holder[DARKEST_SECRET] == self.seat else min(s.visions_drawn, 5)
            bill = Bill(DECK_SUPPLY[drawn])
            empty = not s.world
        else:
            bill = Bill(PILE_SUPPLY)
            empty = not s.piles[target.number]
        if empty:
            bill.refuse(Message("oath-why-empty"), "5.1.2-a")
        else:
            add_surcharges(s, self.seat, bill)
        return bill

    def option(self, s: Position, target: Target, bill: Bill) -> Option:
        count = self.changed(s, target, DRAWN)
        if target == THE_WORLD_DECK:
            text = Message("oath-do-search-deck", {**bill.said(), "count": count})
            return Option("deck", text, (Ref("deck", "world"),))
        pile = target.number
        text = Message("oath-do-search-pile", {**bill.said(), "region": REGIONS[pile], "count": count})
        return Option(f"pile:{pile}", text, (Ref("pile", str(pile)),))

    def do(self, s: Position, target: Target) -> Flow[None]:
        seat = self.seat
        drawn = self.draw(s, target)
        if self.open:
            s.cards.reveal(drawn)
            s.tell("show", seat, {}, drawn, "", f"drawn:{seat}")
        for use in self.chosen:
            if use.power.drawn is not None:
                drawn = yield from use.power.drawn(s, use, self, drawn)
        if not drawn:
            return  # powers may leave nothing to draw
        kept = yield from keep_some(s, seat, drawn, min(self.plays, len(drawn)), "5.1.3-a")
        if self.open:
            s.cards.reveal(kept)  # one that came later, too (ruling on the Great Spire)
        s.burying, s.discard_to = self.bury, self.discard_to
        yield from self.discard_rest(s, [card for card in drawn if card not in kept])
        for card in kept:
            yield from play(s, seat, card, self)
            s.burying, s.discard_to = self.bury, self.discard_to
        s.burying, s.discard_to = False, None

    def draw(self, s: Position, target: Target) -> list[int]:
        count = self.changed(s, target, DRAWN)
        if target == THE_WORLD_DECK:
            return draw_world(s, self.seat, count)
        return draw_pile(s, self.seat, target.number, count, self.bottom)

    def owes_site(self) -> bool:
        """Whether the next of two cards has to go to a site, since the first one was played elsewhere."""
        return self.elsewhere > 0 and not self.to_site

    def discard_rest(self, s: Position, cards: list[int]) -> Flow[None]:
        """In an order of the player's choice, before the kept card is played (5.1.3-a)."""
        seat = self.seat
        if len(cards) > 1:
            options = [card_option("discard", s, card) for card in cards]
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


def add_surcharges(s: Position, seat: int, bill: Bill) -> None:
    """What powers ask of whoever searches, or plays a card as if searching (6.1, ruling on Forced Labor)."""
    for use in in_play(s).search_surcharges:
        assert use.power.search_surcharge is not None
        use.power.search_surcharge(s, use, seat, bill)


def keep_one(s: Position, seat: int, cards: list[int], rule: str, use: str = "play") -> Flow[int]:
    kept = yield from keep_some(s, seat, cards, 1, rule, use)
    return kept[0]


def keep_some(s: Position, seat: int, cards: list[int], most: int, rule: str, use: str = "play") -> Flow[list[int]]:
    """At least one card to play, in the order in which they will be played; or, as `use` says, one to be an adviser."""
    options = [card_option("keep", s, card) for card in cards]
    what = Message("oath-ask-keep", {"use": use}) if most == 1 else Message("oath-ask-keep-some", {"count": most})
    picks = yield from choose(Ask(seat, what, options, 1, most, most > 1, rule, True))
    return [options[i].value for i in picks]
