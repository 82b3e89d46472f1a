"""What a player may foresee of a question: what the hand would pay for, what is left over, what would be given away."""

from __future__ import annotations

from itertools import product
from typing import Final, TypeAlias

from kronika.engine.ask import Ask
from kronika.engine.message import Args, Message, Ref
from kronika.engine.prospects import NONE, Prospects, Reach
from kronika.games.dominion.faces import ACTION, COINS, COST, FACES, NUMBER, TREASURE
from kronika.games.dominion.sight import DominionSight

WORTH: Final = 3
"""What costs less when nothing is cheaper is often left lying with good reason, so nobody is warned about it."""
KEPT: Final = frozenset({"chapel", "remodel", "masquerade", "trading-post", "upgrade"})
"""Actions that take a card away: not to play them is a decision, no oversight."""
FED: Final = {"moneylender": "copper", "coppersmith": "copper"}
"""Actions that do nothing without such a card in hand."""


def prospects(sight: DominionSight, ask: Ask) -> Prospects:
    about = ask.what.id.removeprefix("dominion-ask-")
    if about == "action":
        return of_actions(sight, ask)
    if about == "buy":
        return of_buys(sight, ask)
    if about == "react":
        return of_reactions(ask)
    return NONE


# --- the Action phase (D3.2) ---


def of_actions(sight: DominionSight, ask: Ask) -> Prospects:
    cards = [key.removeprefix("play:") for key in ask.keys() if key.startswith("play:")]
    outlook = {"end-actions": Message("dominion-then-buying", {"coins": sight.coins + sight.hand_value()})}
    missed = [card for card in cards if card not in KEPT and has_use(sight, card)]
    warnings: dict[str, Message] = {}
    if missed:
        warnings["end-actions"] = Message("dominion-warn-actions", {"card": missed[0], "more": len(missed) - 1})
    return Prospects(first_action(cards, missed), outlook, warnings)


def has_use(sight: DominionSight, card: str) -> bool:
    """Whether playing a card does something with this hand."""
    hand = sight.hand()
    if card == "throne-room":
        return sum([sight.is_a(ACTION, each) for each in hand]) > 1
    if card == "mine":
        return any(sight.is_a(TREASURE, each) for each in hand)
    return card not in FED or FED[card] in hand


def first_action(cards: list[str], missed: list[str]) -> str:
    """The only Action there is; of several one that gives its Action back, since it costs nothing to play it first."""
    free = [card for card in cards if FACES[NUMBER[card]].gives[1]]
    if free:
        free.sort(key=lambda card: -FACES[NUMBER[card]].gives[1])
        return f"play:{free[0]}"
    return f"play:{cards[0]}" if len(cards) == 1 and missed else ""


# --- the Buy phase (D3.3) ---


def of_buys(sight: DominionSight, ask: Ask) -> Prospects:
    keys = set(ask.keys())
    purse = treasures(sight) if "treasures" in keys else {}
    coins = sight.coins
    hand = sum([n * worth(sight, card) for card, n in purse.items()])
    outlook: dict[str, Message] = {}
    if purse:
        outlook["treasures"] = Message("dominion-then-coins", {"coins": hand, "total": coins + hand})
    if coins:
        outlook["end-turn"] = Message("dominion-then-lost", {"coins": coins})
    reach: list[Reach] = []
    ways = ways_to_pay(sight, purse)
    best = ""
    warnings: dict[str, Message] = {}
    for card in sight.piles():
        cost = sight.cost(card)
        if not sight.pile_count(card) or cost > coins + hand:
            continue
        if COST[NUMBER[card]] >= WORTH and (not best or COST[NUMBER[card]] > COST[NUMBER[best]]):
            best = card
        buy = f"buy:{card}"
        if buy in keys:
            outlook[buy] = Message("dominion-then-left", {"coins": coins - cost, "buys": sight.buys - 1})
            if ends_game(sight, card):
                ending(sight, card, outlook, warnings)
        else:
            reach.append(reach_of(sight, buy, card, cost, purse, ways))
    if purse and sight.buys > 1 and not sight.late_treasures:
        warnings |= too_early(sight, keys, hand)
    if best:
        warnings["end-turn"] = Message("dominion-warn-buy", {"card": best, "buys": sight.buys, "coins": coins + hand})
    primary = "treasures" if purse else "" if best else "end-turn"
    return Prospects(primary, outlook, warnings, reach)


def ends_game(sight: DominionSight, card: str) -> bool:
    """Whether this last card of its pile, once it is bought, ends the game after the turn (D7.1)."""
    if sight.pile_count(card) != 1 or sight.empty_piles >= sight.end_piles or not sight.pile_count("province"):
        return False
    return card == "province" or sight.empty_piles + 1 >= sight.end_piles


def ending(sight: DominionSight, card: str, outlook: dict[str, Message], warnings: dict[str, Message]) -> None:
    """How the game would stand if it ended with this purchase. Whoever has fewer points then, or as many in more turns
    (D7.3), is asked once more, unless there is another Buy to make up for it."""
    assert sight.seat is not None
    mine = sight.points_with(card)
    rivals = [
        (points, seat)
        for seat in range(sight.seats)
        if seat != sight.seat and (points := sight.points(seat)) is not None
    ]
    if len(rivals) < sight.seats - 1:  # of some only they themselves know what they have been passed
        outlook[f"buy:{card}"] = Message("dominion-then-over")
        return
    best, seat = max(rivals, key=lambda rival: (rival[0], -sight.turns(rival[1])))
    args: Args = {"mine": mine, "best": best, "player": seat}
    outlook[f"buy:{card}"] = Message("dominion-then-end", args)
    if sight.buys == 1 and (best, -sight.turns(seat)) > (mine, -sight.turns(sight.seat) - 1):
        warnings[f"buy:{card}"] = Message("dominion-warn-end", args)


def too_early(sight: DominionSight, keys: set[str], hand: int) -> dict[str, Message]:
    """Purchases that leave Treasures in hand, too late for the next Buy (D11.1), which could have had something."""
    wanted = [card for card in sight.piles() if sight.pile_count(card) and COST[NUMBER[card]] >= WORTH]
    found: dict[str, Message] = {}
    for card in sight.piles():
        left = sight.coins + hand - sight.cost(card)
        if f"buy:{card}" in keys and any(sight.cost(each) <= left for each in wanted):
            found[f"buy:{card}"] = Message("dominion-warn-early", {"coins": hand})
    return found


def worth(sight: DominionSight, card: str) -> int:
    """What a Treasure brings when it is played; a Copper more after a Coppersmith (D9.13)."""
    return COINS[NUMBER[card]] + (sight.copper_bonus if card == "copper" else 0)


def treasures(sight: DominionSight) -> dict[str, int]:
    """The Treasures in one's own hand."""
    found: dict[str, int] = {}
    for card in sight.hand():
        if COINS[NUMBER[card]]:
            found[card] = found.get(card, 0) + 1
    return found


Way: TypeAlias = tuple[int, int, dict[str, int]]
"""How many Treasures, what they bring, and which they are."""


def reach_of(sight: DominionSight, buy: str, card: str, cost: int, purse: dict[str, int], ways: list[Way]) -> Reach:
    """A purchase for which Treasures are played first. Whoever may buy again wants all of them in play: after the
    first purchase it is too late (D11.1)."""
    played = purse if sight.buys > 1 and not sight.late_treasures else fewest(ways, cost - sight.coins)
    everything = sum(played.values()) == sum(purse.values())
    gained = sum([n * worth(sight, each) for each, n in played.items()])
    if everything:
        answers = [["treasures"], [buy]]
    else:
        answers = [*([f"treasure:{each}"] for each, n in played.items() for _ in range(n)), [buy]]
    count = sum(played.values())
    text = Message("dominion-reach-buy", {"card": card, "count": count, "left": sight.coins + gained - cost})
    return Reach(buy, text, (Ref("pile", card),), answers)


def ways_to_pay(sight: DominionSight, purse: dict[str, int]) -> list[Way]:
    """All choices of Treasures from the hand: the fewest first, and of as many those that bring the least."""
    faces = sorted(purse, key=NUMBER.__getitem__)
    values = [worth(sight, face) for face in faces]
    ways: list[Way] = []
    for counts in product(*(range(purse[face] + 1) for face in faces)):
        coins = sum([n * value for n, value in zip(counts, values, strict=True)])
        ways.append((sum(counts), coins, {face: n for face, n in zip(faces, counts, strict=True) if n}))
    ways.sort(key=lambda way: way[:2])
    return ways


def fewest(ways: list[Way], missing: int) -> dict[str, int]:
    """The fewest Treasures that pay what is missing, and of those the ones that leave the least over."""
    return next(played for _, coins, played in ways if coins >= missing)


# --- Reactions (D5.1) ---


def of_reactions(ask: Ask) -> Prospects:
    """A Moat costs nothing to show and keeps everything away; once it has, it is not offered again (D11.15)."""
    if "reveal:moat" not in ask.keys():
        return NONE
    return Prospects("reveal:moat", warnings={"no-reaction": Message("dominion-warn-moat", {"card": "moat"})})
