"""Paying for actions: strength or gold with magic as a substitute, at least one of the real thing (V6.2)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message
from kronika.games.valeria.effects import GOLD, MAGIC, RESOURCES, STRENGTH, Twist
from kronika.games.valeria.faces import FACES, KIN, KINDRED, ROLE, Face
from kronika.games.valeria.state import Position

# --- prices ---


class Means:
    """What a seat owns as far as prices look at it, counted once for all the stacks it may choose from."""

    __slots__ = ("cheaper", "force", "gold", "magic", "plus", "purse", "roles", "strength")

    def __init__(self, s: Position, seat: int) -> None:
        own = s.stock[seat]
        self.strength = own[STRENGTH]
        self.gold = own[GOLD]
        self.magic = own[MAGIC]
        # With none of the real thing nothing can be paid, magic or not (V6.2-a).
        self.purse = self.gold + self.magic if self.gold else 0
        self.force = self.strength + self.magic if self.strength else 0
        plus = [0] * len(KINDRED)
        roles = [0, 0, 0, 0, 0]  # the last entry is for starters, whose role is -1: they have none (V6.6-b)
        face_of = s.cards.face
        for card in s.duchy[seat]:
            face = face_of[card]
            plus[KIN[face]] += 1
            roles[ROLE[face]] += 1
        self.plus = plus
        self.roles = roles
        self.cheaper = 0
        for card in s.domains[seat]:
            effect = FACES[face_of[card]].effect
            if isinstance(effect, Twist):
                if effect.kind == "ignore-plus":
                    self.plus = [0] * len(KINDRED)
                elif effect.kind == "cheaper":
                    self.cheaper += effect.number

    def hire_price(self, face: Face) -> int:
        """Base cost and one gold for each card of that name in the own duchy, unless a domain ignores that (V6.4-a)."""
        return face.cost + self.plus[face.kin]

    def build_price(self, face: Face) -> int:
        return max(face.cost - self.cheaper, 0)

    def lacking_role(self, face: Face) -> int:
        """A role of which the own citizens show too few for this domain, or -1 (V6.6-a)."""
        have = self.roles
        for role, needed in enumerate(face.roles):
            if have[role] < needed:
                return role
        return -1

    def can_spend(self, price: int) -> bool:
        return price <= self.purse

    def can_fight(self, strength: int, magic: int) -> bool:
        """Magic that a monster costs can't be strength (V6.3-b)."""
        return magic <= self.magic and strength + magic <= self.force


def slay_price(s: Position, card: int) -> tuple[int, int]:
    """Strength and magic of a monster, with the tokens on it (V6.3-b, V10.4-a)."""
    face = FACES[s.cards.face[card]]
    if card in s.tokens:
        strength, _, magic = s.tokens[card]
        return face.strength + strength, face.magic + magic
    return face.strength, face.magic


# --- ways to pay ---


def splits(have: int, magic: int, cost: int, extra_magic: int) -> list[tuple[int, int]]:
    """All ways to pay: (of the real thing, magic in all), the real thing first. `extra_magic` is due anyway."""
    most = min(have, cost)
    least = max(cost + extra_magic - magic, 1 if cost else 0)
    return [(real, cost - real + extra_magic) for real in range(most, least - 1, -1)]


def ways_to_pay(s: Position, seat: int, resource: int, cost: int, extra_magic: int) -> list[tuple[int, int]]:
    own = s.stock[seat]
    return splits(own[resource], own[MAGIC], cost, extra_magic)


PAY_KEYS: Final[dict[tuple[int, int, int], str]] = {}
"""The keys of payments by resource, amount of it and magic, each written once."""


def pay_key(resource: int, real: int, magic: int) -> str:
    at = (resource, real, magic)
    key = PAY_KEYS.get(at)
    if key is None:
        key = PAY_KEYS[at] = f"pay:{real}-{RESOURCES[resource]}-{magic}-magic"
    return key


def pay(s: Position, seat: int, resource: int, cost: int, extra_magic: int, about: str, rule: str) -> Flow[None]:
    """Asks how to split the payment where there is a choice, then pays."""
    ways = ways_to_pay(s, seat, resource, cost, extra_magic)
    pick = 0
    if len(ways) > 1:
        name = RESOURCES[resource]
        own = s.stock[seat]
        have, have_magic = own[resource], own[MAGIC]
        options: list[Option] = []
        for real, magic in ways:
            text = Message(
                "valeria-do-pay",
                {"real": real, "resource": name, "magic": magic, "left": have - real, "magicLeft": have_magic - magic},
            )
            options.append(Option(pay_key(resource, real, magic), text))
        what = Message("valeria-ask-pay", {"card": about, "cost": cost, "resource": name, "magic": extra_magic})
        (pick,) = yield from choose(Ask(seat, what, options, rule=rule))
    spend(s, seat, resource, ways[pick], about)


def spend(s: Position, seat: int, resource: int, way: tuple[int, int], about: str) -> None:
    real, magic = way
    amounts = [0, 0, magic, 0]
    amounts[resource] = real
    s.pay(seat, amounts)
    if s.events is not None:
        s.tell("pay", seat, {"card": about, "real": real, "resource": RESOURCES[resource], "magic": magic})
