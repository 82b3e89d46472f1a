"""The effect vocabulary: what the symbols on the cards say, read from a line like `2 gold x forest | citizen + 1 vp`.

3 magic                     gain
1 gold + 2 magic            both
2 gold | 2 magic            one of them, by choice
1 gold -> 2 magic           pay the left to gain the right (may be declined)
1 gold x soldier            for each: a role among own citizens, an area or `monster` among slain monsters, `domain`
1 strength x named knight   for each card of that name in the own duchy
take 3 gold or magic        from one opponent, as much as there is
citizen of holy up to 3     a free citizen from the center stacks (`citizen named knight`, `may citizen …`)
may slay, may rob monster, may return citizen -> 3 vp    twists that code carries out
pay 2 gold to set die 6, lower die 1                     changes of dice
ignore plus, domains cheaper 1                           lasting changes of costs
put strength on monster, all lose 1 gold                 instructions of enemy events
"""

from __future__ import annotations

import re
from typing import Final

STRENGTH: Final = 0
GOLD: Final = 1
MAGIC: Final = 2
VP: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("strength", "gold", "magic", "vp")
ROLES: Final[tuple[str, ...]] = ("worker", "soldier", "shadow", "holy")
AREAS: Final[tuple[str, ...]] = ("hills", "ruins", "forest", "valley", "mountains", "barrens", "swamp", "cavern")
COUNTED: Final = (*ROLES, *AREAS, "monster", "domain")


class Effect:
    """A node of what a card does. `plain` effects bring something and need no decision: nobody declines them."""

    __slots__ = ("plain",)

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain


class Gain(Effect):
    """Resources and points from the bank: amounts by strength, gold, magic, points."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: list[int]) -> None:
        super().__init__(plain=True)
        self.amounts = amounts


class PerThing(Effect):
    """Amounts for each thing counted (`x`); `role` and `area` are the numbers of such things, else -1."""

    __slots__ = ("amounts", "area", "name", "role", "thing")

    def __init__(self, amounts: list[int], thing: str, name: str) -> None:
        super().__init__(plain=True)
        self.amounts = amounts
        self.thing = thing
        self.name = name
        self.role = ROLES.index(thing) if thing in ROLES else -1
        self.area = AREAS.index(thing) if thing in AREAS else -1


class Exchange(Effect):
    """Pay to gain (`->`); never by substitute, may be declined (V5.3, V6.2-b)."""

    __slots__ = ("gain", "pay")

    def __init__(self, pay: list[int], gain: list[int]) -> None:
        super().__init__()
        self.pay = pay
        self.gain = gain


class OneOf(Effect):
    """The player chooses one of the parts (`|`)."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts


class AllOf(Effect):
    """All parts, in order (`+`)."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__(all(part.plain for part in parts))
        self.parts = parts


class TakeFrom(Effect):
    """Take one of the resources from an opponent of choice, as much as there is (V5.4)."""

    __slots__ = ("amount", "resources")

    def __init__(self, amount: int, resources: list[int]) -> None:
        super().__init__()
        self.amount = amount
        self.resources = resources


class FreeCitizen(Effect):
    """A citizen from the center stacks for nothing; the limit looks at the base cost alone (V6.7)."""

    __slots__ = ("limit", "name", "optional", "role")

    def __init__(self, role: str, name: str, limit: int, optional: bool) -> None:
        super().__init__()
        self.role = role
        self.name = name
        self.limit = limit
        self.optional = optional


class Twist(Effect):
    """Something the vocabulary only names; code carries it out. `amounts` and `number` are its figures."""

    __slots__ = ("amounts", "kind", "number", "what")

    def __init__(self, kind: str, what: str = "", number: int = 0, amounts: list[int] | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.what = what
        self.number = number
        self.amounts = amounts if amounts is not None else [0, 0, 0, 0]


class BadEffect(ValueError):
    """A line that is not in the vocabulary; names the part that could not be read."""


AMOUNT = re.compile(r"(\d+) (strength|gold|magic|vp)")
TIMES = re.compile(r"(\d+ (?:strength|gold|magic|vp)) x (named )?([a-z-]+)")
EXCHANGE = re.compile(r"(\d+ [a-z]+(?: \+ \d+ [a-z]+)*) -> (\d+ [a-z]+(?: \+ \d+ [a-z]+)*)")
TAKE = re.compile(r"take (\d+) (strength|gold|magic)(?: or (strength|gold|magic))?")
CITIZEN = re.compile(r"(may )?citizen(?: of (worker|soldier|shadow|holy))?(?: named ([a-z-]+))?(?: up to (\d+))?")
SET_DIE = re.compile(r"pay (\d+ gold)(?: x (worker|soldier|shadow|holy))? to set die ([1-6])")
LOWER_DIE = re.compile(r"lower die ([1-5])")
RETURN = re.compile(r"may return (citizen|monster) -> (\d+ vp)")
PUT = re.compile(r"put (strength|magic|gold) on monster")
LOSE = re.compile(r"all lose (\d+ (?:strength|gold|magic))")
CHEAPER = re.compile(r"domains cheaper (\d+)")


def parse(line: str) -> Effect:
    """The effect a line describes, or BadEffect."""
    choices = [part.strip() for part in line.split("|")]
    if len(choices) > 1:
        return OneOf([parse(part) for part in choices])
    whole = _whole(line)
    if whole is not None:
        return whole
    parts = [_part(part.strip()) for part in line.split(" + ")]
    if len(parts) == 1:
        return parts[0]
    if all(isinstance(part, Gain) for part in parts):
        return Gain(_sum([part.amounts for part in parts if isinstance(part, Gain)]))
    return AllOf(parts)


def amounts_of(text: str) -> list[int]:
    """`1 gold + 2 magic` as amounts."""
    amounts = [0, 0, 0, 0]
    for part in text.split(" + "):
        match = AMOUNT.fullmatch(part)
        if match is None:
            raise BadEffect(f"{part!r} is no amount; write for example '2 gold' ({', '.join(RESOURCES)})")
        amounts[RESOURCES.index(match[2])] += int(match[1])
    return amounts


def _sum(amounts: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*amounts, strict=True)]


def _whole(line: str) -> Effect | None:
    """Forms that may contain a `+` of their own."""
    if match := EXCHANGE.fullmatch(line):
        pay = amounts_of(match[1])
        if pay[VP]:
            raise BadEffect(f"{match[1]!r} can't be paid; points are not resources")
        return Exchange(pay, amounts_of(match[2]))
    return None


def _part(part: str) -> Effect:
    if AMOUNT.fullmatch(part):
        return Gain(amounts_of(part))
    if match := TIMES.fullmatch(part):
        if not match[2] and match[3] not in COUNTED:
            raise BadEffect(f"{match[3]!r} can't be counted; possible: {', '.join(COUNTED)}, named <card>")
        thing, name = ("name", match[3]) if match[2] else (match[3], "")
        return PerThing(amounts_of(match[1]), thing, name)
    if match := TAKE.fullmatch(part):
        return TakeFrom(int(match[1]), [RESOURCES.index(word) for word in match.groups()[1:] if word])
    if match := CITIZEN.fullmatch(part):
        return FreeCitizen(match[2] or "", match[3] or "", int(match[4] or 99), bool(match[1]))
    return _twist(part)


def _twist(part: str) -> Twist:
    if match := SET_DIE.fullmatch(part):
        return Twist("set-die", match[2] or "", int(match[3]), amounts_of(match[1]))
    if match := LOWER_DIE.fullmatch(part):
        return Twist("lower-die", "", int(match[1]))
    if match := RETURN.fullmatch(part):
        return Twist("return", match[1], 0, amounts_of(match[2]))
    if match := PUT.fullmatch(part):
        return Twist("put", match[1])
    if match := LOSE.fullmatch(part):
        return Twist("lose", "", 0, amounts_of(match[1]))
    if match := CHEAPER.fullmatch(part):
        return Twist("cheaper", "", int(match[1]))
    if part in ("may slay", "may rob monster", "ignore plus"):
        return Twist(part.replace("may ", "").replace(" ", "-"))
    raise BadEffect(f"{part!r} is not in the vocabulary of effects")
