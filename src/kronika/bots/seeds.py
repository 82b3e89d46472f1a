"""Seeds for bots: none of them tells the seed of the table that the bot sits at."""

from __future__ import annotations

from hashlib import sha256

from kronika.engine.commitment import sealed, text_bytes


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat, made one way of a match's or a table's: the same each time, and nobody gets back
    from it, unless that seed is easily guessed (7)."""
    return sha256(sealed(b"kronika bot 1", text_bytes(seed), str(seat).encode())).hexdigest()[:32]
