"""What powers are used on: players, banks, cards, sites, numbers; and what they ask on the way."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.aims import banner_gain, gain, vision_hope, wants, with_thing
from kronika.games.oath.bots.regent.assessment import Assessment, face_of
from kronika.games.oath.bots.regent.bargains import DEALS, deal_partner
from kronika.games.oath.bots.regent.cards import card_worth
from kronika.games.oath.bots.regent.opinions import opinion, relic_opinion
from kronika.games.oath.bots.regent.powers import fallen_site, needs_secrets, prey, sortie
from kronika.games.oath.state import BANNERS, DARKEST_SECRET

RICHES: Final = ("charming-friend", "pied-piper")
"""Powers that take favor, and so look for whoever has most."""
BATTLES: Final = ("captains", "wild-allies")
SHIELDS: Final = {"0": 0.0, "1": 1.0, "2": 2.0, "3": 1.0}
SWORDS: Final = {"0": 0.5, "1": 1.0, "2": 2.0}
"""What the faces of dice are worth, by their numbers: hollow, sword, two and a skull; blank, one, two, doubling."""


def power(look: Assessment, ask: Ask) -> str:
    """What an Action or Rest power is used on."""
    card = str(ask.what.args.get("card", ""))
    if card in DEALS:
        return deal_partner(look, ask.keys(), DEALS[card]) or ask.options[0].key

    def rate(option: Option) -> float:
        return use_worth(look, card, option.key)

    return max(ask.options, key=lambda option: (rate(option), option.key)).key


def use_worth(look: Assessment, card: str, key: str) -> float:
    """Of players the one who threatens most, of banks the fullest that I don't trade with, of cards the poorest at
    sites and the best of others' advisers."""
    verb, _, what = key.partition(":")
    if verb == "player":
        if card == "whistle":
            return prey(look, int(what))
        return riches(look, int(what)) if card in RICHES else menace(look, int(what))
    if verb == "bank":
        return bank_worth(look, what)
    if verb == "discard":
        return rid_of(look, what)
    if verb == "swap" and card == "enchantress":
        return opinion(what)
    if verb == "site":
        return sortie(look, int(what)) if card in BATTLES else fallen_site(look, int(what), 2)
    if verb in ("sell", "buy"):
        return 1.0 if (verb == "buy") == needs_secrets(look) else 0.0
    if verb in ("add", "burn"):
        mine = look.standing.holders[DARKEST_SECRET] == look.me
        return 1.0 if (verb == "add") == mine else 0.0
    if verb == "count":
        return pact_worth(look, int(what))
    if verb == "free":
        return 1.0 if what.endswith(f":{look.me}") else 0.0
    return 0.0


def menace(look: Assessment, seat: int) -> float:
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


def riches(look: Assessment, seat: int) -> float:
    return min(2, look.sight.favor(seat)) + 0.1 * menace(look, seat)


def bank_worth(look: Assessment, suit: str) -> float:
    return look.sight.bank(suit) - look.suits_of(suit)


def rid_of(look: Assessment, name: str) -> float:
    """Who must go: the best of another's advisers, the poorest card at a site, none of mine."""
    if look.has(name):
        return -5.0
    return -opinion(name) if name in look.places() else 1.0 + opinion(name)


def pact_worth(look: Assessment, warbands: int) -> float:
    """As many as it takes to get the Darkest Secret, and no more."""
    short = look.standing.tokens[DARKEST_SECRET] + 1 - look.secrets
    return -abs(warbands - 2 * max(1, short))


# --- banks ---


def bank(look: Assessment, ask: Ask) -> str:
    """One bank for so much favor: where it is, and rather not where I trade."""
    count = int(str(ask.what.args.get("count", 1)))

    def rate(option: Option) -> float:
        suit = option.key.partition(":")[2]
        return min(count, look.sight.bank(suit)) + 0.01 * bank_worth(look, suit)

    return max(ask.options, key=lambda option: (rate(option), option.key)).key


def banks(look: Assessment, ask: Ask) -> list[str]:
    """Favor from banks that I don't trade with, the fullest first."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    suits = {key: key.partition(":")[2] for key in keys}
    keys.sort(key=lambda key: (look.suits_of(suits[key]), -look.sight.bank(suits[key]), key))
    return keys[: ask.least]


# --- relics and banners ---


def relic(look: Assessment, ask: Ask) -> str:
    """Facedown ones are all alike."""
    return ask.options[0].key


def take(look: Assessment, ask: Ask) -> str:
    """A relic within reach: always."""
    return "take"


def spoil_worth(look: Assessment, key: str) -> float:
    kind, _, name = key.partition(":")
    if kind == "banner":
        banner = BANNERS.index(name)
        return banner_gain(look, banner, max(1, look.standing.tokens[banner] - 2))
    return with_thing(look) + 0.2 * face_of(name).dice if kind == "relic" else 0.0


def conspire(look: Assessment, ask: Ask) -> str:
    """The banner or relic that is worth most to me, if it is worth the secret (5.1.4.IV)."""
    price = look.weights.secret + (look.weights.seed if look.secrets + look.sight.flipped(look.me) == 1 else 0.0)
    return max(ask.keys(), key=lambda key: spoil_worth(look, key) if key != "none" else price)


def blackmail(look: Assessment, ask: Ask) -> str:
    """The relic that is worth most: the more dice it guards itself with, the better."""
    return max(ask.keys(), key=lambda key: (spoil_worth(look, key), key))


def blackmailed(look: Assessment, ask: Ask) -> str:
    """Three favor for a relic of mine, if it matters to what I am after."""
    st = look.standing.copy()
    st.things[look.me] -= 1
    if ask.what.args["card"] == "grand-scepter":
        st.scepter = int(str(ask.what.args["player"]))
    return "yes" if look.weights.relic - gain(look, st) > 3 * look.weights.favor else "no"


def merchant(look: Assessment, ask: Ask) -> str:
    """Which relic goes: the poorest."""
    return min(ask.keys(), key=lambda key: (relic_opinion(key.partition(":")[2]), key))


def steal(look: Assessment, ask: Ask) -> str:
    """All dice must be without shields: half of the faces are."""
    return "yes" if with_thing(look) * 0.5 ** int(str(ask.what.args["count"])) > 0.6 else "no"


def bury(look: Assessment, ask: Ask) -> str:
    """What is won is won."""
    return "none"


# --- cards ---


def swap(look: Assessment, ask: Ask) -> str:
    """Another's adviser who is better than mine; at sites all stay."""
    if ask.what.args.get("card") != "twin-brother":
        return "none"
    best = max(ask.keys(), key=lambda key: (opinion(key.partition(":")[2]) if key != "none" else 0.3, key))
    return best if best == "none" or opinion(best.partition(":")[2]) > opinion("twin-brother") else "none"


def dream_thief(look: Assessment, ask: Ask) -> str:
    """One of others', rather than mine."""
    return max(ask.keys(), key=lambda key: (not key.startswith(f"adviser:{look.me}."), key))


def send_away(look: Assessment, ask: Ask) -> list[str]:
    """Cards that I have no use for."""
    poor = [option.key for option in ask.options if card_worth(look, option.key.partition(":")[2]) < 0.3]
    return poor[: ask.most]


def resettle(look: Assessment, ask: Ask) -> str:
    """To a site of mine, if there is one."""
    return max(ask.keys(), key=lambda key: (look.rules(int(key.partition(":")[2])), key))


def riot(look: Assessment, ask: Ask) -> str:
    """Against the suit of which I rule least."""

    def mine(suit: str) -> int:
        cards = [name for name, slot in look.places().items() if look.rules(slot)]
        return sum(look.sight.suit(name) == suit for name in cards)

    return min(ask.keys(), key=lambda key: (mine(key.partition(":")[2]), key))


def prophet(look: Assessment, ask: Ask) -> str:
    """The Vision that I am nearest to."""
    return max(ask.keys(), key=lambda key: (vision_hope(look, key.partition(":")[2]), key))


def bracken(look: Assessment, ask: Ask) -> str:
    """Discards go their usual way."""
    return "usual"


# --- secrets ---


def revelation(look: Assessment, ask: Ask) -> str:
    """As many as the Darkest Secret takes that I am after; a first one in any case."""
    keys = ask.keys()
    most = len(keys) - 1
    wish = 0
    if needs_secrets(look):
        wish = look.standing.tokens[DARKEST_SECRET] + 1 - look.secrets
    elif not look.secrets and not wants(look, 0):
        wish = 1
    wish = min(wish, most)
    return f"burn:{wish}" if wish > 0 else "none"


def witch(look: Assessment, ask: Ask) -> str:
    """One bargain after the other, while it still brings what I lack."""
    keys = ask.keys()
    if needs_secrets(look):
        return next((key for key in keys if key.startswith("buy:")), "done")
    if look.secrets >= 4 and not wants(look, DARKEST_SECRET):
        return next((key for key in keys if key.startswith("sell:")), "done")
    return "done"


def reroll(look: Assessment, ask: Ask) -> str:
    """A roll that is clearly below what such dice show on average."""
    shown = str(ask.what.args["faces"]).split(",")
    worth = SWORDS if ask.what.args["dice"] == "attack" else SHIELDS
    each = 11 / 12 if ask.what.args["dice"] == "attack" else 5 / 6
    return "yes" if sum(worth[face] for face in shown) < 0.75 * each * len(shown) else "no"


def fate(look: Assessment, ask: Ask) -> str:
    """The end of the game comes sooner for a Chancellor who would win, and later for everybody else (3.3-b)."""
    rolled = int(str(ask.what.args["rolled"]))
    heir = any(look.sight.succeeds(seat) for seat in look.seats)
    wins = look.roles[look.me] == "chancellor" and look.imperial(look.title) and not heir
    return f"roll:{rolled + 1 if wins else rolled - 1}"
