"""Positions in a line or two, for tests that read like the situation at the table."""
