"""Several people at one device: each of them has a seat and sees what that seat may see, and the device speaks for all
of them and for nobody else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from kronika.engine.commitment import person_hash
from tests.server.parlour import Guest, Parlour, Watching, catch_up, play_on, relaxed
from tests.server.test_accounts import WORD, sign_in, sign_up
from tests.server.test_erasure import dump
from tests.server.test_moderation import order, say, who
from tests.server.test_sight import check, moments

ATTACKS = [*("militia", "witch", "bureaucrat", "torturer", "village"), *("cellar", "moat", "smithy", "market", "mine")]


def create_table(guest: Guest, *seats: str, game: str = "high-card", **more: Any) -> dict[str, Any]:
    """A new table: "me", "empty", a bot, or `+Jana` for somebody at the same device."""
    kinds = {"me": {"kind": "me"}, "empty": {"kind": "empty"}}
    chairs = [
        kinds.get(seat) or ({"kind": "beside", "name": seat[1:]} if seat[0] == "+" else {"kind": "bot", "bot": seat})
        for seat in seats
    ]
    info: dict[str, Any] = guest.post("/api/tables", {"game": game, "name": "our table", "seats": chairs, **more})
    return info


def names(info: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in info["chairs"]]


# --- sitting down ---


def test_whoever_sits_at_a_table_takes_chairs_for_those_beside_them(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty", "empty", "empty")["id"]
    assert karel.post(f"/api/tables/{table}/beside", {"seat": 1, "name": "Eva"}, 403)["id"] == "not-seated"
    assert anna.post(f"/api/tables/{table}/beside", {"seat": 0, "name": "Jana"}, 409)["id"] == "chair-taken"
    assert anna.post(f"/api/tables/{table}/beside", {"seat": 1, "name": " "}, 400)["id"] == "name-needed"
    info = anna.post(f"/api/tables/{table}/beside", {"seat": 1, "name": "Anna"})
    assert (names(info), info["my_seat"], info["device"]) == (["Anna", "Anna 2", "", ""], 0, [0, 1])
    karel.sit(table, 2, anna.invite(table))
    info = karel.post(f"/api/tables/{table}/beside", {"seat": 3, "name": "Eva"})
    assert (info["status"], info["device"]) == ("playing", [2, 3])
    # Everybody may know who shares a screen; who kept whom in the house they may not.
    told = parlour.guest().get(f"/api/tables/{table}")
    assert [chair["keeper"] for chair in told["chairs"]] == [None, 0, None, 2]
    assert told["device"] == []
    assert anna.post(f"/api/tables/{table}/beside", {"seat": 3, "name": "Ota"}, 409)["id"] == "table-begun"
    seats = [{"kind": "empty"}, {"kind": "beside", "name": "Jana"}]
    body = {"game": "high-card", "name": "", "seats": seats, "player": "Anna"}
    assert anna.post("/api/tables", body, 422)["id"] == "chairs-beside-whom"


def test_nobody_stays_without_the_one_at_whose_device_they_play(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty", "empty", "empty", "empty", game="oath")["id"]
    karel.sit(table, 1, anna.invite(table))
    for seat, name in ((2, "Eva"), (3, "Ota")):
        karel.post(f"/api/tables/{table}/beside", {"seat": seat, "name": name})
    assert anna.post(f"/api/tables/{table}/resign", {"seat": 2}, 403)["id"] == "seat-foreign"
    assert names(karel.post(f"/api/tables/{table}/resign", {"seat": 2})) == ["Anna", "Karel", "", "Ota", ""]
    assert names(karel.post(f"/api/tables/{table}/resign")) == ["Anna", "", "", "", ""]


def test_whoever_is_removed_takes_them_along(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "empty", "empty")["id"]
    karel.sit(table, 1, anna.invite(table))
    karel.post(f"/api/tables/{table}/beside", {"seat": 2, "name": "Eva"})
    order(anna, table, "remove", who=who(anna, table, "Karel"))
    info = anna.get(f"/api/tables/{table}")
    assert [(chair["name"], chair["person"], chair["resigned"]) for chair in info["chairs"][1:]] == [
        ("Karel", False, True),
        ("Eva", False, True),
    ]
    with karel.watch(table) as line:
        line.send({"type": "watch", "table": table, "seat": 2})
        assert line.problem()["id"] == "seat-foreign"


# --- seeing ---


def test_each_sees_what_their_seat_may_see_and_the_covered_device_what_all_may(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    for game, setup in (("dominion", {"kingdom": ATTACKS}), ("high-card", {})):
        table = create_table(anna, "me", "+Jana", game=game, setup=setup)["id"]
        with anna.watch(table, seat=0) as one, anna.watch(table, seat=1) as two, anna.watch(table) as covered:
            play_on([one, two], random.Random(8))
            catch_up([one, two, covered])
            table_now = parlour.table(table)
            known = moments(table_now)
            assert check(one, 0, table_now, known) >= 9
            assert check(two, 1, table_now, known) >= 9
            assert covered.state["info"]["my_seat"] == 0, "there is nothing to hide any more"
            playing = [json.loads(frame) for frame in covered.frames]
            playing = [each for each in playing if each["type"] == "state" and each["info"]["status"] == "playing"]
            assert len(playing) >= 8
            for state in playing:
                assert (state["info"]["my_seat"], state["info"]["prompt"], state["asks"]) == (None, None, [])
                assert (state["info"]["device"], state["can_undo"], state["refused"]) == ([0, 1], False, [])
                assert any(state["view"] == each.views[None] for each in known)
            people = [chair.person for chair in parlour.live(table).chairs]
            assert not [id for id in people for device in (one, two, covered) for each in device.frames if id in each]


def test_lists_and_pages_of_a_shared_device_show_nobodys_hand(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, "me", "+Jana", game="dominion")["id"]
    for info in (anna.get(f"/api/tables/{table}"), anna.get("/api/tables")[0]):
        assert (info["my_seat"], info["prompt"], info["device"]) == (None, None, [0, 1])
        assert info["asked"] == [info["turn"]]
    game = parlour.table(table)
    told = anna.get(f"/api/tables/{table}/events")["events"]
    assert told == json.loads(json.dumps(game.events(None))) != json.loads(json.dumps(game.events(1)))
    assert anna.get(f"/api/tables/{table}/events?seat=1")["events"] == json.loads(json.dumps(game.events(1)))
    assert anna.get(f"/api/tables/{table}/replay")["eyes"] == ["public"]
    assert anna.get(f"/api/tables/{table}/replay?seat=0", 403)["id"] == "replay-running"


def test_nobody_speaks_or_looks_for_a_seat_at_another_device(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "+Jana", "empty")["id"]
    karel.sit(table, 2, anna.invite(table))
    with anna.watch(table, seat=1) as jana, karel.watch(table) as line, parlour.guest("Eva").watch(table) as eva:
        assert jana.ask is not None
        asked = {"ask": jana.ask["id"], "keys": [jana.ask["options"][0]["key"]], "nonce": "x"}
        for other in (line, eva):
            for message in (
                {"type": "watch"},
                {"type": "answer", **asked},
                {"type": "undo", "nonce": "y"},
                {"type": "consent", "agree": True},
                {"type": "chat", "text": "Tady Jana", "nonce": "z"},
                {"type": "mix", "promise": "", "hash": "", "opened": "", "nonce": "m"},
            ):
                for seat in (1, 7, -1):
                    other.send({**message, "table": table, "seat": seat})
                    assert other.problem()["id"] == "seat-foreign"
        for part in ("away", "back", "resign"):
            assert karel.post(f"/api/tables/{table}/{part}", {"seat": 1}, 403)["id"] == "seat-foreign"
        assert karel.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": ""}, 403)["id"] == "seat-foreign"
        assert karel.get(f"/api/tables/{table}/events?seat=1", 403)["id"] == "seat-foreign"
        line.settle()
        assert line.state["info"]["my_seat"] == 2, "a refused wish to look changes nothing"
        assert parlour.live(table).answers == []
        jana.answer(asked["keys"])
        jana.until_answered()
        assert parlour.live(table).answers == [(1, asked["keys"])]


# --- being there, lending, talking ---


def test_they_are_here_when_their_device_is(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "+Jana", "empty")["id"]
    karel.sit(table, 2, anna.invite(table))
    with karel.watch(table) as line:
        assert [chair["here"] for chair in line.state["info"]["chairs"]] == [False, False, True]
        with anna.watch(table):
            while not line.hear("presence")["info"]["chairs"][1]["here"]:
                pass
            lent = karel.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"}, 409)
            assert lent["id"] == "chair-taken"


def test_each_lends_and_resigns_their_own_chair(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, "me", "+Jana", "+Ota")["id"]
    info = anna.post(f"/api/tables/{table}/away", {"seat": 1})
    assert [chair["bot"] for chair in info["chairs"]] == ["", "random", ""]
    info = anna.post(f"/api/tables/{table}/back", {"seat": 1})
    assert ([chair["bot"] for chair in info["chairs"]], info["device"]) == (["", "", ""], [0, 1, 2])
    info = anna.post(f"/api/tables/{table}/resign", {"seat": 2})
    assert [chair["resigned"] for chair in info["chairs"]] == [False, False, True]
    with anna.watch(table, seat=2) as ota, anna.watch(table, seat=0) as one, anna.watch(table, seat=1) as two:
        assert ota.ask is None
        play_on([one, two], random.Random(3))
    again = anna.post(f"/api/tables/{table}/rematch")
    assert (names(again), again["device"], again["status"]) == (["Anna", "Jana", "Ota"], [0, 1, 2], "playing")


def test_an_undo_needs_the_word_of_each_at_the_device(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, "me", "+Jana", game="dominion")["id"]
    with anna.watch(table, seat=0) as one, anna.watch(table, seat=1) as two:
        devices = [one, two]
        first = next(device for device in devices if device.ask is not None)
        other = two if first is one else one
        while other.ask is None:
            first.answer_any(random.Random(1))
            catch_up(devices)
        first.send({"type": "undo", "table": table, "nonce": "u", "seat": first.seat})
        other.until(lambda state: state["undo_asked_by"] == first.seat)
        first.send({"type": "consent", "table": table, "agree": True, "seat": other.seat})
        first.until(lambda state: state["undo_asked_by"] is None and bool(state["asks"]))
        assert (one.problems, two.problems) == ([], [])


def test_what_is_said_at_a_device_is_said_in_the_name_of_who_spoke(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(karel, "me", "empty", "empty")["id"]
    anna.sit(table, 1, karel.invite(table))
    anna.post(f"/api/tables/{table}/beside", {"seat": 2, "name": "Jana"})
    with anna.watch(table, seat=2) as line:
        line.send({"type": "chat", "table": table, "text": "Ahoj", "nonce": "1", "seat": 2})
        said = line.hear("said")
        assert (said["seat"], said["name"]) == (2, "Jana")
        order(karel, table, "mute", who=who(karel, table, "Anna"), muted=True)
        line.send({"type": "chat", "table": table, "text": "Tak tedy já", "nonce": "2", "seat": 2})
        assert line.problem()["id"] == "chat-muted"
        line.until(lambda state: state["info"]["chat"] == "muted")


# --- the deal ---


def test_a_device_takes_part_in_the_deal_for_each_of_its_people(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = create_table(anna, "me", "+Jana", "random", takes_part=True)["id"]
    with anna.watch(table) as line:
        promise = line.state["info"]["deal"]["promise"]
        assert (line.state["info"]["deal"]["parts"], line.state["info"]["my_seat"]) == (["waits", "waits", "none"], 0)
        for opened in (False, True):
            for seat in (0, 1):
                added = bytes([seat + 1] * 16)
                message = {"promise": promise, "hash": person_hash(added, table), "opened": added.hex() * opened}
                line.send({"type": "mix", "table": table, "seat": seat, "nonce": f"{seat}{opened}", **message})
        line.until(lambda state: state["info"]["status"] == "playing")
        assert line.problems == []
        assert line.state["info"]["deal"]["parts"] == ["opened", "opened", "none"]
        assert line.state["info"]["my_seat"] is None


# --- what is stored ---


def test_they_are_known_by_their_keeper_alone(tmp_path: Path) -> None:
    """A guest signs in and is erased: those at their device are theirs in both, and in what they are given."""
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel = parlour.guest("Bořivoj"), parlour.guest("Karel")
        table = create_table(anna, "me", "+Květuše", "empty", name="Květuše a spol.")["id"]
        karel.sit(table, 2, anna.invite(table))
        guest = parlour.live(table).chairs[1].keeper
        sign_up(parlour.guest("Bořivoj"), "Bořivoj od lesa")
        sign_in(anna, "Bořivoj od lesa")
        with anna.watch(table, seat=1) as line, karel.watch(table) as other:
            line.send({"type": "chat", "table": table, "text": "Tady Květuše", "nonce": "1", "seat": 1})
            line.hear("said")
            say(other, "Ahoj, Květuše!", nonce="1")
            line.hear("said")
            line.answer_any(random.Random(1))
        kept = parlour.live(table).chairs[1]
        assert (len(anna.get("/api/tables")), kept.name) == (1, "Květuše")
        given = anna.get("/api/me/data")
        assert "answer" in [each["kind"] for each in given["log"]], "their moves are the keeper's to have"
        assert [each["text"] for each in given["chat"]] == ["Tady Květuše"]
        assert "Květuše" not in json.dumps(karel.get("/api/me/data")["log"])
        anna.post("/api/me/erase", {"password": WORD})
        left = dump(parlour.settings)
        assert [each for each in ("Květuše", "Bořivoj", guest, kept.person, kept.keeper) if each in left] == []
        with karel.watch(table) as other:
            assert names(other.state["info"]) == ["#1", "#2", "Karel"]
            play_on([other], random.Random(2))
            assert other.state["result"] is not None


def test_one_of_them_at_a_time_counts_among_the_keepers_games(parlour: Parlour) -> None:
    """What Jana wins is no win of Anna's."""
    anna = parlour.guest("Anna")
    table = create_table(anna, "me", "+Jana")["id"]
    with anna.watch(table, seat=0) as one, anna.watch(table, seat=1) as two:
        play_on([one, two], random.Random(5))
        winners = one.state["info"]["winners"]
    own = anna.get("/api/me/games")
    assert own["count"] == 1
    (line,) = own["records"]
    assert (line["games"], line["wins"]) == (1, int(0 in winners))


def test_a_page_that_looks_with_no_seat_is_covered_as_the_game_begins(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = create_table(anna, "me", "+Jana", "empty", game="dominion")["id"]
    with anna.watch(table) as line, Watching(None, table, base=parlour.base) as nobody:
        assert line.state["info"]["my_seat"] == 0
        karel.sit(table, 2, anna.invite(table))
        line.until(lambda state: state["info"]["status"] == "playing")
        nobody.until(lambda state: state["info"]["status"] == "playing")
        assert line.state["info"]["my_seat"] is None
        assert line.state["view"] == nobody.state["view"]
