"""Powers of relics. The Grand Scepter's are minor actions of the Law (6.4, 6.6, 6.7); the Bandit Crown and the Grand
Mask speak wherever it is asked who rules."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.battle import capture_survivors, kill_survivors
from kronika.games.oath.battle_rules import NONE
from kronika.games.oath.campaign import Campaign
from kronika.games.oath.cards.choices import (
    a_player,
    drawn_relic,
    limits_kept,
    no_effect,
    player_options,
    swap_within_limits,
)
from kronika.games.oath.faces import NO_SUIT
from kronika.games.oath.minor import how_many, look
from kronika.games.oath.moves import discardable, leave_reliquary, may_lie, take_relic
from kronika.games.oath.muster import Trade
from kronika.games.oath.powers import (
    ALWAYS,
    MUST,
    MUSTER,
    SEARCH,
    TRADE,
    TRAVEL,
    Refused,
    Use,
    may_give_secrets,
    power,
    ruler,
)
from kronika.games.oath.purse import clear_tokens, gain_secrets, gain_supply, give_favor
from kronika.games.oath.search import Search
from kronika.games.oath.sides import ATTACKER, DEFENDER
from kronika.games.oath.state import COLORS, EMPIRE, EXILE, NOTHING, REGION, RELIQUARY, SLOTS, Position
from kronika.games.oath.targets import PAWN, RELIC, Target, aim
from kronika.games.oath.travel import Travel
from kronika.games.oath.warbands import gain_warbands

# --- battle plans ---


def sticky_fire(s: Position, use: Use, camp: Campaign, seat: int) -> Flow[None]:
    """May kill what is left of the enemy's force; then the enemy player gets a favor, if able."""
    side = DEFENDER if camp.won else ATTACKER
    victim = camp.defender if camp.won else camp.seat
    if not sum(camp.survivors.values()):
        return
    if (yield from consent(seat, Message("oath-ask-sticky-fire", {"card": use.power.id}), "5.5.8-a")):
        if camp.battle_rules.losses[side] != NONE:
            kill_survivors(s, camp)
        # Favor in a bank need not be given (ruling on Vow of Kinship).
        if not camp.against_bandits and s.favor[seat]:
            give_favor(s, seat, victim, 1)


power("sticky-fire", plan_usable=a_player, plan=no_effect, on_victory=sticky_fire)


def cursed_cauldron(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    gain_warbands(s, seat, camp.killed[DEFENDER if camp.won else ATTACKER])


power("cursed-cauldron", plan_usable=a_player, plan=no_effect, on_victory=cursed_cauldron)


def cage(s: Position, use: Use, camp: Campaign, seat: int) -> None:
    capture_survivors(s, camp)


def caged(s: Position, use: Use, seat: int) -> list[Option]:
    """Each color may go to a board of that color; one whose owner turned Citizen goes home and turns purple."""
    found: list[Option] = []
    for color, count in sorted(s.caged.items()):
        if count:
            for owner in range(s.seats):
                if owner == color or (color == EMPIRE and s.role[owner] != EXILE):
                    text = Message("oath-do-free", {"player": owner, "color": COLORS[s.colors[color]], "count": count})
                    key = f"free:{COLORS[s.colors[color]]}:{owner}"
                    found.append(Option(key, text, (Ref("seat", str(owner)),), values=(color, owner)))
    return found


def set_free(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    color, owner = picked.values
    count = yield from how_many(seat, s.caged[color], "oath-ask-free", "10.move-a")
    s.caged[color] -= count
    if not s.caged[color]:
        del s.caged[color]
    if color != EMPIRE and s.role[owner] != EXILE:
        s.reserve[color] += count
        gain_warbands(s, owner, count)
    else:
        s.board[owner] += count
    s.tell("set-free", seat, {"player": owner, "amount": count})


power("obsidian-cage", plan_usable=a_player, plan=no_effect, on_victory=cage)
power("obsidian-cage", choices=caged, act=set_free)


# --- travels ---


def horse_ready(s: Position, use: Use, seat: int) -> list[Option] | None:
    """There must be a card to reveal, and somewhere to go."""
    return None if s.piles[REGION[s.pawn[seat]]] and Travel(s, seat, free=True).completes(s) else []


def brass_horse(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    region = REGION[s.pawn[seat]]
    card = s.piles[region][-1]
    s.cards.reveal([card])
    s.tell("show", seat, {}, [card], f"pile:{region}", f"pile:{region}")
    suit = s.suit(card)
    travel = Travel(s, seat, free=True)
    if suit != NO_SUIT:
        travel.among = [
            slot for slot in range(SLOTS) if s.site_faceup[slot] and any(s.suit(c) == suit for c in s.cards_at[slot])
        ]
        if not travel.completes(s):
            travel.among = None
    yield from travel.run(s)


power("brass-horse", choices=horse_ready, act=brass_horse)


def called(s: Position, seat: int, other: int) -> Travel:
    """Another's journey to the player's site; who steers a journey from the Shrouded Wood is not bound to it."""
    travel = Travel(s, other, free=True, chooser=seat)
    if travel.chooser == seat:
        travel.among = [s.pawn[seat]]
    return travel


def callable_pawns(s: Position, use: Use, seat: int) -> list[Option]:
    others = [other for other in range(s.seats) if s.pawn[other] != s.pawn[seat]]
    return player_options([other for other in others if called(s, seat, other).completes(s)])


def whistle(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    """The player who comes gets the secret, faceup."""
    assert picked is not None
    other = picked.value
    yield from called(s, seat, other).run(s)
    if s.pawn[other] == s.pawn[seat] and may_give_secrets(s, seat):
        secrets = s.secrets_on.pop(use.card, 0)
        if secrets:
            gain_secrets(s, other, secrets)


power("whistle", choices=callable_pawns, act=whistle)


def drum(s: Position, use: Use, act: Action, target: Target) -> None:
    gain_warbands(s, act.seat, 1)


power("dragonskin-drum", TRAVEL, after=drum)


# --- searches ---


def two_more(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 2


def in_the_open(s: Position, use: Use, act: Action) -> None:
    assert isinstance(act, Search)
    act.open = True


power("truthful-harp", SEARCH, amount=two_more, begin=in_the_open)


def bury(s: Position, use: Use, act: Action) -> None:
    assert isinstance(act, Search)
    act.bury = True


power("cracked-horn", SEARCH, begin=bury)


def secret_instead(s: Position, use: Use, seat: int, card: int, slot: int) -> bool:
    gain_secrets(s, seat, 1)
    return True


power("book-of-records", SEARCH, binding=MUST, reward=secret_instead)


# --- musters and trades ---


def two_warbands(s: Position, use: Use, act: Action, target: Target, amount: int) -> int:
    return amount + 2


def wearer(s: Position, use: Use, seat: int) -> bool:
    return seat == use.owner


power("ring-of-devotion", MUSTER, binding=MUST, amount=two_warbands, bans_placement=wearer)


def cup(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    if act.matching(s, s.suit(target.number)):
        bill.free = True


def any_match(s: Position, use: Use, act: Action) -> bool:
    assert isinstance(act, Trade)
    return any(act.matching(s, s.suit(target.number)) for target in act.all_candidates(s))


power("cup-of-plenty", TRADE, price=cup, relevant=any_match)


# --- Horned Mask ---


def swappable(s: Position, use: Use, seat: int) -> list[Option]:
    """An adviser that may lie at a site for a card there that may be an adviser; locked cards stay (7.2)."""
    slot = s.pawn[seat]
    advisers = [
        card
        for card in s.advisers[seat]
        if card not in s.down and discardable(s, card, seat) and may_lie(s, card, slot)
    ]
    cards = [card for card in s.cards_at[slot] if discardable(s, card, seat) and may_lie(s, card, NOTHING)]
    return [
        Option(
            f"swap:{s.cards.name(adviser)}:{s.cards.name(card)}",
            Message("oath-do-swap-both", {"card": s.cards.name(adviser), "other": s.cards.name(card)}),
            (Ref("card", s.cards.name(adviser)), Ref("card", s.cards.name(card))),
            values=(adviser, card),
        )
        for adviser in advisers
        for card in cards
        if limits_kept(s, adviser, card)
    ]


def horned_mask(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    adviser, card = picked.values
    yield from swap_within_limits(s, adviser, card)


power("horned-mask", choices=swappable, act=horned_mask)


# --- relics for the taking ---


def relics_left(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if s.relic_deck else []


def dowsing_sticks(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    return drawn_relic(s, seat)


power("dowsing-sticks", choices=relics_left, act=dowsing_sticks)


def imperial_relics(s: Position, use: Use, seat: int) -> list[Option]:
    if ruler(s, s.pawn[seat]) != EMPIRE:
        return []
    return [
        Option(
            f"space:{RELIQUARY[space]}",
            Message("oath-do-reliquary", {"space": RELIQUARY[space]}),
            (Ref("reliquary", str(space)),),
            1,
            space,
        )
        for space, card in enumerate(s.reliquary)
        if card != NOTHING
    ]


def skeleton_key(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    space = picked.value
    card = s.reliquary[space]
    look(s, seat, card, "peek-reliquary", {"space": RELIQUARY[space]})
    name = s.cards.name(card)
    options = [
        Option("take", Message("oath-do-take-drawn", {"card": name}), (), 1, 1),
        Option("leave", Message("oath-do-leave-relic", {"card": name}), (), 1, 0),
    ]
    what = Message("oath-ask-skeleton-key", {"card": name})
    picks = yield from choose(Ask(seat, what, options, rule="7.1.3-a", private=True))
    if options[picks[0]].value:
        take_relic(s, seat, leave_reliquary(s, space), "reliquary")


power("skeleton-key", choices=imperial_relics, act=skeleton_key)


def map_sold(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    yield from under_deck(s, use, seat, use.card)
    gain_supply(s, seat, 4)


def under_deck(s: Position, use: Use, seat: int, card: int) -> Flow[None]:
    """A held relic goes under the relic deck; whoever is in the cage comes home first (ruling)."""
    while s.caged and s.face(card).id == "obsidian-cage":
        options = caged(s, use, seat)
        what = Message("oath-ask-power", {"card": "obsidian-cage"})
        picks = yield from choose(Ask(seat, what, options, rule="10.move-a"))
        yield from set_free(s, use, seat, options[picks[0]])
    s.relics[seat].remove(card)
    clear_tokens(s, s.turn, card)
    s.relic_deck.insert(0, card)
    s.stale()
    s.tell("relic-bottom", seat, {})


power("map", act=map_sold)


# --- looking ---


def pig_hungry(s: Position, use: Use, seat: int) -> list[Option] | None:
    return None if any(not s.cards.knows(seat, card) for card in s.world[-3:]) else []


def oracular_pig(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    top = s.world[-3:]
    s.cards.learn(seat, top)
    s.tell("peek-world", seat, {"count": len(top)}, top[::-1], "", "", bit(seat))


power("oracular-pig", choices=pig_hungry, act=oracular_pig)

SITE_SEEN, ADVISER_SEEN, RELIC_SEEN = range(3)


def unseen(s: Position, use: Use, seat: int) -> list[Option]:
    found: list[Option] = []
    for slot in range(SLOTS):
        if not s.site_faceup[slot] and not s.cards.knows(seat, s.site[slot]):
            text = Message("oath-do-peek-site", {"slot": slot})
            found.append(Option(f"site:{slot}", text, (Ref("site", str(slot)),), 1, SITE_SEEN, (slot,)))
        for i, card in enumerate(s.relics_at[slot]):
            if not s.cards.knows(seat, card):
                text = Message("oath-do-peek-relic", {"slot": slot, "number": i + 1})
                ref = Ref("relic", f"{slot}.{i}")
                found.append(Option(f"relic:{slot}.{i}", text, (ref,), 1, RELIC_SEEN, (slot, i)))
    for other in range(s.seats):
        for i, card in enumerate(s.advisers[other]):
            if card in s.down and not s.cards.knows(seat, card):
                text = Message("oath-do-peek-adviser", {"player": other, "number": i + 1})
                ref = Ref("adviser", f"{other}.{i}")
                found.append(Option(f"adviser:{other}.{i}", text, (ref,), 1, ADVISER_SEEN, (other, i)))
    return found


def ivory_eye(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    assert picked is not None
    if picked.value == RELIC_SEEN:
        slot, i = picked.values
        look(s, seat, s.relics_at[slot][i], "peek", {"slot": slot, "site": s.cards.name(s.site[slot])})
    elif picked.value == ADVISER_SEEN:
        other, i = picked.values
        look(s, seat, s.advisers[other][i], "peek-adviser", {"player": other})
    else:
        (slot,) = picked.values
        look(s, seat, s.site[slot], "peek-site", {"slot": slot})


power("ivory-eye", choices=unseen, act=ivory_eye)


# --- Circlet of Command ---


def circlet(s: Position, use: Use, seat: int, victim: int, thing: Target) -> Refused:
    if victim == use.owner and thing != aim(RELIC, use.card):
        return Message("oath-why-circlet", {"card": use.power.id, "player": victim}), "9.2-a"
    return None


def one_more_die(s: Position, use: Use, camp: Campaign, target: Target) -> int:
    """Pawn and favor add it, so it counts among the dice of the targets."""
    return int(target.kind == PAWN and camp.defender == use.owner)


power("circlet-of-command", binding=ALWAYS, shields=circlet, extra_defense_dice=one_more_die)
