"""A player that goes for the oath, a Vision or the throne, whatever its role is."""

from __future__ import annotations

from kronika.games.oath.bots.regent.bot import Regent

__all__ = ["Regent"]
