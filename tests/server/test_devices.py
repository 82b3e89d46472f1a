"""The devices of an account: their owner sees them and signs them out, nobody else does."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kronika.server.agents import kind_of_device
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed
from tests.server.stores import ask
from tests.server.test_accounts import cut, fresh, sign_in, sign_up

DEVICES = "/api/account/devices"
HOUR = 3600
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (LINUX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (WINDOWS, "Chrome, Windows"),
        (f"{WINDOWS} Edg/140.0", "Edge, Windows"),
        (f"{WINDOWS} OPR/120", "Opera, Windows"),
        ("Mozilla/5.0 (Linux; Android 15; SM-S921B) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari, macOS"),
        ("Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/140.0 Safari/604.1", "Chrome, iPad"),
        ("python-httpx/0.28", ""),
        ("", ""),
        ("x" * 10_000 + "Firefox/1", ""),
    ],
)
def test_a_device_in_a_few_words(agent: str, said: str) -> None:
    assert kind_of_device(agent) == said


def by(guest: Guest, agent: str) -> Guest:
    guest.http.headers["User-Agent"] = agent
    return guest


def devices(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(DEVICES)
    return found


def test_an_owner_sees_their_devices(parlour: Parlour) -> None:
    name = fresh("Anna")
    anna, phone = by(parlour.guest("Anna"), LINUX), by(parlour.guest(), PHONE)
    sign_up(anna, name)
    sign_in(phone, name)
    assert [(each["agent"], each["here"]) for each in devices(anna)] == [
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    ]
    assert [(each["agent"], each["here"]) for each in devices(phone)] == [
        ("Safari, iPhone", True),
        ("Firefox, Linux", False),
    ]
    # What they are called is no way in, and the whole of what a browser says is nowhere.
    told = phone.http.get(DEVICES).text
    for guest in (anna, phone):
        word = guest.http.cookies["kronika"]
        assert word not in told
        assert sha256(word.encode()).hexdigest() not in told
    assert {agent for (agent,) in ask(parlour.settings.database, "select agent from sessions")} <= {
        "",
        "Firefox, Linux",
        "Safari, iPhone",
    }


def test_one_device_is_signed_out_and_the_others_stay(parlour: Parlour) -> None:
    name = fresh("Anna")
    anna, phone, tablet = parlour.guest("Anna"), parlour.guest(), parlour.guest()
    sign_up(anna, name)
    table = anna.create_table("high-card", "me", "empty")
    sign_in(phone, name)
    (other,) = [each["id"] for each in devices(anna) if not each["here"]]
    sign_in(tablet, name)
    with anna.watch(table) as mine, phone.watch(table) as theirs, tablet.watch(table) as third:
        left = anna.post(DEVICES, {"id": other})
        assert cut(theirs) == 1012  # its open line ends, too
        mine.settle()
        third.settle()
    assert len(left) == 2
    assert phone.get("/api/tables", 401)["id"] == "session-over"
    assert [guest.get("/api/me")["account"] for guest in (anna, tablet)] == [name, name]
    assert anna.post(DEVICES, {"id": other}, 404)["id"] == "device-unknown"


def test_all_others_are_signed_out_at_once(parlour: Parlour) -> None:
    name = fresh("Anna")
    anna, *others = (parlour.guest("Anna") for _ in range(4))
    sign_up(anna, name)
    for each in others:
        sign_in(each, name)
    assert [each["here"] for each in anna.post(DEVICES)] == [True]
    for each in others:
        assert each.get("/api/tables", 401)["id"] == "session-over"
    assert anna.get("/api/me")["account"] == name


def test_nobody_signs_out_somebody_else(parlour: Parlour) -> None:
    one, two = fresh("Anna"), fresh("Bob")
    anna, bob = parlour.guest("Anna"), parlour.guest("Bob")
    sign_up(anna, one)
    sign_up(bob, two)
    (mine,) = devices(anna)
    assert bob.post(DEVICES, {"id": mine["id"]}, 404)["id"] == "device-unknown"
    bob.post(DEVICES)
    assert anna.get("/api/me")["account"] == one
    assert anna.post(DEVICES, {"id": mine["id"]}, 409)["id"] == "device-this"
    stranger = parlour.guest("Cyril")
    assert stranger.get(DEVICES, 409)["id"] == "account-none"
    assert stranger.post(DEVICES, {"id": mine["id"]}, 409)["id"] == "account-none"
    foreign = anna.http.post(DEVICES, json={}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403


def test_when_a_device_was_last_there_is_noted_once_an_hour(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kronika.server.sessions.FRESH", 0.0)  # it asks the store each time
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, phone = parlour.guest("Anna"), parlour.guest()
        sign_up(anna, "Anna")
        sign_in(phone, "Anna")
        begun = clock.time()

        def seen() -> list[float]:
            return [each["seen"] for each in sorted(devices(anna), key=lambda each: -each["here"])]

        assert seen() == [begun // HOUR * HOUR] * 2
        clock.let_pass(HOUR - 1)
        anna.get("/api/me")
        assert ask(
            parlour.settings.database, "select count(distinct seen) from sessions where seen > :at", at=begun + 1
        ) == [(0,)]
        clock.let_pass(3 * HOUR)
        anna.get("/api/me")
        assert seen() == [clock.time() // HOUR * HOUR, begun // HOUR * HOUR]
        assert all(each["begun"] <= begun for each in devices(anna))
