"""Cards on the move: drawn, discarded, revealed and taken (10.discard, 10.draw, 10.take)."""

from __future__ import annotations

from kronika.engine.cards import bit
from kronika.engine.message import Args
from kronika.games.oath.faces import VISION
from kronika.games.oath.powers import POWERS, Use, in_play
from kronika.games.oath.purse import burn_loose, clear_tokens
from kronika.games.oath.state import (
    ADVISERS,
    BANNERS,
    DARKEST_SECRET,
    NOBODY,
    NOTHING,
    PEOPLES_FAVOR,
    REGION,
    REGIONS,
    RELIQUARY,
    Position,
)


def is_vision(s: Position, card: int) -> bool:
    return s.face(card).kind == VISION


# --- drawing ---


def draw_world(s: Position, seat: int, count: int) -> list[int]:
    """One by one from the world deck; a Vision stops it and moves the marker (5.1.2-b, 2.7.1-a)."""
    drawn: list[int] = []
    while len(drawn) < count and s.world:
        card = s.world.pop()
        drawn.append(card)
        if is_vision(s, card):
            s.visions_drawn += 1
            break
    s.hand[seat] += drawn
    s.cards.hide(drawn, bit(seat))
    s.cards.learn(seat, drawn)
    s.tell("draw-world", seat, {"count": len(drawn)}, drawn, "world", f"drawn:{seat}", bit(seat))
    if drawn and is_vision(s, drawn[-1]):
        s.tell("vision-drawn", seat, {"drawn": s.visions_drawn})
    return drawn


def draw_vision(s: Position, seat: int) -> int:
    """The Vision closest to the top of the world deck; what lies above it keeps its order, unseen."""
    card = next(card for card in reversed(s.world) if is_vision(s, card))
    s.world.remove(card)
    s.visions_drawn += 1
    s.hand[seat].append(card)
    s.cards.hide([card], bit(seat))
    s.cards.learn(seat, [card])
    s.tell("draw-world", seat, {"count": 1}, [card], "world", f"drawn:{seat}", bit(seat))
    s.tell("vision-drawn", seat, {"drawn": s.visions_drawn})
    return card


def draw_pile(s: Position, seat: int, region: int, count: int, bottom: bool = False) -> list[int]:
    pile = s.piles[region]
    drawn = [pile.pop(0 if bottom else -1) for _ in range(min(count, len(pile)))]
    s.hand[seat] += drawn
    s.cards.hide(drawn, bit(seat))
    s.cards.learn(seat, drawn)
    if drawn:
        place: Args = {"count": len(drawn), "region": REGIONS[region]}
        s.tell("draw-pile", seat, place, drawn, f"pile:{region}", f"drawn:{seat}", bit(seat))
    return drawn


# --- discarding ---


def pile_for(region: int) -> int:
    """Cards leave for the next region's pile: Cradle, Provinces, Hinterland, Cradle (10.discard-a)."""
    return (region + 1) % 3


def discard(s: Position, seat: int, cards: list[int], public: bool = False) -> None:
    """Cards that lie in no region follow the pawn of whoever discards them; the last one comes to lie on top."""
    to_pile(s, seat, cards, pile_for(REGION[s.pawn[seat]]), public)


def to_pile(s: Position, seat: int, cards: list[int], pile: int, public: bool = False) -> None:
    if not cards:
        return
    sees = -1 if public else bit(seat)
    if s.burying:
        # One after the other: the last one lies lowest.
        s.world[:0] = reversed(cards)
        s.tell("bury", seat, {"count": len(cards)}, cards, "", "world", sees)
    else:
        if s.discard_to is not None:
            pile, on_top = s.discard_to
            if not on_top:
                s.piles[pile][:0] = reversed(cards)
                s.tell(
                    "discard-under",
                    seat,
                    {"count": len(cards), "region": REGIONS[pile]},
                    cards,
                    "",
                    f"pile:{pile}",
                    sees,
                )
                return
        s.piles[pile] += cards
        s.tell("discard", seat, {"count": len(cards), "region": REGIONS[pile]}, cards, "", f"pile:{pile}", sees)


def discard_at_site(s: Position, seat: int, slot: int, card: int) -> None:
    s.cards_at[slot].remove(card)
    if seat == s.turn:
        # Homelands ask what the active player, not somebody else, discarded there (2.8.5).
        s.suits_discarded.append((slot, s.suit(card)))
    clear_tokens(s, s.turn, card)
    s.stale()
    to_pile(s, seat, [card], pile_for(REGION[slot]), True)


def discard_adviser(s: Position, seat: int, owner: int, card: int) -> None:
    """An adviser of `owner` goes to the pile that follows the pawn of `seat`, who discards it."""
    s.advisers[owner].remove(card)
    public = card not in s.down
    s.down.discard(card)
    clear_tokens(s, s.turn, card)
    s.stale()
    discard(s, seat, [card], public)


def locked(s: Position, seat: int, card: int, slot: int = NOTHING) -> bool:
    """7.2.2: printed on a faceup card, or made so for this player by a power. `slot` where a relic lies."""
    if card not in s.down and s.face(card).locked:
        return True
    uses = in_play(s).locks
    if not uses:
        return False
    if slot == NOTHING:
        slot = slot_of(s, card)
    for use in uses:
        assert use.power.locks is not None
        if slot != NOTHING and use.power.locks(s, use, seat, card, slot):
            return True
    return False


def discardable(s: Position, card: int, seat: int = NOBODY) -> bool:
    """Whether a player (by default the active one) may discard, move or swap the card: locked ones stay (7.2.2), and so
    do modifiers of the action under way (7.4.3)."""
    return card not in s.in_use and not locked(s, s.turn if seat == NOBODY else seat, card)


def slot_of(s: Position, card: int) -> int:
    for slot, cards in enumerate(s.cards_at):
        if card in cards:
            return slot
    return NOTHING


# --- moving and swapping (10.move, 10.swap): tokens travel along, nothing is played ---


def may_lie(s: Position, card: int, slot: int) -> bool:
    """7.2.1: whether a faceup card may lie at a site (its slot) or among advisers (NOTHING)."""
    face = s.face(card)
    return not face.site_only if slot == NOTHING else not face.adviser_only


def pick_up(s: Position, card: int) -> None:
    """From its site or from the advisers it is among."""
    for zone in (*s.cards_at, *s.advisers):
        if card in zone:
            zone.remove(card)
            return


def move_to_site(s: Position, card: int, slot: int) -> None:
    pick_up(s, card)
    s.cards_at[slot].append(card)
    s.stale()
    place: Args = {"card": s.cards.name(card), "slot": slot, "site": s.cards.name(s.site[slot])}
    s.tell("move-card", s.turn, place, [card], "", f"site:{slot}")


def move_to_adviser(s: Position, card: int, seat: int) -> None:
    pick_up(s, card)
    s.advisers[seat].append(card)
    s.stale()
    s.tell("move-adviser", s.turn, {"card": s.cards.name(card), "player": seat}, [card], "", f"advisers:{seat}")


def swap_cards(s: Position, one: int, other: int) -> None:
    """Two cards at sites or among advisers trade places."""
    trade_places(s, one, other)
    s.tell("swap", s.turn, {"card": s.cards.name(one), "other": s.cards.name(other)})


def trade_places(s: Position, one: int, other: int) -> None:
    zones = [zone for zone in (*s.cards_at, *s.advisers) if one in zone or other in zone]
    places = [(zone, zone.index(card)) for card in (one, other) for zone in zones if card in zone]
    (here, i), (there, j) = places
    here[i], there[j] = other, one
    s.stale()


def swap_dispossessed(s: Position, cards: list[int]) -> list[int]:
    """Cards join the Dispossessed, which are shuffled, and as many of them come back, unseen."""
    s.dispossessed += cards
    s.rng.shuffle(s.dispossessed)
    # Whoever remembers one of them can't tell any more whether it stays or comes back.
    s.cards.hide(s.dispossessed)
    return [s.dispossessed.pop() for _ in cards]


# --- sites ---


def reveal_site(s: Position, slot: int) -> None:
    """A site turns faceup and its prompt is followed, as far as it goes (5.6.2-a, 2.8.2-a)."""
    s.site_faceup[slot] = True
    s.cards.reveal([s.site[slot]])
    s.stale()
    s.tell(
        "reveal-site", s.turn, {"slot": slot, "site": s.cards.name(s.site[slot])}, [s.site[slot]], "", f"site:{slot}"
    )
    stock_site(s, slot)
    for _ in range(s.site_face(slot).reveal_relics):
        if s.relic_deck:
            s.relics_at[slot].append(s.relic_deck.pop())


def stock_site(s: Position, slot: int) -> None:
    face = s.site_face(slot)
    favor = min(face.reveal_favor, s.shared)
    s.shared -= favor
    s.favor_at[slot] += favor
    s.secrets_at[slot] += face.reveal_secrets


def capacity(s: Position, slot: int) -> int:
    """How many more cards may lie at a site; facedown sites hold none (2.8.1)."""
    return room(s, slot) - len(s.cards_at[slot]) if s.site_faceup[slot] else 0


def room(s: Position, slot: int) -> int:
    """The whole capacity of a faceup site."""
    total = s.site_face(slot).capacity
    for use in in_play(s).capacities:
        assert use.power.capacity is not None
        total = use.power.capacity(s, use, slot, total)
    return total


# --- relics and banners ---


def hold_relic(s: Position, seat: int, card: int, src: str) -> None:
    """A relic comes to a player's personal bank, faceup (5.4.3)."""
    s.relics[seat].append(card)
    s.cards.reveal([card])
    s.stale()
    s.tell("relic", seat, {"card": s.cards.name(card)}, [card], src, f"relics:{seat}")


def take_relic(s: Position, seat: int, card: int, src: str) -> None:
    """As `hold_relic`; whoever takes the Grand Scepter cannot use it in this turn (2.4-c)."""
    if s.turn == seat:
        s.relics_taken.append(card)
    s.loot.append((seat, card))
    hold_relic(s, seat, card, src)


def take_relic_from(s: Position, seat: int, victim: int, card: int) -> None:
    s.relics[victim].remove(card)
    take_relic(s, seat, card, f"relics:{victim}")


def give_relic(s: Position, seat: int, to: int, card: int) -> None:
    """Giving is no taking (10.give)."""
    s.relics[seat].remove(card)
    hold_relic(s, to, card, f"relics:{seat}")


def leave_reliquary(s: Position, space: int) -> int:
    """A relic leaves its space, whose modifier binds the Chancellor from now on (2.3-c)."""
    card = s.reliquary[space]
    s.reliquary[space] = NOTHING
    s.stale()
    s.tell("uncover", 0, {"space": RELIQUARY[space]})
    return card


def seize_banner(s: Position, seat: int, banner: int) -> None:
    """Taken in any way but Recover: two tokens burn, never the last, and the People's Favor turns to Mob (2.5.3)."""
    s.holder[banner] = seat
    burned = min(2, s.banner[banner] - 1)
    s.banner[banner] -= burned
    s.tell("seize-banner", seat, {"banner": BANNERS[banner], "burned": burned})
    if banner == PEOPLES_FAVOR:
        if burned:
            burn_loose(s, seat, burned)  # OQ-56: it is the taker who burns it
        s.mob = True


def give_banner(s: Position, to: int, banner: int) -> None:
    """Given in an exchange: nothing happens to its tokens (OQ-4)."""
    s.holder[banner] = to
    s.tell("give-banner", to, {"banner": BANNERS[banner]})


def holdings(s: Position, seat: int) -> int:
    """Relics and banners in total; what lies in the Reliquary does not count (2.3-d)."""
    return len(s.relics[seat]) + (s.holder[PEOPLES_FAVOR] == seat) + (s.holder[DARKEST_SECRET] == seat)


def adviser_limit(s: Position, seat: int, joining: int = NOTHING) -> int:
    """Powers may lower it (7.6.4), also that of a card just `joining` faceup; the lowest counts."""
    limit = ADVISERS
    for use in in_play(s).limits:
        assert use.power.limit is not None
        limit = min(limit, use.power.limit(s, use, seat, limit))
    for use in joining_uses(s, seat, joining):
        if use.power.limit is not None:
            limit = min(limit, use.power.limit(s, use, seat, limit))
    return limit


def counted_advisers(s: Position, seat: int, card: int, joining: int = NOTHING) -> list[int]:
    """The player's advisers that count against the limit when `card` is among them; `joining` if it comes faceup."""
    mine = s.advisers[seat] if card in s.advisers[seat] else [*s.advisers[seat], card]
    uses = in_play(s).uncounted + [use for use in joining_uses(s, seat, joining) if use.power.uncounted is not None]
    if not uses:
        return mine
    return [
        other
        for other in mine
        if not any(
            use.power.uncounted is not None and use.power.uncounted(s, use, seat, other, joining) for use in uses
        )
    ]


def joining_uses(s: Position, seat: int, card: int) -> list[Use]:
    """The powers that a card brings when it comes faceup to a player."""
    if card == NOTHING:
        return []
    return [Use(power, card, NOTHING, seat) for power in POWERS.get(s.cards.face[card], ())]
