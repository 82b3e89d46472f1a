"""Powers of the suit Hearth."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.battle import discard_plan
from kronika.games.oath.battle_rules import NONE
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import (
    anyone,
    bank_options,
    defense,
    drawn_relic,
    no_effect,
    one_bank,
    others_here,
    player_options,
    ruled_cards,
)
from kronika.games.oath.citizenship import become_citizen
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import DENIZEN, HEARTH, SUITS
from kronika.games.oath.moves import capacity, discard_adviser, discardable, locked, may_lie, move_to_site
from kronika.games.oath.play import card_option, clearable, may_discard
from kronika.games.oath.powers import ALWAYS, MUSTER, SEARCH, TRADE, Use, power
from kronika.games.oath.purse import gain_favor, gain_supply, return_tokens, take_favor
from kronika.games.oath.state import (
    DARKEST_SECRET,
    EXILE,
    NOBODY,
    PEOPLES_FAVOR,
    REGION,
    REGIONS,
    Position,
)
from kronika.games.oath.targets import CARD, Target, aim
from kronika.games.oath.warbands import gain_warbands, kill_on_board

# --- Tinker's Fair ---


def tinkers_fair(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    if not (yield from negotiate(s, seat, picked.value, ("favor", "secret", "relic"), "7.6.3-a")):
        s.not_again.append(f"{use.power.id}:{picked.value}")


power("tinkers-fair", choices=anyone, act=tinkers_fair)


def wayside_inn(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_supply(s, seat, 2)


power("wayside-inn", act=wayside_inn)
power("extra-provisions", plan=defense(1))


# --- Memory of Home ---


def other_banks(s: Position, use: Use, seat: int) -> list[Option]:
    return [option for option in bank_options(s) if option.value != HEARTH]


def memory_of_home(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    moved = s.bank[picked.value]
    s.bank[picked.value] = 0
    s.bank[HEARTH] += moved
    s.tell("move-bank", seat, {"amount": moved, "suit": SUITS[picked.value]})


power("memory-of-home", choices=other_banks, act=memory_of_home)


def welcoming_party(s: Position, use: Use, seat: int, card: int, slot: int, fresh: bool) -> None:
    if fresh and s.face(card).kind == DENIZEN:
        gain_favor(s, seat, HEARTH, 1)


power("welcoming-party", SEARCH, played=welcoming_party)


def traveling_doctor(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    """In the place of the killing (5.5.6-a)."""
    camp.battle_rules.lose(camp.side_of(seat), NONE)
    discard_plan(s, use, seat)


power("traveling-doctor", plan=no_effect, beaten=traveling_doctor)


def storyteller(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    s.banner[DARKEST_SECRET] += 1
    s.tell("storyteller", seat, {"amount": s.banner[DARKEST_SECRET]})


power("storyteller", act=storyteller)


# --- Armed Mob ---


def exposed(s: Position, use: Use, seat: int) -> list[Option]:
    owner = s.holder[DARKEST_SECRET]
    if owner == NOBODY or s.holder[PEOPLES_FAVOR] == owner:
        return []
    found: list[Option] = []
    for card in s.advisers[owner]:
        if card not in s.down and discardable(s, card):
            name = s.cards.name(card)
            found.append(
                Option(f"discard:{name}", Message("oath-do-discard", {"card": name}), (Ref("card", name),), 1, card)
            )
    return found


def armed_mob(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    discard_adviser(s, seat, s.holder[DARKEST_SECRET], picked.value)


power("armed-mob", choices=exposed, act=armed_mob)


# --- Tavern Songs ---


def unheard(s: Position, use: Use, seat: int) -> list[Option] | None:
    top = s.piles[REGION[s.pawn[seat]]][-3:]
    return None if any(not s.cards.knows(seat, card) for card in top) else []


def tavern_songs(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    region = REGION[s.pawn[seat]]
    top = s.piles[region][-3:]
    s.cards.learn(seat, top)
    s.tell("peek-pile", seat, {"region": REGIONS[region], "count": len(top)}, top, "", "", 1 << seat)


power("tavern-songs", choices=unheard, act=tavern_songs)


# --- Homesteaders ---


def settlers(s: Position, use: Use, seat: int) -> list[Option]:
    """Own faceup advisers that may lie at the own site, if it has room for them or room can be made (10.move)."""
    site = s.pawn[seat]
    room = capacity(s, site)
    if room < 0 or (room == 0 and not clearable(s, seat, site)):
        return []
    return [
        card_option("settle", s, card)
        for card in s.advisers[seat]
        if card not in s.down and discardable(s, card, seat) and may_lie(s, card, site)
    ]


def homesteaders(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    site = s.pawn[seat]
    yield from may_discard(s, seat, clearable(s, seat, site), capacity(s, site) <= 0, "2.8.5-a")
    move_to_site(s, picked.value, site)


power("homesteaders", choices=settlers, act=homesteaders)


# --- A Round of Ale ---


def tokens_out(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.favor_on or s.secrets_on or s.flipped[seat] else []


def a_round_of_ale(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    return_tokens(s, seat, but=use.card)


power("a-round-of-ale", choices=tokens_out, act=a_round_of_ale)


# --- Charming Friend ---


def wealthy(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options([other for other in others_here(s, seat) if s.favor[other]])


def charming_friend(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    take_favor(s, seat, picked.value, 1)


power("charming-friend", choices=wealthy, act=charming_friend)


def family_heirloom(s: Position, use: Use, seat: int) -> Flow[None] | None:
    return drawn_relic(s, seat) if s.relic_deck else None


power("family-heirloom", when_played=family_heirloom)


# --- Levelers ---


def unlevel(s: Position, use: Use, seat: int) -> list[Option]:
    """From one of the fullest banks to one of the emptiest; among equals the player chooses."""
    most, least = max(s.bank), min(s.bank)
    full = [suit for suit in range(len(SUITS)) if s.bank[suit] == most > 0]
    empty = [suit for suit in range(len(SUITS)) if s.bank[suit] == least]
    return [level_option(here, there) for here in full for there in empty if here != there]


def level_option(here: int, there: int) -> Option:
    one, other = SUITS[here], SUITS[there]
    refs = (Ref("bank", one), Ref("bank", other))
    text = Message("oath-do-level", {"suit": one, "into": other})
    return Option(f"level:{one}:{other}", text, refs, values=(here, there))


def levelers(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    here, there = picked.values
    moved = min(2, s.bank[here])
    s.bank[here] -= moved
    s.bank[there] += moved
    s.tell("level", seat, {"amount": moved, "suit": SUITS[here], "into": SUITS[there]})


power("levelers", choices=unlevel, act=levelers)


def fabled_feast(s: Position, use: Use, seat: int) -> Flow[None] | None:
    guests = sum(s.suit(card) == HEARTH for card in ruled_cards(s, seat))
    return one_bank(s, use, seat, guests) if guests else None


power("fabled-feast", when_played=fabled_feast)


# --- Relic Breaker ---


def relics_here(s: Position, use: Use, seat: int) -> list[Option]:
    site = s.pawn[seat]
    return [
        Option(f"relic:{i}", Message("oath-do-relic", {"number": i + 1}), (Ref("relic", f"{site}.{i}"),), 1, i)
        for i, relic in enumerate(s.relics_at[site])
        if not locked(s, seat, relic, site)
    ]


def relic_breaker(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    s.relic_deck.insert(0, s.relics_at[s.pawn[seat]].pop(picked.value))
    s.tell("relic-bottom", seat, {})
    gain_warbands(s, seat, 3)


power("relic-breaker", choices=relics_here, act=relic_breaker)


# --- Ballot Box ---


def elected(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.role[seat] == EXILE and s.holder[PEOPLES_FAVOR] == seat else []


def ballot_box(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    return become_citizen(s, seat)


power("ballot-box", choices=elected, act=ballot_box)


# --- Rowdy Pub ---


def rowdy_pub(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 1 if target.number == use.card else amount


def in_the_pub(s: Position, use: Use, act: Action) -> bool:
    return use.slot == act.site and aim(CARD, use.card) in act.all_candidates(s)


power("rowdy-pub", MUSTER, amount=rowdy_pub, relevant=in_the_pub)


def deed_writer(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    if not (yield from negotiate(s, seat, picked.value, ("favor", "secret", "site"), "7.6.3-a")):
        s.not_again.append(f"{use.power.id}:{picked.value}")


power("deed-writer", choices=anyone, act=deed_writer)


def salad_days(s: Position, use: Use, seat: int) -> Flow[None]:
    """One from each of three banks, or of as many as have any."""
    options = bank_options(s)
    count = min(3, len(options))
    if count:
        what = Message("oath-ask-banks", {"card": use.power.id, "count": count})
        picks = yield from choose(Ask(seat, what, options, count, count, rule="7.1.3-a"))
        for i in picks:
            gain_favor(s, seat, options[i].value, 1)


power("salad-days", when_played=salad_days)
power("marriage", binding=ALWAYS, weight=2)


# --- Awaited Return ---


def with_warbands(s: Position, use: Use, act: Action) -> bool:
    return s.board[act.seat] > 0


def sacrifice_one(s: Position, use: Use, act: Action) -> None:
    s.tell("sacrifice", act.seat, {"amount": 1})
    kill_on_board(s, act.seat, 1)


def awaited_return(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    bill.free = True


power("awaited-return", TRADE, price=awaited_return, relevant=with_warbands, taken_up=sacrifice_one)
