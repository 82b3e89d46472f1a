"""Players by program."""

from __future__ import annotations

from typing import Final

from kronika.bots.random import RandomBot
from kronika.engine.game import Bot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}
