"""The arena: bots play many games, in this process, in several or on a cluster, and the results are summed.

Game i has its own seed, made of the arena's seed and i, and the bots sit rotated by i. So the sum depends on the
seed alone, however many share the work.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from time import perf_counter

from kronika.batch.spreading import spread
from kronika.bots.seeds import bot_seed
from kronika.engine.errors import IllegalAnswer, KronikaError, SetupError
from kronika.engine.game import Bot
from kronika.engine.imagining import decider
from kronika.engine.setup import Setup
from kronika.engine.table import Table, open_table
from kronika.games import bring, bring_bot

BATCH = 100
"""Games a process plays before it reports: enough to make the report cheap, few enough to show progress."""


class Match:
    """Who plays what: a game with its full setup, the bots by name, one per seat, and the seed of it all. Game and bots
    may be `module:Class`, which other processes find too."""

    __slots__ = ("bots", "game", "save", "seed", "setup")

    def __init__(self, game: str, bots: Sequence[str], setup: Setup, seed: str, save: Path | None = None) -> None:
        self.game = game
        self.bots = list(bots)
        self.setup = setup
        self.seed = seed
        self.save = save

    def seated(self, number: int) -> list[str]:
        """The bots by seat in one game: each of them sits in every seat equally often."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]


class Tally:
    """What came out of some games. Wins are fractions (a shared win is shared), so any order of adding is right."""

    __slots__ = ("by_seat", "decisions", "games", "played", "scores", "turns", "wins")

    def __init__(self, match: Match) -> None:
        names = list(dict.fromkeys(match.bots))
        self.games = 0
        self.decisions = 0
        self.wins = {name: Fraction() for name in names}
        self.by_seat = [Fraction() for _ in match.bots]
        self.scores = dict.fromkeys(names, 0)
        self.played = dict.fromkeys(names, 0)
        """Seats a bot has sat in, over all games."""
        self.turns: int | None = 0
        """Turns of all players together; None where the game's result does not tell them."""

    def note(self, table: Table, seated: list[str]) -> None:
        """Adds one finished game."""
        result = table.result
        assert result is not None
        self.games += 1
        self.decisions += table.seq
        share = Fraction(1, len(result.winners)) if result.winners else Fraction()
        for seat in result.winners:
            self.wins[seated[seat]] += share
            self.by_seat[seat] += share
        for seat, name in enumerate(seated):
            self.scores[name] += result.scores[seat]
            self.played[name] += 1
        for row in result.breakdown:
            turns = row.get("turns")
            self.turns = self.turns + turns if isinstance(turns, int) and self.turns is not None else None

    def add(self, other: Tally) -> None:
        """Adds what came out of other games of the same match."""
        self.games += other.games
        self.decisions += other.decisions
        for name in self.wins:
            self.wins[name] += other.wins[name]
            self.scores[name] += other.scores[name]
            self.played[name] += other.played[name]
        for seat, wins in enumerate(other.by_seat):
            self.by_seat[seat] += wins
        self.turns = None if self.turns is None or other.turns is None else self.turns + other.turns


class Outcome:
    """A match that was played, and how long it took."""

    __slots__ = ("match", "seconds", "tally")

    def __init__(self, match: Match, tally: Tally, seconds: float) -> None:
        self.match = match
        self.tally = tally
        self.seconds = seconds

    @property
    def turns(self) -> float | None:
        """Turns per player in a game, on average."""
        tally = self.tally
        return None if tally.turns is None else tally.turns / (tally.games * len(self.match.bots))

    def plain(self) -> dict[str, object]:
        """As JSON-able data: what `kronika simulate --json` prints."""
        match, tally, seconds = self.match, self.tally, self.seconds
        scores = {name: round(total / max(tally.played[name], 1), 3) for name, total in tally.scores.items()}
        return {
            "game": bring(match.game).id,
            "games": tally.games,
            "seats": len(match.bots),
            "bots": match.bots,
            "setup": match.setup,
            "seed": match.seed,
            "seconds": round(seconds, 3),
            "games_per_second": round(tally.games / seconds, 1),
            "decisions": tally.decisions,
            "decisions_per_second": round(tally.decisions / seconds, 1),
            "wins": {name: number(wins) for name, wins in tally.wins.items()},
            "by_seat": [number(wins) for wins in tally.by_seat],
            "scores": scores,
            "turns": None if self.turns is None else round(self.turns, 3),
        }


def number(wins: Fraction) -> int | float:
    """A sum of wins for people and JSON: whole where it is whole."""
    return int(wins) if wins.denominator == 1 else round(float(wins), 3)


Progress = Callable[[int], None]
"""Called with how many more games are done."""


def run(match: Match, games: int, jobs: int = 1, progress: Progress | None = None, cluster: str = "") -> Outcome:
    """Plays games 0, 1, 2 … of a match, in `jobs` processes or on a cluster, and sums them up."""
    if games < 1:
        raise SetupError("arena-games", {"games": games})
    if jobs < 1:
        raise SetupError("arena-jobs", {"jobs": jobs})
    check(match)
    size = max(1, min(BATCH, -(-games // ((16 if cluster else jobs) * 4))))
    batches = [(match, first, min(first + size, games)) for first in range(0, games, size)]
    began = perf_counter()
    tally = Tally(match)
    for part in spread(play_batch, batches, min(jobs, len(batches)), cluster, match.game):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return Outcome(match, tally, perf_counter() - began)


def check(match: Match) -> None:
    """What can be wrong is found before the first game: seats, setup, bots."""
    match.setup = bring(match.game).full_setup(len(match.bots), match.setup)
    for name in match.bots:
        bring_bot(bring(match.game).id, name)


def play_batch(match: Match, first: int, end: int) -> Tally:
    """Plays the games from `first` up to `end`."""
    game = bring(match.game)
    bots = {name: bring_bot(bring(match.game).id, name) for name in match.bots}
    seats = len(match.bots)
    tally = Tally(match)
    for number in range(first, end):
        seated = match.seated(number)
        seed = f"{match.seed}/{number}"
        table = open_table(game, called(seated), match.setup, seed, False)
        players = [bots[seated[seat]](bot_seed(seed, seat)) for seat in range(seats)]
        try:
            play(table, players)
        except IllegalAnswer as error:
            bot = seated[table.asks[0].seat]
            raise KronikaError("arena-illegal", {"bot": bot, "seed": seed, "why": str(error)}) from error
        tally.note(table, seated)
        if match.save is not None:
            text = json.dumps(table.chronicle(), ensure_ascii=False)
            (match.save / f"{game.id}-{number + 1:05}.json").write_text(text + "\n", encoding="utf-8")
    return tally


def called(seated: list[str]) -> list[str]:
    """Names for the seats: a bot that sits there twice is numbered."""
    if len(set(seated)) == len(seated):
        return seated
    return [f"{name} {seated[: i + 1].count(name)}" for i, name in enumerate(seated)]


def play(table: Table, players: Sequence[Bot]) -> None:
    """Bots answer until the game is over. They see their seats' sights and asks, and worlds if they want any."""
    answer = table.answer
    sights = [table.sight(seat) for seat in range(len(players))]
    decides = [decider(player, table, seat) for seat, player in enumerate(players)]
    while not table.over:
        ask = table.asks[0]
        seat = ask.seat
        answer(seat, decides[seat](sights[seat], ask))
