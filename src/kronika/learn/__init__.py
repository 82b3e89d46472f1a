"""Bots that learn: positions as features, nets, and the training that makes them."""
