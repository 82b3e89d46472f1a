"""Whole games tell nothing hidden: what somebody lives through, from the first thing they notice to the last, is the
same in two worlds that a player at a real table could not tell apart.

A game is played at random, and all that one seat and the spectators notice is written down: view, events, question and
refusals after each change that shows, in order. Then, from some moments of it, the game is played again in another
world, in which two cards that they do not know have swapped faces, with answers that look the same; it is compared for
as long as neither card shows. The other probes look at one moment or one step. This one finds what tells over time: who
is asked, how often something changes, what follows in one go.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kronika.engine.ask import Ask
from kronika.engine.errors import IllegalAnswer
from kronika.engine.events import Event
from kronika.engine.game import State
from kronika.engine.table import NOBODY, Table
from kronika.scene import ask_again, state_of
from kronika.testing.case import Case
from kronika.testing.flaws import Flaw
from kronika.testing.leaks import differ, difference, own_ask, questions, shown_to
from kronika.testing.walk import Seat, any_answer, rules_of

STARTS = 4
"""From how many moments of a game another world is played to the end."""
ASKED, WORLDS, FAR = 6, 1, 12
"""How many moments before an answer that led to a hidden question are looked at besides, each in how many other worlds
and for how many answers."""
PAIRS = 16
"""Among how many pairs of cards the one is sought that stays unknown for longest."""
TRIES = 12
"""How many answers are tried where a seat is asked in the other world alone, or has other cards to choose from."""
REMEDY = (
    "Whether somebody is asked, and whether they have a choice, may not show where it depends on hidden cards: ask "
    "with `private=True`, give the ask the seats that look alike (`among`), and where nobody is asked after all, "
    "`yield from pause(seat)`. Where the rules let an outcome depend on hidden cards, name its event in `telling`."
)

SHOWN, TELLING, APART, OTHERWISE, ENOUGH, NOTHING_TO_SWAP, END = (
    "a swapped card showed",
    "an outcome told of it by the rules",
    "hidden cards lay elsewhere",
    "no answer looked the same",
    "far enough",
    "nothing to swap",
    "to the end",
)


class Noticed:
    """One thing that somebody noticed: how the table looks to them now, what happened, and what they are asked. The
    look is kept as it travels: thousands of views as objects would keep the collector busy."""

    __slots__ = ("about", "events", "look")

    def __init__(self, view: Any, ask: Any, refused: Any, events: list[dict[str, Any]]) -> None:
        self.look = msgspec.json.encode({"view": view, "ask": ask, "refused": refused})
        self.about: str | None = None if ask is None else ask["what"]["id"]
        self.events = events

    def looks_like(self, other: Noticed) -> bool:
        """Whether all but the events is the same."""
        return self.look == other.look

    def plain(self) -> dict[str, Any]:
        """As plain data, to be compared for people."""
        return {"events": self.events, **msgspec.json.decode(self.look)}

    def ids(self) -> Iterator[str]:
        """The ids of its events and of its question."""
        for event in self.events:
            yield event["id"]
        if self.about is not None:
            yield self.about


class Diary:
    """All that some readers notice of a table from now on."""

    def __init__(self, table: Table, readers: Sequence[Seat]) -> None:
        self.table = table
        self.readers = readers
        self.written: dict[Seat, list[Noticed]] = {reader: [] for reader in readers}
        self.showed: set[int] = set()
        """The cards whose faces one of them has seen since."""
        state: State = state_of(table)
        if state.events is None:
            state.events = []
        self._told = len(state.events)
        self._due = NOBODY
        """Who has answered and noticed nothing since."""
        self.paused = False
        """Whether the table has stood still since this was last asked."""
        table.on_moment = self._pause
        if table.asks:
            self._write()

    def begin(self) -> None:
        """The table plays up to its first ask, where it has not yet, and may stand still on the way."""
        ask_again(self.table)
        self._write()

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        """Somebody answers; whoever does so notices that, once."""
        self._due = seat
        self.table.answer(seat, keys)
        self._write()

    def where(self) -> dict[Seat, int]:
        """How much each has noticed."""
        return {reader: len(noticed) for reader, noticed in self.written.items()}

    def _pause(self, table: Table) -> None:
        self.paused = True
        self._write()

    def _write(self) -> None:
        table = self.table
        new = self._look()
        for reader in self.readers:
            noticed = Noticed(
                shown_to(table, reader),
                own_ask(table, reader),
                [] if reader is None else [each.plain() for each in table.refused(reader)],
                [event.cut(reader) for event in new],
            )
            before = self.written[reader]
            if not before or new or reader == self._due or not before[-1].looks_like(noticed):
                before.append(noticed)
        self._due = NOBODY

    def _look(self) -> list[Event]:
        """The new events; notes which faces the readers have seen."""
        state: State = state_of(self.table)
        assert state.events is not None
        new = state.events[self._told :]
        self._told = len(state.events)
        hidden = [unknown_to(self.table, reader) for reader in self.readers]
        self.showed.update(card for card in range(len(state.cards.face)) if not all(card in each for each in hidden))
        return new


class Given:
    """An answer of the first world: who gave it to which question, whether that came in the middle of something, what
    the readers had noticed before, and who was asked what after it."""

    __slots__ = ("about", "after", "before", "keys", "midway", "places", "seat")

    def __init__(self, ask: Ask, keys: list[str], midway: bool, before: dict[Seat, int], places: int) -> None:
        self.seat = ask.seat
        self.about = ask.what.id
        self.midway = midway
        self.keys = keys
        self.before = before
        self.places = places
        self.after: list[tuple[int, str]] = []


class Start:
    """A moment from which another world is played: after how many answers, the table as it stood, and after which
    answer each card has shown since."""

    __slots__ = ("answer", "before", "shows", "table")

    def __init__(self, answer: int, table: Table, before: dict[Seat, int]) -> None:
        self.answer = answer
        self.table = table
        self.before = before
        self.shows: dict[int, int] = {}

    @property
    def state(self) -> State:
        """The checkpoint that the other world begins at: where the table stands, or before a step that has begun by
        itself and asks for the first time."""
        state: State = state_of(self.table)
        return state if self.table._checkpoint is None else self.table._checkpoint

    def other_world(self, one: int, other: int) -> Table:
        """A table at the checkpoint, in which two cards have swapped faces."""
        table = self.table.fork()
        state = self.state.copy()
        face = state.cards.face
        face[one], face[other] = face[other], face[one]
        return Table(rules_of(table), table.names, table.setup, table._chance, state, table._log[:])


class Traced:
    """What was compared: how many things noticed, why worlds were followed no further, and which ids of events and
    questions were among what was compared, of all that there were."""

    def __init__(self) -> None:
        self.noticed = 0
        self.stopped: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.compared: set[str] = set()


class Course:
    """A random game in the first world, as one seat and the spectators lived it."""

    def __init__(self, case: Case, seed: int, diary: type[Diary] = Diary, starts: int = STARTS) -> None:
        self.case = case
        self.most = starts
        self.kind = diary
        """How it is written down what they notice."""
        self.chance = random.Random(f"trace {seed}")
        self.table = case.table(seed, listen=True)
        self.readers: list[Seat] = [self.chance.randrange(self.table.seats), None]
        self.given: list[Given] = []
        self.starts: list[Start] = []
        self.asked: list[Start] = []
        """Moments before an answer that led to a question nobody else may know of, or to a pause for one."""
        self.ids: set[str] = set()
        self.diary = diary(self.table, self.readers)
        self._play()

    def _play(self) -> None:
        table, chance, diary = self.table, self.chance, self.diary
        passed = hidden = 0
        for ask in walk_by_hand(table, chance):
            before = None
            if table._checkpoint is None or (table._opening is None and not table._replies):
                passed += 1
                before = self._start()
                keep(self.starts, self.most, before, passed, chance)
            keys = any_answer(ask, chance)
            self.given.append(Given(ask, keys, table.midway, diary.where(), places(table)))
            self.ids.add(ask.what.id)
            diary.showed.clear()
            diary.paused = False
            diary.answer(ask.seat, keys)
            self.given[-1].after = questions(table)
            if before is not None and (diary.paused or (table.midway and any(each.private for each in table.asks))):
                hidden += 1
                keep(self.asked, ASKED, before, hidden, chance)
            for start in {*self.starts, *self.asked}:
                for card in diary.showed:
                    start.shows.setdefault(card, len(self.given))
        for noticed in diary.written[None]:
            self.ids.update(noticed.ids())

    def _start(self) -> Start:
        return Start(len(self.given), self.table.fork(), self.diary.where())

    def pair(self, start: Start, tries: int, asked: bool) -> tuple[int, int] | None:
        """Two cards of different faces that no reader knows and that could have changed places: of so many pairs the
        one that stays unknown for longest; with `asked`, rather one that makes a difference to who is asked."""
        state = start.state
        game = self.case.game
        groups: list[list[int]] = []
        both = [game.hidden(state, reader) for reader in self.readers]
        unknown = [unknown_to(start.table, reader) for reader in self.readers]
        for group in both[0]:
            still = [card for card in group if all(card in each for each in unknown)]
            groups += [[card for card in still if card in other] for other in both[1]]
        groups = [group for group in groups if len({state.cards.face[card] for card in group}) > 1]
        if not groups:
            return None
        found: list[tuple[bool, int, int, int]] = []
        for _ in range(tries):
            group = self.chance.choice(groups)
            faces = self.chance.sample(sorted({state.cards.face[card] for card in group}), 2)  # rare ones as often
            one, other = [self.chance.choice([c for c in group if state.cards.face[c] == face]) for face in faces]
            last = min(start.shows.get(card, len(self.given) + 1) for card in (one, other))
            found.append((asked and self._asks_otherwise(start, one, other), last, one, other))
        _, _, one, other = max(found)
        return one, other

    def _asks_otherwise(self, start: Start, one: int, other: int) -> bool:
        """Whether, with these two cards swapped, the next answer leads to another question."""
        given = self.given[start.answer]
        table = start.other_world(one, other)
        ask_again(table)
        ask = None if table.over else table.ask(given.seat)
        if ask is None or ask.what.id != given.about or not allowed(ask, given.keys):
            return False
        table.answer(given.seat, given.keys)
        return questions(table) != given.after

    def relive(self, start: Start, traced: Traced, tries: int, most: int, asked: bool = False) -> None:
        """Plays on from a moment, for so many answers, in a world in which two cards have swapped faces."""
        pair = self.pair(start, tries, asked)
        if pair is None:
            traced.stopped[NOTHING_TO_SWAP] += 1
            return
        last = min(start.shows.get(card, len(self.given) + 1) for card in pair)
        again = Again(self, start, pair, last, start.answer + most)
        traced.stopped[again.play()] += 1
        for reader in self.readers:
            first = start.before[reader] - 1
            for noticed in again.diary.written[reader][: again.same[reader] - first]:
                traced.noticed += 1
                traced.compared.update(noticed.ids())
        traced.compared.update(again.asked)


class Again:
    """The other world, played on beside what was written in the first."""

    def __init__(self, course: Course, start: Start, pair: tuple[int, int], last: int, upto: int) -> None:
        self.course = course
        self.upto = upto
        self.table = start.other_world(*pair)
        self.pair = pair
        self.last = last
        """With which answer one of the cards shows in the first world."""
        self.limit = course.given[last - 1].before if last <= len(course.given) else course.diary.where()
        """How much the readers had noticed before that."""
        self.first = {reader: count - 1 for reader, count in start.before.items()}
        self.same = dict(self.first)
        """How much was the same so far."""
        self.at = start.answer
        self.apart = False
        self.strayed: dict[Seat, int] = {}
        """How much was the same when somebody last gave another answer to the very question."""
        self.asked: set[str] = set()
        self.diary = course.kind(self.table, course.readers)
        self.diary.begin()

    def play(self) -> str:
        """Why it was not followed any further; raises a Flaw where somebody could tell the worlds apart."""
        if (reason := self._compare()) is not None:
            return reason
        given = self.course.given
        while self.at < len(given):
            if self.at + 1 >= self.last:
                return SHOWN
            if self.at >= self.upto:
                return ENOUGH
            answer = given[self.at]
            done = given[self.at + 1].before if self.at + 1 < len(given) else self.course.diary.where()
            self.apart = self.apart or places(self.table) != answer.places
            ask = None if self.table.over else self.table.ask(answer.seat)
            if ask is not None and ask.what.id == answer.about and allowed(ask, answer.keys):
                self.diary.answer(answer.seat, answer.keys)
                self.asked.add(answer.about)
                self.at += 1
            elif all(self.same[reader] >= done[reader] for reader in done) and not self._waits(answer.seat):
                self.at += 1  # it showed nothing, and nobody was asked here
                continue
            elif not self._answer_alike(answer.seat):
                self._check_silent(done)
                return OTHERWISE
            if (reason := self._compare()) is not None:
                return reason
        return END

    def _waits(self, seat: int) -> bool:
        """Whether the seat is asked the very thing, with other cards to choose from."""
        ask = None if self.table.over else self.table.ask(seat)
        return ask is not None and ask.what.id == self.course.given[self.at].about

    def _check_silent(self, done: dict[Seat, int]) -> None:
        """In the first world somebody's answer showed, and here nobody can make the same show. That may be: they did
        something. But where nothing happened, it was the mere question that showed. What begins a step
        may be told of later in the step. And who has just done something else here need not come to the same."""
        if self.strayed == self.same:
            return
        given = self.course.given[self.at]
        for reader in self.course.readers:
            number = self.same[reader]
            true = self.course.diary.written[reader]
            if self.apart or number >= done[reader]:
                continue
            step = number + 1 if given.midway else self._step_ends(reader)
            if not any(noticed.events for noticed in true[number:step]):
                raise self._flaw(reader, true[number - 1], true[number])

    def _step_ends(self, reader: Seat) -> int:
        """How much a reader had noticed in the first world when the step was over that begins now."""
        later = (given.before[reader] for given in self.course.given[self.at + 1 :] if not given.midway)
        return next(later, len(self.course.diary.written[reader]))

    def _answer_alike(self, seat: int) -> bool:
        """Somebody whose cards are others than in the first world is asked something else, or can't answer as there:
        they give an answer that looks the same to the readers, if there is any."""
        asks = sorted(self.table.asks, key=lambda ask: ask.seat != seat)
        for ask in asks:
            if ask.seat in self.course.readers:
                continue
            answers = [[option.key] for option in reversed(ask.options)] if ask.least <= 1 <= ask.most else []
            answers += [any_answer(ask, self.course.chance) for _ in range(TRIES)]
            for answer in answers:
                if self._looks_alike(ask.seat, answer):
                    if ask.what.id == self.course.given[self.at].about and ask.seat == seat:
                        self.at += 1
                        self.strayed = dict(self.same)
                    self.asked.add(ask.what.id)
                    self.diary.answer(ask.seat, answer)
                    return True
        return False

    def _looks_alike(self, seat: int, answer: list[str]) -> bool:
        twin = self.course.kind(self.table.fork(), self.course.readers)
        twin.answer(seat, answer)
        for reader, noticed in twin.written.items():
            expected = self.course.diary.written[reader][self.same[reader] :]
            if len(noticed) - 1 > len(expected):
                return False
            if any(differs(mine, theirs) for mine, theirs in zip(noticed[1:], expected, strict=False)):
                return False
        return True

    def _compare(self) -> str | None:
        """Compares what is new; the reason if no more can be compared."""
        for reader in self.course.readers:
            true = self.course.diary.written[reader]
            for noticed in self.diary.written[reader][self.same[reader] - self.first[reader] :]:
                number = self.same[reader]
                if number >= self.limit[reader]:
                    return SHOWN
                begun = number == self.first[reader]  # what led here was noticed before
                if differs(noticed, true[number], begun):
                    reason = self._excuse(noticed, true[number])
                    if reason is None:
                        raise self._flaw(reader, noticed, true[number])
                    return reason
                self.same[reader] += 1
        return None

    def _excuse(self, noticed: Noticed, true: Noticed) -> str | None:
        """Why the worlds may differ here."""
        if any(card in self.diary.showed for card in self.pair):
            return SHOWN
        telling = rules_of(self.table).telling
        if any(event["id"] in telling for event in [*noticed.events, *true.events]):
            return TELLING
        if self.apart:
            return APART
        return TELLING if self.table.over else None

    def _flaw(self, reader: Seat, noticed: Noticed, true: Noticed) -> Flaw:
        state: State = state_of(self.table)
        swapped = " and ".join(sorted(f"“{state.cards.name(card)}”" for card in self.pair))
        where = difference(noticed.plain(), true.plain())
        who = "a spectator" if reader is None else f"seat {reader}"
        about = self.course.given[max(0, self.at - 1)].about
        return Flaw(f"{who} can tell where {swapped} lie, after an answer to {about}, at {where}", REMEDY)


def walk_by_hand(table: Table, chance: random.Random) -> Iterator[Any]:
    """As `walk`, but whoever walks gives the answers."""
    while not table.over:
        yield chance.choice(table.asks)


def keep(kept: list[Start], most: int, start: Start, number: int, chance: random.Random) -> None:
    """Of all moments only some are kept, each as likely as any other; this is the nth."""
    if len(kept) < most:
        kept.append(start)
    elif chance.random() < most / number:
        kept[chance.randrange(most)] = start


def allowed(ask: Any, keys: list[str]) -> bool:
    try:
        ask.picks(keys)
    except IllegalAnswer:
        return False
    return True


def places(table: Table) -> int:
    """Where all cards lie, and how much chance was used."""
    state: State = state_of(table)
    return hash((state.rng.state, *(tuple(zone) for zone in state.zones())))


def unknown_to(table: Table, reader: Seat) -> set[int]:
    """The cards whose faces a reader does not know."""
    return {card for group in rules_of(table).hidden(state_of(table), reader) for card in group}


def differs(one: Noticed, other: Noticed, begun: bool = False) -> bool:
    """Whether two things noticed are not the same; where one has just begun to look, but for what happened before."""
    return not one.looks_like(other) or (not begun and differ(one.events, other.events))


def trace(case: Case, seed: int, diary: type[Diary] = Diary, starts: int = STARTS) -> Traced:
    """Plays one game and some other worlds of it, so many of them whole; raises a Flaw where somebody could tell them
    apart."""
    course = Course(case, seed, diary, starts)
    traced = Traced()
    traced.seen = course.ids
    for start in course.starts:
        course.relive(start, traced, PAIRS if course.chance.random() < 0.5 else 1, len(course.given))
    for start in course.asked:
        for _ in range(WORLDS):
            course.relive(start, traced, PAIRS, FAR, asked=True)
    return traced


def whole_games_tell_nothing_hidden(case: Case, seed: int) -> int:
    return trace(case, seed).noticed
