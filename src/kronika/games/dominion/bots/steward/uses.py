"""What each card is good for, in the few numbers that decisions need: one entry per card, by experience. A card that
nobody has entered is guessed at by what its face tells."""

from __future__ import annotations

from typing import Final, NamedTuple

from kronika.games.dominion.faces import ACTION, CURSE, FACES, TREASURE, Face


class Use(NamedTuple):
    """A card in the eyes of its owner."""

    worth: float
    """How good it is to have in the deck; below 0: better without. Silver is 4, Gold 7."""
    coins: int = 0
    """Coins it gives when it is played, near enough."""
    cards: int = 0
    """Cards it draws."""
    actions: int = 0
    """Actions it gives; an Action card that gives none is terminal: one per turn, unless a village helps."""
    action: bool = True


def treasure(worth: float, coins: int) -> Use:
    return Use(worth, coins, action=False)


def victory(worth: float) -> Use:
    return Use(worth, action=False)


USES: Final[dict[str, Use]] = {
    "copper": treasure(0.5, 1),
    "silver": treasure(4, 2),
    "gold": treasure(7, 3),
    "harem": treasure(6.5, 2),
    "estate": victory(-1),
    "duchy": victory(-0.5),
    "province": victory(0),
    "gardens": victory(-0.5),
    "duke": victory(-0.5),
    "curse": victory(-4),
    # base set
    "cellar": Use(2, actions=1),
    "chapel": Use(3),
    "moat": Use(2.5, cards=2),
    "chancellor": Use(3, coins=2),
    "village": Use(2.5, cards=1, actions=2),
    "woodcutter": Use(3, coins=2),
    "workshop": Use(2.5),
    "bureaucrat": Use(4),
    "feast": Use(4),
    "militia": Use(5, coins=2),
    "moneylender": Use(4.5, coins=2),
    "remodel": Use(4),
    "smithy": Use(5, cards=3),
    "spy": Use(3.5, cards=1, actions=1),
    "thief": Use(2.5),
    "throne-room": Use(3.5),
    "council-room": Use(5.5, cards=4),
    "festival": Use(5, coins=2, actions=2),
    "laboratory": Use(6, cards=2, actions=1),
    "library": Use(5, cards=3),
    "market": Use(5.5, coins=1, cards=1, actions=1),
    "mine": Use(4.5, coins=1),
    "witch": Use(8, cards=2),
    "adventurer": Use(5, cards=2),
    # Intrigue
    "courtyard": Use(4.5, cards=2),
    "pawn": Use(2.5, cards=1, actions=1),
    "secret-chamber": Use(2, coins=1),
    "great-hall": Use(2.5, cards=1, actions=1),
    "masquerade": Use(5, cards=2),
    "shanty-town": Use(2.5, cards=1, actions=2),
    "steward": Use(4.5, coins=2),
    "swindler": Use(5, coins=2),
    "wishing-well": Use(3, cards=1, actions=1),
    "baron": Use(4, coins=2),
    "bridge": Use(4, coins=2),
    "conspirator": Use(4, coins=2),
    "coppersmith": Use(2, coins=2),
    "ironworks": Use(4),
    "mining-village": Use(3.5, cards=1, actions=2),
    "scout": Use(1, actions=1),
    "minion": Use(6, coins=2, actions=1),
    "saboteur": Use(4.5),
    "torturer": Use(7, cards=3),
    "trading-post": Use(4.5),
    "tribute": Use(4, coins=2),
    "upgrade": Use(5, cards=1, actions=1),
    "nobles": Use(6, cards=3),
}


def guessed(face: Face) -> Use:
    """A card is about as good as it is dear: of our own, one that costs 4 is worth 3 to 5."""
    if face.is_a(TREASURE):
        return treasure(0.5 + 2 * face.coins, face.coins)
    if not face.is_a(ACTION):
        return victory(-4 if face.is_a(CURSE) else -0.5)
    cards, actions, coins = face.gives
    return Use(1 + 0.75 * face.cost, coins, cards, actions)


USES.update({face.id: guessed(face) for face in FACES if face.id not in USES})

COINS: Final[dict[str, int]] = {card: use.coins for card, use in USES.items()}
WORTH: Final[dict[str, float]] = {card: use.worth for card, use in USES.items()}
ACTIONS: Final[frozenset[str]] = frozenset(card for card, use in USES.items() if use.action)
TERMINALS: Final[frozenset[str]] = frozenset(card for card in ACTIONS if USES[card].actions == 0)
VILLAGES: Final[frozenset[str]] = frozenset(card for card in ACTIONS if USES[card].actions >= 2)
TREASURES: Final[dict[str, int]] = {face.id: face.coins for face in FACES if face.is_a(TREASURE)}
DEAD: Final[frozenset[str]] = frozenset(face.id for face in FACES if not face.is_a(ACTION | TREASURE))
"""Cards that do nothing in hand."""
