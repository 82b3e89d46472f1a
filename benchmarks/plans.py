"""How strong the plans of Dominion's steward are: many of them play each other, and the strengths are fitted to that.

    python -m benchmarks.plans [--rounds 4] [--jobs 1] [--only PLAN,PLAN] [--write]

In a round every plan meets another one of about its strength, and Big Money, in a kingdom that has the cards of both
and others by lot, one deal from both seats. What was played before is remembered in `build/plans.json` and counts on; a
plan whose list has changed should be taken out of it. Plans that are no better than one which needs fewer cards play no
more. `--write` puts the strengths where the steward reads them.

With `--only` just these plans play, from nothing, against others whose strengths stay as they are written: for a few
lists that have changed, or new ones.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from kronika.games.dominion.bots.steward.plan import LINES
from kronika.games.dominion.bots.steward.published import BIG_MONEY
from kronika.games.dominion.bots.steward.strengths import FILE, FIXED, plan_named
from kronika.games.dominion.bots.steward.trials import Known, Trials

NOTES = Path(__file__).parents[1] / "build" / "plans.json"
WINDOW: Final = 40
"""How many ranks a rival may be away."""
UNSURE: Final = 0.5
"""With a larger standard error nothing is said of a plan yet."""
SPREAD: Final = 1.2
"""Standard deviation of strengths before anything is known."""

HELPERS: Final = (
    *("witch", "torturer", "laboratory", "minion", "market", "festival", "militia", "swindler", "courtyard", "smithy"),
    *("council-room", "masquerade"),
)
THINNERS: Final = ("chapel", "steward", "trading-post", "upgrade", "masquerade")
VILLAGES: Final = ("village", "mining-village", "shanty-town", "festival")
DRAWS: Final = ("smithy", "torturer", "council-room", "library", "witch", "courtyard")
THIRDS: Final = ("militia", "bridge", "market", "chapel", "laboratory", "masquerade", "harem", "steward")
STRONG: Final = ("witch", "torturer", "swindler", "militia", "courtyard", "masquerade", "smithy", "ironworks")
CANTRIPS: Final = ("laboratory", "market", "festival", "minion", "harem", "upgrade")


class Meeting(NamedTuple):
    """Two plans by name, and a kingdom for both."""

    one: str
    other: str
    kingdom: tuple[str, ...]


def universe() -> Iterator[str]:
    """The names of all plans that may be worth a try."""
    yield "money"
    yield from FIXED
    yield from LINES
    yield from json.loads(FILE.read_text(encoding="utf-8"))
    yield from ("+".join(pair) for pair in combinations(HELPERS, 2))
    yield from (f"{card}+moat" for card in HELPERS)
    yield "duke"
    yield from (f"duke+{card}" for card in LINES if card != "duke")
    for thinner in THINNERS:
        yield from (f"{thinner}+{card}" for card in HELPERS if card != thinner)
    yield from ("+".join(("chapel", *pair)) for pair in combinations(HELPERS, 2))
    for card in STRONG:
        yield from (f"{card}+{one}" for one in CANTRIPS)
        yield from ("+".join((card, *pair)) for pair in combinations(CANTRIPS, 2))
    yield from ("+".join(("duke", *pair)) for pair in combinations(STRONG, 2))
    for draw in DRAWS:
        for village in VILLAGES:
            yield f"engine+{draw}+{village}"
            yield from (f"engine+{draw}+{village}+{third}" for third in THIRDS)


def played(meeting: Meeting) -> tuple[str, str, float]:
    """What one deal, from both seats, was worth to the one."""
    trials = Trials(meeting.kingdom, [Known(plan_named(meeting.one), 0.0), Known(plan_named(meeting.other), 0.0)], [])
    trials.meet(0, 1, [f"{meeting.one}/{meeting.other}/{meeting.kingdom}"])
    return meeting.one, meeting.other, trials.worth[0][1]


class Table:
    """All results: what two plans' deals were worth to the one, and how many games these were."""

    def __init__(self) -> None:
        self.met: dict[str, dict[str, list[float]]] = {}
        if NOTES.is_file():
            self.met = json.loads(NOTES.read_text(encoding="utf-8"))

    def note(self, one: str, other: str, worth: float, games: int = 2) -> None:
        for mine, theirs, value in ((one, other, worth), (other, one, games - worth)):
            entry = self.met.setdefault(mine, {}).setdefault(theirs, [0.0, 0.0])
            entry[0] += value
            entry[1] += games

    def save(self) -> None:
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(self.met), encoding="utf-8")

    def against_money(self, name: str, found: dict[str, tuple[float, float]]) -> float:
        """What a game against Big Money is worth to a plan: by their games, of few by their strengths."""
        value, games = self.met.get(name, {}).get(BIG_MONEY.name, (0.0, 0.0))
        chance = 1 / (1 + math.exp(found[BIG_MONEY.name][0] - found[name][0]))
        return (value + 4 * chance) / (games + 4)

    def fitted(self, names: list[str]) -> dict[str, tuple[float, float]]:
        """Each plan's strength with its standard error (Bradley and Terry, by Newton's method)."""
        found = dict.fromkeys({*names, *self.met}, (0.0, SPREAD))
        for _ in range(30):
            for name, rivals in self.met.items():
                mine = found[name][0]
                slope, bend = -mine / SPREAD**2, 1 / SPREAD**2
                for rival, (value, games) in rivals.items():
                    chance = 1 / (1 + math.exp(found[rival][0] - mine))
                    slope += value - games * chance
                    bend += games * chance * (1 - chance)
                found[name] = (mine + slope / bend, bend**-0.5)
        return found


def dominated(name: str, found: dict[str, tuple[float, float]], by_cards: list[tuple[frozenset[str], str]]) -> bool:
    """Whether a plan that needs fewer cards, or the same, is surely better; those with lists of their own stay."""
    strength, error = found[name]
    if error > UNSURE or name in FIXED:
        return False
    cards = plan_named(name).cards
    for fewer, other in by_cards:
        if fewer <= cards and other != name and found[other][0] - found[other][1] > strength + error:
            return True
    return False


def drawn(live: list[str], found: dict[str, tuple[float, float]], chance: random.Random) -> Iterator[Meeting]:
    """A rival and a kingdom for every plan that is still tried."""
    ranked = sorted(live, key=lambda name: found[name][0])
    for place, name in enumerate(ranked):
        cards = plan_named(name).cards
        near = [each for each in ranked[max(0, place - WINDOW) : place + WINDOW] if each != name]
        chance.shuffle(near)
        for rival in near:
            both = cards | plan_named(rival).cards
            if len(both) <= 10:
                others = sorted(card for card in LINES if card not in both)
                kingdom = (*sorted(both), *chance.sample(others, 10 - len(both)))
                yield Meeting(name, rival, kingdom)
                if name != BIG_MONEY.name:
                    yield Meeting(name, BIG_MONEY.name, kingdom)
                break


def measured(names: list[str], rounds: int) -> dict[str, list[float]]:
    """The strengths that are written, with those of some plans fitted anew to games against the others."""
    written: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))
    known = {name: (values[0], 0.0) for name, values in written.items() if name not in names}
    for name in names:
        chance = random.Random(name)
        strength, worth, games = 1.0, 0.0, 0
        met: list[tuple[float, float]] = []
        for _ in range(rounds):
            # Each round among those that are about as strong as the plan seems to be.
            around = sorted(known, key=lambda each: abs(known[each][0] - strength))[: 2 * WINDOW]
            live, found = [*around, name], {**known, name: (strength, 0.0)}
            for meeting in drawn(live, found, chance):
                if name not in (meeting.one, meeting.other):
                    continue
                one, _, value = played(meeting)
                mine = value if one == name else 2 - value
                rival = meeting.other if one == name else meeting.one
                if rival == BIG_MONEY.name:
                    worth, games = worth + mine, games + 2
                met.append((known[rival][0], mine))
            for _ in range(30):
                slope, bend = -strength / SPREAD**2, 1 / SPREAD**2
                for theirs, mine in met:
                    expected = 1 / (1 + math.exp(theirs - strength))
                    slope, bend = slope + mine - 2 * expected, bend + 2 * expected * (1 - expected)
                strength += slope / bend
        written[name] = [round(strength, 2), round((worth + 2) / (games + 4), 2)]
        print(f"  {name:44} {strength:5.2f} ± {bend**-0.5:.2f}  {2 * len(met)} games", flush=True)
    return dict(sorted(written.items(), key=lambda item: -item[1][0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.only:
        write(measured(given.only.split(","), given.rounds), given.write)
        return
    table = Table()
    names = list(dict.fromkeys(universe()))
    chance = random.Random(str(sum(games for rivals in table.met.values() for _, games in rivals.values())))
    by_cards = [(plan_named(name).cards, name) for name in names]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for number in range(given.rounds):
            found = table.fitted(names)
            live = [name for name in names if not dominated(name, found, by_cards)]
            for one, other, worth in pool.imap_unordered(played, drawn(live, found, chance), chunksize=20):
                table.note(one, other, worth)
            table.save()
            print(f"round {number + 1}: {len(live)} of {len(names)} plans", flush=True)
    found = table.fitted(names)
    zero = found["money"][0]
    kept = [name for name in names if not dominated(name, found, by_cards)]
    kept.sort(key=lambda name: -found[name][0])
    for name in kept[:60]:
        games = sum(games for _, games in table.met.get(name, {}).values())
        print(f"  {name:44} {found[name][0] - zero:5.2f} ± {found[name][1]:.2f}  {games:.0f} games")
    write({name: [found[name][0] - zero, table.against_money(name, found)] for name in kept}, given.write)


def write(strengths: dict[str, list[float]], wanted: bool) -> None:
    if wanted:
        lines = [f'"{name}": [{strength:.2f}, {money:.2f}]' for name, (strength, money) in strengths.items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
