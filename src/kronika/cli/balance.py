"""`kronika simulate GAME --balance`: every side of a game against every other, played by one bot."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from time import perf_counter
from typing import Final

from rich.table import Table

from kronika.batch.processes import in_processes
from kronika.bots import arena
from kronika.bots.seeds import bot_seed
from kronika.cli.terminal import Terminal, fail
from kronika.engine.errors import SetupError
from kronika.engine.game import Sides
from kronika.engine.setup import Setup
from kronika.engine.table import open_table
from kronika.games import bring, bring_bot, ids

GAMES: Final = 200
"""Of each pairing, unless one says otherwise."""


Batch = tuple[str, str, str, str, int, int, str, Setup]
"""Game, bot, the two sides, the first game and the one after the last, seed, setup."""


class Tally:
    """What came out of some games of one side against another, counted for the one."""

    __slots__ = ("first", "games", "one", "played", "rounds", "two", "wins")

    def __init__(self, one: str, two: str) -> None:
        self.one = one
        self.two = two
        self.games = 0
        self.wins = Fraction()
        self.first = Fraction()
        """Wins of whoever began."""
        self.rounds: dict[int, int] = {}
        self.played: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.first += other.first
        for rounds, count in other.rounds.items():
            self.rounds[rounds] = self.rounds.get(rounds, 0) + count
        for card, count in other.played.items():
            self.played[card] = self.played.get(card, 0) + count


def balance(
    terminal: Terminal,
    game: str,
    bot: str,
    games: int | None,
    jobs: int,
    seed: str,
    setup: dict[str, object],
    json: bool,
) -> None:
    """Plays all pairings and prints the report."""
    if bring(game).sides is None:
        right = ", ".join(id for id in ids() if bring(id).sides is not None)
        raise fail("cli-balance-none", game=game, right=right)
    item = sides_in(game).item
    if item in setup:
        raise fail("cli-balance-option", option=item)
    match = arena.Match(game, [bot, bot], bring(game).full_setup(2, setup), seed)
    arena.check(match)
    count = GAMES if games is None else games
    if count < 1:
        raise SetupError("arena-games", {"games": count})
    if jobs < 1:
        raise SetupError("arena-jobs", {"jobs": jobs})
    began = perf_counter()
    tallies = run(game, bot, count, jobs, seed, match.setup)
    report = Report(game, bot, seed, list(tallies.values()), perf_counter() - began)
    if json:
        print(jsonlib.dumps(report.plain(), indent=1))
    else:
        show(terminal, report)


# --- playing ---


def sides_in(game: str) -> Sides:
    sides = bring(game).sides
    assert sides is not None
    return sides


def sides_of(game: str) -> list[str]:
    item = next(item for item in bring(game).setup_items if item.id == sides_in(game).item)
    return list(item.listed)


def run(game: str, bot: str, games: int, jobs: int, seed: str, setup: Setup) -> dict[tuple[str, str], Tally]:
    """Each pairing in batches; the sum depends on the seed alone, however many processes share the work."""
    pairs = list(combinations(sides_of(game), 2))
    tallies = {pair: Tally(*pair) for pair in pairs}
    size = min(games, 50)
    batches: list[Batch] = [
        (game, bot, *pair, first, min(first + size, games), seed, setup)
        for pair in pairs
        for first in range(0, games, size)
    ]
    for part in play_all(batches, jobs):
        tallies[part.one, part.two].add(part)
    return tallies


def play_all(batches: list[Batch], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    yield from in_processes(play_batch, ((batch,) for batch in batches), min(jobs, len(batches)))


def play_batch(batch: Batch) -> Tally:
    """Two games in a row have the same seed and the sides changed over."""
    id, bot, one, two, first, end, seed, setup = batch
    game = bring(id)
    sides = sides_in(id)
    play_as = bring_bot(game.id, bot)
    tally = Tally(one, two)
    for number in range(first, end):
        mine = number % 2
        seated = [one, two] if mine == 0 else [two, one]
        name = f"{seed}/{one}/{two}/{number // 2}"
        table = open_table(game, seated, {**setup, sides.item: seated}, name, True)
        began = table.sight(None).first
        arena.play(table, [play_as(bot_seed(name, seat)) for seat in range(2)])
        result = table.result
        assert result is not None
        share = Fraction(1, len(result.winners))
        tally.games += 1
        tally.wins += share if mine in result.winners else 0
        tally.first += share if began in result.winners else 0
        rounds = table.sight(None).round
        tally.rounds[rounds] = tally.rounds.get(rounds, 0) + 1
        for event in table.events(None):
            if event["id"] in sides.played:
                args = event["args"]
                assert isinstance(args, dict)
                card = str(args["card"])
                tally.played[card] = tally.played.get(card, 0) + 1
    return tally


# --- the report ---


class Report:
    """The pairings summed up; shares are in per cent."""

    __slots__ = ("bot", "game", "seconds", "seed", "tallies")

    def __init__(self, game: str, bot: str, seed: str, tallies: list[Tally], seconds: float) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed
        self.tallies = tallies
        self.seconds = seconds

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def sides(self) -> list[str]:
        return sides_of(self.game)

    def against(self, one: str, two: str) -> float:
        for tally in self.tallies:
            if (tally.one, tally.two) == (one, two):
                return percent(tally.wins, tally.games)
            if (tally.one, tally.two) == (two, one):
                return percent(tally.games - tally.wins, tally.games)
        raise KeyError((one, two))

    def overall(self, side: str) -> float:
        wins, games = Fraction(), 0
        for tally in self.tallies:
            if side in (tally.one, tally.two):
                wins += tally.wins if side == tally.one else tally.games - tally.wins
                games += tally.games
        return percent(wins, games)

    @property
    def first(self) -> float:
        return percent(sum((tally.first for tally in self.tallies), Fraction()), self.games)

    @property
    def rounds(self) -> dict[int, int]:
        """How many games ended in each round."""
        total: dict[int, int] = {}
        for tally in self.tallies:
            for rounds, count in tally.rounds.items():
                total[rounds] = total.get(rounds, 0) + count
        return dict(sorted(total.items()))

    @property
    def mean_rounds(self) -> float:
        return round(sum(rounds * count for rounds, count in self.rounds.items()) / self.games, 2)

    @property
    def played(self) -> dict[str, int]:
        """How often each card was played, those never played too; starting cards lie there from the start."""
        dealt = [face for face in bring(self.game).faces() if not face.get("start") and not face.get("retired")]
        total = {str(face["id"]): 0 for face in dealt}
        for tally in self.tallies:
            for card, count in tally.played.items():
                total[card] = total.get(card, 0) + count
        return total

    @property
    def never(self) -> list[str]:
        return [card for card, count in self.played.items() if not count]

    def plain(self) -> dict[str, object]:
        sides = self.sides
        return {
            "game": self.game,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "per_pairing": self.tallies[0].games,
            "seconds": round(self.seconds, 3),
            "against": {one: {two: self.against(one, two) for two in sides if two != one} for one in sides},
            "overall": {side: self.overall(side) for side in sides},
            "first": self.first,
            "rounds": {str(rounds): count for rounds, count in self.rounds.items()},
            "mean_rounds": self.mean_rounds,
            "played": self.played,
            "never_played": self.never,
        }


def percent(wins: Fraction | int, games: int) -> float:
    return round(100 * float(wins) / games, 1)


def show(terminal: Terminal, report: Report) -> None:
    def name(side: str) -> str:
        return terminal.named(f"option-{report.game}-{sides_in(report.game).item}-", side)

    table = Table(title=terminal.named("game-", report.game), title_justify="left", title_style="bold")
    table.add_column(terminal.text("cli-balance-side"))
    for number in range(1, len(report.sides) + 1):
        table.add_column(str(number), justify="right")
    table.add_column(terminal.text("cli-balance-overall"), justify="right")
    for number, one in enumerate(report.sides, start=1):
        cells = ["–" if two == one else f"{report.against(one, two):.1f}" for two in report.sides]
        table.add_row(f"{number} {name(one)}", *cells, f"{report.overall(one):.1f}")
    out = terminal.out
    out.print(table)
    out.print(
        terminal.text(
            "cli-balance-games", games=report.games, pairings=len(report.tallies), seconds=f"{report.seconds:.0f}"
        )
    )
    out.print(terminal.text("cli-balance-first", share=f"{report.first:.1f}"))
    counts = ", ".join(f"{rounds}: {count}" for rounds, count in report.rounds.items())
    least, most = min(report.rounds), max(report.rounds)
    mean = f"{report.mean_rounds:.2f}"
    out.print(terminal.text("cli-balance-rounds", mean=mean, least=least, most=most, counts=counts))
    never = terminal.texts.listed([terminal.card(card) for card in report.never])
    out.print(terminal.text("cli-balance-never", count=len(report.never), cards=never))
    out.print(terminal.text("cli-simulate-seed", seed=report.seed), soft_wrap=True)
