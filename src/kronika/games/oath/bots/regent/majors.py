"""The asks within major actions: modifiers, what to search, muster on, trade and recover, where to go."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Option
from kronika.games.oath.bots.regent.aims import banner_gain
from kronika.games.oath.bots.regent.assessment import RAIDERS, Assessment, face_of
from kronika.games.oath.bots.regent.cards import card_worth
from kronika.games.oath.bots.regent.plan import best_plan
from kronika.games.oath.bots.regent.powers import power_worth
from kronika.games.oath.bots.regent.stock import Stock
from kronika.games.oath.bots.regent.war import best_raid, raids
from kronika.games.oath.faces import SUITS
from kronika.games.oath.state import BANNERS, PEOPLES_FAVOR, REGION

DRAWN: Final = 3
USUAL: Final = 1.5
"""What the best of three cards is worth that nobody knows."""


def amount(option: Option, name: str) -> int:
    """A number that the option's text tells."""
    return int(str(option.text.args.get(name, 0)))


def place(option: Option) -> int:
    """`travel:3` leads to slot 3."""
    return int(option.key.partition(":")[2])


# --- Search, Muster, Trade ---


def search(look: Assessment, ask: Ask) -> str:
    """For an Exile the deck, or where the back of a Vision is seen; otherwise what is cheaper."""

    def rate(option: Option) -> float:
        deck = option.key == "deck"
        top = look.sight.world_top() if deck else look.sight.pile_top(place(option))
        worth = -0.5 * amount(option, "supply") + draw_worth(look, deck_top(look) if deck else pile_top(look, option))
        if look.exile:
            return worth + (0.3 if deck else 0.0) + (1.0 if top == "vision" else 0.0)
        # Each Vision drawn brings the Exiles nearer to a victory (3.2).
        return worth + (0.1 if deck else 0.0) - (0.5 if deck and top == "vision" else 0.0)

    return max(ask.options, key=lambda option: (rate(option), option.key)).key


def deck_top(look: Assessment) -> list[str]:
    """What I know of the next cards of the world deck."""
    return [str(card["face"]) for card in look.sight.world_cards()[:DRAWN]]


def pile_top(look: Assessment, option: Option) -> list[str]:
    """What I remember of the last cards of a discard pile, as far as there is no gap."""
    found: list[str] = []
    for name in reversed(look.sight.remembered(place(option))[-DRAWN:]):
        if name is None:
            break
        found.append(name)
    return found


def draw_worth(look: Assessment, known: list[str]) -> float:
    """How much better or worse cards are that I know I would draw than any others."""
    if not known:
        return 0.0
    best = max([card_worth(look, name) for name in known])
    return best - USUAL if len(known) == DRAWN else max(0.0, best - USUAL)


def muster(look: Assessment, ask: Ask) -> str:
    """On the card that brings least in a trade and whose power I would miss least."""

    def rate(option: Option) -> float:
        name = option.key.partition(":")[2]
        return look.suits[face_of(name).suit] + (1.5 if power_worth(look, name, "") > 0.2 else 0.0)

    return min(ask.options, key=lambda option: (rate(option), option.key)).key


def trade(look: Assessment, ask: Ask) -> str:
    """What the plan trades for, with the card that brings most."""
    plan = best_plan(look)
    wanted = "secrets:" if plan.visits and not plan.trades else "favor:"

    def rate(option: Option) -> float:
        worth = amount(option, "favor") * look.weights.favor + amount(option, "secrets") * look.weights.secret
        return worth + (10.0 if option.key.startswith(wanted) else 0.0)

    return max(ask.options, key=lambda option: (rate(option), option.key)).key


def disguise(look: Assessment, ask: Ask) -> str:
    """Whose advisers bring most in a Trade here."""

    def rate(key: str) -> int:
        suits = look.sight.matching(int(key.partition(":")[2]))
        return max([suits[face_of(name).suit] for name in look.free_cards(look.site)], default=0)

    return max(ask.keys(), key=lambda key: (rate(key), key))


def friends(look: Assessment, ask: Ask) -> str:
    """Another site to trade at: where cards match my advisers."""

    def rate(key: str) -> int:
        return max([look.suits[face_of(name).suit] for name in look.free_cards(int(key.partition(":")[2]))], default=0)

    return max(ask.keys(), key=lambda key: (rate(key), key))


# --- Recover ---


def recover(look: Assessment, ask: Ask) -> str:
    """What the plan is for; without one, a relic before a banner."""
    keys = ask.keys()
    for prize in best_plan(look).prizes:
        if prize.key in keys and look.favor >= prize.favor and look.secrets >= prize.secrets:
            return prize.key
    return max(keys, key=lambda key: key.startswith("relic:"))


def banner_amount(look: Assessment, ask: Ask) -> str:
    """As much as makes the banner last, as long as that is worth more than what is paid."""
    banner = BANNERS.index(str(ask.what.args["banner"]))
    stock = Stock(look, banner)
    best, top = ask.options[0].key, -1e9
    for key in ask.keys():
        paid = int(key.partition(":")[2])
        favor, secrets = (paid, 0) if banner == PEOPLES_FAVOR else (0, paid)
        worth = banner_gain(look, banner, paid) + stock.worth(look.favor - favor, look.secrets - secrets, 0)
        if secrets:
            worth += stock.returned(look.secrets, secrets)
        if worth > top + 1e-9:
            best, top = key, worth
    return best


def spread(look: Assessment, ask: Ask) -> str:
    """The suit from which on most of the favor comes to banks that I trade with (5.4.4-a)."""
    count = min(int(str(ask.what.args["count"])), len(SUITS))

    def rate(key: str) -> int:
        first = SUITS.index(key.partition(":")[2])
        return sum(look.suits[(first + i) % len(SUITS)] for i in range(count))

    return max(ask.keys(), key=rate)


# --- Travel ---


def travel(look: Assessment, ask: Ask) -> str:
    """Where the plan leads. A journey that a power grants goes where more can be won than here, or nowhere."""
    keys = ask.keys()
    if "nowhere" not in keys:
        key = f"travel:{best_plan(look).slot}"
        if key in keys:
            return key
    journeys = [option for option in ask.options if option.key != "nowhere"]
    best = max(journeys, key=lambda option: (place_worth(look, place(option)), option.key))
    if "nowhere" in keys and place_worth(look, place(best)) < place_worth(look, look.site) + 0.5:
        return "nowhere"
    return best.key


def place_worth(look: Assessment, slot: int) -> float:
    """A place to be: cards to muster on, a Campaign to win, relics."""
    worth = best_raid(look, raids(look, slot), look.board)[1]
    if not look.site_faceup[slot]:
        return worth + 0.3
    return worth + 0.8 * len(look.free_cards(slot)) + (0.8 if look.sight.relics_at(slot) else 0.0)


def send(look: Assessment, ask: Ask) -> str:
    """Somebody travels where I say: to a poor place, far from all, and not to mine."""
    journeys = [option for option in ask.options if option.key != "nowhere"]

    def rate(option: Option) -> float:
        slot = place(option)
        cards = len(look.sight.cards_at(slot)) if look.site_faceup[slot] else 0.5
        return 0.5 * (REGION[slot] == 2) - cards - 2.0 * look.rules(slot)

    return max(journeys, key=lambda option: (rate(option), option.key)).key


def palanquin(look: Assessment, ask: Ask) -> str:
    """Where I go, and take somebody along."""
    key = f"travel:{best_plan(look).slot}"
    if key in ask.keys():
        return key
    return max(ask.options, key=lambda option: (place_worth(look, place(option)), option.key)).key


def make_travel(look: Assessment, ask: Ask) -> str:
    """Whether a journey takes place whose way is in other hands: a beaten enemy's, not mine (5.5.7.III)."""
    return "no" if int(str(ask.what.args["player"])) == look.me else "yes"


# --- Campaign ---


def campaign(look: Assessment, ask: Ask) -> str:
    """The defender against whom most can be won from here."""
    keys = ask.keys()
    best, top = keys[0], -1e9
    for raid in raids(look, look.site):
        key = "bandits" if raid.defender == RAIDERS else f"player:{raid.defender}"
        worth = raid.worth(look, look.board)
        if key in keys and worth > top:
            best, top = key, worth
    return best


def may_campaign(look: Assessment, ask: Ask) -> str:
    """A Campaign without Supply, if there is one worth it."""
    return "yes" if best_raid(look, raids(look, look.site), look.board)[1] > 0.3 else "no"


# --- numbers of warbands ---


def as_few(look: Assessment, ask: Ask) -> str:
    """As few as it takes."""
    return ask.options[0].key


def as_many(look: Assessment, ask: Ask) -> str:
    """As many as possible."""
    return ask.options[-1].key
