"""Powers of the suit Nomad; its battle plans are in nomad_plans.py, its travel modifiers in nomad_roads.py."""

from __future__ import annotations

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.cards import bit
from kronika.engine.flow import choose, consent
from kronika.engine.message import Message, Ref
from kronika.games.oath.action import Bill
from kronika.games.oath.cards.choices import limits_kept, player_options, ruled_cards, swap_within_limits
from kronika.games.oath.citizenship import become_citizen
from kronika.games.oath.deals import negotiate
from kronika.games.oath.faces import DENIZEN, NOMAD, SUITS, Cost
from kronika.games.oath.moves import (
    capacity,
    discardable,
    draw_vision,
    give_banner,
    is_vision,
    may_lie,
    move_to_site,
    pick_up,
    swap_dispossessed,
)
from kronika.games.oath.play import REVEAL, card_option, clearable, may_discard
from kronika.games.oath.powers import (
    ALWAYS,
    SEARCH,
    Refused,
    Use,
    enemies,
    power,
    rules,
    rules_site,
)
from kronika.games.oath.purse import clear_tokens, gain_secrets, gain_supply
from kronika.games.oath.search import Search, add_surcharges
from kronika.games.oath.state import BANDITS, DARKEST_SECRET, EMPIRE, EXILE, NOTHING, REGION, REGIONS, SLOTS, Position
from kronika.games.oath.targets import THE_WORLD_DECK, Target


def ancient_binding(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    """Everybody keeps one secret; the player's is the one paid onto this card."""
    for card in list(s.secrets_on):
        if card != use.card:
            del s.secrets_on[card]
    for other in range(s.seats):
        kept = 0 if other == seat else 1
        total = s.secrets[other] + s.flipped[other]
        if total > kept:
            # The last one stays faceup if any is.
            faceup = min(kept, s.secrets[other])
            s.secrets[other] = faceup
            s.flipped[other] = kept - faceup
            s.tell("burn-secrets", other, {"amount": total - kept})


power("ancient-binding", act=ancient_binding)


def elders(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    gain_secrets(s, seat, 1)


power("elders", act=elders)


# --- The Gathering ---


def the_gathering(s: Position, use: Use, seat: int) -> Flow[None]:
    """Pawns come in turn order from the Chancellor; then those here deal, as often as they want."""
    slot = use.slot
    for other in range(s.seats):
        if s.pawn[other] != slot:
            what = Message("oath-ask-gathering", {"site": s.cards.name(s.site[slot])})
            if (yield from consent(other, what, "7.3.3-a")):
                s.pawn[other] = slot
                s.tell("moved", other, {"slot": slot, "site": s.cards.name(s.site[slot])})
    talked: set[tuple[int, int]] = set()
    for proposer in range(s.seats):
        while s.pawn[proposer] == slot:
            others = [
                other
                for other in range(s.seats)
                if other != proposer and s.pawn[other] == slot and (proposer, other) not in talked
            ]
            if not others:
                break
            options = [Option("go-on", Message("oath-do-go-on"), (), 1, NOTHING), *player_options(others)]
            picks = yield from choose(Ask(proposer, Message("oath-ask-gathering-deal"), options, rule="7.6.3-a"))
            partner = options[picks[0]].value
            if partner == NOTHING:
                break
            if not (yield from negotiate(s, proposer, partner, ("favor", "secret", "relic", "adviser"), "7.6.3-a")):
                talked.add((proposer, partner))


power("the-gathering", when_played=the_gathering)


def faithful_friend(s: Position, use: Use, seat: int) -> None:
    gain_supply(s, seat, 4)


power("faithful-friend", when_played=faithful_friend)


def great_herd(s: Position, use: Use, seat: int) -> Flow[None]:
    """Two cards trade places; nothing is played by that. Where the herd itself is locked, it stays."""
    if not discardable(s, use.card, seat):
        return
    cards = [
        card
        for slot in range(SLOTS)
        if slot != use.slot
        for card in s.cards_at[slot]
        if s.suit(card) == NOMAD and discardable(s, card, seat)
    ]
    yield from may_swap(s, use, seat, cards)


def may_swap(s: Position, use: Use, seat: int, cards: list[int]) -> Flow[None]:
    options = [Option("none", Message("oath-do-swap-none"), (), 1, NOTHING)]
    options += [card_option("swap", s, card) for card in cards]
    picks = yield from choose(Ask(seat, Message("oath-ask-swap", {"card": use.power.id}), options, rule="10.swap-a"))
    card = options[picks[0]].value
    if card != NOTHING:
        yield from swap_within_limits(s, use.card, card)


power("great-herd", when_played=great_herd)


def twin_brother(s: Position, use: Use, seat: int) -> Flow[None]:
    others = [card for card in nomad_advisers(s, seat) if card not in s.advisers[seat]]
    yield from may_swap(s, use, seat, [card for card in others if limits_kept(s, use.card, card)])


def nomad_advisers(s: Position, seat: int) -> list[int]:
    """Everybody's faceup Nomad advisers that the player may move or swap."""
    return [
        card
        for other in range(s.seats)
        for card in s.advisers[other]
        if card not in s.down and s.suit(card) == NOMAD and discardable(s, card, seat)
    ]


power("twin-brother", when_played=twin_brother)


# --- Resettle ---


def settlers(s: Position, use: Use, seat: int) -> list[Option]:
    return [card_option("resettle", s, card) for card in nomad_advisers(s, seat) if new_homes(s, seat, card)]


def new_homes(s: Position, seat: int, card: int) -> list[int]:
    """Sites with room for the card; in the Great Slum there may be room after a discard."""
    return [slot for slot in range(SLOTS) if s.site_faceup[slot] and may_lie(s, card, slot) and has_room(s, seat, slot)]


def has_room(s: Position, seat: int, slot: int) -> bool:
    return capacity(s, slot) > 0 or (capacity(s, slot) == 0 and bool(clearable(s, seat, slot)))


def resettle(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    assert picked is not None
    card = picked.value
    options = [
        Option(
            f"site:{slot}",
            Message("oath-do-resettle-to", {"card": s.cards.name(card), "site": s.cards.name(s.site[slot])}),
            (Ref("site", str(slot)),),
            1,
            slot,
        )
        for slot in new_homes(s, seat, card)
    ]
    picks = yield from choose(Ask(seat, Message("oath-ask-resettle", {"card": s.cards.name(card)}), options))
    slot = options[picks[0]].value
    yield from may_discard(s, seat, clearable(s, seat, slot), capacity(s, slot) <= 0, "2.8.5-a")
    move_to_site(s, card, slot)


power("resettle", choices=settlers, act=resettle)


# --- decks: Convoys, the Oracle, Pilgrimage ---


def other_piles(s: Position, use: Use, seat: int) -> list[Option]:
    return [
        Option(f"pile:{i}", Message("oath-do-pile", {"region": REGIONS[i]}), (Ref("pile", str(i)),), 1, i)
        for i, pile in enumerate(s.piles)
        if pile and i != REGION[s.pawn[seat]]
    ]


def convoys(s: Position, use: Use, seat: int, picked: Option | None) -> None:
    """The cards keep their order, and who knew one of them still does."""
    assert picked is not None
    there, here = picked.value, REGION[s.pawn[seat]]
    cards, s.piles[there] = s.piles[there], []
    s.piles[here] += cards
    s.tell("convoys", seat, {"region": REGIONS[there]}, cards, f"pile:{there}", f"pile:{here}", 0)


power("convoys", choices=other_piles, act=convoys)


class Prophecy(Search):
    """The Oracle's Search: one Vision out of the world deck, wherever it lies. What others ask of searchers is due
    (ruling on Forced Labor)."""

    def candidates(self, s: Position) -> list[Target]:
        return [THE_WORLD_DECK]

    def base(self, s: Position, target: Target) -> Bill:
        bill = Bill(0)
        add_surcharges(s, self.seat, bill)
        return bill

    def offered(self, s: Position) -> list[Use]:
        """Modifiers of discarding (ruling on the Cracked Horn); those of drawing or of denizens have nothing to do."""
        return [use for use in super().offered(s) if of_discards(use)]

    def draw(self, s: Position, target: Target) -> list[int]:
        return [draw_vision(s, self.seat)]


def of_discards(use: Use) -> bool:
    power = use.power
    speaks = power.begin is not None or power.drawn is not None
    return speaks and power.amount is None and power.price is None and power.cost.free


def vision_left(s: Position, use: Use, seat: int) -> list[Option] | None:
    """All see the backs of Visions elsewhere, so whether the deck holds one is no secret."""
    return None if any(is_vision(s, card) for card in s.world) and Prophecy(s, seat, free=True).completes(s) else []


def oracle(s: Position, use: Use, seat: int, picked: Option | None) -> Flow[None]:
    yield from Prophecy(s, seat, free=True).run(s)


power("oracle", choices=vision_left, act=oracle)


def pilgrimage(s: Position, use: Use, seat: int) -> Flow[None]:
    """Tokens leave the pilgrims as in a discard (OQ-57); the player alone sees who comes, and orders them."""
    slot = s.pawn[seat]
    pilgrims = [card for card in s.cards_at[slot] if s.face(card).kind == DENIZEN and discardable(s, card, seat)]
    if not pilgrims:
        return
    for card in pilgrims:
        pick_up(s, card)
        clear_tokens(s, s.turn, card)
    s.stale()
    s.tell("pilgrimage", seat, {"site": s.cards.name(s.site[slot])}, pilgrims, f"site:{slot}", "")
    drawn = swap_dispossessed(s, pilgrims)
    s.hand[seat] += drawn
    s.cards.learn(seat, drawn)
    options = [card_option("put", s, card) for card in drawn]
    count = len(drawn)
    what = Message("oath-ask-pilgrims", {"count": count})
    picks = yield from choose(Ask(seat, what, options, count, count, True, "7.3.3-a", True))
    region = REGION[slot]
    cards = [drawn[i] for i in picks]
    for card in cards:
        s.hand[seat].remove(card)
    s.piles[region] += cards
    s.tell("pilgrims", seat, {"count": count, "region": REGIONS[region]}, cards, "", f"pile:{region}", bit(seat))


power("pilgrimage", when_played=pilgrimage)


# --- vows and bonds: the Vow of Kinship, the Lost Tongue, the Ancient Bloodline, the Ancient Pact, the Family Wagon ---


def vow_of_kinship(s: Position, use: Use, seat: int, card: int, slot: int, fresh: bool) -> None:
    """Once the vow is made, the favor on the board joins the Nomad bank; from then on purse.py sees to it."""
    if card == use.card and s.favor[seat]:
        s.tell("bank-favor", seat, {"amount": s.favor[seat], "suit": SUITS[NOMAD]})
        s.bank[NOMAD] += s.favor[seat]
        s.favor[seat] = 0


power("vow-of-kinship", binding=ALWAYS, kinship=True, played=vow_of_kinship)


def lost_tongue(s: Position, use: Use, seat: int, victim: int, thing: Target) -> Refused:
    if victim != use.owner or any(s.suit(card) == NOMAD for card in ruled_cards(s, seat)):
        return None
    return Message("oath-why-lost-tongue", {"card": use.power.id, "player": victim}), "9.2-a"


power("lost-tongue", binding=ALWAYS, shields=lost_tongue)


def ancient_bloodline(s: Position, use: Use, seat: int, card: int, slot: int) -> bool:
    """Of the holder's enemies, bandits included, everywhere and always (ruling)."""
    return rules_site(s, use.owner, slot) and (seat == BANDITS or enemies(s, seat, use.owner))


power("ancient-bloodline", binding=ALWAYS, locks=ancient_bloodline)


def ancient_pact(s: Position, use: Use, seat: int) -> Flow[None]:
    """Only for an Exile (ruling). The banner is given: its tokens stay (OQ-4)."""
    if s.role[seat] != EXILE or s.holder[DARKEST_SECRET] != seat:
        return
    if (yield from consent(seat, Message("oath-ask-ancient-pact", {"card": use.power.id}), "7.6.1-a")):
        give_banner(s, EMPIRE, DARKEST_SECRET)
        yield from become_citizen(s, seat, blind=True)


power("ancient-pact", when_played=ancient_pact)


def one_stranger(s: Position, use: Use, seat: int, limit: int) -> int:
    return 1 if seat == use.owner else limit


def of_the_family(s: Position, use: Use, seat: int, card: int, joining: int) -> bool:
    """Nomads ignore the limit, and one who joins the wagon makes nobody leave; facedown advisers are no Nomads."""
    if seat != use.owner:
        return False
    if joining not in (NOTHING, use.card) and s.suit(joining) == NOMAD:
        return True
    faceup = card == joining or (card in s.advisers[seat] and card not in s.down)
    return faceup and s.suit(card) == NOMAD


power("family-wagon", binding=ALWAYS, limit=one_stranger, uncounted=of_the_family)


# --- what others cannot do: the Spell Breaker, the Sacred Ground ---


def spell_breaker(s: Position, use: Use, seat: int, cost: Cost) -> Refused:
    """Bandits have enemies too (10.enemy)."""
    if not cost.secrets or rules(s, seat, use):
        return None
    return Message("oath-why-spell-breaker", {"card": use.power.id}), "9.2-a"


power("spell-breaker", binding=ALWAYS, bars_cost=spell_breaker)


def sacred_ground(s: Position, use: Use, seat: int, card: int, where: int) -> Refused:
    if where != REVEAL or s.pawn[seat] == use.slot:
        return None
    return Message("oath-why-sacred-ground", {"card": use.power.id, "site": s.cards.name(s.site[use.slot])}), "9.2-a"


power("sacred-ground", SEARCH, binding=ALWAYS, forbids=sacred_ground)
