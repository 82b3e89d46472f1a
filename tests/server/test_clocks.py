"""Live clocks: what is left of everybody's time, what happens at zero, and that nobody learns a secret from them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kronika
from kronika.engine.errors import KronikaError
from kronika.server import chairs, clocks, deadlines
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.messages import LiveClock
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry, Header
from kronika.server.undo import consent, undo
from tests.scenes.dominion import Scene
from tests.server.clock import Clock
from tests.server.days import ANNA, KAREL, Days
from tests.server.parlour import Guest, Parlour, Watching, legal, relaxed, until
from tests.server.stores import ask
from tests.server.test_quiet import Play, Seated, worlds

PEOPLE = ("anna", "karel")
FIVE_AND_TEN = LiveClock("game", 10)
PER_TURN = LiveClock("turn")


def dominion(clock: LiveClock, seconds: int = 300, *others: Occupant) -> Days:
    return Days("dominion", ANNA, KAREL, *others, time_limit=seconds, clock=clock, kingdom="first-game")


def left(days: Days, seat: int) -> float:
    """What the clock of a seat shows now."""
    times = days.live.times
    assert times is not None
    return times.left[seat] - (max(0.0, days.now - times.begun) if seat in times.running else 0.0)


def turn_of(days: Days) -> int:
    turn: int = days.live.view(None)["turn"]
    return turn


def play_turn(days: Days, seconds: float = 0.0) -> int:
    """Whoever's turn it is thinks for so long, and then plays it. Returns whose it was."""
    seat = turn_of(days)
    days.now += seconds
    while turn_of(days) == seat:
        days.answer(next(iter(days.live.opened)))
    return seat


# --- how it counts ---


def test_a_turn_that_is_over_brings_the_increment() -> None:
    days = dominion(FIVE_AND_TEN)
    first = play_turn(days, 20)
    assert [left(days, first), left(days, 1 - first)] == [290, 300]
    days.now += 5
    assert [left(days, first), left(days, 1 - first)] == [290, 295]  # the other's runs now, and hers stands
    play_turn(days, 1)
    assert left(days, 1 - first) == 304
    play_turn(days, 3)
    assert left(days, first) == 297


def test_within_a_turn_nothing_is_added_however_much_is_answered() -> None:
    days = dominion(FIVE_AND_TEN)
    seat = turn_of(days)
    for key, then in (("treasures", 299), ("buy:copper", 308)):
        days.now += 1
        days.answer(seat, key)
        assert left(days, seat) == then


def test_each_turn_has_its_own_time() -> None:
    days = dominion(PER_TURN, 30)
    first = play_turn(days, 25)
    assert left(days, first) == left(days, 1 - first) == 30
    play_turn(days, 29)
    assert left(days, 1 - first) == 30


def test_a_turn_of_the_north_is_one_action_though_nobody_comes_between() -> None:
    """When all others have passed, somebody acts again and again: each action has its own time."""
    days = Days("north", ANNA, KAREL, time_limit=30, clock=PER_TURN)
    actions = 0
    for _ in range(400):
        if days.live.status != "playing" or actions > 3:
            break
        days.now += 2
        asked = min(days.live.opened)
        keys = days.live.opened[asked].ask.keys()
        alone = [seat for seat, each in enumerate(days.live.view(None)["seats"]) if each.get("passed")]
        if alone and turn_of(days) not in alone and days.live.table is not None and not days.live.table.midway:
            actions += 1
            assert left(days, turn_of(days)) >= 28 - 1e-9
        days.answer(asked, *(["pass"] if "pass" in keys and asked == 1 else []))
    assert actions > 3, "nobody ever acted alone: this shows nothing"


def test_bots_have_no_clock_and_take_nobodys_time() -> None:
    days = dominion(FIVE_AND_TEN, 300, Occupant("Bot", bot="steward"))
    while turn_of(days) != 2:
        play_turn(days)
    before = [left(days, seat) for seat in (0, 1)]
    assert days.live.times is not None
    assert days.live.times.running == []
    days.now += 100
    assert [left(days, seat) for seat in (0, 1)] == before
    assert days.wait(10_000) is None


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(LiveClock("game"), 29), (LiveClock("game", 301), 60), (LiveClock("turn"), 4), (LiveClock("turn", 1), 60)],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: LiveClock, seconds: int) -> None:
    with pytest.raises(RequestError):
        deadlines.check_time_limit("dominion", seconds, clock)


# --- slow lines ---


def test_what_a_question_takes_to_arrive_is_not_charged() -> None:
    days = dominion(FIVE_AND_TEN)
    seat = turn_of(days)
    days.now += 5
    days.answer(seat, "treasures", lag=0.4)
    assert left(days, seat) == pytest.approx(300 - 4.6)


def test_nobody_gains_much_by_a_line_that_only_seems_slow() -> None:
    """Whoever claims a whole second each time has used up what is saved, and then gets what any slow line gets."""
    days = dominion(FIVE_AND_TEN, 3000)
    spent = given = things = 0.0
    for _ in range(60):
        days.now += 2
        spent += 2
        days.answer(next(iter(days.live.opened)), lag=clocks.LAG)
        things += 1
    assert days.live.times is not None
    turns = sum(1 for event in days.live.events(None, 0) if event["id"] == "dominion-log-turn") - 1
    given = left(days, 0) + left(days, 1) - 6000 - 10 * turns + spent
    assert 0 < given <= 2 * clocks.PURSE + clocks.GAIN * things


def test_a_clock_at_zero_is_believed_when_no_answer_can_be_on_its_way() -> None:
    days = dominion(FIVE_AND_TEN, 30)
    assert days.wait(30 + clocks.LAG - 0.01) is None
    days.answer(turn_of(days), "treasures")  # it had come in time
    assert left(days, turn_of(days)) == 0
    assert days.wait(clocks.LAG) is not None


# --- at zero ---


def test_at_zero_a_bot_finishes_the_turn_and_the_next_has_its_own_time() -> None:
    days = dominion(FIVE_AND_TEN, 30)
    first = turn_of(days)
    days.put(days.wait(31))
    assert (days.bot(first), days.live.chairs[first].resigned) == ("steward", False)
    play_turn(days)
    days.put(deadlines.turn_over(days.live))
    assert (days.bot(first), left(days, first)) == ("", 10)


def test_without_an_increment_the_bot_stays_and_nobody_takes_the_chair_back() -> None:
    days = dominion(LiveClock("game"), 30)
    first = turn_of(days)
    days.put(days.wait(31))
    play_turn(days)
    assert deadlines.turn_over(days.live) is None
    with pytest.raises(RequestError) as refused:
        chairs.back(days.live, PEOPLE[first], "back")
    assert refused.value.message.id == "clock-out"


def test_who_misses_two_turns_is_away_and_comes_back_with_time_for_one() -> None:
    days = dominion(PER_TURN, 30)
    first = turn_of(days)
    for _ in range(2):
        days.put(days.wait(31))
        play_turn(days)
        if change := deadlines.turn_over(days.live):
            days.put(change)
        if turn_of(days) != first:
            play_turn(days)
    assert days.bot(first)
    days.now += 500
    days.put(chairs.back(days.live, PEOPLE[first], "back"))
    assert (days.bot(first), left(days, first)) == ("", 30)


def test_lending_the_chair_and_taking_it_back_brings_no_time() -> None:
    days = dominion(PER_TURN, 30)
    first = turn_of(days)
    days.now += 20
    days.put(chairs.away(days.live, PEOPLE[first], "away"))
    days.now += 5
    days.put(chairs.back(days.live, PEOPLE[first], "back"))
    assert left(days, first) == 10


def test_where_the_host_has_said_so_zero_is_a_loss() -> None:
    days = dominion(LiveClock("game", 10, "loss"), 30)
    first = turn_of(days)
    days.put(days.wait(31))
    chair = days.live.chairs[first]
    assert (chair.resigned, bool(chair.bot), chair.late) == (True, True, 2)
    with pytest.raises(RequestError):
        chairs.back(days.live, PEOPLE[first], "back")


# --- undo, restart ---


def test_an_undo_gives_no_time_back_and_nobody_earns_by_it() -> None:
    days = dominion(FIVE_AND_TEN)
    first = turn_of(days)
    days.now += 20
    days.answer(first, "treasures")
    days.put(undo(days.live, PEOPLE[first], {0, 1}, "free"))
    assert left(days, first) == 280
    play_turn(days)
    days.now += 7
    for again in range(3):  # back into the turn and out of it again: by consent, since the other may have seen cards
        change = undo(days.live, PEOPLE[first], {0, 1}, f"u{again}")
        days.put(change)
        if days.live.undo_by is not None:
            days.put(consent(days.live, PEOPLE[1 - first], True))
        assert turn_of(days) == first
        play_turn(days)
        assert left(days, first) == 290
    assert left(days, 1 - first) == 293


def test_while_people_talk_about_an_undo_no_clock_runs_but_not_for_ever() -> None:
    days = dominion(FIVE_AND_TEN)
    first = play_turn(days)
    second = turn_of(days)
    days.now += 4
    days.put(Change("word", {"seat": first, "agree": True}, "ask"))
    assert days.wait(clocks.TALK - 1) is None
    assert left(days, second) == 296
    days.put(days.wait(1))
    assert (days.live.undo_by, left(days, second)) == (None, 296)
    days.now += 4
    assert left(days, second) == 292


def test_who_asks_for_undos_all_the_time_gains_no_time_to_think() -> None:
    days = dominion(FIVE_AND_TEN)
    seat = turn_of(days)
    for time in range(5):
        days.put(Change("word", {"seat": seat, "agree": True}, f"ask {time}"))
        days.now += 29
        days.put(Change("word", {"seat": 1 - seat, "agree": False}, f"no {time}"))
    assert left(days, seat) == 300 - 2 * 29  # three talks are more than a minute; then the clock of the asker runs


def test_a_restart_has_eaten_nobodys_time() -> None:
    days = dominion(FIVE_AND_TEN, 60)
    seat = turn_of(days)
    days.now += 20
    days.answer(seat, "treasures")
    days.now += 5000
    days.put(Change("resume", {}, "resume"))
    assert left(days, seat) == 40
    days.now += clocks.PAUSE
    assert left(days, seat) == 40
    days.now += 3
    assert left(days, seat) == 37
    assert days.wait(36) is None


@pytest.mark.parametrize("game", ["dominion", "north", "oath", "valeria"])
def test_whoever_reads_the_log_finds_the_same_clocks(game: str) -> None:
    """Random games with undos, loans and restarts: what one process has lived through, another reads."""
    undone = 0
    for seed in range(4):
        days = Days(game, ANNA, KAREL, time_limit=60, clock=(FIVE_AND_TEN, PER_TURN)[seed % 2])
        chance = random.Random(f"{game} {seed}")
        entries = list(days.entries)
        while days.live.status == "playing" and days.live.seq < 120:
            days.now += chance.random() * 8
            change = some_change(days, chance)
            undone += change.kind == "undo"
            entries.append(Entry(days.live.seq + 1, change.kind, change.data, change.nonce, days.now))
            days.live.apply(msgspec.convert(msgspec.to_builtins(entries[-1]), Entry))
        assert LiveTable(days.header, entries).times == days.live.times
    assert undone > 4


def some_change(days: Days, chance: random.Random) -> Change:
    """What might happen at a table, an answer mostly."""
    live, nonce = days.live, f"n{days.live.seq}"
    if late := deadlines.overdue(live, days.now):
        return late
    dice = chance.random()
    persons = live.persons()
    try:
        if dice < 0.1 and persons and (change := undo(live, PEOPLE[chance.choice(persons)], {0, 1}, nonce)):
            return msgspec.structs.replace(change, data=change.data | (change.found_out() if change.found_out else {}))
        if live.undo_by is not None and persons and dice < 0.5:
            voted = consent(live, PEOPLE[chance.choice(persons)], chance.random() < 0.7)
            if voted is not None:
                return msgspec.structs.replace(voted, data=voted.data | (voted.found_out() if voted.found_out else {}))
        if dice < 0.14:
            who = chance.choice(PEOPLE)
            lent = chairs.back(live, who, nonce) or chairs.away(live, who, nonce)
            if lent is not None:
                return lent
        if dice < 0.16:
            return Change("resume", {}, nonce)
    except KronikaError:
        pass  # it is not possible now
    seat = chance.choice(sorted(live.opened))
    keys = legal(live.opened[seat].ask.plain(), chance)
    return Change("answer", {"seat": seat, "keys": keys, "lag": round(chance.random(), 3)}, nonce)


def test_a_log_of_before_there_were_clocks_has_none() -> None:
    """Whatever is stored without a clock is read as it was: days, or no limit."""
    row = {"id": "t", "kind": "played", "game": "dominion", "rules": 1, "name": "", "setup": {}, "seed": "s"}
    header = msgspec.convert({**row, "host": "anna", "created": 0.0, "time_limit": 60}, Header)
    assert (header.clock, header.over_days) == (None, True)
    days = Days("dominion", ANNA, KAREL, time_limit=0)
    days.put(Change("resume", {}, "resume"))
    assert (days.live.times, days.live.deadlines()) == (None, {})


# --- secrets ---


def at(*given: tuple[float, int, str]) -> Play:
    """Answers at times of their own, over slow lines; each if the seat is asked for it."""

    def play(table: Seated) -> None:
        for now, seat, keys in given:
            table.now = now
            opened = table.live.opened.get(seat)
            if opened is not None and set(keys.split()) <= set(opened.ask.keys()):
                table.put(Change("answer", {"seat": seat, "keys": keys.split(), "lag": 0.3}, ""))

    return play


@pytest.mark.parametrize("counts", [FIVE_AND_TEN, PER_TURN], ids=["game", "turn"])
@pytest.mark.parametrize(
    ("scene", "other", "seat", "play", "readers"),
    [
        (
            {"hand": "witch", "deck": "copper*9", "rival_hand": "moat copper*4", "rival_deck": "estate"},
            *("estate", 1, at((5, 0, "play:witch"), (5, 1, "no-reaction"), (9, 0, "end-turn")), ["anna", None]),
        ),
        (
            {"hand": "village copper*3", "deck": "estate copper*5", "rival_hand": "copper*5"},
            *("estate", 0),
            at((3, 0, "end-actions"), (5, 0, "treasures"), (9, 0, "buy:silver"), (12, 0, "end-turn")),
            ["karel", None],
        ),
        (
            {"hand": "estate baron", "deck": "gold copper*9", "rival_hand": "copper*5"},
            *("gold", 0, at((4, 0, "play:baron"), (4, 0, "gain-estate"), (9, 0, "end-turn")), ["karel", None]),
        ),
    ],
    ids=["reaction", "action", "choice"],
)
def test_clocks_tell_nobody_who_had_a_choice(
    scene: dict[str, Any],
    other: str,
    seat: int,
    play: Play,
    readers: list[str | None],
    counts: LiveClock,
    clock: Clock,
) -> None:
    one, two = worlds(other, seat=seat, clock=counts, **scene)
    for table in (one, two):
        play(table)
    assert one.live.seq != two.live.seq, "as many answers in both worlds: this shows nothing"
    for reader in readers:
        assert one.frames(reader) == two.frames(reader)
        shown = [json.loads(frame)["info"]["times"] for frame in one.frames(reader)]
        assert len({json.dumps(times) for times in shown}) > 1, "no clock ever moved: this shows nothing"


def test_nobodys_clock_runs_while_nobody_may_know_who_is_asked(clock: Clock) -> None:
    """How long Karel thinks about his Reaction is not to be read off, nor that it was he who thought."""
    table, _ = worlds("estate", clock=FIVE_AND_TEN, hand="militia", rival_hand="moat copper*4", rival_deck="estate")
    at((2, 0, "play:militia"))(table)
    times = table.live.times
    assert times is not None
    assert times.running == []
    assert table.live.deadlines() == {1: 2 + clocks.ASIDE}
    before = [list(times.left), len(table.frames("anna"))]
    late = deadlines.overdue(table.live, 2 + clocks.ASIDE)
    table.put(late)
    assert table.live.chairs[1].unseen  # and nobody sees that a bot answers for him
    at((2 + clocks.ASIDE, 1, "no-reaction"))(table)
    assert table.live.times is not None
    assert table.live.times.left == before[0]
    assert not any(chair["bot"] for frame in table.frames("anna") for chair in json.loads(frame)["info"]["chairs"])


def test_an_undo_that_nobody_notices_moves_no_clock(clock: Clock) -> None:
    table = kronika.new_table("dominion", ["Anna", "Karel"], "tab", {"kingdom": "first-game"}, listen=True)
    played = Seated(table, [ANNA, KAREL], ["anna", "karel", None], FIVE_AND_TEN)
    while (asked := table.asks[0]).what.id != "dominion-ask-action":
        wanted = ("treasures", "buy:village", "end-turn")
        played.now += 1
        played.answer(asked.seat, [next(key for key in wanted if key in asked.keys())])
    seat, rival, since = asked.seat, PEOPLE[1 - asked.seat], played.now
    before = len(played.frames(rival))
    at((since + 3, seat, "end-actions"))(played)
    played.now = since + 7
    played.put(undo(played.live, PEOPLE[seat], {0, 1}, "u"))
    assert played.frames(rival)[before:] == []
    assert played.live.times is not None
    left = played.live.times.left[seat]
    at((since + 9, seat, "end-actions"), (since + 9, seat, "treasures"))(played)
    times = json.loads(played.frames(rival)[-1])["info"]["times"]
    assert times["left"][seat] == pytest.approx(left - 9 + 0.3)


def test_who_is_sooner_done_in_secret_does_not_show(clock: Clock) -> None:
    """Masquerade: all pass a card at once. The third sees the same, whoever of the others was quick."""
    sent = []
    for quick in (1, 2):
        hands = ["masquerade copper estate", "copper estate", "copper estate"]
        table = Scene(hands=hands, deck="copper*5", seats=3, listen=True).table
        people = [Occupant("Anna", "anna"), Occupant("Karel", "karel"), Occupant("Zuzana", "zuzana")]
        seated = Seated(table, people, ["anna", None], FIVE_AND_TEN)
        passes = [(2, 0, "pass:copper"), (3, quick, "pass:copper"), (8, 3 - quick, "pass:copper")]
        at((1, 0, "play:masquerade"), *passes)(seated)
        assert len(seated.live.answers) == len(table._log) == 4
        sent.append((seated.frames("anna"), seated.frames(None)))
    assert sent[0] == sent[1]


# --- at a server ---


def create_table(host: Guest, **more: Any) -> str:
    """A table of Dominion for two people with five minutes and ten seconds a turn, or what is said."""
    body = {"game": "dominion", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}], "pace": 300, "ready": False}
    return str(host.post("/api/tables", {**body, "clock": {"per": "game", "increment": 10}, **more})["id"])


def begun(parlour: Parlour, **more: Any) -> tuple[str, Watching, Watching]:
    """Anna and Karel sit at a table with clocks: the one who is asked first."""
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, **more)
    karel.sit(table, 1, anna.invite(table))
    one, two = anna.watch(table), karel.watch(table)
    return (table, one, two) if one.ask else (table, two, one)


def kinds(parlour: Parlour, table: str) -> list[str]:
    rows = ask(parlour.settings.database, "select kind from log where table_id = :table order by seq", table=table)
    return [kind for (kind,) in rows]


@pytest.mark.parametrize("zero", ["bot", "loss"])
def test_at_a_table_a_clock_runs_out_and_what_was_said_happens(tmp_path: Path, clock: Clock, zero: str) -> None:
    with Parlour(relaxed(tmp_path, clock_every=0.1)) as parlour:
        counts = {"per": "game", "increment": 10, "at_zero": zero}
        table, first, other = begun(parlour, pace=30, clock=counts)
        info = other.state["info"]
        seat = info["asked"][0]
        assert info["clock"] == counts
        assert info["times"] == {"left": [30, 30], "running": [seat], "since": pytest.approx(other.state["now"])}
        assert info["deadline"] == pytest.approx(other.state["now"] + 30)
        clock.let_pass(31)
        chair = other.until(lambda state: state["info"]["chairs"][seat]["bot"] != "")["info"]["chairs"][seat]
        assert (chair["late"], chair["resigned"]) == (True, zero == "loss")
        other.until(lambda state: state["asks"] != [])  # the bot plays, and the game goes on
        assert kinds(parlour, table).count("resign") == (zero == "loss")
        assert other.state["info"]["times"]["left"][1 - seat] == 30
        first.close()
        other.close()


@pytest.mark.both_stores
def test_after_a_restart_everybody_has_the_time_they_had(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, first, other = begun(parlour)
        clock.let_pass(20)
        first.answer(["treasures"])
        first.until_answered()
        until(lambda: not parlour.running.service.clock._changed)
        first.close()
        other.close()
    clock.let_pass(5000)
    with Parlour(relaxed(tmp_path, clock_every=0.1)) as parlour:
        assert kinds(parlour, table)[-1] == "resume"
        info = parlour.guest("Zuzana").get(f"/api/tables/{table}")
        assert sorted(info["times"]["left"]) == [280, 300]
        assert info["times"]["since"] == pytest.approx(clock.time() + clocks.PAUSE)
        assert not any(chair["bot"] for chair in info["chairs"])


def test_two_processes_tell_the_same_time(tmp_path: Path, postgres_only: None, clock: Clock) -> None:
    settings = relaxed(tmp_path, clock_every=0.1, look_every=0.05, beat=1e6)  # nobody takes the other for dead
    with Parlour(settings) as one, Parlour(settings) as two:
        anna, karel = one.guest("Anna"), two.guest("Karel")
        table = create_table(anna, pace=60)
        karel.sit(table, 1, anna.invite(table))
        with anna.watch(table) as hers, karel.watch(table) as his:
            for _ in range(6):
                asked, other = (hers, his) if hers.ask else (his, hers)
                clock.let_pass(3)
                asked.send({"type": "seen", "table": table, "ask": asked.ask["id"] if asked.ask else ""})
                clock.let_pass(1)
                asked.answer_any(random.Random(2))
                other.until(lambda state, seq=asked.state["seq"]: state["seq"] >= seq)  # type: ignore[misc]
                assert asked.state["info"]["times"] == other.state["info"]["times"]
                assert one.live(table).times == two.live(table).times
            clock.let_pass(200)
            hers.until(lambda state: any(chair["bot"] for chair in state["info"]["chairs"]))
        late = ask(one.settings.database, "select nonce from log where nonce like 'late:%'")
        assert len(late) == len({nonce.rsplit(".", 1)[0] for (nonce,) in late}) >= 1


def test_the_server_measures_the_way_to_the_page_and_believes_no_more_than_a_second(
    tmp_path: Path, clock: Clock
) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, first, other = begun(parlour)
        asked = first.ask
        assert asked is not None
        seen = {"type": "seen", "table": table, "ask": asked["id"]}
        clock.let_pass(0.4)
        first.send(seen)
        first.settle()
        clock.let_pass(9.6)
        other.send(seen)  # somebody else's question is nobody's business
        other.settle()
        first.send(seen)  # once it is there, it is there
        first.settle()
        first.answer(["treasures"])
        first.until_answered()
        seat = first.state["info"]["my_seat"]
        assert first.state["info"]["times"]["left"][seat] == pytest.approx(300 - 9.6)
        assert first.ask is not None
        clock.let_pass(50)
        first.send({**seen, "ask": first.ask["id"]})
        first.answer(["end-turn"])
        other.until(lambda state: state["asks"] != [])
        assert other.state["info"]["times"]["left"][seat] == pytest.approx(300 - 9.6 - 49 + 10)
        first.close()
        other.close()


def test_a_rematch_and_a_search_have_the_same_clock(parlour: Parlour) -> None:
    anna, karel, zuzana = (parlour.guest(name) for name in ("Anna", "Karel", "Zuzana"))
    counts = {"per": "turn", "increment": 0, "at_zero": "loss"}
    wish = {"game": "dominion", "pace": 45, "clock": counts}
    found = anna.post("/api/open-tables", wish)
    assert (found["clock"], found["pace"], found["ready"]) == (counts, 45, True)
    (listed,) = [each for each in anna.get("/api/open-tables")["tables"] if each["id"] == found["id"]]
    assert (listed["clock"], listed["pace"]) == (counts, 45)
    assert karel.post("/api/open-tables", {**wish, "clock": None})["id"] != found["id"]
    assert zuzana.post("/api/open-tables", wish)["id"] == found["id"]
    assert karel.post("/api/open-tables", {**wish, "pace": 3}, status=422)["id"] == "clock-seconds"


def test_what_is_kept_is_read_again(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna)
    parlour.running.service.tables._drop(table)
    assert anna.get(f"/api/tables/{table}")["clock"] == {"per": "game", "increment": 10, "at_zero": "bot"}
