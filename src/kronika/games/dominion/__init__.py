"""Dominion: Intrigue with the base set, first editions."""
