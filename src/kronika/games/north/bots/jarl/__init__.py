"""The jarl: a planner that values engines by the rounds left, and workers and goods by what they could still do."""

from __future__ import annotations

from kronika.games.north.bots.jarl.bot import Jarl

__all__ = ["Jarl"]
