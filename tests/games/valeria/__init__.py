"""Tests of Valeria: its clauses, its variants and every card."""
