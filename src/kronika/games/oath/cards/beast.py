"""Powers of the suit Beast."""

from __future__ import annotations

from kronika.engine.ask import Flow, Option
from kronika.engine.message import Message
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import player_options
from kronika.games.oath.cards.order import may_become_citizen
from kronika.games.oath.faces import BEAST, SITE
from kronika.games.oath.moves import discard_at_site, discardable, slot_of
from kronika.games.oath.play import card_option, clearable, may_discard
from kronika.games.oath.powers import ALWAYS, MUSTER, SEARCH, TRADE, TRAVEL, Refused, Use, advisers_of, power
from kronika.games.oath.state import EXILE, REGION, SLOTS, Position
from kronika.games.oath.targets import FOR_SECRETS, PILES, Target, aim
from kronika.games.oath.warbands import kill_on_board


def beast_site(s: Position, slot: int) -> bool:
    return s.site_faceup[slot] and any(s.suit(card) == BEAST for card in s.cards_at[slot])


def beasts(s: Position) -> int:
    """Beast cards at sites, whoever rules them."""
    return sum(s.suit(card) == BEAST for cards in s.cards_at for card in cards)


def other_piles(s: Position, use: Use, act: Action) -> list[Target]:
    """Errand Boy: the piles of other regions too."""
    return PILES


def an_errand(s: Position, use: Use, act: Action) -> bool:
    return any(pile for region, pile in enumerate(s.piles) if region != REGION[act.site])


power("errand-boy", SEARCH, targets=other_piles, relevant=an_errand)


# --- Wolves ---


def with_warbands(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options([other for other in range(s.seats) if s.board[other]])


def wolves(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    kill_on_board(s, picked.value, 1)


power("wolves", choices=with_warbands, act=wolves)


# --- Animal Playmates ---


def beast_here(s: Position, use: Use, act: Action) -> bool:
    return any(s.suit(card) == BEAST for card in s.cards_at[act.site])


def animal_playmates(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if s.suit(target.number) == BEAST:
        bill.free = True


power("animal-playmates", MUSTER, price=animal_playmates, relevant=beast_here)


def true_names(s: Position, use: Use, camp: Campaign, plan: Use, seat: int) -> Refused:
    """The holder's enemy in this Campaign can't use plans that match the holder's advisers."""
    if use.owner in camp.enemies(seat) and advisers_of(s, use.owner, s.suit(plan.card)):
        return Message("oath-why-true-names", {"card": use.power.id}), "7.1.4-a"
    return None


power("true-names", binding=ALWAYS, veto=true_names)


# --- The Old Oak ---


def old_oak(s: Position, use: Use, act: Action, target: Target, secrets: int) -> int:
    return secrets + 1 if target == aim(FOR_SECRETS, use.card) and act.matching(s, BEAST) else secrets


def at_the_oak(s: Position, use: Use, act: Action) -> bool:
    return aim(FOR_SECRETS, use.card) in act.all_candidates(s) and act.matching(s, BEAST) > 0


power("the-old-oak", TRADE, trade_secrets=old_oak, relevant=at_the_oak)


# --- Forest Paths ---


def forest_paths(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if beast_site(s, target.number):
        bill.free = True


def ignores_sites(s: Position, use: Use, act: Action, target: Target, other: Use) -> bool:
    """Of sites themselves, not of the cards there (ruling)."""
    return beast_site(s, target.number) and other.slot >= 0 and s.face(other.card).kind == SITE


def any_beast_site(s: Position, use: Use, act: Action) -> bool:
    return any(slot != act.site and beast_site(s, slot) for slot in range(SLOTS))


power("forest-paths", TRAVEL, price=forest_paths, ignores=ignores_sites, relevant=any_beast_site)


def long_lost_heir(s: Position, use: Use, seat: int) -> Flow[None] | None:
    return may_become_citizen(s, seat, use) if s.role[seat] == EXILE else None


power("long-lost-heir", when_played=long_lost_heir)


def rangers(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """The pool is looked at now and not again (ruling)."""
    camp.battle_rules.skull_kills = 0
    if camp.defense >= 4:
        camp.change_attack(2)


power("rangers", plan=rangers)


# --- Roving Terror ---


def prey(s: Position, use: Use, seat: int) -> list[Option]:
    if not discardable(s, use.card, seat):
        return []
    return [
        card_option("devour", s, card)
        for slot in range(SLOTS)
        if slot != use.slot
        for card in s.cards_at[slot]
        if discardable(s, card)
    ]


def roving_terror(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """Discards a card elsewhere and comes in its place, with what lies on it. The Great Slum also makes room for who
    moves there."""
    assert picked is not None
    slot = slot_of(s, picked.value)
    discard_at_site(s, seat, slot, picked.value)
    yield from may_discard(s, seat, clearable(s, seat, slot), False, "2.8.5-a")
    s.cards_at[use.slot].remove(use.card)
    s.cards_at[slot].append(use.card)
    s.stale()
    s.tell("move-card", seat, {"card": use.power.id, "slot": slot, "site": s.cards.name(s.site[slot])})


power("roving-terror", choices=prey, act=roving_terror)
