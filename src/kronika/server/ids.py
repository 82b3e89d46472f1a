"""Names of tables and of whatever else is found by a link."""

from __future__ import annotations

from secrets import token_hex

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name that nobody guesses (60 bits) and that can be read out."""
    number = int(token_hex(8), 16)
    return "".join(ALPHABET[number >> 5 * i & 31] for i in range(12))
