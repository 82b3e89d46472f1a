"""Powers of the suit Hearth."""

from __future__ import annotations

from kronika.engine.ask import Flow, Option
from kronika.engine.message import Message, Ref
from kronika.games.oath.battle import discard_plan
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import bank_options, defense, no_effect, partners, player_options
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import DENIZEN, HEARTH, SUITS
from kronika.games.oath.moves import discard_adviser, discardable
from kronika.games.oath.powers import SEARCH, Use, power
from kronika.games.oath.purse import gain_favor, gain_supply
from kronika.games.oath.state import DARKEST_SECRET, NOBODY, PEOPLES_FAVOR, REGION, REGIONS, Position

# --- Tinker's Fair ---


def anyone(s: Position, use: Use, seat: int) -> list[Option]:
    return player_options(partners(s, use, seat))


def tinkers_fair(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    if not (yield from negotiate(s, seat, picked.value, ("favor", "secret", "relic"), "7.6.3-a")):
        s.tried.append(f"{use.power.id}:{picked.value}")


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
    camp.spared[camp.side_of(seat)] = True
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
