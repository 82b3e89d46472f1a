"""The Act Phase: what is free first, then the next step of the best plan, and what is left at the end."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.cards import adviser_worth, best_way, ripe, usual_ways
from kronika.games.oath.bots.regent.citizens import best_exile, crowns_itself, leaves, sent_away
from kronika.games.oath.bots.regent.plan import Plan, Prize, best_plan
from kronika.games.oath.bots.regent.played import ADVISER, played_worth
from kronika.games.oath.bots.regent.powers import power_worth
from kronika.games.oath.faces import VISION


def act(look: Assessment, ask: Ask) -> str:
    keys = ask.keys()
    key = free_deed(look, keys)
    if key:
        return key
    key = step(look, best_plan(look), keys)
    if key in ("rest", "search", "travel"):
        return last_deed(look, keys, key) or key
    return key


# --- without Supply ---


def free_deed(look: Assessment, keys: list[str]) -> str:
    """What is good at once, whatever comes after."""
    for key in keys:
        verb, _, what = key.partition(":")
        if verb == "adviser":
            good = turns_up(look, int(what))
        elif verb in ("peek", "reliquary"):
            # A look costs nothing, and tells which relic is worth its price (6.3, 6.4).
            good = True
        elif verb == "use":
            good = power_worth(look, what, "") > 0.3
        elif verb == "exile":
            good = sent_away(look, int(what))
        elif verb == "offer":
            # An Exile who holds the Scepter may make the offer to themself.
            good = int(what) == look.me and crowns_itself(look)
        else:
            good = key == "self-exile" and leaves(look)
        if good:
            return key
    if "station" in keys and "self-exile" not in keys and look.roles[look.me] == "citizen" and leaves(look):
        # Warbands on the board make it dearer to leave (6.8-a).
        price = look.sight.self_exile_price(look.me)
        if look.favor < price <= look.favor + look.board:
            return "station"
    return ""


def turns_up(look: Assessment, number: int) -> bool:
    """Whether to turn up a facedown adviser (6.1): it has its place already, so nobody needs to go."""
    name = look.sight.advisers(look.me)[number]
    if name is None:
        return False
    ways = [way for way in usual_ways(look, face_of(name)) if way not in ("facedown", "discard")]
    if not ways:
        return False
    way, worth = best_way(look, name, ways)
    if way == "vision":
        return ripe(look, name) and worth > 0.9
    if way == "faceup":
        return adviser_worth(look, face_of(name)) + played_worth(look, name, ADVISER) > 0.5
    return worth > (0.9 if face_of(name).kind == VISION else 0.6)


def last_deed(look: Assessment, keys: list[str], coming: str) -> str:
    """Before one leaves the site or the turn ends: powers for which something is left."""
    best, top = "", 0.1
    for key in keys:
        if key.startswith("use:"):
            worth = power_worth(look, key[4:], coming)
            if worth > top:
                best, top = key, worth
    if not best and coming == "rest":
        return offered(look, keys)
    return best


def offered(look: Assessment, keys: list[str]) -> str:
    """Citizenship for an Exile, when nothing else is left to do."""
    exiles = [int(key[6:]) for key in keys if key.startswith("offer:")]
    seat = best_exile(look, exiles) if exiles and not look.exile else -1
    return f"offer:{seat}" if seat >= 0 else ""


# --- with Supply ---


def at_hand(look: Assessment, plan: Plan, prize: Prize) -> bool:
    """Whether what the plan is for can be had at once, a banner from anywhere."""
    near = plan.slot == look.site or prize.key.startswith("banner:")
    return near and look.favor >= prize.favor and look.secrets >= prize.secrets


def step(look: Assessment, plan: Plan, keys: list[str]) -> str:
    """The plan's next step that is possible now."""
    wanted: list[str] = []
    if any(at_hand(look, plan, prize) for prize in plan.prizes):
        wanted.append("recover")
    if plan.slot != look.site:
        # Cards here serve before one leaves.
        if look.free_cards(look.site):
            if plan.musters:
                wanted.append("muster")
            if plan.trades:
                wanted.append("trade")
        wanted.append("travel")
    else:
        if plan.trades or plan.visits:
            wanted.append("trade")
        if plan.musters:
            wanted.append("muster")
        if plan.prizes:
            wanted.append("recover")
        if plan.raid is not None:
            wanted.append("campaign")
    if plan.search:
        wanted.append("search")
    for key in wanted:
        if key in keys:
            return key
    return "rest"
