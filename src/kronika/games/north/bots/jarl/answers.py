"""The jarl's answer to each kind of ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.north.bots.jarl.assessment import Assessment
from kronika.games.north.effects import TILES, Assign, Gain, Return
from kronika.games.north.faces import Face
from kronika.games.north.goods import FOOD, RAZE, THINGS, TOKENS, VP, WORKER, Amounts
from kronika.games.north.sight import Place
from kronika.games.north.state import DISTANCES

Answer = Callable[[Assessment, Ask], list[str]]


# --- choosing by worth ---


def best(ask: Ask, worths: Sequence[float], above: float = 0.0) -> list[str]:
    """The best options, as many as must be, and more of them only where they are worth more than `above`."""
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    keys: list[str] = []
    for i in order:
        for _ in range(ask.options[i].most):
            if len(keys) < ask.least or (len(keys) < ask.most and worths[i] > above):
                keys.append(ask.options[i].key)
    return keys


def one(ask: Ask, worth: Callable[[Option], float]) -> list[str]:
    return [max(ask.options, key=worth).key]


def in_args(option: Option) -> Amounts:
    """The amounts an option speaks of."""
    args = option.text.args
    return [int(str(args.get(thing, 0))) for thing in THINGS]


def meant(look: Assessment, option: Option) -> Place:
    """The card of an empire that an option is about."""
    place = look.sight.meant(option)
    assert place is not None
    return place


# --- setup and Lookout ---


PREFERRED: Final = ("panuk", "ulaf", "mackinnon", "heidel", "nanurjuk", "glenn")
"""Clans by how often the jarl wins with them (docs/north-balance.md); the differences are hardly more than chance."""


def clan(look: Assessment, ask: Ask) -> list[str]:
    offered = [option.key.partition(":")[2] for option in ask.options]
    known = [name for name in PREFERRED if name in offered]
    return ["clan:" + (known or offered)[0]]


def strike(look: Assessment, ask: Ask) -> list[str]:
    """The clan that one would fear most with somebody else."""
    return ["strike:" + clan(look, ask)[0].partition(":")[2]]


def first_hand(look: Assessment, ask: Ask) -> list[str]:
    return best(ask, hand_worths(look))


def hand_worths(look: Assessment) -> list[float]:
    """Drawn cards in hand; a second copy of a card is worth a little less than the first."""
    seen: dict[str, int] = {face.id: 1 for face in look.hand}
    worths: list[float] = []
    for face in look.sight.drawn_faces():
        worths.append(look.in_hand(face) * 0.85 ** seen.get(face.id, 0))
        seen[face.id] = seen.get(face.id, 0) + 1
    return worths


def keep(look: Assessment, ask: Ask) -> list[str]:
    """Each card for a worker: dearer, the more of them go."""
    worths = hand_worths(look)
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    keys: list[str] = []
    crowd = 0.12 * len(look.hand)
    for i in order[: ask.most]:
        if worths[i] < max(look.price[WORKER], look.later * 0.5) + crowd + 0.2 * len(keys):
            break
        keys.append(f"keep:{i}")
    return keys


def stored(look: Assessment, ask: Ask) -> list[str]:
    worths = [look.worth(in_args(option)) for option in ask.options]
    return best(ask, worths)


# --- actions ---


def action(look: Assessment, ask: Ask) -> list[str]:
    """The step that is worth most; when none is worth anything, pass."""
    top, key = 0.02, ask.options[0].key
    for option in ask.options:
        worth = step(look, option) + finishing(look, option)
        if worth > top:
            top, key = worth, option.key
    return [key]


def finishing(look: Assessment, option: Option) -> float:
    """A step that reaches the goal ends the game after this round (N8.1): good when ahead, bad when behind."""
    short = look.sight.goal - look.stock[VP]
    if look.left == 0 or not 0 < short <= 4:
        return 0.0
    verb, _, name = option.key.partition(":")
    if verb == "use":
        deed = look.sight.face_of(meant(look, option)).action
    elif verb == "build":
        deed = look.sight.face(name).bonus
    else:
        return 0.0
    points = 0.0
    for part in deed.parts if deed is not None else ():
        if isinstance(part, Gain):
            points += max(each[VP] for each in part.either) * look.times(part, True)
    return look.t.finish * 10 * look.lead() if points >= short else 0.0


def step(look: Assessment, option: Option) -> float:
    verb, _, name = option.key.partition(":")
    if verb == "build":
        face = look.sight.face(name)
        cost = look.cost(face.cost) - 0.6 * look.sight.discount(face)
        return look.holding(face) + look.triggers.get("build", 0.0) - cost
    if verb == "disc":
        return look.tile(TILES.index(name)) + look.t.second * second_use(look, TILES.index(name))
    if verb == "move":
        return look.tile(TILES.index(name.partition(":")[2])) - look.fee[FOOD]
    if verb == "use":
        return look.use(look.sight.face_of(meant(look, option)))
    if verb == "raid":
        return raid(look, meant(look, option))
    return 0.0


def second_use(look: Assessment, tile: int) -> float:
    """What the disc could do next, from there."""
    ring = look.sight.tiles()
    place = ring.index(TILES[tile])
    worths = [look.tile(TILES.index(ring[(place + way) % 5])) for way in (1, -1)]
    return max(0.0, max(worths) - look.fee[FOOD])


def raid(look: Assessment, card: Place) -> float:
    """What a rival is kept from, less the token."""
    action = look.sight.face_of(card).action
    assert action is not None
    loss = look.deed(action, look.sight.face_of(card), False)
    return look.t.deny * min(2.5, loss) / max(1, look.sight.seats - 1) - look.price[RAZE]


def companion(look: Assessment, ask: Ask) -> list[str]:
    return one(ask, lambda option: 0.0 if option.key == "none" else look.beside(named(look, option)))


def named(look: Assessment, option: Option) -> Face:
    return look.sight.face(option.key.partition(":")[2])


def construct(look: Assessment, ask: Ask) -> list[str]:
    return one(ask, lambda option: look.free(named(look, option)))


def harvest(look: Assessment, ask: Ask) -> list[str]:
    return one(ask, lambda option: look.worth(look.sight.harvest(meant(look, option))))


def field(look: Assessment, ask: Ask) -> list[str]:
    """Upgrades make one harvest bring more: under the best field that there is."""

    def worth(option: Option) -> float:
        return 0.1 if option.key == "alone" else look.worth(look.sight.harvest(meant(look, option)))

    return one(ask, worth)


def pay(look: Assessment, ask: Ask) -> list[str]:
    """With what one has most of; gold last."""

    def cost(option: Option) -> float:
        paid = in_args(option)
        total = 0.0
        for thing in TOKENS:
            if paid[thing]:
                total += paid[thing] * (look.price[thing] - 0.02 * look.stock[thing])
        return -total

    return one(ask, cost)


# --- effects ---


def get(look: Assessment, ask: Ask) -> list[str]:
    return one(ask, lambda option: look.worth(in_args(option)))


def resource(look: Assessment, ask: Ask) -> list[str]:
    """One by one, each that is wanted most with those already taken."""
    wanted = look.wanted()
    keys: list[str] = []
    while len(keys) < ask.least:
        key = max(
            (option for option in ask.options if keys.count(option.key) < option.most),
            key=lambda option: (
                look.price[thing_of(option)]
                + 0.1 * min(3.0, wanted[thing_of(option)] - look.stock[thing_of(option)] - keys.count(option.key))
            ),
        ).key
        keys.append(key)
    return keys


def thing_of(option: Option) -> int:
    return THINGS.index(option.key.rpartition(":")[2])


def refresh(look: Assessment, ask: Ask) -> list[str]:
    return best(ask, [look.use(look.sight.face_of(meant(look, option))) for option in ask.options])


def assign(look: Assessment, ask: Ask) -> list[str]:
    """Full sets where the card pays for them; of the resources those that one misses least."""
    if ask.least:
        return best(ask, [look.stock[thing_of(option)] - 5 * look.price[thing_of(option)] for option in ask.options])
    face = look.sight.face(str(ask.what.args["card"]))
    part = next((part for part in face.action.parts if isinstance(part, Assign)), None) if face.action else None
    count = look.to_assign(part, face) if part is not None else 0
    keys: list[str] = []
    for option in sorted(
        ask.options, key=lambda option: look.price[thing_of(option)] - 0.1 * look.stock[thing_of(option)]
    ):
        for _ in range(option.most):
            if len(keys) < min(count, ask.most):
                keys.append(option.key)
    return keys


def release(look: Assessment, ask: Ask) -> list[str]:
    """Workers first, then what is dearest."""
    return best(
        ask, [look.price[thing_of(option)] + (5 if thing_of(option) == WORKER else 0) for option in ask.options]
    )


def discard_own(look: Assessment, ask: Ask) -> list[str]:
    """Cards that have done their work. Two points each is what all such effects pay, or a card."""
    each = 2.0 + look.triggers.get("discard", 0.0)
    return best(ask, [each - look.loss(meant(look, option)) for option in ask.options])


def give_back(look: Assessment, ask: Ask) -> list[str]:
    def worth(option: Option) -> float:
        card = meant(look, option)
        face = look.sight.face_of(card)
        return max(0.0, look.holding(face) - look.cost(face.cost)) - look.loss(card)

    return one(ask, worth)


def find(look: Assessment, ask: Ask) -> list[str]:
    return one(ask, lambda option: look.in_hand(named(look, option)))


def move_disc(look: Assessment, ask: Ask) -> list[str]:
    """Where a fresh disc could do most next."""
    discs = look.sight.discs(look.seat)
    ring = look.sight.tiles()

    def worth(option: Option) -> float:
        _, number, place = option.key.split(":")
        disc = discs[int(number)]
        return -1.0 if disc is None or disc[1] else second_use(look, TILES.index(ring[int(place)]))

    return one(ask, worth)


def first_ship(look: Assessment, ask: Ask) -> list[str]:
    """The one with most on board has most to lose by waiting."""
    return one(
        ask, lambda option: 2.0 * int(str(option.text.args.get("raze", 0))) + int(str(option.text.args.get("fish", 0)))
    )


def may(look: Assessment, ask: Ask) -> list[str]:
    """Whether to use what need not be used: a feature with a price, or a part that says so."""
    card = look.sight.meant(ask.options[0])
    if card is None:
        instant = look.sight.face(str(ask.what.args["card"])).instant
        packs = instant is not None and any(isinstance(part, Return) for part in instant.parts)
        return ["skip" if packs and look.returning(True) <= 0 else "use"]
    face = look.sight.face_of(card)
    deed = face.feature.deed if face.feature is not None else None
    if deed is not None and deed.price is not None:
        return ["use" if look.deed(deed, face, True) > 0 else "skip"]
    return ["use"]


def copy(look: Assessment, ask: Ask) -> list[str]:
    def worth(option: Option) -> float:
        card = meant(look, option)
        face = look.sight.face_of(card)
        bonus = 0.0 if face.bonus is None else look.deed(face.bonus, face, True)
        return look.worth(look.sight.harvest(card)) + look.lasting(face, True) + bonus

    return one(ask, worth)


# --- the sea ---


def cargo(look: Assessment, ask: Ask) -> list[str]:
    def worth(option: Option) -> float:
        args = option.text.args
        fish, gold, raze = (int(str(args.get(name, 0))) for name in ("fish", "gold", "raze"))
        worth = look.voyage(fish + gold, raze, len(look.queue))
        return worth - (0.5 if gold and look.stock[THINGS.index("fish")] else 0.0)

    return one(ask, worth)


def island(look: Assessment, ask: Ask) -> list[str]:
    def worth(option: Option) -> float:
        verb, _, name = option.key.partition(":")
        if verb == "stay":
            return -1.0
        if verb == "blind":
            return look.unseen(DISTANCES.index(name))
        face = look.sight.face(name)
        return look.pillaging(face) if verb == "pillage" else look.conquering(face)

    return one(ask, worth)


ANSWERS: Final[dict[str, Answer]] = {
    "north-ask-clan": clan,
    "north-ask-strike": strike,
    "north-ask-first-hand": first_hand,
    "north-ask-keep": keep,
    "north-ask-stored": stored,
    "north-ask-action": action,
    "north-ask-pay": pay,
    "north-ask-companion": companion,
    "north-ask-construct": construct,
    "north-ask-harvest": harvest,
    "north-ask-field": field,
    "north-ask-get": get,
    "north-ask-resource": resource,
    "north-ask-kinds": resource,
    "north-ask-refresh": refresh,
    "north-ask-assign": assign,
    "north-ask-release": release,
    "north-ask-discard-own": discard_own,
    "north-ask-return": give_back,
    "north-ask-find": find,
    "north-ask-move-disc": move_disc,
    "north-ask-move-ship": lambda look, ask: [ask.options[0].key],
    "north-ask-land": first_ship,
    "north-ask-may": may,
    "north-ask-copy": copy,
    "north-ask-cargo": cargo,
    "north-ask-island": island,
    "north-ask-turned-up": island,
}
