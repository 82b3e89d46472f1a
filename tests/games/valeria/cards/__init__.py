"""A test for each card of Valeria."""
