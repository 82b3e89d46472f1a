"""The world that a saga's game left is for its people until the next game has begun, and for nobody while that is
played with. All routes and the socket are asked by members, spectators and strangers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.server import sagas
from tests.server import every_route
from tests.server.heirloom import SEEN, STORY, WORLD, seen_by
from tests.server.parlour import Guest, Parlour, Watching, play_on, relaxed

GAMES = ("tests.server.heirloom:Heirloom", "tests.server.dynasty:Childless")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        yield parlour


class Saga:
    """Anna and Karel with a bot between them; Sofie looks on from the first moment, Cyril and somebody without a
    cookie come later."""

    def __init__(self, parlour: Parlour, game: str = "heirloom") -> None:
        self.parlour = parlour
        self.game = game
        self.anna, self.karel = parlour.guest("Anna"), parlour.guest("Karel")
        self.sofie, self.cyril = parlour.guest("Sofie"), parlour.guest("Cyril")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "empty"}]
        body = {"game": game, "name": "", "seats": seats, "saga": "Doba mlhy"}
        created = self.anna.post("/api/tables", body)
        self.first: str = created["id"]
        self.id: str = created["saga"]["saga"]
        self.karel.sit(self.first, 2, self.anna.invite(self.first))
        self.overheard: list[str] = []

    @property
    def hidden(self) -> list[str]:
        """What tells of the world that the first game left, or lets one find it."""
        live = self.parlour.live(self.first)
        assert live.deal is not None
        assert live.table is not None
        return [WORLD, SEEN, STORY, live.deal.secret.hex(), live.table.seed]

    def play(self, table: str, chance: int) -> None:
        """Plays a game to its end, with Sofie and somebody without a cookie looking on."""
        lookers = [self.sofie.watch(table), Watching(None, table, base=self.parlour.base)]
        players = [self.anna.watch(table), self.karel.watch(table)]
        play_on(players, random.Random(chance))
        for device in (*players, *lookers):
            device.until(lambda state: state["info"]["status"] == "over")
            device.settle()
            device.close()
        self.overheard += [frame for device in lookers for frame in device.frames]

    def follow(self) -> str:
        """The next game, at which Karel's chair still waits for him."""
        return str(self.anna.post(f"/api/tables/{self.first}/next")["id"])

    def sit_down(self, table: str) -> None:
        offers = self.karel.get(f"/api/tables/{table}")["saga"]["offers"]
        self.karel.sit(table, offers.index("Karel"), "")

    def found_by(self, guest: Guest, *tables: str, hidden: list[str] | None = None) -> list[tuple[str, str]]:
        """Which routes, and which sockets, tell somebody what."""
        wanted = self.hidden if hidden is None else hidden
        told = [
            (request.route, answer)
            for table in tables
            for request, answer in every_route.about(guest, self.game, table, self.id)
        ]
        for table in tables:
            with guest.watch(table) as device:
                device.settle()
                told += [("/ws", frame) for frame in device.frames]
        return sorted({(route, each) for route, answer in told for each in wanted if each in answer})


@pytest.fixture
def saga(service: Parlour) -> Saga:
    saga = Saga(service)
    saga.play(saga.first, 1)
    return saga


def test_before_the_next_game_nobody_else_learns_of_its_world(saga: Saga) -> None:
    for guest in (saga.cyril, saga.sofie, saga.parlour.guest()):
        assert saga.found_by(guest, saga.first) == []
    assert [text for text in saga.overheard for each in saga.hidden if each in text] == []


def test_the_people_of_a_saga_have_all_they_need(saga: Saga) -> None:
    for guest in (saga.anna, saga.karel):
        assert WORLD in guest.get(f"/api/sagas/{saga.id}/string")["text"]
        assert guest.get(f"/api/sagas/{saga.id}/file")["name"] == "Doba mlhy"
        assert guest.get(f"/api/sagas/{saga.id}")["games"][0]["saga_record"] == {"told": STORY}
        assert guest.get(f"/api/tables/{saga.first}")["deal"]["secret"] in saga.hidden
        assert guest.get(f"/api/tables/{saga.first}/chronicle")["chance"]["secret"] in saga.hidden
        frames = guest.get(f"/api/tables/{saga.first}/replay")
        assert frames["eyes"] == ["all", 0, 1, 2]
        assert all(seen_by(seat) in str(frames["frames"]) for seat in range(3))
        assert SEEN in guest.get(f"/api/tables/{saga.first}/charts")["values"]
        with guest.watch(saga.first) as device:
            assert device.state["info"]["deal"]["secret"] in saga.hidden
    branch = saga.karel.post(f"/api/tables/{saga.first}/play-on", {"at": 1, "seat": 0, "bot": "random"})
    assert branch["status"] == "playing"


def test_others_are_told_why_and_see_what_was_to_be_seen_at_the_table(saga: Saga) -> None:
    at = f"/api/tables/{saga.first}"
    for path in (f"{at}/chronicle", f"{at}/replay?seat=all", f"{at}/replay?seat=1", f"{at}/charts?seat=all"):
        said = saga.cyril.get(path, status=403)
        assert (said["id"], said["args"]) == ("saga-people", {"name": "Doba mlhy"}), path
    for part in ("file", "string"):
        assert saga.cyril.get(f"/api/sagas/{saga.id}/{part}", status=403)["id"] == "saga-people"
    refused = saga.cyril.post(f"{at}/play-on", {"at": 1, "seat": 0, "bot": "random"}, status=403)
    assert refused["id"] == "saga-people"
    [game] = saga.cyril.get(f"/api/sagas/{saga.id}")["games"]
    assert (game["names"], game["winners"]) == (["Anna", "Random", "Karel"], saga.cyril.get(at)["winners"])
    assert (game["saga_record"], game["turns"], game["scene"]) == ({}, [], {})
    # The replay for them is the spectator's story, frame by frame.
    frames = saga.cyril.get(f"{at}/replay")
    assert frames["eyes"] == ["public"]
    with saga.cyril.watch(saga.first) as device:
        assert frames["frames"][-1]["view"] == device.state["view"]
        assert [event for frame in frames["frames"] for event in frame["events"]] == device.events
        assert frames["result"] == device.state["result"]
    assert set(saga.cyril.get(f"{at}/charts")["values"]) == {"points"}


def test_while_the_next_game_gathers_its_world_is_for_nobody(saga: Saga) -> None:
    after = saga.follow()
    for guest in (saga.cyril, saga.sofie):
        assert saga.found_by(guest, saga.first, after) == []
    # Its people read what happened, and see again what they saw; no more.
    world = [each for each in saga.hidden if each not in (STORY, SEEN)]
    for guest, seat in ((saga.karel, 2), (saga.anna, 0)):
        others = [seen_by(other) for other in range(3) if other != seat]
        assert guest.get(f"/api/sagas/{saga.id}")["games"][0]["saga_record"] == {"told": STORY}
        frames = guest.get(f"/api/tables/{saga.first}/replay")
        assert frames["eyes"] == [seat, "public"]
        assert seen_by(seat) in str(frames["frames"])
        assert guest.get(f"/api/tables/{saga.first}/replay?seat=all", status=409)["id"] == "saga-on"
        assert saga.found_by(guest, saga.first, hidden=[*world, *others]) == []


def test_when_the_next_game_has_begun_the_history_is_for_all(saga: Saga) -> None:
    after = saga.follow()
    saga.sit_down(after)
    assert saga.cyril.get(f"/api/tables/{after}")["status"] == "playing"
    assert saga.found_by(saga.cyril, saga.first, after) == [("GET /api/sagas/{id}", STORY)]
    saga.play(after, 2)
    # The world of the first game is history, that of the second has yet to be played.
    assert saga.cyril.get(f"/api/tables/{saga.first}/chronicle")["chance"]["secret"] in saga.hidden
    assert saga.cyril.get(f"/api/tables/{saga.first}/replay")["eyes"][0] == "all"
    assert WORLD in saga.cyril.get(f"/api/tables/{after}")["setup"]["chronicle"]
    assert saga.cyril.get(f"/api/tables/{after}/chronicle", status=403)["id"] == "saga-people"
    assert saga.cyril.get(f"/api/sagas/{saga.id}/string", status=403)["id"] == "saga-people"
    assert [game["saga_record"] for game in saga.cyril.get(f"/api/sagas/{saga.id}")["games"]] == [{"told": STORY}, {}]


def test_a_game_played_on_from_a_saga_tells_no_more_than_the_saga(saga: Saga) -> None:
    """It has the same seed and the same past."""
    branch = saga.anna.post(f"/api/tables/{saga.first}/play-on", {"at": 1, "seat": 0, "bot": "random"})["id"]
    with saga.anna.watch(branch) as device:
        play_on([device], random.Random(3))
    assert saga.found_by(saga.cyril, branch) == []
    assert saga.anna.get(f"/api/tables/{branch}/chronicle")["game"] == "heirloom"
    saga.follow()
    assert saga.anna.get(f"/api/tables/{branch}/chronicle", status=409)["id"] == "saga-on"


def test_a_game_that_left_its_saga_keeps_the_world_to_itself(saga: Saga, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was started in its place is played with the same world."""
    deserted = saga.follow()
    saga.sit_down(deserted)
    monkeypatch.setattr(sagas, "DESERTED", 0.0)
    saga.anna.post(f"/api/tables/{saga.first}/next", {"replaces": deserted})
    saga.play(deserted, 2)
    again = saga.anna.post(f"/api/tables/{deserted}/rematch")["id"]
    for guest in (saga.cyril, saga.sofie, saga.anna):
        assert saga.found_by(guest, deserted, again, hidden=[WORLD]) == []
    assert saga.anna.get(f"/api/tables/{deserted}/chronicle", status=409)["id"] == "saga-on"
    assert [text for text in saga.overheard if WORLD in text] == []


def test_a_game_that_leaves_no_world_has_nothing_to_hide(service: Parlour) -> None:
    saga = Saga(service, "childless")
    saga.play(saga.first, 1)
    assert saga.cyril.get(f"/api/tables/{saga.first}/chronicle")["game"] == "childless"
    assert saga.cyril.get(f"/api/tables/{saga.first}/replay")["eyes"][0] == "all"


def test_whoever_brought_the_saga_is_of_its_people(saga: Saga) -> None:
    plain: dict[str, Any] = saga.anna.get(f"/api/sagas/{saga.id}/file")
    brought = saga.cyril.post("/api/sagas", plain)["saga"]
    assert saga.cyril.get(f"/api/sagas/{brought}/string") == saga.anna.get(f"/api/sagas/{saga.id}/string")
    assert saga.karel.get(f"/api/sagas/{brought}/string", status=403)["id"] == "saga-people"
