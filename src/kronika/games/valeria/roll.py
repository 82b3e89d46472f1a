"""The Roll phase: both dice, the own domains that change them, and the enemy events they wake (V4, V9, V10.3)."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Args, Message, Ref
from kronika.games.valeria.actions import monsters
from kronika.games.valeria.effects import GOLD, RESOURCES, ROLES, Gain, Twist
from kronika.games.valeria.faces import EVENT
from kronika.games.valeria.resolve import word
from kronika.games.valeria.state import HARVEST, NOTHING, Position, as_args


def roll_phase(s: Position) -> Flow[None] | None:
    """At once, unless the active player may change dice or an event lies in the center."""
    if dice_changers(s) or events_in_play(s):
        return roll_flow(s)
    roll(s)
    s.phase = HARVEST
    return None


def roll(s: Position) -> None:
    s.dice = [s.rng.die(6), s.rng.die(6)]
    s.cards.came_out()
    s.tell("roll", s.turn, {"one": s.dice[0], "two": s.dice[1]})
    doubles(s)


def doubles(s: Position) -> None:
    """Whoever has such a domain gains each time doubles are rolled or made (V9.2); one who rests does not."""
    if s.dice[0] != s.dice[1]:
        return
    for seat in s.players():
        for card in s.domains[seat]:
            face = s.face(card)
            if face.when == "doubles" and isinstance(face.effect, Gain):
                s.gain(seat, face.effect.amounts)


def roll_flow(s: Position) -> Flow[None]:
    roll(s)
    yield from change_dice(s)
    s.tell("announce", s.turn, {"one": s.dice[0], "two": s.dice[1], "sum": sum(s.dice)})
    yield from wake_events(s)
    s.phase = HARVEST


# --- domains that change dice ---


def dice_changers(s: Position) -> list[int]:
    """The own domains with a Roll phase effect that have not been used in this phase (V4.1-b)."""
    return [card for card in s.domains[s.turn] if s.face(card).when == "roll" and card not in s.used]


def change_dice(s: Position) -> Flow[None]:
    """In any order, each domain at most once, also on a die changed before (V4.1-d, V4.1-e)."""
    while True:
        changes = possible_changes(s)
        if not changes:
            break
        options = [change_option(s, card, die, to, gold) for card, die, to, gold in changes]
        options.append(word("keep-dice"))
        what = Message("valeria-ask-dice", {"one": s.dice[0], "two": s.dice[1]})
        (pick,) = yield from choose(Ask(s.turn, what, options, rule="V4.1-d"))
        if pick == len(changes):
            break
        card, die, to, gold = changes[pick]
        s.used.append(card)
        s.stock[s.turn][GOLD] -= gold
        s.dice[die] = to
        s.tell("change", s.turn, {"card": s.cards.name(card), "one": s.dice[0], "two": s.dice[1], "gold": gold})
        doubles(s)


def possible_changes(s: Position) -> list[tuple[int, int, int, int]]:
    """(domain, die, what it becomes, gold to pay) for every change that can be made and changes something."""
    found: list[tuple[int, int, int, int]] = []
    for card in dice_changers(s):
        effect = s.face(card).effect
        assert isinstance(effect, Twist)
        gold = effect.amounts[GOLD]
        if effect.what:
            gold *= s.roles(s.turn, ROLES.index(effect.what))
        for die in (0, 1):
            to = effect.number if effect.kind == "set-die" else s.dice[die] - effect.number
            if to >= 1 and to != s.dice[die] and gold <= s.stock[s.turn][GOLD]:
                found.append((card, die, to, gold))
    return found


def change_option(s: Position, card: int, die: int, to: int, gold: int) -> Option:
    id = s.cards.name(card)
    args: Args = {"card": id, "die": die + 1, "from": s.dice[die], "to": to, "gold": gold}
    return Option(f"change:{id}-{die + 1}", Message("valeria-do-change", args), (Ref("die", str(die)),))


# --- enemy events ---


def events_in_play(s: Position) -> list[int]:
    return [cover for cover in s.cover if cover != NOTHING and s.face(cover).kind == EVENT]


def wake_events(s: Position) -> Flow[None]:
    """Each event whose number was rolled is carried out once, in the active player's order (V10.3)."""
    values = {s.dice[0], s.dice[1], sum(s.dice)}
    awake = [card for card in events_in_play(s) if s.face(card).numbers[0] in values]
    while awake:
        card = awake[0]
        if len(awake) > 1:
            names = [s.cards.name(each) for each in awake]
            options = [word(f"wake:{name}", {"card": name}) for name in names]
            (pick,) = yield from choose(Ask(s.turn, Message("valeria-ask-wake"), options, rule="V10.3-b"))
            card = awake[pick]
        awake.remove(card)
        yield from instruct(s, card)


def instruct(s: Position, card: int) -> Flow[None]:
    """The instruction of an event: a token on a monster of choice, or a loss for all (V10.4)."""
    effect = s.face(card).instruction
    assert isinstance(effect, Twist)
    s.tell("wake", s.turn, {"card": s.cards.name(card)})
    if effect.kind == "lose":
        for seat in s.players():
            lost = [min(effect.amounts[i], s.stock[seat][i]) for i in range(3)]
            s.pay(seat, lost)
            if any(lost):
                s.tell("lose", seat, as_args([*lost, 0]))
        return
    targets = monsters(s)
    options: list[Option] = []
    for stack, monster in targets:
        name = s.cards.name(monster)
        args: Args = {"card": name, "resource": effect.what}
        options.append(Option(f"put:{name}", Message("valeria-do-put", args), (Ref("stack", str(stack)),)))
    what = Message("valeria-ask-put", {"card": s.cards.name(card), "resource": effect.what})
    (pick,) = yield from choose(Ask(s.turn, what, options, rule="V10.4-c"))
    target = targets[pick][1]
    tokens = s.tokens.setdefault(target, [0, 0, 0])
    tokens[RESOURCES.index(effect.what)] += 1
    s.tell("put", s.turn, {"card": s.cards.name(target), "resource": effect.what})
