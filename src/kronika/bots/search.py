"""A bot that looks ahead, for any game: it tries answers in imagined worlds, plays on by another bot (its *prior*) and
takes what came out best. It knows asks, sights and worlds, and no game.

The prior's own answer is given unless another one is clearly better. All others are tried in the same worlds, so that
chance favors none, and the worse half is given up again and again (successive halving); the last one left is compared
with the prior's answer in new worlds. Where several options are picked, they are picked one after the other.

One answer is chosen for all worlds, and in each of them the seat plays on by its sight, which hides what the seat does
not know there either. A search for the best way through each world would believe that it will know then what it does
not (*strategy fusion*); docs/bots.md measures both. What this one lacks: it plays on as its prior does, so finding
something out is worth to it what the prior makes of it, and bluffs do not occur to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import ClassVar

from kronika.bots.playout import Judge, play_on
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.game import Bot
from kronika.engine.imagining import Worlds
from kronika.engine.table import Table
from kronika.games import find

Answer = list[str]

FEWEST = 4
"""Worlds in which two answers have to be compared before one may be called better."""
HOPELESS = 2.0
"""By how many standard errors worse an answer is given up before the budget is spent."""


class Search(Bot):
    """Looks ahead by the strongest hand-made bot of the game that does not, unless another `prior` is named."""

    name = "search"
    prior: ClassVar[type[Bot] | None] = None
    playouts: ClassVar[int] = 120
    """How often a world is played on for one decision, if nobody says otherwise."""
    depth: ClassVar[int | None] = None
    """Answers after which a playout is cut by the game's estimate; None: it is played to the end."""
    most: ClassVar[int | None] = None
    """Playouts that are enough for it however much time there is; None: it takes all the time it is given."""
    certainty: ClassVar[float] = 1.0
    """By how many standard errors another answer must be better than the prior's."""

    def __init__(self, seed: int | str = 0, playouts: int | None = None, milliseconds: float | None = None) -> None:
        super().__init__(seed)
        self.budget = self.playouts if playouts is None else playouts
        self.milliseconds = milliseconds
        self.look_depth = self.depth
        self.sureness = self.certainty
        self._prior: Bot | None = None
        self._decisions = 0

    def allot(self, milliseconds: float, playouts: int) -> None:
        """What it may spend on the next question; without any time it does not look ahead."""
        self.milliseconds = milliseconds
        self.budget = (self.most or playouts) if milliseconds else 0

    def decide(self, sight: object, ask: Ask, worlds: Worlds | None = None) -> Answer:
        """The prior's answer, or a better one if there are worlds to find it in."""
        if self._prior is None:
            self._prior = self._kind(worlds)(self.seed)
        answer = self._prior.decide(sight, ask)
        self._decisions += 1
        if worlds is None or self.budget < 1:
            return answer
        ends = inf if self.milliseconds is None else perf_counter() + self.milliseconds / 1000
        look = LookAhead(worlds, ask, type(self._prior), f"{self.seed}/{self._decisions}", self.look_depth, ends)
        look.judge = self.judge
        try:
            return look.best(answer, self.budget, self.sureness)
        except KronikaError:
            return answer  # no world fits what the seat has seen

    def judge(self, world: Table, seat: int) -> float | None:
        """What an imagined world is worth to the seat where it is cut at `depth`, from 0 to 1; None: what the game
        estimates. For an estimate of one's own."""
        return None

    def _kind(self, worlds: Worlds | None) -> type[Bot]:
        if self.prior is not None:
            return self.prior
        if worlds is None:
            return RandomBot  # nobody says which game it is
        own = find(worlds("which game").game).bots
        return [kind for kind in own.values() if not issubclass(kind, Search) and not kind.by_net][-1]


def thinker(name: str, prior: type[Bot], playouts: int, depth: int | None = None, most: int | None = None) -> type[Bot]:
    """A bot of a game that looks ahead by another one. `playouts` are meant to be what a processor of today plays in
    300 ms; with `most` it never takes more of them."""
    own = {"name": name, "prior": prior, "playouts": playouts, "depth": depth, "most": most}
    made: type[Bot] = type(name.title(), (Search,), own)
    return made


class LookAhead:
    """One decision: the worlds it is tried in, and what each answer was worth there."""

    def __init__(self, worlds: Worlds, ask: Ask, prior: type[Bot], seed: str, depth: int | None, ends: float) -> None:
        self.worlds = worlds
        self.ask = ask
        self.prior = prior
        self.seed = seed
        self.depth = depth
        self.judge: Judge | None = None
        self.ends = ends
        self.number = 0
        """How many worlds have been imagined."""
        self.played = 0
        """How often one of them was played on."""

    def best(self, answer: Answer, budget: int, certainty: float) -> Answer:
        """The best answer: of one option at once, of several one after the other, each time with the prior's further
        picks as the rest."""
        ask = self.ask
        if ask.most == 1:
            others = [[option.key] for option in ask.options] + ([[]] if ask.least == 0 else [])
            return self._better(answer, others, budget, certainty, self.ends)
        turns = max(1, min(len(answer) + 1, ask.most))
        for place in range(turns):
            if place > len(answer):
                break
            others = [each for each in variants(ask, answer, place) if each != answer]
            answer = self._better(answer, others, budget // turns, certainty, part(self.ends, turns - place))
        return answer

    def _better(self, answer: Answer, others: Sequence[Answer], budget: int, certainty: float, ends: float) -> Answer:
        """The answer, or one of the others that is clearly better: half of budget and time finds the best of them, the
        other half compares it with the answer in new worlds. In the old ones it was chosen for its luck too."""
        rivals = [other for other in others if other != answer]
        if not rivals:
            return answer
        rival = self._best_of(rivals, budget // 2, part(ends, 2))
        one: list[float] = []
        other: list[float] = []
        for number in range((budget + 1) // 4):
            if perf_counter() >= ends or (number >= FEWEST and is_better(other, one, HOPELESS)):
                break
            mine, theirs = self._tried([rival, answer])
            one.append(mine)
            other.append(theirs)
        return rival if len(one) >= FEWEST and is_better(one, other, certainty) else answer

    def _best_of(self, answers: Sequence[Answer], budget: int, ends: float) -> Answer:
        """Successive halving: all are tried in the same worlds, and after each round the worse half is given up."""
        live = list(range(len(answers)))
        worth = [0.0] * len(answers)
        rounds = ceil(log2(len(answers)))
        for left in range(rounds, 0, -1):
            over = part(ends, left)
            for _ in range(max(1, budget // left // len(live))):
                if perf_counter() >= over:
                    break
                budget -= len(live)
                for each, value in zip(live, self._tried([answers[i] for i in live]), strict=True):
                    worth[each] += value
            live.sort(key=lambda each: -worth[each])
            live = live[: ceil(len(live) / 2)]
        return answers[live[0]]

    def _tried(self, answers: Sequence[Answer]) -> list[float]:
        """What each answer is worth in the next world, in which all else goes alike."""
        self.number += 1
        self.played += len(answers)
        seed = f"{self.seed}/{self.number}"
        world = self.worlds(seed)
        seat = self.ask.seat
        values: list[float] = []
        for answer in answers:
            twin = world.fork()
            twin.answer(seat, answer)
            players = [self.prior(f"{seed}/{each}") for each in range(twin.seats)]
            values.append(play_on(twin, seat, players, self.depth, self.judge))
        return values


def part(ends: float, parts: int) -> float:
    """When the first of some equal parts of the time that is left is over."""
    now = perf_counter()
    return now + (ends - now) / parts


def variants(ask: Ask, answer: Answer, place: int) -> list[Answer]:
    """The answers that differ from this one in the pick at a place: another option there, or none from there on."""
    found: list[Answer] = []
    rest = answer[place + 1 :]
    for option in ask.options:
        picked = [*answer[:place], option.key]
        if picked.count(option.key) > option.most:
            continue
        for key in rest:
            room = next(each.most for each in ask.options if each.key == key)
            if picked.count(key) < room:
                picked.append(key)
        if ask.least <= len(picked) <= ask.most:
            found.append(picked)
    if place >= ask.least:
        found.append(answer[:place])
    return found


def is_better(one: Sequence[float], other: Sequence[float], certainty: float) -> bool:
    """Whether the one is worth more in the same worlds, by a number of standard errors."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1))
    return mean > 0 and mean * sqrt(count) > certainty * spread
