"""A coach for any game: what a good player would do, what it is worth, and why. Knows asks, sights and imagined worlds,
and no game."""

from kronika.coach.hint import Advice, Hint, hint

__all__ = ["Advice", "Hint", "hint"]
