"""Powers of the suit Discord."""

from __future__ import annotations

from collections import Counter

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.battle import discard_plan
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import (
    bank_options,
    dice,
    discard_in_order,
    favor_of_bank,
    hostile,
    no_effect,
    one_bank,
    others_here,
    player_options,
    ruled_cards,
)
from kronika.games.oath.dice import DEFENSE, count_shields, roll_dice
from kronika.games.oath.faces import NO_SUIT, ORDER, SUITS
from kronika.games.oath.moves import discard_adviser, discardable, locked
from kronika.games.oath.play import FACEDOWN, card_option
from kronika.games.oath.powers import ALWAYS, MUSTER, Refused, Use, color, may_place, power, ruler
from kronika.games.oath.purse import (
    all_secrets,
    gain_secrets,
    place_favor,
    take_favor,
    take_secret,
)
from kronika.games.oath.state import DARKEST_SECRET, EMPIRE, EXILE, PEOPLES_FAVOR, REGIONS, Position
from kronika.games.oath.targets import THE_PAWN, Target
from kronika.games.oath.title import settle
from kronika.games.oath.travel import Travel
from kronika.games.oath.warbands import gain_warbands, kill_at_site, station


def desert(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    discard_plan(s, use, seat)


power("mercenaries", plan=dice(3), beaten=desert)


def a_small_favor(s: Position, use: Use, seat: int) -> None:
    gain_warbands(s, seat, 4)


power("a-small-favor", when_played=a_small_favor)


def second_wind(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """After everything else: travel, then campaign, both without Supply, each if the player likes."""
    flow = settle(s)
    if flow is not None:
        yield from flow
    travel = Travel(s, seat, free=True, may=True)
    if travel.completes(s):
        yield from travel.run(s)
        flow = settle(s)  # a site may have been revealed
        if flow is not None:
            yield from flow
    again = Campaign(s, seat, free=True)
    if again.completes(s) and (yield from consent(seat, Message("oath-ask-again", {"card": use.power.id}), "7.1.3-a")):
        yield from again.run(s)


power("second-wind", plan=no_effect, after_campaign=second_wind)


# --- Sleight of Hand ---


def with_secrets(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options([other for other in others_here(s, seat) if all_secrets(s, other) > 1])


def sleight_of_hand(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    take_secret(s, seat, picked.value)


power("sleight-of-hand", choices=with_secrets, act=sleight_of_hand)


def key_to_the_city(s: Position, use: Use, seat: int) -> None:
    """Works unless the pawn of the site's ruler (for the Empire, of any Imperial player) is there."""
    slot = use.slot
    who = ruler(s, slot)
    if any(s.pawn[other] == slot and color(s, other) == who for other in range(s.seats)):
        return
    kill_at_site(s, slot, s.army[slot])
    if gain_warbands(s, seat, 1) and may_place(s, seat):
        station(s, seat, slot, 1)


power("key-to-the-city", when_played=key_to_the_city)


# --- Scryer ---


def pile_options(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(f"pile:{i}", Message("oath-do-pile", {"region": REGIONS[i]}), (Ref("pile", str(i)),), 1, i)
        for i, pile in enumerate(s.piles)
        if pile
    ]


def scryer(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    pile = s.piles[picked.value]
    s.cards.learn(seat, pile)
    s.tell("peek-pile", seat, {"region": REGIONS[picked.value], "count": len(pile)}, pile[:], "", "", 1 << seat)


power("scryer", choices=pile_options, act=scryer)


# --- Disgraced Captain ---


def order_targeted(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return any(s.suit(card) == ORDER for slot in camp.sites() for card in s.cards_at[slot])


def four_dice(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.change_attack(4)


power("disgraced-captain", plan_usable=order_targeted, plan=four_dice)


# --- Naysayers ---


def exile_keeps(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.role[s.title] == EXILE and s.favor[EMPIRE] and seat != EMPIRE else []


def naysayers(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    take_favor(s, seat, EMPIRE, 1)


power("naysayers", choices=exile_keeps, act=naysayers, rest=True)


def pawn_targeted(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return THE_PAWN in camp.targets


def book_burning(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """All secrets but the last, faceup or not (ruling)."""
    victim = camp.defender
    kept = min(1, s.secrets[victim])
    burned = all_secrets(s, victim) - 1
    if burned > 0:
        s.secrets[victim] = kept
        s.flipped[victim] = 1 - kept
        s.tell("burn-secrets", victim, {"amount": burned})


power("book-burning", plan_usable=pawn_targeted, plan=no_effect, on_victory=book_burning)


# --- Assassin, Silver Tongue, Insomnia: no more than two advisers (7.6.4) ---


def only_two(s: Position, use: Use, seat: int, limit: int) -> int:
    return min(limit, 2) if seat == use.owner else limit


def victims(s: Position, use: Use, seat: int) -> list[Option]:
    """Faceup advisers of all players here, the own ones too."""
    return [
        card_option("discard", s, card)
        for other in (*others_here(s, seat), seat)
        for card in s.advisers[other]
        if card not in s.down and discardable(s, card, seat)
    ]


def assassin(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    owner = next(other for other in range(s.seats) if picked.value in s.advisers[other])
    discard_adviser(s, seat, owner, picked.value)


power("assassin", limit=only_two, choices=victims, act=assassin)


def banks_here(s: Position, use: Use, seat: int) -> list[Option]:
    suits = {s.suit(card) for card in s.cards_at[s.pawn[seat]]}
    return [option for option in bank_options(s) if option.value in suits]


power("silver-tongue", limit=only_two, choices=banks_here, act=favor_of_bank, rest=True)


def insomnia(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_secrets(s, seat, 1)


power("insomnia", limit=only_two, act=insomnia, rest=True)


# --- Charlatan ---


def charlatan(s: Position, use: Use, seat: int) -> None:
    burned = s.banner[DARKEST_SECRET] - 1
    if burned:
        s.banner[DARKEST_SECRET] = 1
        s.tell("charlatan", seat, {"amount": burned})


power("charlatan", when_played=charlatan)


# --- Downtrodden ---


def poorest(s: Position, suit: int) -> bool:
    """Whether no other bank has as little favor."""
    return all(s.bank[suit] < favor for other, favor in enumerate(s.bank) if other != suit)


def downtrodden(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 2 if poorest(s, s.suit(target.number)) else amount


def musters_poorest(s: Position, use: Use, act: Action) -> bool:
    return any(s.suit(card) >= 0 and poorest(s, s.suit(card)) for card in s.cards_at[act.site])


power("downtrodden", MUSTER, amount=downtrodden, relevant=musters_poorest)


# --- Dissent ---


def dissent(s: Position, use: Use, seat: int) -> None:
    """As far as they have it on their boards: nobody must use what lies in a bank (ruling on Vow of Kinship). The
    Empire's cards count for each of its players (ruling)."""
    for other in s.order(seat):
        suits = {s.suit(card) for card in ruled_cards(s, other)} - {NO_SUIT}
        amount = min(len(suits), s.favor[other])
        if other != s.holder[PEOPLES_FAVOR] and amount:
            place_favor(s, other, use.card, amount)


power("dissent", when_played=dissent)


# --- Salt the Earth ---


def saltable(s: Position, seat: int, card: int, slot: int) -> bool:
    """However full the site is, but not where something locked would have to stay."""
    return not any(locked(s, seat, other, slot) for other in (*s.cards_at[slot], *s.relics_at[slot]))


def salt_the_earth(s: Position, use: Use, seat: int) -> Flow[None]:
    others = [card for card in s.cards_at[use.slot] if card != use.card and discardable(s, card, seat)]
    return discard_in_order(s, seat, others)


def salted(s: Position, use: Use, slot: int, room: int) -> int:
    return 1 if slot == use.slot else room


power("salt-the-earth", fits=saltable, when_played=salt_the_earth, capacity=salted)


# --- Riots ---


def riots(s: Position, use: Use, seat: int) -> Flow[None]:
    """Locked cards count, too, though they stay."""
    suits = Counter(s.suit(card) for cards in s.cards_at for card in cards if s.suit(card) != NO_SUIT)
    if not s.mob or not suits:
        return
    most = max(suits.values())
    options = [
        Option(f"suit:{name}", Message("oath-do-riot", {"suit": name}), (), 1, suit)
        for suit, name in enumerate(SUITS)
        if suits[suit] == most
    ]
    picks = yield from choose(Ask(seat, Message("oath-ask-riot", {"card": use.power.id}), options, rule="7.3.3-a"))
    suit = options[picks[0]].value
    gone = [
        card
        for cards in s.cards_at
        for card in cards
        if s.suit(card) == suit and card != use.card and discardable(s, card, seat)
    ]
    yield from discard_in_order(s, seat, gone)


power("riots", when_played=riots)


# --- Gambling Hall ---


def any_bank(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if any(s.bank) else []


def gambling_hall(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    faces = yield from roll_dice(s, seat, DEFENSE, 4)
    shields = count_shields(faces)
    s.tell("gamble", seat, {"shields": shields})
    if shields:
        yield from one_bank(s, use, seat, shields)


power("gambling-hall", choices=any_bank, act=gambling_hall)


def gossip(s: Position, use: Use, seat: int, card: int, where: int) -> Refused:
    if where == FACEDOWN and hostile(s, use, seat):
        return Message("oath-why-gossip", {"card": use.power.id}), "7.1.4-a"
    return None


power("gossip", binding=ALWAYS, forbids=gossip)
