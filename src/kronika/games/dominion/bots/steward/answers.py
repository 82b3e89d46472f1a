"""How each ask is answered: one function per ask, in the order of the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.ask import Option
from kronika.games.dominion.bots.steward.assessment import Assessment
from kronika.games.dominion.bots.steward.buys import loses, purchase, wanted
from kronika.games.dominion.bots.steward.plays import next_action, twice
from kronika.games.dominion.bots.steward.strengths import draft_worth
from kronika.games.dominion.bots.steward.uses import ACTIONS, DEAD, TERMINALS, TREASURES, WORTH

Answer = Callable[[Assessment], list[str]]
Rate = Callable[[Assessment, str], float]


# --- picking among cards ---


def card_of(key: str) -> str:
    """`discard:estate` is about an Estate."""
    return key.partition(":")[2]


def spread(look: Assessment) -> list[str]:
    """The cards on offer, each as often as it may be picked."""
    return [option.key for option in look.ask.options for _ in range(option.most)]


def lowest(look: Assessment, rate: Rate, below: float | None = None) -> list[str]:
    """The least good cards: as few as allowed, or all that rate below the mark (as many as allowed)."""
    keys = sorted(spread(look), key=lambda key: rate(look, card_of(key)))
    n = look.ask.least
    if below is not None:
        n = max(n, min(look.ask.most, sum(rate(look, card_of(key)) < below for key in keys)))
    return keys[:n]


def best(look: Assessment, rate: Rate) -> list[str]:
    """The one option that rates highest."""
    return [max(look.ask.options, key=lambda option: option_rate(look, option, rate)).key]


def option_rate(look: Assessment, option: Option, rate: Rate) -> float:
    """A word such as `nothing` rates 0."""
    return rate(look, card_of(option.key)) if ":" in option.key else 0.0


def yes(answer: bool) -> list[str]:
    return ["yes" if answer else "no"]


# --- how good a card is where it lies ---


def in_hand(look: Assessment, card: str) -> float:
    """A card in hand, for this turn: what it brings if it is kept."""
    if card in TREASURES:
        return 2.0 * TREASURES[card]
    if card in DEAD:
        return -0.5 if card == "curse" else 0.0
    if card in TERMINALS and sum(name in TERMINALS for name in look.hand) > 1:
        # of several terminals only the best one will be played
        rival = max(WORTH[name] for name in look.hand if name in TERMINALS)
        if WORTH[card] < rival:
            return 0.5
    return 1.5 + WORTH[card]


def on_top(look: Assessment, card: str) -> float:
    """A card on top of a deck, for whoever will draw it; a Copper is below what the deck gives on average."""
    if card in TREASURES:
        return 0.5 if card == "copper" else 2.0 * TREASURES[card]
    return -1.0 if card == "curse" else 0.0 if card in DEAD else WORTH[card]


def mine(look: Assessment, card: str) -> float:
    return look.worth(card)


def gain(look: Assessment, card: str) -> float:
    return -50.0 if loses(look, card) else look.gain_worth(card)


# --- the turn ---


def action(look: Assessment) -> list[str]:
    return [next_action(look)]


def buy(look: Assessment) -> list[str]:
    return [purchase(look)]


def draft(look: Assessment) -> list[str]:
    return [max(look.ask.options, key=lambda option: draft_worth(card_of(option.key))).key]


# --- base set ---


def cellar(look: Assessment) -> list[str]:
    """Away with what does nothing in hand; Coppers too while the deck is better than they are."""
    mean = look.money / max(1, look.size)
    return [key for key in spread(look) if card_of(key) in DEAD or (card_of(key) == "copper" and mean > 1.3)]


def trash_junk(look: Assessment) -> list[str]:
    """Curses, then Estates, then Coppers, as long as the deck can still pay for something."""
    keys = sorted(spread(look), key=lambda key: look.worth(card_of(key)))
    money, purse = look.money, look.purse()
    now = reach(look, purse)
    chosen: list[str] = []
    for key in keys[: look.ask.most]:
        card = card_of(key)
        if look.worth(card) >= 0:
            break
        if card == "copper":
            # what this turn buys goes before a better deck, unless it is little
            if money <= look.plan.coins or (now >= 4 and reach(look, purse - 1) < now):
                break
            money -= 1
            purse -= 1
        chosen.append(key)
    return chosen if len(chosen) >= look.ask.least else keys[: look.ask.least]


def chancellor(look: Assessment) -> list[str]:
    return yes(look.sight.discard_count(look.seat) * 2 >= look.sight.deck_count(look.seat))


def gain_wanted(look: Assessment) -> list[str]:
    """A card for nothing: by the shopping list if it knows one, else the best."""
    limit = max(look.cost(card_of(option.key)) for option in look.ask.options)
    card = wanted(look, limit)
    keys = look.ask.keys()
    if card is not None and f"gain:{card}" in keys:
        return [f"gain:{card}"]
    return best(look, gain)


def gain_best(look: Assessment) -> list[str]:
    return best(look, gain)


def show_victory(look: Assessment) -> list[str]:
    """Bureaucrat: the card that is missed least next turn."""
    return [min(look.ask.options, key=lambda option: in_hand(look, card_of(option.key))).key]


def discard(look: Assessment) -> list[str]:
    return lowest(look, in_hand)


def remodel(look: Assessment) -> list[str]:
    """The card whose change into a better one is worth most."""
    return change(look, lambda cost, now: now <= cost + 2)


def upgrade(look: Assessment) -> list[str]:
    return change(look, lambda cost, now: now == cost + 1)


def change(look: Assessment, may: Callable[[int, int], bool]) -> list[str]:
    """Trash what, with the best card it becomes, gives most."""
    sight = look.sight
    offers = [(look.cost(card), gain(look, card)) for card in sight.piles() if sight.pile_count(card)]

    def profit(option: Option) -> float:
        card = card_of(option.key)
        cost = look.cost(card)
        gained = [worth for now, worth in offers if may(cost, now)]
        return max(gained, default=0.0) - look.worth(card)

    return [max(look.ask.options, key=profit).key]


def spy_own(look: Assessment) -> list[str]:
    return yes(on_top(look, str(look.ask.what.args["card"])) < 1)


def spy(look: Assessment) -> list[str]:
    return yes(on_top(look, str(look.ask.what.args["card"])) >= 1)


def thief(look: Assessment) -> list[str]:
    return best(look, lambda _, card: WORTH[card])


def thief_gain(look: Assessment) -> list[str]:
    return [key for key in spread(look) if card_of(key) != "copper" or look.plan.rush]


def throne_room(look: Assessment) -> list[str]:
    return best(look, twice)


def library(look: Assessment) -> list[str]:
    """No further Action can be played: another card in its place is better."""
    return yes(look.sight.actions == 0)


def mine_trash(look: Assessment) -> list[str]:
    """Silver to Gold, else Copper to Silver; a Gold only to become a Harem at the end."""
    sight = look.sight
    rank = {"silver": 3 if sight.pile_count("gold") else 0, "copper": 2, "harem": 1, "gold": 0}
    return best(look, lambda _, card: rank[card])


# --- Intrigue ---


def courtyard(look: Assessment) -> list[str]:
    """Back goes an Action that can't be played any more, else a Treasure that buys nothing now, else the worst."""
    keys = spread(look)
    cards = [card_of(key) for key in keys]
    stranded = [card for card in cards if card in ACTIONS] if look.sight.actions == 0 else []
    if stranded:
        return [f"top:{max(stranded, key=lambda card: WORTH[card])}"]
    purse = look.purse()
    spare = purse - reach(look, purse)
    fits = [card for card in cards if card in TREASURES and coins_now(look, card) <= spare]
    if fits:
        return [f"top:{max(fits, key=lambda card: TREASURES[card])}"]
    return lowest(look, in_hand)


def coins_now(look: Assessment, card: str) -> int:
    return TREASURES[card] + (look.sight.copper_bonus if card == "copper" else 0)


def reach(look: Assessment, coins: int) -> int:
    """The price of the best card these coins pay for."""
    card = wanted(look, coins)
    return 0 if card is None else look.cost(card)


def pawn(look: Assessment) -> list[str]:
    """A card and an Action, unless there is nothing left to play: then a card and a coin."""
    if look.sight.actions == 0 or any(card in ACTIONS for card in look.hand):
        return ["one-card", "one-action"]
    if look.plan.rush and look.purse() >= 2:
        return ["one-buy", "one-coin"]
    return ["one-card", "one-coin"]


def secret_chamber(look: Assessment) -> list[str]:
    """Every card that gives no coin in the Buy phase becomes one."""
    return [key for key in spread(look) if card_of(key) not in TREASURES]


def secret_chamber_back(look: Assessment) -> list[str]:
    """Against attacks on the hand the good cards hide on the deck, against others the worst go there."""
    chain = look.sight.chain()
    keys = sorted(spread(look), key=lambda key: in_hand(look, card_of(key)))
    if chain and chain[-1] in {"militia", "torturer", "minion"}:
        return keys[-2:] if len(keys) >= 2 else keys
    return keys[:2]


def pass_left(look: Assessment) -> list[str]:
    return lowest(look, mine)


def steward(look: Assessment) -> list[str]:
    junk = sum(look.worth(card) < 0 for card in look.hand)
    purse = look.purse()
    coins, now = reach(look, purse + 2), reach(look, purse)
    if junk >= 2 and (coins < 5 or coins == now) and look.left > 3:
        return ["trash-two"]
    if coins > now:
        return ["two-coins"]
    return ["two-cards"] if look.sight.actions or purse >= 2 else ["two-coins"]


def swindler(look: Assessment) -> list[str]:
    """What serves the victim least."""

    def use(card: str) -> float:
        if card == "duchy":
            return 0.2 if look.left > 4 else 5.0
        if card in {"gardens", "duke"}:
            return 3.0
        return 10.0 if card == "province" else WORTH[card]

    return [min(look.ask.options, key=lambda option: use(card_of(option.key))).key]


def wishing_well(look: Assessment) -> list[str]:
    """The top card if it is known, else the card of which most are unaccounted for."""
    sight = look.sight
    known = dict(sight.known_deck(look.seat))
    if 0 in known:
        return [f"name:{known[0]}"]
    rest = dict(look.owned)
    for card in [*look.hand, *sight.in_play()]:
        rest[card] = rest.get(card, 0) - 1
    return [f"name:{max(rest, key=lambda card: (rest[card], WORTH[card]))}"]


def baron(look: Assessment) -> list[str]:
    return ["discard-estate"]


def mining_village(look: Assessment) -> list[str]:
    """Two coins now if they make the difference of a Province, and near the end."""
    purse, price = look.purse(), look.cost("province")
    return yes(purse < price <= purse + 2 or (look.left <= 1 and reach(look, purse + 2) > reach(look, purse)))


def scout(look: Assessment) -> list[str]:
    """The best card uppermost, that is last."""
    return sorted(spread(look), key=lambda key: on_top(look, card_of(key)))


def minion(look: Assessment) -> list[str]:
    """Coins while more Minions wait in hand; the last one renews a hand that is poorer than four cards."""
    if "minion" in look.hand:
        return ["two-coins"]
    purse = look.purse()
    if purse + 2 >= look.cost("province"):
        return ["two-coins"]
    fresh = 4 * look.money / max(1, look.size) + (0.5 if hurts(look, 4) else 0)
    return ["new-hands"] if fresh > look.sight.hand_value() + 2 else ["two-coins"]


def show_junk(look: Assessment) -> list[str]:
    """On top goes what tells rivals least: a card that everybody has."""
    return [min(look.ask.options, key=lambda option: WORTH[card_of(option.key)]).key]


def hurts(look: Assessment, cards: int) -> bool:
    return any(look.sight.hand_count(seat) > cards for seat in look.rivals)


def torturer(look: Assessment) -> list[str]:
    """A Curse that isn't there costs nothing; else two cards that are hardly missed go before a Curse comes."""
    if not look.sight.pile_count("curse"):
        return ["take-curse"]
    lost = sum(sorted(in_hand(look, card) for card in look.hand)[:2])
    return ["discard-two"] if lost <= 5 else ["take-curse"]


def nobles(look: Assessment) -> list[str]:
    playable = sum(card in ACTIONS for card in look.hand)
    return ["two-actions"] if playable >= 2 and look.sight.actions == 0 else ["three-cards"]


ANSWERS: Final[dict[str, Answer]] = {
    f"dominion-ask-{about}": answer
    for about, answer in {
        "draft": draft,
        "action": action,
        "buy": buy,
        # base set
        "cellar": cellar,
        "chapel": trash_junk,
        "chancellor": chancellor,
        "workshop": gain_wanted,
        "bureaucrat": show_victory,
        "feast": gain_wanted,
        "militia": discard,
        "remodel": remodel,
        "remodel-gain": gain_best,
        "spy-own": spy_own,
        "spy": spy,
        "thief": thief,
        "thief-gain": thief_gain,
        "throne-room": throne_room,
        "library": library,
        "mine": mine_trash,
        "mine-gain": gain_best,
        # Intrigue
        "courtyard": courtyard,
        "pawn": pawn,
        "secret-chamber": secret_chamber,
        "secret-chamber-back": secret_chamber_back,
        "masquerade": pass_left,
        "masquerade-trash": trash_junk,
        "steward": steward,
        "steward-trash": trash_junk,
        "swindler": swindler,
        "wishing-well": wishing_well,
        "baron": baron,
        "ironworks": gain_wanted,
        "mining-village": mining_village,
        "scout": scout,
        "minion": minion,
        "minion-discard": show_junk,
        "saboteur": gain_best,  # nothing, if all on offer is worse than that
        "torturer": torturer,
        "torturer-discard": discard,
        "trading-post": trash_junk,
        "upgrade": upgrade,
        "upgrade-gain": gain_best,
        "nobles": nobles,
    }.items()
}
