"""The decks between two games: six cards come, six go, relics return, the world deck is rebuilt (8.4 to 8.8)."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import Ask, Flow, Option
from kronika.engine.flow import choose
from kronika.engine.message import Message, Ref
from kronika.games.oath.faces import DENIZEN, FACES, SCEPTER, SUITS, VISION
from kronika.games.oath.legacy import Legacy, Place, build_world_deck
from kronika.games.oath.powers import advisers_of
from kronika.games.oath.state import NOBODY, NOTHING, SLOTS, Position

SHARES: Final[tuple[int, ...]] = (3, 2, 1)
"""How many cards of the suit, of the next one clockwise and of the one after are added."""
SIX: Final = 6


# --- 8.4 ---


def add_six(s: Position) -> Flow[None]:
    suit = yield from favored_suit(s)
    suits = [(suit + i) % len(SUITS) for i in range(3)]
    stacks = [
        [face for face in s.archive if FACES[face].kind == DENIZEN and FACES[face].suit == each] for each in suits
    ]
    if any(len(stack) < share for stack, share in zip(stacks, SHARES, strict=True)):
        yield from recall(s)
        return
    added: list[int] = []
    for stack, share in zip(stacks, SHARES, strict=True):
        s.rng.shuffle(stack)
        added += stack[:share]
    s.archive = tuple(face for face in s.archive if face not in added)
    s.world += [s.cards.add(face) for face in added]
    s.deeds.append(("favored", SUITS[suit]))
    s.tell("add-six", s.winner, {"suit": SUITS[suit], "second": SUITS[suits[1]], "third": SUITS[suits[2]]})


def favored_suit(s: Position) -> Flow[int]:
    """The most common suit among the winner's faceup advisers; ties and no advisers leave a choice (8.4-a, OQ-16)."""
    counts = [advisers_of(s, s.winner, suit) for suit in range(len(SUITS))]
    most = max(counts)
    options = [
        Option(f"suit:{name}", Message("oath-do-favored", {"suit": name}), (Ref("bank", name),), 1, suit)
        for suit, name in enumerate(SUITS)
        if counts[suit] == most
    ]
    picks = yield from choose(Ask(s.winner, Message("oath-ask-favored-suit"), options, rule="8.4-a"))
    return options[picks[0]].value


def recall(s: Position) -> Flow[None]:
    """The Archive is short: six of the largest suit among the Dispossessed come back, the rest go to the Archive
    (8.4-b); with fewer than six of it, as many as there are (OQ-29)."""
    stacks = [[card for card in s.dispossessed if s.suit(card) == suit] for suit in range(len(SUITS))]
    most = max(len(stack) for stack in stacks)
    options = [
        Option(f"suit:{name}", Message("oath-do-favored", {"suit": name}), (Ref("bank", name),), 1, suit)
        for suit, name in enumerate(SUITS)
        if len(stacks[suit]) == most
    ]
    picks = yield from choose(Ask(s.winner, Message("oath-ask-recall"), options, rule="8.4-b"))
    suit = options[picks[0]].value
    s.rng.shuffle(stacks[suit])
    back = stacks[suit][:SIX]
    s.world += back
    left = [card for card in s.dispossessed if card not in back]
    s.archive = (*s.archive, *(s.cards.face[card] for card in left))
    s.box += left
    s.dispossessed = []
    s.deeds.append(("recalled", SUITS[suit]))
    s.tell("recall", s.winner, {"suit": SUITS[suit], "count": len(back)})


# --- 8.5 ---


def remove_six(s: Position) -> int:
    """Visions aside; then six random cards of all piles and the losers' advisers go to the Dispossessed, unseen. It
    returns how many those were."""
    s.prophet, s.prophecy = NOBODY, NOTHING
    zones = [s.world, *s.piles, *s.advisers, *s.hand, [card for card in s.vision if card != NOTHING]]
    s.box += [card for zone in zones for card in zone if s.face(card).kind == VISION]
    s.vision = [NOTHING] * s.seats
    losers = [card for seat in range(s.seats) if seat != s.winner for card in s.advisers[seat]]
    pool = [card for card in (*losers, *(card for pile in s.piles for card in pile)) if s.face(card).kind == DENIZEN]
    pool += [card for seat in range(s.seats) for card in s.hand[seat] if s.face(card).kind == DENIZEN]
    s.rng.shuffle(pool)
    gone, stay = pool[:SIX], pool[SIX:]
    mine = [card for card in s.advisers[s.winner] if s.face(card).kind == DENIZEN]
    s.world = [card for card in s.world if s.face(card).kind == DENIZEN] + stay + mine
    s.piles = [[], [], []]
    s.hand = [[] for _ in range(s.seats)]
    s.advisers = [[] for _ in range(s.seats)]
    s.down = set()
    # Anybody who knew the cards of the shuffle could tell from those that stayed which are gone.
    s.cards.hide(pool)
    s.cards.hide(s.world)
    s.dispossessed += gone
    s.stale()
    s.tell("remove-six", s.winner, {"count": len(gone)})
    return len(gone)


# --- 8.6 ---


def clean_relics(s: Position) -> int:
    """Losers' relics into the deck, shuffled; sites filled; the winner's and the Reliquary's on top (8.6). Returns how
    many came back from players and the Reliquary."""
    lost = [card for seat in range(s.seats) if seat != s.winner for card in s.relics[seat]]
    scepters = [card for card in (*lost, *s.relics[s.winner]) if s.cards.face[card] == SCEPTER]
    lost = [card for card in lost if card not in scepters]
    s.relic_deck += lost
    s.rng.shuffle(s.relic_deck)
    s.cards.hide(s.relic_deck)
    for slot in range(SLOTS):
        while s.site_faceup[slot] and s.relic_deck and len(s.relics_at[slot]) < s.site_face(slot).reveal_relics:
            s.relics_at[slot].append(s.relic_deck.pop())
    top = [card for card in s.relics[s.winner] if card not in scepters]
    top += [card for card in s.reliquary if card != NOTHING]
    s.rng.shuffle(top)
    s.cards.hide(top)
    s.relic_deck += top
    s.relics = [[] for _ in range(s.seats)]
    s.reliquary = [NOTHING] * 4
    s.box += scepters
    s.caged = {}
    s.stale()
    returned = len(lost) + len(top)
    s.tell("relics-return", s.winner, {"count": returned})
    return returned


# --- 8.7, 8.8 ---


def rebuild(s: Position, oath: int, citizens: list[int]) -> Legacy:
    """The stored world: the map with its cards, the boards, and the world deck as 8.8 builds it."""
    face = s.cards.face
    places = [
        Place(
            face[s.site[slot]],
            not s.site_faceup[slot],
            [face[card] for card in s.cards_at[slot]],
            [face[card] for card in s.relics_at[slot]],
        )
        for slot in range(SLOTS)
    ]
    world = build_world_deck([face[card] for card in s.world], s.rng)
    legacy = Legacy(oath, places, world, [face[card] for card in reversed(s.relic_deck)], citizens)
    legacy.dispossessed = [face[card] for card in s.dispossessed]
    return legacy
