"""Building: locations for their cost or for free, fields and upgrades, copies (N4, N5.4, N7.6)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message
from kronika.games.north.faces import FIELD, UPGRADE, Face
from kronika.games.north.goods import RESOURCES, TOKENS
from kronika.games.north.naming import key_of, ref_of, words_for
from kronika.games.north.paying import can_pay
from kronika.games.north.realm import realm
from kronika.games.north.resolve import carry_out, fire, pick_cards, take
from kronika.games.north.state import NOTHING, Position

# --- locations ---


def discount(s: Position, seat: int, face: Face) -> int:
    """Resources that own features spare the builder."""
    less = 0
    for feature in realm(s, seat).cheaper:
        if feature.type in ("", face.type):
            less += feature.cheaper
    return less


def affordable(s: Position, seat: int, card: int) -> bool:
    face = s.face(card)
    return face.builds and can_pay(s, seat, face.cost, discount(s, seat, face))


def build(s: Position, seat: int, card: int, free: bool = False) -> Flow[None]:
    """A location that is paid for or `free` joins the empire, refreshed; its bonus follows (N4.1-d, N4.1-e)."""
    s.hand[seat].remove(card)
    s.settle(seat, card)
    s.built[seat] += 1
    name: Args = {"card": s.cards.name(card)}
    if free:
        s.tell("construct", seat, name, [card], f"hand:{seat}", f"empire:{seat}")
    else:
        s.tell("build", seat, name, [card], f"hand:{seat}", f"empire:{seat}")
    face = s.face(card)
    if face.feature is not None and face.feature.copies:
        yield from copy(s, seat, card, face.feature.copies)
    elif face.bonus is not None:
        yield from carry_out(s, seat, card, face.bonus, "N4.1-e")
    yield from fire(s, seat, "build", 1, s.effective(card).type, card)


def copy(s: Position, seat: int, card: int, what: str) -> Flow[None]:
    """Chooses the card to be like; its bonus is resolved again, and from now on there are two of it (N7.6)."""
    cards = [other for other in s.empire[seat] if other != card and copyable(s, other, what)]
    picked = yield from pick_cards(s, seat, cards, min(1, len(cards)), 1, "north-ask-copy", "N7.6-a", card)
    if not picked:
        return
    # A copy of a copy is a copy of the same card.
    model = s.copy_of.get(picked[0], s.cards.face[picked[0]])
    s.copy_of[card] = model
    s.realms[seat] = None
    s.tell("copy", seat, {"card": s.cards.name(card), "other": s.cards.names[model]})
    face = s.effective(card)
    if face.kind == FIELD:
        yield from take(s, seat, face.yields)
    if face.bonus is not None:
        yield from carry_out(s, seat, card, face.bonus, "N7.6-a")


def copyable(s: Position, card: int, what: str) -> bool:
    face = s.effective(card)
    if what == "action":
        return face.action is not None
    if what == "feature":
        return face.feature is not None and not face.feature.copies
    return face.kind == FIELD and card not in s.host


# --- fields and upgrades (N5.4) ---


def hosts(s: Position, seat: int, face: Face) -> list[int]:
    """Own fields that give a kind the upgrade gives too; what copies a field is one (N7.6-a)."""
    return [
        card
        for card in s.empire[seat]
        if s.field_face(card).kind == FIELD and card not in s.host and same_kind(s.field_face(card), face)
    ]


def same_kind(one: Face, other: Face) -> bool:
    return any(one.yields[thing] and other.yields[thing] for thing in (*RESOURCES, *TOKENS))


def field_fits(s: Position, seat: int, card: int) -> bool:
    """An upgrade needs a field to go with (N5.4-b)."""
    face = s.face(card)
    return face.kind == FIELD or (face.kind == UPGRADE and bool(hosts(s, seat, face)))


def build_field(s: Position, seat: int, card: int) -> Flow[None]:
    """Lies alone or is attached; gives its goods at once, and only its own (N5.4-a, N5.4-c). It is a location that is
    built like any other (N1.2-a, N11.1-k)."""
    face = s.face(card)
    host = NOTHING
    if face.kind == UPGRADE or face.either:
        found = hosts(s, seat, face)
        options = [] if face.kind == UPGRADE else [Option("alone", Message("north-do-alone"), (), 1, NOTHING)]
        options += [
            Option(
                f"under:{key_of(s, seat, other)}",
                Message("north-do-under", words_for(s, seat, other)),
                (ref_of(s, seat, other),),
                1,
                other,
            )
            for other in found
        ]
        what = Message("north-ask-field", {"card": face.id})
        picks = yield from choose(Ask(seat, what, options, rule="N5.4-b"))
        host = options[picks[0]].value
    s.hand[seat].remove(card)
    s.settle(seat, card)
    s.built[seat] += 0 if s.rules < 2 else 1
    if host != NOTHING:
        s.host[card] = host
    s.tell("field", seat, {"card": face.id}, [card], f"hand:{seat}", f"empire:{seat}")
    yield from take(s, seat, face.yields)
    if face.bonus is not None:
        yield from carry_out(s, seat, card, face.bonus, "N4.1-e")
    if s.rules < 2:
        return
    yield from fire(s, seat, "build", 1, face.type, card)


def harvest_of(s: Position, card: int) -> list[int]:
    """What a field, or a location that copies one, gives with all its upgrades (N5.3-d, N5.4-g)."""
    total = s.effective(card).yields[:]
    for upgrade, host in s.host.items():
        if host == card:
            total = [a + b for a, b in zip(total, s.face(upgrade).yields, strict=True)]
    return total
