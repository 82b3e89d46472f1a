"""Where the oracle of Valeria is asked: whole random games, and turns from the middle of rich ones."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

from benchmarks.oracles.oracle import follow
from benchmarks.oracles.valeria.cards import CARDS, DATA
from benchmarks.oracles.valeria.follow import ValeriaOracle
from kronika.games.valeria.game import Valeria
from tests.properties.cases import ValeriaCase
from tests.scenes.valeria import Scene

CASE = ValeriaCase(Valeria())
WHOLE = 0.05
"""The share of whole games; they are long and their last turns few."""
OF_KIND = {
    kind: [card for card, row in CARDS.items() if row["kind"] == kind]
    for kind in ("citizens", "monsters", "events", "dukes")
}
DICE = ["foxgrove-palisade", "the-desert-orchid", "palace-of-the-dawn", "gargans-embrace"]
DOMAINS = [card for card, row in CARDS.items() if row["kind"] == "domains"]
SETS = tomllib.loads((DATA / "sets.toml").read_text(encoding="utf-8"))


def middle_of_a_game(chance: random.Random, seed: int) -> ValeriaOracle:
    """Duchies, boards and piles of any size, some stacks already gone, perhaps the last round."""
    seats = chance.randint(1, 5)
    setup: dict[str, Any] = {key.replace("-", "_"): value for key, value in CASE.setup(chance, seats).items()}
    del setup["events"]
    boards = [board(chance) for _ in range(seats)]
    setup["set"] = chance.choice(list(SETS))
    # The dice changers are rare in a game; here the one who rolls first has some of them.
    lands: list[list[str]] = [chance.sample(DICE, chance.randint(1, 4))] + [[] for _ in range(seats - 1)]
    free = [domain for domain in DOMAINS if domain not in lands[0]]
    chance.shuffle(free)
    for land in lands:
        land += [free.pop() for _ in range(chance.randint(0, 3))]
    piles = [card for card in OF_KIND["monsters"] if CARDS[card]["area"] in SETS[setup["set"]]["areas"]]
    piles += OF_KIND["events"] if setup["enemy_events"] else []
    ending = chance.random() < 0.5
    gone = chance.sample(range(10), 2 * seats if ending and 1 < seats < 5 else chance.randint(0, 2))
    scene = Scene(
        seats=seats,
        duchies=[" ".join(chance.choices(OF_KIND["citizens"], k=chance.randint(0, 9))) for _ in range(seats)],
        boards=boards,
        lands=[" ".join(land) for land in lands],
        # Alone, what is slain and what is left make up the Dark Lord's points.
        piles=[" ".join(chance.choices(piles, k=chance.randint(0, 6))) if seats > 1 else "" for _ in range(seats)],
        dukes=[] if setup["no_dukes"] else chance.sample(OF_KIND["dukes"], seats),
        exhausted=" ".join(["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"][number] for number in gone),
        dice=(chance.randint(1, 6), chance.randint(1, 6)),
        first=chance.randrange(seats),
        listen=True,
        seed=seed,
        **setup,
    )
    return ValeriaOracle(scene.table, [amounts(text) for text in boards])


def amounts(text: str) -> Counter[str]:
    words = text.split()
    return Counter({thing: int(count) for count, thing in zip(words[::2], words[1::2], strict=True)})


def board(chance: random.Random) -> str:
    return " ".join(f"{chance.choice([0, 0, 1, 2, 5, 12])} {thing}" for thing in ("strength", "gold", "magic", "vp"))


def run(seed: int) -> Counter[str]:
    """One game or a part of one under the eyes of the oracle; returns how many positions were compared by area."""
    chance = random.Random(f"oracle of Valeria {seed}")
    if chance.random() < WHOLE:
        return follow(ValeriaOracle(CASE.table(seed, listen=True)), chance, answers=10_000)
    return follow(middle_of_a_game(chance, seed), chance, answers=chance.choice([5, 5, 40]))
