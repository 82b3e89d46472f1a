"""Chance: a small generator whose stream is the same on every platform and Python version.

A multiply-with-carry generator with 32-bit words. `MULTIPLIER * 2**32 - 1` is a safe prime, so every state but
two fixed points lies on a cycle of about 2**61. All numbers stay below 2**62, which compiled code keeps in a
machine word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final

MULTIPLIER = 1030789473
WORD = 0xFFFFFFFF
MODULUS = MULTIPLIER * 2**32 - 1


def seed_state(seed: str) -> int:
    """A state for a seed of any form, never one of the two fixed points 0 and MODULUS."""
    return int.from_bytes(sha256(seed.encode(errors="surrogatepass")).digest()[:16], "big") % (MODULUS - 1) + 1


class Rng:
    """The only source of chance in a game; a copy goes on alike."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @staticmethod
    def of(seed: str) -> Rng:
        """The stream of a seed."""
        return Rng(seed_state(seed))

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers."""
        return Rng(self.state)

    def fork(self, name: str) -> Rng:
        """An independent stream that does not disturb this one (for search and for imagined worlds)."""
        return Rng.of(f"{self.state}/{name}")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        state = self.state
        state = self.state = MULTIPLIER * (state & WORD) + (state >> 32)
        return (((state ^ (state >> 32)) & WORD) * n) >> 32

    def die(self, sides: int) -> int:
        """A throw of a die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates. Each step of the generator serves three cards, one from the carry and two from the word
        (with up to 200 cards each of these choices is fair to one part in 100,000)."""
        state = self.state
        i = len(cards)
        while i > 1:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            carry = state >> 32
            word = (state ^ carry) & WORD
            j = carry % i
            i -= 1
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            if i > 1:
                j = word % i
                word //= i
                i -= 1
                card = cards[i]
                cards[i] = cards[j]
                cards[j] = card
                if i > 1:
                    j = word % i
                    i -= 1
                    card = cards[i]
                    cards[i] = cards[j]
                    cards[j] = card
        self.state = state


MWC: Final = "mwc/1"
"""The name of this generator in chronicles. What a name stands for never changes: another stream has another name."""

GENERATORS: Final[Mapping[str, Callable[[str], Rng]]] = {MWC: Rng.of}
"""The generators by name, each made from a table's seed."""
