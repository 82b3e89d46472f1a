"""Records the golden chronicles of the rules as they stand.

    python -m tests.golden.make            records those that are missing
    python -m tests.golden.make --renew    records all again: only before a release, or with a new `rules` version

Each is the shortest of some random games, so that the files stay small.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kronika
from kronika.engine.table import Table

HOME = Path(__file__).parent
TRIES = 40

OWN_TEN = "moat militia witch throne-room minion tribute wishing-well mining-village trading-post gardens"
AREAS = "barrens swamp cavern hills valley"
CITIZENS = "monk blacksmith alchemist wizard thief warlord priestess miner"


MIST = (
    "030302000409Doba mlhy3A090001234504C6FFFF07FFFFDC0BCAFFFF03FFFFE900FFFFE10E04FFE508FFFFFF14FFFFE63A1"
    "A8B0DD435886D950100B1D216D515C0251B2B10D3091F6F030F2F3114D690911DB38C3218216E6C201268B00E3322052D262"
    "A02831C7B110C13121706300827280B1929340A2E1E9F232C07240FDFEDE8DBE3E7DAEBE0E2DEDDEAECE4130806random"
)
"""A world of Oath as the third game of a saga left it."""


class Recipe:
    """A game to record: to its end, or until something is under way."""

    game = "dominion"

    def __init__(self, name: str, seats: int, until: Callable[[Table], bool] | None = None, **setup: object) -> None:
        self.name = name
        self.seats = seats
        self.until = until
        self.setup = {key.replace("_", "-"): value for key, value in setup.items()}

    def path(self) -> Path:
        rules = kronika.games.find(self.game).rules
        return HOME / f"{self.game}-{rules}" / f"{self.name}.json"


class Duchy(Recipe):
    """A game of Valeria."""

    game = "valeria"


class Reign(Recipe):
    """A game of Oath."""

    game = "oath"


class Voyage(Recipe):
    """A game of Empires of the North."""

    game = "north"


def passing(table: Table) -> bool:
    """A Masquerade in which some have chosen what to pass and others have not."""
    return table.asks[0].what.id == "dominion-ask-masquerade" and 1 < len(table.asks) < table.seats


def tortured(table: Table) -> bool:
    """A Torturer in mid-effect, within a Throne Room or not."""
    return table.seq > 30 and table.asks[0].what.id.startswith("dominion-ask-torturer")


def choosing_dukes(table: Table) -> bool:
    """Some have chosen their Duke in secret and others have not."""
    return table.asks[0].what.id == "valeria-ask-duke" and 1 < len(table.asks) < table.seats


def harvesting(table: Table) -> bool:
    """A harvest in which some have nothing left to choose and several others do."""
    return table.seq > 30 and table.asks[0].what.id == "valeria-ask-harvest" and 1 < len(table.asks) < table.seats


def robbing(table: Table) -> bool:
    """In the midst of an action: somebody chooses whose monster to take."""
    return table.asks[0].what.id == "valeria-ask-rob"


def sacrificing(table: Table) -> bool:
    """In the midst of a Campaign: the dice are cast, the attacker may still give warbands for victory."""
    return table.asks[0].what.id == "oath-ask-sacrifice"


def dealing(table: Table) -> bool:
    """An offer lies on the table, not yet answered."""
    return table.asks[0].what.id in ("oath-deal-answer", "oath-citizenship-answer")


def keeping(table: Table) -> bool:
    """A Lookout in which some have chosen what to keep and others have not."""
    return table.seq > 20 and table.asks[0].what.id == "north-ask-keep" and len(table.asks) < table.seats


def landing(table: Table) -> bool:
    """A ship with a raze token before its island."""
    return table.asks[0].what.id == "north-ask-island" and table.asks[0].what.args["raze"] == 1


RECIPES = [
    Recipe("two-first-game", 2, kingdom="first-game"),
    Recipe("two-victory-dance", 2, kingdom="victory-dance"),
    Recipe("two-draft", 2, kingdom="draft"),
    Recipe("two-own-ten", 2, kingdom=OWN_TEN.split(), last_winners=["0"]),
    Recipe("three-late-treasures", 3, kingdom="hand-madness", late_treasures=True),
    Recipe("three-masquerade-skips", 3, kingdom="underlings", masquerade_empty="skips"),
    Recipe("three-random-base", 3, kingdom="random", sets=["base"]),
    Recipe("four-secret-schemes", 4, kingdom="secret-schemes"),
    Recipe("four-all-treasures", 4, kingdom="interaction", all_treasures=True),
    Recipe("five-large", 5, kingdom="size-distortion", large=True),
    Recipe("six-large-draft", 6, kingdom="draft", large=True, masquerade_empty="skips", late_treasures=True),
    Recipe("cut-in-masquerade", 4, passing, kingdom="best-wishes"),
    Recipe("cut-in-torturer", 3, tortured, kingdom="deconstruction"),
    Duchy("one-first-game", 1),
    Duchy("one-dark-lord", 1, set="monster-blood", dark_lord="2"),
    Duchy("one-events-mixed", 1, set="random", enemy_events=True, mixed_citizens=True, dark_lord="1"),
    Duchy("two-first-game", 2),
    Duchy("two-chosen", 2, set="chosen", areas=AREAS.split(), citizens=CITIZENS.split()),
    Duchy("two-no-dukes", 2, set="mastery-over-magic", no_dukes=True),
    Duchy("three-glittering-gold", 3, set="glittering-gold"),
    Duchy("three-mixed", 3, set="monster-blood", mixed_citizens=True),
    Duchy("four-chosen-events", 4, set="random", enemy_events=True, events=["mimic", "sorcerer"]),
    Duchy("four-all-variants", 4, set="random", enemy_events=True, mixed_citizens=True, no_dukes=True),
    Duchy("five-mastery-over-magic", 5, set="mastery-over-magic"),
    Duchy("five-events", 5, set="random", enemy_events=True),
    Duchy("cut-in-dukes", 4, choosing_dukes),
    Duchy("cut-in-harvest", 5, harvesting, set="random", enemy_events=True),
    Duchy("cut-in-robbery", 3, robbing, set="glittering-gold"),
    Reign("two-first", 2),
    Reign("two-people", 2, world="random", oath="people"),
    Reign("three-devotion", 3, world="random", oath="devotion", citizens=["red"]),
    Reign("three-protection", 3, oath="protection"),
    Reign("four-tutorial", 4, world="tutorial"),
    Reign("five-citizens", 5, world="random", citizens=["red", "blue", "yellow", "white", "black"]),
    Reign("six-random", 6, world="random", oath="supremacy", citizens=["blue", "black"]),
    Reign("three-unwritten", 3, oath="devotion", writes=False),
    Reign("four-saga", 4, chronicle=MIST),
    Reign("cut-in-campaign", 4, sacrificing),
    Reign("cut-in-deal", 3, dealing, world="random"),
    Voyage("one-solo", 1, clans=["glenn"]),
    Voyage("one-harder", 1, clans="random", solo="3"),
    Voyage("two-first-game", 2, clans="first-game"),
    Voyage("two-investors", 2, clans=["mackinnon", "heidel"], raze_points=True),
    Voyage("three-chosen", 3),
    Voyage("four-random", 4, clans="random"),
    Voyage("cut-in-lookout", 4, keeping, clans="random"),
    Voyage("cut-at-sea", 3, landing, clans=["ulaf", "panuk", "nanurjuk"]),
]


def play(recipe: Recipe, seed: int) -> Table | None:
    """A random game by the recipe; None if it ended before the thing it was to be cut in."""
    table = kronika.new_table(recipe.game, recipe.seats, seed, recipe.setup)
    bots = [kronika.bot(recipe.game, "random", seed=f"{seed}/{seat}") for seat in range(table.seats)]
    while not table.over:
        if recipe.until is not None and recipe.until(table):
            return table
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    return table if recipe.until is None else None


def record(recipe: Recipe) -> dict[str, Any]:
    """The chronicle of the shortest game found, with the result that it must replay to."""
    games = [table for seed in range(TRIES) if (table := play(recipe, seed)) is not None]
    table = min(games, key=lambda table: table.seq)
    return {**table.chronicle(), "result": None if table.result is None else table.result.plain()}


def promised_path(game: str) -> Path:
    return HOME / "promised" / f"{game}-{kronika.games.find(game).rules}" / "two-undone.json"


def record_promised(game: str) -> dict[str, Any]:
    """A game whose chance was promised, and in which some answers were taken back after something had come out."""
    table = kronika.new_table(game, 2, kronika.Commitment(bytes(range(32)), f"{game}-table", [bytes(range(16)), None]))
    bots = [kronika.bot(game, "random", seed=seat) for seat in range(2)]
    undos = [60, 41, 40, 17]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
        if undos and table.seq >= undos[-1]:
            undos.pop()
            table.undo(ask.seat, consent=True)
    assert table.result is not None
    return {**table.chronicle(), "result": table.result.plain()}


def write(path: Path, chronicle: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_text(json.dumps(chronicle, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{path.relative_to(HOME)}: {len(chronicle['answers'])} answers, {path.stat().st_size:,} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="write all anew, those that exist too")
    renew = parser.parse_args().renew
    for recipe in RECIPES:
        if renew or not recipe.path().exists():
            write(recipe.path(), record(recipe))
    for game in kronika.games.BUILT_IN:
        if renew or not promised_path(game).exists():
            write(promised_path(game), record_promised(game))


if __name__ == "__main__":
    main()
