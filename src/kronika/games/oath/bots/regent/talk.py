"""What others ask of me beside deals and Citizenship: permissions, gatherings, tolls, a look at advisers (6.1, 6.5)."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.games.oath.bots.regent.assessment import Assessment


def show_adviser(look: Assessment, ask: Ask) -> str:
    """To whom a facedown adviser is shown (6.1-c): to whoever can do least with it."""
    return min(ask.keys(), key=lambda key: look.standing.things[int(key.partition(":")[2])])


# --- permissions (6.5) ---


def permit_withdraw(look: Assessment, ask: Ask) -> str:
    """The Chancellor's sites stay guarded."""
    return "no"


def permit_take(look: Assessment, ask: Ask) -> str:
    """My warbands are mine."""
    return "no"


def permit_give(look: Assessment, ask: Ask) -> str:
    """Gifts are welcome."""
    return "yes"


# --- The Gathering, tolls ---


def gathering(look: Assessment, ask: Ask) -> str:
    """A player who calls has reasons of their own."""
    return "no"


def toll(look: Assessment, ask: Ask) -> str:
    """I don't pay to be sent away."""
    return "no"
