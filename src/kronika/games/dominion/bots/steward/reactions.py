"""Which Reaction to reveal against an Attack."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.bots.steward.assessment import Assessment

CHAMBER_HELPS: Final = frozenset({"militia", "torturer", "thief", "swindler", "saboteur", "bureaucrat", "spy"})
"""Attacks against which a Secret Chamber saves something."""


def reveal(look: Assessment, shown: set[str]) -> str:
    """The Moat first: it makes safe; a Secret Chamber where it saves something; nothing twice."""
    keys = look.ask.keys()
    if "reveal:moat" in shown:
        return "no-reaction"
    if "reveal:moat" in keys:
        return "reveal:moat"
    chain = look.sight.chain()
    if "reveal:secret-chamber" in keys and "reveal:secret-chamber" not in shown:
        if chain and chain[-1] in CHAMBER_HELPS:
            return "reveal:secret-chamber"
    return "no-reaction"
