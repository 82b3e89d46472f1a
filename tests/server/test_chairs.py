"""Sitting down, inviting, leaving and coming back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from kronika.games import bots_of
from kronika.server.invites import Invites
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, Watching, play_on, relaxed, until
from tests.server.stores import ask
from tests.server.test_play import two_people


def chairs(guest: Guest, table: str) -> list[tuple[str, str]]:
    """Name and bot of every chair."""
    return [(chair["name"], chair["bot"]) for chair in guest.get(f"/api/tables/{table}")["chairs"]]


# --- gathering ---


def test_a_table_gathers_until_no_chair_is_empty(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("dominion", "me", "empty", "empty")
    with anna.watch(table) as one:
        assert one.state["view"] == {}
        assert one.state["info"]["status"] == "gathering"
        invite = anna.invite(table)
        assert karel.sit(table, 2, invite)["my_seat"] == 2
        one.until(lambda state: state["info"]["chairs"][2]["name"] == "Karel")
        assert anna.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "steward"})["status"] == "playing"
        one.until(lambda state: state["info"]["status"] == "playing")
        assert [seat["name"] for seat in one.state["view"]["seats"]] == ["Anna", "Steward", "Karel"]
        assert karel.sit(table, 0, invite, 409)["id"] == "table-begun"
        assert anna.post(f"/api/tables/{table}/invite", status=409)["id"] == "table-begun"


def test_anyone_without_a_name_chooses_one_when_they_sit_down(parlour: Parlour) -> None:
    nobody, anna = parlour.guest(), parlour.guest("Anna")
    table = anna.create_table("dominion", "me", "empty", "empty")
    invite = anna.invite(table)
    assert nobody.sit(table, 1, invite, 400)["id"] == "name-needed"
    nobody.name = "  Jiří \u202e z  Poděbrad "
    assert nobody.sit(table, 1, invite)["chairs"][1]["name"] == "Jiří z Poděbrad"
    assert nobody.get("/api/me") == {"name": "Jiří z Poděbrad", "account": ""}
    assert nobody.post("/api/me", {"name": "\n"}, 400)["id"] == "name-needed"
    body = {"game": "dominion", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
    assert parlour.guest().post("/api/tables", body, 400)["id"] == "name-needed"
    assert parlour.guest().post("/api/tables", {**body, "player": "Eva"})["chairs"][0]["name"] == "Eva"


def test_two_of_the_same_name_can_be_told_apart(parlour: Parlour) -> None:
    one, two = parlour.guest("Anna"), parlour.guest("Anna")
    table = one.create_table("dominion", "me", "empty", "steward", "steward")
    two.sit(table, 1, one.invite(table))
    assert [name for name, _ in chairs(one, table)] == ["Anna", "Anna 2", "Steward", "Steward 2"]


def test_a_chair_can_be_changed_and_left_before_the_game(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("dominion", "me", "empty", "empty")
    invite = anna.invite(table)
    karel.sit(table, 1, invite)
    assert karel.sit(table, 2, "")["my_seat"] == 2
    assert chairs(anna, table) == [("Anna", ""), ("", ""), ("Karel", "")]
    assert karel.sit(table, 0, "", 409)["id"] == "chair-taken"
    assert karel.sit(table, 7, "", 404)["id"] == "seat-unknown"
    assert karel.post(f"/api/tables/{table}/resign")["my_seat"] is None
    assert chairs(anna, table) == [("Anna", ""), ("", ""), ("", "")]
    assert karel.get("/api/tables") == []


def test_only_the_host_fills_chairs_while_the_table_gathers(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("dominion", "me", "empty", "empty", "empty")
    karel.sit(table, 1, anna.invite(table))
    fill = f"/api/tables/{table}/fill"
    assert karel.post(fill, {"seat": 2, "bot": "steward"}, 403)["id"] == "host-only"
    assert parlour.guest("Eva").post(fill, {"seat": 2, "bot": "steward"}, 403)["id"] == "host-only"
    anna.post(fill, {"seat": 2, "bot": "steward"})
    anna.post(fill, {"seat": 2, "bot": "big-money"})
    assert chairs(anna, table)[2] == ("Big Money", "big-money")
    anna.post(fill, {"seat": 2, "bot": ""})
    assert chairs(anna, table)[2] == ("", "")
    assert anna.post(fill, {"seat": 2, "bot": "deep-blue"}, 422)["id"] == "bot-unknown"
    assert anna.post(fill, {"seat": 9, "bot": "steward"}, 404)["id"] == "seat-unknown"
    with karel.watch(table):
        assert anna.post(fill, {"seat": 1, "bot": "steward"}, 409)["id"] == "chair-taken"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": [{"kind": "me"}]}, "seats-wrong"),
        ({"seats": []}, "seats-wrong"),
        ({"seats": [{"kind": "me"}] * 2}, "chairs-mine"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]}, "bot-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "message-wrong"),
        ({"setup": {"kingdom": "atlantis"}}, "option-value"),
        ({"setup": {"color": "red"}}, "option-unknown"),
        ({"surprise": 1}, "message-wrong"),
        ({"name": 7}, "message-wrong"),
    ],
)
def test_a_table_that_cannot_be_created(parlour: Parlour, change: dict[str, object], problem: str) -> None:
    anna = parlour.guest("Anna")
    body = {"game": "dominion", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}], **change}
    response = anna.http.post("/api/tables", json=body)
    assert 400 <= response.status_code < 500
    assert response.json()["id"] == problem
    assert anna.get("/api/tables") == []


# --- invitations ---


def test_an_invitation_lets_a_stranger_sit_down_at_its_own_table_only(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table, other = (anna.create_table("dominion", "me", "empty", "empty") for _ in range(2))
    assert karel.post(f"/api/tables/{table}/invite", status=403)["id"] == "not-seated"
    invite = anna.invite(table)
    assert karel.sit(table, 1, "", 403)["id"] == "invite-needed"
    assert karel.sit(other, 1, invite, 403)["id"] == "invite-other"
    for forged in (
        invite[:-1],
        invite + "x",
        invite.replace(".", "", 1),
        "a.b.c",
        URLSafeTimedSerializer("x").dumps(table),
    ):
        assert karel.sit(table, 1, str(forged), 403)["id"] == "invite-forged"
    assert chairs(anna, table)[1] == ("", "")
    assert karel.sit(table, 1, invite)["my_seat"] == 1
    assert parlour.guest("Eva").sit(table, 2, karel.invite(table))["status"] == "playing"


def test_an_old_invitation_has_expired(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("dominion", "me", "empty")
    invite = anna.invite(table)
    context = parlour.running.context
    lasting = context.invites
    context.invites = Invites("another secret", 0)
    try:
        assert karel.sit(table, 1, invite, 403)["id"] == "invite-forged"
        context.invites = Invites("another secret", -1)
        assert karel.sit(table, 1, anna.invite(table), 403)["id"] == "invite-expired"
    finally:
        context.invites = lasting


# --- leaving and coming back ---


@pytest.mark.rule("11.12-b")
def test_a_bot_plays_for_anyone_who_is_away_until_they_are_back(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        player, guest = (one, anna) if one.ask else (two, karel)
        info = guest.post(f"/api/tables/{table}/away")
        chair = info["chairs"][info["my_seat"]]
        assert (chair["person"], chair["bot"], chair["resigned"]) == (True, "steward", False)
        other = two if player is one else one
        other.until(lambda state: state["asks"])  # the bot has played the turn
        player.until(lambda state: state["seq"] == other.state["seq"])
        player.answer(["end-turn"], "0.0.0")
        assert player.problem()["id"] == "seat-lent"
        assert not player.state["can_undo"]
        info = guest.post(f"/api/tables/{table}/back")
        assert info["chairs"][info["my_seat"]]["bot"] == ""
        other.until(lambda state: state["seq"] == info["seq"])
        player.until(lambda state: state["seq"] == info["seq"])
        play_on([one, two], random.Random(1))
        assert one.state["result"] is not None
        assert guest.post(f"/api/tables/{table}/away", status=409)["id"] == "answer-over"


def test_whoever_resigns_leaves_their_chair_to_a_bot_for_good(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        info = karel.post(f"/api/tables/{table}/resign")
        chair = info["chairs"][1]
        assert chair.pop("who")
        assert chair | {"here": True} == {
            "seat": 1,
            "name": "Karel",
            "person": True,
            "bot": "random",
            "mine": True,
            "here": True,
            "resigned": True,
            "late": False,
            "stand_in": "",
            "muted": False,
            "ready": False,
            "mark": "",
            "keeper": None,
            "strength": 1,
            "of": 1,
            "rating": None,
        }
        assert karel.post(f"/api/tables/{table}/back", status=409)["id"] == "seat-resigned"
        two.send({"type": "undo", "table": table, "nonce": "n"})
        assert two.problem()["id"] == "seat-resigned"
        play_on([one], random.Random(3))
        assert one.state["result"] is not None
        kinds = [entry["kind"] for entry in log(parlour, table)]
        assert kinds.count("resign") == 1
        assert kinds.count("seat") == 2


def log(parlour: Parlour, table: str) -> list[dict[str, str]]:
    rows = ask(parlour.settings.database, "select kind, nonce from log where table_id = :id order by seq", id=table)
    return [{"kind": kind, "nonce": nonce} for kind, nonce in rows]


def test_nobody_who_vanishes_blocks_the_table(tmp_path: Path, clock: Clock) -> None:
    """The host may act after a minute, the others after a while; a chair whose person is here stays theirs. Nobody is
    replaced because their line was gone for a moment."""
    with Parlour(relaxed(tmp_path, patience=90)) as parlour:
        anna, karel, eva = (parlour.guest(name) for name in ("Anna", "Karel", "Eva"))
        table = anna.create_table("high-card", "me", "empty", "empty")
        invite = anna.invite(table)
        karel.sit(table, 1, invite)
        eva.sit(table, 2, invite)
        fill = f"/api/tables/{table}/fill"
        body = {"seat": 2, "bot": "random"}
        with anna.watch(table), karel.watch(table) as two:
            three = eva.watch(table)
            assert anna.post(fill, body, 409)["id"] == "chair-taken"
            assert karel.post(fill, body, 409)["id"] == "chair-taken"
            three.close()
            until(lambda: 2 not in parlour.running.service.rooms.here(parlour.live(table)))
            clock.let_pass(59)
            assert karel.post(fill, body, 409)["id"] == "chair-wait"
            assert anna.post(fill, body, 409)["id"] == "chair-wait"
            assert parlour.guest("Ivo").post(fill, body, 403)["id"] == "host-only"
            clock.let_pass(2)
            assert karel.post(fill, body, 409)["id"] == "chair-wait"
            assert anna.post(fill, body)["chairs"][2]["bot"] == "random"
            two.until(lambda state: 2 not in state["info"]["asked"])
            assert eva.post(f"/api/tables/{table}/back")["chairs"][2]["bot"] == ""
            clock.let_pass(30)
            assert karel.post(fill, body)["chairs"][2]["bot"] == "random"
            assert anna.post(fill, {"seat": 2, "bot": ""}, 409)["id"] == "table-begun"


def test_a_chair_is_lent_to_the_strongest_bot_only(tmp_path: Path, clock: Clock) -> None:
    """Nobody wins by putting a fool in a rival's place."""
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, _ = two_people(parlour, "dominion")
        clock.let_pass(61)
        fill = f"/api/tables/{table}/fill"
        refused = anna.post(fill, {"seat": 1, "bot": "random"}, 409)
        assert (refused["id"], refused["args"]) == ("chair-strongest", {"name": "Karel", "bot": "steward"})
        assert anna.post(fill, {"seat": 1, "bot": "steward"})["chairs"][1]["bot"] == "steward"


def test_everybody_chooses_their_own_stand_in(tmp_path: Path, clock: Clock) -> None:
    """Whoever lends the chair, and whenever: the bot that its person chose plays there."""
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, karel = two_people(parlour, "dominion")
        at = f"/api/tables/{table}"
        chosen = karel.post(f"{at}/stand-in", {"bot": "big-money"})["chairs"][1]
        assert (chosen["stand_in"], chosen["bot"]) == ("big-money", "")
        assert anna.get(at)["chairs"][1]["stand_in"] == "big-money", "everybody may know"
        assert karel.post(f"{at}/away")["chairs"][1]["bot"] == "big-money"
        # Another choice counts at once; back in the chair, it stays for the next time.
        assert karel.post(f"{at}/stand-in", {"bot": "random"})["chairs"][1]["bot"] == "random"
        back = karel.post(f"{at}/back")["chairs"][1]
        assert (back["stand_in"], back["bot"]) == ("random", "")
        clock.let_pass(61)
        refused = anna.post(f"{at}/fill", {"seat": 1, "bot": "steward"}, 409)
        assert (refused["id"], refused["args"]) == ("chair-chosen", {"name": "Karel", "bot": "random"})
        assert anna.post(f"{at}/fill", {"seat": 1, "bot": "random"})["chairs"][1]["bot"] == "random"
        # And "" is the strongest again, for whoever never chose and for whoever no longer does.
        assert karel.post(f"{at}/stand-in", {"bot": ""})["chairs"][1]["bot"] == "steward"
        assert anna.post(f"{at}/resign")["chairs"][0]["bot"] == "steward"


def test_a_stand_in_is_a_bot_of_the_game_for_ones_own_chair(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "dominion")
    choose = f"/api/tables/{table}/stand-in"
    refused = anna.post(choose, {"bot": "greedy"}, 422)
    assert (refused["id"], refused["args"]["right"]) == ("bot-unknown", ", ".join(bots_of("dominion")))
    assert parlour.guest("Eva").post(choose, {"bot": "random"}, 403)["id"] == "not-seated"
    gathering = anna.create_table("dominion", "me", "empty")
    assert anna.post(f"/api/tables/{gathering}/stand-in", {"bot": "random"}, 409)["id"] == "table-gathers"
    anna.post(f"/api/tables/{table}/resign")
    assert anna.post(choose, {"bot": "random"}, 409)["id"] == "seat-resigned"


def test_a_stand_in_survives_a_restart(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, _ = two_people(parlour, "dominion")
        anna.post(f"/api/tables/{table}/stand-in", {"bot": "random"})
        cookie = anna.http.cookies["kronika"]
    with Parlour(relaxed(tmp_path)) as parlour:
        again = parlour.guest()
        again.http.cookies.clear()
        again.http.cookies.set("kronika", cookie)
        assert again.post(f"/api/tables/{table}/away")["chairs"][0]["bot"] == "random"


def test_a_strangers_chair_is_not_mine_to_leave(parlour: Parlour) -> None:
    table, _, _ = two_people(parlour, "dominion")
    eva = parlour.guest("Eva")
    for deed in ("away", "back", "resign", "rematch"):
        assert eva.post(f"/api/tables/{table}/{deed}", status=403)["id"] == "not-seated"
    for deed in ("sit", "fill", "invite", "away", "back", "resign", "rematch"):
        body = {"seat": 0, "name": "Eva"} if deed == "sit" else {"seat": 0, "bot": ""} if deed == "fill" else {}
        assert eva.post(f"/api/tables/nowhere/{deed}", body, 404)["id"] == "table-unknown"


def test_seats_of_watchers_who_sit_down_see_their_own_hand(parlour: Parlour) -> None:
    """A device that watched the lobby before its person sat down gets the seat's view when the game begins."""
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("high-card", "me", "empty")
    with karel.watch(table) as two, Watching(None, table, base=parlour.base) as nobody:
        karel.sit(table, 1, anna.invite(table))
        two.until(lambda state: state["asks"])
        assert two.state["view"] == parlour.table(table).view(1)
        nobody.until(lambda state: state["info"]["status"] == "playing")
        assert nobody.state["view"] == parlour.table(table).view(None)
