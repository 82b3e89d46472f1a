"""When the game ends (V8.1, V14.6)."""

from __future__ import annotations

from typing import Final

from kronika.games.valeria.faces import EVENT
from kronika.games.valeria.state import DOMAIN_STACKS, MONSTER_STACKS, NOTHING, Position

SOLO_EXHAUSTED: Final = 5


def ended(s: Position) -> bool:
    """All monsters slain, all domains built, or two exhausted stacks per player (V8.1-a to V8.1-c)."""
    return no_monsters(s) or no_domains(s) or s.exhausted() >= 2 * s.seats


def no_monsters(s: Position) -> bool:
    """No monster left in the center, an enemy event counting as one."""
    if any(s.stacks[stack] for stack in MONSTER_STACKS):
        return False
    return not any(cover != NOTHING and s.face(cover).kind == EVENT for cover in s.cover)


def no_domains(s: Position) -> bool:
    return not any(s.stacks[stack] for stack in DOMAIN_STACKS)


def end_at_once(s: Position) -> bool:
    """Alone the game is over at once: won with the last monster, or counted at five exhausted stacks (V14.6)."""
    if s.seats == 1 and (no_monsters(s) or s.exhausted() >= SOLO_EXHAUSTED):
        s.over = True
    return s.over
