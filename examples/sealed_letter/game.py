"""Sealed Letter: everybody holds one card. In turn one draws a second, plays one of the two and does what it says. The
last one left wins, or whoever holds the highest card when the deck has run out.

Watchman 1: name a card; a player who holds it is out.       Messenger 5: a player discards the hand and draws anew.
Clerk 2: look at a hand.                                     Steward 6: trade hands.
Rival 3: compare hands; the lower one is out.                Duenna 7: must go if you hold a Messenger or the Steward.
Chaperone 4: until your next turn nobody can choose you.     Heiress 8: whoever discards her is out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from examples.sealed_letter.bot import Careful
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask, Flow, Option, Reply
from kronika.engine.cards import Cards, bit
from kronika.engine.flow import choose
from kronika.engine.game import Bot, Result, Variant
from kronika.engine.message import Message, Ref
from kronika.engine.rng import Rng
from kronika.engine.setup import Setup
from kronika.engine.zoned import ALL, NOBODY, OWNER, Zone, ZonedGame, ZonedState

NAMES = ["watchman", "clerk", "rival", "chaperone", "messenger", "steward", "duenna", "heiress"]
FACES = [0] * 5 + [1, 2, 3, 4] * 2 + [5, 6, 7]
AIMED = ("watchman", "clerk", "rival", "messenger", "steward")


def said(id: str, **args: str | int) -> Message:
    return Message(f"sealed-letter-{id}", args)


class Court(ZonedState):
    """The card `aside` is drawn when the deck has run out. `safe` are those whom nobody can choose."""

    game = "sealed-letter"
    __slots__ = ("aside", "deck", "discard", "hand", "out", "safe")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, Cards(NAMES, FACES[:], {}))
        self.deck = list(range(len(FACES)))
        rng.shuffle(self.deck)
        self.aside = [self.deck.pop()]
        self.hand = [[self.deck.pop()] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.out, self.safe = set[int](), set[int]()
        self.turn = rng.below(seats)
        self.draw(self.turn)

    def layout(self) -> list[Zone]:
        hands = [Zone("hand", seat, self.hand[seat], OWNER) for seat in range(self.seats)]
        discards = [Zone("discard", seat, self.discard[seat], ALL) for seat in range(self.seats)]
        return [Zone("deck", None, self.deck, NOBODY), Zone("aside", None, self.aside, NOBODY), *hands, *discards]

    def draw(self, seat: int) -> None:
        drawn = self.cards.draw(self.deck or self.aside, self.hand[seat])
        self.tell("draw", seat, {}, drawn, "deck", f"hand:{seat}", bit(seat))

    def put_down(self, seat: int, card: int, how: str) -> None:
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        self.tell(how, seat, {}, [card], f"hand:{seat}", f"discard:{seat}")

    def leave(self, seat: int) -> None:
        self.out.add(seat)
        self.cards.reveal(self.hand[seat])
        for card in self.hand[seat][:]:
            self.put_down(seat, card, "out")

    def value(self, seat: int) -> int:
        return max((self.cards.face[card] + 1 for card in self.hand[seat]), default=0)

    def aim(self, card: str, seat: int, target: int) -> Flow[None]:
        if card == "watchman":
            options = [Option(f"name:{name}", said("do-name", card=name)) for name in NAMES[1:]]
            (pick,) = yield from choose(Ask(seat, said("ask-name", victim=target), options))
            self.tell("guess", seat, {"victim": target, "card": NAMES[1 + pick]})
            if self.value(target) == pick + 2:
                self.leave(target)
        elif card == "messenger":
            (held,) = self.hand[target]
            self.cards.reveal([held])
            self.put_down(target, held, "discard")
            self.leave(target) if self.cards.name(held) == "heiress" else self.draw(target)
        else:
            for looker in [seat] if card == "clerk" else [seat, target]:
                self.cards.learn(looker, self.hand[seat] + self.hand[target])
            self.tell(card, seat, {"victim": target})
            if card == "steward":
                self.hand[seat], self.hand[target] = self.hand[target], self.hand[seat]
            elif card == "rival" and self.value(seat) != self.value(target):
                self.leave(min(seat, target, key=self.value))


def playable(s: Court, seat: int) -> dict[str, int]:
    """The cards that may be played, by name. Of two equal ones others may know one: it goes first, as if unknown."""
    held = {s.cards.name(card): card for card in sorted(s.hand[seat], key=lambda card: s.cards.known.get(card, 0))}
    return {"duenna": held["duenna"]} if "duenna" in held and held.keys() & {"messenger", "steward"} else held


class SealedLetter(ZonedGame[Court]):
    id: ClassVar[str] = "sealed-letter"
    variants: ClassVar[Sequence[Variant]] = (Variant(2, 4),)
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "careful": Careful}
    home: ClassVar[Path | None] = Path(__file__).parent
    telling: ClassVar[Sequence[str]] = ("sealed-letter-log-rival", "sealed-letter-log-guess")

    def new(self, seats: int, setup: Setup, rng: Rng, rules: int) -> Court:
        return Court(seats, rng)

    def opening(self, state: Court) -> list[Ask]:
        held = playable(state, state.turn).items()
        options = [Option(f"play:{n}", said("do-play", card=n), (Ref("hand", n),), value=card) for n, card in held]
        return [Ask(state.turn, said("ask-play"), options, private=True)]

    def step(self, state: Court, reply: Reply | None) -> Flow[None]:
        assert reply is not None
        seat, name = reply.seat, state.cards.name(reply.option.value)
        state.put_down(seat, reply.option.value, "play")
        if name == "heiress":
            state.leave(seat)
        elif name == "chaperone":
            state.safe.add(seat)
        open_to = [t for t in range(state.seats) if t not in state.out | state.safe]
        targets = [t for t in open_to if t != seat or name == "messenger"]
        if name in AIMED and targets:
            options = [Option(f"at:{t}", said("do-at", player=t), (Ref("seat", str(t)),)) for t in targets]
            (pick,) = yield from choose(Ask(seat, said("ask-at", card=name), options))
            yield from state.aim(name, seat, targets[pick])
        left = [each for each in range(state.seats) if each not in state.out]
        state.over = len(left) == 1 or not state.deck
        if not state.over:
            state.turn = next(other for other in state.others(seat) if other in left)
            state.safe.discard(state.turn)
            state.draw(state.turn)

    def result(self, state: Court) -> Result:
        ending = "last" if len(state.out) == state.seats - 1 else "deck"
        scores = [0 if seat in state.out else state.value(seat) for seat in range(state.seats)]
        return Result.ranked(scores, said(f"end-{ending}"), [{"hand": score} for score in scores])
