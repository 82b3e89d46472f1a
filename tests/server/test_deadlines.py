"""Play over days: a bot plays for whoever misses a deadline; they get their chair back, and never block a table."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.server import chairs, deadlines
from kronika.server.accounts import handed_over
from kronika.server.bots import Bots
from kronika.server.bus import LocalBus, Notice
from kronika.server.messages import Answer
from kronika.server.occupant import Occupant
from kronika.server.sessions import Person
from kronika.server.store.store import Store
from kronika.server.table_service import TableService
from kronika.server.undo import undo, undo_vote
from tests.server.clock import Clock
from tests.server.days import ANNA, DAY, KAREL, Days
from tests.server.parlour import Guest, Parlour, legal, play_on, relaxed, until
from tests.server.stores import ask

ATTACKS = [*("militia", "witch", "bureaucrat", "torturer", "village"), *("cellar", "moat", "smithy", "market", "mine")]


@pytest.fixture(autouse=True)
def high_card() -> None:
    kronika.register(HighCard())


# --- whose time is up ---


def test_nothing_happens_before_the_time_is_up() -> None:
    days = Days("high-card", ANNA, KAREL)
    assert days.live.deadlines() == {0: 1000 + DAY, 1: 1000 + DAY}
    assert days.wait(DAY - 1) is None
    days.answer(0)
    assert days.live.deadlines() == {1: 1000 + DAY}  # another's answer gives nobody more time
    assert days.wait(1) is not None


def test_where_all_are_here_nobodys_time_is_ever_up() -> None:
    days = Days("high-card", ANNA, KAREL, time_limit=0)
    assert days.live.deadlines() == {}
    assert days.wait(1000 * DAY) is None
    assert deadlines.next_deadline(days.live) is None


def test_a_bot_finishes_the_turn_and_gives_the_chair_back() -> None:
    """In Dominion a turn has many questions: a bot that answered only one would keep everybody waiting for days."""
    days = Days("dominion", ANNA, KAREL, kingdom="first-game")
    first = days.live.view(None)["turn"]
    days.put(days.wait(DAY))
    assert days.bot(first)
    assert days.live.deadlines() == {}
    days.answer(first)
    count = 1
    while days.live.view(None)["turn"] == first:
        assert deadlines.turn_over(days.live) is None
        days.answer(first)
        count += 1
    assert count > 1, "the turn had one question only: this shows nothing"
    days.now += 5
    days.put(deadlines.turn_over(days.live))
    assert days.bot(first) == ""
    assert days.live.deadlines() == {1 - first: days.now - 5 + DAY}


def test_a_turn_is_not_over_while_others_answer_in_it() -> None:
    """A bot plays Militia for Anna: Karel discards, and it is still her turn."""
    days = Days("dominion", ANNA, KAREL, kingdom=ATTACKS)
    while (turn := days.live.view(None)["turn"]) in days.live.opened:
        days.answer(turn)
    missed = Occupant(days.live.chairs[turn].name, days.live.chairs[turn].person, "steward", late=1, missed="0.0.0")
    days.put(chairs.seats({turn: missed}, "as if her time had passed"))
    assert deadlines.turn_over(days.live) is None
    while turn not in days.live.opened:
        days.answer(1 - turn)
        if days.live.view(None)["turn"] == turn:
            assert deadlines.turn_over(days.live) is None
    while days.live.view(None)["turn"] == turn:
        days.answer(next(iter(days.live.opened)))
    assert deadlines.turn_over(days.live) is not None


def miss(days: Days) -> None:
    """Anna answers, Karel does not: a bot answers for him."""
    days.answer(0)
    days.put(days.wait(DAY))
    assert days.bot(1)
    days.answer(1)


def test_the_chair_comes_back_when_others_have_had_their_say() -> None:
    days = Days("high-card", ANNA, KAREL)
    miss(days)
    # All are asked again at once. As long as nobody else has answered, it counts as the same move.
    assert deadlines.turn_over(days.live) is None
    days.answer(0)
    days.put(deadlines.turn_over(days.live))
    assert days.bot(1) == ""
    assert deadlines.turn_over(days.live) is None


def test_the_bot_that_somebody_chose_plays_when_their_time_is_up() -> None:
    days = Days("dominion", ANNA, KAREL)
    [seat] = days.live.opened
    days.put(chairs.choose_stand_in(days.live, ("anna", "karel")[seat], "big-money", "chosen"))
    days.now += DAY
    days.put(deadlines.overdue(days.live, days.now))
    assert days.live.chairs[seat].bot == "big-money"
    while deadlines.turn_over(days.live) is None:
        days.answer(seat)
    days.put(deadlines.turn_over(days.live))
    assert (days.live.chairs[seat].bot, days.live.chairs[seat].stand_in) == ("", "big-money")


def test_who_chooses_a_stand_in_shows_that_and_not_that_a_bot_plays_unseen() -> None:
    """Where nobody may know who was asked, the count of what shows is the same with the bot and without it."""
    plain, late = Days("dominion", ANNA, KAREL), Days("dominion", ANNA, KAREL)
    unseen = msgspec.structs.replace(KAREL, bot="steward", late=1, unseen=True)
    late.put(chairs.seats({1: unseen}, "late"))
    for days in (plain, late):
        days.put(chairs.choose_stand_in(days.live, "karel", "random", "chosen"))
    assert late.live.chairs[1].bot == "random"
    assert plain.live.deeds == late.live.deeds


def test_a_stand_in_that_a_game_no_longer_has_is_the_strongest() -> None:
    """What was chosen is read for ever; bots come and go."""
    assert chairs.stand_in("dominion", Occupant("Anna", "anna", stand_in="grand-vizier")) == "steward"
    assert chairs.stand_in("dominion", Occupant("Anna", "anna", stand_in="random")) == "random"


def test_whoever_misses_two_deadlines_in_a_row_is_away_until_they_come_back() -> None:
    days = Days("high-card", ANNA, KAREL)
    miss(days)
    days.answer(0)
    days.put(deadlines.turn_over(days.live))
    days.put(days.wait(DAY))
    days.answer(1)
    days.answer(0)
    assert deadlines.turn_over(days.live) is None  # the bot stays
    assert days.wait(DAY) is None
    days.put(chairs.back(days.live, "karel", "back"))
    assert days.bot(1) == ""
    assert days.live.deadlines() == {1: days.now + DAY}  # all his time, from now on


def test_who_answers_in_between_has_missed_one_move_only() -> None:
    days = Days("high-card", ANNA, KAREL)
    miss(days)
    days.answer(0)
    days.put(deadlines.turn_over(days.live))
    days.answer(1)
    miss(days)
    days.answer(0)
    days.put(deadlines.turn_over(days.live))
    assert days.bot(1) == ""


def test_bots_play_for_two_players_who_are_asked_at_once() -> None:
    days = Days("high-card", ANNA, KAREL)
    for _ in range(2):
        days.put(days.wait(DAY))
    assert all(days.bot(seat) for seat in (0, 1))
    assert days.wait(DAY) is None


def test_after_an_undo_everybody_has_their_time_again() -> None:
    days = Days("high-card", ANNA, Occupant("Bot", bot="random"))
    days.answer(0)
    days.now += DAY / 2
    days.put(undo(days.live, "anna", {0, 1}, "undo"))
    assert days.live.deadlines() == {0: days.now + DAY}


def test_silence_about_an_undo_does_not_keep_bots_waiting() -> None:
    days = Days("high-card", ANNA, KAREL, Occupant("Bot", bot="random"))
    days.answer(0)
    days.answer(1)
    days.put(undo_vote(0, True, "Anna asks for an undo"))  # only the bot is asked in the game, and it waits
    assert days.live.undo_by == 0
    assert days.wait(DAY - 1) is None
    days.put(days.wait(1))
    assert days.live.undo_by is None


def test_a_chair_changes_hands_without_more_time() -> None:
    days = Days("high-card", ANNA, KAREL)
    days.now += DAY / 2
    days.put(handed_over(days.live, "karel", "account", {}))
    assert days.live.deadlines()[1] == 1000 + DAY


# --- at a server ---


def over_days(tmp_path: Path, **changes: Any) -> Parlour:
    return Parlour(relaxed(tmp_path, clock_every=0.1, **changes))


def create_table(guest: Guest, time_limit: int, *seats: str, game: str = "high-card", status: int = 200) -> Any:
    kinds = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    return guest.post("/api/tables", {"game": game, "name": "days", "seats": kinds, "pace": time_limit}, status)


def log(settings: Any, table: str) -> list[tuple[str, str]]:
    return ask(settings.database, "select kind, nonce from log where table_id = :table order by seq", table=table)


def their_time_passes(clock: Clock, state: dict[str, Any], seat: int) -> bool:
    """Lets a day pass if the table waits for nobody but the person on this chair."""
    waits = state["info"]["asked"] == [seat] and not state["info"]["chairs"][seat]["bot"]
    if waits:
        clock.let_pass(DAY)
    return waits


def test_a_game_goes_on_though_one_of_two_has_vanished(tmp_path: Path, clock: Clock) -> None:
    with over_days(tmp_path) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(anna, DAY, "me", "empty")["id"]
        info = karel.sit(table, 1, anna.invite(table))
        assert info["pace"] == DAY
        assert info["deadline"] == clock.time() + DAY
        waits = 0
        with anna.watch(table) as one:
            while one.state["info"]["status"] == "playing":
                if one.ask is not None:
                    one.answer_any(random.Random(3))
                else:
                    waits += their_time_passes(clock, one.state, 1)
                    one.hear("state")
            assert waits == 2
            assert one.state["result"] is not None
            assert one.state["info"]["chairs"][1]["bot"] == "random"
        # He missed one move, got the chair back, missed the next: two waits, then the bot stayed.
        assert len([nonce for _, nonce in log(parlour.settings, table) if nonce.startswith("late:")]) == 2


def test_lists_and_tables_say_how_much_time_there_is(tmp_path: Path) -> None:
    with over_days(tmp_path) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(anna, DAY, "me", "empty", game="dominion")["id"]
        assert anna.get("/api/tables")[0]["deadline"] is None  # it gathers
        karel.sit(table, 1, anna.invite(table))
        (mine,), (his,) = anna.get("/api/tables"), karel.get("/api/tables")
        assert mine["deadline"] == his["deadline"] == pytest.approx(mine["changed"] + DAY)
        with anna.watch(table) as one, karel.watch(table) as two:
            first = one if one.ask else two
            first.answer_any(random.Random(1))
            later = first.state["info"]["deadline"]
        assert later == pytest.approx(first.state["info"]["changed"] + DAY)
        assert later > mine["deadline"]


def test_the_clock_goes_on_while_no_server_runs(tmp_path: Path, clock: Clock) -> None:
    with over_days(tmp_path) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(anna, DAY, "me", "empty")["id"]
        karel.sit(table, 1, anna.invite(table))
        assert [kind for kind, _ in log(parlour.settings, table)] == ["seat", "seat"]
    clock.let_pass(DAY)
    with over_days(tmp_path) as parlour:  # nobody opens the table
        until(lambda: sum(kind == "answer" for kind, _ in log(parlour.settings, table)) >= 2)


def test_a_deadline_that_nobody_has_noted_is_found(tmp_path: Path, clock: Clock) -> None:
    """The process that wrote the last entry was killed before it noted what that means."""
    with over_days(tmp_path) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(anna, DAY, "me", "empty")["id"]
        karel.sit(table, 1, anna.invite(table))
    ask(parlour.settings.database, "delete from deadlines")
    clock.let_pass(DAY)
    with over_days(tmp_path) as parlour:
        until(lambda: any(nonce.startswith("late:") for _, nonce in log(parlour.settings, table)))


def test_two_processes_do_it_once(
    tmp_path: Path, postgres_only: None, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: Counter[deadlines.Clock] = Counter()
    look = deadlines.Clock.look

    async def counted(self: deadlines.Clock) -> None:
        await look(self)
        looks[self] += 1

    monkeypatch.setattr(deadlines.Clock, "look", counted)
    with over_days(tmp_path) as one, over_days(tmp_path) as two:
        anna, karel = one.guest("Anna"), one.guest("Karel")
        tables = [create_table(anna, DAY, "me", "empty")["id"] for _ in range(6)]
        for table in tables:
            karel.sit(table, 1, anna.invite(table))
        anna.base = two.base
        for table in tables:
            anna.watch(table).close()  # the other process knows the table, too
        clock.let_pass(DAY)
        for table in tables:
            until(lambda table=table: sum(kind == "answer" for kind, _ in log(one.settings, table)) >= 2)  # type: ignore[misc]
        looks.clear()
        # Each has the time to do it once more; other tests' servers may look beside them.
        until(lambda: all(looks[each.running.service.clock] > 1 for each in (one, two)))
        for table in tables:
            # No ask was missed twice, and none was answered twice.
            late = [nonce.rsplit(".", 1)[0] for _, nonce in log(one.settings, table) if nonce.startswith("late:")]
            assert len(late) == len(set(late)) >= 2
            answers = [nonce for kind, nonce in log(one.settings, table) if kind == "answer"]
            assert len(answers) == len(set(answers)) >= 2


def test_a_bot_that_thought_too_long_gives_the_chair_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it thought, others had their say: the chair goes back before the bot's answer counts."""
    monkeypatch.setattr(deadlines.Clock, "_heard", silent)
    monkeypatch.setattr(Bots, "nudge", lambda self, live: None)

    async def evening() -> None:
        settings = relaxed(tmp_path)
        store = Store(settings.database)
        await store.open()
        service = TableService(settings, store, LocalBus())
        for person in ("anna", "karel"):
            await store.add_person(person, f"hash of {person}")
        days = Days("high-card", ANNA, KAREL)
        live = await service.tables.add(days.header, days.entries, {"anna", "karel"})

        def keys(seat: int) -> list[str]:
            return legal(live.opened[seat].ask.plain(), random.Random(1))

        anna = Person("anna", "Anna")
        await service.answer(anna, Answer("tab", live.ask_id(0), keys(0), "first"))
        await service.tables.change("tab", lambda live: deadlines.overdue(live, time.time()))
        await service._bot_answers("tab", 1, live.ask_id(1), keys(1))
        assert len(live.answers) == 2
        thought = live.ask_id(1), keys(1)
        await service.answer(anna, Answer("tab", live.ask_id(0), keys(0), "second"))
        await service._bot_answers("tab", 1, *thought)
        assert live.chairs[1].bot == ""
        assert len(live.answers) == 3
        await service.close()
        await store.close()

    asyncio.run(evening())


async def silent(self: deadlines.Clock, notice: Notice) -> None:
    pass


def test_in_a_live_game_the_others_replace_a_player_who_vanished(tmp_path: Path, clock: Clock) -> None:
    with over_days(tmp_path, patience=90) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(karel, 0, "me", "empty")["id"]
        anna.sit(table, 1, karel.invite(table))
        assert anna.get(f"/api/tables/{table}")["deadline"] is None
        clock.let_pass(91)
        with anna.watch(table) as one:
            assert one.state["info"]["chairs"][0]["bot"] == ""  # nothing happens by itself
            anna.post(f"/api/tables/{table}/fill", {"seat": 0, "bot": "random"})
            play_on([one], random.Random(1))
            assert one.state["result"] is not None


def test_the_owner_takes_their_chair_back(tmp_path: Path, clock: Clock) -> None:
    with over_days(tmp_path) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = create_table(anna, DAY, "me", "empty")["id"]
        karel.sit(table, 1, anna.invite(table))
        with anna.watch(table) as one:
            while not (one.state["info"]["chairs"][1]["late"] and one.state["info"]["chairs"][1]["bot"]):
                if one.ask is not None:
                    one.answer_any(random.Random(1))
                else:
                    their_time_passes(clock, one.state, 1)
                    one.hear("state")
            two = karel.watch(table)
            if two.state["info"]["chairs"][1]["bot"]:
                karel.post(f"/api/tables/{table}/back")
            two.until(lambda state: not state["info"]["chairs"][1]["bot"])
            two.close()


def test_a_pace_that_makes_no_sense_is_refused(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    for wrong in (-1, 31 * DAY):
        assert create_table(anna, wrong, "me", "random", status=422)["id"] == "pace-wrong"
    assert create_table(anna, "soon", "me", "random", status=400)["id"] == "message-wrong"  # type: ignore[arg-type]


def test_a_rematch_has_the_same_pace(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, DAY, "me", "random")["id"]
    with anna.watch(table) as one:
        play_on([one], random.Random(1))
    assert anna.post(f"/api/tables/{table}/rematch")["pace"] == DAY
