"""Dice: their faces, and every roll of attack and defense dice (2.12, 5.5.4, 5.5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.ask import Flow
from kronika.engine.flow import consent
from kronika.engine.message import Message
from kronika.games.oath.powers import in_play, rules
from kronika.games.oath.purse import can_pay, pay_cost
from kronika.games.oath.state import BANDITS, Position

HOLLOW: Final = 0
SWORD: Final = 1
TWO_AND_SKULL: Final = 2
ATTACK_FACES: Final[tuple[int, ...]] = (HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, TWO_AND_SKULL)
BLANK: Final = 0
SHIELD: Final = 1
TWO_SHIELDS: Final = 2
DOUBLING: Final = 3
DEFENSE_FACES: Final[tuple[int, ...]] = (BLANK, BLANK, SHIELD, SHIELD, TWO_SHIELDS, DOUBLING)
SHIELDS: Final[tuple[int, ...]] = (0, 1, 2, 0)
"""What each defense face is worth; doubling comes on top."""
ATTACK: Final = 0
DEFENSE: Final = 1
KINDS: Final[tuple[tuple[int, ...], ...]] = (ATTACK_FACES, DEFENSE_FACES)
DICE: Final[tuple[str, ...]] = ("attack", "defense")


def roll_dice(s: Position, seat: int, kind: int, count: int) -> Flow[list[int]]:
    """A roll; whoever rules a power for that may roll all of it again, once (ruling on Jinx)."""
    faces = [KINDS[kind][s.rng.below(6)] for _ in range(count)]
    if not faces or seat == BANDITS:
        return faces
    for use in in_play(s).rerolls:
        # Off-turn nothing is placed, so what lies on the card does not matter (OQ-53).
        if rules(s, seat, use) and can_pay(s, seat, use):
            rolled = ",".join(map(str, faces))
            s.tell("rolled", seat, {"dice": DICE[kind], "faces": rolled})
            what = Message("oath-ask-reroll", {"card": use.power.id, "dice": DICE[kind], "faces": rolled})
            if (yield from consent(seat, what, "7.1.4-a")):
                s.tell("use", seat, {"card": use.power.id})
                pay_cost(s, seat, use)
                return [KINDS[kind][s.rng.below(6)] for _ in range(count)]
    return faces


def count_shields(faces: list[int], shields: Sequence[int] = SHIELDS) -> int:
    """Shields, doubled for each doubling face (5.5.4-b)."""
    return sum(shields[face] for face in faces) << faces.count(DOUBLING)
