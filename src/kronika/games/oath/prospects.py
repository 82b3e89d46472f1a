"""What a player may foresee of a question: the odds of a battle with every number of dice and every plan, what an
outcome would bring, and what ending a turn gives away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from kronika.engine.ask import Ask
from kronika.engine.message import Message
from kronika.engine.prospects import NONE, Prospects
from kronika.games.oath.forecast import AS_CHOSEN, Forecast
from kronika.games.oath.powers import MAJOR
from kronika.games.oath.sides import UNDECIDED
from kronika.games.oath.sight import OathSight
from kronika.games.oath.state import BANDITS, ROUNDS
from kronika.games.oath.victory import with_the_round

Plain = dict[str, Any]
ENOUGH: Final = 120
"""How many battles are reckoned at most, or a little more: nobody at any table waits for the odds of another. Where
there are more, plans are reckoned each alone, or with all dice only, and so are the answers of the other side."""


def prospects(sight: OathSight, ask: Ask) -> Prospects:
    about = ABOUT.get(ask.what.id)
    return NONE if about is None or sight.seat is None else about(sight, ask)


# --- the Act Phase ---


def acting(sight: OathSight, ask: Ask) -> Prospects:
    """To end the turn lets others wake who win then, or gives away Supply that could still be used; an attack without
    warbands has no dice. The end is offered first only where nothing large is left to do."""
    assert sight.seat is not None
    warnings: dict[str, Message] = {}
    winners = [(seat, how) for seat, how in sight.about_to_win() if seat != sight.seat]
    if winners:
        seat, how = winners[0]
        text = "oath-warn-rest-end" if with_the_round(how) else "oath-warn-rest-wake"
        warnings["rest"] = Message(text, {"player": seat})
    elif (lost := sight.supply_lost(sight.seat)) and sight.round < ROUNDS and not set(MAJOR).isdisjoint(ask.keys()):
        warnings["rest"] = Message("oath-warn-rest-supply", {"count": lost})
    if "campaign" in ask.keys() and not sight.warbands(sight.seat):
        warnings["campaign"] = Message("oath-warn-no-warbands")
    spent = set(MAJOR).isdisjoint(ask.keys()) and "rest" in ask.keys()
    return Prospects("rest" if spent and "rest" not in warnings else "", warnings=warnings)


# --- a card that was found ---


def playing(sight: OathSight, ask: Ask) -> Prospects:
    """At a site most cards bring a favor (5.1.4.I-d), with advisers none."""
    card = str(ask.what.args["card"])
    if not sight.brings_favor(card):
        return NONE
    favor = Message("oath-outlook-favor", {"suit": sight.suit(card)})
    return Prospects(outlook={key: favor for key in ask.keys() if key.startswith("site:")})


# --- a battle, from its targets to the sacrifice ---


def aiming(sight: OathSight, ask: Ask) -> Prospects:
    """Each target with all dice of the force and no plan."""
    most = sight.attacking_force()
    rows: list[Plain] = []
    for option in ask.options:
        targets = [] if option.key == "done" else [option.key]
        rows.append({"option": option.key, **told(sight.foresee(most, targets=targets))})
    return in_battle(sight, "targets", rows, "done" if "done" in ask.keys() else "")


def choosing_dice(sight: OathSight, ask: Ask) -> Prospects:
    """Every number of dice with every set of plans. All of them are offered first: a die is worth more than the
    warband that its skull may cost."""
    assert sight.seat is not None
    keys = {option.value: option.key for option in ask.options}
    dice = sorted(keys, reverse=True)
    rows = plan_rows(sight, dice)
    for row in rows:
        if not row["plans"]:
            row["option"] = keys[row["dice"]]
    found = in_battle(sight, "dice", rows, ask.options[0].key)
    if len(dice) > 1:
        found.warnings = {keys[0]: Message("oath-warn-no-dice")}
    return found


def using_plans(sight: OathSight, ask: Ask) -> Prospects:
    """Before any plan and after each; for a defender, how the attack stands then."""
    rows = plan_rows(sight, [AS_CHOSEN])
    for row in rows:
        if len(row["plans"]) < 2:
            row["option"] = f"use:{row['plans'][0]}" if row["plans"] else "go-on"
    return in_battle(sight, "plans", rows, "go-on")


def choosing_sign(sight: OathSight, ask: Ask) -> Prospects:
    """More attack dice or fewer, while a plan is being used."""
    rows = [{"option": option.key, **told(sight.foresee(change=option.value))} for option in ask.options]
    return in_battle(sight, "sign", rows, "")


def sacrificing(sight: OathSight, ask: Ask) -> Prospects:
    """Both outcomes are known here: no die is left to roll (5.5.5-c)."""
    camp = sight.campaign
    assert camp is not None
    force = sight.force_left()
    rules = camp.battle_rules
    outlook: dict[str, Message] = {}
    left = force
    for option in ask.options:
        attack = camp.total_attack + option.value * rules.sacrifice_worth
        remain = force - option.value if option.value else force - rules.deaths(0, force)
        args = {"attack": attack, "defense": camp.total_defense, "left": remain}
        outlook[option.key] = Message("oath-outlook-won" if option.value else "oath-outlook-lost", dict(args))
        if option.value:
            left = remain
    return Prospects("sacrifice", outlook, odds={"about": "sacrifice", **stakes(sight, left)})


ABOUT: Final[dict[str, Callable[[OathSight, Ask], Prospects]]] = {
    "oath-ask-act": acting,
    "oath-ask-play": playing,
    "oath-ask-targets": aiming,
    "oath-ask-dice": choosing_dice,
    "oath-ask-plans": using_plans,
    "oath-ask-sign": choosing_sign,
    "oath-ask-sacrifice": sacrificing,
}


# --- rows of odds ---


def plan_rows(sight: OathSight, dice: Sequence[int]) -> list[Plain]:
    """A row for every number of dice and every set of the own side's plans, with the answers of the other side."""
    camp = sight.campaign
    assert camp is not None
    assert sight.seat is not None
    me = sight.seat
    plans = sight.plans_of(me)
    answers = sight.plans_in_answer() if me == camp.seat else []
    sets = plan_sets(plans, ENOUGH // len(dice))
    few = len(dice) * len(sets) * (1 + len(answers)) <= ENOUGH
    rows: list[Plain] = []
    for count in dice:
        for used in sets:
            if used and count != dice[0] and len(dice) * len(sets) > ENOUGH:
                continue
            mine = [(name, me) for name in used]
            row = {"dice": count, "plans": list(used), **told(sight.foresee(count, mine))}
            if few or (not used and (count == dice[0] or len(dice) * len(answers) <= ENOUGH)):
                after = [sight.foresee(count, [*mine, answer]) for answer in answers]
                row["answers"] = [None if each is None else shortened(each.win) for each in after]
            rows.append(row)
    return rows


def plan_sets(plans: Sequence[str], most: int) -> list[tuple[str, ...]]:
    """All sets of plans, unless there are more than this: then each alone."""
    together = len(plans) if 2 ** len(plans) <= most else 1
    return [used for size in range(together + 1) for used in combinations(plans, size)]


def told(forecast: Forecast | None) -> Plain:
    """A battle as JSON-able data; nothing where nobody can foresee it."""
    if forecast is None:
        return {"win": None}
    odds = forecast.odds
    row: Plain = {
        "win": shortened(forecast.win),
        "attack": forecast.attack,
        "defense": forecast.defense,
        "force": forecast.force,
        "guard": forecast.guard,
        "falls": forecast.falls,
    }
    if forecast.decided == UNDECIDED:
        row["outright"] = shortened(odds.outright)
        row["sacrifices"] = [shortened(each) for each in odds.sacrifices]
        row["kept"] = [shortened(each) for each in odds.kept]
        row["left"] = round(odds.left, 2)
    return row


def shortened(chance: float) -> float:
    return round(chance, 6)


def in_battle(sight: OathSight, about: str, rows: list[Plain], primary: str) -> Prospects:
    """The rows with what hangs on the battle; what an option leads to is said on its button too."""
    camp = sight.campaign
    assert camp is not None
    assert sight.seat is not None
    attacks = camp.seat == sight.seat
    planning = about in ("dice", "plans")
    answers = sight.plans_in_answer() if attacks and planning else []
    outlook = {row["option"]: chance(row, attacks) for row in rows if "option" in row and row["win"] is not None}
    odds: Plain = {
        "about": about,
        "side": "attack" if attacks else "defense",
        "rows": rows,
        "plans": sight.plans_of(sight.seat) if planning else [],
        "answers": [{"card": card, "seat": seat} for card, seat in answers],
        "rerolls": [{"card": card, "seat": seat} for card, seat in sight.rerolls()],
        "facedown": 0 if camp.defender == BANDITS or not attacks else sum(sight.facedown(camp.defender)),
        **stakes(sight, len(camp.targets)),
    }
    return Prospects(primary, outlook, odds=odds)


def chance(row: Plain, attacks: bool) -> Message:
    """Sure only if it is."""
    win = row["win"] if attacks else 1.0 - row["win"]
    percent = round(100 * win)
    if 0.0 < win < 1.0:
        percent = min(99, max(1, percent))
    if not attacks or "left" not in row:
        return Message("oath-outlook-chance" if attacks else "oath-outlook-hold", {"percent": percent})
    return Message("oath-outlook-odds", {"percent": percent, "left": round(row["left"]), "force": row["force"]})


def stakes(sight: OathSight, left: int) -> Plain:
    """What follows from victory and from defeat."""
    return {
        "won": [message.plain() for message in sight.if_won(left)],
        "lost": [message.plain() for message in sight.if_lost()],
    }
