"""Whoever vanishes blocks no table, in whichever kind of waiting: gathering, a turn, a question to several at once,
leave that one player asks of another, an undo that the others should agree to, the next game of a saga."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.server import chairs, deadlines
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry
from tests.server.clock import Clock
from tests.server.days import ANNA, DAY, KAREL, Days
from tests.server.parlour import Guest, Parlour, legal, play_on, relaxed, until
from tests.server.test_sagas import GAMES
from tests.server.test_sagas import finished as first_of_a_saga
from tests.server.test_undo import bound, say, undo

EVA = Occupant("Eva", "eva")
ATTACKS = [
    *("militia", "masquerade", "torturer", "swindler", "moat"),
    *("witch", "saboteur", "bureaucrat", "spy", "thief"),
]


class Unattended(Days):
    """A table that every person has left. The clock does what it has to, and the bots that it calls answer anything."""

    def put(self, change: Change | None) -> None:
        assert change is not None
        self.live.apply(Entry(self.live.seq + 1, change.kind, change.data, change.nonce, self.now))

    def go_on(self) -> None:
        """A bot's answer, or else whatever is due next."""
        asked = [seat for seat in self.live.opened if self.bot(seat)]
        if asked and deadlines.turn_over(self.live) is None:
            self.answer(asked[0])
            return
        due = deadlines.next_deadline(self.live)
        assert due is not None, "nobody will ever move here again"
        self.put(self.wait(max(0.0, due - self.now)))


@pytest.fixture(autouse=True)
def high_card() -> None:
    kronika.register(HighCard())


# --- in a game with a time limit ---


@pytest.mark.parametrize(
    ("game", "setup"),
    [("dominion", {"kingdom": ATTACKS}), ("valeria", {}), ("north", {}), ("oath", {}), ("high-card", {})],
)
def test_a_game_that_everybody_has_left_comes_to_its_end(game: str, setup: dict[str, Any]) -> None:
    """Turns, reactions, hidden choices of all at once, permissions and deals: two waits for each, then it runs."""
    days = Unattended(game, ANNA, KAREL, EVA, **setup)
    waits, beside = 0, 0
    while days.live.status == "playing":
        before = days.now
        days.go_on()
        waits += days.now > before
        beside += any(seat != days.live.view(None)["turn"] for seat in days.live.opened)
    assert 1 <= waits <= 6  # at most two for each of the three
    assert beside, "nobody was asked but who was on turn: this shows little"


@pytest.mark.parametrize("about", ["oath-ask-permit", "oath-citizenship-answer", "oath-deal-answer"])
def test_leave_that_is_asked_of_somebody_who_has_vanished(about: str) -> None:
    """In Oath players ask each other for permission and offer each other deals. Silence ends when the time is up."""
    days, asked = asked_for(about)
    ask = days.live.ask_id(asked)
    assert days.wait(DAY - 1) is None
    days.put(days.wait(1))
    assert days.bot(asked)
    days.answer(asked)
    assert asked not in days.live.opened or days.live.ask_id(asked) != ask
    while days.bot(asked):
        days.go_on()  # soon the chair is his again
    assert days.live.chairs[asked].person


def asked_for(about: str) -> tuple[Unattended, int]:
    """A game of Oath at the moment when somebody is asked for such a thing by the player whose turn it is."""
    for chance in map(random.Random, range(60)):
        days = Unattended("oath", ANNA, KAREL, EVA, Occupant("Ivo", "ivo"))
        while days.live.status == "playing":
            for seat, opened in days.live.opened.items():
                if opened.ask.what.id.startswith(about) and days.live.view(None)["turn"] != seat:
                    return days, seat
            seat = next(iter(days.live.opened))
            days.answer(seat, *legal(days.live.opened[seat].ask.plain(), chance))
    raise AssertionError(f"nobody ever asks {about}")


def test_with_a_pace_nobody_takes_a_chair_before_its_time_is_up() -> None:
    """Neither the host nor somebody who waits: who plays by the day is seldom at the table."""
    days = Days("high-card", ANNA, KAREL)
    for impatient in ("anna", "karel"):
        seat = 1 if impatient == "anna" else 0
        with pytest.raises(RequestError) as refused:
            chairs.fill(days.live, impatient, seat, "random", chairs.Gone(DAY, DAY, 120.0, 60.0), "fill")
        assert refused.value.message.id == "chair-paced"


# --- before the game ---


def gathering(parlour: Parlour, time_limit: int = 0) -> tuple[str, Guest, Guest]:
    """Anna has started a table for three, Karel sits down, the third chair is empty."""
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    seats = [{"kind": "me"}, {"kind": "empty"}, {"kind": "empty"}]
    table = anna.post("/api/tables", {"game": "high-card", "name": "", "seats": seats, "pace": time_limit})["id"]
    karel.sit(table, 1, anna.invite(table))
    return table, anna, karel


def begun(state: dict[str, Any]) -> bool:
    return bool(state["info"]["status"] == "playing")


def test_when_the_host_has_vanished_the_others_fill_the_chairs(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, patience=90)) as parlour:
        table, anna, karel = gathering(parlour)
        fill, body = f"/api/tables/{table}/fill", {"seat": 2, "bot": "random"}
        with karel.watch(table) as two:
            with anna.watch(table):
                two.hear("presence")
                assert two.state["info"]["host_here"] or karel.get(f"/api/tables/{table}")["host_here"]
                clock.let_pass(91)
                assert karel.post(fill, body, 403)["id"] == "host-only"  # she is here
            until(lambda: not karel.get(f"/api/tables/{table}")["host_here"])
            assert karel.post(fill, body, 403)["id"] == "host-only"  # she has just gone
            clock.let_pass(91)
            assert parlour.guest("Eva").post(fill, body, 403)["id"] == "host-only"
            assert karel.post(fill, {"seat": 0, "bot": "random"}, 403)["id"] == "host-only"  # her chair stays hers
            assert karel.post(fill, body)["status"] == "playing"
            two.until(begun)
            karel.post(fill, {"seat": 0, "bot": "random"})
            play_on([two], random.Random(1))
            assert two.state["result"] is not None


def test_where_one_plays_by_the_day_a_host_may_be_away_for_a_day(
    tmp_path: Path, sqlite_only: None, clock: Clock
) -> None:
    with Parlour(relaxed(tmp_path, patience=90)) as parlour:
        table, _, karel = gathering(parlour, DAY)
        clock.let_pass(DAY - 1)
        assert karel.post(f"/api/tables/{table}/fill", {"seat": 2, "bot": "random"}, 403)["id"] == "host-only"


def test_a_saga_goes_on_without_those_who_have_vanished(tmp_path: Path, clock: Clock) -> None:
    """Karel starts the next game and vanishes: Anna fills the chair that is still empty, and then his."""
    with Parlour(relaxed(tmp_path, patience=90, games=GAMES)) as parlour:
        info, anna, karel = first_of_a_saga(parlour)
        after = karel.post(f"/api/tables/{info['id']}/next", {"seats": 4})
        table = after["id"]
        mine = anna.get(f"/api/tables/{table}")["saga"]["mine"]
        anna.sit(table, mine, "")
        (empty,) = [chair["seat"] for chair in after["chairs"] if not chair["name"] and chair["seat"] != mine]
        clock.let_pass(91)
        with anna.watch(table) as one:
            assert anna.post(f"/api/tables/{table}/fill", {"seat": empty, "bot": "random"})["status"] == "playing"
            one.until(begun)
            clock.let_pass(91)
            his = next(chair["seat"] for chair in one.state["info"]["chairs"] if chair["name"] == "Karel")
            anna.post(f"/api/tables/{table}/fill", {"seat": his, "bot": "random"})
            play_on([one], random.Random(1))
            assert one.state["result"] is not None


def test_the_chair_that_a_saga_offers_to_somebody_who_vanished_is_the_hosts_to_fill(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        info, anna, _ = first_of_a_saga(parlour)
        after = anna.post(f"/api/tables/{info['id']}/next")
        (offered,) = [seat for seat, name in enumerate(after["saga"]["offers"]) if name == "Karel"]
        filled = anna.post(f"/api/tables/{after['id']}/fill", {"seat": offered, "bot": "random"})
        assert filled["status"] == "playing"


# --- an undo that nobody answers ---


def test_who_asked_for_an_undo_takes_the_question_back(tmp_path: Path, clock: Clock) -> None:
    """Karel is asked and vanishes, so he will never agree; the bot waits while people talk. Anna says never mind."""
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = anna.create_table("dominion", "me", "empty", "random")
        karel.sit(table, 1, anna.invite(table))
        with anna.watch(table) as one:
            with karel.watch(table) as two:
                while not bound(parlour, one, [one, two]):
                    play_on([one, two], random.Random(2), 1)
                undo(one)
                one.until(lambda state: state["undo_asked_by"] == 0)
            say(one, False)
            one.until(lambda state: state["undo_asked_by"] is None)
            assert one.undos == 0
            until(lambda: 1 not in parlour.running.service.rooms.here(parlour.live(table)))
            clock.let_pass(61)
            anna.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "steward"})
            play_on([one], random.Random(1))
            assert one.state["result"] is not None
