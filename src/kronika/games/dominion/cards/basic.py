"""Treasures, Victory cards and the Curse: in every game (D1.1-c)."""

from __future__ import annotations

from kronika.games.dominion.face import treasure, victory

treasure("copper", "D1.1-c", "basic", cost=0, coins=1)
treasure("silver", "D1.1-c", "basic", cost=3, coins=2)
treasure("gold", "D1.1-c", "basic", cost=6, coins=3)
victory("estate", "D1.1-c", "basic", cost=2, vp=1)
victory("duchy", "D1.1-c", "basic", cost=5, vp=3)
victory("province", "D1.1-c", "basic", cost=8, vp=6)
victory("curse", "D1.1-c", "basic", cost=0, vp=-1)
