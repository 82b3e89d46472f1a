"""Order at a table: who writes, who looks on, whom the host takes off a chair, and which invitations hold."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

import kronika
from kronika.server.invites import SteadySigner
from kronika.server.store.store import Line, Store
from tests.server import every_route
from tests.server.clock import Clock
from tests.server.parlour import PATIENCE, Guest, Parlour, Watching, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_play import two_people

HEIRLOOM = "tests.server.heirloom:Heirloom"


def say(device: Watching, text: str, nonce: str = "") -> None:
    device.send({"type": "chat", "table": device.table, "text": text, "nonce": nonce or text[:60]})


def order(host: Guest, table: str, deed: str, status: int = 200, **body: Any) -> Any:
    return host.post(f"/api/tables/{table}/{deed}", body, status)


def who(guest: Guest, table: str, name: str) -> str:
    """What a person on a chair is called in messages about them."""
    chairs = guest.get(f"/api/tables/{table}")["chairs"]
    return str(next(chair["who"] for chair in chairs if chair["name"] == name))


# --- who writes ---


def test_a_spectator_reads_and_writes_only_where_the_host_lets_them(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    eva = parlour.guest("Eva")
    with karel.watch(table) as two, eva.watch(table) as three:
        assert (two.state["info"]["chat"], three.state["info"]["chat"]) == ("free", "seats")
        say(three, "Hodně štěstí")
        refused = three.problem()
        assert (refused["id"], refused["nonce"]) == ("chat-seats", "Hodně štěstí")
        say(two, "Díváš se?")
        assert three.hear("said")["text"] == "Díváš se?"
        assert order(karel, table, "arrange", 403, open_chat=True)["id"] == "host-alone"
        assert order(anna, table, "arrange", open_chat=True)["open_chat"]
        three.until(lambda state: state["info"]["chat"] == "free")
        say(three, "Dívám")
        assert two.hear("said")["text"] == "Díváš se?"
        assert (two.hear("said")["text"], two.said[-1]["name"]) == ("Dívám", "Eva")
        order(anna, table, "arrange", open_chat=False)
        three.until(lambda state: state["info"]["chat"] == "seats")
        say(three, "A teď?")
        assert three.problem()["id"] == "chat-seats"


def test_a_host_who_does_not_sit_there_writes_too(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    table = anna.create_table("high-card", "empty", "random")
    with anna.watch(table) as one:
        say(one, "Kdo si sedne?")
        assert one.hear("said")["text"] == "Kdo si sedne?"


def test_a_line_a_second_and_what_was_too_fast_is_not_lost(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path, lines_per_second=1.0)) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        other = anna.create_table("high-card", "me", "empty")
        with anna.watch(table) as one, karel.watch(table) as two, anna.watch(other) as elsewhere:
            for i in range(6):
                say(one, f"line {i}")
            refused = one.problem()
            # The nonce tells the page which line it was, so that it can give it back.
            assert (refused["id"], refused["nonce"]) == ("chat-too-fast", "line 5")
            say(two, "others are not held up")
            say(elsewhere, "and other tables are others")
            assert two.hear("said")["text"] == "line 0"
            assert elsewhere.hear("said")["text"] == "and other tables are others"
            say(one, "line 4")  # a page that repeats itself after a lost line is not told anything
            one.settle()
            assert len(one.problems) == 1
            clock.let_pass(1)
            say(one, "line 5")
            one.settle()
            assert (len(one.problems), one.said[-1]["text"]) == (1, "line 5")
            say(one, "line 6")
            assert one.problem()["id"] == "chat-too-fast"


def test_a_line_that_is_too_long_is_not_cut(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "high-card")
    with anna.watch(table) as one:
        say(one, "x" * 501, "long")
        refused = one.problem()
        assert (refused["id"], refused["args"], refused["nonce"]) == ("chat-too-long", {"most": 500}, "long")
        say(one, "x" * 500)
        assert one.hear("said")["text"] == "x" * 500


def test_the_host_mutes_a_player_and_everybody_sees_it(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    eva = parlour.guest("Eva")
    with anna.watch(table) as one, karel.watch(table) as two, eva.watch(table) as three:
        order(anna, table, "mute", who=who(anna, table, "Karel"))
        two.until(lambda state: state["info"]["chat"] == "muted")
        for device in (one, two, three):
            device.until(lambda state: state["info"]["chairs"][1]["muted"])
        say(two, "Proč?")
        assert two.problem()["id"] == "chat-muted"
        # He plays on as before.
        assert play_on([one, two], random.Random(2)) > 0
        assert two.state["result"] is not None
        order(anna, table, "mute", who=who(anna, table, "Karel"), muted=False)
        two.until(lambda state: state["info"]["chat"] == "free")
        say(two, "Dobrá hra")
        assert one.hear("said")["text"] == "Dobrá hra"


def test_the_host_mutes_a_spectator_by_what_they_wrote(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    eva, ivo = parlour.guest("Eva"), parlour.guest("Ivo")
    order(anna, table, "arrange", open_chat=True)
    with anna.watch(table) as one, eva.watch(table) as three, ivo.watch(table) as four:
        say(three, "Bububu")
        line = one.hear("said")
        assert order(karel, table, "mute", 403, who=line["who"])["id"] == "host-alone"
        assert order(anna, table, "mute", 404, who="feedfeedfeedfeed")["id"] == "person-unknown"
        muted = order(anna, table, "mute", who=line["who"])["muted"]
        assert muted == [{"who": line["who"], "name": "Eva"}]
        three.until(lambda state: state["info"]["chat"] == "muted")
        say(three, "Haló?")
        assert three.problem()["id"] == "chat-muted"
        four.until(lambda state: state["info"]["muted"] == muted)
        assert four.state["info"]["chat"] == "free"
        order(anna, table, "mute", who=line["who"], muted=False)
        three.until(lambda state: state["info"]["chat"] == "free")


def test_nobody_is_muted_or_removed_by_anyone_but_the_host_nor_the_host(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    host = who(anna, table, "Anna")
    for deed in ("mute", "remove"):
        assert order(karel, table, deed, 403, who=host)["id"] == "host-alone"
        assert order(parlour.guest("Eva"), table, deed, 403, who=host)["id"] == "host-alone"
        assert order(anna, table, deed, 409, who=host)["id"] == "host-self"
        assert order(anna, table, deed, 404, who="")["id"] == "person-unknown"


def test_who_signs_in_stays_muted(parlour: Parlour) -> None:
    """Else an account would be the way around it."""
    table, anna, karel = two_people(parlour, "high-card")
    account = {"name": f"Karel of {table}", "password": "čtyři koně ve dvoře"}  # whose house is everybody's
    parlour.guest("Karel").post("/api/account", account)
    order(anna, table, "mute", who=who(anna, table, "Karel"))
    karel.post("/api/account/in", account)
    info = karel.get(f"/api/tables/{table}")
    assert (info["my_seat"], info["chat"]) == (1, "muted")


# --- chairs and invitations ---


def test_before_the_game_a_person_can_be_removed_and_does_not_come_back_by_the_same_link(parlour: Parlour) -> None:
    anna, karel, eva = (parlour.guest(name) for name in ("Anna", "Karel", "Eva"))
    table = anna.create_table("high-card", "me", "empty", "empty")
    invite = anna.invite(table)
    karel.sit(table, 1, invite)
    with karel.watch(table) as two:
        info = order(anna, table, "remove", who=who(anna, table, "Karel"))
        assert (info["chairs"][1]["name"], info["invites"]) == ("", 1)
        two.until(lambda state: state["info"]["removed"])
    assert karel.get("/api/tables") == []
    assert karel.sit(table, 1, invite, 403)["id"] == "invite-void"
    # Nor does anybody else who has it: the same browser with another cookie cannot be told from a friend.
    assert eva.sit(table, 1, invite, 403)["id"] == "invite-void"
    new = anna.invite(table)
    eva.sit(table, 1, new)
    again = karel.sit(table, 2, new)
    assert (again["my_seat"], again["removed"], again["status"]) == (2, False, "playing")


def test_in_a_running_game_a_bot_takes_the_chair_of_whoever_is_removed(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        info = order(anna, table, "remove", who=who(anna, table, "Karel"))
        chair = info["chairs"][1]
        assert (chair["name"], chair["person"], chair["bot"]) == ("Karel", False, "random")
        two.until(lambda state: state["info"]["removed"])
        # From now on he looks on as spectators do. (The bot may have moved already, so views are not compared.)
        assert (two.state["view"]["seat"], two.state["info"]["my_seat"], two.ask) == (None, None, None)
        assert karel.post(f"/api/tables/{table}/back", status=403)["id"] == "not-seated"
        play_on([one], random.Random(3))
        assert one.state["result"] is not None
    assert order(anna, table, "remove", 404, who=chair["who"] or "x")["id"] == "person-unknown"


def test_invitations_can_be_taken_back(parlour: Parlour) -> None:
    anna, karel, eva = (parlour.guest(name) for name in ("Anna", "Karel", "Eva"))
    table = anna.create_table("high-card", "me", "empty", "empty")
    first = anna.invite(table)
    karel.sit(table, 1, first)
    assert order(karel, table, "uninvite", 403)["id"] == "host-alone"
    info = order(anna, table, "uninvite")
    assert (info["invites"], info["chairs"][1]["name"]) == (1, "Karel"), "who sits there stays"
    assert eva.sit(table, 2, first, 403)["id"] == "invite-void"
    second = anna.invite(table)
    order(anna, table, "uninvite")
    assert eva.sit(table, 2, second, 403)["id"] == "invite-void"
    assert eva.sit(table, 2, karel.invite(table))["my_seat"] == 2


def test_an_invitation_from_before_they_could_be_taken_back_still_holds(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("high-card", "me", "empty")
    signer = parlour.running.context.invites._signer
    old = URLSafeTimedSerializer(signer.secret_keys, salt="invitation", signer=SteadySigner).dumps(table)
    assert karel.sit(table, 1, str(old))["my_seat"] == 1


# --- spectators ---


def test_who_is_shown_out_while_the_chat_is_fetched_for_them_hears_nothing_of_it(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    eva = parlour.guest("Eva")
    held, go_on = threading.Event(), threading.Event()
    lines = Store.lines

    async def late(store: Store, about: str) -> list[Line]:
        if about == table and not held.is_set():
            held.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
        return await lines(store, about)

    with karel.watch(table) as two:
        two.settle()
        monkeypatch.setattr(Store, "lines", late)
        with eva.watch(table) as three:
            assert held.wait(PATIENCE)
            order(anna, table, "arrange", closed=True)
            three.hear("ended")
            say(two, "Konečně sami")
            two.hear("said")
            go_on.set()
            three.settle()
            assert three.said == []


def test_a_closed_table_shows_its_spectators_out(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    eva = parlour.guest("Eva")
    with (
        karel.watch(table) as two,
        eva.watch(table) as three,
        Watching(None, table, base=parlour.base) as nobody,
    ):
        assert order(karel, table, "arrange", 403, closed=True)["id"] == "host-alone"
        assert order(anna, table, "arrange", closed=True)["closed"]
        for device in (three, nobody):
            ended = device.hear("ended")
            assert (ended["table"], ended["id"]) == (table, "table-closed")
        say(two, "Konečně sami")
        two.hear("said")
        for device in (three, nobody):
            heard = len(device.frames)
            device.send({"type": "watch", "table": table})
            assert device.next()["type"] == "ended"
            device.settle()
            assert len(device.frames) == heard + 2, "and nothing else"
        say(three, "Haló?")
        assert three.problem()["id"] == "table-closed"
        order(anna, table, "arrange", closed=False, open_chat=True)
        three.send({"type": "watch", "table": table})
        assert three.hear("state")["info"]["closed"] is False
        assert three.hear("said")["text"] == "Konečně sami"


def test_no_route_tells_strangers_of_a_closed_table(parlour: Parlour) -> None:
    """All of them are asked, while the game is on and when it is over."""
    anna, karel = parlour.guest("Anežka"), parlour.guest("Kvido")
    table = anna.create_table("high-card", "me", "empty")
    karel.sit(table, 1, anna.invite(table))
    order(anna, table, "arrange", closed=True)
    for stranger in (parlour.guest("Cyril"), parlour.guest()):
        assert told(stranger, table) == []
    for path in ("", "/events", "/replay", "/charts", "/chronicle"):
        assert parlour.guest().get(f"/api/tables/{table}{path}", 403)["id"] == "table-closed"
        if path not in ("/chronicle",):
            karel.get(f"/api/tables/{table}{path}")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(2))
    stranger = parlour.guest("Cyril")
    assert told(stranger, table) == []
    assert stranger.get(f"/api/tables/{table}/replay", 403)["id"] == "table-closed"
    karel.get(f"/api/tables/{table}/replay?seat=all")
    # The host may open it again, to show the game to friends.
    order(anna, table, "arrange", closed=False)
    stranger.get(f"/api/tables/{table}/replay?seat=all")


def told(stranger: Guest, table: str, game: str = "high-card", saga: str = "none") -> list[str]:
    """The routes in whose answers a player of the table is named."""
    answers = every_route.about(stranger, game, table, saga)
    return sorted({request.route for request, answer in answers if "Anežka" in answer or "Kvido" in answer})


def test_a_closed_table_can_still_be_joined_by_invitation(parlour: Parlour) -> None:
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    table = anna.create_table("high-card", "me", "empty")
    order(anna, table, "arrange", closed=True)
    invite = anna.invite(table)
    assert karel.get(f"/api/tables/{table}", 403)["id"] == "table-closed"
    assert karel.get(f"/api/tables/{table}?invite={invite}")["chairs"][0]["name"] == "Anna"
    assert karel.get(f"/api/tables/{table}?invite=forged", 403)["id"] == "invite-forged"
    assert karel.sit(table, 1, invite)["status"] == "playing"
    assert parlour.guest("Eva").get(f"/api/tables/{table}?invite={invite}", 403)["id"] == "table-closed"


def test_the_order_goes_on_in_a_rematch(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "high-card")
    with anna.watch(table) as one, karel.watch(table) as two:
        play_on([one, two], random.Random(2))
    order(anna, table, "arrange", closed=True)
    order(anna, table, "mute", who=who(anna, table, "Karel"))
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["closed"]
    assert parlour.guest("Eva").get(f"/api/tables/{again['id']}", 403)["id"] == "table-closed"
    # Whoever played before is awaited there.
    with karel.watch(again["id"]) as waiting:
        assert waiting.state["info"]["chat"] == "muted"
    assert karel.sit(again["id"], 1, "")["chat"] == "muted"


def test_in_a_saga_a_closed_game_is_for_its_own_people(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=(HEIRLOOM,))) as parlour:
        anna, karel, cyril = parlour.guest("Anežka"), parlour.guest("Kvido"), parlour.guest("Cyril")
        seats = [{"kind": "me"}, {"kind": "empty"}]
        created = anna.post("/api/tables", {"game": "heirloom", "name": "", "seats": seats, "saga": "Doba mlhy"})
        table, saga = created["id"], created["saga"]["saga"]
        karel.sit(table, 1, anna.invite(table))
        order(anna, table, "arrange", closed=True)
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(1))
        assert told(cyril, table, "heirloom", saga) == []
        story = cyril.get(f"/api/sagas/{saga}")["games"][0]
        assert (story["status"], story["names"], story["saga_record"]) == ("over", [], {})
        assert karel.get(f"/api/sagas/{saga}")["games"][0]["names"] == ["Anežka", "Kvido"]
        following = anna.post(f"/api/tables/{table}/next")
        assert following["closed"]
        # Whoever is offered a chair may come to it.
        assert karel.sit(following["id"], following["saga"]["offers"].index("Kvido"), "")["status"] == "playing"


def test_a_sagas_file_is_not_for_who_may_not_look_at_one_of_its_games(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=(HEIRLOOM,))) as parlour:
        anna, karel, ivo = (parlour.guest(name) for name in ("Anna", "Karel", "Ivo"))
        seats = [{"kind": "me"}, {"kind": "empty"}]
        created = anna.post("/api/tables", {"game": "heirloom", "name": "", "seats": seats, "saga": "Doba mlhy"})
        first, file = created["id"], f"/api/sagas/{created['saga']['saga']}/file"
        karel.sit(first, 1, anna.invite(first))
        order(anna, first, "arrange", closed=True)
        with anna.watch(first) as one, karel.watch(first) as two:
            play_on([one, two], random.Random(1))
        following = anna.post(f"/api/tables/{first}/next", {"seats": 3})
        table, offers = following["id"], following["saga"]["offers"]
        free = next(chair["seat"] for chair in following["chairs"] if not chair["name"] and not offers[chair["seat"]])
        karel.sit(table, offers.index("Karel"), "")
        ivo.sit(table, free, anna.invite(table))
        with anna.watch(table) as one, karel.watch(table) as two, ivo.watch(table) as three:
            play_on([one, two, three], random.Random(1))
        # All three sat at the last game, but Ivo not at the closed one before it.
        for guest in (anna, karel):
            assert len(guest.get(file)["games"]) == 2
        assert ivo.get(file, 403)["id"] == "table-closed"
        order(anna, first, "arrange", closed=False)
        assert len(ivo.get(file)["games"]) == 2


def test_whoever_is_removed_from_a_sagas_next_game_needs_an_invitation(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=(HEIRLOOM,))) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        seats = [{"kind": "me"}, {"kind": "empty"}]
        created = anna.post("/api/tables", {"game": "heirloom", "name": "", "seats": seats, "saga": "Doba mlhy"})
        karel.sit(created["id"], 1, anna.invite(created["id"]))
        with anna.watch(created["id"]) as one, karel.watch(created["id"]) as two:
            play_on([one, two], random.Random(1))
        # With a third chair the game still gathers when both have sat down.
        following = anna.post(f"/api/tables/{created['id']}/next", {"seats": 3})
        seat = following["saga"]["offers"].index("Karel")
        karel.sit(following["id"], seat, "")
        order(anna, following["id"], "remove", who=who(anna, following["id"], "Karel"))
        assert karel.sit(following["id"], seat, "", 403)["id"] == "invite-needed"
        assert karel.get(f"/api/tables/{following['id']}")["saga"]["mine"] is None


# --- the log ---


def test_the_order_is_in_the_log_and_in_no_chronicle(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        order(anna, table, "mute", who=who(anna, table, "Karel"))
        order(anna, table, "mute", who=who(anna, table, "Karel"))  # it is so already
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(2))
        chronicle = karel.get(f"/api/tables/{table}/chronicle")
        entries = ask(parlour.settings.database, "select kind from log where table_id = :id", id=table)
        assert [kind for (kind,) in entries].count("order") == 1
        assert kronika.replay(chronicle).over
        assert "order" not in chronicle
        assert "mute" not in str(chronicle)
        cookie = karel.http.cookies["kronika"]
    with Parlour(relaxed(tmp_path)) as parlour:
        again = parlour.guest()
        again.http.cookies.clear()
        again.http.cookies.set("kronika", cookie)
        assert again.get(f"/api/tables/{table}")["chat"] == "muted"


def test_the_host_interrupts_no_talk_about_an_undo(parlour: Parlour) -> None:
    table, anna, karel = two_people(parlour, "dominion")
    with anna.watch(table) as one, karel.watch(table) as two:
        asker, other = (one, two) if one.ask else (two, one)
        while asker.ask:  # when the turn has ended, an undo needs consent
            play_on([asker], random.Random(1), most=1)
            asker.settle()
        asker.send({"type": "undo", "table": table, "nonce": "u"})
        other.until(lambda state: state["undo_asked_by"] is not None)
        order(anna, table, "arrange", open_chat=True)
        other.until(lambda state: state["info"]["open_chat"])
        assert other.state["undo_asked_by"] == asker.state["info"]["my_seat"]
