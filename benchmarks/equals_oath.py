"""How evenly four equal bots of Oath share the wins: by oath, seat and way to win.

    python -m benchmarks.equals_oath [--games 2000] [--jobs 16] [--oath people] [--world first] [--bot regent]
    python -m benchmarks.equals_oath --keep      also adds the games to benchmarks/tallies/equals_oath.json at the end
    python -m benchmarks.equals_oath --told      nothing is played: how it stands
    python -m benchmarks.equals_oath --anew      forgets what was played by an older judgment

All four seats are played by the same bot, seat 0 the Chancellor, the others Exiles at the start; `--games` for each
oath, by turns in the first world and in random ones. Every game is written at once to build/equals-oath.jsonl, so a run
that was stopped goes on where it was. The same number gives the same game, however many processes share the work.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import kronika
from benchmarks import tally
from benchmarks.strength_oath import SEATS, WORLDS, new_table
from benchmarks.wins import row
from kronika.bots.seeds import bot_seed
from kronika.games.oath.faces import OATHS

NOTES = Path(__file__).parents[1] / "build" / "equals-oath.jsonl"
NAME = "equals_oath"
GAMES = 2000
WAYS = (
    "usurper",
    "visionary",
    "usurper-visionary",
    "stable-regime",
    "successor",
    "exhaustion-empire",
    "exhaustion-usurper",
    "exhaustion-visionary",
)
"""All ends that a game can come to (3)."""

Job = tuple[str, str, int, str]
Note = dict[str, Any]


def run(job: Job) -> Note:
    """One game: who won and how, how long it took, and how often offers were made and taken."""
    world, oath, number, bot = job
    seed = f"equals/{world}/{oath}/{number}"
    players = [kronika.bot("oath", bot, seed=bot_seed(seed, seat)) for seat in range(SEATS)]
    table = new_table(world, "exile", oath, number, seed)
    decisions = 0
    talk: Counter[str] = Counter()
    while not table.over:
        ask = table.asks[0]
        keys = players[ask.seat].decide(table.sight(ask.seat), ask)
        if ask.what.id in ("oath-citizenship-answer", "oath-deal-answer"):
            talk[f"{ask.what.id[5:-7]} {keys[0]}"] += 1
        table.answer(ask.seat, keys)
        decisions += 1
    assert table.result is not None
    return {
        "world": world,
        "oath": oath,
        "number": number,
        "winner": table.result.winners[0],
        "way": table.result.ending.id.removeprefix("oath-end-"),
        "round": int(str(table.result.ending.args["round"])),
        "decisions": decisions,
        "talk": dict(talk),
    }


class Sum:
    """What the games with one oath in one kind of world have come to."""

    def __init__(self, kept: dict[str, Any] | None = None) -> None:
        of = kept or {}
        self.numbers: set[int] = {number for first, last in of.get("numbers", []) for number in range(first, last + 1)}
        self.wins: list[int] = list(of.get("wins", [0] * SEATS))
        self.ways: Counter[str] = Counter(of.get("ways", {}))
        self.talk: Counter[str] = Counter(of.get("talk", {}))
        self.rounds: int = of.get("rounds", 0)
        self.decisions: int = of.get("decisions", 0)

    def add(self, note: Note) -> None:
        if note["number"] in self.numbers:
            return
        self.numbers.add(note["number"])
        self.wins[note["winner"]] += 1
        self.ways[note["way"]] += 1
        self.talk.update(note["talk"])
        self.rounds += note["round"]
        self.decisions += note["decisions"]

    def join(self, other: Sum) -> None:
        """Adds the games of another kind of world."""
        self.numbers |= {-1 - number for number in other.numbers}
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.ways += other.ways
        self.talk += other.talk
        self.rounds += other.rounds
        self.decisions += other.decisions

    def plain(self) -> dict[str, Any]:
        return {
            "numbers": tally.spans(self.numbers),
            "wins": self.wins,
            "ways": dict(sorted(self.ways.items())),
            "talk": dict(sorted(self.talk.items())),
            "rounds": self.rounds,
            "decisions": self.decisions,
        }

    def told(self) -> list[str]:
        games = sum(self.wins)
        if not games:
            return []
        ways = ", ".join(f"{way} {100 * self.ways[way] / games:.1f} %" for way in WAYS)
        talk = ", ".join(f"{what} {count / games:.2f}" for what, count in sorted(self.talk.items()))
        return [
            *(row(f"  seat {seat}", won, games) for seat, won in enumerate(self.wins)),
            f"  ways: {ways}",
            f"  a game: {self.rounds / games:.1f} rounds, {self.decisions / games:.0f} answers, {talk or 'no talk'}",
        ]


def sums(notes: Path) -> dict[str, Sum]:
    """What the tally and the notes add up to, by world and oath."""
    found = {name: Sum(kept) for name, kept in tally.kept(NAME).items()}
    for note in tally.noted(notes):
        found.setdefault(f"{note['world']} {note['oath']}", Sum()).add(note)
    return found


def told(notes: Path) -> list[str]:
    known = sums(notes)
    lines: list[str] = []
    for oath in OATHS:
        both = Sum()
        for world in WORLDS:
            here = known.get(f"{world} {oath}", Sum())
            if here.wins != [0] * SEATS:
                lines += [f"{oath}, {world} world{'s' * (world == 'random')}", *here.told()]
            both.join(here)
        if sum(both.wins):
            lines += [f"{oath}, all", *both.told()]
    return lines


def go_on(asked: argparse.Namespace) -> None:
    """Plays what is missing, the oaths and worlds by turns."""
    known = sums(asked.notes)
    worlds = [asked.world] if asked.world else list(WORLDS)
    oaths = [asked.oath] if asked.oath else list(OATHS)
    jobs: list[Job] = []
    for number in range(-(-asked.games // len(worlds))):
        for oath in oaths:
            for world in worlds:
                if number not in known.get(f"{world} {oath}", Sum()).numbers:
                    jobs.append((world, oath, number, asked.bot))
    asked.notes.parent.mkdir(parents=True, exist_ok=True)
    with (
        asked.notes.open("a", encoding="utf-8") as file,
        multiprocessing.get_context("spawn").Pool(max(1, asked.jobs)) as pool,
    ):
        for note in pool.imap_unordered(run, jobs, chunksize=4):
            file.write(json.dumps(note) + "\n")
            file.flush()


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each oath ({GAMES:,})")
    parser.add_argument("--oath", choices=OATHS, help="only with this oath")
    parser.add_argument("--world", choices=WORLDS, help="only in this kind of world")
    parser.add_argument("--bot", default="regent")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    parser.add_argument("--keep", action="store_true", help="adds the games to the tally")
    parser.add_argument("--told", action="store_true", help="nothing is played: how it stands")
    parser.add_argument("--anew", action="store_true", help="forgets all games played before")
    parser.add_argument("--notes", type=Path, default=NOTES, help="where the notes are kept")
    asked = parser.parse_args(given)
    if asked.anew:
        asked.notes.unlink(missing_ok=True)
        tally.keep(NAME, {})
    if not asked.told:
        go_on(asked)
    if asked.keep:
        tally.keep(NAME, {name: own.plain() for name, own in sums(asked.notes).items()})
        asked.notes.unlink(missing_ok=True)
    print("\n".join(told(asked.notes)))


if __name__ == "__main__":
    main()
