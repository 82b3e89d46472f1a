"""The Action phase: two actions, each slaying, hiring, building or taking a resource (V6)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option, Refusal, Reply
from kronika.engine.game import State
from kronika.engine.message import Args, Message, Ref
from kronika.games.valeria.effects import GOLD, RESOURCES, ROLES, STRENGTH
from kronika.games.valeria.ending import end_at_once
from kronika.games.valeria.faces import CITIZEN, DOMAIN, EVENT, FACES, MONSTER, NUMBER, Face, of_kind
from kronika.games.valeria.pay import Means, pay, slay_price
from kronika.games.valeria.resolve import carry_out, gain_citizen, settle_stacks, trigger
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS, NOTHING, Position

TAKE: Final = 0
TOUCH: Final = 1
"""What an option does, its value: it takes a resource, or touches a stack. Its values are which one."""

TO_TAKE: Final = [
    Option(f"gain:{name}", Message("valeria-do-gain-resource", {"resource": name}), (), 1, TAKE, (i,))
    for i, name in enumerate(RESOURCES[:3])
]
TAKEN: Final = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
ACTIONS_LEFT: Final = [Message("valeria-ask-action", {"left": left}) for left in range(3)]


def to_do(stack: int) -> dict[int, Option]:
    """To hire, build or slay what can lie at a stack, by the number of its face."""
    found: dict[int, Option] = {}
    kind = MONSTER if stack in MONSTER_STACKS else CITIZEN if stack in CITIZEN_STACKS else DOMAIN
    for face in (*of_kind(kind), *of_kind(EVENT)):
        verb = "hire" if face.kind == CITIZEN else "build" if face.kind == DOMAIN else "slay"
        text = Message(f"valeria-do-{verb}", {"card": face.id})
        found[face.number] = Option(f"{verb}:{face.id}", text, (Ref("stack", str(stack)),), 1, TOUCH, (stack,))
    return found


TO_DO: Final = [to_do(stack) for stack in range(20)]


# --- what can be done ---


def action_ask(s: Position) -> Ask:
    seat = s.turn
    means = Means(s, seat)
    purse = means.purse
    stacks, face_of = s.stacks, s.cards.face
    options = TO_TAKE[:]
    for stack in CITIZEN_STACKS:
        if stacks[stack]:
            face = FACES[face_of[stacks[stack][-1]]]
            if means.hire_price(face) <= purse:
                options.append(TO_DO[stack][face.number])
    for stack in DOMAIN_STACKS:
        if stacks[stack]:
            face = FACES[face_of[stacks[stack][-1]]]
            if means.build_price(face) <= purse and means.lacking_role(face) < 0:
                options.append(TO_DO[stack][face.number])
    for stack, card in slay_targets(s, means):
        options.append(TO_DO[stack][face_of[card]])
    return Ask(seat, ACTIONS_LEFT[s.actions], options, rule="V6.1-a", refuse=refused)


def monster_at(s: Position, stack: int) -> int:
    """The monster that can be slain at a stack: its top, or an enemy event that lies there (V10.2-c)."""
    if stack in MONSTER_STACKS and s.stacks[stack]:
        return s.stacks[stack][-1]
    cover = s.cover[stack]
    return cover if cover != NOTHING and s.face(cover).kind == EVENT else NOTHING


Target = tuple[int, int]
"""A stack and the monster that can be slain there."""


def monsters(s: Position) -> list[Target]:
    """All monsters in play: the tops of their stacks, and enemy events."""
    found: list[Target] = []
    for stack in MONSTER_STACKS:
        if s.stacks[stack]:
            found.append((stack, s.stacks[stack][-1]))
    for stack, cover in enumerate(s.cover):
        if cover != NOTHING and FACES[s.cards.face[cover]].kind == EVENT:
            found.append((stack, cover))
    return found


def slay_targets(s: Position, means: Means) -> list[Target]:
    """The monsters that this player can pay for."""
    found: list[Target] = []
    if means.force:
        for target in monsters(s):
            strength, magic = slay_price(s, target[1])
            if means.can_fight(strength, magic):
                found.append(target)
    return found


# --- what can't be done, and why ---


def refused(state: State, seat: int) -> list[Refusal]:
    """The stacks that can't be chosen now, and why."""
    assert isinstance(state, Position)
    means = Means(state, seat)
    found: list[Refusal] = []
    for stack in range(20):
        verb = "slay" if stack in MONSTER_STACKS else "hire" if stack in CITIZEN_STACKS else "build"
        refs = (Ref("stack", str(stack)),)
        monster = monster_at(state, stack)
        if monster != NOTHING:
            why = why_not_slay(state, means, monster)
            key = f"slay:{state.cards.name(monster)}"
        elif state.stacks[stack]:
            face = state.face(state.top(stack))
            why = why_not_hire(means, face) if face.kind == CITIZEN else why_not_build(means, face)
            key = f"{verb}:{face.id}"
        else:
            why = Message("valeria-why-exhausted"), "V6.8-b"
            key = f"{verb}:{stack}"
        if why is not None:
            found.append(Refusal(key, why[0], why[1], refs))
    return found


def why_not_slay(s: Position, means: Means, card: int) -> tuple[Message, str] | None:
    strength, magic = slay_price(s, card)
    if means.can_fight(strength, magic):
        return None
    args: Args = {"card": s.cards.name(card), "strength": strength, "magic": magic}
    return Message("valeria-why-slay", {**args, "have": means.strength, "haveMagic": means.magic}), "V6.3-b"


def why_not_hire(means: Means, face: Face) -> tuple[Message, str] | None:
    return too_dear(means, face.id, means.hire_price(face), "V6.4-a")


def why_not_build(means: Means, face: Face) -> tuple[Message, str] | None:
    """The own citizens must show the printed roles (V6.6-a), and the gold must be there."""
    role = means.lacking_role(face)
    if role >= 0:
        args: Args = {"card": face.id, "role": ROLES[role], "needed": face.roles[role], "have": means.roles[role]}
        return Message("valeria-why-roles", args), "V6.6-a"
    return too_dear(means, face.id, means.build_price(face), "V6.6-d")


def too_dear(means: Means, id: str, price: int, rule: str) -> tuple[Message, str] | None:
    if means.can_spend(price):
        return None
    args: Args = {"card": id, "cost": price, "have": means.gold, "haveMagic": means.magic}
    return Message("valeria-why-gold", args), rule


# --- doing it ---


def act(s: Position, reply: Reply) -> Flow[None] | None:
    """One of the two actions; taking a resource needs no flow."""
    option = reply.ask.options[reply.picks[0]]
    if option.value == TAKE:
        s.gain(s.turn, TAKEN[option.values[0]])
        s.actions -= 1
        return None
    return act_flow(s, option.values[0])


def act_flow(s: Position, stack: int) -> Flow[None]:
    if monster_at(s, stack) != NOTHING:
        yield from slay(s, s.turn, stack)
    elif stack in CITIZEN_STACKS:
        yield from hire(s, s.turn, stack)
    else:
        yield from build(s, s.turn, stack)
    settle_stacks(s)
    s.actions -= 1
    end_at_once(s)


def slay(s: Position, seat: int, stack: int) -> Flow[None]:
    """Pays strength and magic, takes the card to the slain pile and its reward at once (V6.3)."""
    card = monster_at(s, stack)
    face = s.face(card)
    strength, magic = slay_price(s, card)
    yield from pay(s, seat, STRENGTH, strength, magic, face.id, "V6.2-a")
    if s.cover[stack] == card:
        # An event is replaced by an exhausted card from the bottom of the deck, never by another event (V10.2-d).
        spent = not s.deck or s.face(s.deck[0]).kind == EVENT
        s.cover[stack] = s.cards.add(NUMBER["exhausted"]) if spent else s.deck.pop(0)
    else:
        s.stacks[stack].pop()
    s.slain[seat].append(card)
    if s.events is not None:
        s.tell("slay", seat, {"card": face.id}, [card], f"stack:{stack}", f"slain:{seat}")
    gold = s.tokens.pop(card, [0, 0, 0])[GOLD]
    if gold:
        s.gain(seat, [0, gold, 0, 0])  # the gold on it goes to the slayer, all other tokens to the supply (V10.4-b)
    trigger(s, seat, "slay")
    if face.reward is not None:
        yield from carry_out(s, seat, face.reward, face.id, "V6.3-d")


def hire(s: Position, seat: int, stack: int) -> Flow[None]:
    """Pays base cost and plus, and the citizen joins the duchy (V6.4)."""
    face = s.face(s.top(stack))
    yield from pay(s, seat, GOLD, Means(s, seat).hire_price(face), 0, face.id, "V6.2-a")
    gain_citizen(s, seat, stack, "hire")


def build(s: Position, seat: int, stack: int) -> Flow[None]:
    """Pays, puts the domain beside the board, takes an immediate effect, turns up the next domain (V6.6)."""
    card = s.top(stack)
    face = s.face(card)
    yield from pay(s, seat, GOLD, Means(s, seat).build_price(face), 0, face.id, "V6.2-a")
    s.stacks[stack].pop()
    s.domains[seat].append(card)
    if s.events is not None:
        s.tell("build", seat, {"card": face.id}, [card], f"stack:{stack}", f"domains:{seat}")
    if face.when == "build" and face.effect is not None:
        yield from carry_out(s, seat, face.effect, face.id, "V6.6-e")
    s.reveal(stack)
    up = s.top(stack)
    if up != NOTHING and s.events is not None:
        s.tell("turn-up", seat, {"card": s.cards.name(up)}, [up], f"stack:{stack}", f"stack:{stack}")
