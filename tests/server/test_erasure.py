"""Whoever wants to be forgotten is: nothing in the store and nothing that anybody is told leads to them, and the games
of the others are whole."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kronika
from kronika.server.settings import Settings
from kronika.server.store.schema import metadata
from tests.cli.run import kronika_says
from tests.server import every_route
from tests.server.messengers import Subscriber
from tests.server.parlour import Guest, Parlour, play_on, relaxed, until
from tests.server.stores import ask_all
from tests.server.test_accounts import WORD, cut, sign_in, sign_up
from tests.server.test_golden_house import old_house, signed_in
from tests.server.test_moderation import order, say, who
from tests.server.test_reports import report
from tests.server.test_sagas import GAMES, create_table, play

NAME, GUEST_NAME = "Zbyhoň", "Zbyšek"

PERSONAL = {"persons", "sessions", "accounts", "tables", "log", "chat", "reports", "sagas", "chapters", "seated"}
PERSONAL |= {"endings", "placings", "ratings", "setups", "votes", "reminders", "push_subscriptions", "notices"}

__all__ = ["old_house"]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        yield parlour


def dump(settings: Settings) -> str:
    """All rows of all tables as text."""
    names = [table.name for table in metadata.sorted_tables]
    found = ask_all(settings.database, [f'select * from "{name}"' for name in names])
    return "\n".join(
        f"{name}: {[plain(value) for value in row]}" for name, rows in zip(names, found, strict=True) for row in rows
    )


def plain(value: Any) -> Any:
    return zlib.decompress(value).decode() if isinstance(value, bytes) else value


def person(parlour: Parlour, table: str, seat: int) -> str:
    return parlour.live(table).chairs[seat].person


class House:
    """A house in which Zbyhoň has left traces everywhere: as a guest under another name, with an account, at tables of
    every state, in a saga whose world knows who won, in chat, in reports, muted, and taken off a chair."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self.anna, self.zbyhon = parlour.guest("Anna"), parlour.guest(NAME)
        sign_up(self.zbyhon, f"{NAME} od lesa")
        before = parlour.guest(GUEST_NAME)
        self.tables = [self._playing(before), self._over(), self._gathering(), self._left(), self._removed()]
        self.ids = {person(parlour, self.tables[0], 1)}
        sign_in(before, f"{NAME} od lesa")
        self.ids.add(person(parlour, self.tables[0], 1))
        self._reports()
        self._setups()
        self._reminders()
        self._tied()
        self.saga = self._saga()
        self.tables.append(self._rated())

    def _playing(self, guest: Guest) -> str:
        table = self.anna.create_table("high-card", "me", "empty")
        guest.sit(table, 1, self.anna.invite(table))
        with self.anna.watch(table) as one, guest.watch(table) as two:
            say(two, f"Ahoj, tady {GUEST_NAME}")
            one.hear("said")
            say(one, f"Vítej, {GUEST_NAME}!", nonce="1")
            one.hear("said")
            play_on([one, two], random.Random(1), most=3)
        return table

    def _over(self) -> str:
        table = self.zbyhon.create_table("high-card", "me", "empty")
        self.anna.sit(table, 1, self.zbyhon.invite(table))
        play(table, 2, self.zbyhon, self.anna)
        self.anna.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 1, "bot": "random"})
        self.anna.http.get(f"/api/tables/{table}/replay")  # so that it is in memory, too
        self.rematch = str(self.anna.post(f"/api/tables/{table}/rematch")["id"])
        return table

    def _gathering(self) -> str:
        body = {
            "game": "high-card",
            "name": f"Stůl, u kterého {NAME} čeká",
            "seats": [{"kind": "me"}] + 2 * [{"kind": "empty"}],
        }
        table = str(self.zbyhon.post("/api/tables", body)["id"])
        self.anna.sit(table, 1, self.zbyhon.invite(table))
        return table

    def _left(self) -> str:
        """They have sat there, but do no longer; they only wrote as a spectator, and may not any more."""
        table = self.anna.create_table("high-card", "me", "empty", "empty")
        self.zbyhon.sit(table, 1, self.anna.invite(table))
        self.zbyhon.post(f"/api/tables/{table}/resign")
        order(self.anna, table, "arrange", open_chat=True)
        with self.zbyhon.watch(table) as line:
            say(line, "Jen koukám")
            said = line.hear("said")
        order(self.anna, table, "mute", who=said["who"], muted=True)
        return table

    def _removed(self) -> str:
        """A bot plays on in their name."""
        table = self.anna.create_table("high-card", "me", "empty")
        self.zbyhon.sit(table, 1, self.anna.invite(table))
        order(self.anna, table, "remove", who=who(self.anna, table, NAME))
        return table

    def _setups(self) -> None:
        """House rules under a name, and a word about what was laid out in a game."""
        rules = {"game": "dynasty", "name": f"{NAME} hraje", "setup": {"chronicle": f"x: {NAME}"}}
        self.zbyhon.post("/api/me/setups", rules)
        table = self.zbyhon.create_table("dynasty", "me", "random")
        play(table, 5, self.zbyhon)
        self.zbyhon.post(f"/api/tables/{table}/like", {"stars": 4})
        self.tables.append(table)

    def _reports(self) -> None:
        table = self.tables[0]
        report(self.anna, table, "person", who=who(self.anna, table, GUEST_NAME), reason=f"{NAME} je {GUEST_NAME}.")
        report(self.zbyhon, table, "person", who=who(self.zbyhon, table, "Anna"), reason="Pomlouvá.")

    def _reminders(self) -> None:
        Subscriber(self.zbyhon, "zbyhon")
        wishes = {"choices": {"chair": ["push"]}, "zone": "Europe/Prague", "lang": "cs"}
        self.zbyhon.post("/api/me/reminders", wishes)  # the next game of the saga offers them a chair

    def _tied(self) -> None:
        """Anna does not want to meet them, and they would like to be somebody's friend."""
        table = self.tables[2]
        self.anna.post(f"/api/tables/{table}/block", {"who": who(self.anna, table, NAME)})
        sign_up(self.parlour.guest("Drahomíra"), "Drahomíra")
        self.zbyhon.post("/api/company/ask", {"name": "Drahomíra"})
        cup = {"game": "high-card", "name": f"{NAME} zve na turnaj"}
        id = self.zbyhon.post("/api/tournaments", cup)["line"]["id"]
        self.zbyhon.post(f"/api/tournaments/{id}/enter")

    def _saga(self) -> str:
        """The winner of the first game is told by the world of the second, which is on; Anna has played on from it."""
        first = create_table(self.zbyhon, "me", "empty", saga=f"Doba, kdy {NAME} vládl")
        self.anna.sit(first["id"], 1, self.zbyhon.invite(first["id"]))
        play(first["id"], 1, self.zbyhon, self.anna)
        saga = str(first["saga"]["saga"])
        self.anna.get(f"/api/sagas/{saga}")  # what it brought is kept from now on
        second = self.anna.post(f"/api/tables/{first['id']}/next", {"seats": 2})["id"]
        self.tables += [first["id"], str(second)]
        return saga

    def _rated(self) -> str:
        """Given up: so it is decided, and both have a rating."""
        rival = self.parlour.guest("Bořek")
        sign_up(rival, "Bořek")
        seats = [{"kind": "me"}, {"kind": "empty"}]
        body = {"game": "high-card", "name": "", "seats": seats, "rated": True}
        table = str(self.zbyhon.post("/api/tables", body)["id"])
        rival.sit(table, 1, self.zbyhon.invite(table))
        self.zbyhon.post(f"/api/tables/{table}/resign")
        until(lambda: rival.get(f"/api/tables/{table}/ratings")["decided"])
        return table

    def erase(self) -> None:
        self.zbyhon.post("/api/me/erase", {"password": WORD})


def known(text: str, ids: set[str]) -> list[str]:
    """Which lines say what of them is known."""
    return [line for line in text.splitlines() if any(each in line for each in (NAME, GUEST_NAME, *ids))]


@pytest.mark.both_stores
def test_nothing_leads_to_who_was_erased(service: Parlour) -> None:
    house = House(service)
    before = dump(service.settings)
    assert all(known(before, {each}) for each in house.ids)
    assert {line.partition(":")[0] for line in known(before, house.ids)} >= PERSONAL
    with house.anna.watch(house.tables[0]) as looking, house.zbyhon.watch(house.tables[1]) as own:
        assert house.zbyhon.post("/api/me/erase", {"password": "jiné heslo"}, 403)["id"] == "password-wrong"
        house.erase()
        assert cut(own) == 1012
        looking.until(lambda state: state["info"]["chairs"][1]["name"] == "#2")
        assert (looking.state["view"]["seats"][1]["name"], looking.state["info"]["chairs"][1]["resigned"]) == (
            "#2",
            True,
        )
        play_on([looking], random.Random(1))  # a bot has the chair
        assert looking.state["result"] is not None
    assert house.zbyhon.get("/api/me") == {"name": "", "account": ""}
    assert known(dump(service.settings), house.ids) == []
    stranger = service.guest("Cyril")
    for guest in (house.anna, stranger):
        for table in (*house.tables, house.rematch):
            with guest.watch(table) as line:
                line.settle()
                assert known("".join(line.frames), house.ids) == []
    _, over, _, left, _, *games = house.tables
    for guest, tables in ((stranger, [left]), (house.anna, [over, *games])):
        for table in tables:
            game = service.live(table).header.game
            for asked, told in every_route.about(guest, game, table, house.saga):
                assert known(told, house.ids) == [], asked
    assert known(dump(service.settings), house.ids) == []
    assert sign_in(service.guest(), f"{NAME} od lesa", status=403)["id"] == "account-wrong"


def test_chairs_are_left_as_when_somebody_goes(service: Parlour) -> None:
    house = House(service)
    playing, over, gathering, left, removed, *_ = house.tables
    house.erase()

    def names(table: str) -> list[str]:
        return [chair["name"] for chair in house.anna.get(f"/api/tables/{table}")["chairs"]]

    assert names(over) == ["#1", "Anna"]
    info = house.anna.get(f"/api/tables/{gathering}")
    assert ([chair["name"] for chair in info["chairs"]], info["host"]) == (["", "Anna", ""], True)
    assert info["name"] == "Stůl, u kterého #1 čeká"
    assert (names(left), names(removed)) == (["Anna", "", ""], ["Anna", "#2"])
    with house.anna.watch(playing) as line:
        line.settle()
        assert [(said["name"], said["text"]) for said in line.said] == [("#2", ""), ("Anna", "Vítej, #2!")]
    assert names(house.rematch)[0] != "#1"  # nobody sits down again in the name of nobody
    assert (names(playing)[1], house.anna.get(f"/api/tables/{playing}")["chairs"][1]["bot"]) == ("#2", "random")


def test_games_of_the_erased_can_be_verified_and_sagas_go_on(service: Parlour, tmp_path: Path) -> None:
    house = House(service)
    before = house.anna.http.get(f"/api/tables/{house.tables[1]}/chronicle").json()
    house.erase()
    after = house.anna.http.get(f"/api/tables/{house.tables[1]}/chronicle").json()
    assert (before["seats"], after["seats"]) == ([NAME, "Anna"], ["#1", "Anna"])
    assert after["chance"] == before["chance"]
    assert (after["answers"], after["digest"]) == (before["answers"], before["digest"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(after))
    found = kronika_says("verify", str(file), "--promised", before["chance"]["commitment"]["hash"])
    assert found.exit_code == 0, found.stdout + found.stderr
    second = house.tables[-2]
    with house.anna.watch(second) as line:
        seat = next(chair for chair in line.state["info"]["chairs"] if not chair["name"])["seat"]
    house.anna.post(f"/api/tables/{second}/fill", {"seat": seat, "bot": "random"})
    play(second, 1, house.anna)
    whole = house.anna.http.get(f"/api/sagas/{house.saga}/file").json()
    saga = kronika.resume_saga(whole)  # each game still grows out of the last
    assert len(saga.chronicles) == 2
    assert known(json.dumps(whole), house.ids) == []


@pytest.mark.usefixtures("sqlite_only")
def test_not_even_the_files_bytes_tell(tmp_path: Path) -> None:
    """What is deleted from a SQLite file lies about in it, unless it is written over."""
    with Parlour(relaxed(tmp_path, games=GAMES)) as parlour:
        house = House(parlour)
        house.erase()
    found = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert [each for each in (NAME, GUEST_NAME, *house.ids) if each.encode() in found] == []


def test_a_guest_is_erased_who_says_that_they_are_sure(service: Parlour) -> None:
    guest = service.guest(NAME)
    table = guest.create_table("high-card", "me", "random")
    id = person(service, table, 0)
    assert guest.post("/api/me/erase", {}, 422)["id"] == "erase-unsure"
    assert id in dump(service.settings)
    guest.post("/api/me/erase", {"sure": True})
    assert known(dump(service.settings), {id}) == []
    assert guest.get("/api/tables") == []


def test_nobody_calls_themselves_as_the_erased_are_called(parlour: Parlour) -> None:
    guest = parlour.guest()
    assert guest.post("/api/me", {"name": "#2"}, 422)["id"] == "name-erased"
    assert guest.post("/api/account", {"name": "#12", "password": WORD}, 422)["id"] == "name-erased"
    assert guest.post("/api/me", {"name": "#dva"})["name"] == "#dva"


def test_whoever_runs_the_server_erases_too_while_it_runs(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, look_every=0.05)) as parlour:
        guest, anna = parlour.guest(NAME), parlour.guest("Anna")
        sign_up(guest, NAME)
        table = guest.create_table("high-card", "me", "empty")
        anna.sit(table, 1, guest.invite(table))
        id = person(parlour, table, 0)
        with anna.watch(table) as line:
            line.settle()
            at = ("--data", str(tmp_path), "--database", parlour.settings.database)
            unknown = kronika_says("erase", "Nikdo", "--yes", *at)
            assert (unknown.exit_code, "Nikdo" in unknown.stderr) == (2, True)
            assert "is erased" in kronika_says("erase", NAME.upper(), "--yes", *at).stdout
            line.until(
                lambda state: state["info"]["chairs"][0]["name"] == "#1"
            )  # what it remembered, it has read again
        assert known(dump(parlour.settings), {id}) == []


def test_an_old_house_forgets_too(old_house: Path) -> None:
    """All four games, a saga in its second game, games of long ago."""
    with Parlour(relaxed(old_house)) as parlour:
        anna, karel = signed_in(parlour, "Anna"), signed_in(parlour, "Karel")
        tables = [table["id"] for table in karel.get("/api/tables")]
        anna.post("/api/me/erase", {"password": "heslo Anna"})
        assert "Anna" not in dump(parlour.settings)
        for table in tables:
            with karel.watch(table) as line:
                line.settle()
                assert "Anna" not in "".join(line.frames)
                assert line.problems == []
