"""Bots and arenas that know asks and sights only, of any game."""
