"""Tests of Empires of the North: its clauses, its setup items and every card."""
