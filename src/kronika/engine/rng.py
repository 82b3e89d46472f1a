"""Chance: two generators behind one interface, whose streams are the same on every platform and Python version.

`Mwc` is fast and made for simulations: whoever sees some forty of its dice can compute all others. `Sha512` is for
tables of people: nobody can compute anything from what it has shown. A chronicle names its generator.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import sha256, sha512
from struct import Struct
from typing import Final

from mypy_extensions import i64

from kronika.engine.commitment import sealed, text_bytes

MULTIPLIER: Final = 1030789473
WORD: Final = 0xFFFFFFFF
MODULUS: Final = MULTIPLIER * 2**32 - 1


class Rng(ABC):
    """The only source of chance in a game; a copy goes on alike."""

    __slots__ = ()

    @property
    @abstractmethod
    def state(self) -> int:
        """Where the stream stands, for digests: if two are equal, no chance has been used in between."""

    @abstractmethod
    def copy(self) -> Rng:
        """A generator that goes on with the same numbers."""

    @abstractmethod
    def fork(self, name: str) -> Rng:
        """An independent stream of the same kind, made from this one and a name; this one is not disturbed."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

    def die(self, sides: int) -> int:
        """A throw of a die: 1 to `sides`."""
        return self.below(sides) + 1

    @abstractmethod
    def shuffle(self, cards: list[int]) -> None:
        """Puts cards into an order that nobody knows."""


def seed_state(seed: str) -> int:
    """A state for a seed of any form, never one of the two fixed points 0 and MODULUS."""
    return int.from_bytes(sha256(text_bytes(seed)).digest()[:16], "big") % (MODULUS - 1) + 1


class Mwc(Rng):
    """A multiply-with-carry generator with 32-bit words. `MULTIPLIER * 2**32 - 1` is a safe prime, so every state but
    two fixed points lies on a cycle of about 2**61. All numbers stay below 2**62, which compiled code keeps in a
    machine word."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state: i64 = state

    @staticmethod
    def of(seed: str) -> Mwc:
        """The stream of a seed."""
        return Mwc(seed_state(seed))

    @property
    def state(self) -> int:
        """All there is to know about the stream."""
        return self._state

    def copy(self) -> Mwc:
        """A generator that goes on with the same numbers."""
        return Mwc(self._state)

    def fork(self, name: str) -> Mwc:
        """The stream of this moment's state and a name."""
        return Mwc.of(f"{self._state}/{name}")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        state = self._state
        state = self._state = MULTIPLIER * (state & WORD) + (state >> 32)
        word: int = (state ^ (state >> 32)) & WORD  # times `n` it may be more than a machine word holds
        return (word * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates. Each step of the generator serves three cards, one from the carry and two from the word
        (with up to 200 cards each of these choices is fair to one part in 100,000)."""
        state = self._state
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
        self._state = state


BLOCK: Final = Struct("<16I")
"""SHA-512 gives sixteen words of 32 bits, the low byte first."""


class Sha512(Rng):
    """SHA-512 in counter mode: block i of the stream is the hash of a key of 32 bytes and of i in 8 bytes, the low one
    first. A browser's `crypto.subtle` gives the same stream. Every number and every card costs one word."""

    __slots__ = ("_at", "_block", "_key", "_words")

    def __init__(self, key: bytes, block: int = 0, words: list[int] | None = None, at: int = 16) -> None:
        self._key = key
        self._block = block
        """The next block."""
        self._words = [] if words is None else words
        """The last block; never changed, so that copies share it."""
        self._at = at

    @staticmethod
    def of(seed: str) -> Sha512:
        """The stream of a seed."""
        return Sha512(key_of(b"kronika seed 1", text_bytes(seed)))

    @property
    def state(self) -> int:
        """A hash of the key and of how many words were drawn: it tells neither."""
        drawn = self._block * 16 + self._at - 16
        told = sha256(sealed(b"kronika state 1", self._key, drawn.to_bytes(8, "big")))
        return int.from_bytes(told.digest()[:16], "big")

    def copy(self) -> Sha512:
        """A generator that goes on with the same numbers."""
        return Sha512(self._key, self._block, self._words, self._at)

    def fork(self, name: str) -> Sha512:
        """The stream from its beginning under a key made of this one's and a name."""
        return Sha512(key_of(b"kronika fork 1", self._key, text_bytes(name)))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Some are likelier than others, by n parts in 2**32 at most; in return every number
        costs one word, so that the stream is easy to follow."""
        at = self._at
        if at == 16:
            self._refill()
            at = 0
        self._at = at + 1
        return (self._words[at] * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, from the last card down: each changes places with one of those up to it."""
        at = self._at
        words = self._words
        for i in range(len(cards) - 1, 0, -1):
            if at == 16:
                self._refill()
                words = self._words
                at = 0
            j = (words[at] * (i + 1)) >> 32
            at += 1
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self._at = at

    def _refill(self) -> None:
        self._words = list(BLOCK.unpack(sha512(self._key + self._block.to_bytes(8, "little")).digest()))
        self._block += 1


def key_of(*parts: bytes) -> bytes:
    """A key made of parts, of which it tells nothing."""
    return sha512(sealed(*parts)).digest()[:32]


MWC: Final = "mwc/1"
SHA512: Final = "sha512/1"
"""The names of the generators in chronicles. What a name stands for never changes: another stream has another name."""

GENERATORS: Final[Mapping[str, Callable[[str], Rng]]] = {MWC: Mwc.of, SHA512: Sha512.of}
"""The generators by name, each made from a table's seed."""
