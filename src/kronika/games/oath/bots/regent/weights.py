"""The weights the regent judges by, all in the same coin, in which a favor is about a half.

Guesses, and what games of one against three of an older weights have shown: what pays in later rounds (`growth`, `kin`,
`search`) made the difference, from a quarter to a third of the games. A higher `floor`, a higher `margin` and dearer
warbands did not differ by more than chance would explain in some 700 games each.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What things are worth."""

    title: float = 16.0
    """For an Exile to hold the Oathkeeper title for sure until the next Wake Phase."""
    reign: float = 12.0
    """For the Chancellor to keep it."""
    crown: float = 14.0
    """More, once it has turned Usurper: the next Wake Phase wins."""
    vision: float = 24.0
    """A revealed Vision whose goal is met, with three Visions drawn."""
    succession: float = 12.0
    """For a Citizen to meet the Successor goal."""
    menace: float = 18.0
    """Somebody else would win in the next Wake Phase."""
    rival: float = 3.0
    """Somebody else's title before it turns Usurper."""
    ending: float = 5.0
    """What an Exile fears from the end of a round in which the Empire has the title, by `aims.ENDING` and by the chance
    that it still has it: whoever weakens it gains, though another may take it."""
    floor: float = 0.15
    """The part of a title's or Vision's worth that comes with it however short it lasts; the rest by the chance to
    keep it."""
    calm: float = 0.5
    """The same for the Chancellor's title."""
    margin: float = 1.0
    """One more than the others of what a goal counts, as long as it is close."""
    tie: float = 1.0
    """More, to be level with the others: one step from the goal."""
    hoard: float = 2.0
    """How much more that is to an Exile for relics and banners than for sites."""
    token: float = 0.5
    """One more token on a banner that a goal needs."""
    warband: float = 0.6
    favor: float = 0.5
    secret: float = 0.6
    seed: float = 1.2
    """More, for the first secret: without one there is no trade."""
    growth: float = 1.0
    """How much more a secret is worth for each round that it can still be traded in."""
    kin: float = 0.5
    """What one more adviser of a suit brings in trades, for each round to come."""
    supply: float = 0.25
    """Supply that is saved for the next turn."""
    search: float = 1.3
    """A Search, before it is known whether there is room for a card."""
    recruit: float = 0.1
    """More, where there is room for an adviser, for each round to come."""
    relic: float = 0.8
    """What a relic is worth beside the goals."""
    guard: float = 0.3
    """The part of those who are left after a conquest that stays to guard it."""
