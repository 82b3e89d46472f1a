"""What the answers to one question are worth: each is tried in imagined worlds, which are played on by a bot.

All answers are tried in the same worlds, and the worse half is given up again and again, so that most of the time goes
to those that may be best. What came of a world is measured as in a search (`kronika.bots.playout`), by who won and by
how much, but the win weighs three quarters: a coach speaks of winning. How much that is as a *chance to win* comes from
the very same worlds, all answers taken together: chance decides less of it then than if wins were counted for each
answer alone.

Everything follows from what the seat knows and from the seed; how far it gets depends on the time that is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist
from time import perf_counter

from kronika.bots.playout import play_on
from kronika.bots.search import FEWEST, Search, part, variants
from kronika.engine.ask import Ask
from kronika.engine.estimate import ChartValues
from kronika.engine.game import Bot
from kronika.engine.imagining import Worlds
from kronika.engine.table import Table
from kronika.games import find, find_bot, levels_of

Answer = list[str]

FINALISTS = 3
"""Answers that are weighed to the end."""
MOST = 48
"""Answers that are tried at all: of questions with more of them the first ones, and what the bot would do."""
HORIZON = 12
"""Answers after which the chart values are read, to tell what one answer brings and another does not."""
DOUBT = 0.5
"""Standard errors by which an answer is thought worse than it looks, while answers are ranked."""
RISK = 0.02
"""How often, at most, something is called better that is only luckier: of all that is compared for one question."""
SCALE = 0.5
"""The spread of a single world, as long as so few were tried that it cannot be told."""


def plain_bot(game: str) -> type[Bot]:
    """The strongest bot of a game that answers at once."""
    return [kind for kind in find(game).bots.values() if not issubclass(kind, Search) and not kind.by_net][-1]


def guide_of(game: str) -> type[Bot]:
    """Whose judgment the coach begins with and plays worlds on by: the bot that the game's strongest level looks ahead
    by, or if it does not look ahead, the strongest of its bots that answers at once."""
    levels = levels_of(game).all
    top = find_bot(game, levels[-1].id) if levels else None
    prior = top.prior if top is not None and issubclass(top, Search) else None
    return plain_bot(game) if prior is None else prior


def depth_of(game: str) -> int | None:
    """After how many answers the game's bots that look ahead by hand-made ones stop and estimate; None: never."""
    thinkers = [kind for kind in find(game).bots.values() if issubclass(kind, Search) and not kind.by_net]
    return thinkers[-1].depth if thinkers else None


class Candidate:
    """An answer, and what came of it in each world."""

    __slots__ = ("chances", "charts", "ended", "keys", "worlds", "worths")

    def __init__(self, keys: Answer) -> None:
        self.keys = keys
        self.worlds: list[int] = []
        self.worths: list[float] = []
        self.chances: list[list[float]] = []
        """By world, everybody's part in the win, or the estimate where the world was not played to its end."""
        self.charts: list[ChartValues] = []
        self.ended = 0
        """Worlds that were over before the chart values were to be read."""

    @property
    def worth(self) -> float:
        """The mean; nothing where it was never tried."""
        return sum(self.worths) / len(self.worths) if self.worths else -1.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count = len(self.worths)
        if count < 3:
            return SCALE / sqrt(count or 1)
        mean = self.worth
        return sqrt(sum((each - mean) ** 2 for each in self.worths) / (count - 1) / count)


class Weighing:
    """One question of one seat. It can be gone on with for as long as somebody has time."""

    def __init__(
        self,
        worlds: Worlds,
        sight: object,
        ask: Ask,
        game: str,
        seed: str,
        answers: Sequence[Answer] = (),
        depth: int | None = -1,
    ) -> None:
        self.worlds = worlds
        self.ask = ask
        self.seed = seed
        self.kind = guide_of(game)
        self.depth = depth_of(game) if depth == -1 else depth
        self.first: Answer = self.kind(seed).decide(sight, ask)
        """What the bot would do without thinking."""
        self.candidates = [Candidate(keys) for keys in possible(ask, [self.first, *answers])]
        self.warned = set(find(game).prospects(sight, ask).warnings)
        """Options that the game warns of."""
        self.kept = {tuple(keys) for keys in (self.first, *answers)}
        """Answers that are weighed to the end, however they do."""
        self.number = 0
        """How many worlds have been imagined."""
        self.played = 0
        self._cost = 0.0
        """Seconds that a playout takes here and now: the longest of the last few, so that a busy machine is noticed."""
        self._untried: list[Candidate] = []
        """Answers that are still to be tried in the last of these worlds."""

    def go_on(self, milliseconds: float = inf, playouts: int | None = None, within: bool = False) -> None:
        """Tries the answers in further worlds, until the time is over or enough worlds were played on; one at least.
        `within`: no other one is begun that would not be over in time. A KronikaError says that no world fits what the
        seat has seen."""
        ends = perf_counter() + milliseconds / 1000
        left = inf if playouts is None else float(playouts)
        live = self.ranked()
        if self.played and not self._untried and len(live) > 2 * FINALISTS:
            live = self._kept_of(live, max(2 * FINALISTS, len(live) // 2))
        while len(live) > self._few:
            rounds = 1
            while len(live) > self._few * 2**rounds:
                rounds += 1
            over, budget = part(ends, rounds + 1), left / (rounds + 1)
            while True:
                tried = self._try(live, ends, within)
                left -= tried
                budget -= tried
                if perf_counter() >= over or budget < len(live) or left < len(live) or self._is_over(ends, within):
                    break
            if self._is_over(ends, within) or left < len(live):
                return
            live = self._kept_of(self.ranked(live), max(self._few, (len(live) + 1) // 2))
        before = self.played
        while left >= len(live) and (self.played == before or not self._is_over(ends, within)):
            left -= self._try(live, ends, within)

    def give_up(self, playouts: int) -> None:
        """No world fits, and none will: it counts as played on that often."""
        self.played = playouts

    def _is_over(self, ends: float, within: bool) -> bool:
        """Whether there is no time for another playout."""
        return perf_counter() + (self._cost if within else 0.0) >= ends

    @property
    def _few(self) -> int:
        return max(FINALISTS, len(self.kept)) if len(self.candidates) > FINALISTS else len(self.candidates)

    def ranked(self, of: Sequence[Candidate] | None = None) -> list[Candidate]:
        """The answers, the best first: what was tried little has to be better by more. Those not tried keep their order
        at the end."""
        return sorted(
            self.candidates if of is None else of,
            key=lambda each: -(each.worth - DOUBT * each.error) if each.worths else inf,
        )

    def advised(self) -> list[Candidate]:
        """The answers that were tried, as a coach puts them: first what the bot would do, unless another one is surely
        better, then all by rank, and last what the game warns of. There are many answers and few worlds: the best of
        them all is mostly the luckiest, so that the more there are, the more it takes."""
        ranked = sorted((each for each in self.ranked() if each.worths), key=self.is_warned_of)
        own = next((each for each in ranked if each.keys == self.first), None)
        if own is None:
            return ranked
        rivals = len(self.candidates) - 1
        surely = {id(each): surplus(each, own, rivals) for each in ranked if not self.is_warned_of(each)}
        best = max(ranked, key=lambda each: surely.get(id(each), -inf))
        best = best if surely.get(id(best), -inf) > 0 else own
        return [best, *(each for each in ranked if each is not best)]

    def is_warned_of(self, candidate: Candidate) -> bool:
        """Whether the answer has something in it that the game warns of."""
        return not self.warned.isdisjoint(candidate.keys)

    def _kept_of(self, ranked: list[Candidate], count: int) -> list[Candidate]:
        """The first ones, and those that are never given up."""
        kept = [each for each in ranked if tuple(each.keys) in self.kept]
        others = [each for each in ranked if tuple(each.keys) not in self.kept]
        chosen = [*kept, *others[: max(0, count - len(kept))]]
        return [each for each in ranked if each in chosen]

    def _try(self, live: Sequence[Candidate], ends: float, within: bool) -> int:
        """All of them in one further world, as far as there is time. Where it was over in the middle of a world, that
        one is gone on with first: or on a slow machine nothing but the first answer would ever be tried."""
        begun = perf_counter()
        self._untried = [each for each in self._untried if each in live]
        if not self._untried:
            self.number += 1
            self._untried = list(live)
        seed = f"{self.seed}/{self.number}"
        world = self.worlds(seed)
        tried = 0
        while self._untried and (not tried or not self._is_over(ends, within)):
            self._play(world.fork(), seed, self._untried.pop(0))
            tried += 1
            now = perf_counter()
            self._cost = max(now - begun, self._cost + (now - begun - self._cost) / 8)
            begun = now
        return tried

    def _play(self, twin: Table, seed: str, candidate: Candidate) -> None:
        seat = self.ask.seat
        twin.answer(seat, candidate.keys)
        players = [self.kind(f"{seed}/{each}") for each in range(twin.seats)]
        worth = play_on(twin, seat, players, HORIZON)
        candidate.charts.append(twin.chart_values(seat))
        if twin.over:
            candidate.ended += 1
        else:
            worth = play_on(twin, seat, players, None if self.depth is None else max(0, self.depth - HORIZON))
        self.played += 1
        candidate.worlds.append(self.number)
        chances = chances_of(twin, seat)
        candidate.worths.append((worth + chances[seat]) / 2)
        candidate.chances.append(chances)

    # --- what came of it ---

    def chance(self, candidate: Candidate) -> float:
        """The chance to win with this answer, from 0 to 1."""
        base, slope, mean = self._line()
        return min(1.0, max(0.0, base + slope * (candidate.worth - mean)))

    def spread(self, candidate: Candidate) -> float:
        """By how much that may be off: one standard error. It is no less than that of as many games won or lost as
        there were worlds, with two of each added as is usual for few: worlds that are cut by an estimate look alike,
        and do not count for more."""
        _, slope, _ = self._line()
        count = len(candidate.worlds) + 4
        won = (self.chance(candidate) * len(candidate.worlds) + 2) / count
        return min(0.5, max(max(slope, 0.2) * candidate.error, sqrt(won * (1 - won) / count)))

    def chances(self) -> list[float]:
        """Everybody's chance if the seat does what seems best."""
        tried = self.advised()
        rows = [row for each in tried[:FINALISTS] for row in each.chances]
        if not rows:
            return []
        mine = self.chance(tried[0])
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        others = sum(means) - means[self.ask.seat]
        if others <= 0:
            share = (1 - mine) / max(1, len(means) - 1)
            return [mine if seat == self.ask.seat else share for seat in range(len(means))]
        return [mine if seat == self.ask.seat else (1 - mine) * each / others for seat, each in enumerate(means)]

    @property
    def slope(self) -> float:
        """How much of a difference in worth is one in the chance to win."""
        return self._line()[1]

    def _line(self) -> tuple[float, float, float]:
        """How worth turns into wins, over all that was tried: mean chance, slope, mean worth."""
        pairs = [
            (worth, row[self.ask.seat])
            for each in self.candidates
            for worth, row in zip(each.worths, each.chances, strict=True)
        ]
        if not pairs:
            return 0.0, 1.0, 0.0
        count = len(pairs)
        mean = sum(worth for worth, _ in pairs) / count
        base = sum(chance for _, chance in pairs) / count
        spread = sum((worth - mean) ** 2 for worth, _ in pairs)
        if spread <= 1e-9:
            return base, 1.0, mean
        slope = sum((worth - mean) * (chance - base) for worth, chance in pairs) / spread
        return base, max(0.0, slope), mean


def clearly(one: Candidate, other: Candidate, rivals: int = 1) -> bool:
    """Whether the one is better than the other by more than chance explains."""
    return surplus(one, other, rivals) > 0


def surplus(one: Candidate, other: Candidate, rivals: int = 1) -> float:
    """By how much the one is surely better than the other, in the worlds that both were tried in; below zero where it
    is not, or where those are too few to tell. `rivals` is how many are compared so."""
    theirs = dict(zip(other.worlds, other.worths, strict=True))
    differences = [worth - theirs[w] for w, worth in zip(one.worlds, one.worths, strict=True) if w in theirs]
    count = len(differences)
    if one is other or count < FEWEST:
        return -inf
    mean = sum(differences) / count
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    return mean - needed(count, rivals) * spread


def needed(count: int, rivals: int) -> float:
    """Standard errors by which something must be better, seen in a number of worlds, before it is said to be: the more
    things are compared the more, since one of many is lucky, and in few worlds the more, since those tell little of
    how much chance does (Student's distribution, by its expansion)."""
    z = -NormalDist().inv_cdf(RISK / max(1, rivals))
    free = count - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def possible(ask: Ask, first: Sequence[Answer]) -> list[Answer]:
    """The answers that are weighed: those given first; of one option all; of several those that differ from the given
    ones in one pick."""
    found = list(first)
    if ask.most == 1:
        found += [[option.key] for option in ask.options] + ([[]] if ask.least == 0 else [])
    else:
        for answer in first:
            for place in range(max(1, min(len(answer) + 1, ask.most))):
                if place <= len(answer):
                    found += variants(ask, answer, place)
    seen: dict[tuple[str, ...], Answer] = {}
    for answer in found:
        name = tuple(answer) if ask.ordered else tuple(sorted(answer))
        seen.setdefault(name, answer)
    return list(seen.values())[: max(MOST, len(first))]


def chances_of(world: Table, seat: int) -> list[float]:
    """Everybody's part in a world's win; where it is not over, by the seat's estimate."""
    result = world.result
    if result is not None:
        share = 1 / max(1, len(result.winners))
        return [share if each in result.winners else 0.0 for each in range(world.seats)]
    return world.estimate(seat) or [1 / world.seats] * world.seats
