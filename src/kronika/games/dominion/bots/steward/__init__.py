"""A player that plans by the kingdom and knows each card's use."""

from __future__ import annotations

from kronika.games.dominion.bots.steward.bot import Steward

__all__ = ["Steward"]
