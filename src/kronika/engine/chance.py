"""Where all chance of a table comes from."""

from __future__ import annotations

from kronika.engine.commitment import Commitment
from kronika.engine.errors import SetupError
from kronika.engine.rng import GENERATORS, Rng


class Chance:
    """A generator by its name, its seed, and how that came about where nobody could choose it."""

    __slots__ = ("commitment", "generator", "seed")

    def __init__(self, generator: str, seed: str, commitment: Commitment | None = None) -> None:
        self.generator = generator
        self.seed = seed
        self.commitment = commitment

    def stream(self) -> Rng:
        """The stream from its beginning; SetupError if there is no such generator."""
        if self.generator not in GENERATORS:
            raise SetupError("generator-unknown", {"generator": self.generator, "right": ", ".join(GENERATORS)})
        return GENERATORS[self.generator](self.seed)

    def plain(self, over: bool) -> dict[str, object]:
        """As chronicles have it: what was promised stays sealed until the game is over."""
        commitment = self.commitment
        if commitment is None:
            return {"generator": self.generator, "seed": self.seed}
        open = over or commitment.shown
        seed = {"seed": self.seed} if open else {}
        return {"generator": self.generator, **seed, **commitment.plain(open)}
