"""Valeria: Card Kingdoms, the whole base box."""
