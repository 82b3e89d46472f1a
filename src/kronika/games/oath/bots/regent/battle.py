"""The asks of a Campaign, as attacker, defender and ally (5.5)."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import keeper as keeper_of
from kronika.games.oath.bots.regent.aims import prospects
from kronika.games.oath.bots.regent.look import RAIDERS, Look
from kronika.games.oath.bots.regent.powers import menace
from kronika.games.oath.bots.regent.war import army_worth, planned, possible, win_target
from kronika.games.oath.state import EMPIRE

LATER = ("second-wind", "book-burning", "martial-culture")
"""Plans that speak only after a victory; the first is dear."""


def targets(look: Look, ask: Ask) -> str:
    """One more target, as long as that makes the Campaign worth more."""
    camp = look.sight.campaign
    if camp is None:
        return "done"
    chosen = look.sight.targets()
    foe = camp.defender if camp.defender >= 0 else RAIDERS
    best, top = "done", planned(look, camp.site, foe, chosen).worth(look, look.board) + 0.1
    known = possible(look, camp.site, foe)
    for key in ask.keys():
        if key != "done" and key in known:
            worth = planned(look, camp.site, foe, [*chosen, key]).worth(look, look.board)
            if worth > top:
                best, top = key, worth
    return best


def dice(look: Look, ask: Ask) -> str:
    """All of them: each is worth more than the warband a skull may cost."""
    return ask.options[0].key


def plans(look: Look, ask: Ask) -> str:
    """All plans that help my side; those that are dear only if the outcome is open."""
    camp = look.sight.campaign
    attacking = camp is not None and camp.seat == look.me
    for key in ask.keys():
        name = key.partition(":")[2]
        if key == "go-on" or name in LATER:
            continue
        if name == "wrestlers" and not spare_force(look):
            continue
        if name == "warning-signals":
            continue
        if name == "disgraced-captain" and look.favor < 3 and attacking and safe(look):
            continue
        if name in ("mercenaries", "rangers", "horse-archers", "rain-boots") and attacking and safe(look):
            continue
        return key
    return "go-on"


def safe(look: Look) -> bool:
    """Whether the Campaign is as good as won without further help."""
    camp = look.sight.campaign
    if camp is None:
        return False
    foe = camp.defender if camp.defender >= 0 else RAIDERS
    raid = planned(look, camp.site, foe, look.sight.targets())
    raid.attack = camp.attack - look.board
    raid.defense = max(raid.defense, camp.defense)
    return raid.odds(look.board).win > 0.97


def spare_force(look: Look) -> bool:
    return look.board >= 3


def sign(look: Look, ask: Ask) -> str:
    """More attack dice for my own attack, fewer for others'."""
    camp = look.sight.campaign
    return "more" if camp is not None and camp.seat == look.me else "fewer"


def sacrifice(look: Look, ask: Ask) -> str:
    """Whether victory is worth more than those who die for it; on defeat half would die anyway (5.5.6-a)."""
    camp = look.sight.campaign
    amount = int(str(ask.what.args["amount"]))
    left = look.board - amount
    if camp is None:
        return "none"
    foe = camp.defender if camp.defender >= 0 else RAIDERS
    aims = look.sight.targets()
    st = look.standing.copy()
    extra, lost = 0.0, 0
    held = left
    for target in aims:
        if target.startswith("site:"):
            if held <= 0:
                # Nobody is left to hold it: the defender loses it all the same.
                color = look.rulers[int(target[5:])]
                if color >= 0:
                    st.sites[color] -= 1
                    lost += 1
                continue
            held -= 1
        extra += win_target(look, st, foe, target)
    won = prospects(look, st) - prospects(look, look.standing) + extra + army_worth(look, max(0, held))
    return "sacrifice" if won > army_worth(look, look.board - look.board // 2) else "none"


def occupy(look: Look, ask: Ask) -> list[str]:
    """One warband on each site; more where they hold a title or a Vision's goal, for all will come to take it."""
    keys = ask.keys()
    found = keys[: min(len(keys), look.board)]
    left = look.board - len(found)
    st = look.standing.copy()
    for key in found:
        st.sites[look.color] += 1
    share = look.temper.guard if keeper_of(look, st) in (look.me, EMPIRE if look.imperial(look.me) else look.me) else 0.3
    for i in range(int(left * share)):
        found.append(keys[i % len(keys)])
    return found


def losses(look: Look, ask: Ask) -> list[str]:
    """From boards first, others' before mine, then from the sites with most; the last at a site only if it must be."""
    room = {option.key: option.most for option in ask.options}
    found: list[str] = []
    while len(found) < ask.least:
        def rate(key: str) -> tuple[float, str]:
            kind, _, where = key.partition(":")
            if kind == "board":
                return (2.0 if int(where) != look.me else 1.0) + 0.1 * room[key], key
            return 0.1 * room[key], key

        key = max([key for key, left in room.items() if left], key=rate)
        room[key] -= 1
        found.append(key)
    return found


def wrestlers(look: Look, ask: Ask) -> str:
    return losses(look, ask)[0]


def signals_from(look: Look, ask: Ask) -> list[str]:
    return []


def signals_to(look: Look, ask: Ask) -> list[str]:
    """The attacked sites get what is on the board."""
    camp = look.sight.campaign
    aimed = set(look.sight.targets())
    keys = [option.key for option in ask.options if option.key in aimed]
    if camp is None or not keys:
        return []
    return [keys[i % len(keys)] for i in range(min(ask.most, look.board))]


def garrison(look: Look, ask: Ask) -> list[str]:
    """One on each site that asks for it, the weakest first."""
    keys = sorted(ask.keys(), key=lambda key: (look.army[int(key.partition(":")[2])], key))
    return keys[: ask.least]


def ally(look: Look, ask: Ask) -> str:
    """To fight for another Imperial player: if the Empire stands to lose what I need."""
    return "yes" if look.board <= 3 or look.round >= 4 else "no"


def accept_ally(look: Look, ask: Ask) -> str:
    return "yes"


def burn(look: Look, ask: Ask) -> str:
    """Of a beaten enemy half the favor burns."""
    return "yes"


def sticky_fire(look: Look, ask: Ask) -> str:
    """Kills what is left of the enemy, for a favor."""
    camp = look.sight.campaign
    if camp is None:
        return "no"
    return "yes" if sum(camp.survivors.values()) >= 2 or look.favor > 2 else "no"


def again(look: Look, ask: Ask) -> str:
    """A second Campaign without Supply, if there is one worth it."""
    from kronika.games.oath.bots.regent.war import best_raid, raids  # noqa: PLC0415

    return "yes" if best_raid(look, raids(look, look.site), look.board)[1] > 0.3 else "no"


def keeper(look: Look, ask: Ask) -> str:
    """Who gets the title that I lose on a tie: an Imperial player for the Empire, else who threatens least."""
    def rate(key: str) -> tuple[float, str]:
        seat = int(key.partition(":")[2])
        if seat == look.me:
            return -100.0, key
        same = look.imperial(seat) == look.imperial(look.me) and look.imperial(look.me)
        return menace(look, seat) - (10.0 if same else 0.0), key

    return min(ask.keys(), key=rate)


def empire(look: Look) -> bool:
    return look.me == EMPIRE
