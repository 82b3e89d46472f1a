"""Tests of Empires of the North: its clauses, its options and every card."""
