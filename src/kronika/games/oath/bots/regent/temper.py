"""The figures the regent judges by, all in the same coin, in which a favor is about a half.

Guesses. Higher and lower ones for warbands, Searches and guards were tried in 240 games against three regents of the
usual temper, as the Chancellor and as an Exile: none differed by more than chance would explain.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What things are worth."""

    title: float = 12.0
    """For an Exile to hold the Oathkeeper title, for the Chancellor to keep it."""
    crown: float = 10.0
    """More, once it has turned Usurper: the next Wake Phase wins."""
    vision: float = 16.0
    """A revealed Vision whose goal is met, with three Visions drawn."""
    succession: float = 12.0
    """For a Citizen to meet the Successor goal."""
    menace: float = 18.0
    """Somebody else would win in the next Wake Phase."""
    margin: float = 2.0
    """One more than the others of what a goal counts, as long as it is close."""
    tie: float = 2.0
    """More, to be level with the others: one step from the goal."""
    token: float = 0.5
    """One more token on a banner that a goal needs."""
    warband: float = 0.6
    favor: float = 0.5
    secret: float = 0.6
    seed: float = 1.2
    """More, for the first secret: without one there is no trade."""
    supply: float = 0.25
    """Supply that is saved for the next turn."""
    search: float = 0.5
    """A Search, before it is known whether there is room for a card."""
    relic: float = 0.8
    """What a relic is worth beside the goals."""
    guard: float = 0.3
    """The part of those who are left after a conquest that stays to guard it."""
