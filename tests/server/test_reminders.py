"""Reminders: whoever wants them gets them once, when they do not know it by themselves, outside of their quiet hours,
and with nothing in them that happens at the table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.engine.texts import catalogue
from kronika.server import app, steady_clock
from kronika.server.messages import Answer, LiveClock
from kronika.server.occupant import Occupant
from kronika.server.reminding import matters
from kronika.server.sessions import Person
from tests.server.clock import Clock
from tests.server.days import ANNA, DAY, KAREL, Days
from tests.server.messengers import MailHost, PushService, Subscriber, word_of
from tests.server.parlour import Guest, Parlour, legal, play_on, relaxed
from tests.server.people import befriend, member, who
from tests.server.stores import ask
from tests.server.test_accounts import fresh, sign_in, sign_up
from tests.server.test_push import PLANTED

KINDS = ("turn", "deadline", "ended", "chair")
DELAY = 600


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


def house(folder: Path, service: PushService, **more: Any) -> Parlour:
    """A server that looks for what is due when a test says so."""
    return Parlour(relaxed(folder, push_stand_in=service.address, remind_every=1e6, **more))


def remind(*parlours: Parlour) -> None:
    """A round, at all of these at once."""
    rounds = []
    for each in parlours:
        rounds.append(asyncio.run_coroutine_threadsafe(each.running.reminding.round(), loop_of(each)))
    for each_round in rounds:
        each_round.result(60)


def loop_of(parlour: Parlour) -> asyncio.AbstractEventLoop:
    task = parlour.running.reminding._task
    assert task is not None
    return task.get_loop()


def wants(guest: Guest, *ways: str, kinds: tuple[str, ...] = KINDS, status: int = 200, **more: Any) -> Any:
    choices = {kind: list(ways) for kind in kinds}
    body = {"choices": choices, "zone": "Europe/Prague", "lang": "cs", **more}
    return guest.post("/api/me/reminders", body, status)


def create_table(parlour: Parlour, game: str = "dominion", pace: int = DAY) -> tuple[str, Guest, Guest]:
    """A table over days: who is asked first, and the other."""
    guests = [parlour.guest("Anna"), parlour.guest("Karel")]
    seats = [{"kind": "me"}, {"kind": "empty"}]
    body = {"game": game, "name": "Náš stůl", "seats": seats, "pace": pace}
    table = guests[0].post("/api/tables", body)["id"]
    guests[1].sit(table, 1, guests[0].invite(table))
    first = next(iter(parlour.live(table).opened))
    return table, guests[first], guests[1 - first]


def play(table: str, *guests: Guest, most: int = 10_000) -> None:
    with ExitStack() as stack:
        play_on([stack.enter_context(each.watch(table)) for each in guests], random.Random(1), most)


def test_one_is_told_of_ones_turn_and_of_the_end_of_ones_time_once(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    with house(tmp_path, service) as parlour:
        table, anna, karel = create_table(parlour)
        mine, others = Subscriber(anna, "anna"), Subscriber(karel, "karel")
        for each in (anna, karel):
            wants(each, "push")
        remind(parlour)
        assert service.taken() == []  # she may come by herself
        clock.let_pass(DELAY)
        remind(parlour)
        got = service.taken()
        game = catalogue("cs", "dominion").text("game-dominion")
        said = {"title": "Jsi na tahu", "body": f"Náš stůl ({game})", "tag": table, "url": f"/table/{table}"}
        assert (mine.reads(got), others.reads(got), len(got)) == ([said], [], 1)
        headers = got[0].headers
        assert (headers["urgency"], headers["content-encoding"], headers["host"]) == (
            "normal",
            "aes128gcm",
            "push.example",
        )
        assert int(headers["ttl"]) > 0
        assert headers["authorization"].startswith("vapid t=")
        assert len(got[0].body) < 4096
        for _ in range(2):
            remind(parlour)
            clock.let_pass(3600)
        assert service.taken() == []
        clock.let_pass(DAY / 2 + 4 * 3600)
        remind(parlour)
        near = service.taken()
        assert mine.reads(near) == [{**said, "title": "Dochází ti čas"}]
        assert (near[0].headers["topic"], near[0].headers["urgency"]) == (headers["topic"], "high")  # in its place
        remind(parlour)
        assert service.taken() == []
        play(table, anna, karel, most=12)  # some turns later it is somebody's turn again
        clock.let_pass(DELAY)
        remind(parlour)
        assert service.taken() == []  # whoever it is has just been there
        assert 'kronika_reminders_total{outcome="push"} 2' in anna.http.get("/metrics").text


def test_nobody_is_told_what_they_have_seen_or_do_not_want(tmp_path: Path, clock: Clock, service: PushService) -> None:
    with house(tmp_path, service) as parlour:
        table, anna, karel = create_table(parlour)
        Subscriber(anna, "anna")
        told = anna.get("/api/me/reminders")
        assert (told["choices"], told["here"], told["browsers"]) == ({kind: [] for kind in KINDS}, True, 1)
        clock.let_pass(DELAY)
        remind(parlour)
        assert service.taken() == []  # off until she turns it on
        wants(anna, "push", kinds=("turn",))
        with anna.watch(table):
            remind(parlour)
        assert service.taken() == []  # she had it before her
        play(table, anna, karel, most=3)
        asked = anna if parlour.live(table).opened.keys() == {parlour.live(table).seat_of(person(anna))} else karel
        wants(asked, "push", kinds=("turn", "ended", "chair"))
        clock.let_pass(0.75 * DAY)
        remind(parlour)
        assert service.taken() == []  # nor of what she has not chosen
        _, dora, _ = create_table(parlour, pace=600)
        Subscriber(dora, "dora")
        wants(dora, "push")
        clock.let_pass(500)
        remind(parlour)
        assert service.taken() == []  # where an answer takes minutes, all are here


def test_a_friend_who_is_offered_a_chair_is_told_as_long_as_it_is_offered(
    tmp_path: Path, service: PushService, clock: Clock
) -> None:
    with house(tmp_path, service) as parlour:
        anna, karel = member(parlour.base, "Anna"), member(parlour.base, "Karel")
        befriend(anna, karel)
        Subscriber(karel, "karel")
        wants(karel, "push", kinds=("chair",))
        for taken_back in (False, True):
            table = anna.create_table("high-card", "me", "empty")
            anna.post(f"/api/tables/{table}/offer", {"who": who(anna, karel.name)})
            if taken_back:
                anna.post(f"/api/tables/{table}/uninvite")
            clock.let_pass(3600)
            remind(parlour)
            assert len(service.taken()) == (0 if taken_back else 1)


def play_away(parlour: Parlour, table: str) -> None:
    """The game goes on to its end, and nobody has the table open: as if all of them had closed it quickly."""
    live, service, loop = parlour.live(table), parlour.running.service, loop_of(parlour)
    while live.opened and live.status == "playing":
        seat, opened = next(iter(live.opened.items()))
        keys = legal(opened.ask.plain(), random.Random(live.seq))
        answer = Answer(table, live.ask_id(seat), keys, f"n{live.seq}")
        asyncio.run_coroutine_threadsafe(service.answer(Person(live.chairs[seat].person, ""), answer), loop).result(60)


def person(guest: Guest) -> str:
    return str(guest.get("/api/me/data")["persons"][0]["id"])


def test_quiet_hours_put_it_off_and_then_it_comes_once_if_it_still_holds(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    with house(tmp_path, service) as parlour:
        wall = datetime.fromtimestamp(steady_clock.now(), ZoneInfo("Asia/Kathmandu"))  # no summer time there
        minute = wall.hour * 60 + wall.minute
        quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 180) % 1440}
        _, anna, _ = create_table(parlour)
        other, eva, dana = create_table(parlour)
        mine, evas = Subscriber(anna, "anna"), Subscriber(eva, "eva", "en")
        for each in (anna, eva):
            assert wants(each, "push", quiet=quiet, zone="Asia/Kathmandu")["quiet"] == quiet
        clock.let_pass(DELAY)
        remind(parlour)
        clock.let_pass(2 * 3600)
        remind(parlour)
        assert service.taken() == []
        turn = parlour.live(other).turn
        with eva.watch(other) as page, dana.watch(other) as second:
            play_on([page, second], random.Random(1), 1)
            while parlour.live(other).turn == turn and len(parlour.live(other).opened) == 1:
                play_on([page, second], random.Random(1), 1)
        clock.let_pass(3600 - DELAY)
        for _ in range(2):
            remind(parlour)
        got = service.taken()
        assert [each["title"] for each in mine.reads(got)] == ["Jsi na tahu"]
        assert evas.reads(got) == []


def test_wrong_wishes_are_refused(tmp_path: Path, service: PushService) -> None:
    with house(tmp_path, service, push_per_person=2) as parlour:
        anna = parlour.guest("Anna")
        assert wants(anna, "push", quiet={"begins": -1, "ends": 0}, status=422)["id"] == "quiet-wrong"
        assert wants(anna, "push", zone="Mars/Phobos", status=422)["id"] == "zone-unknown"
        assert wants(anna, "push", quiet={"begins": 0, "ends": 60}, zone="", status=422)["id"] == "zone-unknown"
        assert wants(anna, "pigeon", status=400)["id"] == "message-wrong"
        keys = {"p256dh": Subscriber(anna, "one").browser.p256dh, "auth": "x", "lang": "cs"}
        for url in (*PLANTED[:3], PLANTED[20], PLANTED[-1]):
            assert anna.post("/api/me/reminders/push", {"endpoint": url, **keys}, 422)["id"] == "push-address"
        endpoint = {"endpoint": "https://push.example/x", **keys}
        assert anna.post("/api/me/reminders/push", endpoint, 422)["id"] == "push-keys"
        assert Subscriber(anna, "two").told["browsers"] == 1  # one browser has one address
        assert anna.post("/api/me/reminders/push-off")["browsers"] == 0
        mail = anna.post("/api/me/reminders/mail", {"address": "anna@mail.example", "lang": "cs"}, 409)
        assert mail["id"] == "mail-none"


def test_browsers_that_are_gone_are_forgotten(tmp_path: Path, clock: Clock, service: PushService) -> None:
    with house(tmp_path, service, push_per_person=3) as parlour:
        _, anna, _ = create_table(parlour)
        sign_up(anna, "Anna")
        devices = [anna]
        for _ in range(4):
            devices.append(parlour.guest())
            sign_in(devices[-1], "Anna")
        readers = []
        for i, each in enumerate(devices):
            clock.let_pass(1)
            readers.append(Subscriber(each, f"device{i}"))
        assert readers[-1].told["browsers"] == 3  # the oldest went
        wants(anna, "push", kinds=("turn",))
        service.answers = {"/device2": 410, "/device3": 302}
        clock.let_pass(DELAY)
        remind(parlour)
        assert sorted(each.path for each in service.taken()) == ["/device2", "/device3", "/device4"]
        assert devices[4].get("/api/me/reminders")["browsers"] == 2
        devices[4].post("/api/account/out", {})
        assert anna.get("/api/me/reminders")["browsers"] == 1  # who signs out is told nothing there any more
        url = parlour.settings.database
        ask(url, "update push_subscriptions set failures = 4")
        ask(url, "update notices set settled = null")
        remind(parlour)
        assert [each.path for each in service.taken()] == ["/device3"]
        assert anna.get("/api/me/reminders")["browsers"] == 0  # it has failed five times


def test_the_end_of_a_game_and_a_chair_in_the_rematch(tmp_path: Path, clock: Clock, service: PushService) -> None:
    with house(tmp_path, service) as parlour:
        remind(parlour)
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = anna.create_table("high-card", "me", "empty")
        karel.sit(table, 1, anna.invite(table))
        readers = [Subscriber(anna, "anna"), Subscriber(karel, "karel")]
        for each in (anna, karel):
            wants(each, "push")
        clock.let_pass(1)
        play_away(parlour, table)
        clock.let_pass(100)
        karel.watch(table).close()
        clock.let_pass(100)
        remind(parlour)
        got = service.taken()
        titles = [[each["title"] for each in reader.reads(got)] for reader in readers]
        assert titles == [["Hra skončila"], []]  # Karel has looked
        remind(parlour)
        assert service.taken() == []
        again = karel.post(f"/api/tables/{table}/rematch", {})["id"]
        clock.let_pass(200)
        remind(parlour)
        got = service.taken()
        assert [(each["title"], each["url"]) for each in readers[0].reads(got)] == [
            ("Čeká na tebe židle", f"/table/{again}")
        ]
        assert readers[1].reads(got) == []  # who started it knows
        third = anna.post(
            "/api/tables", {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}]}
        )
        assert third["status"] == "gathering"
        remind(parlour)
        assert service.taken() == []


def test_two_processes_and_a_restart_say_it_once(
    tmp_path: Path, clock: Clock, service: PushService, postgres_only: None
) -> None:
    with house(tmp_path, service) as one:
        key = one.guest().get("/api/me/reminders")["push_key"]
        tables = [create_table(one) for _ in range(4)]
        for i, (_, anna, _) in enumerate(tables):
            Subscriber(anna, f"anna{i}")
            wants(anna, "push", kinds=("turn",))
        clock.let_pass(DELAY)
        with house(tmp_path, service) as two:
            remind(one, two, one, two)
        assert sorted(each.path for each in service.taken()) == [f"/anna{i}" for i in range(4)]
    with house(tmp_path, service) as three:
        assert three.guest().get("/api/me/reminders")["push_key"] == key
        remind(three)
    assert service.taken() == []


def test_mails_go_to_an_address_whose_owner_wants_them(tmp_path: Path, clock: Clock, service: PushService) -> None:
    with MailHost() as host, house(tmp_path, service, mails_per_day=2, **host.settings) as parlour:
        tables = [create_table(parlour)]
        _, anna, _ = tables[0]
        wants(anna, "mail", kinds=("turn", "deadline"))
        bad = (
            "anna",
            "anna@mail",
            "a@b.c\nBcc: x@y.z",
            "a b@c.d",
            "Anna <a@b.cz>",
            "a@b.cz, c@d.cz",
            "@b.cz",
            "ř@b.cz",
        )
        for each in bad:
            refused = anna.post("/api/me/reminders/mail", {"address": each, "lang": "cs"}, 422)
            assert refused["id"] == "mail-address", each
        address = {"address": "anna@mail.example", "lang": "cs"}
        told = anna.post("/api/me/reminders/mail", address)
        assert (told["can_mail"], told["address"], told["confirmed"]) == (True, "anna@mail.example", False)
        [(to, first)] = host.taken()
        assert (to, first["subject"]) == ("anna@mail.example", "Kronika: chceš připomínky na tuhle adresu?")
        clock.let_pass(DELAY)
        remind(parlour)
        assert host.taken() == []  # perhaps it is somebody else's
        stranger = parlour.guest()
        assert (
            stranger.post("/api/reminders/confirm", {"word": word_of(first, "confirm")[:-1]}, 403)["id"] == "mail-word"
        )
        done = stranger.post("/api/reminders/confirm", {"word": word_of(first, "confirm")})  # on another device
        assert done == {"address": "anna@mail.example"}
        ask(parlour.settings.database, "update notices set settled = null")
        remind(parlour)
        [(to, mail)] = host.taken()
        game = catalogue("cs", "dominion").text("game-dominion")
        assert (to, mail["subject"]) == ("anna@mail.example", f"Jsi na tahu: Náš stůl ({game})")
        assert f"https://kronika.example/table/{tables[0][0]}" in mail.get_content()
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        clock.let_pass(0.75 * DAY)
        for _ in range(3):  # deadlines, and the same again
            remind(parlour)
            ask(parlour.settings.database, "update notices set settled = null")
        assert len(host.taken()) <= 2  # so many a day, or two where a day has ended meanwhile
        assert (
            stranger.http.get(f"/api/reminders/stop?word={word_of(mail, 'stop')}")
            .headers["location"]
            .startswith("/reminders?stop=")
        )
        one_click = str(mail["list-unsubscribe"]).strip("<>").removeprefix("https://kronika.example")
        form = {"List-Unsubscribe": "One-Click"}
        assert stranger.http.post(one_click, data=form).json() == {"address": "anna@mail.example"}
        assert stranger.http.post(one_click, data=form).json() == {"address": ""}
        told = anna.get("/api/me/reminders")
        assert (told["address"], told["confirmed"], told["choices"]["turn"]) == ("", False, [])
        assert stranger.post("/api/reminders/confirm", {"word": word_of(first, "confirm")}, 403)["id"] == "mail-word"
        answers = [anna.http.post("/api/me/reminders/mail", json=address).status_code for _ in range(5)]
        assert (answers.count(200) <= 3, answers[-1]) == (True, 429)  # nobody floods a stranger with questions
        assert stranger.post("/api/me/reminders/mail", address, 429)["id"] == "mail-too-often"
        host.taken()


def test_a_server_that_cannot_encrypt_says_so(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "can_push", lambda: False)
    with house(tmp_path, service) as parlour:
        anna = parlour.guest("Anna")
        assert anna.get("/api/me/reminders")["push_key"] == ""
        body = {"endpoint": "https://push.example/x", "p256dh": "", "auth": "", "lang": "cs"}
        assert anna.post("/api/me/reminders/push", body, 409)["id"] == "push-none"


def test_what_a_guest_wished_comes_along_to_their_account(parlour: Parlour) -> None:
    jana, name = parlour.guest("Jana"), fresh("Jana s připomínkami")
    sign_up(jana, name)
    guest = parlour.guest("Jana")
    wants(guest, "mail", kinds=("ended",))
    sign_in(guest, name)
    assert jana.get("/api/me/reminders")["choices"]["ended"] == ["mail"]
    other = parlour.guest("Jana")
    wants(other, "mail", kinds=("chair",))
    sign_in(other, name)
    assert jana.get("/api/me/reminders")["choices"]["chair"] == []  # the account's own wishes hold


# --- who may be told what ---


def test_where_several_play_at_one_device_they_are_told_what_all_know() -> None:
    """Karel plays at Anna's device. In the toy game all are asked at once and nobody sees who has answered: what her
    device is told does not depend on it."""
    kronika.register(HighCard())
    beside = Occupant("Karel", "karel", keeper="anna")
    days = Days("high-card", ANNA, beside, Occupant("Eva", "eva"))
    before = matters(days.live, "anna", DELAY)
    assert [each.kind for each in before] == ["turn", "deadline"]
    days.now += 60
    days.answer(0)
    assert matters(days.live, "anna", DELAY) == before or days.live.noticed == days.now
    alone = Days("high-card", ANNA, Occupant("Eva", "eva"))
    alone.answer(0)
    assert matters(alone.live, "anna", DELAY) == []
    assert [each.kind for each in matters(alone.live, "eva", DELAY)] == ["turn", "deadline"]
    assert matters(alone.live, "nobody", DELAY) == []
    clocked = Days("dominion", ANNA, KAREL, time_limit=2 * 3600, clock=LiveClock("game"))  # where all are here
    assert matters(clocked.live, "anna", DELAY) == matters(clocked.live, "karel", DELAY) == []


def test_a_bot_that_plays_for_somebody_is_not_reminded() -> None:
    kronika.register(HighCard())
    days = Days("high-card", ANNA, Occupant("Eva", "eva", bot="random"))
    assert matters(days.live, "eva", DELAY) == []
    short = Days("high-card", ANNA, Occupant("Eva", "eva"), time_limit=0)
    assert matters(short.live, "eva", DELAY) == []


def test_texts_of_all_kinds_are_there_in_both_languages() -> None:
    for lang in ("cs", "en"):
        assert [kind for kind in KINDS if not catalogue(lang).has(f"notice-{kind}")] == []


def test_a_browser_that_subscribes_by_itself_is_written_to_in_the_language_it_asks_for(
    tmp_path: Path, clock: Clock, service: PushService
) -> None:
    with house(tmp_path, service) as parlour:
        _, anna, _ = create_table(parlour)
        anna.http.headers["accept-language"] = "cs-CZ, en;q=0.5"
        mine = Subscriber(anna, "anna", lang="")
        wants(anna, "push")
        remind(parlour)
        clock.let_pass(DELAY)
        remind(parlour)
        assert [each["title"] for each in mine.reads(service.taken())] == ["Jsi na tahu"]
