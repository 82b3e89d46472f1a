"""Scenes of Oath, which lessons and the rulebook lay out as well."""

from kronika.games.oath.scene import ATTACK, DEFENSE, MAP, Scene, position

__all__ = ["ATTACK", "DEFENSE", "MAP", "Scene", "position"]
