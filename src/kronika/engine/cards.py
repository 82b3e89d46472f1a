"""Physical cards: an id is a card, its face is a table entry, and who knows which face is kept beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kronika.engine.rng import Rng

EVERYONE: Final = -1
"""The set of all seats, spectators too: all bits of a mask."""


def bit(seat: int) -> int:
    """The mask of one seat, for `known` and for who sees an event."""
    return 1 << seat


def sees(seat: int | None, mask: int) -> bool:
    """Whether a seat (None: a spectator) is in a mask of seats."""
    return mask == EVERYONE or (seat is not None and mask >> seat & 1 != 0)


class Cards:
    """All cards of a game. `known` holds what goes beyond the zones' own rules (a hand is known to its owner
    anyway): for a card, the seats that know what lies in its place, as a bit mask.

    `reveal_count` counts how often something hidden came out; undo looks at it.
    """

    __slots__ = ("face", "known", "names", "reveal_count")

    def __init__(self, names: Sequence[str], face: list[int], known: dict[int, int], reveal_count: int = 0) -> None:
        self.names = names
        self.face = face
        self.known = known
        self.reveal_count = reveal_count

    def copy(self) -> Cards:
        """An independent copy; the names are shared, since nobody changes them."""
        return Cards(self.names, self.face[:], self.known.copy(), self.reveal_count)

    def add(self, face: int) -> int:
        """A new card with this face; returns its id."""
        self.face.append(face)
        return len(self.face) - 1

    def name(self, card: int) -> str:
        """The name of a card's face."""
        return self.names[self.face[card]]

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether a seat (None: a spectator) knows what lies in the card's place, beyond the zones' own rules."""
        return sees(seat, self.known.get(card, 0))

    def unknown(self, seat: int | None, cards: list[int]) -> list[int]:
        """Those of the cards that a seat (None: a spectator) does not know, beyond the zones' own rules."""
        known = self.known
        if seat is None:
            return [card for card in cards if known.get(card, 0) != EVERYONE]
        return [card for card in cards if not known.get(card, 0) >> seat & 1]

    def draw(self, deck: list[int], hand: list[int], count: int = 1) -> list[int]:
        """The top cards of a deck (the end of its list) go to a hand, as many as there are, and are returned. Whoever
        draws sees them, so nothing before it can be taken back."""
        drawn = [deck.pop() for _ in range(min(count, len(deck)))]
        hand += drawn
        if drawn:
            self.came_out()
        return drawn

    def came_out(self) -> None:
        """Something hidden has been seen, so nothing before it can be taken back. `draw`, `learn` and `reveal` say so
        themselves; this is for a way of the game's own."""
        self.reveal_count += 1

    def learn(self, seat: int, cards: Iterable[int]) -> None:
        """The seat looks at cards (a peek, a draw)."""
        known = self.known
        for card in cards:
            known[card] = known.get(card, 0) | (1 << seat)
        self.came_out()

    def reveal(self, cards: Iterable[int]) -> None:
        """Everybody sees the cards."""
        for card in cards:
            self.known[card] = EVERYONE
        self.came_out()

    def hide(self, cards: Iterable[int], keep: int = 0) -> None:
        """All but the seats in the mask `keep` lose track of which of these cards lies where."""
        known = self.known
        if not known:
            return
        for card in cards:
            mask = known.get(card)
            if mask is not None:
                if mask & keep:
                    known[card] = mask & keep
                else:
                    del known[card]

    def permute(self, groups: Iterable[Sequence[int]], rng: Rng) -> None:
        """Another world: within each group the faces change places. Nothing else does. The outcome depends on which
        faces are in a group, and not on which of them lay where."""
        face = self.face
        for group in groups:
            faces = sorted([face[card] for card in group])
            rng.shuffle(faces)
            for card, new in zip(group, faces, strict=True):
                face[card] = new

    def plain(self) -> object:
        """As JSON-able data, for the state's digest."""
        return [self.face, sorted(self.known.items())]
