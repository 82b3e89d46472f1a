"""Whole games over the socket: between people, against bots, from several devices, with a break in the middle."""

from __future__ import annotations

import gc
import random

import httpx

from kronika.server.socket import Connection
from tests.server.parlour import Guest, Parlour, Watching, catch_up, play_on, until


def two_people(parlour: Parlour, game: str, **setup: object) -> tuple[str, Guest, Guest]:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table(game, "me", "empty", **setup)
    karel.sit(table, 1, anna.invite(table))
    return table, anna, karel


def test_two_people_play_a_whole_game_of_dominion(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion", kingdom="first-game")
    with anna.watch(table) as one, karel.watch(table) as two:
        assert one.state["info"]["status"] == "playing"
        assert [seat["name"] for seat in one.state["view"]["seats"]] == ["Anna", "Karel"]
        play_on([one, two], random.Random(4))
        for device in (one, two):
            assert device.problems == []
            assert device.state["info"]["status"] == "over"
            assert device.state["asks"] == []
            result = device.state["result"]
            assert result["scores"] == device.state["info"]["scores"]
            assert len(result["breakdown"]) == 2
        assert one.state["view"] == parlour.table(table).view(0)
        assert one.events == parlour.table(table).events(0)
        assert two.events == parlour.table(table).events(1)


def test_a_game_with_no_table_of_its_own_is_played_too(parlour: Parlour) -> None:
    """High Card: all seats choose at once."""
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        assert one.ask is not None
        assert two.ask is not None
        play_on([one, two], random.Random(1))
        assert one.state["result"]["scores"] == two.state["result"]["scores"]
        assert sum(one.state["result"]["scores"]) == 10


def test_nobody_waits_for_a_neighbour_who_is_thinking(parlour: Parlour) -> None:
    """Both were asked at once; an answer of the one leaves the other's question as it was, id and all."""
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        asked, keys = two.ask, [two.state["asks"][0]["options"][0]["key"]]
        assert asked is not None
        one.answer([one.state["asks"][0]["options"][0]["key"]])
        two.until(lambda state: state["info"]["asked"] == [1])
        assert two.ask == asked
        two.answer(keys, ask=asked["id"])
        two.until(lambda state: len(state["info"]["asked"]) == 2)
        assert two.problems == []


def test_one_person_plays_a_whole_game_against_bots(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("dominion", "me", "steward", "big-money", "random", kingdom="size-distortion")
    with anna.watch(table) as device:
        assert [chair["name"] for chair in device.state["info"]["chairs"]] == ["Anna", "Steward", "Big Money", "Random"]
        play_on([device], random.Random(2))
        assert device.problems == []
        assert len(device.state["result"]["scores"]) == 4
        answers = parlour.live(table).answers
        assert {seat for seat, _ in answers} == {0, 1, 2, 3}


def test_bots_alone_play_for_spectators(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("high-card", "random", "random", "random")
    with anna.watch(table) as device:
        device.until(lambda state: state["info"]["status"] == "over")
        assert device.state["info"]["my_seat"] is None
        assert sum(device.state["result"]["scores"]) == 15


def test_a_reader_who_comes_back_gets_what_they_missed(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    chance = random.Random(3)
    with karel.watch(table) as two:
        with anna.watch(table) as one:
            play_on([one, two], chance, 30)
            events = list(one.events)
        with anna.watch(table) as elsewhere:
            play_on([elsewhere, two], chance, 30)
        with anna.watch(table, one) as again:
            assert events + again.events == parlour.table(table).events(0)
            assert again.state["view"] == parlour.table(table).view(0)
        with anna.watch(table) as afresh:
            assert afresh.events == parlour.table(table).events(0)


def test_several_devices_of_one_seat_show_the_same(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    chance = random.Random(5)
    with anna.watch(table) as phone, anna.watch(table) as context, karel.watch(table) as two:
        for device in (phone, context) * 5:
            play_on([device, two], chance, 6)
            catch_up([phone, context, two])
            assert phone.state == context.state
        assert phone.events == context.events == parlour.table(table).events(0)


def test_a_rematch_is_started_once_and_its_players_need_no_invitation(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        assert anna.post(f"/api/tables/{table}/rematch", status=409)["id"] == "table-runs"
        play_on([one, two], random.Random(1))
        again = anna.post(f"/api/tables/{table}/rematch")
        assert (again["game"], again["status"], again["my_seat"]) == ("high-card", "gathering", 0)
        assert two.hear("presence")["info"]["rematch"] == again["id"]
        assert karel.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
        stranger = parlour.guest("Eva")
        assert stranger.sit(again["id"], 1, "", 403)["id"] == "invite-needed"
        assert stranger.post(f"/api/tables/{table}/rematch", status=403)["id"] == "not-seated"
        assert karel.sit(again["id"], 1, "")["status"] == "playing"


def test_my_tables_tell_whose_turn_it_is(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    other = anna.create_table("high-card", "me", "empty")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(6), 5)
    listed = anna.get("/api/tables")
    assert [each["id"] for each in listed] == [table, other]
    asked = parlour.table(table).asks[0]
    for guest, seat in ((anna, 0), (karel, 1)):
        (line,) = [each for each in guest.get("/api/tables") if each["id"] == table]
        assert line["my_seat"] == seat
        assert line["asked"] == [asked.seat]
        assert line["turn"] == parlour.table(table).view(None)["turn"]
        assert (line["prompt"] is not None) == (asked.seat == seat)
    assert [each["id"] for each in karel.get("/api/tables")] == [table]
    assert parlour.guest("Eva").get("/api/tables") == []


def test_the_list_is_the_same_from_memory_and_from_the_store(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "dominion")
    before = anna.get("/api/tables")
    until(lambda: table not in parlour.running.service.tables._unsaved)
    parlour.running.service.tables._live.pop(table)
    assert anna.get("/api/tables") == before


def test_people_talk(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    eva = parlour.guest("Eva")
    anna.post(f"/api/tables/{table}/arrange", {"open_chat": True})
    with anna.watch(table) as one, karel.watch(table) as two, eva.watch(table) as three:
        one.send({"type": "chat", "table": table, "text": " Ahoj,\n Karle! ", "nonce": "a"})
        one.send({"type": "chat", "table": table, "text": "again", "nonce": "a"})
        three.hear("said")
        three.send({"type": "chat", "table": table, "text": "Hodně štěstí", "nonce": "a"})
        for device in (one, two, three):
            while len(device.said) < 2:
                device.hear("said")
            lines = [(line["seat"], line["name"], line["text"]) for line in device.said]
            assert lines == [(0, "Anna", "Ahoj, Karle!"), (None, "Eva", "Hodně štěstí")]
    with karel.watch(table) as later:
        later.settle()
        assert [line["text"] for line in later.said] == ["Ahoj, Karle!", "Hodně štěstí"]


def test_who_is_here_is_seen_by_the_others(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one:
        assert [chair["here"] for chair in one.state["info"]["chairs"]] == [True, False]
        two = karel.watch(table)
        assert [chair["here"] for chair in one.hear("presence")["info"]["chairs"]] == [True, True]
        two.close()
        assert [chair["here"] for chair in one.hear("presence")["info"]["chairs"]] == [True, False]


def test_leaving_a_table_ends_its_news(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, Watching(karel, table) as two:
        two.send({"type": "leave", "table": table})
        two.settle()
        one.answer([one.state["asks"][0]["options"][0]["key"]])
        one.until(lambda state: state["info"]["asked"] == [1])
        frames = len(two.frames)
        two.settle()
        assert len(two.frames) == frames + 1


def test_a_connection_that_has_ended_leaves_nothing_behind(parlour: Parlour) -> None:
    """Its memory comes back at once: where many tables are in memory, cyclic garbage is looked for but seldom."""

    def talks() -> int:
        return sum(type(each) is Connection for each in gc.get_objects())

    table, anna, _ = two_people(parlour, "dominion")
    gc.collect()
    before = talks()
    gc.disable()
    try:
        with anna.watch(table):
            assert talks() == before + 1
        until(lambda: talks() == before)
    finally:
        gc.enable()


def test_nobody_becomes_a_guest_by_looking(parlour: Parlour) -> None:
    """A page asks for several things at once: a newcomer gets one cookie, from whoever says who they are."""
    with httpx.Client(base_url=parlour.base) as newcomer:
        for path, nothing in (("/api/tables", []), ("/api/sagas", []), ("/api/me/games", 0)):
            told = newcomer.get(path)
            assert told.status_code == 200
            assert (told.json() if nothing == [] else told.json()["count"]) == nothing
            assert not newcomer.cookies
        newcomer.get("/api/me")
        assert set(newcomer.cookies) == {"kronika"}
