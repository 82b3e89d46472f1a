"""Imperial Settlers: Empires of the North."""
