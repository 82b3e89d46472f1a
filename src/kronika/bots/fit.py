"""Fits the estimate of a game (`engine.estimate`) to games of its bots among themselves, and writes it into the game's
folder. The same seed gives the same weights.

    python -m kronika.bots.fit valeria [--games 300] [--seats 2] [--bots duchess] [--seed fit]
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from math import log

import kronika
from kronika.bots.seeds import bot_seed
from kronika.engine.estimate import FILE, Estimate, rows_of, shares, stage_of
from kronika.games import find

EVERY = 7
"""Answers between two moments that are looked at: neighbors say the same."""
ROUNDS = 400
STEP = 0.3
SHRINK = 1e-3
"""How strongly weights are drawn to 0: chart values that say the same share what they say."""

Moment = tuple[list[list[float]], list[float]]
"""The chart values of each seat, and what part of the win it had in the end."""


def moments(game: str, bots: Sequence[str], seats: int, games: int, seed: str) -> tuple[list[str], list[Moment]]:
    """What was to be seen in games of the bots, which sit where chance puts them."""
    found: list[Moment] = []
    names: list[str] = []
    chance = random.Random(seed)
    for number in range(games):
        table = kronika.new_table(game, seats, f"{seed}/{number}")
        players = [kronika.bot(game, chance.choice(bots), bot_seed(f"{seed}/{number}", seat)) for seat in range(seats)]
        seen: list[list[list[float]]] = []
        last = 0
        while not table.over:
            ask = table.asks[0]
            if table.seq >= last + EVERY and not table.midway:
                last = table.seq
                values = table.chart_values(ask.seat)
                names = names or list(values)
                rows = rows_of(values, names)
                if rows is not None:
                    seen.append(rows)
            table.answer(ask.seat, players[ask.seat].decide(table.sight(ask.seat), ask))
        assert table.result is not None
        winners = table.result.winners
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        found += [(rows, won) for rows in seen]
    return names, found


def fitted(names: Sequence[str], seen: Sequence[Moment]) -> Estimate:
    """The weights under which what happened was likeliest (gradient descent on chart values of one size)."""
    count = len(names)
    usual = sorted(sum(row[0] for row in rows) / len(rows) for rows, _ in seen)[int(0.9 * len(seen))] or 1.0
    sizes = [
        (sum((row[i] - rows[0][i]) ** 2 for rows, _ in seen for row in rows) / len(seen)) ** 0.5 or 1.0
        for i in range(count)
    ]
    features = [[[x / size for x, size in zip(row, sizes, strict=True)] for row in rows] for rows, _ in seen]
    stages = [stage_of(rows, usual) for rows, _ in seen]
    weights = [0.0] * (2 * count)
    for _ in range(ROUNDS):
        gradient = [SHRINK * each for each in weights]
        for rows, stage, (_, won) in zip(features, stages, seen, strict=True):
            now = [weights[i] * (1 - stage) + weights[count + i] * stage for i in range(count)]
            chances = shares([sum(map(float.__mul__, now, row)) for row in rows])
            for row, chance, share in zip(rows, chances, won, strict=True):
                off = (chance - share) / len(seen)
                for i, x in enumerate(row):
                    gradient[i] += off * x * (1 - stage)
                    gradient[count + i] += off * x * stage
        weights = [each - STEP * slope for each, slope in zip(weights, gradient, strict=True)]
    early = [weight / size for weight, size in zip(weights[:count], sizes, strict=True)]
    late = [weight / size for weight, size in zip(weights[count:], sizes, strict=True)]
    return Estimate(names, early, late, usual)


def surprise(estimate: Estimate, names: Sequence[str], seen: Sequence[Moment]) -> float:
    """The mean log loss: how surprised one is by who won."""
    total = 0.0
    for rows, won in seen:
        chances = estimate.chances({name: [row[i] for row in rows] for i, name in enumerate(names)})
        assert chances is not None
        total -= sum(share * log(max(chance, 1e-9)) for share, chance in zip(won, chances, strict=True))
    return total / len(seen)


def main() -> None:
    """Plays, fits, tries the estimate on games it was not fitted to, and writes it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", required=True, help="who plays, with commas between")
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    names, seen = moments(given.game, given.bots.split(","), given.seats, given.games, given.seed)
    test = len(seen) // 5
    estimate = fitted(names, seen[test:])
    home = find(given.game).home
    assert home is not None
    (home / FILE).write_text(json.dumps(estimate.plain(), indent=1) + "\n", encoding="utf-8")
    told = surprise(estimate, names, seen[:test])
    print(f"{given.game}: {len(seen)} moments of {given.games} games")
    print(f"log loss {told:.3f}, by chance {log(given.seats):.3f}")
    print(json.dumps(estimate.plain()))


if __name__ == "__main__":
    main()
