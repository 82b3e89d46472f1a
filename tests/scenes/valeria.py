"""Scenes of Valeria, which lessons and the rulebook lay out as well."""

from kronika.games.valeria.scene import Scene, board, position

__all__ = ["Scene", "board", "position"]
