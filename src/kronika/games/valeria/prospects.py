"""What a player may foresee of a question."""

from __future__ import annotations

from kronika.engine.ask import Ask
from kronika.engine.prospects import NONE, Prospects
from kronika.games.valeria.sight import ValeriaSight


def prospects(sight: ValeriaSight, ask: Ask) -> Prospects:
    return NONE
