"""Guessing passwords: nobody does it fast, and nobody's guesses lock an owner out or tell which names there are."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from kronika.server import passwords
from kronika.server.guesses import COOKIE, FREE, LONGEST, MOST, NAMES, WAITING, NameCounts, delay
from kronika.server.limits import Bucket
from kronika.server.passwords import Passwords
from tests.server.clock import Clock
from tests.server.parlour import EASY, PATIENCE, Guest, Parlour, relaxed, until
from tests.server.stores import ask
from tests.server.test_accounts import WORD, sign_up

WRONG = "not the right words"


class Waits:
    """How long tries have had to wait; they do it in no time, or until they may go on."""

    def __init__(self, parlour: Parlour) -> None:
        self.seconds: list[float] = []
        self.go_on = threading.Event()
        self.go_on.set()
        self.guesses = parlour.running.context.accounts.guesses
        self.guesses.sleep = self._sleep

    async def _sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.to_thread(self.go_on.wait, PATIENCE)


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path, passwords_per_minute=10)) as parlour:
        yield parlour


def attempt(guest: Guest, name: str, password: str, origin: str) -> httpx.Response:
    """A try to sign in from this address."""
    body = {"name": name, "password": password}
    return guest.http.post("/api/account/in", json=body, headers={"X-Forwarded-For": origin})


def flood(guest: Guest, name: str, networks: int = 100, each: int = 3) -> set[int]:
    return {attempt(guest, name, WRONG, f"10.0.{i}.1").status_code for _ in range(each) for i in range(networks)}


# --- an owner and a flood ---


def test_an_owner_signs_in_under_a_flood_of_guesses_from_a_hundred_addresses(house: Parlour, clock: Clock) -> None:
    waits = Waits(house)
    owner = house.guest("Eva")
    sign_up(owner, "Eva")
    assert flood(house.guest(), "eva") == {403}
    assert max(waits.seconds) == LONGEST

    # A device that is new has to wait, but not for long; one that has been here before does not wait at all.
    waits.seconds.clear()
    assert attempt(house.guest(), "Eva", WORD, "192.0.2.7").status_code == 200
    assert waits.seconds == [LONGEST]
    waits.seconds.clear()
    assert attempt(owner, "Eva", WORD, "192.0.2.8").status_code == 200
    assert waits.seconds == []

    # Not even from an address that has used up its tries.
    thief = house.guest()
    while attempt(thief, "Eva", WRONG, "10.0.0.1").status_code != 429:
        continue
    assert attempt(owner, "Eva", WORD, "10.0.0.1").status_code == 200

    # The flood is over: after some minutes nobody waits any more.
    clock.let_pass(600)
    waits.seconds.clear()
    assert attempt(house.guest(), "Eva", WORD, "192.0.2.9").status_code == 200
    assert waits.seconds == []


def test_a_network_has_so_many_tries_a_minute_whatever_the_name(house: Parlour, clock: Clock) -> None:
    Waits(house)
    guest = house.guest()
    answers = [attempt(guest, f"Name {i}", WRONG, "2001:db8:1:2::7").status_code for i in range(10)]
    assert answers == [403] * 10
    refused = attempt(guest, "Name 10", WRONG, "2001:db8:1:2:ffff::8")  # the same /64
    assert (refused.status_code, refused.json()["id"]) == (429, "too-fast")
    assert refused.headers["retry-after"] == "6"
    assert attempt(guest, "Name 10", WRONG, "2001:db8:1:3::7").status_code == 403
    clock.let_pass(6)
    assert attempt(guest, "Name 10", WRONG, "2001:db8:1:2::7").status_code == 403


def test_typing_errors_cost_nothing_and_guesses_cost_more_and_more(house: Parlour, clock: Clock) -> None:
    waits = Waits(house)
    sign_up(house.guest(), "Eva")
    guest = house.guest()
    for i in range(FREE + 7):
        attempt(guest, "Eva", WRONG, f"10.0.0.{i}")
    assert waits.seconds == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    assert (delay(FREE - 1), delay(MOST)) == (0.0, LONGEST)
    # Whoever knows the password does not count.
    clock.let_pass(3600)
    waits.seconds.clear()
    for i in range(2 * FREE):
        assert attempt(house.guest(), "Eva", WORD, f"10.0.1.{i}").status_code == 200
    assert waits.seconds == []


def test_of_one_name_and_network_only_a_few_tries_wait(house: Parlour, clock: Clock) -> None:
    waits = Waits(house)
    for name in ("Eva", "Nobody"):  # whether there is such an account or not
        if name == "Eva":
            sign_up(house.guest(), name)
        flood(house.guest(), name, networks=FREE + 6, each=1)
        waits.go_on.clear()
        with ThreadPoolExecutor(10) as threads:
            guests = [house.guest() for _ in range(WAITING + 2)]
            waiting = [threads.submit(attempt, each, name, WRONG, "10.9.9.9") for each in guests[:WAITING]]
            until(lambda: waits.guesses.waiting == WAITING)
            refused = attempt(guests[WAITING], name, WRONG, "10.9.9.9")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "8")
            elsewhere = threads.submit(attempt, guests[-1], name, WRONG, "10.9.9.8")
            until(lambda: waits.guesses.waiting == WAITING + 1)
            waits.go_on.set()
            assert {each.result().status_code for each in [*waiting, elsewhere]} == {403}
        assert waits.guesses.waiting == 0
        clock.let_pass(60)


# --- known devices ---


def known(guest: Guest) -> str:
    return next(cookie.value or "" for cookie in guest.http.cookies.jar if cookie.name == COOKIE)


def test_a_device_is_known_to_the_accounts_that_have_signed_in_there(house: Parlour) -> None:
    waits = Waits(house)
    family = house.guest("Eva")
    answer = family.http.post("/api/account", json={"name": "Eva", "password": WORD})
    cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith(COOKIE)).lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/api/account;", "max-age=31536000"))
    family.post("/api/account/out")
    sign_up(family, "Ivo")
    family.post("/api/account/out")
    sign_up(house.guest(), "Olga")
    for name in ("Eva", "Ivo", "Olga"):
        flood(house.guest(), name, networks=20, each=1)
    waits.seconds.clear()
    for name, waited in (("Eva", []), ("Ivo", []), ("Olga", [LONGEST])):
        assert attempt(family, name, WORD, "192.0.2.1").status_code == 200
        assert waits.seconds == waited
    assert "Eva" not in known(family)


def test_a_known_device_has_tries_of_its_own_and_no_more(house: Parlour) -> None:
    waits = Waits(house)
    eva = house.guest("Eva")
    sign_up(eva, "Eva")
    answers = [attempt(eva, "Eva", WRONG, f"10.0.0.{i}").status_code for i in range(12)]
    assert answers == [403] * 10 + [429] * 2
    assert waits.seconds == []
    assert attempt(house.guest(), "Eva", WORD, "10.0.0.1").status_code == 200  # and they are nobody else's
    assert waits.seconds == []


def test_another_password_makes_all_devices_unknown_and_no_cookie_can_be_made_up(house: Parlour) -> None:
    waits = Waits(house)
    eva, ivo = house.guest("Eva"), house.guest("Ivo")
    sign_up(eva, "Eva")
    sign_up(ivo, "Ivo")
    old, device = known(eva), known(eva).partition(":")[0]
    word = "a word that whoever runs the server has given"
    ask(house.settings.database, "update accounts set hash = :hash where name = 'Eva'", hash=EASY.hash(word))
    flood(house.guest(), "Eva", networks=20, each=1)
    for i, cookie in enumerate((old, known(ivo), f"{device}:", f"{device}:{'0' * 40}", ":", "x" * 3000, "ž:ž", "")):
        guest = house.guest()
        waits.seconds.clear()
        headers = {b"Cookie": f"{COOKIE}={cookie}".encode(), b"X-Forwarded-For": f"10.1.0.{i}".encode()}
        answer = guest.http.post("/api/account/in", json={"name": "Eva", "password": WRONG}, headers=headers)
        assert (answer.status_code, waits.seconds) == (403, [LONGEST])
    waits.seconds.clear()
    assert attempt(eva, "Eva", word, "10.1.1.1").status_code == 200  # with the new one it is known again
    assert attempt(eva, "Eva", word, "10.1.1.1").status_code == 200
    assert waits.seconds == [LONGEST]


# --- what can be learned ---


def test_names_with_and_without_an_account_are_answered_alike_and_wait_alike(house: Parlour) -> None:
    sign_up(house.guest(), "Eva")
    told: dict[str, list[Any]] = {}
    for name in ("Eva", "Nobody"):
        waits, told[name] = Waits(house), []
        for i in range(FREE + 4):
            answer = attempt(house.guest(), name, WRONG, f"10.0.{len(told)}.{i}")
            headers = sorted(set(answer.headers) - {"date"})
            told[name].append((answer.status_code, answer.content, headers))
        told[name].append(waits.seconds)
    assert told["Eva"] == told["Nobody"]


# --- hashing ---


def test_a_known_device_is_not_kept_waiting_by_the_hashes_of_a_flood(
    house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    Waits(house)
    verify, busy, may_finish = Passwords._verify, threading.Semaphore(0), threading.Event()

    def slow(self: Passwords, hash: str, password: str) -> bool:
        if password == WRONG:
            busy.release()
            assert may_finish.wait(PATIENCE)
        return verify(self, hash, password)

    eva = house.guest("Eva")
    sign_up(eva, "Eva")
    monkeypatch.setattr(Passwords, "_verify", slow)
    with ThreadPoolExecutor(5) as threads:
        guesses = [threads.submit(attempt, house.guest(), "Eva", WRONG, f"10.0.0.{i}") for i in range(5)]
        try:
            assert busy.acquire(timeout=PATIENCE)
            assert attempt(eva, "Eva", WORD, "192.0.2.1").status_code == 200
            assert not busy.acquire(blocking=False)  # and no more are hashed at a time
        finally:
            may_finish.set()
        assert {each.result().status_code for each in guesses} == {403}


def test_the_line_for_a_hash_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "IN_LINE", 4)

    async def many() -> list[Any]:
        line, go_on = passwords.HashQueue(), threading.Event()

        def work(word: str) -> str:
            assert go_on.wait(PATIENCE)
            return word

        tries = [asyncio.create_task(line.thread(work, str(i))) for i in range(6)]
        done, _ = await asyncio.wait(tries, return_when=asyncio.FIRST_EXCEPTION)
        assert all(each.exception() for each in done)
        go_on.set()
        return await asyncio.gather(*tries, return_exceptions=True)

    found = asyncio.run(many())
    assert found[:4] == ["0", "1", "2", "3"]
    assert [(each.status, each.retry, each.message.id) for each in found[4:]] == [(503, 5, "server-busy")] * 2


def test_whoever_has_not_guessed_wrong_goes_first_and_the_others_by_how_often() -> None:
    async def session() -> tuple[list[str], list[float]]:
        line, go_on, order, rests = passwords.HashQueue(), threading.Event(), list[str](), list[float]()

        def work(word: str) -> None:
            assert go_on.wait(PATIENCE)
            order.append(word)

        async def rest(seconds: float) -> None:
            rests.append(seconds)

        line.sleep = rest
        wrong = {"first": 9, "often": 8, "twice": 2, "once": 1}
        tries: list[Any] = [
            asyncio.create_task(line.patiently(work, name, wrong=count, network=name, rest=1))
            for name, count in wrong.items()
        ]
        for _ in range(5):
            await asyncio.sleep(0)
        tries.append(asyncio.create_task(line.thread(work, "owner")))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tries)
        return order, rests

    order, rests = asyncio.run(session())
    assert order == ["first", "owner", "once", "twice", "often"]
    assert len(rests) == 4


@pytest.mark.parametrize(("full", "rest"), [(False, passwords.REST), (True, passwords.FULL_REST)])
def test_between_two_guesses_there_is_a_rest_and_a_longer_one_in_a_full_house(
    monkeypatch: pytest.MonkeyPatch, full: bool, rest: float
) -> None:
    rests: list[float] = []

    async def note(self: passwords.HashQueue, work: Any, *args: str, wrong: float, network: str, rest: float) -> bool:
        rests.append(rest)
        return await self.thread(work, *args)

    async def session() -> list[bool]:
        hashes = Passwords(EASY, lambda: full)
        right = await hashes.hash(WORD)
        return [await hashes.fits(right, WORD, wrong=count, network="10.0.0.1") for count in (0.0, 0.2, 0.9, 5.0)]

    monkeypatch.setattr(passwords.HashQueue, "patiently", note)
    assert asyncio.run(session()) == [True] * 4
    assert rests == [rest] * 2


def test_wrong_guesses_count_for_the_network_they_came_from(
    house: Parlour, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    Waits(house)
    suspects: list[str] = []
    patiently = passwords.HashQueue.patiently

    async def note(self: passwords.HashQueue, *args: Any, network: str, **more: Any) -> Any:
        suspects.append(network)
        return await patiently(self, *args, network=network, **more)

    monkeypatch.setattr(passwords.HashQueue, "patiently", note)
    sign_up(house.guest("Eva"), "Eva")
    for origin in ("10.0.0.1", "10.0.0.2", "10.0.0.1"):
        assert attempt(house.guest(), "Eva", WRONG, origin).status_code == 403
        clock.let_pass(1)
    assert suspects == ["10.0.0.1"]
    for origin in ("192.0.2.1", "192.0.2.1", "10.0.0.2"):
        assert attempt(house.guest(), "Eva", WORD, origin).status_code == 200  # what was right is held against nobody
    assert suspects == ["10.0.0.1", "10.0.0.2"]
    clock.let_pass(300)
    assert attempt(house.guest(), "Eva", WORD, "10.0.0.2").status_code == 200
    assert suspects == ["10.0.0.1", "10.0.0.2"]


# --- counting ---


def test_counts_are_shared_between_processes_and_never_too_many(clock: Clock) -> None:
    one, two = NameCounts(), NameCounts()
    for _ in range(8):
        one.add("eva")
    one.take_back("eva")
    two.taken_elsewhere(one.taken())
    assert (one.of("eva"), two.of("eva"), one.taken()) == (7, 7, {})
    clock.let_pass(120)
    assert one.of("eva") == pytest.approx(3.5)
    for i in range(NAMES + 1):
        one.add(f"name {i}")
    assert len(one._of) <= NAMES
    assert one.of("eva") == pytest.approx(3.5)  # what is forgotten is what hardly counts


def test_a_bucket_says_when_it_is_worth_while_to_come_back(clock: Clock) -> None:
    bucket = Bucket(1 / 30, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.retry == 30
    clock.let_pass(29)
    assert not bucket.take()
    assert bucket.retry == 1
    clock.let_pass(1)
    assert bucket.take()
