"""Shopping lists: what a plan buys, and how each card enters one."""

from __future__ import annotations

from typing import NamedTuple


class Want(NamedTuple):
    """A line of a shopping list. The first line that can be paid and whose conditions hold is bought."""

    card: str
    most: int = 99
    """Until I have that many."""
    per: float = 0
    """For a terminal: as long as I have less than one per that many cards, beside one for each village."""
    free: int = 0
    """That many whatever other terminals I have."""
    late: float = 99
    """Only when the end is this near (`Assessment.left`)."""
    early: float = -1
    """Only while the end is at least this far."""
    money: int = 0
    """Only with that many coins in all my cards."""
    after: tuple[str, int] | None = None
    """Only when I have that many of another card."""
    under: tuple[str, int] | None = None
    """Only while I have less than that many more of it than of another card; a village counts for all villages."""
    rival: tuple[str, int] | None = None
    """Only when a rival has that many of another card, for all to see."""


class Plan(NamedTuple):
    """A way to play a kingdom that has all the cards it needs."""

    name: str
    cards: frozenset[str]
    wants: tuple[Want, ...]
    trims: bool = False
    """Whether Coppers go too, where they can be trashed."""
    rush: bool = False
    """Whether many cards are the aim (Gardens)."""
    duchies: bool = False
    """Whether Duchies are wanted all the time (Duke)."""
    estates: bool = False
    """Whether Estates serve the plan (Baron)."""
    coins: int = 6
    """How many coins in all my cards Coppers are kept for."""


# --- how each card enters a shopping list ---

OVER = 0
"""Bought rather than Gold."""
UNDER = 1
"""Bought rather than Silver, not rather than Gold."""
SPARE = 2
"""Bought with coins that don't pay for a Silver."""

LINES: dict[str, tuple[int, Want]] = {
    # base set
    "cellar": (SPARE, Want("cellar", most=1)),
    "chapel": (OVER, Want("chapel", most=1, early=7)),
    "moat": (SPARE, Want("moat", most=3, per=11)),
    "chancellor": (UNDER, Want("chancellor", most=1, per=10)),
    "village": (UNDER, Want("village", most=3, after=("@terminal", 2))),
    "woodcutter": (UNDER, Want("woodcutter", most=1, per=10)),
    "workshop": (UNDER, Want("workshop", most=1, per=10)),
    "bureaucrat": (UNDER, Want("bureaucrat", most=2, per=8)),
    "feast": (UNDER, Want("feast", most=1, per=9, early=6)),
    "gardens": (UNDER, Want("gardens", late=4)),
    "militia": (UNDER, Want("militia", most=3, per=6)),
    "moneylender": (UNDER, Want("moneylender", most=1, early=6)),
    "remodel": (UNDER, Want("remodel", most=1)),
    "smithy": (UNDER, Want("smithy", most=3, per=11)),
    "spy": (SPARE, Want("spy", most=2)),
    "thief": (UNDER, Want("thief", most=2, per=11)),
    "throne-room": (UNDER, Want("throne-room", most=2, after=("@action", 3))),
    "council-room": (UNDER, Want("council-room", most=1)),
    "festival": (UNDER, Want("festival", most=8)),
    "laboratory": (UNDER, Want("laboratory", most=8)),
    "library": (UNDER, Want("library", most=4, per=8)),
    "market": (UNDER, Want("market", most=8)),
    "mine": (UNDER, Want("mine", most=1)),
    "witch": (OVER, Want("witch", most=2, per=11, free=1)),
    "adventurer": (OVER, Want("adventurer", most=1, per=11)),
    # Intrigue
    "courtyard": (UNDER, Want("courtyard", most=3, per=11)),
    "pawn": (SPARE, Want("pawn", most=3)),
    "secret-chamber": (SPARE, Want("secret-chamber", most=1, per=9)),
    "great-hall": (SPARE, Want("great-hall", most=8)),
    "masquerade": (UNDER, Want("masquerade", most=1)),
    "shanty-town": (SPARE, Want("shanty-town", most=2)),
    "steward": (UNDER, Want("steward", most=2, per=11)),
    "swindler": (UNDER, Want("swindler", most=3, per=9, free=1)),
    "wishing-well": (SPARE, Want("wishing-well", most=3)),
    "baron": (UNDER, Want("baron", most=2, per=8)),
    "bridge": (UNDER, Want("bridge", most=1)),
    "conspirator": (UNDER, Want("conspirator", most=3, per=11)),
    "coppersmith": (UNDER, Want("coppersmith", most=1, per=9, early=6)),
    "duke": (UNDER, Want("duke", after=("duchy", 4))),
    "ironworks": (UNDER, Want("ironworks", most=1)),
    "mining-village": (UNDER, Want("mining-village", most=3, after=("@terminal", 2))),
    "scout": (SPARE, Want("scout", most=0)),
    "minion": (UNDER, Want("minion", most=8)),
    "saboteur": (UNDER, Want("saboteur", most=1)),
    "torturer": (OVER, Want("torturer", most=3, per=11, free=1)),
    "trading-post": (UNDER, Want("trading-post", most=1, early=6)),
    "tribute": (OVER, Want("tribute", most=2, per=8)),
    "upgrade": (UNDER, Want("upgrade", most=1, early=6)),
    "harem": (OVER, Want("harem")),
    "nobles": (OVER, Want("nobles", most=3, per=11)),
}
"""A useful number of each card in a deck that lives of money. For most cards the best of 15 to 50 variants (place,
number, share of terminals) against plain money; for cards that do nothing alone (villages, Throne Room) a guess."""
