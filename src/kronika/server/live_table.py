"""A table in memory: what its log implies. It reads no clock and no store; the log's entries come in one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from copy import copy, deepcopy
from typing import Any, TypeVar, cast
from zlib import crc32

import msgspec

from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.past import Reshuffle
from kronika.engine.table import Table, dealt
from kronika.games import find
from kronika.rating import Outcome
from kronika.server import clocks
from kronika.server.deal import Deal, Part, promise_of
from kronika.server.errors import RequestError
from kronika.server.occupant import Occupant
from kronika.server.open_asks import Moment, OpenAsk, alike
from kronika.server.order import Order
from kronika.server.results import outcome
from kronika.server.standing import Answer, answer_of, standing, take_back
from kronika.server.store.sagas import Chapter
from kronika.server.store.store import Entry, Header

T = TypeVar("T")


def first_moment(header: Header, names: Sequence[str], chance: Chance, listen: bool = True) -> Table:
    """The table as its game begins, under the rules it was set up with; SetupError if nobody plays those any more."""
    game = find(header.game)
    return dealt(game, names, game.full_setup(len(names), header.setup), chance, listen, header.rules)


class UnplayableEntry(Exception):
    """An answer in the log that cannot be played: a mistake in a game's code, or rules that changed their mind."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"log entry {seq} cannot be played")
        self.seq = seq


UNLOGGED = ("reached", "rematch", "written_here")
"""What a table in memory knows that does not stand in its log."""


class LiveTable:
    """The table of one log. `seq` is the last entry that is in."""

    def __init__(
        self,
        header: Header,
        entries: Sequence[Entry],
        archived: dict[str, Any] | None = None,
        epoch: int | None = None,
    ) -> None:
        self.header = header
        self.rematch = header.rematch
        self.seq = 0
        self.changed = header.created
        self.chairs: list[Occupant] = []
        self.nonces: set[str] = set()
        self.order = Order()
        """What the host has ordered."""
        self.said_ready: dict[str, float] = {}
        """When a person last said that the game may begin, or not yet."""
        self.deal: Deal | None = None
        """What is agreed on before a game of people is dealt; None where nothing was promised."""
        self._promise: Commitment | None = None
        """What a game was promised by that came as a file."""
        self.table: Table | None = None
        self.answers: list[Answer] = []
        self.reshuffles: list[Reshuffle] = []
        """The moments at which cards that nobody knew were mixed again."""
        self._waiting: list[Reshuffle] = []
        """Those of them that are still to be done, while answers are played again."""
        self.undos = 0
        self.epoch = random.getrandbits(31) if epoch is None else epoch
        """Another number after each undo that somebody may notice. Begins anywhere: a process that has just loaded the
        table can't know how often that was."""
        self.event_count = 0
        """How many events there are."""
        self.hands = 0
        """How many entries there are other than answers: what they alone can change need not be worked out again."""
        self.deeds = 0
        """How many entries there are that everybody notices, other than answers."""
        self.answered: dict[int, int] = {}
        """How many answers each seat has given, those that were taken back too."""
        self.noticed = header.created
        """When everybody could last notice something; `changed` is when anything was written."""
        self._lasting: tuple[Hashable, Any] | None = None
        """What has been worked out and answers do not change."""
        self.moments: list[Moment] = []
        """What was to be seen in the middle of answers since the readers were told."""
        self.opened: dict[int, OpenAsk] = {}
        self.times: clocks.Times | None = None
        """The clocks, where there are any and the game has begun."""
        self.reached: dict[int, tuple[float, float]] = {}
        """When a seat's question reached its page, and since when its clock has run: no log tells that."""
        self._unseen: set[int] = set()
        """The chairs that the last change of chairs changed without anybody seeing it."""
        self._undoable: dict[int, bool] = {}
        """Whether a seat may take its last answer back without asking. A seat that may not will not be able to later
        either, and that can take a game played again to find out."""
        self._views: dict[int | None, dict[str, Any]] = {}
        self.undo_by: int | None = None
        """Who asks the others for an undo, and who has agreed."""
        self.agreed: set[int] = set()
        self.gave_up: dict[int, int] = {}
        """By seat, with which entry a person resigned, or a bot first answered for them."""
        self.outcome: Outcome | None = None
        """What came of a rated game, since it was decided."""
        self.written_here = False
        """Whether this process wrote the last entry, and so sets the table's bots to work."""
        self.archived = archived
        """A finished game as it was archived, where the rules have changed since and it cannot be played again."""
        self._load(entries)

    def lasting(self, about: Hashable, work_out: Callable[[], T]) -> T:
        """What answers do not change, worked out once for what it is about and the entries that may change it."""
        known = (self.hands, about)
        if self._lasting is None or self._lasting[0] != known:
            self._lasting = (known, work_out())
        found: T = self._lasting[1]
        return found

    # --- from the log ---

    def _load(self, entries: Sequence[Entry]) -> None:
        """All entries at once: answers that were taken back are not played."""
        answers, self.reshuffles = standing(entries)
        self._waiting = list(self.reshuffles)
        stand = {entry.seq for entry in answers}
        for entry in entries:
            self._note(entry)
            if entry.kind == "answer":
                self._in_time(entry)
                if entry.seq in stand and self.archived is None:
                    self._play_and_look(*answer_of(entry), self._look_at_clocks)
            elif entry.kind == "undo":
                self.undos += 1
                self._restart_deadlines(entry)
            else:
                self._sit_and_deal(entry)
            self._mix()
            self._talk(entry)
            self._tick(entry)
            self._count(entry)

    def apply(self, entry: Entry) -> None:
        """The next entry."""
        self._note(entry)
        if entry.kind == "answer":
            self._in_time(entry)
            self._play_and_look(*answer_of(entry), self._look)
        elif entry.kind == "undo":
            take_back(self.answers, self.reshuffles, entry)
            self._undoable = {}
            self.undos += 1
            self.moments = []
            before = self._lived()
            self._replay()
            now = self._lived()
            if any(now[seat][: len(events)] != events for seat, events in before.items()):
                self.epoch += 1
                self.deeds += len(before[None]) + 1  # what is counted never goes back
                self.event_count = 0
            self._restart_deadlines(entry)
        elif entry.kind == "reshuffle":
            self.reshuffles.append((len(self.answers), entry.data["word"]))
            self._waiting.append(self.reshuffles[-1])
            self._mix()
        else:
            self._sit_and_deal(entry)
        self._talk(entry)
        self._tick(entry)
        self._count(entry)

    def twin(self) -> LiveTable:
        """A copy to play an undo at, in a thread, while others look at this one. The engine's table is not copied,
        since an undo deals a new one."""
        twin = copy(self)
        twin.nonces = set(self.nonces)
        twin.answers = list(self.answers)
        twin.reshuffles = list(self.reshuffles)
        twin.answered = dict(self.answered)
        twin.times = deepcopy(self.times)
        return twin

    def become(self, twin: LiveTable) -> None:
        """Stands from now on where the twin stands, but for what no log tells."""
        self.__dict__.update({name: value for name, value in vars(twin).items() if name not in UNLOGGED})

    def _lived(self) -> dict[int | None, list[dict[str, Any]]]:
        """What happened, as each seat and the spectators lived it."""
        return {seat: self.events(seat, 0) for seat in (None, *range(len(self.chairs)))}

    def _count(self, entry: Entry) -> None:
        """Counts what there is to notice. A chair that changes hands without anybody seeing it is nothing."""
        events = self.event_count + len(self.events(None, self.event_count))
        if entry.kind == "answer":
            seat = entry.data["seat"]
            self.answered[seat] = self.answered.get(seat, 0) + 1
        silent = entry.kind in ("answer", "undo") or self._unseen_by_all(entry)
        if not silent:
            self.deeds += 1
        if not silent or events != self.event_count:
            self.noticed = entry.at
        self.event_count = events
        if self.outcome is None and self.order.rated:
            self.outcome = outcome(self, entry.at)

    def _talk(self, entry: Entry) -> None:
        """Votes about an undo: it is asked for, agreed to or refused. Whatever else happens ends the talk, but for the
        host's orders."""
        if entry.kind == "order":
            return
        if entry.kind == "word" and entry.data["agree"]:
            if self.undo_by is None:
                self.undo_by = entry.data["seat"]
            else:
                self.agreed.add(entry.data["seat"])
        else:
            self.undo_by = None
            self.agreed = set()

    def _note(self, entry: Entry) -> None:
        assert entry.seq == self.seq + 1, f"table {self.header.id}: entry {entry.seq} after {self.seq}"
        self.seq = entry.seq
        self.changed = entry.at
        self.nonces.add(entry.nonce)
        if "order" in entry.data:
            self.order = msgspec.convert(entry.data["order"], Order)
        self._undoable = {seat: False for seat, free in self._undoable.items() if not free}
        self._views = {}
        self.hands += entry.kind != "answer"

    def _in_time(self, entry: Entry) -> None:
        """Whoever answers in person has let no time pass."""
        seat = entry.data["seat"]
        if self.chairs[seat].person and self.chairs[seat].bot:
            self.gave_up.setdefault(seat, entry.seq)
        if self.times is not None:
            self.times.reached(seat, entry.data.get("lag", 0.0))
        if self.chairs[seat].asked_by_name and self.chairs[seat].late:
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], late=0)

    def _restart_deadlines(self, undo: Entry) -> None:
        """After an undo everybody who is asked has all their time again; but clocks stand where they stood."""
        for opened in self.opened.values():
            opened.since = undo.at
        if self.times is not None and self.table is not None and "times" in undo.data:
            self.times = msgspec.convert(undo.data["times"], clocks.Times)
            self.times.go_back(self.table)

    def _tick(self, entry: Entry) -> None:
        """What the entry means for the clocks."""
        if self.times is None or self.table is None:
            return
        if entry.kind == "resume":
            self._restart_deadlines(entry)
            self.times.resume(entry.at)
        # What was taken back is not played when the log is read again; then the undo tells how the clocks stood.
        quiet = entry.kind in ("answer", "undo", "resume") or self._unseen_by_all(entry)
        self._look_at_clocks(self.table, not quiet, self.undo_by)

    def _look_at_clocks(self, table: Table, notable: bool = False, asker: int | None = None) -> None:
        header, times = self.header, self.times
        if times is not None and header.clock is not None:
            people = [seat for seat, chair in enumerate(self.chairs) if chair.asked_by_name or chair.unseen]
            answers, now = len(self.answers), self.changed
            times.look(header.clock, header.time_limit, table, people, now, answers, notable=notable, asker=asker)

    def _unseen_by_all(self, entry: Entry) -> bool:
        return entry.kind == "seat" and self._unseen == set(map(int, entry.data["chairs"]))

    def _sit_and_deal(self, entry: Entry) -> None:
        """When no chair is empty for the first time, and all who take part have opened their bytes, the game begins."""
        if entry.kind in ("seat", "resign"):
            self._seat(entry)
        elif entry.kind == "mix" and self.deal is not None:
            self.deal.mix(entry.data)
        elif entry.kind == "seal" and self.deal is not None:
            self.deal.seal(entry.data)
            self._say_ready(entry.data["without"], False)  # a page that is silent: nobody is there
        elif entry.kind == "ready":
            self._say_ready(entry.data["seats"], entry.data["ready"])
            now = {self.chairs[seat].person: entry.at for seat in entry.data["seats"]}
            self.said_ready = {**self.said_ready, **now}
        if self.table is None and self.archived is None and self.chairs and self._all_agreed():
            self._begin()

    def _all_agreed(self) -> bool:
        return self.complete if self.deal is None else self.deal.stage(self.parts, self.complete) == "dealt"

    def _say_ready(self, seats: Sequence[int], ready: bool) -> None:
        for seat in seats:
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], ready=ready)

    def _seat(self, entry: Entry) -> None:
        """Chairs change hands, and whoever takes one back from a bot has their time from now on. A host who goes hands
        the table over. A saga's game that came to nothing leaves the saga. The first entry seals the table."""
        if "secret" in entry.data:
            self.deal = Deal(self.id, bytes.fromhex(entry.data["secret"]))
        if "promise" in entry.data:
            self._promise = promise_of(entry.data["promise"])
        self._unseen = set()
        for each, occupant in entry.data["chairs"].items():
            seat = int(each)
            before = self.chairs[seat] if seat < len(self.chairs) else Occupant()
            self._put(seat, msgspec.convert(occupant, Occupant))
            person = self.chairs[seat].person
            if person and self.chairs[seat].resigned:
                self.gave_up.setdefault(seat, entry.seq)
            self.order = self.order.seated(person)
            if before.person and person:  # whoever has signed in meanwhile
                self.order = self.order.handed_over(before.person, person)
            if self.deal is not None and self.awaits_deal:
                self.deal.change_hands(seat)
            if (before.unseen or self.chairs[seat].unseen) and before.stand_in == self.chairs[seat].stand_in:
                self._unseen.add(seat)
            if before.bot and seat in self.opened:
                self.opened[seat].since = entry.at
            if before.late and before.bot and not (self.chairs[seat].bot or before.unseen):
                self._come_back(seat)
        if "host" in entry.data:
            self.header = msgspec.structs.replace(self.header, host=entry.data["host"])
        if "aside" in entry.data:
            kind = "aside" if self.table is None else self.header.kind
            self.header = msgspec.structs.replace(self.header, saga=None, kind=kind)
        if "offered" in entry.data and self.header.saga is not None:
            self._offer(self.header.saga, entry.data["offered"])

    def _come_back(self, seat: int) -> None:
        if self.times is not None and self.header.clock is not None:
            self.times.come_back(self.header.clock, self.header.time_limit, seat)

    def _offer(self, saga: Chapter, persons: dict[str, str]) -> None:
        """Chairs of a saga's next game are offered to somebody else."""
        offers = list(saga.offers)
        for seat, person in persons.items():
            offer = offers[int(seat)]
            if offer is not None:
                offers[int(seat)] = msgspec.structs.replace(offer, person=person)
        self.header = msgspec.structs.replace(self.header, saga=msgspec.structs.replace(saga, offers=offers))

    def _put(self, seat: int, occupant: Occupant) -> None:
        while len(self.chairs) <= seat:
            self.chairs.append(Occupant())
        self.chairs[seat] = occupant

    def _begin(self) -> None:
        promise = self._promise if self.deal is None else self.deal.commitment(len(self.chairs))
        seed = self.header.seed if promise is None or self.header.seed else promise.seed
        chance = Chance(self.header.generator, seed, promise)
        self.table = first_moment(self.header, [chair.name for chair in self.chairs], chance)
        self.opened = {}
        self._open(self.table, None)
        if self.header.clock is not None and self.times is None:
            self.times = clocks.first_times(len(self.chairs), self.header.time_limit, self.changed)

    def _replay(self) -> None:
        answers, self.answers = self.answers, []
        self._waiting = list(self.reshuffles)
        self._begin()
        self._mix()
        for seat, keys in answers:
            self._play(seat, keys)
            self._mix()

    def _mix(self) -> None:
        """Mixes what was mixed again at this moment. Nobody's view changes, and nobody is asked anything else."""
        while self.table is not None and self._waiting and self._waiting[0][0] == len(self.answers):
            self.table.reshuffle(self._waiting.pop(0)[1])
            self._open(self.table, None)

    def _play_and_look(self, seat: int, keys: list[str], look: Callable[[Table], None]) -> None:
        """Looks only that long: else the two tables would hold each other, and nobody would find them when they are
        forgotten, but for a search through all that is in memory (see `garbage`)."""
        table = self.table
        assert table is not None
        table.on_moment = look
        try:
            self._play(seat, keys)
        finally:
            table.on_moment = None

    def _play(self, seat: int, keys: list[str]) -> None:
        table = self.table
        assert table is not None
        self.answers.append((seat, keys))
        try:
            table.answer(seat, keys)
        except Exception as error:
            raise UnplayableEntry(self.seq) from error
        self._undoable.pop(seat, None)
        self._open(table, seat)

    def _look(self, table: Table) -> None:
        """Notes what is to be seen in the middle of an answer."""
        self._look_at_clocks(table)
        times = None if self.times is None else self.times.shown()
        seats = range(len(self.chairs))
        views = {seat: table.view(seat) for seat in (None, *seats)}
        known = self._undoable
        asked = [seat for seat in self.persons() if self.persons(except_for=seat) and known.get(seat, True)]
        undoable = {seat for seat in asked if table.can_undo(seat)}
        events = self.event_count + len(table.events(None, self.event_count))
        self.moments.append(Moment(self.seq, events, views, undoable, times))

    def _open(self, table: Table, answered: int | None) -> None:
        """Notes which asks are new. One that another's answer has left as it was keeps its time."""
        opened: dict[int, OpenAsk] = {}
        for ask in table.asks:
            before = self.opened.get(ask.seat)
            if before is not None and ask.seat != answered and alike(before.ask, ask):
                opened[ask.seat] = OpenAsk(ask, before.since)
            else:
                opened[ask.seat] = OpenAsk(ask, self.changed)
        self.opened = opened

    # --- what no log tells ---

    def note_rematch(self, table: str) -> None:
        """The table where the same people play on."""
        self.rematch = table

    def note_writer(self, here: bool) -> None:
        """Which process wrote the last entry: this one, or another."""
        self.written_here = here

    def take_moments(self) -> list[Moment]:
        """What was to be seen in the middle of answers since the readers were told."""
        moments, self.moments = self.moments, []
        return moments

    # --- what can be asked ---

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def status(self) -> str:
        if self.archived is not None or self.header.kind == "opened":
            return "over"
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def asks_ready(self) -> bool:
        """Whether the game waits until all people have said that it may begin: where there are several devices."""
        return (
            self.order.ready and len({chair.device for chair in self.chairs if chair.person and not chair.resigned}) > 1
        )

    @property
    def complete(self) -> bool:
        """Whether nobody is waited for any more before the deal."""
        taken = not any(chair.empty for chair in self.chairs)
        return taken and (
            not self.asks_ready or all(chair.ready for chair in self.chairs if chair.person and not chair.resigned)
        )

    @property
    def awaits_deal(self) -> bool:
        """Whether the table is sealed and the game not yet dealt."""
        return self.deal is not None and self.table is None and self.archived is None

    @property
    def parts(self) -> list[Part]:
        """Each seat's part in the deal."""
        if self.deal is None:
            return ["none" for _ in self.chairs]
        return [self.deal.part(seat, chair.takes_part) for seat, chair in enumerate(self.chairs)]

    def seat_of(self, person: str | None) -> int | None:
        if not person:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def at_device(self, person: str | None) -> list[int]:
        """The seats of the people at somebody's device: their own, and of those they keep."""
        return at_device(self.chairs, person)

    def acting(self, person: str, seat: int | None) -> str:
        """Who acts when somebody names a seat: themselves, or one of those at their device."""
        if seat is None:
            return person
        if seat not in self.at_device(person):
            raise RequestError("seat-foreign", status=403)
        return self.chairs[seat].person

    def eyes(self, person: str | None, seat: int | None, status: str = "") -> int | None:
        """With whose eyes somebody looks: those of the seat they name, if it is at their device; else, see
        `own_eyes`. `status` is that of a moment on the way, where it is asked for one."""
        at = self.at_device(person)
        return seat if seat in at else own_eyes(self.chairs, status or self.status, person)

    def ask_id(self, seat: int) -> str:
        """What answers call the open ask of a seat: made of what that seat knows. It stays the same while the question
        does, whatever others answer meanwhile; after an answer of one's own, even one taken back, it is another."""
        ask = self.opened[seat].ask
        content = [ask.what.plain(), ask.keys(), ask.least, ask.most]
        return f"{self.answered.get(seat, 0)}.{seat}.{crc32(msgspec.json.encode(content)):08x}"

    @property
    def choosing(self) -> list[int]:
        """Who may be choosing, for all that a spectator knows."""
        return self.table.choosing(None) if self.table is not None and self.status == "playing" else []

    def deadlines(self) -> dict[int, float]:
        """Until when the persons who are asked may take their time, by seat."""
        if not self.header.time_limit or self.status != "playing":
            return {}
        times = self.times
        if times is not None and self.undo_by is not None:
            return {seat: times.at(seat) for seat in times.running}
        limit = self.header.time_limit if times is None else clocks.ASIDE
        running = [] if times is None else times.running
        return {
            seat: opened.since + limit if times is None or seat not in running else times.at(seat)
            for seat, opened in self.opened.items()
            if self.chairs[seat].asked_by_name
        }

    def persons(self, except_for: int | None = None) -> list[int]:
        """The seats where persons decide for themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.asked_by_name and seat != except_for]

    def view(self, seat: int | None) -> dict[str, Any]:
        """The seat's view; nothing while the table gathers."""
        if self.archived is not None:
            view: dict[str, Any] = self.archived["seats"][str(seat)]["view"]
            return view
        if self.table is None:
            return {}
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    @property
    def turn(self) -> int | None:
        """Whose turn it is: every view says so, and one that has been made will do."""
        turn = self.view(next(iter(self._views), None)).get("turn")
        return turn if isinstance(turn, int) else None

    @property
    def result(self) -> dict[str, Any] | None:
        if self.archived is not None:
            return cast("dict[str, Any] | None", self.archived["result"])
        result = None if self.table is None else self.table.result
        return None if result is None else result.detailed()

    def events(self, seat: int | None, known: int) -> list[dict[str, Any]]:
        """What happened after the first `known` events, as the seat lived it."""
        if self.archived is not None:
            events: list[dict[str, Any]] = self.archived["seats"][str(seat)]["events"]
            return events[known:]
        return [] if self.table is None else self.table.events(seat, known)

    # --- the way back ---

    def last_answer(self, seat: int) -> int:
        """Which of the standing answers is the seat's last; -1 if it has none."""
        return next((i for i in range(len(self.answers) - 1, -1, -1) if self.answers[i][0] == seat), -1)

    def free_undo(self, seat: int) -> bool:
        """Whether the seat may take its last answer back without asking anybody: the engine's word, asked once."""
        table = self.table
        if table is None or table.over:
            return False
        if seat not in self._undoable:
            self._undoable[seat] = table.can_undo(seat)
        return self._undoable[seat]


def at_device(chairs: Sequence[Occupant], person: str | None) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if person and chair.device == person]


def own_eyes(chairs: Sequence[Occupant], status: str, person: str | None) -> int | None:
    """With whose eyes somebody looks who names no seat: their own. Where several people play at their device, nobody
    knows which of them looks: then while the game is on, with those of a spectator."""
    at = at_device(chairs, person)
    if status == "playing" and len(at) > 1:
        return None
    return next((seat for seat in at if not chairs[seat].keeper), None)
