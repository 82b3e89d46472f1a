"""Scenes of Dominion, which lessons and the rulebook lay out as well."""

from kronika.games.dominion.scene import Scene

__all__ = ["Scene"]
