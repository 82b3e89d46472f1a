"""Whether ratings find out how strong people are: people of known strength play at tables of two to six, with ties and
with a game's bots among them, whose levels hold the scale; then what was found is held against what is true.

    python -m benchmarks.ratings                 # 200 people, 5,000 games
    python -m benchmarks.ratings --people 60 --games 1500 --game oath

The same games are counted once more by somebody who does not know the bots: then these have to come out in the order of
their levels. All follows from the seed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt

import msgspec

from kronika.rating import MIDDLE, NEW, SCALE, Outcome, Placing, Reckoning
from kronika.server.anchors import measured

HOUR = 3600.0
TIE = 0.6
"""How near to each other two are that share a place."""
SPREAD = SCALE
"""How far people's true strength is from the middle, as a deviation."""


class Found(msgspec.Struct):
    """How well the ratings fit what is true."""

    correlation: float
    """Between the order of the people by their ratings and by their strength (Spearman)."""
    levels: dict[str, float]
    """The ratings of the levels where nobody knew them, the weakest first."""
    off: float
    """How far ratings are from the truth, as a root of the mean square: the scale is that of the bots."""
    within: float
    """Which share of the people is within two sigmas of the truth."""
    games: float
    """Games of each, on average."""

    @property
    def in_order(self) -> bool:
        return [*self.levels.values()] == sorted(self.levels.values())


def simulate(game: str, people: int, games: int, seed: str) -> Found:
    """Plays that many games and says how well people were found."""
    chance = random.Random(seed)
    levels = measured(game)
    truth = {f"person {i}": chance.gauss(MIDDLE, SPREAD) for i in range(people)}
    reckoning, unknowing = Reckoning(levels.get), Reckoning(levels.get)
    names, played = list(truth), 0
    for number in range(games):
        seats = chance.randint(2, 6)
        bots = min(seats - 1, chance.choice((0, 0, 1, 1, 2)))
        who = [(name, "") for name in chance.sample(names, seats - bots)]
        who += [("", chance.choice(list(levels))) for _ in range(bots)]
        ranks = places([luck(chance) + (truth[name] if name else levels[bot].mu) for name, bot in who])
        placings = {seat: Placing(name, bot, ranks[seat]) for seat, (name, bot) in enumerate(who)}
        outcome = Outcome(f"table {number}", game, number * HOUR, placings)
        reckoning.count(outcome)
        disguised = {seat: each._replace(person=each.player, bot="") for seat, each in placings.items()}
        unknowing.count(outcome._replace(placings=disguised))
        played += seats - bots
    ratings = {name: reckoning.standings.get(name, NEW) for name in names}
    off = {name: ratings[name].mu - truth[name] for name in names}
    return Found(
        correlation([ratings[name].mu for name in names], [truth[name] for name in names]),
        {name: unknowing.standings[f"bot {name}"].mu for name in levels},
        sqrt(sum(each**2 for each in off.values()) / len(off)),
        sum(abs(off[name]) <= 2 * ratings[name].sigma for name in names) / len(names),
        played / len(names),
    )


def luck(chance: random.Random) -> float:
    """How much better or worse somebody does than they are, by Gumbel: then the chances of two are those that the scale
    promises, 73 of 100 for a step of it."""
    return -SCALE * log(-log(chance.random() or 0.5))


def places(did: Sequence[float]) -> list[int]:
    """The ranks of those who did so well; who is hardly behind somebody shares their place."""
    order = sorted(range(len(did)), key=lambda i: -did[i])
    ranks = [1] * len(did)
    for place, (before, i) in enumerate(pairwise(order), start=2):
        ranks[i] = ranks[before] if did[before] - did[i] < TIE else place
    return ranks


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's, of two rows without equals."""
    count = len(one)
    first, second = in_order(one), in_order(other)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) / (count * (count**2 - 1))


def in_order(row: Sequence[float]) -> list[int]:
    order = sorted(range(len(row)), key=lambda i: row[i])
    found = [0] * len(row)
    for place, i in enumerate(order):
        found[i] = place
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", default="kronika")
    wanted = parser.parse_args()
    found = simulate(wanted.game, wanted.people, wanted.games, wanted.seed)
    print(f"rank correlation  {found.correlation:.3f}  ({found.games:.0f} games each)")
    print(f"off by            {found.off:.2f}  ({100 * found.within:.0f} % within two sigmas)")
    for name, level in measured(wanted.game).items():
        print(f"{name:<16}  {level.mu:.1f}, {found.levels[name]:.1f} where nobody knew who it was")
    print("order of levels   " + ("found" if found.in_order else "NOT found"))


if __name__ == "__main__":
    main()
