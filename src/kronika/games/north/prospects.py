"""What a player may foresee of a question: what an action costs and brings, and what would be given away by passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.engine.message import Args, Message
from kronika.engine.prospects import NONE, Prospects
from kronika.games.north.effects import TILES
from kronika.games.north.goods import FOOD, RAZE, THINGS, TOKENS, WORKER, none
from kronika.games.north.outcome import Outcome
from kronika.games.north.sight import NorthSight


def prospects(sight: NorthSight, ask: Ask) -> Prospects:
    about = ask.what.id.partition("-ask-")[2]
    if about == "action":
        return of_actions(sight, ask)
    if about == "pay":
        return of_payments(sight, ask)
    if about == "cargo":
        return Prospects(outlook={option.key: of_cargo(option) for option in ask.options})
    if about in ("island", "turned-up"):
        return of_islands(sight, ask)
    if about in ("get", "stored", "assign", "release"):
        return Prospects(outlook={option.key: of_goods(sight, option) for option in ask.options})
    foresee = FORESEEN.get(about)
    return NONE if foresee is None else Prospects(outlook=told(sight, ask, foresee))


def told(sight: NorthSight, ask: Ask, foresee: Callable[[NorthSight, Option], Outcome]) -> dict[str, Message]:
    """By option what is sure to follow, where something is."""
    found: dict[str, Message] = {}
    for option in ask.options:
        text = foresee(sight, option).told()
        if text is not None:
            found[option.key] = text
    return found


def verb(option: Option) -> str:
    return option.key.partition(":")[0]


# --- the Action phase (N3.3) ---


def of_actions(sight: NorthSight, ask: Ask) -> Prospects:
    outcomes = {option.key: of_action(sight, option) for option in ask.options}
    outlook: dict[str, Message] = {}
    for key, outcome in outcomes.items():
        text = outcome.told()
        if text is not None:
            outlook[key] = text
    warning = missed(sight, ask, outcomes)
    warnings = {} if warning is None else {"pass": warning}
    return Prospects(outlook=outlook, warnings=warnings)


def of_action(sight: NorthSight, option: Option) -> Outcome:
    outcome = Outcome(sight)
    kind = verb(option)
    if kind == "build":
        face = sight.face(option.refs[0].id)
        outcome.pay(face.cost)
        outcome.less = sight.discount(face)
        outcome.joins(face, "build")
    elif kind == "disc":
        outcome.tile(TILES.index(option.key.partition(":")[2]))
    elif kind == "move":
        # A second use costs a food (N5.1-b).
        price = none()
        price[FOOD] = 1
        outcome.pay(price)
        outcome.tile(TILES.index(option.key.rpartition(":")[2]))
    elif kind == "use":
        place = sight.meant(option)
        action = None if place is None else sight.face_of(place).action
        if action is not None:
            outcome.deed(action)
    elif kind == "raid":
        price = none()
        price[RAZE] = 1
        outcome.pay(price)
        outcome.triggered("raid")
    return outcome


def missed(sight: NorthSight, ask: Ask, outcomes: dict[str, Outcome]) -> Message | None:
    """What passing gives away for nothing. Discs and workers are back next round whether they were used or not
    (N3.5), so it is a disc that lies in the supply, or an action that takes workers at most; in the last round what
    brings points, since nothing else counts any more."""
    discs = sight.discs(sight.seat or 0).count(None)
    if discs and any(verb(option) == "disc" and serves(sight, outcomes[option.key]) for option in ask.options):
        return Message("north-warn-disc", {"count": discs})
    for option in ask.options:
        outcome = outcomes[option.key]
        if verb(option) == "use" and for_nothing(outcome) and serves(sight, outcome):
            return Message("north-warn-use", {"card": option.text.args["card"]})
    return None


def for_nothing(outcome: Outcome) -> bool:
    return not outcome.lays_down and not any(n for thing, n in enumerate(outcome.price) if thing != WORKER)


def serves(sight: NorthSight, outcome: Outcome) -> bool:
    """Whether it brings something that is still worth having."""
    if not sight.last:
        return any(outcome.brings)
    total = outcome.total(outcome.ways())
    return total is not None and total > sight.points(sight.seat or 0)


# --- paying (N4.1) ---


def of_payments(sight: NorthSight, ask: Ask) -> Prospects:
    """The points with what is left, and with all that a card that is built is sure to bring; what else is paid for
    comes later. Gold is offered last, for it stands in for everything."""
    follows = Outcome(sight)
    if ask.what.args["for"] == "build":
        follows.joins(sight.face(str(ask.what.args["card"])), "build")
    else:
        follows.more = True
    outlook: dict[str, Message] = {}
    gold: list[int] = []
    before = sight.points(sight.seat or 0)
    for option in ask.options:
        paid = none()
        for thing in TOKENS:
            paid[thing] = -int(option.text.args[THINGS[thing]])
        brings = [a + b for a, b in zip(follows.brings, paid, strict=True)]
        total = sight.points_with(brings, follows.cards)
        args: Args = {"before": before, "total": total, "more": int(follows.more)}
        outlook[option.key] = Message("north-then-points", args)
        gold.append(int(option.text.args["gold"]))
    fewest = gold.count(min(gold)) == 1
    return Prospects(ask.options[0].key if fewest else "", outlook)


# --- what tiles ask (N5.2, N5.3) ---


def of_companion(sight: NorthSight, option: Option) -> Outcome:
    """The boost or the field alone; the action of the tile comes after it."""
    outcome = Outcome(sight)
    if verb(option) == "boost":
        face = sight.face(option.refs[0].id)
        assert face.instant is not None
        outcome.deed(face.instant, {"boost-played"})
        outcome.triggered("boost")
    elif verb(option) == "field":
        outcome.grows(sight.face(option.refs[0].id))
    return outcome


def of_construct(sight: NorthSight, option: Option) -> Outcome:
    outcome = Outcome(sight)
    outcome.joins(sight.face(option.refs[0].id), "build")
    return outcome


def of_harvest(sight: NorthSight, option: Option) -> Outcome:
    outcome = Outcome(sight)
    place = sight.meant(option)
    if place is not None:
        outcome.gain(sight.harvest(place))
        outcome.triggered("harvest")
    return outcome


def of_goods(sight: NorthSight, option: Option) -> Message:
    """The points after this one: what lies on a card does not count (N8.2)."""
    args = option.text.args
    kind = verb(option)
    change = none()
    if kind == "get":
        change = [int(args[thing]) for thing in THINGS]
    else:
        change[THINGS.index(str(args["thing"]))] = -1 if kind == "assign" else 1
    before = sight.points(sight.seat or 0)
    return Message("north-then-points", {"before": before, "total": sight.points_with(change, 0), "more": 0})


def of_cargo(option: Option) -> Message:
    """Where a ship with that comes to and what it can do there (N3.4-b, N3.4-d)."""
    cargo = option.text.args
    return Message("north-then-cargo", {"fish": cargo["fish"] or cargo["gold"], "raze": cargo["raze"]})


FORESEEN: Final[dict[str, Callable[[NorthSight, Option], Outcome]]] = {
    "companion": of_companion,
    "construct": of_construct,
    "harvest": of_harvest,
}


# --- islands (N3.4) ---


def of_islands(sight: NorthSight, ask: Ask) -> Prospects:
    outlook = told(sight, ask, of_island)
    islands = [option for option in ask.options if verb(option) == "pillage"]
    if not islands or "stay" not in ask.keys():
        return Prospects(outlook=outlook)
    best = max(islands, key=lambda option: sight.worth(sight.face(option.refs[0].id).pillage))
    return Prospects("", outlook, {"stay": Message("north-warn-stay", {"card": best.text.args["card"]})})


def of_island(sight: NorthSight, option: Option) -> Outcome:
    outcome = Outcome(sight)
    kind = verb(option)
    if kind == "pillage":
        outcome.gain(sight.face(option.refs[0].id).pillage)
        outcome.triggered("pillage")
    elif kind == "conquer":
        outcome.joins(sight.face(option.refs[0].id), "conquer")
    return outcome
