"""Sagas at the server: tables that grow out of each other, their secrets, their history, and their files."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import kronika
from kronika.server import sagas
from kronika.server.replays import Recording
from kronika.server.sagas import scene
from tests.server.dynasty import SECRET, by_turn
from tests.server.parlour import HIGH_CARD, Guest, Parlour, Watching, catch_up, play_on, relaxed, until
from tests.server.stores import ask

GAMES = (HIGH_CARD, "tests.server.dynasty:Dynasty", "tests.server.dynasty:Childless")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        yield parlour


def create_table(
    guest: Guest, *seats: str, game: str = "dynasty", saga: str = "Doba mlhy", status: int = 200, **setup: Any
) -> Any:
    chairs = [{"kind": seat} if seat in ("me", "empty") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": game, "name": "", "seats": chairs, "setup": setup, "saga": saga}
    return guest.post("/api/tables", body, status)


def finished(parlour: Parlour, chance: int = 1, **setup: Any) -> tuple[dict[str, Any], Guest, Guest]:
    """The first game of a saga of Anna and Karel with a bot between them, at its end."""
    anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
    created = create_table(anna, "me", "random", "empty", **setup)
    karel.sit(created["id"], 2, anna.invite(created["id"]))
    play(created["id"], chance, anna, karel)
    return anna.get(f"/api/tables/{created['id']}"), anna, karel


def play(table: str, chance: int, *guests: Guest) -> None:
    devices = [guest.watch(table) for guest in guests]
    play_on(devices, random.Random(chance))
    assert {device.state["info"]["status"] for device in devices} == {"over"}
    for device in devices:
        device.close()


def names_of(info: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in info["chairs"]]


# --- secrets ---


def test_a_secret_option_reaches_nobody_while_the_game_is_on(service: Parlour) -> None:
    """Every word that a player, the host, a watcher and the lists get."""
    anna, karel, stranger = service.guest("Anna"), service.guest("Karel"), service.guest("Cyril")
    heard: list[str] = []
    created = create_table(anna, "me", "empty", chronicle=SECRET)
    table = created["id"]
    heard.append(json.dumps(created))
    with anna.watch(table) as one, stranger.watch(table) as looking, Watching(None, table, base=service.base) as nobody:
        heard.append(json.dumps(karel.sit(table, 1, anna.invite(table))))
        with karel.watch(table) as two:
            catch_up([one, two])
            assert play_on([one, two], random.Random(3), most=6) == 6
            one.send({"type": "chat", "table": table, "text": "hm", "nonce": "1"})
            looking.settle()
            nobody.settle()
            assert looking.state["info"]["status"] == "playing"
            for guest in (anna, karel, stranger):
                for path in (f"/api/tables/{table}", "/api/tables", "/api/sagas"):
                    heard.append(guest.http.get(path).text)
                heard.append(guest.http.get(f"/api/sagas/{created['saga']['saga']}").text)
                for part in ("file", "string"):
                    heard.append(guest.http.get(f"/api/sagas/{created['saga']['saga']}/{part}").text)
                heard.append(guest.http.get(f"/api/tables/{table}/chronicle").text)
                heard.append(guest.http.get(f"/api/tables/{table}/replay").text)
            for device in (one, two, looking, nobody):
                assert device.frames
                heard += device.frames
            assert service.table(table).setup["chronicle"] == SECRET
            assert len(heard) > 30
            assert [text for text in heard if SECRET in text] == []
            play_on([one, two], random.Random(3))
            # After the end it is no secret any more: it is in the chronicle.
            assert one.state["info"]["setup"]["chronicle"] == SECRET
            assert karel.get(f"/api/tables/{table}/chronicle")["setup"]["chronicle"] == SECRET


def test_a_secret_option_is_not_in_a_list_that_was_saved(service: Parlour) -> None:
    anna = service.guest("Anna")
    table = create_table(anna, "me", "empty", chronicle=SECRET)["id"]
    live = service.running.service.tables._live
    listed: list[list[dict[str, Any]]] = []

    def read_without_the_table() -> bool:
        """The line is saved now and then; from then on the list needs no table."""
        live.pop(table, None)
        listed.append(anna.get("/api/tables"))
        return table not in live

    until(read_without_the_table)
    assert [info["setup"]["chronicle"] for info in listed[-1]] == [""]


def test_the_world_of_the_running_game_is_not_given_away_by_the_one_before(service: Parlour) -> None:
    """A finished game's chronicle leads to the world it left; while that is played with, nobody gets it."""
    info, anna, karel = finished(service)
    saga = info["saga"]["saga"]
    assert SECRET in anna.get(f"/api/sagas/{saga}/string")["text"]
    assert anna.get(f"/api/tables/{info['id']}/chronicle")["game"] == "dynasty"
    told = info["deal"]["secret"]
    assert len(told) == 64
    until(lambda: ask(service.settings.database, "select 1 from summaries where table_id = :id", id=info["id"]))
    after = karel.post(f"/api/tables/{info['id']}/next")
    assert after["deal"]["promise"] != info["deal"]["promise"]
    service.running.service.tables._live.pop(info["id"])  # the list is read from the store, the table from its log
    for path in ("/api/tables", f"/api/tables/{info['id']}", f"/api/sagas/{saga}"):
        assert told not in anna.http.get(path).text
    for path in (f"/api/sagas/{saga}/string", f"/api/sagas/{saga}/file", f"/api/tables/{info['id']}/chronicle"):
        said = anna.get(path, status=409)
        assert (said["id"], said["args"]) == ("saga-on", {"number": 2})
    assert after["setup"]["chronicle"] == ""
    assert SECRET not in json.dumps(anna.get(f"/api/sagas/{saga}"))


# --- the next game ---


def test_a_saga_begins_with_a_table(service: Parlour) -> None:
    anna = service.guest("Anna")
    info = create_table(anna, "me", "empty", saga="  Doba\n mlhy ")
    part = info["saga"]
    assert (part["name"], part["number"], part["offers"], part["mine"]) == ("Doba mlhy", 1, [], None)
    story = anna.get(f"/api/sagas/{part['saga']}")
    assert (story["name"], story["game"], story["on"], story["may_go_on"]) == ("Doba mlhy", "dynasty", True, False)
    assert [(game["number"], game["table"], game["status"]) for game in story["games"]] == [
        (1, info["id"], "gathering")
    ]
    assert create_table(anna, "me", "empty", saga="")["saga"] is None
    assert create_table(anna, "me", "empty", game="high-card", status=422)["id"] == "saga-never"
    assert len(anna.get("/api/sagas")) == 1


def test_the_next_game_offers_its_chairs_in_the_order_of_the_sequel(service: Parlour) -> None:
    info, anna, karel = finished(service)
    winner = info["winners"][0]
    order = by_turn(3, winner)
    with karel.watch(info["id"]) as two:
        after = anna.post(f"/api/tables/{info['id']}/next")
        assert two.hear("presence")["info"]["rematch"] == after["id"]
    by_seat = ["Anna", "", ""]  # the chairs of the others wait
    by_seat[1] = "Random"
    assert names_of(after) == [by_seat[seat] for seat in order]
    assert after["saga"]["number"] == 2
    offers = ["", "", "Karel"]
    assert after["saga"]["offers"] == [offers[seat] for seat in order]
    assert after["saga"]["mine"] is None
    mine = karel.get(f"/api/tables/{after['id']}")["saga"]["mine"]
    assert mine == order.index(2)
    world = service.table(info["id"]).sequel("Doba mlhy")
    assert world is not None
    assert service.live(after["id"]).header.setup == {**world.setup, "writes": True}
    # He is known from the last game, so he needs no invitation.
    assert names_of(karel.sit(after["id"], mine, ""))[mine] == "Karel"
    assert karel.get(f"/api/tables/{after['id']}")["status"] == "playing"
    play(after["id"], 2, anna, karel)
    story = karel.get(f"/api/sagas/{info['saga']['saga']}")
    assert [game["number"] for game in story["games"]] == [1, 2]
    assert [game["status"] for game in story["games"]] == ["over", "over"]
    assert story["may_go_on"]


def test_the_winner_is_offered_the_first_chair(service: Parlour) -> None:
    for chance in range(1, 300):  # Karel wins every fourth game or so
        info, anna, karel = finished(service, chance)
        if info["winners"][0] == 2:
            break
    else:
        pytest.fail("Karel has won none of three hundred games")
    after = anna.post(f"/api/tables/{info['id']}/next")
    assert after["saga"]["offers"] == ["Karel", "", ""]
    assert names_of(after) == ["", "Anna", "Random"]
    # Nobody else takes it before him, unless the host does.
    stranger = service.guest("Cyril")
    refused = stranger.sit(after["id"], 0, anna.invite(after["id"]), status=409)
    assert (refused["id"], refused["args"]) == ("chair-offered", {"name": "Karel"})
    assert names_of(anna.sit(after["id"], 0, "")) == ["Anna", "", "Random"]
    assert names_of(karel.sit(after["id"], 1, "")) == ["Anna", "Karel", "Random"]


def test_a_game_has_one_next_game_whoever_asks_at_once(service: Parlour) -> None:
    info, anna, karel = finished(service)

    def ask(guest: Guest) -> str:
        return str(guest.post(f"/api/tables/{info['id']}/next")["id"])

    with ThreadPoolExecutor(8) as threads:
        created = set(threads.map(ask, [anna, karel] * 8))
    assert len(created) == 1
    story = anna.get(f"/api/sagas/{info['saga']['saga']}")
    assert [game["table"] for game in story["games"]] == [info["id"], *created]
    mine = {each["id"] for each in anna.get("/api/tables")} | {each["id"] for each in karel.get("/api/tables")}
    assert mine == {info["id"], *created}  # no table is left over
    assert anna.get(f"/api/tables/{info['id']}")["rematch"] in created


def test_the_next_game_may_have_more_chairs_or_fewer(service: Parlour) -> None:
    info, anna, _ = finished(service)
    after = anna.post(f"/api/tables/{info['id']}/next", {"seats": 4})
    assert len(after["chairs"]) == 4
    assert names_of(after)[3] == ""
    other, anna, _ = finished(service, 2)
    after = anna.post(f"/api/tables/{other['id']}/next", {"seats": 2})
    # The bot has to go before a person does, unless it won.
    stay = [seat for seat in by_turn(3, other["winners"][0]) if seat != 1 or other["winners"][0] == 1][:2]
    assert [after["chairs"][i]["name"] or after["saga"]["offers"][i] for i in range(2)] == [
        ("Anna", "Random", "Karel")[seat] for seat in stay
    ]
    third, anna, _ = finished(service, 3)
    assert anna.post(f"/api/tables/{third['id']}/next", {"seats": 9}, status=422)["id"] == "seats-wrong"
    assert anna.get(f"/api/tables/{third['id']}")["rematch"] == ""


def test_whoever_may_not_go_on_learns_why(service: Parlour) -> None:
    info, anna, _ = finished(service)
    stranger = service.guest("Cyril")
    assert stranger.post(f"/api/tables/{info['id']}/next", status=403)["id"] == "not-seated"
    assert not stranger.get(f"/api/sagas/{info['saga']['saga']}")["may_go_on"]
    assert anna.post(f"/api/tables/{info['id']}/rematch", status=409)["id"] == "rematch-saga"
    running = create_table(anna, "me", "empty")["id"]
    assert anna.post(f"/api/tables/{running}/next", status=409)["id"] == "table-runs"
    alone = anna.create_table("dynasty", "random", "random")
    anna.watch_to_the_end(alone)
    assert anna.post(f"/api/tables/{alone}/next", status=409)["id"] == "saga-none"
    barren = create_table(anna, "random", "random", game="childless")["id"]
    anna.watch_to_the_end(barren)
    assert anna.post(f"/api/tables/{barren}/next", status=422)["id"] == "saga-no-sequel"
    assert anna.get("/api/sagas/nothing", status=404)["id"] == "saga-unknown"


def test_a_saga_survives_a_restart(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as service:
        info, anna, _ = finished(service)
        after = anna.post(f"/api/tables/{info['id']}/next")
        cookie = anna.http.cookies["kronika"]
        before = anna.get(f"/api/sagas/{info['saga']['saga']}")
    with Parlour(relaxed(tmp_path, games=GAMES)) as service:
        again = service.guest()
        again.http.cookies.clear()
        again.http.cookies.set("kronika", cookie)
        assert again.get(f"/api/sagas/{info['saga']['saga']}") == before
        assert again.get(f"/api/tables/{after['id']}")["saga"] == after["saga"]
        assert [line["name"] for line in again.get("/api/sagas")] == ["Doba mlhy"]


def test_a_next_game_that_never_began_is_started_again(service: Parlour) -> None:
    info, anna, karel = finished(service)
    saga = info["saga"]["saga"]
    waiting = anna.post(f"/api/tables/{info['id']}/next", {"seats": 4})
    karel.sit(waiting["id"], next(i for i, name in enumerate(waiting["saga"]["offers"]) if name == "Karel"), "")
    assert anna.get(f"/api/sagas/{saga}")["may_renew"]
    assert not service.guest("Cyril").get(f"/api/sagas/{saga}")["may_renew"]
    stranger = service.guest("Dan")
    body = {"seats": 3, "replaces": waiting["id"]}
    assert stranger.post(f"/api/tables/{info['id']}/next", body, status=403)["id"] == "not-seated"
    assert anna.post(f"/api/tables/{info['id']}/next", {**body, "seats": 9}, status=422)["id"] == "seats-wrong"
    assert [game["table"] for game in anna.get(f"/api/sagas/{saga}")["games"]] == [info["id"], waiting["id"]]
    before = anna.get(f"/api/sagas/{saga}")["games"][0]
    watching = karel.watch(waiting["id"])

    created = karel.post(f"/api/tables/{info['id']}/next", body)
    assert created["id"] != waiting["id"]
    assert (len(created["chairs"]), created["saga"]["number"]) == (3, 2)
    story = anna.get(f"/api/sagas/{saga}")
    assert [game["table"] for game in story["games"]] == [info["id"], created["id"]]
    assert story["games"][0] == before, "nothing that was told is lost"
    assert anna.get(f"/api/tables/{info['id']}")["rematch"] == created["id"]
    # The old table shows its people the way, and nobody sits down there any more.
    until(lambda: watching.hear("presence")["info"]["rematch"] == created["id"])
    watching.close()
    old = karel.get(f"/api/tables/{waiting['id']}")
    assert (old["saga"], old["my_seat"], set(names_of(old))) == (None, None, {""})
    assert anna.post(f"/api/tables/{waiting['id']}/sit", {"seat": 0, "name": "Anna"}, 409)["id"] == "table-aside"
    mine = {each["id"] for each in anna.get("/api/tables")} | {each["id"] for each in karel.get("/api/tables")}
    assert mine == {info["id"], created["id"]}
    # Whoever asks for it a moment later gets the new one.
    assert anna.post(f"/api/tables/{info['id']}/next", body)["id"] == created["id"]


def test_a_next_game_is_started_again_once_however_many_ask(service: Parlour) -> None:
    info, anna, karel = finished(service)
    waiting = anna.post(f"/api/tables/{info['id']}/next")["id"]

    def ask(guest: Guest) -> str:
        return str(guest.post(f"/api/tables/{info['id']}/next", {"replaces": waiting})["id"])

    with ThreadPoolExecutor(8) as threads:
        created = set(threads.map(ask, [anna, karel] * 4))
    assert len(created) == 1
    story = anna.get(f"/api/sagas/{info['saga']['saga']}")
    assert [game["table"] for game in story["games"]] == [info["id"], *created]


def test_a_next_game_that_everybody_left_is_started_again_and_one_that_goes_on_is_not(
    service: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, anna, karel = finished(service)
    saga = info["saga"]["saga"]
    running = anna.post(f"/api/tables/{info['id']}/next")
    karel.sit(running["id"], running["saga"]["offers"].index("Karel"), "")
    assert anna.get(f"/api/tables/{running['id']}")["status"] == "playing"
    assert not anna.get(f"/api/sagas/{saga}")["may_renew"]
    body = {"replaces": running["id"]}
    assert anna.post(f"/api/tables/{info['id']}/next", body, status=409)["id"] == "saga-goes-on"
    assert anna.get(f"/api/tables/{running['id']}")["saga"] is not None

    monkeypatch.setattr(sagas, "DESERTED", 0.0)
    assert karel.get(f"/api/sagas/{saga}")["may_renew"]
    created = karel.post(f"/api/tables/{info['id']}/next", body)
    assert (created["saga"]["number"], created["status"]) == (2, "gathering")
    # What was begun is a game of its own now and can be played to its end; the saga goes on with the new one.
    play(running["id"], 3, anna, karel)
    assert anna.post(f"/api/tables/{running['id']}/next", status=409)["id"] == "saga-none"
    assert [game["table"] for game in anna.get(f"/api/sagas/{saga}")["games"]] == [info["id"], created["id"]]
    anna.sit(created["id"], next(i for i, name in enumerate(created["saga"]["offers"]) if name == "Anna"), "")
    play(created["id"], 4, anna, karel)
    assert anna.get(f"/api/sagas/{saga}")["may_go_on"]


def test_what_was_put_aside_stays_so_after_a_restart(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as service:
        info, anna, _ = finished(service)
        waiting = anna.post(f"/api/tables/{info['id']}/next")["id"]
        created = anna.post(f"/api/tables/{info['id']}/next", {"replaces": waiting})["id"]
        cookie = anna.http.cookies["kronika"]
    with Parlour(relaxed(tmp_path, games=GAMES)) as service:
        again = service.guest()
        again.http.cookies.clear()
        again.http.cookies.set("kronika", cookie)
        old = again.get(f"/api/tables/{waiting}")
        assert (old["saga"], old["rematch"]) == (None, created)
        assert again.post(f"/api/tables/{waiting}/sit", {"seat": 0, "name": "Anna"}, 409)["id"] == "table-aside"
        assert [each["id"] for each in again.get("/api/tables")] == [created, info["id"]]
        story = again.get(f"/api/sagas/{info['saga']['saga']}")
        assert [game["table"] for game in story["games"]] == [info["id"], created]


def test_a_saga_needs_a_game_that_leaves_a_world(service: Parlour) -> None:
    anna = service.guest("Anna")
    refused = create_table(anna, "me", "empty", game="oath", status=422, writes=False)
    assert (refused["id"], refused["args"]["option"]) == ("saga-option", "writes")
    assert anna.get("/api/sagas") == []
    assert create_table(anna, "me", "empty", game="oath", saga="", writes=False)["saga"] is None, (
        "a game of its own may"
    )
    assert create_table(anna, "me", "empty", game="oath", writes=True)["saga"]["number"] == 1


# --- lists and history ---


def test_everybody_finds_the_sagas_they_played_in(service: Parlour) -> None:
    info, anna, karel = finished(service)
    for guest in (anna, karel):
        [line] = guest.get("/api/sagas")
        assert (line["name"], line["game"], line["number"], line["table"]) == ("Doba mlhy", "dynasty", 1, info["id"])
        assert line["over"]
    after = anna.post(f"/api/tables/{info['id']}/next")
    [line] = karel.get("/api/sagas")
    assert (line["number"], line["table"], line["over"]) == (2, after["id"], False)
    assert service.guest("Cyril").get("/api/sagas") == []


def test_the_history_tells_what_a_game_brought_and_where_it_turned(service: Parlour) -> None:
    info, anna, _ = finished(service)
    [game] = anna.get(f"/api/sagas/{info['saga']['saga']}")["games"]
    assert game["saga_record"] == {"winner": info["winners"][0], "left": 5}
    assert game["winners"] == info["winners"]
    assert (game["names"], game["mine"]) == (["Anna", "Random", "Karel"], 0)
    # Every card played is a milestone of this game; the replay shows it after that many answers.
    assert len(game["turns"]) == 15
    for turn in game["turns"]:
        [frame] = anna.get(f"/api/tables/{info['id']}/replay?seat=all&from={turn['seq']}&count=1")["frames"]
        assert turn["event"]["id"] in {event["id"] for event in frame["events"]}
        assert turn["event"]["moves"] == []
    # The scene is that before the last answer, with which the last two rounds are played: three rounds have been won.
    assert sum(seat["points"] for seat in game["scene"]["seats"]) == 9
    assert game["scene"]["zones"] == []  # all zones of this game are somebody's


class Ending:
    """A game whose last answer turns a site up, decides it, and then takes the site away."""

    def __init__(self, runs_on: bool) -> None:
        self.game = "dynasty"
        self.on_checkpoint: Any = None
        self._runs_on = runs_on
        self._site, self._told = "facedown", ["began"]

    def view(self, _: None) -> dict[str, Any]:
        return {"seats": [], "zones": [{"owner": None, "site": self._site}, {"owner": 0}]}

    def events(self, _: None, since: int) -> list[str]:
        return self._told[since:]

    def moments(self) -> Iterator[Ending]:
        yield self
        self.on_checkpoint(self)
        self._site, self._told = "faceup", ["began", "revealed", "won"]
        for site in ("gone", "another") if self._runs_on else ():
            self.on_checkpoint(self)
            self._site = site
        self._site = "another"
        yield self


def test_the_scene_is_what_was_to_be_seen_when_the_game_was_decided() -> None:
    """Not before its last answer, which may bring something to light, nor after it, when the world has changed."""
    for runs_on, site in ((True, "faceup"), (False, "facedown")):
        story = cast("Recording", Ending(runs_on))
        assert scene(story, 0, decided=2)["zones"] == [{"owner": None, "site": site}]


def test_a_story_that_was_told_once_is_kept(service: Parlour) -> None:
    info, anna, _ = finished(service)
    first = anna.get(f"/api/sagas/{info['saga']['saga']}")
    live = service.live(info["id"])
    live.answers.clear()  # told again, it would be another story
    assert anna.get(f"/api/sagas/{info['saga']['saga']}") == first


def test_stories_are_read_as_they_were_stored_when_records_were_called_annals() -> None:
    stored = b'{"winners":[1],"annals":{"left":5},"turns":[],"scene":{}}'
    told = msgspec.json.decode(stored, type=sagas.GameStory)
    assert told.saga_record == {"left": 5}
    assert msgspec.json.encode(told) == stored, "an older version may share the store for the length of an update"


# --- files ---


def test_a_saga_leaves_as_the_file_that_the_command_line_reads(service: Parlour) -> None:
    info, anna, karel = finished(service)
    after = anna.post(f"/api/tables/{info['id']}/next")
    karel.sit(after["id"], after["saga"]["offers"].index("Karel"), "")
    play(after["id"], 2, anna, karel)
    path = f"/api/sagas/{info['saga']['saga']}"
    plain = anna.get(f"{path}/file")
    saga = kronika.resume_saga(plain)
    assert saga.plain() == plain
    assert saga.name == "Doba mlhy"
    assert saga.records == [game["saga_record"] for game in anna.get(path)["games"]]
    assert anna.get(f"{path}/string") == {"text": saga.next_setup["chronicle"]}


def test_no_game_of_a_sagas_file_has_a_seed_that_is_too_long(service: Parlour) -> None:
    saga = kronika.saga("dynasty", "Doba mlhy")
    table = saga.next_table(["Anna", "Karel"], "x" * 129)
    while table.asks:
        table.answer(table.asks[0].seat, table.asks[0].keys()[: table.asks[0].least])
    saga.add(table)
    refused = service.guest("Eva").post("/api/sagas", saga.plain(), 422)
    assert (refused["id"], refused["args"]) == ("seed-too-long", {"most": 128, "length": 129})


def test_a_saga_comes_as_a_file_and_goes_on(service: Parlour) -> None:
    info, anna, _ = finished(service)
    plain = anna.get(f"/api/sagas/{info['saga']['saga']}/file")
    berta = service.guest("Karel")  # whoever bears a name of the file gets that chair
    saga = berta.post("/api/sagas", plain)["saga"]
    assert berta.get(f"/api/sagas/{saga}/file") == plain
    story = berta.get(f"/api/sagas/{saga}")
    assert (story["name"], story["on"], story["may_go_on"]) == ("Doba mlhy", False, True)
    [game] = story["games"]
    assert game["table"] != info["id"]
    assert berta.get(f"/api/tables/{game['table']}/replay?from=0&count=1")["names"] == ["Anna", "Random", "Karel"]
    after = berta.post(f"/api/tables/{game['table']}/next")
    order = by_turn(3, info["winners"][0])
    assert names_of(after) == [["", "", "Karel"][seat] for seat in order]
    assert after["saga"]["offers"] == [["Anna", "Random", ""][seat] for seat in order]
    assert not anna.get(f"/api/sagas/{saga}")["may_go_on"]  # it is another saga than hers
    assert [line["id"] for line in berta.get("/api/sagas")] == [saga]


def test_what_is_wrong_with_a_file_is_said(service: Parlour) -> None:
    info, anna, _ = finished(service)
    plain = anna.get(f"/api/sagas/{info['saga']['saga']}/file")

    def refused(given: Any) -> dict[str, Any]:
        said: dict[str, Any] = anna.post("/api/sagas", given, status=422)
        return said

    assert refused([])["id"] == "saga-not-one"
    assert refused({**plain, "kronika-saga": 99})["id"] == "saga-newer"
    assert refused({**plain, "name": " "})["id"] == "saga-nameless"
    assert refused({**plain, "games": {}})["args"]["field"] == "games"
    assert refused({**plain, "games": []})["id"] == "saga-empty"
    assert anna.post("/api/sagas", {**plain, "game": "chess"}, status=404)["id"] == "game-unknown"
    assert refused({**plain, "games": plain["games"] * 2})["id"] == "saga-stranger"
    broken = json.loads(json.dumps(plain))
    broken["games"][0]["answers"][3] = [0, "play:99"]
    said = refused(broken)
    assert said["id"] == "saga-game"
    assert said["args"]["number"] == 1
    assert said["args"]["why"]
    unfinished = json.loads(json.dumps(plain))
    unfinished["games"][0]["answers"].pop()
    assert refused(unfinished)["id"] in ("saga-game", "saga-unfinished")
    assert anna.http.post("/api/sagas", content=b"{").json()["id"] == "chronicle-not-json"
    assert len(anna.get("/api/sagas")) == 1


# --- Oath ---


def test_a_saga_of_oath(service: Parlour) -> None:
    """Bots play; the next game begins with the world that the first one left, and nobody is shown it."""
    anna = service.guest("Anna")
    first = create_table(anna, "random", "random", "random", game="oath", saga="Chryzantéma")
    anna.watch_to_the_end(first["id"])
    saga = f"/api/sagas/{first['saga']['saga']}"
    string = anna.get(f"{saga}/string")["text"]
    after = anna.post(f"/api/tables/{first['id']}/next")
    assert service.live(after["id"]).header.setup["chronicle"] == string
    # Bots may have finished it already; then it is no secret any more.
    assert after["setup"]["chronicle"] == (string if after["status"] == "over" else "")
    anna.watch_to_the_end(after["id"])
    story = anna.get(saga)
    one, two = story["games"]
    assert (one["saga_record"]["number"], two["saga_record"]["number"]) == (1, 2)
    assert one["saga_record"]["next"] == two["saga_record"]["oath"]
    assert two["names"][0] == one["names"][one["winners"][0]]
    for game in (one, two):
        assert game["turns"][-1]["event"]["id"] == "oath-log-win"
        assert game["turns"][-1]["round"] == game["saga_record"]["round"]
        sites = [zone for zone in game["scene"]["zones"] if zone["kind"] == "site"]
        assert len(sites) == 8
        # Sites that were lost had been there, be it that the last answer turned them up.
        names = {zone.get("name") for zone in sites}
        assert {of for what, of in game["saga_record"]["deeds"] if what == "lost"} <= names
    assert kronika.resume_saga(anna.get(f"{saga}/file")).name == "Chryzantéma"


def test_a_chronicle_string_is_the_world_of_a_new_table(service: Parlour) -> None:
    anna = service.guest("Anna")
    first = create_table(anna, "random", "random", game="oath", saga="Chryzantéma")
    anna.watch_to_the_end(first["id"])
    string = anna.get(f"/api/sagas/{first['saga']['saga']}/string")["text"]
    elsewhere = create_table(anna, "me", "random", game="oath", saga="Jinde", chronicle=string)
    assert service.table(elsewhere["id"]).setup["chronicle"] == string
    damaged = create_table(anna, "me", "random", game="oath", saga="", chronicle=string[:-3], status=422)
    assert damaged["id"].startswith("oath-string-")
    assert "position" in damaged["args"]
