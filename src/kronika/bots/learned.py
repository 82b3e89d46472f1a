"""A bot that plays by a net its game brings along (`kronika.learn`): the pick that the net thinks best, one after the
other. It reckons in whole numbers, so a seed decides on every machine. Where the net cannot be used, a hand-made bot
plays instead; `shipped(game).why` tells the reason. Nothing here knows a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import inf
from time import perf_counter
from typing import Any, ClassVar, Final

from kronika.bots.playout import lead
from kronika.bots.random import RandomBot
from kronika.bots.search import FEWEST, Answer, Search, is_better
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.game import Bot, Game
from kronika.engine.imagining import Worlds
from kronika.engine.table import Table
from kronika.games import find
from kronika.learn.encoder import Position, encoded
from kronika.learn.picks import Picks
from kronika.learn.shape import ONE, SHARP, chance_of
from kronika.learn.shipped import Judge, Shipped, shipped, unusable

WIDEST: Final = 4
"""How many answers are tried: the net's best."""
UNLIKELY: Final = 4 * ONE // SHARP
"""By how much worse a pick may look (a chance of 1 in 55 beside the best) and still be tried."""
TRUST: Final = 0.02
"""What a pick that looks e times as likely is worth more at first: worlds are few, and the net has seen many games."""
AT_ONCE: Final = 4
"""Worlds that are played on together, so that the net is asked for many positions at once."""
FURTHER: Final = 200
"""Answers beyond the depth after which a world is left that never comes back to the seat."""


class Circles:
    """Whether a bot goes round in circles. A net that decides alike in like positions may do for ever what changes
    nothing: reveal the same Reaction, and again, and again."""

    LATELY: Final = 12
    OFTEN: Final = 4

    def __init__(self) -> None:
        self._lately: deque[tuple[str, list[str], Answer]] = deque(maxlen=self.LATELY)

    def again(self, ask: Ask, answer: Answer) -> bool:
        """Whether this question, with the same options, was answered so several times lately."""
        done = ask.what.id, ask.keys(), answer
        found = self._lately.count(done) >= self.OFTEN
        self._lately.append(done)
        return found


class Learned(Bot):
    """Plays by the net of a game."""

    name = "learned"
    by_net = True
    of: ClassVar[str] = ""
    """The game."""
    instead: ClassVar[type[Bot]] = RandomBot
    """The bot that plays where there is no net."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._stand_in: Bot | None = None
        self._circles = Circles()

    @classmethod
    def without_net(cls) -> type[Bot] | None:
        return cls.instead if unusable(cls.of) else None

    def decide(self, sight: Any, ask: Ask) -> Answer:
        """What the net picks, one after the other; where it would go round in circles, what the hand-made bot does."""
        net = shipped(self.of).net
        answer = None if net is None else picked(net, find(self.of), sight, ask)
        if answer is not None and not self._circles.again(ask, answer):
            return answer
        if self._stand_in is None:
            self._stand_in = self.instead(self.seed)
        return self._stand_in.decide(sight, ask)


def learned(name: str, game: str, instead: type[Bot]) -> type[Bot]:
    """A bot of a game that plays by its net."""
    made: type[Bot] = type(name.title(), (Learned,), {"name": name, "of": game, "instead": instead})
    return made


def picked(net: Judge, game: Game[Any], sight: Any, ask: Ask, first: Sequence[int] = ()) -> Answer:
    """A whole answer by the net, after some picks that were made already."""
    picks = Picks(ask)
    for place in first:
        take(picks, place)
    while not picks.is_whole:
        take(picks, best_of(net.sums([seen(game, sight, picks)])[0][0]) if is_choice(picks) else 0)
    return picks.keys()


def seen(game: Game[Any], sight: Any, picks: Picks) -> Position:
    """What the net reads at the next pick."""
    return encoded(game, sight, picks.ask, sight.seats, picks.picked)


def is_choice(picks: Picks) -> bool:
    """Whether more than one thing can be done next."""
    return len(picks.open) + picks.may_stop > 1


def take(picks: Picks, place: int) -> None:
    """One of what is open; stopping is the last."""
    if place == len(picks.open):
        picks.stop()
    else:
        picks.pick(picks.open[place])


def best_of(scores: Sequence[int]) -> int:
    """Of equal ones the first."""
    return scores.index(max(scores))


# --- with a look ahead ---


class Farsighted(Search):
    """Looks ahead by a net: of the few answers that it thinks best, which leads where it thinks best of its seat? All
    are tried in the same worlds, played on by the net for `depth` answers and to the seat's next choice. Without the
    net it looks ahead by its prior, as any search does."""

    name = "farsighted"
    by_net = True
    of: ClassVar[str] = ""
    depth: ClassVar[int | None] = 12

    def __init__(self, seed: int | str = 0, playouts: int | None = None, milliseconds: float | None = None) -> None:
        super().__init__(seed, playouts, milliseconds)
        self._circles = Circles()

    @classmethod
    def without_net(cls) -> type[Bot] | None:
        return cls.prior if cls.of and unusable(cls.of) else None

    def own(self) -> Shipped:
        """The net it looks ahead by."""
        return shipped(self.of)

    def decide(self, sight: Any, ask: Ask, worlds: Worlds | None = None) -> Answer:
        """The net's answer, or a better one if there are worlds to find it in; where it would go round in circles, what
        its prior does."""
        own = self.own()
        if own.net is None:
            return super().decide(sight, ask, worlds)
        answer = self._by_net(own, own.net, sight, ask, worlds)
        return super().decide(sight, ask) if self._circles.again(ask, answer) else answer

    def _by_net(self, own: Shipped, net: Judge, sight: Any, ask: Ask, worlds: Worlds | None) -> Answer:
        self._decisions += 1
        ends = inf if self.milliseconds is None else perf_counter() + self.milliseconds / 1000
        game = find(own.about["game"])
        answers = candidates(net, game, sight, ask)
        if worlds is None or self.budget < 1 or len(answers) == 1:
            return answers[0][0]
        look = Outlook(own, game, worlds, ask, self.look_depth or 0)
        return look.best(answers, f"{self.seed}/{self._decisions}", self.budget, self.sureness, ends)


def farsighted(name: str, game: str, prior: type[Bot], playouts: int, depth: int = 12) -> type[Bot]:
    """A bot of a game that looks ahead by its net, in a given number of playouts."""
    own = {"name": name, "of": game, "prior": prior, "playouts": playouts, "depth": depth}
    made: type[Bot] = type(name.title(), (Farsighted,), own)
    return made


def candidates(net: Judge, game: Game[Any], sight: Any, ask: Ask) -> list[tuple[Answer, float]]:
    """The answers to try, the net's own first, and how much likelier than the best (as a logarithm) each looks: at each
    pick of the net's answer another one instead, and the net's picks from there on."""
    picks = Picks(ask)
    path: list[int] = []
    others: list[tuple[int, list[int]]] = []
    while not picks.is_whole:
        place = 0
        if is_choice(picks):
            scores = net.sums([seen(game, sight, picks)])[0][0]
            place = best_of(scores)
            for each, score in enumerate(scores):
                if each != place and scores[place] - score <= UNLIKELY:
                    others.append((score - scores[place], [*path, each]))
        take(picks, place)
        path.append(place)
    found = [(picks.keys(), 0.0)]
    for worse, first in sorted(others, key=lambda other: -other[0]):
        answer = picked(net, game, sight, ask, first)
        if len(found) < WIDEST and all(answer != known for known, _ in found):
            found.append((answer, worse * SHARP / ONE))
    return found


class Outlook:
    """One decision: answers tried in the same worlds, several of them at once."""

    def __init__(self, own: Shipped, game: Game[Any], worlds: Worlds, ask: Ask, depth: int) -> None:
        self.own = own
        self.game = game
        self.worlds = worlds
        self.ask = ask
        self.depth = depth

    def best(
        self, answers: Sequence[tuple[Answer, float]], seed: str, budget: int, certainty: float, ends: float
    ) -> Answer:
        """The one that is worth most in mean, where what looks likelier has a small start; the net's own answer unless
        that one was better in the same worlds by a number of standard errors."""
        worth: list[list[float]] = [[] for _ in answers]
        tried = 0
        left = max(1, budget // len(answers))
        while left > 0 and perf_counter() < ends:
            futures: list[Future] = []
            for _ in range(min(AT_ONCE, left)):
                try:
                    world = self.worlds(f"{seed}/{tried}")
                except KronikaError:
                    left = 0  # no world fits what the seat has seen
                    break
                tried += 1
                left -= 1
                for place, (answer, _) in enumerate(answers):
                    twin = world.fork()
                    twin.answer(self.ask.seat, answer)
                    futures.append(Future(self, twin, place))
            for future in futures if self._lived(futures, ends) else ():
                worth[future.place].append(future.worth)
        if len(worth[0]) < FEWEST:
            return answers[0][0]
        values = [sum(each) / len(each) + TRUST * start for each, (_, start) in zip(worth, answers, strict=True)]
        best = values.index(max(values))
        return answers[best if best and is_better(worth[best], worth[0], certainty) else 0][0]

    def _lived(self, futures: list[Future], ends: float) -> bool:
        """All are played on together, to their ends; False if the time is over before."""
        net = self.own.net
        assert net is not None
        going = [future for future in futures if future.goes_on()]
        while going:
            if perf_counter() >= ends:
                return False
            judged = net.sums([future.position for future in going if future.position is not None])
            for future, (scores, value) in zip(going, judged, strict=True):
                future.choose(scores, value)
            going = [future for future in going if future.goes_on()]
        return True


class Future:
    """One world after one answer, played on by the net for everybody."""

    def __init__(self, look: Outlook, world: Table, place: int) -> None:
        self.look = look
        self.world = world
        self.place = place
        self.worth = 0.5
        self.position: Position | None = None
        self.sights = [world.sight(seat) for seat in range(world.seats)]
        self._picks: Picks | None = None
        self._answers = 0
        self._is_done = False

    def goes_on(self) -> bool:
        """Up to the next choice, which has a position then; False when it is known what it is worth."""
        while not self._is_done:
            if self.world.over or self._answers > self.look.depth + FURTHER:
                return self._ended()
            picks = self._picks
            if picks is None:
                picks = self._picks = Picks(self.world.asks[0])
            if is_choice(picks):
                self.position = seen(self.look.game, self.sights[picks.ask.seat], picks)
                return True
            self._take(0)
        return False

    def choose(self, scores: Sequence[int], value: int) -> None:
        """As the net says; or, deep enough and where the seat itself has the choice, what it thinks of it."""
        picks = self._picks
        assert picks is not None
        if self._answers >= self.look.depth and picks.ask.seat == self.look.ask.seat:
            self.worth = chance_of(value)
            self._is_done = True
        else:
            self._take(best_of(scores))

    def _take(self, place: int) -> None:
        picks = self._picks
        assert picks is not None
        take(picks, place)
        if picks.is_whole:
            self.world.answer(picks.ask.seat, picks.keys())
            self._answers += 1
            self._picks = None

    def _ended(self) -> bool:
        result, seat, margin = self.world.result, self.look.ask.seat, self.look.own.margin
        if result is not None:
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            self.worth = (1 - margin) * won + margin * lead(result, seat)
        self._is_done = True
        return False
