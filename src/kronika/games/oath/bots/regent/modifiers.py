"""Modifiers of major actions: those that cost nothing and only help, and those that are worth their price (7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.aims import wants
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.plan import best_plan
from kronika.games.oath.faces import BEAST
from kronika.games.oath.state import BANNERS, DARKEST_SECRET, REGION

HELPFUL: Final = frozenset(
    {
        "acting-troupe",
        "animal-playmates",
        "augury",
        "birdsong",
        "cup-of-plenty",
        "downtrodden",
        "dragonskin-drum",
        "hospitality",
        "hunting-party",
        "knights-errant",
        "map-library",
        "new-growth",
        "observatory",
        "pressgangs",
        "relic-worship",
        "rowdy-pub",
        "secret-signal",
        "the-old-oak",
        "truthful-harp",
        "welcoming-party",
        "wild-cry",
    }
)
"""Modifiers that cost nothing and only help."""
LAST_CHOICE: Final = ("special-envoy", "awaited-return", "small-friends")
"""They end the Act Phase, cost a warband or lead elsewhere: only if nothing else makes the action possible."""


def modifiers(look: Assessment, ask: Ask) -> str:
    """What is free and helps, and what is worth its price; of those without which it can't be done, the cheapest."""
    keys = ask.keys()
    for key in keys:
        name = key.partition(":")[2]
        judge = PRICED.get(name)
        if name in HELPFUL or (judge is not None and judge(look)):
            return key
    return "go-on" if "go-on" in keys else min(keys, key=price)


def price(key: str) -> tuple[float, str]:
    name = key.partition(":")[2]
    cost = face_of(name).cost
    return (name in LAST_CHOICE) + cost.burn_favor + 2 * cost.burn_secret + cost.place_favor + 0.3 * cost.secrets, key


# --- journeys: two Supply or more, for something I can do without ---


def long_way(look: Assessment) -> bool:
    cost = look.journeys()[best_plan(look).slot]
    return cost is not None and cost >= 2


def tents(look: Assessment) -> bool:
    return look.favor >= 2 and REGION[best_plan(look).slot] == REGION[look.site] and long_way(look)


def forest_paths(look: Assessment) -> bool:
    slot = best_plan(look).slot
    wild = any(face_of(card).suit == BEAST for card in look.sight.cards_at(slot))
    return look.favor >= 2 and wild and long_way(look)


def buried_giant(look: Assessment) -> bool:
    return look.secrets >= 1 and long_way(look)


def portal(look: Assessment) -> bool:
    """From or to its site; the secret comes back."""
    door = look.places().get("portal", -1)
    return look.secrets >= 1 and door in (look.site, best_plan(look).slot) and long_way(look)


def way_station(look: Assessment) -> bool:
    return look.favor >= 2 and look.places().get("way-station", -1) == best_plan(look).slot and long_way(look)


def fast_steed(look: Assessment) -> bool:
    return look.favor >= 2 and long_way(look)


# --- Searches ---


def land_warden(look: Assessment) -> bool:
    """Two cards at once, where there is room for them."""
    return look.favor >= 3 and look.sight.room(look.site) >= 1 and look.sight.adviser_room(look.me) >= 1


def news_from_afar(look: Assessment) -> bool:
    """Two favor in the place of Supply: for whoever is rich."""
    return look.favor >= 6


def great_spire(look: Assessment) -> bool:
    """The secret comes back; at the end of a turn nothing else needs it."""
    return look.secrets >= 1 and look.supply <= 4


# --- Recover ---


def magicians_code(look: Assessment) -> bool:
    """Two favor for two secrets on the Darkest Secret that I am after."""
    prizes = [prize.key for prize in best_plan(look).prizes]
    return look.favor >= 3 and f"banner:{BANNERS[DARKEST_SECRET]}" in prizes and wants(look, DARKEST_SECRET)


PRICED: Final[dict[str, Callable[[Assessment], bool]]] = {
    "a-fast-steed": fast_steed,
    "buried-giant": buried_giant,
    "forest-paths": forest_paths,
    "great-spire": great_spire,
    "land-warden": land_warden,
    "magicians-code": magicians_code,
    "news-from-afar": news_from_afar,
    "portal": portal,
    "tents": tents,
    "way-station": way_station,
}
"""Modifiers with a price, and when it is worth it."""
