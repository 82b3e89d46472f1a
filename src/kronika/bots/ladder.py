"""A ladder: all bots of a game play each other, and all results together give their ratings.

Two bots meet as one against the other; with more seats one of the one sits among the other's, and the other way round.
They sit in each seat in turn. What came out is kept as sums, so a ladder can be climbed on later, and others' games can
be added. The ratings are those under which the results are likeliest (Bradley and Terry, all at once: the order of the
games does not matter), on the scale of Weng and Lin: 25 is the middle, and 5.9 more win 73 games of 100.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, sqrt
from typing import Any

from kronika.bots import arena
from kronika.bots.seeds import bot_seed
from kronika.engine.errors import SetupError
from kronika.engine.setup import Setup
from kronika.engine.table import open_table
from kronika.games import bring, bring_bot

MIDDLE = 25.0
SCALE = sqrt(2) * 25 / 6
"""Points of rating in which chances change as e: two players whose own strength wavers by 25 / 6 (Weng and Lin)."""
DOUBT = 0.5
"""Games that everybody is said to have drawn with everybody they met: so that who never lost has a rating too."""
BATCH = 2


class Meeting:
    """What two bots have played: games, comparisons of one with the other in them, and how many the first has won
    (a draw is half)."""

    __slots__ = ("games", "met", "points")

    def __init__(self, games: int = 0, met: int = 0, points: float = 0.0) -> None:
        self.games = games
        self.met = met
        self.points = points

    def add(self, other: Meeting) -> None:
        """Adds what they have played elsewhere."""
        self.games += other.games
        self.met += other.met
        self.points += other.points

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return {"games": self.games, "met": self.met, "points": self.points}


Pair = tuple[str, str]


class Ladder:
    """Who plays what, and what came out so far."""

    def __init__(self, game: str, bots: Sequence[str], seats: int, setup: Mapping[str, object], seed: str) -> None:
        self.game = game
        self.bots = list(dict.fromkeys(bots))
        self.seats = seats
        self.setup = bring(game).full_setup(seats, setup)
        self.seed = seed
        if len(self.bots) < 2 or seats < 2:
            raise SetupError("ladder-alone", {"bots": len(self.bots), "seats": seats})
        for name in self.bots:
            bring_bot(bring(game).id, name)
        self.meetings: dict[Pair, Meeting] = {pair: Meeting() for pair in combinations(self.bots, 2)}

    def climb(self, games: int, jobs: int) -> Iterator[int]:
        """Every two bots play up to so many games; tells how many more are done."""
        if games < 1:
            raise SetupError("arena-games", {"games": games})
        if jobs < 1:
            raise SetupError("arena-jobs", {"jobs": jobs})
        batches: list[tuple[object, ...]] = []
        about = (self.game, self.seats, self.setup, self.seed)
        for first in range(0, games, BATCH):
            for pair, meeting in self.meetings.items():
                begin, end = max(first, meeting.games), min(first + BATCH, games)
                if begin < end:
                    batches.append((about, pair, begin, end))
        done = (
            (play_batch(*batch) for batch in batches)  # type: ignore[arg-type]
            if jobs == 1
            else arena.in_processes(play_batch, batches, jobs)
        )
        for pair, meeting in done:
            self.meetings[pair].add(meeting)
            yield meeting.games

    # --- what is kept ---

    def plain(self) -> dict[str, Any]:
        """As JSON-able data, to be climbed on later."""
        return {
            "ladder": 1,
            "game": bring(self.game).id,
            "rules": bring(self.game).rules,
            "seats": self.seats,
            "setup": self.setup,
            "seed": self.seed,
            "meetings": [[*pair, meeting.plain()] for pair, meeting in self.meetings.items() if meeting.games],
        }

    def go_on_from(self, kept: Mapping[str, Any]) -> None:
        """Takes over what was played before, under the same rules, at as many seats, with the same setup and seed; bots
        that are not named now keep their games."""
        mine = self.plain()
        for what in ("ladder", "game", "rules", "seats", "setup", "seed"):
            if kept.get(what) != mine[what]:
                raise SetupError("ladder-other", {"what": what, "kept": str(kept.get(what)), "now": str(mine[what])})
        for one, other, sums in kept["meetings"]:
            turned = (other, one) in self.meetings
            points = sums["met"] - sums["points"] if turned else sums["points"]
            pair = (other, one) if turned else (one, other)
            self.meetings.setdefault(pair, Meeting()).add(Meeting(sums["games"], sums["met"], points))


def play_batch(about: tuple[str, int, Setup, str], pair: Pair, first: int, end: int) -> tuple[Pair, Meeting]:
    """Plays the games from `first` up to `end` of two bots."""
    id, seats, setup, seed = about
    game = bring(id)
    kinds = {name: bring_bot(game.id, name) for name in pair}
    found = Meeting()
    for number in range(first, end):
        deal = number // (2 * seats) if seats > 2 else number // 2
        lone, rest = pair if seats == 2 or number // seats % 2 == 0 else (pair[1], pair[0])
        seated = [lone if seat == number % seats else rest for seat in range(seats)]
        name = f"{seed}/{deal}"  # the same deal from every seat
        table = open_table(game, arena.called(seated), setup, name, False)
        arena.play(table, [kinds[each](bot_seed(name, seat)) for seat, each in enumerate(seated)])
        assert table.result is not None
        ranks = table.result.ranks
        for one, other in combinations(range(seats), 2):
            if seated[one] != seated[other]:
                mine, theirs = (one, other) if seated[one] == pair[0] else (other, one)
                found.met += 1
                found.points += 1.0 if ranks[mine] < ranks[theirs] else 0.5 if ranks[mine] == ranks[theirs] else 0.0
        found.games += 1
    return pair, found


# --- ratings ---


class Rating:
    """How strong a bot is, how sure that is, and how many games it has played."""

    __slots__ = ("bot", "games", "mu", "sigma")

    def __init__(self, bot: str, mu: float, sigma: float, games: int) -> None:
        self.bot = bot
        self.mu = mu
        self.sigma = sigma
        self.games = games

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {"bot": self.bot, "mu": round(self.mu, 2), "sigma": round(self.sigma, 2), "games": self.games}


def ratings(meetings: Mapping[Pair, Meeting], seats: int) -> list[Rating]:
    """The ratings of all who have played, the strongest first. Of several comparisons in one game each weighs less,
    since they are not independent."""
    names = list(dict.fromkeys(name for pair, meeting in meetings.items() if meeting.met for name in pair))
    place = {name: i for i, name in enumerate(names)}
    weight = 1 / sqrt(seats - 1)
    count = len(names)
    theta = [0.0] * count
    inverse = [[0.0] * count for _ in names]
    for _ in range(40):
        slope = [-1e-4 * each for each in theta]
        bend = [[1e-4 if i == j else 0.0 for j in range(count)] for i in range(count)]
        for (one, other), meeting in meetings.items():
            if not meeting.met:
                continue
            i, j = place[one], place[other]
            met = weight * meeting.met + DOUBT
            points = weight * meeting.points + DOUBT / 2
            chance = 1 / (1 + exp(theta[j] - theta[i]))
            off, sure = points - met * chance, met * chance * (1 - chance)
            slope[i] += off
            slope[j] -= off
            bend[i][i] += sure
            bend[j][j] += sure
            bend[i][j] -= sure
            bend[j][i] -= sure
        inverse = inverted(bend)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        theta = [each + max(-1.0, min(1.0, by)) for each, by in zip(theta, step, strict=True)]
    middle = sum(theta) / count if count else 0.0
    played = {name: sum(m.games for pair, m in meetings.items() if name in pair) for name in names}
    found = [
        Rating(name, MIDDLE + SCALE * (theta[i] - middle), SCALE * around_mean(inverse, i), played[name])
        for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda each: -each.mu)


def around_mean(covariance: Sequence[Sequence[float]], i: int) -> float:
    """The standard error of a bot's distance to the mean of all."""
    count = len(covariance)
    off = [(1.0 if j == i else 0.0) - 1 / count for j in range(count)]
    variance = sum(off[j] * off[k] * covariance[j][k] for j in range(count) for k in range(count))
    return sqrt(max(0.0, variance))


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix (Gauss and Jordan)."""
    count = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(count)]] for i, row in enumerate(matrix)]
    for i in range(count):
        best = max(range(i, count), key=lambda each: abs(rows[each][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [each / rows[i][i] for each in rows[i]]
        for j in range(count):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
