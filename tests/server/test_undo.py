"""Taking back: free where nothing has come out, at once among bots, else by the word of everybody at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import kronika
from kronika.games import find
from kronika.server import undo as undoing
from kronika.server.chairs import seats
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry, Header
from tests.server.parlour import Guest, Parlour, Watching, catch_up, legal, play_on, until
from tests.server.test_play import two_people


@pytest.fixture
def three(parlour: Parlour) -> Iterator[tuple[str, list[Watching], list[Guest]]]:
    guests = [parlour.guest(name) for name in ("Anna", "Karel", "Eva")]
    table = guests[0].create_table("dominion", "me", "empty", "empty", "random")
    invite = guests[0].invite(table)
    for seat in (1, 2):
        guests[seat].sit(table, seat, invite)
    with ExitStack() as stack:
        yield table, [stack.enter_context(guest.watch(table)) for guest in guests], guests


def undo(device: Watching) -> None:
    device.send({"type": "undo", "table": device.table, "nonce": device.nonce()})


def bound(parlour: Parlour, device: Watching, devices: list[Watching]) -> bool:
    """Whether somebody has answered something that they can't take back by themselves."""
    return not device.state["can_undo"] and parlour.live(device.table).last_answer(devices.index(device)) >= 0


def wants_back(parlour: Parlour, devices: list[Watching]) -> tuple[Watching, Watching]:
    """Plays on until somebody has answered what they can't take back alone and another one is asked: these two."""
    chance = random.Random(2)
    play_on(devices, chance, 12)
    while True:
        for player in devices:
            for asker in devices:
                if player.ask and asker is not player and bound(parlour, asker, devices):
                    return asker, player
        play_on(devices, chance, 1)


def say(device: Watching, agree: bool) -> None:
    device.send({"type": "consent", "table": device.table, "agree": agree})


def test_what_brought_nothing_out_is_taken_back_freely(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        player = one if one.ask else two
        before, digest = player.state, parlour.table(table).digest()
        player.answer(["treasures"])
        player.until_answered()
        assert player.state["can_undo"]
        undo(player)
        player.until(lambda state: player.undos == 1)
        catch_up([one, two])
        assert parlour.table(table).digest() == digest
        assert player.state["view"] == before["view"]
        assert one.events == parlour.table(table).events(0)
        assert two.events == parlour.table(table).events(1)
        assert two.undos == 1
        undo(player)
        assert player.problem()["id"] == "undo-nothing"


def test_one_who_has_chosen_in_secret_may_choose_again_while_others_think(parlour: Parlour) -> None:
    """The others' answers stand: only one's own is taken back."""
    guests = [parlour.guest(name) for name in ("Anna", "Karel", "Eva")]
    table = guests[0].create_table("high-card", "me", "empty", "empty")
    invite = guests[0].invite(table)
    for seat in (1, 2):
        guests[seat].sit(table, seat, invite)
    with ExitStack() as stack:
        one, two, three = (stack.enter_context(guest.watch(table)) for guest in guests)
        for device, left in ((one, 2), (two, 1)):
            device.answer([device.state["asks"][0]["options"][0]["key"]])
            for each in (one, two, three):
                each.until(lambda state, left=left: len(state["info"]["asked"]) == left)  # type: ignore[misc]
        assert one.state["can_undo"]
        undo(one)
        one.until(lambda state: state["asks"])
        assert one.state["info"]["asked"] == [0, 2]
        assert [seat for seat, _ in parlour.live(table).answers] == [1]
        one.answer([one.state["asks"][0]["options"][1]["key"]])
        three.until(lambda state: state["info"]["asked"] == [2])
        assert three.undos == 0  # of what has shown nothing was taken back
        assert three.ask is not None
        three.answer([three.ask["options"][0]["key"]])
        one.until(lambda state: len(state["info"]["asked"]) == 3)
        assert not one.state["can_undo"]  # the cards have been turned up


def test_among_bots_everything_can_be_taken_back_at_once(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("dominion", "me", "big-money")
    with anna.watch(table) as one:
        one.until(lambda state: state["asks"])
        view = one.state["view"]
        one.answer(["end-turn"])
        one.until_answered()
        one.until(lambda state: state["asks"])
        undo(one)
        one.until(lambda state: one.undos == 1)
        assert one.state["view"] == view
        play_on([one], random.Random(1))
        assert one.state["result"] is not None


def test_beyond_that_everybody_has_to_agree(three: tuple[str, list[Watching], list[Guest]], parlour: Parlour) -> None:
    table, devices, _ = three
    asker, _ = wants_back(parlour, devices)
    seat = devices.index(asker)
    others = [device for device in devices if device is not asker]
    last = parlour.live(table).last_answer(seat)
    undo(asker)
    for device in devices:
        device.until(lambda state: state["undo_asked_by"] == seat)
    assert len(parlour.live(table).answers) > last
    say(others[0], True)
    others[0].until(lambda state: state["undo_asked_by"] == seat)
    undo(others[0])
    assert others[0].problem()["id"] == "undo-other-asks"
    say(others[1], True)
    for device in devices:
        device.until(lambda state, device=device: device.undos == 1)  # type: ignore[misc]
        assert device.state["undo_asked_by"] is None
    live = parlour.live(table)
    assert len(live.answers) == last
    assert asker.ask is not None
    for seat, device in enumerate(devices):
        assert device.events == parlour.table(table).events(seat)
        assert device.events[-1]["id"] == "log-reshuffled"  # cards had been drawn: everybody is told what that means
    assert parlour.table(table).reshuffles == [(last, "undo 1")]


def test_one_no_ends_it(three: tuple[str, list[Watching], list[Guest]], parlour: Parlour) -> None:
    table, devices, _ = three
    asker, _ = wants_back(parlour, devices)
    other = next(device for device in devices if device is not asker)
    say(other, True)
    assert other.problem()["id"] == "undo-not-asked"
    answers = list(parlour.live(table).answers)
    undo(asker)
    other.until(lambda state: state["undo_asked_by"] is not None)
    say(other, False)
    asker.until(lambda state: state["undo_asked_by"] is not None)
    asker.until(lambda state: state["undo_asked_by"] is None)
    assert asker.undos == 0
    assert parlour.live(table).answers[: len(answers)] == answers


def test_who_is_away_has_not_agreed(three: tuple[str, list[Watching], list[Guest]], parlour: Parlour) -> None:
    """Neither their silence nor the bot in their chair is a yes."""
    table, devices, guests = three
    asker, _ = wants_back(parlour, devices)
    seat = devices.index(asker)
    gone = (seat + 1) % 3
    devices[gone].close()
    until(lambda: gone not in parlour.running.service.rooms.here(parlour.live(table)))
    undo(asker)
    assert asker.problem()["id"] == "undo-away"
    guests[gone].post(f"/api/tables/{table}/away")
    asker.until(lambda state: state["info"]["chairs"][gone]["bot"] != "")
    assert not asker.state["can_undo"]
    undo(asker)
    problem = asker.problem()
    assert (problem["id"], problem["args"]) == ("undo-away", {"name": guests[gone].name})
    guests[gone].post(f"/api/tables/{table}/resign")  # who has gone for good is no longer asked
    undo(asker)
    asker.until(lambda state: state["undo_asked_by"] == seat)


def test_who_plays_on_does_not_agree(three: tuple[str, list[Watching], list[Guest]], parlour: Parlour) -> None:
    _, devices, _ = three
    asker, player = wants_back(parlour, devices)
    undo(asker)
    player.until(lambda state: state["undo_asked_by"] is not None)
    player.answer_any(random.Random(1))
    player.until(lambda state: state["undo_asked_by"] is None)
    assert player.undos == 0


# --- in the log ---


class Logged:
    """A table with its log, and beside it the engine's own, which is told the same."""

    def __init__(self) -> None:
        occupants = {0: Occupant("Anna", "anna"), 1: Occupant("Robot", bot="random")}
        self.header = Header("tab", "played", "dominion", find("dominion").rules, "", {}, "seed", "anna", 1.0)
        self.entries = [Entry(1, "seat", seats(occupants, "begin").data, "begin", 1.0)]
        self.live = LiveTable(self.header, self.entries)
        self.engine = kronika.new_table("dominion", ["Anna", "Robot"], "seed")

    def put(self, change: Change | None) -> None:
        assert change is not None
        data = change.data | (change.found_out() if change.found_out else {})
        self.entries.append(Entry(len(self.entries) + 1, change.kind, data, change.nonce, 1.0))
        self.live.apply(self.entries[-1])

    def answer(self, chance: random.Random) -> None:
        seat = next(iter(self.live.opened))
        keys = legal(self.live.opened[seat].ask.plain(), chance)
        self.put(Change("answer", {"seat": seat, "keys": keys}, f"n{len(self.entries)}"))
        self.engine.answer(seat, keys)

    def read_again(self) -> LiveTable:
        return LiveTable(self.header, self.entries)


def test_the_log_brings_back_what_was_mixed_again() -> None:
    """However often somebody goes back, and however far: the log, read again, and the engine tell the same."""
    chance, logged = random.Random(5), Logged()
    for number in range(60):
        if number % 5 == 4 and logged.live.last_answer(0) >= 0:
            free = logged.live.free_undo(0)
            logged.put(undoing.undo(logged.live, "anna", {0}, f"u{number}"))
            logged.engine.undo(0, consent=not free)
        else:
            logged.answer(chance)
        for table in (logged.live.table, logged.read_again().table):
            assert table is not None
            assert table.reshuffles == logged.engine.reshuffles
            assert table.digest() == logged.engine.digest()
        assert logged.read_again().event_count == logged.live.event_count
    assert len(logged.engine.reshuffles) > 5


def test_logs_from_before_cards_were_mixed_again_tell_what_they_told() -> None:
    chance, logged = random.Random(5), Logged()
    while not (logged.live.last_answer(0) >= 0 and not logged.live.free_undo(0)):
        logged.answer(chance)
    last = logged.live.last_answer(0)
    logged.put(Change("undo", {"seat": 0, "answer": last, "consent": True}, "old"))
    before = kronika.replay(logged.engine.chronicle(), last)
    for live in (logged.live, logged.read_again()):
        assert live.table is not None
        assert live.table.digest() == before.digest()
        assert live.table.reshuffles == []
