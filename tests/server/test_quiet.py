"""Frames tell nothing of hidden cards over time: byte for byte they are the same in two worlds that a player at a real
table could not tell apart, and there are as many of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import kronika
from kronika.engine.table import Table
from kronika.games.dominion.state import Position
from kronika.games.dominion.turn import begin_turn
from kronika.server import chairs
from kronika.server.change import Change
from kronika.server.clocks import first_times
from kronika.server.deadlines import overdue
from kronika.server.live_table import LiveTable
from kronika.server.messages import LiveClock
from kronika.server.occupant import Occupant
from kronika.server.presence import PresenceTracker
from kronika.server.projection import info, summary
from kronika.server.rooms import Place, Rooms
from kronika.server.store.store import Entry, Header
from kronika.server.undo import undo
from kronika.testing import ask_again, state_of
from kronika.testing.traces import Diary, Noticed, trace
from kronika.testing.walk import Seat
from tests.properties.cases import CASES
from tests.scenes.dominion import Scene

pytestmark = pytest.mark.plain


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


class OneTable:
    """The tables of a house that has one."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    def cached(self, id: str) -> LiveTable:
        return self.live


class Seated:
    """A table of any position with readers at it, without a server: everything happens `now`, at 0."""

    def __init__(
        self,
        table: Table,
        occupants: Sequence[Occupant],
        readers: Sequence[str | None],
        clock: LiveClock | None = None,
    ) -> None:
        header = Header(
            *("tab", "played", table.game, table.rules, "", table.setup, "tab", "nobody", 0.0),
            time_limit=60,
            clock=clock,
        )
        self.now = 0.0
        sit = chairs.seats(dict(enumerate(occupants)), "begin")
        self.live = LiveTable(header, [Entry(1, "seat", sit.data, "begin", 0.0)], epoch=1)
        self.live.table = table
        self.live.answers = [(seat, list(keys)) for seat, keys in table._log]
        self.live.opened = {}
        self.live._open(table, None)
        self.live.event_count = len(table.events(None))
        self.live._views = {}
        if clock is not None:
            self.live.times = first_times(len(occupants), 60, 0.0)
            self.live._look_at_clocks(table)
        self.rooms = Rooms(OneTable(self.live), None, PresenceTracker("one"))  # type: ignore[arg-type]
        self.listeners = {reader: Listener(reader) for reader in readers}
        places = self.rooms._readers.setdefault("tab", {})
        for reader, listener in self.listeners.items():
            places[listener] = Place(self.live.seat_of(reader), self.live.event_count, self.live.epoch)
        self.rooms.tell(self.live)

    def put(self, change: Change | None) -> None:
        assert change is not None
        self.live.apply(Entry(self.live.seq + 1, change.kind, change.data, str(self.live.seq), self.now))
        self.rooms.tell(self.live)

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        self.put(Change("answer", {"seat": seat, "keys": list(keys)}, ""))

    def frames(self, reader: str | None) -> list[bytes]:
        """What came after the first."""
        return self.listeners[reader].frames[1:]


# --- scenes ---


def worlds(other: str, *, seat: int = 1, clock: LiveClock | None = None, **scene: Any) -> tuple[Seated, Seated]:
    """Two tables: in the second one the first card of a seat's hand has swapped its face with one of that seat's deck,
    which is `other`. Anna (0) is to move, Karel (1) is attacked, a stranger looks on."""
    found: list[Seated] = []
    for swapped in (False, True):
        table = Scene(**scene, listen=True).table
        state = state_of(table, Position)
        if swapped:
            face = state.cards.face
            one = state.hand[seat][0]
            two = next(card for card in state.deck[seat] if state.cards.name(card) == other)
            face[one], face[two] = face[two], face[one]
            if seat == state.turn:
                begin_turn(state, seat)
                state.events = []
            ask_again(table)
        people = [Occupant("Anna", "anna"), Occupant("Karel", "karel")]
        found.append(Seated(table, people, ["anna", "karel", None], clock))
    return found[0], found[1]


Play = Callable[[Seated], None]


def answers(*given: tuple[int, str]) -> Play:
    """Gives these answers, each if the seat is asked for it: whoever has no choice is not."""

    def play(table: Seated) -> None:
        for seat, keys in given:
            opened = table.live.opened.get(seat)
            if opened is not None and set(keys.split()) <= set(opened.ask.keys()):
                table.answer(seat, keys.split())

    return play


WITCH = answers((0, "play:witch"), (1, "no-reaction"), (0, "end-turn"))
MILITIA = answers((0, "play:militia"), (1, "no-reaction"), (1, "discard:copper discard:copper"), (0, "end-turn"))
BUYS = answers((0, "end-actions"), (0, "treasures"), (0, "buy:silver"))
BARON = answers((0, "play:baron"), (0, "gain-estate"), (0, "end-turn"))


def check_same(play: Play, one: Seated, other: Seated, *readers: str | None) -> None:
    for table in (one, other):
        play(table)
    for reader in readers:
        assert one.frames(reader) == other.frames(reader)
        assert len(one.frames(reader)) >= 2, "hardly anything came: this shows nothing"
    assert one.live.seq != other.live.seq, "as many answers in both worlds: this shows nothing"


@pytest.mark.parametrize("held", ["moat", "secret-chamber"])
@pytest.mark.parametrize(("attack", "play"), [("witch", WITCH), ("militia", MILITIA)])
def test_an_attack_tells_nobody_who_holds_a_reaction(attack: str, play: Play, held: str) -> None:
    both = worlds("estate", hand=attack, deck="copper*9", rival_hand=f"{held} copper*4", rival_deck="estate")
    check_same(play, *both, "anna", None)


def test_a_turn_tells_nobody_whether_the_hand_holds_an_action() -> None:
    both = worlds("estate", seat=0, hand="village copper*3", deck="estate copper*5", rival_hand="copper*5")
    check_same(BUYS, *both, "karel", None)


def test_whoever_has_no_choice_seems_to_have_one() -> None:
    both = worlds("copper", hand="militia", rival_hand="silver copper*4", rival_deck="copper")
    check_same(MILITIA, *both, "anna", None)


def test_a_choice_that_a_hand_gives_is_not_seen_before_it_is_made() -> None:
    both = worlds("gold", seat=0, hand="estate baron", deck="gold copper*9", rival_hand="copper*5")
    check_same(BARON, *both, "karel", None)


def test_an_undo_that_takes_nothing_back_for_others_is_nothing_to_them() -> None:
    table = kronika.new_table("dominion", ["Anna", "Karel"], "tab", {"kingdom": "first-game"}, listen=True)
    played = Seated(table, [Occupant("Anna", "anna"), Occupant("Karel", "karel")], ["anna", "karel", None])
    while (ask := table.asks[0]).what.id != "dominion-ask-action":
        wanted = ("treasures", "buy:village", "end-turn")
        played.answer(ask.seat, [next(key for key in wanted if key in ask.keys())])
    asked, other = ("anna", "karel") if ask.seat == 0 else ("karel", "anna")
    before = {reader: len(played.frames(reader)) for reader in ("anna", "karel", None)}
    played.answer(ask.seat, ["end-actions"])
    played.put(undo(played.live, asked, {0, 1}, "u"))
    new = {reader: played.frames(reader)[count:] for reader, count in before.items()}
    assert new[other] == new[None] == []
    questions = [json.loads(frame)["asks"][0]["what"]["id"] for frame in new[asked]]
    assert questions == ["dominion-ask-buy", "dominion-ask-action"]


def test_lists_say_that_the_attacked_choose_and_since_when() -> None:
    lines = []
    for table in worlds("estate", hand="militia", rival_hand="moat copper*4", rival_deck="estate"):
        table.answer(0, ["play:militia"])
        line = info(summary(table.live), "anna", ())
        lines.append((line.asked, line.deadline, line.changed, line.turn))
    assert lines[0] == lines[1] == ([1], 60.0, 0.0, 0)


def test_a_reaction_that_was_missed_is_answered_without_anybody_seeing_it() -> None:
    table, _ = worlds("estate", hand="militia", rival_hand="moat copper*4", rival_deck="estate")
    table.answer(0, ["play:militia"])
    before = len(table.frames("anna"))
    table.put(overdue(table.live, 61.0))
    assert table.live.chairs[1].bot
    table.answer(1, ["no-reaction"])
    for frame in table.frames("anna")[before:]:
        assert [chair["bot"] for chair in json.loads(frame)["info"]["chairs"]] == ["", ""]
    assert json.loads(table.frames("karel")[-1])["info"]["chairs"][1]["bot"]


# --- whole games ---


class Frames(Diary):
    """What readers notice is what they are sent: all of it but the events, and the events."""

    def __init__(self, table: Table, readers: Sequence[Seat]) -> None:
        self.seated: Seated | None = None
        self.counted: dict[Seat, int] = {}
        super().__init__(table, readers)

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        assert self.seated is not None
        self.seated.answer(seat, keys)
        self._write()

    def _pause(self, table: Table) -> None:
        self.paused = True
        self._look()

    def _write(self) -> None:
        self._look()
        if self.seated is None:
            # All others are bots, so that nobody has to agree to an undo: a fork could not tell whether they must.
            mine = self.readers[0]
            names = self.table.names
            bots = [
                Occupant(name, person="me") if seat == mine else Occupant(name, bot="random")
                for seat, name in enumerate(names)
            ]
            self.seated = Seated(self.table, bots, ["me", None])
        for reader, person in zip(self.readers, ("me", None), strict=True):
            for frame in self.seated.listeners[person].frames[len(self.written[reader]) :]:
                told = json.loads(frame)
                events = told.pop("events")
                if self.written[reader]:
                    assert told["seq"] == told["info"]["seq"] == self.counted[reader] + len(events)
                # The other world begins in the middle, with nothing counted yet.
                self.counted[reader] = told.pop("seq")
                del told["first"]
                del told["info"]["seq"]
                for ask in told["asks"]:
                    ask["id"] = ask["id"].partition(".")[2]
                self.written[reader].append(Noticed(told, told["asks"][0] if told["asks"] else None, None, events))


@pytest.mark.parametrize(("case", "games"), [(CASES[0], 2), (CASES[1], 1), (CASES[3], 1)], ids=str)
def test_whole_games_send_nothing_hidden(case: Any, games: int) -> None:
    assert sum(trace(case, seed, Frames).noticed for seed in range(games)) > 200
