"""Cards on the move: drawn, discarded, revealed and taken (10.discard, 10.draw, 10.take)."""

from __future__ import annotations

from kronika.engine.cards import bit
from kronika.games.oath.faces import VISION
from kronika.games.oath.powers import POWERS, Use, in_play
from kronika.games.oath.purse import clear_tokens
from kronika.games.oath.state import (
    BANNERS,
    DARKEST_SECRET,
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


def draw_pile(s: Position, seat: int, region: int, count: int) -> list[int]:
    pile = s.piles[region]
    drawn = [pile.pop() for _ in range(min(count, len(pile)))]
    s.hand[seat] += drawn
    s.cards.hide(drawn, bit(seat))
    s.cards.learn(seat, drawn)
    place = {"count": len(drawn), "region": REGIONS[region]}
    s.tell("draw-pile", seat, dict(place), drawn, f"pile:{region}", f"drawn:{seat}", bit(seat))
    return drawn


# --- discarding ---


def pile_for(region: int) -> int:
    """Cards leave for the next region's pile: Cradle, Provinces, Hinterland, Cradle (10.discard-a)."""
    return (region + 1) % 3


def discard(s: Position, seat: int, cards: list[int], public: bool = False) -> None:
    """Cards that lie in no region follow the pawn of who discards them; the last one comes to lie on top."""
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
        s.piles[pile] += cards
        s.tell("discard", seat, {"count": len(cards), "region": REGIONS[pile]}, cards, "", f"pile:{pile}", sees)


def discard_at_site(s: Position, seat: int, slot: int, card: int) -> None:
    s.cards_at[slot].remove(card)
    if seat == s.turn:
        # Homelands ask what the active player, not somebody else, discarded there (2.8.5).
        s.dropped.append(slot * 6 + s.suit(card))
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


def discard_vision(s: Position, seat: int) -> None:
    card = s.vision[seat]
    s.vision[seat] = NOTHING
    discard(s, seat, [card], True)


def discardable(s: Position, card: int) -> bool:
    """Locked faceup cards stay (7.2.2), and so do modifiers of the action under way (7.4.3)."""
    return (card in s.down or not s.face(card).locked) and card not in s.in_use


# --- sites ---


def reveal_site(s: Position, slot: int) -> None:
    """A site turns faceup and its prompt is followed, as far as it goes (5.6.2-a, 2.8.2-a)."""
    s.up[slot] = True
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
    return s.site_face(slot).capacity - len(s.cards_at[slot]) if s.up[slot] else 0


# --- relics and banners ---


def hold_relic(s: Position, seat: int, card: int, src: str) -> None:
    """A relic comes to a player's personal bank, faceup (5.4.3)."""
    s.relics[seat].append(card)
    s.cards.reveal([card])
    s.stale()
    s.tell("relic", seat, {"card": s.cards.name(card)}, [card], src, f"relics:{seat}")


def take_relic(s: Position, seat: int, card: int, src: str) -> None:
    """As `hold_relic`; who takes the Grand Scepter cannot use it in this turn (2.4-c)."""
    if s.turn == seat:
        s.taken.append(card)
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
    if banner == PEOPLES_FAVOR:
        s.shared += burned
        s.mob = True
    s.tell("seize-banner", seat, {"banner": BANNERS[banner], "burned": burned})


def give_banner(s: Position, to: int, banner: int) -> None:
    """Given in an exchange: nothing happens to its tokens (OQ-4)."""
    s.holder[banner] = to
    s.tell("give-banner", to, {"banner": BANNERS[banner]})


def holdings(s: Position, seat: int) -> int:
    """Relics and banners in total; what lies in the Reliquary does not count (2.3-d)."""
    return len(s.relics[seat]) + (s.holder[PEOPLES_FAVOR] == seat) + (s.holder[DARKEST_SECRET] == seat)


def adviser_limit(s: Position, seat: int, base: int, joining: int = NOTHING) -> int:
    """Powers may lower it (7.6.4), also that of a card just `joining` faceup; the lowest counts."""
    for use in in_play(s).limits:
        assert use.power.limit is not None
        base = min(base, use.power.limit(s, use, seat, base))
    if joining != NOTHING:
        for power in POWERS.get(s.cards.face[joining], ()):
            if power.limit is not None:
                base = min(base, power.limit(s, Use(power, joining, NOTHING, seat), seat, base))
    return base
