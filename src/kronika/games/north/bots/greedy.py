"""The bot that takes the best single step: points now, goods at what they bring at the end, a card for two uses."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.engine.game import Bot
from kronika.games.north.effects import CONSTRUCT, EXPLORE, HARVEST, POPULATE, SAIL, TILES, Deed, Gain, Perform
from kronika.games.north.faces import BOOST, FACES, FIELD, LOCATION, NUMBER, Face
from kronika.games.north.goods import THINGS, TOKENS, Amounts
from kronika.games.north.sight import NorthSight

EACH: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 0.5)
"""Things in points, in the order of goods.py."""
USES: Final = 2
"""A location counts by what it does in that many uses."""
ISLAND_GAIN: Final = 1.5
MANY: Final = 0.01
"""What breaks a tie: the more one has of a thing, the rather it is paid and the less another one is taken."""


class Greedy(Bot):
    """Takes what gives most at once, and never looks at what comes after."""

    name = "greedy"

    def decide(self, sight: NorthSight, ask: Ask) -> list[str]:
        gains = [step_gain(sight, ask, option) for option in ask.options]
        order = sorted(range(len(gains)), key=lambda i: -gains[i])
        keys: list[str] = []
        for i in order:
            for _ in range(ask.options[i].most):
                if len(keys) < ask.least or (len(keys) < ask.most and gains[i] > 0):
                    keys.append(ask.options[i].key)
        return keys


def step_gain(sight: NorthSight, ask: Ask, option: Option) -> float:
    """What an option brings at once, read from its verb and what it names."""
    verb, _, name = option.key.partition(":")
    if verb == "keep":
        faces = sight.drawn_faces()
        return card_gain(sight, faces[int(name)]) - EACH[7]
    if verb in ("build", "boost", "field", "find") and name in NUMBER:
        face = FACES[NUMBER[name]]
        free = verb != "build" or ask.what.id != "north-ask-action"
        return card_gain(sight, face) - (0.0 if free else amounts_gain(face.cost))
    if verb in ("disc", "move"):
        tile = name.rpartition(":")[2]
        if tile not in TILES:
            return 0.0
        return tile_gain(sight, TILES.index(tile)) - (0.0 if verb == "disc" else EACH[0])
    if verb in ("use", "harvest", "under"):
        return use_gain(sight, option, verb)
    if verb in ("pillage", "conquer"):
        face = FACES[NUMBER[name]]
        return amounts_gain(face.pillage) if verb == "pillage" else card_gain(sight, face)
    if verb == "blind":
        return ISLAND_GAIN if name == "near" else ISLAND_GAIN + 1
    return plain_gain(sight, option, verb, name)


def use_gain(sight: NorthSight, option: Option, verb: str) -> float:
    if verb == "under":
        return 0.1
    card = sight.meant(option)
    if card is None:
        return 0.1
    if verb == "harvest":
        return amounts_gain(sight.harvest(card))
    face = sight.face_of(card)
    deed = face.action if face.action is not None else face.feature.deed if face.feature is not None else None
    return 0.1 if deed is None else deed_gain(sight, deed)


def plain_gain(sight: NorthSight, option: Option, verb: str, name: str) -> float:
    """Options that name goods: the more of them one gets, and the fewer one pays."""
    assert sight.seat is not None
    args = option.text.args
    if verb == "get":
        return sum(EACH[i] * int(str(args.get(thing, 0))) for i, thing in enumerate(THINGS))
    if verb == "pay":
        stock = sight.stock(sight.seat)
        return sum(int(str(args.get(THINGS[i], 0))) * (MANY * stock[i] - EACH[i]) for i in TOKENS)
    if verb == "resource":
        return EACH[0] - MANY * sight.have(sight.seat, name)
    if verb == "cargo":
        return 1.0 * ("fish" in name) + 0.3 * ("raze" in name) + 0.2 * ("gold" in name)
    if verb == "card":
        card = sight.meant(option)
        assert card is not None
        return -card_gain(sight, sight.face_of(card)) + 1
    if verb == "raid":
        return MANY
    return 0.0 if verb in ("pass", "stay", "none", "skip", "assign") else 0.05


def amounts_gain(amounts: Amounts) -> float:
    return sum(n * each for n, each in zip(amounts, EACH, strict=True))


def deed_gain(sight: NorthSight, deed: Deed) -> float:
    total = 0.0 if deed.price is None else -amounts_gain(deed.price)
    for part in deed.parts:
        if isinstance(part, Gain):
            assert sight.seat is not None
            times = sight.counted(sight.seat, part.per) if part.per else 1
            total += max(map(amounts_gain, part.either)) * (min(times, part.most) if part.most else times)
        elif isinstance(part, Perform):
            total += 0.5
        else:
            total += 0.1
    return total


def card_gain(sight: NorthSight, face: Face) -> float:
    """A point for a card of the empire, its goods and bonus, and some uses of its action."""
    if face.kind == BOOST:
        return 0.0 if face.instant is None else deed_gain(sight, face.instant)
    total = 1.0 + amounts_gain(face.yields)
    if face.bonus is not None:
        total += deed_gain(sight, face.bonus)
    if face.action is not None:
        total += USES * max(0.0, deed_gain(sight, face.action))
    if face.feature is not None:
        total += 1.0
    return total


def tile_gain(sight: NorthSight, tile: int) -> float:
    """The tile's own gain, with the best boost or field for it."""
    assert sight.seat is not None
    hand = sight.hand_faces()
    beside = max([card_gain(sight, face) for face in hand if face.with_tile == tile], default=0.0)
    if tile == EXPLORE:
        return beside + EACH[8]
    if tile == POPULATE:
        return beside + 1.0
    if tile == CONSTRUCT:
        return beside + max([card_gain(sight, face) for face in hand if face.kind == LOCATION], default=0.0)
    if tile == HARVEST:
        fields = [card for card in sight.empire(sight.seat) if sight.face_of(card).kind == FIELD]
        return beside + max([amounts_gain(sight.harvest(card)) for card in fields], default=0.0)
    assert tile == SAIL
    return beside + ISLAND_GAIN
