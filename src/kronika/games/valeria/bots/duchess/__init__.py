"""A player that plans for its duke and by the odds of the dice."""

from __future__ import annotations

from kronika.games.valeria.bots.duchess.bot import Duchess

__all__ = ["Duchess"]
