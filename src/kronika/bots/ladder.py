"""A ladder: all bots of a game play each other, and all results together give their ratings.

Two bots meet as one against the other; with more seats one of the one sits among the other's, and the other way round,
or, in `halves`, as many of each: then a game counts as one, won by the side of who won it. They sit in each seat in
turn. What came out is kept as sums, so a ladder can be climbed on later, and others' games can
be added. The ratings are those under which the results are likeliest (Bradley and Terry, all at once: the order of the
games does not matter), on the scale of Weng and Lin: 25 is the middle, and 5.9 more win 73 games of 100.

Beside the results it is noted what each bot likes: how often it took an option, of how often it could.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, sqrt
from typing import Any

from kronika.batch.spreading import spread
from kronika.bots import arena
from kronika.bots.seeds import bot_seed
from kronika.engine.ask import Ask
from kronika.engine.errors import SetupError
from kronika.engine.game import Bot
from kronika.engine.imagining import decider
from kronika.engine.message import Message
from kronika.engine.setup import Setup
from kronika.engine.table import Table, open_table
from kronika.engine.texts import Catalogue
from kronika.games import bring, bring_bot
from kronika.rating import MIDDLE, SCALE

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

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seats: int,
        setup: Mapping[str, object],
        seed: str,
        halves: bool = False,
        near: int = 0,
    ) -> None:
        """`near`: only bots that stand so close in the list play each other; 0: all do."""
        self.game = game
        self.bots = list(dict.fromkeys(bots))
        self.seats = seats
        self.halves = halves
        self.setup = bring(game).full_setup(seats, setup)
        self.seed = seed
        if len(self.bots) < 2 or seats < 2:
            raise SetupError("ladder-alone", {"bots": len(self.bots), "seats": seats})
        if halves and seats % 2:
            raise SetupError("ladder-halves", {"seats": seats})
        for name in self.bots:
            bring_bot(bring(game).id, name)
        self.pairs: list[Pair] = [
            (self.bots[one], self.bots[other])
            for one, other in combinations(range(len(self.bots)), 2)
            if not near or other - one <= near
        ]
        """Who meets whom now; others may have met before."""
        self.meetings: dict[Pair, Meeting] = {pair: Meeting() for pair in self.pairs}
        self.habits = Habits()

    def climb(self, games: int, jobs: int, cluster: str = "") -> Iterator[int]:
        """Every two bots play up to a given number of games; tells how many more are done."""
        if games < 1:
            raise SetupError("arena-games", {"games": games})
        if jobs < 1:
            raise SetupError("arena-jobs", {"jobs": jobs})
        batches: list[tuple[object, ...]] = []
        about = (self.game, self.seats, self.setup, self.seed, self.halves)
        for first in range(0, games, BATCH):
            for pair in self.pairs:
                begin, end = max(first, self.meetings[pair].games), min(first + BATCH, games)
                if begin < end:
                    batches.append((about, pair, begin, end))
        for pair, meeting, habits in spread(play_batch, batches, jobs, cluster, self.game):
            self.meetings[pair].add(meeting)
            self.habits.add(habits)
            yield meeting.games

    def ratings(self) -> list[Rating]:
        """The ratings of all who have played, the strongest first."""
        return ratings(self.meetings, 2 if self.halves else self.seats)

    def share(self, one: str, other: str) -> float | None:
        """Which share of their comparisons one bot has won against another; None where they have not met."""
        turned = (one, other) not in self.meetings
        meeting = self.meetings.get((other, one) if turned else (one, other))
        if meeting is None or not meeting.met:
            return None
        return 1 - meeting.points / meeting.met if turned else meeting.points / meeting.met

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
            **({"halves": True} if self.halves else {}),
            "meetings": [[*pair, meeting.plain()] for pair, meeting in self.meetings.items() if meeting.games],
            "habits": self.habits.of,
            "words": {key: text.plain() for key, text in self.habits.words.items()},
        }

    def go_on_from(self, kept: Mapping[str, Any]) -> None:
        """Takes over what was played before, under the same rules, at as many seats, with the same setup and seed; bots
        that are not named now keep their games."""
        mine = self.plain()
        for what in ("ladder", "game", "rules", "seats", "setup", "seed", "halves"):
            if kept.get(what) != mine.get(what):
                now = str(mine.get(what))
                raise SetupError("ladder-other", {"what": what, "kept": str(kept.get(what)), "now": now})
        for one, other, sums in kept["meetings"]:
            turned = (other, one) in self.meetings
            points = sums["met"] - sums["points"] if turned else sums["points"]
            pair = (other, one) if turned else (one, other)
            self.meetings.setdefault(pair, Meeting()).add(Meeting(sums["games"], sums["met"], points))
        before = Habits()
        before.of = kept.get("habits", {})
        before.words = {key: Message(text["id"], text["args"]) for key, text in kept.get("words", {}).items()}
        self.habits.add(before)


def play_batch(
    about: tuple[str, int, Setup, str, bool], pair: Pair, first: int, end: int
) -> tuple[Pair, Meeting, Habits]:
    """Plays the games from `first` up to `end` of two bots."""
    id, seats, setup, seed, halves = about
    game = bring(id)
    kinds = {name: bring_bot(game.id, name) for name in pair}
    found, habits = Meeting(), Habits()
    for number in range(first, end):
        deal = number // (2 * seats) if seats > 2 and not halves else number // 2
        seated = seating(pair, seats, number, halves)
        name = f"{seed}/{deal}"  # the same deal from every seat
        table = open_table(game, arena.called(seated), setup, name, False)
        watched_play(table, [kinds[each](bot_seed(name, seat)) for seat, each in enumerate(seated)], seated, habits)
        assert table.result is not None
        if halves:
            winners = table.result.winners
            found.met += 1
            found.points += sum(seated[seat] == pair[0] for seat in winners) / len(winners) if winners else 0.5
        else:
            compare(found, table.result.ranks, seated, pair)
        found.games += 1
    return pair, found, habits


def seating(pair: Pair, seats: int, number: int, halves: bool) -> list[str]:
    """Who sits where in a game: one of the one among the other's, or in halves, in turn or side by side."""
    if halves:
        mixed = number // 2 % 2 == 0
        sides = [seat % 2 if mixed else int(seat >= seats // 2) for seat in range(seats)]
        return [pair[(side + number) % 2] for side in sides]
    lone, rest = pair if seats == 2 or number // seats % 2 == 0 else (pair[1], pair[0])
    return [lone if seat == number % seats else rest for seat in range(seats)]


def compare(found: Meeting, ranks: Sequence[int], seated: Sequence[str], pair: Pair) -> None:
    """Each of the one is compared with each of the other by their ranks."""
    for one, other in combinations(range(len(seated)), 2):
        if seated[one] != seated[other]:
            mine, theirs = (one, other) if seated[one] == pair[0] else (other, one)
            found.met += 1
            found.points += 1.0 if ranks[mine] < ranks[theirs] else 0.5 if ranks[mine] == ranks[theirs] else 0.0


def watched_play(table: Table, players: Sequence[Bot], seated: Sequence[str], habits: Habits) -> None:
    """Bots answer until the game is over, and what they like is noted."""
    sights = [table.sight(seat) for seat in range(len(players))]
    decides = [decider(player, table, seat) for seat, player in enumerate(players)]
    while not table.over:
        ask = table.asks[0]
        keys = decides[ask.seat](sights[ask.seat], ask)
        habits.note(seated[ask.seat], ask, keys)
        table.answer(ask.seat, keys)


class Habits:
    """How often each bot could take an option, by its key, and how often it did."""

    __slots__ = ("of", "words")

    def __init__(self) -> None:
        self.of: dict[str, dict[str, list[int]]] = {}
        self.words: dict[str, Message] = {}
        """What an option of that key said; of several sayings the first by the alphabet, so that order does not
        matter."""

    def note(self, bot: str, ask: Ask, keys: Sequence[str]) -> None:
        """One answer."""
        own = self.of.setdefault(bot, {})
        taken = set(keys)
        for option in ask.options:
            if option.key in ("yes", "no") or option.key.rpartition(":")[2].isdigit():
                continue  # a place on the table, or whatever was asked: another thing each time
            self._name(option.key, option.text)
            sums = own.setdefault(option.key, [0, 0])
            sums[0] += 1
            sums[1] += option.key in taken

    def add(self, other: Habits) -> None:
        """Adds what was noted elsewhere."""
        for key, text in other.words.items():
            self._name(key, text)
        for bot, theirs in other.of.items():
            own = self.of.setdefault(bot, {})
            for key, (could, did) in theirs.items():
                sums = own.setdefault(key, [0, 0])
                sums[0] += could
                sums[1] += did

    def _name(self, key: str, text: Message) -> None:
        known = self.words.get(key)
        if known is None or str(text.plain()) < str(known.plain()):
            self.words[key] = text

    def told(self, bot: str, texts: Catalogue, count: int = 5) -> list[str]:
        """A bot's favorites in words. Of what was noted without them, the card that it is about."""
        found: list[str] = []
        for key in self.favorites(bot, count):
            verb, _, thing = key.partition(":")
            if key in self.words:
                found.append(texts.say(self.words[key]))
            elif texts.has(f"card-{thing}"):
                found.append(texts.card(thing))
            else:
                found.append((thing or verb).replace("-", " "))
        return list(dict.fromkeys(found))

    def favorites(self, bot: str, count: int = 5, least: int = 40) -> list[str]:
        """The options that a bot takes more often than the others do when they can, what stands out most first."""
        found: list[tuple[float, str]] = []
        for key, (could, did) in self.of.get(bot, {}).items():
            others = [sums[key] for name, sums in self.of.items() if name != bot and key in sums]
            theirs_could = sum(each[0] for each in others)
            if could < least or theirs_could < least:
                continue
            more = did / could - sum(each[1] for each in others) / theirs_could
            if more > 0.02:
                found.append((more * sqrt(did), key))
        return [key for _, key in sorted(found, reverse=True)[:count]]


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
