"""Where the oracle of the North is asked: whole random games, from the middle on with richer supplies."""

from __future__ import annotations

import random
from collections import Counter

from benchmarks.oracles.north.follow import NorthOracle
from benchmarks.oracles.oracle import follow
from kronika.games.north.game import North
from tests.properties.cases import NorthCase

CASE = NorthCase(North())


def run(seed: int) -> Counter[str]:
    """One game under the eyes of the oracle; returns how many positions were compared by area."""
    chance = random.Random(f"oracle of the North {seed}")
    return follow(NorthOracle(CASE.table(seed, listen=True)), chance, answers=10_000)
