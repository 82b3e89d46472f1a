"""Scenes of the North, which lessons and the rulebook lay out as well."""

from kronika.games.north.scene import Scene, position

__all__ = ["Scene", "position"]
