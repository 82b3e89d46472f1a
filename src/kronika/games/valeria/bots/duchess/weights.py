"""The weights the duchess judges by.

Guesses, most of which were tried against higher and lower ones in 200 to 300 games each: none of these differed by
more than chance would explain, so that her strength does not depend on any single one.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """All in points, unless it says otherwise."""

    strength: float = 0.48
    """A resource while there is much to do; near the end it falls to what the duke pays for it."""
    gold: float = 0.45
    magic: float = 0.57
    horizon: float = 4.0
    """The turns before the end in which it falls."""
    cap: float = 9.0
    """From that many on, more of the same counts `glut` of its worth: there are only two actions to spend it."""
    glut: float = 0.7
    first: float = 0.2
    """The first strength and gold, without which magic buys nothing (V6.2-a)."""
    income: float = 0.9
    """How much of the expected harvest counts."""
    need: float = 0.3
    """The part of a domain's worth that a missing role is given."""
    counted: float = 1.0
    """How many more of a thing one expects to have when a card counts it."""
    swap: float = 0.8
    """How often an exchange can be paid."""
    harm: float = 0.3
    """The part of a rival's loss that is one's own gain, with one rival."""
    dice: float = 0.25
    """A domain that changes dice, each turn."""
    plus: float = 0.3
    """A domain that ignores the plus, each turn."""
    finish: float = 8.0
    """To end the game when ahead, and not to when behind."""
    reply: float = 5.0
    """What each rival who has a turn left is expected to score in it."""
    lasts: float = 1.0
    """The estimate of turns left, stretched."""
    haste: float = 0.4
    """Turns that the end comes earlier than estimated."""
    citizens: float = 1.0
    """How gladly she hires, beside what it is worth: a matter of taste, as the next two are."""
    domains: float = 1.0
    monsters: float = 1.0
    spread: float = 0.0
    """What it is worth that more rolls bring something at all, if all did."""
