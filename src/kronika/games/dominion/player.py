"""A player as cards speak of one: draws, discards, gains, chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from kronika.engine.ask import Ask, Flow, Option, Refusal
from kronika.engine.flow import choose, no_and_yes
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.dominion import memory, zones
from kronika.games.dominion.choices import card_option, word_option
from kronika.games.dominion.faces import FACES, NAMES, NUMBER, TREASURE, TYPES, Face
from kronika.games.dominion.state import Position

WhyNot: TypeAlias = "Callable[[Position, int], Message | None]"
"""Why a card of this face can't be chosen from the supply, or None if it can."""


class Player:
    """One seat of a position, with the verbs of D4. Every choice is a flow; the rest happens at once."""

    __slots__ = ("s", "seat")

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat

    # --- what there is ---

    @property
    def hand(self) -> list[int]:
        return self.s.hand[self.seat]

    def face(self, card: int) -> Face:
        return FACES[self.s.cards.face[card]]

    def is_a(self, kind: int, card: int) -> bool:
        return TYPES[self.s.cards.face[card]] & kind != 0

    def of_kind(self, kind: int) -> list[int]:
        """The cards in hand of this kind."""
        face = self.s.cards.face
        return [card for card in self.hand if TYPES[face[card]] & kind]

    def named(self, name: str) -> list[int]:
        """The cards in hand of this name."""
        face, number = self.s.cards.face, NUMBER[name]
        return [card for card in self.hand if face[card] == number]

    def cost_of(self, card: int) -> int:
        return zones.cost(self.s, self.s.cards.face[card])

    def left_neighbor(self) -> Player:
        return Player(self.s, (self.seat + 1) % self.s.seats)

    # --- what happens at once ---

    def draw(self, n: int) -> list[int]:
        return zones.draw(self.s, self.seat, n)

    def reveal(self, n: int) -> list[int]:
        """Turns up the top n cards of the deck; they lie aside until the effect says where they go."""
        return zones.turn_up(self.s, self.seat, n)

    def put_back(self, card: int) -> None:
        """A revealed card returns on top of the deck; all know what lies there."""
        zones.put_back(self.s, self.seat, [card], -1)

    def take(self, card: int) -> None:
        """A revealed card goes into hand."""
        zones.take_up(self.s, self.seat, card)

    def discard_revealed(self, cards: list[int]) -> None:
        zones.discard_aside(self.s, self.seat, cards)

    def trash_revealed(self, card: int) -> None:
        zones.trash_card(self.s, self.seat, card, self.s.aside[self.seat], f"aside:{self.seat}")

    def discard(self, cards: list[int]) -> None:
        zones.discard(self.s, self.seat, cards)

    def trash(self, cards: Sequence[int]) -> None:
        for card in cards:
            zones.trash_card(self.s, self.seat, card, self.hand, f"hand:{self.seat}")

    def show(self, cards: list[int]) -> None:
        zones.show_hand(self.s, self.seat, cards)

    def gain(self, name: str, to: str = "discard") -> bool:
        return zones.gain(self.s, self.seat, NUMBER[name], to) >= 0

    def gain_from_trash(self, card: int) -> None:
        """A card comes out of the trash to the discard pile (Thief alone does that)."""
        self.s.trash.remove(card)
        self.s.discard[self.seat].append(card)
        memory.gained(self.s, self.seat, self.s.cards.face[card])
        if self.s.events is not None:
            name = self.s.cards.name(card)
            self.s.tell("gain", self.seat, {"card": name}, [card], "trash", f"discard:{self.seat}")

    def set_aside(self, card: int) -> None:
        """A card from hand is set aside face up (D4.7-a)."""
        zones.set_aside(self.s, self.seat, card)

    def show_and_put_on_deck(self, card: int) -> None:
        """A card from hand is shown and put on top of the deck."""
        self.show([card])
        zones.put_shown_on_deck(self.s, self.seat, card)

    def discard_deck(self) -> None:
        """The whole deck goes to the discard pile, unseen but for the card that ends on top."""
        zones.discard_deck(self.s, self.seat)

    # --- what the supply offers ---

    def costing_up_to(self, limit: int) -> WhyNot:
        def why_not(s: Position, face: int) -> Message | None:
            now = zones.cost(s, face)
            if now <= limit:
                return None
            return Message("dominion-why-limit", {"card": NAMES[face], "cost": now, "limit": limit})

        return why_not

    def costing(self, exactly: int) -> WhyNot:
        def why_not(s: Position, face: int) -> Message | None:
            now = zones.cost(s, face)
            if now == exactly:
                return None
            return Message("dominion-why-exact", {"card": NAMES[face], "cost": now, "exactly": exactly})

        return why_not

    def treasure_up_to(self, limit: int) -> WhyNot:
        dear = self.costing_up_to(limit)

        def why_not(s: Position, face: int) -> Message | None:
            if not TYPES[face] & TREASURE:
                return Message("dominion-why-treasure", {"card": NAMES[face]})
            return dear(s, face)

        return why_not

    # --- what is chosen ---

    def choose_one(self, about: str, *words: str) -> Flow[str]:
        """One of several words; an option that can't be carried out may be chosen all the same (D4.8-c)."""
        options = [word_option(word) for word in words]
        ask = Ask(self.seat, Message(f"dominion-ask-{about}"), options, rule=rule_of(about))
        (pick,) = yield from choose(ask)
        return words[pick]

    def choose_two(self, about: str, *words: str) -> Flow[list[str]]:
        """Two different words, both chosen before either is carried out (D4.8-b)."""
        options = [word_option(word) for word in words]
        ask = Ask(self.seat, Message(f"dominion-ask-{about}"), options, 2, 2, rule=rule_of(about))
        picks = yield from choose(ask)
        return [words[i] for i in picks]

    def may(self, about: str, args: Args | None = None, private: bool = False) -> Flow[bool]:
        """No or yes."""
        what = Message(f"dominion-ask-{about}", args)
        picks = yield from choose(Ask(self.seat, what, no_and_yes(what), rule=rule_of(about), private=private))
        return picks == [1]

    def name_a_card(self, about: str) -> Flow[Face]:
        """Any card of this game by name."""
        options = [card_option("name", "pile", face) for face in self.s.kingdom.offered]
        ask = Ask(self.seat, Message(f"dominion-ask-{about}"), options, rule=rule_of(about))
        (pick,) = yield from choose(ask)
        face = FACES[options[pick].values[0]]
        if self.s.events is not None:
            self.s.tell("name", self.seat, {"card": face.id})
        return face

    def pick(
        self,
        about: str,
        verb: str,
        cards: list[int],
        least: int,
        most: int,
        zone: str = "hand",
        ordered: bool = False,
        args: Args | None = None,
    ) -> Flow[list[int]]:
        """Some of these cards; cards with the same face are one option."""
        groups, ask = self.card_ask(about, verb, cards, least, most, zone, ordered, args)
        picks = yield from choose(ask)
        if ordered and self.s.rules < 2:
            return [groups[i].pop() for i in picks]
        # The last pick takes the last card of its kind, however many others of that kind are picked: of several
        # discarded cards others see just that one.
        return [groups[i].pop() for i in reversed(picks)][::-1]

    def card_ask(
        self,
        about: str,
        verb: str,
        cards: list[int],
        least: int,
        most: int,
        zone: str = "hand",
        ordered: bool = False,
        args: Args | None = None,
    ) -> tuple[list[list[int]], Ask]:
        """The ask to pick cards, and for each of its options the cards it stands for."""
        face = self.s.cards.face
        by_face: dict[int, list[int]] = {}
        for card in cards:
            by_face.setdefault(face[card], []).append(card)
        faces = sorted(by_face)
        groups = [by_face[f] for f in faces]
        most = min(most, len(cards))
        least = min(least, len(cards))
        options = [card_option(verb, zone, f, min(most, len(by_face[f]))) for f in faces]
        what = Message(f"dominion-ask-{about}", {"least": least, "most": most, **(args or {})})
        private = zone == "hand" or ordered
        return groups, Ask(self.seat, what, options, least, most, ordered, rule_of(about), private)

    def choose_discards(self, about: str, least: int, most: int) -> Flow[int]:
        """Discards from hand by choice, the last picked uppermost (D11.11); returns how many."""
        ordered = True
        if self.s.rules < 2:
            ordered = False
        args: Args = {"ordered": int(ordered and min(most, len(self.hand)) > 1)}
        cards = yield from self.pick(about, "discard", self.hand, least, most, ordered=ordered, args=args)
        self.discard(cards)
        return len(cards)

    def discard_hand(self, about: str) -> Flow[None]:
        """Discards all cards in hand; their owner says which one lies uppermost (D11.11)."""
        hand = self.hand[:]
        if self.s.rules < 2:
            self.discard(hand)
            return
        if hand:
            (top,) = yield from self.pick(about, "top", hand, 1, 1)
            hand.remove(top)
            hand.append(top)
        self.discard(hand)

    def choose_trash(self, about: str, least: int, most: int, cards: list[int] | None = None) -> Flow[list[int]]:
        """Trashes from hand (or of those cards in hand) by choice; returns the cards."""
        chosen = yield from self.pick(about, "trash", self.hand if cards is None else cards, least, most)
        self.trash(chosen)
        return chosen

    def choose_on_deck(self, about: str, n: int) -> Flow[None]:
        """Puts n cards from hand on top of the deck, the last picked uppermost (as many as there are)."""
        cards = yield from self.pick(about, "top", self.hand, n, n, ordered=True)
        zones.put_on_deck(self.s, self.seat, cards)

    def choose_order_back(self, about: str, cards: list[int]) -> Flow[None]:
        """Revealed cards return on top of the deck in an order that only this player knows."""
        n = len(cards)
        order = yield from self.pick(about, "top", cards, n, n, "aside", ordered=True)
        sees = -1 if n == 1 else 1 << self.seat
        zones.put_back(self.s, self.seat, order, sees)

    def choose_gain(
        self,
        about: str,
        why_not: WhyNot,
        to: str = "discard",
        optional: bool = False,
        receiver: Player | None = None,
    ) -> Flow[Face | None]:
        """Gains (or lets `receiver` gain) a card from the supply for which there is no reason why not."""
        s = self.s
        options: list[Option] = []
        for face in s.kingdom.offered:
            if s.supply[face] > 0 and why_not(s, face) is None:
                options.append(card_option("gain", "pile", face))
        if optional and options:
            options.append(word_option("nothing"))
        elif not options:
            return None
        rule = rule_of(about)

        def refuse(state: State, seat: int) -> list[Refusal]:
            assert isinstance(state, Position)
            return refused_piles(state, "gain", why_not, rule)

        gainer = self.seat if receiver is None else receiver.seat
        what = Message(f"dominion-ask-{about}", {} if receiver is None else {"victim": gainer})
        (pick,) = yield from choose(Ask(self.seat, what, options, rule=rule, refuse=refuse))
        if options[pick].key == "nothing":
            return None
        number = options[pick].values[0]
        zones.gain(s, gainer, number, to)
        return FACES[number]


def refused_piles(s: Position, verb: str, why_not: WhyNot, rule: str) -> list[Refusal]:
    """The piles that are not on offer, and why."""
    refused: list[Refusal] = []
    for face in s.kingdom.piles:
        name = NAMES[face]
        refs = (Ref("pile", name),)
        if s.supply[face] == 0:
            empty = Message("dominion-why-empty", {"card": name})
            refused.append(Refusal(f"{verb}:{name}", empty, "D3.3-k" if verb == "buy" else "D4.5-c", refs))
        else:
            reason = why_not(s, face)
            if reason is not None:
                refused.append(Refusal(f"{verb}:{name}", reason, rule, refs))
    return refused


def rule_of(about: str) -> str:
    """An ask named after a card (`torturer`, `torturer-discard`) is made by that card's clause."""
    name = about
    while name not in NUMBER:
        cut = name.rfind("-")
        if cut < 0:
            return "D5.1-a"
        name = name[:cut]
    return FACES[NUMBER[name]].rule
