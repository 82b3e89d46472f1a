"""The asks of a Campaign, as attacker, defender and ally (5.5)."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent import aims
from kronika.games.oath.bots.regent.assessment import RAIDERS, Assessment
from kronika.games.oath.bots.regent.powers import fallen_site
from kronika.games.oath.bots.regent.war import (
    army_worth,
    best_raid,
    change_hands,
    planned,
    possible,
    raids,
    win_target,
)
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.state import BANDITS


def foe_of(camp: Campaign) -> int:
    return RAIDERS if camp.defender == BANDITS else camp.defender


# --- attacking ---


def targets(look: Assessment, ask: Ask) -> str:
    """One more target, as long as that makes the Campaign worth more; some powers do not let me stop here."""
    camp = look.sight.campaign
    assert camp is not None
    chosen, foe = look.sight.targets(), foe_of(camp)
    known = possible(look, camp.site, foe)
    keys = ask.keys()
    best, top = keys[0], -1e9
    if "done" in keys:
        best, top = "done", planned(look, camp.site, foe, chosen).worth(look, look.board) + 0.1
    for key in keys:
        if key in known:
            worth = planned(look, camp.site, foe, [*chosen, key]).worth(look, look.board)
            if worth > top:
                best, top = key, worth
    return best


def first_target(look: Assessment, ask: Ask) -> str:
    """The site or the pawn, where warbands of the site fight for me: what is worth more."""
    camp = look.sight.campaign
    assert camp is not None
    foe = foe_of(camp)
    return max(ask.keys(), key=lambda key: (planned(look, camp.site, foe, [key]).worth(look, look.board + 1), key))


def dice(look: Assessment, ask: Ask) -> str:
    """All of them: a die is worth more than the warband that its skull may cost."""
    return ask.options[0].key


def sacrifice(look: Assessment, ask: Ask) -> str:
    """Whether victory is worth more than those who die for it; on defeat half of all would die (5.5.6-a)."""
    camp = look.sight.campaign
    assert camp is not None
    left = look.board - int(str(ask.what.args["amount"]))
    st = look.standing.copy()
    extra = 0.0
    for target in look.sight.targets():
        if target.startswith("site:"):
            if left <= 0:
                # Nobody is left to hold it; the defender loses it all the same.
                color = look.rulers[int(target[5:])]
                if color >= 0:
                    st.sites[color] -= 1
                continue
            left -= 1
        extra += win_target(look, st, foe_of(camp), target)
    won = aims.gain(look, st) + extra + army_worth(look, left)
    return "sacrifice" if won > army_worth(look, look.board - look.board // 2) else "none"


def occupy_from(look: Assessment, ask: Ask) -> list[str]:
    """From a site that joined the attack: one to each site that still has nobody, but not the last one."""
    empty = [key for key in ask.keys() if not look.army[int(key.partition(":")[2])]]
    return empty[: max(0, int(str(ask.what.args["count"])) - 1)]


def burn(look: Assessment, ask: Ask) -> str:
    """Half the favor of a beaten enemy."""
    return "yes"


def ambush(look: Assessment, ask: Ask) -> str:
    """Whoever has just attacked somebody is attacked in turn."""
    prey = int(str(ask.what.args["player"]))
    found = [raid for raid in raids(look, look.site) if raid.defender == prey]
    return "yes" if best_raid(look, found, look.board)[1] > 0.3 else "no"


def sticky_fire(look: Assessment, ask: Ask) -> str:
    """To kill what is left of the enemy, for a favor."""
    camp = look.sight.campaign
    assert camp is not None
    return "yes" if sum(camp.survivors.values()) >= 2 or look.favor > 2 else "no"


# --- defending ---


def ally(look: Assessment, ask: Ask) -> str:
    """Whether to fight for another Imperial player: if what would be lost is dear to me too (5.5.2-f)."""
    camp = look.sight.campaign
    assert camp is not None
    st = look.standing.copy()
    for target in look.sight.targets():
        change_hands(look, st, camp.seat, camp.defender, target)
    return "yes" if aims.gain(look, st) < -0.1 else "no"


def accept_ally(look: Assessment, ask: Ask) -> str:
    return "yes"


def losses(look: Assessment, ask: Ask) -> list[str]:
    """Those on boards first, others' before mine, then where most stand (5.5.6-a)."""
    left = {option.key: option.most for option in ask.options}
    found: list[str] = []
    for _ in range(ask.least):
        best, top = "", -1.0
        for key, count in left.items():
            kind, _, where = key.partition(":")
            rated = 0.1 * count + (0.0 if kind == "site" else 10.0 if int(where) == look.me else 20.0)
            if count and rated > top:
                best, top = key, rated
        left[best] -= 1
        found.append(best)
    return found


def terror(look: Assessment, ask: Ask) -> list[str]:
    """Two who die: first where it costs another a site, mine never before others'."""
    left = {option.key: option.most for option in ask.options}
    found: list[str] = []
    for _ in range(ask.least):
        best, top = "", -1e9
        for key, count in left.items():
            worth = terror_worth(look, key, ask.least - len(found) + found.count(key))
            if count and worth > top:
                best, top = key, worth
        left[best] -= 1
        found.append(best)
    return found


def terror_worth(look: Assessment, key: str, dead: int) -> float:
    """That many could die there, with those who are chosen already."""
    kind, _, where = key.partition(":")
    if kind == "site":
        slot = int(where)
        return fallen_site(look, slot, dead) if not look.rules(slot) else -5.0
    seat = int(where)
    return -4.0 if seat == look.me else -1.0 if look.imperial(seat) and look.imperial(look.me) else 0.2


def wrestlers(look: Assessment, ask: Ask) -> str:
    return losses(look, ask)[0]


def signals_from(look: Assessment, ask: Ask) -> list[str]:
    """All stay where they are."""
    return []


def signals_to(look: Assessment, ask: Ask) -> list[str]:
    """What is on the board goes to the sites that are attacked."""
    aimed = look.sight.targets()
    keys = [key for key in ask.keys() if key in aimed]
    return [keys[i % len(keys)] for i in range(ask.most)] if keys else []


def garrison(look: Assessment, ask: Ask) -> list[str]:
    """To the weakest sites."""
    keys = sorted(ask.keys(), key=lambda key: (look.army[int(key.partition(":")[2])], key))
    return keys[: ask.least]


def replace(look: Assessment, ask: Ask) -> list[str]:
    """Warbands for whom there are no purple ones (6.6.2-b): the same ones as after a defeat."""
    return losses(look, ask)
