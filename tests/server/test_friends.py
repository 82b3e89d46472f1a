"""Friends, who is here, chairs that are offered to them, and those whom one does not want to meet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kronika.server.tidying import tidy
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed, until
from tests.server.people import PASSWORD, at_home, befriend, company, member, online, who
from tests.server.stores import ask

GAME = "high-card"


def names(people: list[dict[str, str]]) -> list[str]:
    return [each["name"] for each in people]


def two(hall: Parlour) -> tuple[Guest, Guest]:
    return member(hall.base, "Anna"), member(hall.base, "Karel")


# --- friends ---


@pytest.mark.both_stores
def test_a_friendship_has_two_sides_and_ends_on_both(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    anna.post("/api/company/ask", {"name": karel.name.upper()})
    assert names(company(anna)["asked"]) == [karel.name]
    assert names(company(karel)["asking"]) == [anna.name]
    assert company(karel)["friends"] == company(anna)["friends"] == []
    told = karel.post("/api/company/answer", {"who": who(karel, anna.name, "asking"), "accept": True})
    assert names(told["friends"]) == [anna.name]
    assert names(company(anna)["friends"]) == [karel.name]
    assert company(anna)["asked"] == company(karel)["asking"] == []
    assert names(anna.post("/api/company/end", {"who": who(anna, karel.name)})["friends"]) == []
    assert company(karel)["friends"] == []


def test_whoever_asks_the_one_who_has_asked_says_yes(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    assert names(company(anna)["friends"]) == [karel.name]
    assert names(company(karel)["friends"]) == [anna.name]


def test_a_no_is_not_told_and_nobody_is_asked_again(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    anna.post("/api/company/ask", {"name": karel.name})
    karel.post("/api/company/answer", {"who": who(karel, anna.name, "asking"), "accept": False})
    assert company(karel)["asking"] == []
    assert names(company(anna)["asked"]) == [karel.name], "for all she knows he has not looked"
    anna.post("/api/company/end", {"who": who(anna, karel.name, "asked")})
    anna.post("/api/company/ask", {"name": karel.name})
    assert company(karel)["asking"] == []
    karel.post("/api/company/ask", {"name": anna.name})
    assert names(company(karel)["friends"]) == [anna.name], "unless he changes his mind"


def test_a_question_that_is_taken_back_is_gone(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    anna.post("/api/company/ask", {"name": karel.name})
    asker = who(karel, anna.name, "asking")
    anna.post("/api/company/end", {"who": who(anna, karel.name, "asked")})
    assert company(karel)["asking"] == []
    assert karel.post("/api/company/answer", {"who": asker, "accept": True}, 404)["id"] == "person-unknown"


def test_what_cannot_be_asked(parlour: Parlour) -> None:
    anna, guest = member(parlour.base, "Anna"), parlour.guest("Host")
    assert guest.post("/api/company/ask", {"name": anna.name}, 409)["id"] == "friend-account"
    assert anna.post("/api/company/ask", {"name": anna.name}, 409)["id"] == "friend-self"
    assert anna.post("/api/company/ask", {"name": "Nobody At All"}, 404)["id"] == "friend-unknown"
    karel = member(parlour.base, "Karel")
    befriend(anna, karel)
    stranger = member(parlour.base, "Eva")
    assert stranger.post("/api/company/end", {"who": who(anna, karel.name)}, 404)["id"] == "person-unknown"


def test_nobody_floods_others_with_questions(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, friend_requests=3, friends_per_person=1)) as hall:
        rude = member(hall.base, "Rude")
        others = [member(hall.base, "Other") for _ in range(4)]
        for each in others[:3]:
            rude.post("/api/company/ask", {"name": each.name})
        assert rude.post("/api/company/ask", {"name": others[3].name}, 429)["id"] == "friend-requests"
        rude.post("/api/company/end", {"who": who(rude, others[0].name, "asked")})
        assert rude.post("/api/company/ask", {"name": others[3].name}, 429)["id"] == "friend-requests", "nor in turns"
        befriend(others[0], others[1])
        others[2].post("/api/company/ask", {"name": others[0].name})
        refused = others[0].post("/api/company/ask", {"name": others[2].name}, 409)
        assert refused["id"] == "friends-enough"


def test_names_can_be_tried_no_faster_than_by_signing_up(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, passwords_per_minute=3)) as hall:
        anna = member(hall.base, "Anna")
        answers = [anna.http.post("/api/company/ask", json={"name": f"Guess {n}"}).status_code for n in range(4)]
        assert answers == [404, 404, 429, 429]


# --- who is here ---


def test_friends_see_who_is_here_unless_they_hide(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    eva = member(parlour.base, "Eva")
    with at_home(anna) as line:
        line.until(lambda now: not online(now)[karel.name])
        with at_home(karel), at_home(eva):
            line.until(lambda now: online(now)[karel.name])
            assert list(online(line.now)) == [karel.name], "of strangers nothing is told"
            karel.post("/api/company/hide", {"hidden": True})
            hidden = line.until(lambda now: not online(now)[karel.name])
            assert hidden["friends"][0]["seen"] == 0, "nor is it told when he was here"
            assert company(karel)["hidden"]
            karel.post("/api/company/hide", {"hidden": False})
            line.until(lambda now: online(now)[karel.name])
        gone = line.until(lambda now: not online(now)[karel.name])
        assert gone["friends"][0]["seen"] % 86400 == 0, "the day, and no more"
    hall = parlour.running.service.company
    until(lambda: hall.count == 0)
    assert (hall._wanted_by, hall._offered, hall._put) == ({}, {}, {}), "nothing is kept of those who have gone"
    assert parlour.guest("Host").post("/api/company/hide", {"hidden": True}, 409)["id"] == "friend-account"


def test_nothing_of_a_table_is_told_of_who_is_here(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    table = karel.create_table(GAME, "me", "empty")
    with karel.watch(table) as device:
        device.send({"type": "company", "look": True})
        device.hear("company")
        told = anna.http.get("/api/company").text
        assert online(company(anna))[karel.name]
        assert table not in told
        person = parlour.live(table).chairs[0].person
        assert person not in told, "people are called by names that mean nothing elsewhere"


# --- chairs that are offered ---


def test_a_friend_is_offered_a_chair_and_sits_down(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    table = anna.create_table(GAME, "me", "empty", "empty")
    with at_home(karel) as line:
        anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
        (bid,) = line.until(lambda now: now["bids"])["bids"]
        assert (bid["table"], bid["kind"], bid["by"], bid["free"]) == (table, "friend", anna.name, 2)
        assert karel.sit(table, 1, bid["invite"])["my_seat"] == 1
        line.until(lambda now: not now["bids"])
    assert anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)}, 409)["id"] == "bid-seated"


def test_an_offer_ends_with_the_last_chair_and_with_the_invitations(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    tables = [anna.create_table(GAME, "me", "empty") for _ in range(2)]
    with at_home(karel) as line:
        for table in tables:
            anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
        line.until(lambda now: len(now["bids"]) == 2)
        anna.post(f"/api/tables/{tables[0]}/uninvite")
        (left,) = line.until(lambda now: len(now["bids"]) == 1)["bids"]
        assert left["table"] == tables[1]
        anna.post(f"/api/tables/{tables[1]}/fill", {"seat": 1, "bot": "random"})
        line.until(lambda now: not now["bids"])
    assert anna.post(f"/api/tables/{tables[1]}/offer", {"who": who(anna, karel.name)}, 409)["id"] == "table-begun"
    anna.post(f"/api/tables/{tables[0]}/offer", {"who": who(anna, karel.name)})
    assert [bid["table"] for bid in company(karel)["bids"]] == [tables[0]], "offered anew"


def test_whoever_says_no_is_left_alone(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    table = anna.create_table(GAME, "me", "empty")
    anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
    assert karel.post("/api/company/decline", {"table": "\0"})["bids"] != [], "a name that no table has"
    assert karel.post("/api/company/decline", {"table": table})["bids"] == []
    anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
    assert company(karel)["bids"] == []


def test_chairs_are_offered_to_friends_and_by_those_who_sit_there(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    eva = member(parlour.base, "Eva")
    befriend(eva, karel)
    table = anna.create_table(GAME, "me", "empty")
    path = f"/api/tables/{table}/offer"
    assert anna.post(path, {"who": who(eva, karel.name)}, 404)["id"] == "person-unknown"
    assert eva.post(path, {"who": who(eva, karel.name)}, 403)["id"] == "not-seated"
    befriend(anna, karel)
    anna.post(path, {"who": who(anna, karel.name)})
    assert company(karel)["bids"]
    karel.post("/api/company/end", {"who": who(karel, anna.name)})
    assert company(karel)["bids"] == [], "what a friend has offered ends with the friendship"


def test_a_rematch_offers_everybody_the_chair_they_had(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    eva = parlour.guest("Eva")
    table = anna.create_table(GAME, "me", "empty", "empty", "random")
    for seat, each in ((1, karel), (2, eva)):
        each.sit(table, seat, anna.invite(table))
    play(table, anna, karel, eva)
    with at_home(karel) as line:
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        (bid,) = line.until(lambda now: now["bids"])["bids"]
        assert (bid["table"], bid["kind"], bid["seat"], bid["by"]) == (again, "rematch", 1, anna.name)
    assert [bid["seat"] for bid in company(eva)["bids"]] == [2], "guests too"
    assert company(anna)["bids"] == []
    eva.sit(again, 2, "")
    karel.sit(again, 1, bid["invite"])
    chairs = anna.get(f"/api/tables/{again}")["chairs"]
    assert [chair["name"] for chair in chairs] == [anna.name, karel.name, "Eva", "Random"]


def play(table: str, *people: Guest) -> None:
    """To the end."""
    devices = [guest.watch(table) for guest in people]
    while devices[0].state["info"]["status"] != "over":
        for device in devices:
            if device.ask is not None:
                device.answer([device.ask["options"][0]["key"]])
                device.until_answered()
        for device in devices:
            device.settle()
    for device in devices:
        device.close()


# --- blocks ---


def test_whoever_is_blocked_finds_every_door_closed_and_is_not_told(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    anna.post("/api/company/block", {"who": who(anna, karel.name)})
    assert company(anna)["friends"] == company(karel)["friends"] == []
    assert names(company(anna)["blocked"]) == [karel.name]
    assert company(karel)["blocked"] == []
    # He asks: for all he sees, she has not answered.
    assert names(karel.post("/api/company/ask", {"name": anna.name})["asked"]) == [anna.name]
    assert company(anna)["asking"] == []
    # Her open table is not in his list, though in others'; he is not brought there, and no link lets him in.
    table = listed(anna)
    eva = parlour.guest("Eva")
    assert table in open_tables(eva)
    assert table not in open_tables(karel)
    assert karel.sit(table, 1, "", 403)["id"] == "invite-needed"
    assert karel.sit(table, 1, anna.invite(table), 403)["id"] == "invite-void"
    found = karel.post("/api/open-tables", {"game": GAME, "seats": 3, "lang": "cs"})["id"]
    assert found != table
    # Nor is she brought to where he waits.
    wish = {"game": GAME, "seats": 3, "lang": "cs"}
    assert parlour.running.service.tables.cached(found) is not None
    assert anna.post("/api/open-tables", wish)["id"] != found
    # When she thinks better of it, all is as between strangers.
    anna.post("/api/company/block", {"who": who(anna, karel.name, "blocked"), "blocked": False})
    assert names(company(anna)["asking"]) == [karel.name]
    assert table in open_tables(karel)
    assert karel.sit(table, 1, "")["my_seat"] == 1


def listed(guest: Guest) -> str:
    chairs = [{"kind": "me"}, {"kind": "empty"}, {"kind": "empty"}]
    body = {"game": GAME, "name": "come in", "seats": chairs, "listed": True, "lang": "cs"}
    return str(guest.post("/api/tables", body)["id"])


def open_tables(guest: Guest) -> list[str]:
    return [each["id"] for each in guest.get("/api/open-tables")["tables"]]


def test_the_list_of_open_tables_changes_with_a_block_while_one_looks(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    table = listed(anna)
    own = karel.create_table(GAME, "me", "empty")
    karel.sit(table, 1, "")
    karels = anna.get(f"/api/tables/{table}")["chairs"][1]["who"]
    karel.post(f"/api/tables/{table}/resign")
    with karel.watch(own) as lobby:
        lobby.send({"type": "lobby", "look": True})
        news = lobby.hear("open-tables")
        while table not in [each["id"] for each in news["tables"]]:
            news = lobby.hear("open-tables")
        assert anna.post(f"/api/tables/{table}/block", {"who": karels}, 404)["id"] == "person-unknown"
        anna.post("/api/company/ask", {"name": karel.name})
        anna.post("/api/company/block", {"who": who(anna, karel.name, "asked")})
        while not news["whole"] or table in [each["id"] for each in news["tables"]]:
            news = lobby.hear("open-tables")


def test_a_guest_blocks_a_guest_at_the_table_and_the_lines_are_folded(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table(GAME, "me", "empty", "empty")
    karel.sit(table, 1, anna.invite(table))
    with karel.watch(table) as device:
        device.send({"type": "chat", "table": table, "text": "Rude words.", "nonce": "c"})
        line = device.hear("said")
    assert anna.get(f"/api/tables/{table}/folded") == {"who": []}
    anna.post(f"/api/tables/{table}/block", {"who": line["who"]})
    assert anna.get(f"/api/tables/{table}/folded") == {"who": [line["who"]]}
    assert karel.get(f"/api/tables/{table}/folded") == {"who": []}
    assert names(company(anna)["blocked"]) == ["Karel"]
    mine = anna.get(f"/api/tables/{table}")["chairs"][0]["who"]
    assert anna.post(f"/api/tables/{table}/block", {"who": mine}, 409)["id"] == "block-self"
    # An account that the guest signs in to is blocked with them, and what the other has said is the account's.
    karel.post("/api/account", {"name": f"Karel of {table}", "password": PASSWORD})
    fresh = parlour.guest("Karel II")
    other = anna.create_table(GAME, "me", "empty", "empty")
    fresh.sit(other, 1, anna.invite(other))
    seat = anna.get(f"/api/tables/{other}")["chairs"][1]["who"]
    anna.post(f"/api/tables/{other}/block", {"who": seat})
    fresh.post("/api/account/in", {"name": f"Karel of {table}", "password": PASSWORD})
    assert names(company(anna)["blocked"]) == [f"Karel of {table}"]
    member_anna = member(parlour.base, "Anna")
    anna.post("/api/account/in", {"name": member_anna.name, "password": PASSWORD})
    assert names(company(anna)["blocked"]) == [f"Karel of {table}"]


def test_a_rematch_is_offered_to_nobody_who_does_not_want_to_meet_its_host(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    table = anna.create_table(GAME, "me", "empty")
    karel.sit(table, 1, anna.invite(table))
    play(table, anna, karel)
    karels = karel.get(f"/api/tables/{table}")["chairs"][0]["who"]
    karel.post(f"/api/tables/{table}/block", {"who": karels})
    anna.post(f"/api/tables/{table}/rematch")
    assert company(karel)["bids"] == []


# --- what is kept ---


def test_whoever_is_erased_is_nobodys_friend_any_more(parlour: Parlour) -> None:
    anna, karel = two(parlour)
    befriend(anna, karel)
    eva = member(parlour.base, "Eva")
    eva.post("/api/company/ask", {"name": karel.name})
    table = anna.create_table(GAME, "me", "empty")
    anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
    data = karel.get("/api/me/data")
    assert [(tie["kind"], tie["name"]) for tie in data["ties"]] == [("friend", anna.name)]
    assert [bid["table_id"] for bid in data["bids"]] == [table]
    assert eva.name not in str(data), "what others have put down is theirs"
    with at_home(anna) as line:
        karel.post("/api/me/erase", {"password": PASSWORD})
        line.until(lambda now: now["friends"] == [])
    assert company(eva)["asked"] == []
    rows = ask(parlour.settings.database, "select count(*) from ties where name = :name", name=karel.name)
    assert rows == [(0,)]


def test_an_old_guest_goes_though_somebody_has_blocked_them(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, keep_grace=0.0)) as hall:
        anna, eva = member(hall.base, "Anna"), hall.guest("Eva")
        table = anna.create_table(GAME, "me", "empty", "empty")
        eva.sit(table, 1, anna.invite(table))
        seat = anna.get(f"/api/tables/{table}")["chairs"][1]["who"]
        anna.post(f"/api/tables/{table}/block", {"who": seat})
        eva.post(f"/api/tables/{table}/resign")
        clock.let_pass(hall.settings.keep_guests + 3600)
    asyncio.run(tidy(hall.settings, dry=False))
    assert ask(hall.settings.database, "select count(*) from ties") == [(0,)]
