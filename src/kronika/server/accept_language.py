"""Which language a browser asks for."""

from __future__ import annotations

from kronika.engine.texts import language_of


def preferred(header: str) -> str:
    """The language that a browser asks for (`Accept-Language`): its favorites come first, by their weight."""
    weighed = [(weight_of(part), part.split(";")[0]) for part in header.split(",")]
    return language_of(tag for weight, tag in sorted(weighed, key=lambda each: -each[0]) if weight > 0)


def weight_of(part: str) -> float:
    """What stands after `q=`; without it, or without a number, 1."""
    _, found, number = part.partition("q=")
    try:
        return float(number) if found else 1
    except ValueError:
        return 1
