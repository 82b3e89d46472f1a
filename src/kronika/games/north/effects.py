"""The effect vocabulary: what cards say, read from a line like `pay 1 wood + 1 worker: gain 2 vp`.

gain 2 wood + 1 card            take; alternatives with a slash: gain 1 wood / 1 stone
gain 1 vp per type:keep max 5   for each: a type icon, island, field, upgrade, exhausted, ship-out, assigned [worker …]
perform harvest                 a tile action, as if a disc had been placed
refresh 1 worker, refresh 1 location, refresh all island
assign 1 gold, assign up to 3 worker      onto this card; gold stands in for nothing
release 1 worker, release all             from any own cards back to the supply
move disc, move ship, resolve ship        a used disc to any tile; a ship forward; a ship pillages or conquers now
search type:keep                take such a card from the deck, which is shuffled (also: field, boost, location)
discard up to 3 card: gain 2 vp each      own cards of the empire
return 1 card                   an own location back to the hand
call name                       a function of twists.py

Parts follow each other with a semicolon; "may" before a part lets it be declined. An action may begin with a price:
`pay 1 food: …`. A feature begins with `when conquer: …`, with `stored 2 gold: 1 gold / 1 vp`, or is `copy action`
(action, feature or field), or `cheaper 1 type:penguin`.
"""

from __future__ import annotations

import re
from typing import Final

from kronika.games.north.goods import ANY, THINGS, TOKENS, Amounts, BadEffect, amounts, costs

TILES: Final[tuple[str, ...]] = ("explore", "populate", "construct", "harvest", "sail")
EXPLORE: Final = 0
POPULATE: Final = 1
CONSTRUCT: Final = 2
HARVEST: Final = 3
SAIL: Final = 4

TRIGGERS: Final = (
    *("conquer", "pillage", "build", "populate", "harvest", "sail", "raid"),
    *("assign", "release", "boost", "discard", "explore"),
)
COUNTED: Final = ("island", "field", "upgrade", "exhausted", "ship-out", "assigned", "boost-played", "built")


class Effect:
    """A part of what a card does; `may` be declined."""

    __slots__ = ("may",)

    def __init__(self) -> None:
        self.may = False


class Gain(Effect):
    """Take one of the alternatives, `per` thing counted, at most `most` times."""

    __slots__ = ("either", "most", "per")

    def __init__(self, either: list[Amounts], per: str, most: int) -> None:
        super().__init__()
        self.either = either
        self.per = per
        self.most = most


class Perform(Effect):
    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile


class Refresh(Effect):
    """Tired workers, or exhausted cards: `what` is worker, location, island or card; count 0 means all."""

    __slots__ = ("count", "what")

    def __init__(self, count: int, what: str) -> None:
        super().__init__()
        self.count = count
        self.what = what


class Assign(Effect):
    """Tokens from the supply onto this card; `upto` lets the player put fewer, even none."""

    __slots__ = ("count", "thing", "upto")

    def __init__(self, count: int, thing: int, upto: bool) -> None:
        super().__init__()
        self.count = count
        self.thing = thing
        self.upto = upto


class Release(Effect):
    """Tokens from any own cards back to the supply; thing ANY means whatever lies there; count 0 means all."""

    __slots__ = ("count", "thing")

    def __init__(self, count: int, thing: int) -> None:
        super().__init__()
        self.count = count
        self.thing = thing


class Discard(Effect):
    """Up to that many own cards of the empire, and what each brings."""

    __slots__ = ("count", "gain")

    def __init__(self, count: int, gain: Gain | None) -> None:
        super().__init__()
        self.count = count
        self.gain = gain


class Return(Effect):
    """Own built locations back to the hand."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


class Search(Effect):
    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what


class Simple(Effect):
    """move disc, move ship, resolve ship."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb


class Call(Effect):
    """A function outside the vocabulary."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class Deed:
    """A price and what it buys, part by part. What must be assigned is as good as a price."""

    __slots__ = ("assigns", "parts", "price")

    def __init__(self, price: Amounts | None, parts: list[Effect]) -> None:
        self.price = price
        self.parts = parts
        self.assigns = [part for part in parts if isinstance(part, Assign) and not part.upto and not part.may]


class Feature:
    """What a card does without being used: a trigger with a deed, stored income, a copy, or a discount."""

    __slots__ = ("cheaper", "copies", "deed", "either", "sets", "stored", "trigger", "type")

    def __init__(self) -> None:
        self.trigger = ""
        self.type = ""
        self.deed: Deed | None = None
        self.stored = -1
        self.sets = 0
        self.either: list[Amounts] = []
        self.copies = ""
        self.cheaper = 0


SIMPLE: Final = ("move disc", "move ship", "resolve ship")
WORDS: Final = ("gain", "perform", "refresh", "assign", "release", "discard", "return", "search", *SIMPLE, "call")
GAIN: Final = re.compile(r"gain (.+?)(?: per ([a-z:-]+(?: [a-z-]+)?))?(?: max (\d+))?")
REFRESH: Final = re.compile(r"refresh ([1-9]\d*|all) (worker|location|island|card)")
ASSIGN: Final = re.compile(r"assign (up to )?(\d+) ([a-z-]+)")
RELEASE: Final = re.compile(r"release ([1-9]\d*|all)(?: ([a-z-]+))?")
DISCARD: Final = re.compile(r"discard up to (\d+) card(?:: (gain .+) each)?")
RETURN: Final = re.compile(r"return (\d+) card")
SEARCH: Final = re.compile(r"search (type:[a-z-]+|field|boost|location)")
CALL: Final = re.compile(r"call ([a-z-]+)")
STORED: Final = re.compile(r"stored ([1-9]\d*) ([a-z-]+): (.+)")
WHEN: Final = re.compile(r"when ([a-z-]+)(?: (type:[a-z-]+))?: (.+)")
COPY: Final = re.compile(r"copy (action|feature|field)")
CHEAPER: Final = re.compile(r"cheaper (\d+)(?: (type:[a-z-]+))?")


def deed(line: str) -> Deed:
    """What an action, an instant or a bonus says."""
    price: Amounts | None = None
    text = line.strip()
    if text.startswith("pay "):
        cost, colon, text = text.removeprefix("pay ").partition(":")
        if not colon:
            raise BadEffect("north-deck-price", {"text": line})
        price = costs(cost)
    return Deed(price, [part(piece.strip()) for piece in text.split(";")])


def part(text: str) -> Effect:
    if text.startswith("may "):
        effect = part(text.removeprefix("may "))
        effect.may = True
        return effect
    if (match := GAIN.fullmatch(text)) is not None:
        return gain(match)
    if text.startswith("perform "):
        return Perform(tile(text.removeprefix("perform ")))
    if (match := REFRESH.fullmatch(text)) is not None:
        return Refresh(0 if match[1] == "all" else int(match[1]), match[2])
    if (match := ASSIGN.fullmatch(text)) is not None:
        return Assign(int(match[2]), token(match[3]), match[1] is not None)
    if (match := RELEASE.fullmatch(text)) is not None:
        return Release(0 if match[1] == "all" else int(match[1]), token(match[2]) if match[2] else ANY)
    if (match := DISCARD.fullmatch(text)) is not None:
        bought = part(match[2]) if match[2] else None
        assert bought is None or isinstance(bought, Gain)
        return Discard(int(match[1]), bought)
    if (match := RETURN.fullmatch(text)) is not None:
        return Return(int(match[1]))
    if (match := SEARCH.fullmatch(text)) is not None:
        return Search(match[1])
    if (match := CALL.fullmatch(text)) is not None:
        return Call(match[1])
    if text in SIMPLE:
        return Simple(text)
    raise BadEffect("north-deck-effect", {"text": text, "right": ", ".join(WORDS)})


def gain(match: re.Match[str]) -> Gain:
    per = match[2] or ""
    head, _, of = per.partition(" ")
    if of and head == "assigned":
        token(of)
    elif per and (of or (not head.startswith("type:") and head not in COUNTED)):
        raise BadEffect("north-deck-counted", {"text": per, "right": ", ".join(("type:…", *COUNTED))})
    return Gain([amounts(each) for each in match[1].split("/")], per, int(match[3] or 0))


def tile(name: str) -> int:
    if name not in TILES:
        raise BadEffect("north-deck-tile", {"text": name, "right": ", ".join(TILES)})
    return TILES.index(name)


def token(name: str) -> int:
    thing = THINGS.index(name) if name in THINGS else -1
    if thing not in TOKENS and thing != ANY:
        right = ", ".join((*(THINGS[i] for i in TOKENS), "resource"))
        raise BadEffect("north-deck-token", {"text": name, "right": right})
    return thing


def feature(line: str) -> Feature:
    found = Feature()
    text = line.strip()
    if (match := WHEN.fullmatch(text)) is not None:
        if match[1] not in TRIGGERS:
            raise BadEffect("north-deck-trigger", {"text": match[1], "right": ", ".join(TRIGGERS)})
        found.trigger = match[1]
        found.type = (match[2] or "").removeprefix("type:")
        found.deed = deed(match[3])
    elif (match := STORED.fullmatch(text)) is not None:
        found.sets = int(match[1])
        found.stored = token(match[2])
        found.either = [amounts(each) for each in match[3].split("/")]
    elif (match := COPY.fullmatch(text)) is not None:
        found.copies = match[1]
    elif (match := CHEAPER.fullmatch(text)) is not None:
        found.cheaper = int(match[1])
        found.type = (match[2] or "").removeprefix("type:")
    else:
        raise BadEffect("north-deck-feature", {"text": text, "right": "when, stored, copy, cheaper"})
    return found
