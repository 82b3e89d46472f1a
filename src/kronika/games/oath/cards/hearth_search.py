"""Powers of the suit Hearth that bear on Searches, beyond the first world."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.engine.ask import Flow
from kronika.games.oath.action import Action, Bill
from kronika.games.oath.cards.choices import one_bank
from kronika.games.oath.faces import DENIZEN, NOMAD, ORDER
from kronika.games.oath.moves import discardable
from kronika.games.oath.powers import ALWAYS, SEARCH, Use, in_play, power
from kronika.games.oath.purse import gain_favor
from kronika.games.oath.search import Search
from kronika.games.oath.state import PEOPLES_FAVOR, REGION, REGION_SLOTS, SLOTS, Position
from kronika.games.oath.targets import Target

# --- Crop Rotation ---


def fields(s: Position, use: Use, seat: int, slot: int) -> list[int]:
    """Not itself: it modifies the play (7.4.3)."""
    return [
        card
        for card in s.cards_at[slot]
        if card != use.card and s.face(card).kind == DENIZEN and discardable(s, card, seat)
    ]


def worth_rotating(s: Position, use: Use, act: Action) -> bool:
    """Whether there is anything to discard where a card may be played."""
    slots: Iterable[int] = (act.site,)
    if s.holder[PEOPLES_FAVOR] == act.seat:
        slots = REGION_SLOTS[REGION[act.site]]
    if any(other.power.reach is not None for other in in_play(s).modifiers[SEARCH]):
        slots = range(SLOTS)
    return any(s.site_faceup[slot] and fields(s, use, act.seat, slot) for slot in slots)


power("crop-rotation", SEARCH, clears=fields, relevant=worth_rotating)


def land_warden(s: Position, use: Use, act: Action) -> None:
    assert isinstance(act, Search)
    act.plays = 2


power("land-warden", SEARCH, taken_up=land_warden)


def news_from_afar(s: Position, use: Use, act: Action, target: Target, bill: Bill) -> None:
    bill.free = True


power("news-from-afar", SEARCH, price=news_from_afar)


# --- guilds that earn when others play: Book Binders, Saddle Makers ---


def book_binders(s: Position, use: Use, seat: int, card: int) -> Flow[None] | None:
    return one_bank(s, use, use.owner, 2) if seat != use.owner else None


power("book-binders", binding=ALWAYS, vision_played=book_binders)


def saddle_makers(s: Position, use: Use, seat: int, card: int, slot: int, fresh: bool) -> None:
    if seat != use.owner and s.suit(card) in (NOMAD, ORDER):
        gain_favor(s, use.owner, s.suit(card), 2)


power("saddle-makers", SEARCH, binding=ALWAYS, played=saddle_makers)
