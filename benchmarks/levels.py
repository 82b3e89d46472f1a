"""How strong the levels are: reads the ladders kept in `benchmarks/tallies/levels-GAME.json`, prints the report of
docs/bots.md, and with `--write` puts the ratings into the games' `levels.json`.

    kronika ladder valeria --levels --seed levels -n 300 --file benchmarks/tallies/levels-valeria.json
    python -m benchmarks.levels --write

Ratings are moved so that the levels of a game have a mean of 25, whoever else is in its file; who has not played has
none.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from math import sqrt
from pathlib import Path
from typing import Any

from kronika.bots.ladder import Ladder, Rating
from kronika.engine.texts import catalogue
from kronika.games import BUILT_IN, find, levels_of
from kronika.rating import MIDDLE

TALLIES = Path(__file__).with_name("tallies")


def ladder_of(game: str) -> Ladder:
    """The ladder that is kept."""
    kept: dict[str, Any] = json.loads((TALLIES / f"levels-{game}.json").read_text(encoding="utf-8"))
    names = [level.id for level in levels_of(game).all]
    climbed = Ladder(game, names, kept["seats"], kept["setup"], kept["seed"], kept.get("halves", False), near=2)
    climbed.go_on_from(kept)
    return climbed


def rated(climbed: Ladder) -> dict[str, Rating]:
    """The ratings of all, with the levels' mean in the middle."""
    found = {each.bot: each for each in climbed.ratings()}
    known = [found[name].mu for name in climbed.bots if name in found]
    mean = sum(known) / len(known)
    for each in found.values():
        each.mu += MIDDLE - mean
    return found


def report(game: str) -> str:
    """A table in Markdown."""
    climbed = ladder_of(game)
    found = rated(climbed)
    texts = catalogue("en", find(game).id)
    lines = []
    for below, name in zip([None, *climbed.bots], climbed.bots, strict=False):
        who = texts.text(f"{game}-bot-{name}")
        if name not in found:
            lines.append(f"| {who} | not measured | | |")
            continue
        rating = found[name]
        won = ""
        if below is not None and (share := climbed.share(name, below)) is not None:
            pair = (below, name) if (below, name) in climbed.meetings else (name, below)
            games = climbed.meetings[pair].games
            won = f"{100 * share:.0f} % ± {196 * sqrt(share * (1 - share) / games):.0f} ({games})"
        likes = "; ".join(climbed.habits.told(name, texts, 4))
        lines.append(f"| {who} | {rating.mu:.1f} ± {1.96 * rating.sigma:.1f} | {won} | {likes} |")
    return "\n".join(lines)


def write(game: str) -> None:
    """The ratings go into the game's file, line by line as it stands."""
    home = find(game).home
    assert home is not None
    file = home / "levels.json"
    text = file.read_text(encoding="utf-8")
    found = rated(ladder_of(game))
    for level in levels_of(game).all:
        if level.id not in found:
            continue
        each = found[level.id]
        own = f', "mu": {each.mu:.2f}, "sigma": {each.sigma:.2f}, "games": {each.games}'
        line = re.compile(rf'(\{{"id": "{level.id}", [^}}]*?"sign": "[^"]*")[^}}]*\}}')
        text = line.sub(lambda m, own=own: f"{m.group(1)}{own}}}", text)  # type: ignore[misc]
    json.loads(text)
    file.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    for game in BUILT_IN:
        print(f"\n{game}\n\n| level | rating | against the one below (games) | likes |\n|---|---|---|---|")
        print(report(game))
        if given.write:
            write(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
