"""How strong a bot of Dominion is: the share of games it wins against others at two seats, by kingdom.

    python -m benchmarks.strength sets|field|random|all [--games 400] [--jobs 1] [--bot steward] [--rival NAME] [--keep]

`sets`: the six recommended sets of ten of Intrigue, against Big Money with optimized greening. `field`: each published
strategy on its own kingdom, that is with its cards and others by lot. `random`: kingdoms by lot, against `--rival`.
`--only NAME` takes one line of these. A rival may be a bot or a published strategy (`published:duke`), which buys by
its list to the letter and plays its cards as the steward does.

Each deal is played from both seats, a shared win counts half, and a kingdom by lot is played four times. What was
played before is remembered, in `build` or with `--keep` in `benchmarks/tallies/strength.json`: the next run goes on
from there, and games add up. `--table` only shows what was kept. The same games give the same figures on every machine,
however many processes share the work.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import kronika
from benchmarks.tally import keep, kept
from kronika.bots.arena import play as play_out
from kronika.bots.seeds import bot_seed
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.games.dominion.bots.steward.assessment import Assessment
from kronika.games.dominion.bots.steward.buys import listed
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.published import PUBLISHED
from kronika.games.dominion.bots.steward.strengths import FIXED
from kronika.games.dominion.faces import NAMES, SETS, kingdom_faces
from kronika.games.dominion.kingdoms import RECOMMENDED, recommended
from kronika.games.dominion.sight import DominionSight

NOTES = Path(__file__).parents[1] / "build" / "strength.json"
EACH = 4
"""Games in one kingdom by lot."""
INTRIGUE = list(RECOMMENDED)[:6]
BOX = [NAMES[face] for set in SETS for face in kingdom_faces(set)]


class Series(NamedTuple):
    """Who plays whom, on which kingdom: one by name, or one by lot with some cards."""

    kingdom: str
    bot: str
    rival: str

    @property
    def name(self) -> str:
        return f"{self.bot}, {self.kingdom}, {self.rival}"

    def cards(self, number: int) -> list[str]:
        """The kingdom of a game."""
        if self.kingdom in RECOMMENDED:
            return recommended(self.kingdom)
        needed = sorted(FIXED[self.rival].cards) if self.kingdom == "its own" else []
        others = [card for card in BOX if card not in needed]
        chance = random.Random(f"{self.kingdom}/{self.rival}/{number // EACH}")
        return needed + chance.sample(others, 10 - len(needed))


class Lister(Follower):
    """Follows a published strategy: buys what its list says, whatever happens at the table."""

    def decide(self, sight: DominionSight, ask: Ask) -> list[str]:
        if ask.what.id == "dominion-ask-buy" and ask.options[0].key != "treasures":
            return [listed(Assessment(sight, ask, self.plan))]
        return super().decide(sight, ask)


def player(name: str, seed: str) -> Bot:
    return Lister(seed, FIXED[name]) if name in FIXED else kronika.bot("dominion", name, seed)


def play(work: tuple[Series, int]) -> float:
    """What the bot won of EACH games, the first of them with this number."""
    series, first = work
    wins = 0.0
    for number in range(first, first + EACH):
        seed = f"strength/{series.kingdom}/{series.rival}/{number // 2}"
        mine = number % 2
        names = [series.bot if seat == mine else series.rival for seat in range(2)]
        table = kronika.new_table("dominion", 2, seed, {"kingdom": series.cards(number)})
        play_out(table, [player(name, bot_seed(seed, seat)) for seat, name in enumerate(names)])
        assert table.result is not None
        if mine in table.result.winners:
            wins += 1 / len(table.result.winners)
    return wins


def all_series(what: str, bot: str, rival: str) -> Iterator[Series]:
    if what in {"sets", "all"}:
        yield from (Series(kingdom, bot, "published:big-money") for kingdom in INTRIGUE)
    if what in {"field", "all"}:
        yield from (Series("its own", bot, plan.name) for plan in PUBLISHED)
    if what in {"random", "all"}:
        yield Series("by lot", bot, rival)


def told(name: str, games: int, wins: float) -> str:
    """A line for people: the share with the interval that holds the true one 19 times in 20 (Wilson)."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    interval = f"({100 * (middle - half):.0f} to {100 * (middle + half):.0f} %)"
    return f"  {name:60} {100 * share:5.1f} %  {interval}  {games} games"


def remembered(in_tally: bool) -> dict[str, Any]:
    """What was played before."""
    if in_tally:
        return kept("strength")
    found: dict[str, Any] = json.loads(NOTES.read_text(encoding="utf-8")) if NOTES.is_file() else {}
    return found


def remember(notes: dict[str, Any], in_tally: bool) -> None:
    if in_tally:
        keep("strength", notes)
    else:
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps(notes), encoding="utf-8")


def show(notes: dict[str, Any]) -> None:
    shares = []
    for name, (games, wins) in sorted(notes.items()):
        print(told(name, games, wins))
        shares.append(wins / games)
    if len(shares) > 1:
        print(f"  mean {100 * sum(shares) / len(shares):.1f} %, least {100 * min(shares):.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", default="all", choices=["sets", "field", "random", "all"])
    parser.add_argument("--games", type=int, default=400, help="how many more of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--rival", default="big-money", help="of kingdoms by lot")
    parser.add_argument("--only", default="", help="a rival or a kingdom")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    if given.table:
        show(kept("strength"))
        return
    chosen = [
        series
        for series in all_series(given.what, given.bot, given.rival)
        if given.only in ("", series.kingdom, series.rival)
    ]
    notes = remembered(given.keep)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for series in chosen:
            games, wins = notes.get(series.name, (0, 0.0))
            work = [(series, number) for number in range(games, games + given.games, EACH)]
            for won in pool.imap_unordered(play, work):
                games, wins = games + EACH, wins + won
            notes = {**remembered(given.keep), series.name: (games, wins)}  # others may have gone on meanwhile
            remember(notes, given.keep)
            print(told(series.name, games, wins), flush=True)
    print()
    show({series.name: notes[series.name] for series in chosen})


if __name__ == "__main__":
    main()
