"""Action and Rest powers: when to use them, and on what."""

from __future__ import annotations

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.aims import banner_gain, wants, with_thing
from kronika.games.oath.bots.regent.cards import RATED
from kronika.games.oath.bots.regent.look import Look, face_of
from kronika.games.oath.state import BANNERS, DARKEST_SECRET


def power_worth(look: Look, name: str, coming: str) -> float:
    """What using a power now is worth. `coming` is what I do next: "search", "travel" or "rest" when little is left to
    do here; while it is empty, favor and secrets are kept for the plan."""
    temper = look.temper
    leaving = coming in ("travel", "rest")
    last = coming == "rest"
    if name == "naysayers":
        return temper.favor
    if name == "wayside-inn":
        return 0.5 if look.supply <= 5 and look.favor >= (1 if coming else 2) else 0.0
    if name == "alchemist":
        return 0.9 if look.favor <= 4 and look.secrets >= 2 and not needs_secrets(look) else 0.0
    if name == "elders":
        if needs_secrets(look):
            return 1.0
        return 0.2 if last and look.favor >= 4 else 0.0
    if name == "spirit-snare":
        return 0.4 if leaving else 0.0
    if name == "wizard-school":
        # It ends the Act Phase.
        return 0.4 if last and look.favor >= 2 else 0.0
    if name == "taming-charm":
        return 0.3 if leaving and look.favor <= 2 else 0.0
    if name == "dowsing-sticks":
        return with_thing(look) - 2 * temper.favor
    if name == "skeleton-key":
        return with_thing(look) - temper.secret
    if name == "map":
        return 0.9 - with_thing(look) if look.supply <= 3 else 0.0
    if name == "storyteller":
        mine = look.standing.holders[DARKEST_SECRET] == look.me and wants(look, DARKEST_SECRET)
        return 0.3 if mine and last and look.favor >= 2 else 0.0
    if name == "sleight-of-hand":
        return 0.3 if coming and look.favor >= 2 else 0.0
    if name == "wolves":
        return 0.15 if last and any(look.sight.warbands(seat) for seat in look.seats if seat != look.me) else 0.0
    return 0.0


def needs_secrets(look: Look) -> bool:
    """Secrets are short for the Darkest Secret that I am after."""
    mine = look.standing.holders[DARKEST_SECRET] == look.me
    return wants(look, DARKEST_SECRET) and not mine and look.secrets <= look.standing.tokens[DARKEST_SECRET]


def rest(look: Look, ask: Ask) -> str:
    """Rest powers: all that give something."""
    for key in ask.keys():
        if key != "go-on" and power_worth(look, key.partition(":")[2], "rest") > 0:
            return key
    return "go-on"


# --- what to use them on ---


def power(look: Look, ask: Ask) -> str:
    """Of players the one who threatens most, of banks the fullest that I don't trade with, of cards the poorest."""

    def rate(option: Option) -> float:
        verb, _, what = option.key.partition(":")
        if verb == "player":
            return menace(look, int(what))
        if verb == "bank":
            return look.sight.bank(what) - look.suits_of(what)
        if verb == "discard":
            return -RATED.get(what, 0.3)
        return 0.0

    return max(ask.options, key=lambda option: (rate(option), option.key)).key


def menace(look: Look, seat: int) -> float:
    """How dangerous a player is to me."""
    if seat == look.me:
        return -5.0
    danger = look.sight.standing()[seat] + 0.2 * look.sight.warbands(seat)
    if look.title == seat:
        danger += 6.0 if look.usurper else 3.0
    if look.sight.vision_met(seat):
        danger += 6.0
    if look.imperial(seat) and look.imperial(look.me):
        danger -= 2.0
    return danger


def banks(look: Look, ask: Ask) -> list[str]:
    """Favor from banks that I don't trade with, the fullest first."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    suits = {key: key.partition(":")[2] for key in keys}
    keys.sort(key=lambda key: (look.suits_of(suits[key]), -look.sight.bank(suits[key]), key))
    return keys[: ask.least]


def relic(look: Look, ask: Ask) -> str:
    """Facedown ones are all alike."""
    return ask.options[0].key


def take(look: Look, ask: Ask) -> str:
    """A relic within reach: always."""
    return "take"


def swap(look: Look, ask: Ask) -> str:
    return "none"


def conspire(look: Look, ask: Ask) -> str:
    """The banner or relic that is worth most to me (5.1.4.IV)."""

    def rate(key: str) -> float:
        kind, _, name = key.partition(":")
        if kind == "banner":
            banner = BANNERS.index(name)
            return banner_gain(look, banner, max(1, look.standing.tokens[banner] - 2))
        return with_thing(look) + 0.2 * face_of(name).dice if kind == "relic" else 0.0

    return max(ask.keys(), key=rate)
