"""What a card is by its face: name, cost, kinds, and what happens when it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from kronika.engine.ask import Flow

if TYPE_CHECKING:
    from kronika.games.dominion.player import Player
    from kronika.games.dominion.turn import Turn

ACTION: Final = 1
ATTACK: Final = 2
REACTION: Final = 4
TREASURE: Final = 8
VICTORY: Final = 16
CURSE: Final = 32

KINDS: Final = {
    "action": ACTION,
    "attack": ATTACK,
    "reaction": REACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
    "curse": CURSE,
}

Effect: TypeAlias = "Callable[[Turn], Flow[None]]"
AtOnce: TypeAlias = "Callable[[Turn], None]"
Reaction: TypeAlias = "Callable[[Player], Flow[bool]]"
"""What a revealed card does for whoever reveals it; returns whether the Attack leaves them alone."""
Points: TypeAlias = Callable[[list[int]], int]
"""Points per copy, from how many cards of each face its owner has (by face number)."""


class Face:
    """One of the kinds of cards. `effect` asks on its way, `at_once` does not; a card has at most one. `gives` are the
    cards, actions and coins of one that gives standard bonuses and nothing else. `since` is the rules version from
    which random kingdoms hold it: a game drawn before it was in the box is drawn alike for ever."""

    __slots__ = (
        "at_once",
        "coins",
        "cost",
        "effect",
        "gives",
        "id",
        "kinds",
        "number",
        "points",
        "reaction",
        "rule",
        "set",
        "since",
        "vp",
    )

    def __init__(self, id: str, rule: str, set: str, cost: int, kinds: int, since: int) -> None:
        self.id = id
        self.rule = rule
        self.set = set
        self.cost = cost
        self.kinds = kinds
        self.since = since
        self.coins = 0
        self.gives = (0, 0, 0)
        self.vp = 0
        self.points: Points | None = None
        self.effect: Effect | None = None
        self.at_once: AtOnce | None = None
        self.reaction: Reaction | None = None
        self.number = len(FACES)
        FACES.append(self)
        NUMBER[id] = self.number
        COST.append(cost)
        TYPES.append(kinds)
        BIT.append(1 << self.number)

    def is_a(self, kind: int) -> bool:
        return self.kinds & kind != 0

    def kind_names(self) -> list[str]:
        return [name for name, kind in KINDS.items() if self.kinds & kind]

    def __repr__(self) -> str:
        return f"Face({self.id!r})"


FACES: Final[list[Face]] = []
NUMBER: Final[dict[str, int]] = {}
COST: Final[list[int]] = []
TYPES: Final[list[int]] = []
COINS: Final[list[int]] = []
BIT: Final[list[int]] = []


# --- how the card files write their cards ---


def treasure(id: str, rule: str, set: str, cost: int, coins: int, vp: int = 0, since: int = 1) -> Face:
    face = Face(id, rule, set, cost, TREASURE | (VICTORY if vp else 0), since)
    face.coins = coins
    face.vp = vp
    COINS.append(coins)
    return face


def victory(id: str, rule: str, set: str, cost: int, vp: int = 0, points: Points | None = None, since: int = 1) -> Face:
    face = Face(id, rule, set, cost, CURSE if vp < 0 else VICTORY, since)
    face.vp = vp
    face.points = points
    COINS.append(0)
    return face


def _action(id: str, rule: str, set: str, cost: int, vp: int, kinds: int, since: int) -> Face:
    face = Face(id, rule, set, cost, ACTION | kinds | (VICTORY if vp else 0), since)
    face.vp = vp
    COINS.append(0)
    return face


def bonus(
    id: str,
    rule: str,
    set: str,
    cost: int,
    cards: int = 0,
    actions: int = 0,
    buys: int = 0,
    coins: int = 0,
    vp: int = 0,
    since: int = 1,
) -> Face:
    """An Action card that gives standard bonuses (D4) and nothing else: data, no code."""
    face = _action(id, rule, set, cost, vp, 0, since)

    def give(turn: Turn) -> None:
        if cards:
            turn.draw(cards)
        turn.plus(actions=actions, buys=buys, coins=coins)

    face.at_once = give
    face.gives = (cards, actions, coins)
    return face


def at_once(
    id: str, rule: str, set: str, cost: int, vp: int = 0, kinds: int = 0, since: int = 1
) -> Callable[[AtOnce], AtOnce]:
    """An Action card whose effect asks nobody."""

    def register(effect: AtOnce) -> AtOnce:
        _action(id, rule, set, cost, vp, kinds, since).at_once = effect
        return effect

    return register


def action(
    id: str, rule: str, set: str, cost: int, vp: int = 0, kinds: int = 0, since: int = 1
) -> Callable[[Effect], Effect]:
    """An Action card whose effect is a flow."""

    def register(effect: Effect) -> Effect:
        _action(id, rule, set, cost, vp, kinds, since).effect = effect
        return effect

    return register


def reaction(id: str) -> Callable[[Reaction], Reaction]:
    """What the card does when it is revealed against an Attack (D5.1)."""

    def register(effect: Reaction) -> Reaction:
        FACES[NUMBER[id]].reaction = effect
        return effect

    return register
