"""How each ask is answered: one function per ask, in the order of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.valeria.bots.duchess.assessment import Assessment, faces
from kronika.games.valeria.bots.duchess.plan import (
    Deed,
    best_plan,
    best_second,
    deeds,
    paid,
    priced,
    slaying,
    with_gains,
)
from kronika.games.valeria.bots.duchess.worth import (
    amounts_worth,
    citizen_worth,
    harvest_worth,
    kept_worth,
    robbed,
)
from kronika.games.valeria.effects import RESOURCES, Gain
from kronika.games.valeria.faces import CITIZEN, FACES, NUMBER, Face
from kronika.games.valeria.state import CITIZEN_STACKS

Answer = Callable[[Assessment, Ask], str]
Rate = Callable[[Assessment, Option], float]


def face_of(option: Option) -> Face:
    """`hire:archer` is about an Archer."""
    return FACES[NUMBER[option.key.partition(":")[2]]]


def best(look: Assessment, ask: Ask, rate: Rate, decline: float = 0.0) -> str:
    """The option that rates highest; what declines rates as given."""
    top, key = -1e9, ask.options[0].key
    for option in ask.options:
        rated = decline if option.key in DECLINE else rate(look, option)
        if rated > top:
            top, key = rated, option.key
    return key


DECLINE: Final = frozenset({"nothing", "done", "keep-dice"})


def after(look: Assessment, amounts: list[int]) -> float:
    """What my stock is worth with these amounts more; in my own turn also what it will let me do."""
    s, g, m = look.stock[0] + amounts[0], look.stock[1] + amounts[1], look.stock[2] + amounts[2]
    worth = look.stock_worth(s, g, m) + amounts[3]
    if look.sight.turn == look.seat and look.sight.phase in ("harvest", "roll"):
        worth += best_plan(look, deeds_of(look), (s, g, m), 2).worth
    return worth


def gains(option: Option, prefix: str = "") -> list[int]:
    """The amounts an option tells."""
    args = option.text.args
    return [int(str(args.get(prefix + name, 0))) for name in RESOURCES]


def deeds_of(look: Assessment) -> list[Deed]:
    """Found once for each ask."""
    if look.deeds is None:
        look.deeds = deeds(look)
    return look.deeds


# --- roll ---


def dice(look: Assessment, ask: Ask) -> str:
    """The dice that bring me most, and my rivals least; a change costs what is paid for it."""
    one, two = look.sight.dice

    def rate(look: Assessment, option: Option) -> float:
        args = option.text.args
        to, gold = int(str(args["to"])), int(str(args["gold"]))
        changed = (to, two) if args["die"] == 1 else (one, to)
        return roll_worth(look, *changed) - gold * look.price[1]

    return best(look, ask, rate, roll_worth(look, one, two) + 0.05)


def roll_worth(look: Assessment, one: int, two: int) -> float:
    total = roll_for(look, look.duchy, one, two, True)
    if one == two:
        total += sum(amounts_worth(look, gain.amounts) for gain in on_doubles(look))
    for other in look.rivals:
        if other != look.sight.resting:
            theirs = roll_for(look, faces(look.sight.duchy(other)), one, two, False)
            total -= theirs * look.weights.harm / len(look.rivals)
    return total


def on_doubles(look: Assessment) -> list[Gain]:
    return [face.effect for face in look.domains if face.when == "doubles" and isinstance(face.effect, Gain)]


def roll_for(look: Assessment, duchy: list[Face], one: int, two: int, active: bool) -> float:
    total, woken = 0.0, False
    for face in duchy:
        times = face.hits[one * 7 + two]
        if times:
            woken = True
            total += times * harvest_worth(look, face.active if active else face.other)
    return total + ((not woken) + (one == two)) * max(look.price[:3])


def wake(look: Assessment, ask: Ask) -> str:
    """All of them come, in whatever order."""
    return ask.options[0].key


def put(look: Assessment, ask: Ask) -> str:
    """Gold where I slay next, strength and magic where I don't."""
    sign = 1.0 if ask.what.args["resource"] == "gold" else -1.0
    return best(look, ask, lambda look, option: sign * reach(look, option))


def reach(look: Assessment, option: Option) -> float:
    """How near a monster is: its worth less its cost, more if I can pay for it now."""
    deed = slaying(look, int(option.refs[0].id), face_of(option))
    priced(look, deed, look.stock_worth(*look.stock[:3]))
    stock = (look.stock[0], look.stock[1], look.stock[2])
    return deed.net + (2.0 if paid(deed, stock) is not None else 0.0)


# --- harvest ---


def harvest(look: Assessment, ask: Ask) -> str:
    """The choice after which I can do most; an exchange only if it gains something."""

    def rate(look: Assessment, option: Option) -> float:
        pay = gains(option, "pay-")
        return after(look, [gain - paid for gain, paid in zip(gains(option), pay, strict=True)])

    return best(look, ask, rate, after(look, [0, 0, 0, 0]) + 0.01)


def take(look: Assessment, ask: Ask) -> str:
    """What I need most; of several rivals from the one who is most ahead."""

    def rate(look: Assessment, option: Option) -> float:
        args = option.text.args
        amount, resource = int(str(args["amount"])), RESOURCES.index(str(args["resource"]))
        amounts = [0, 0, 0, 0]
        amounts[resource] = amount
        worth = after(look, amounts) - nothing
        if "victim" in args:
            worth += look.weights.harm * amount * look.price[resource]
            worth += 0.05 * look.rival_points(int(str(args["victim"])))
        return worth

    nothing = after(look, [0, 0, 0, 0])
    return best(look, ask, rate)


# --- actions ---


def action(look: Assessment, ask: Ask) -> str:
    """The first step of the best plan for the actions that are left."""
    stock = (look.stock[0], look.stock[1], look.stock[2])
    return best_plan(look, deeds_of(look), stock, look.sight.actions).key


def pay(look: Assessment, ask: Ask) -> str:
    """The way after which the rest is worth most, with what the next action can do with it."""
    about = FACES[NUMBER[str(ask.what.args["card"])]]
    found = deeds_of(look)
    first = next((deed for deed in found if deed.face is about), None)

    def rate(look: Assessment, option: Option) -> float:
        args = option.text.args
        left, magic = int(str(args["left"])), int(str(args["magicLeft"]))
        real = args["resource"] == "gold"
        stock = (look.stock[0], left, magic) if real else (left, look.stock[1], magic)
        worth = look.stock_worth(*stock)
        if look.sight.actions >= 2 and first is not None:
            worth += best_second(found, first, with_gains(stock, first)).net
        return worth

    return best(look, ask, rate)


def one_of(look: Assessment, ask: Ask) -> str:
    """`get:citizen-1-vp` brings the best citizen and a point."""

    def rate(look: Assessment, option: Option) -> float:
        amounts = gains(option)
        worth = after(look, amounts)
        if option.key.startswith("get:citizen"):
            # which ones qualify is asked next; the Bane Spider gives a Knight
            spider = ask.what.args["card"] == "bane-spider"
            tops = [face for stack in CITIZEN_STACKS if (face := look.tops[stack]) is not None]
            fits = [face for face in tops if not spider or face.id == "knight"]
            worth += max([citizen_worth(look, face) for face in fits], default=0.0)
        return worth

    return best(look, ask, rate)


def citizen(look: Assessment, ask: Ask) -> str:
    """The one worth most, dear ones before cheap ones that can be hired any time."""
    return best(look, ask, lambda look, option: citizen_worth(look, face_of(option)) + 0.3 * face_of(option).cost)


def give_back(look: Assessment, ask: Ask) -> str:
    """The card that is missed least, if the points are more than it is worth."""
    points = int(str(ask.what.args["vp"]))
    return best(look, ask, lambda look, option: points - kept_worth(look, face_of(option)))


def rob(look: Assessment, ask: Ask) -> str:
    """From whose pile the mean monster is best; of equals from the one who is ahead."""

    def rate(look: Assessment, option: Option) -> float:
        if option.key == "yes":
            return 1.0
        victim = int(option.key.partition(":")[2])
        return robbed(look, victim) + 0.05 * look.rival_points(victim)

    return best(look, ask, rate)


def may_slay(look: Assessment, ask: Ask) -> str:
    """Any that is worth its cost; all on offer can be paid."""
    return best(look, ask, reach, 2.0)


# --- alone ---


def activate(look: Assessment, ask: Ask) -> str:
    """A column that has cards to give: the most of them."""

    def rate(look: Assessment, option: Option) -> float:
        column = int(option.refs[0].id)
        stacks = [look.counts[5 + column], look.counts[10 + column]]
        return sum(stacks) - 2.0 * (1 in stacks) + 0.1 * look.counts[15 + column]

    return best(look, ask, rate)


def give(look: Assessment, ask: Ask) -> str:
    """A card that does not exhaust its stack, and one that I would not hire."""

    def rate(look: Assessment, option: Option) -> float:
        face = face_of(option)
        worth = citizen_worth(look, face) if face.kind == CITIZEN else 0.0
        return look.counts[int(option.refs[0].id)] - worth

    return best(look, ask, rate)


ANSWERS: Final[dict[str, Answer]] = {
    f"valeria-ask-{about}": answer
    for about, answer in {
        "dice": dice,
        "wake": wake,
        "put": put,
        "harvest": harvest,
        "take": take,
        "action": action,
        "pay": pay,
        "one-of": one_of,
        "exchange": harvest,
        "citizen": citizen,
        "return": give_back,
        "rob": rob,
        "may-slay": may_slay,
        "activate": activate,
        "give": give,
    }.items()
}
