"""Powers of the edifices, intact and ruined."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import anyone, drawn_relic, hostile
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import BEAST, DENIZEN, FLIPPED
from kronika.games.oath.play import FACEUP, card_option
from kronika.games.oath.powers import ALWAYS, CAMPAIGN, RECOVER, SEARCH, Refused, Use, card_ruler, power, ruler
from kronika.games.oath.state import EMPIRE, REGION, REGIONS, SLOTS, Position
from kronika.games.oath.targets import SLOT, THE_PEOPLES_FAVOR, Target

# --- Order ---


def sprawling_rampart(s: Position, use: Use, camp: Campaign, target: Target) -> int:
    """One more die for each targeted site of its ruler."""
    return int(target.kind == SLOT and ruler(s, target.number) == card_ruler(s, use))


power("sprawling-rampart", CAMPAIGN, binding=ALWAYS, extra_defense_dice=sprawling_rampart)


def rampart_targeted(s: Position, use: Use, camp: Campaign, seat: int) -> bool:
    return camp.targets_site(use.slot)


def bandit_rampart(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    camp.change_attack(-2)


power("bandit-rampart", plan_usable=rampart_targeted, plan=bandit_rampart)


# --- Hearth ---


def hall_of_debate(s: Position, use: Use, camp: Campaign, targets: list[Target]) -> Refused:
    if THE_PEOPLES_FAVOR in targets:
        return Message("oath-why-debated", {"card": use.power.id}), "9.2-a"
    return None


power("hall-of-debate", CAMPAIGN, binding=ALWAYS, aims=hall_of_debate)


def hall_of_mockery(s: Position, use: Use, act: Action, target: Target) -> None:
    if target == THE_PEOPLES_FAVOR and not s.mob:
        s.mob = True
        s.tell("mob", act.seat, {})


power("hall-of-mockery", RECOVER, binding=ALWAYS, after=hall_of_mockery)


# --- Beast ---


def forest_temple(s: Position, use: Use, slot: int) -> bool:
    return any(s.suit(card) == BEAST for card in s.cards_at[slot])


power("forest-temple", binding=ALWAYS, keeps=forest_temple)


def ruined_temple(s: Position, use: Use, seat: int, card: int, where: int) -> Refused:
    """Faceup: to a site or among the advisers."""
    if s.suit(card) == BEAST and (where < SLOTS or where == FACEUP) and hostile(s, use, seat):
        return Message("oath-why-ruined-temple", {"card": use.power.id}), "9.2-a"
    return None


power("ruined-temple", SEARCH, binding=ALWAYS, forbids=ruined_temple)


# --- Discord ---


def festival_district(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    if not (yield from negotiate(s, seat, picked.value, ("favor", "secret", "adviser"), "7.6.3-a")):
        s.not_again.append(f"{use.power.id}:{picked.value}")


power("festival-district", choices=anyone, act=festival_district)


def squalid_district(s: Position, use: Use, rolled: int) -> Flow[int]:
    """Its ruler, after the roll (ruling); for the Empire the Chancellor alone, and bandits let it be."""
    who = ruler(s, use.slot)
    if who < EMPIRE:
        return rolled
    options = [
        Option(f"roll:{n}", Message("oath-do-fate", {"rolled": n}), (), 1, n) for n in (rolled, rolled - 1, rolled + 1)
    ]
    what = Message("oath-ask-fate", {"card": use.power.id, "rolled": rolled})
    picks = yield from choose(Ask(who, what, options, rule="3.3-b"))
    changed = options[picks[0]].value
    if changed != rolled:
        s.tell("use", who, {"card": use.power.id})
        s.tell("changed-die", who, {"rolled": changed})
    return changed


power("squalid-district", binding=ALWAYS, fate=squalid_district)


# --- Arcane ---


def trade_with_gone(s: Position, cards: list[int]) -> list[int]:
    """As many random cards of the Dispossessed as there are, for those that join them."""
    s.rng.shuffle(s.dispossessed)
    back = [s.dispossessed.pop() for _ in range(min(len(cards), len(s.dispossessed)))]
    # Whoever remembers a card among the Dispossessed does not know it when it comes back unseen.
    s.cards.hide(back)
    s.dispossessed += cards[: len(back)]
    return back


def gone(s: Position, use: Use, act: Action) -> bool:
    return bool(s.dispossessed)


def great_spire(s: Position, use: Use, act: Action, cards: list[int]) -> Flow[list[int]]:
    """Any of the denizens drawn; others learn only how many."""
    seat = act.seat
    denizens = [card for card in cards if s.face(card).kind == DENIZEN]
    most = min(len(denizens), len(s.dispossessed))
    if not most:
        return cards
    options = [card_option("send-away", s, card) for card in denizens]
    what = Message("oath-ask-send-away", {"card": use.power.id})
    picks = yield from choose(Ask(seat, what, options, 0, most, rule="7.4-a", private=True))
    sent = [options[i].value for i in picks]
    if not sent:
        return cards
    back = trade_with_gone(s, sent)
    s.hand[seat] = [card for card in s.hand[seat] if card not in sent] + back
    s.cards.learn(seat, back)
    s.tell("send-away", seat, {"count": len(sent)})
    s.tell("come-back", seat, {"count": len(back)}, back, "", f"drawn:{seat}", bit(seat))
    return [card for card in cards if card not in sent] + back


power("great-spire", SEARCH, relevant=gone, drawn=great_spire)


def top_denizens(s: Position, seat: int) -> list[int]:
    """The places in the player's discard pile from the top down, without Visions, at most five."""
    pile = s.piles[REGION[s.pawn[seat]]]
    return [i for i in range(len(pile) - 1, -1, -1) if s.face(pile[i]).kind == DENIZEN][:5]


def how_many(s: Position, use: Use, seat: int) -> list[Option]:
    """Chosen without looking (ruling)."""
    most = min(len(top_denizens(s, seat)), len(s.dispossessed))
    ref = (Ref("pile", str(REGION[s.pawn[seat]])),)
    return [Option(f"count:{n}", Message("oath-do-count", {"count": n}), ref, 1, n) for n in range(1, most + 1)]


def fallen_spire(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    region = REGION[s.pawn[seat]]
    pile = s.piles[region]
    places = top_denizens(s, seat)[: picked.value]
    back = trade_with_gone(s, [pile[i] for i in places])
    for i, card in zip(places, back, strict=True):
        pile[i] = card
    s.tell("swap-pile", seat, {"count": len(back), "region": REGIONS[region]})


power("fallen-spire", choices=how_many, act=fallen_spire)


# --- Nomad ---


def relic_left(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.relic_deck else []


def ancient_forge(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    yield from drawn_relic(s, seat)


power("ancient-forge", choices=relic_left, act=ancient_forge)


def broken_forge(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    s.cards.face[use.card] = FLIPPED[s.cards.face[use.card]]
    s.stale()
    s.tell("repair", seat, {"card": s.cards.name(use.card), "slot": use.slot})


power("broken-forge", act=broken_forge)
