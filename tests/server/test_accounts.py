"""Accounts: whoever has one finds their tables on another device, keeps what they had, and is nobody else's prey."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, profiles
from websockets.exceptions import ConnectionClosed

from kronika.server.errors import RequestError
from kronika.server.names import account_key, account_name
from kronika.server.passwords import ARGON, Passwords
from kronika.server.sessions import Sessions
from kronika.server.store.accounts import AccountStore
from kronika.server.store.store import Store
from tests.server.parlour import EASY, PATIENCE, Guest, Parlour, Watching, play_on, relaxed, until
from tests.server.serving import Serving
from tests.server.stores import ask
from tests.server.test_play import two_people
from tests.server.test_sagas import GAMES, finished

WORD = "čtyři koně ve dvoře"


def fresh(name: str) -> str:
    """A name that no other test of the shared server has taken."""
    return f"{name} {random.getrandbits(40):x}"


def sign_up(guest: Guest, name: str, password: str = WORD, status: int = 200) -> Any:
    return guest.post("/api/account", {"name": name, "password": password}, status)


def sign_in(guest: Guest, name: str, password: str = WORD, status: int = 200) -> Any:
    return guest.post("/api/account/in", {"name": name, "password": password}, status)


def tables(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")]


def cut(line: Watching) -> int:
    """Reads until the server cuts the line; with which code it does."""
    while True:
        try:
            line.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


# --- names ---


@pytest.mark.parametrize("other", ["JIŘÍ", "jiří", "Jiri", "Jir\u030ci\u0301", "Ｊｉｒｉ", "  Jiří ", "Jiří\ufe0f"])
def test_names_that_read_the_same_are_the_same(other: str) -> None:
    assert account_key(other) == account_key("Jiří")


def test_other_names_are_other_names() -> None:
    assert len({account_key(name) for name in ("Jiří", "Jiří 2", "Jitka", "Straße", "李", "Łukasz")}) == 6
    assert account_key("Straße") == account_key("STRASSE")
    for nothing in ("\u0301\u0302", "\ufe0f"):
        with pytest.raises(RequestError, match="no letters"):
            account_name(nothing)


# --- making an account and finding it again ---


def test_a_guest_who_makes_an_account_keeps_his_table_and_finds_it_on_another_device(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "high-card")
    name, before = fresh("Anna"), anna.cookie
    sign_up(anna, name)
    assert anna.get("/api/me") == {"name": "Anna", "account": name}
    assert anna.cookie != before  # a session that was worth less is worth nothing now
    assert tables(anna) == [table]
    phone = parlour.guest()
    assert tables(phone) == []
    sign_in(phone, name.upper())
    assert phone.get("/api/me") == {"name": "Anna", "account": name}
    assert tables(phone) == [table]
    with anna.watch(table) as one, phone.watch(table) as two:
        assert one.state["view"] == two.state["view"]
        assert two.state["info"]["my_seat"] == 0


def test_the_old_cookie_is_nobodys_after_signing_in(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "high-card")
    word = anna.http.cookies["kronika"]
    sign_up(anna, fresh("Anna"))
    thief = parlour.guest()
    thief.http.cookies.clear()
    thief.http.cookies.set("kronika", word)
    assert thief.get("/api/tables", 401)["id"] == "session-over"
    assert thief.post(f"/api/tables/{table}/resign", status=401)["id"] == "session-over"
    assert thief.get("/api/me") == {"name": "", "account": ""}  # whoever asks learns of it, and is a new guest


def test_chairs_of_a_guest_come_along(parlour: Parlour) -> None:
    """Three tables: one played, one that gathers and that he started, one where the account sits already."""
    name = fresh("Karel")
    desktop, anna = parlour.guest("Karel"), parlour.guest("Anna")
    sign_up(desktop, name)
    phone = parlour.guest("Karel")
    playing = anna.create_table("high-card", "me", "empty")
    phone.sit(playing, 1, anna.invite(playing))
    gathering = phone.create_table("high-card", "empty", "me", "empty")
    both = anna.create_table("high-card", "me", "empty", "empty")
    invite = anna.invite(both)
    desktop.sit(both, 1, invite)
    phone.sit(both, 2, invite)
    with phone.watch(playing) as before, anna.watch(playing) as other:
        hand = before.state["view"]
        sign_in(phone, name)
        assert cut(before) == 1012  # the line of the guest is cut; the page comes back as who it is now
        with desktop.watch(playing) as after:
            assert after.state["view"] == hand
            assert after.state["info"]["my_seat"] == 1
            play_on([after, other], random.Random(4))
    assert set(tables(desktop)) == {playing, gathering, both} == set(tables(phone))
    info = desktop.get(f"/api/tables/{gathering}")
    assert info["host"]
    assert info["my_seat"] == 1
    desktop.post(f"/api/tables/{gathering}/resign")
    assert gathering in tables(desktop)  # he started it, so it stays in his list
    desktop.post(f"/api/tables/{gathering}/fill", {"seat": 0, "bot": "random"})
    # Nobody has two chairs: the other one is free again.
    shown = anna.get(f"/api/tables/{both}")
    assert shown["status"] == "playing"
    assert [(chair["name"], chair["person"], chair["bot"]) for chair in shown["chairs"]] == [
        ("Anna", True, ""),
        ("Karel", True, ""),
        ("Karel 2", False, "random"),
    ]


def test_what_was_handed_over_stands_after_a_restart(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        desktop, phone = parlour.guest("Eva"), parlour.guest("Eva")
        sign_up(desktop, "Eva")
        table = phone.create_table("high-card", "me", "empty", "empty")
        sign_in(phone, "Eva")
        cookie = desktop.http.cookies["kronika"]
    with Parlour(relaxed(tmp_path)) as parlour:
        eva = parlour.guest()
        eva.http.cookies.clear()
        eva.http.cookies.set("kronika", cookie)
        info = eva.get(f"/api/tables/{table}")
        assert (info["my_seat"], info["host"]) == (0, True)
        assert tables(eva) == [table]


def test_what_a_saga_offers_a_guest_is_offered_to_their_account(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, games=GAMES)) as service:
        info, anna, karel = finished(service)
        after = anna.post(f"/api/tables/{info['id']}/next")["id"]
        seat = karel.get(f"/api/tables/{after}")["saga"]["mine"]
        desktop = service.guest("Karel")
        sign_up(desktop, "Karel")
        sign_in(karel, "Karel")
        assert desktop.get(f"/api/tables/{after}")["saga"]["mine"] == seat
        assert desktop.sit(after, seat, "")["my_seat"] == seat
        assert len(desktop.get("/api/sagas")) == 1


def test_a_name_is_given_once(parlour: Parlour) -> None:
    name = fresh("Růžena")
    one, two = parlour.guest("Růžena"), parlour.guest("Other")
    sign_up(one, name)
    assert sign_up(one, fresh("Again"), status=409)["id"] == "account-have"
    assert sign_up(two, name.upper().replace("Ů", "U"), status=409)["id"] == "account-taken"
    assert two.get("/api/me")["account"] == ""
    assert sign_up(two, fresh("x"), "short", 422)["id"] == "password-length"
    assert sign_up(two, fresh("x"), "x" * 201, 422)["id"] == "password-length"
    assert sign_up(two, " \u200e ", status=400)["id"] == "name-needed"
    nameless = parlour.guest()
    sign_up(nameless, (wanted := fresh("Nový")))
    assert nameless.get("/api/me") == {"name": wanted, "account": wanted}


def test_two_people_who_want_the_same_name_at_once(parlour: Parlour) -> None:
    name = fresh("Hanka")
    guests = [parlour.guest("Hanka") for _ in range(4)]
    answers: list[int] = []

    def ask_for_it(guest: Guest) -> None:
        answers.append(guest.http.post("/api/account", json={"name": name, "password": WORD}).status_code)

    threads = [threading.Thread(target=ask_for_it, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409, 409, 409]


# --- signing in ---


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[str] = []
    verify = Passwords._verify

    def noted(self: Passwords, hash: str, password: str) -> bool:
        verified.append(hash)
        return verify(self, hash, password)

    monkeypatch.setattr(Passwords, "_verify", noted)
    name = fresh("Klára")
    sign_up(parlour.guest("Klára"), name)
    guest = parlour.guest()
    cookie = guest.cookie
    known = sign_in(guest, name, "not the word", 403)
    unknown = sign_in(guest, fresh("Nobody"), "not the word", 403)
    assert known == unknown
    assert known["id"] == "account-wrong"
    assert sign_in(guest, name, "x" * 10_000, 403) == known
    assert sign_in(guest, "", "", 403) == known
    assert guest.cookie == cookie  # and nothing has changed
    assert guest.get("/api/me")["account"] == ""

    # Both take the time of one hash, so that nobody learns by the clock which names there are.
    for who in (name, fresh("Nobody")):
        verified.clear()
        sign_in(guest, who, "not the word", 403)
        assert [hash[:10] for hash in verified] == ["$argon2id$"]


def test_a_long_password_counts_to_its_last_sign(parlour: Parlour) -> None:
    name, word = fresh("Dlouhán"), "dlouhé " * 28
    sign_up(parlour.guest(), name, word + "abcd")
    sign_in(parlour.guest(), name, word + "abce", 403)
    sign_in(parlour.guest(), name, word + "abcd" + "e", 403)
    sign_in(parlour.guest(), name, word + "abcd")


def test_the_same_password_from_another_keyboard(parlour: Parlour) -> None:
    name = fresh("Jiří")
    sign_up(parlour.guest(), name, "příliš žluťoučký")
    sign_in(parlour.guest(), name, "pr\u030ci\u0301lis\u030c z\u030clut\u030couc\u030cky\u0301")


def test_passwords_are_kept_as_argon2id_and_hashed_again_when_the_parameters_change(tmp_path: Path) -> None:
    settings = relaxed(tmp_path)
    with Parlour(settings, ARGON) as parlour:
        sign_up(parlour.guest(), "Eva")
        ((hash,),) = ask(settings.database, "select hash from accounts")
        assert hash.startswith("$argon2id$")
        assert WORD not in hash
        old = EASY.hash(WORD)
        ask(settings.database, "update accounts set hash = :old", old=old)
        sign_in(parlour.guest(), "Eva", "wrong wrong wrong", 403)
        assert ask(settings.database, "select hash from accounts") == [(old,)]
        sign_in(parlour.guest(), "Eva")
        ((young,),) = ask(settings.database, "select hash from accounts")
        assert young.split("$")[3] == hash.split("$")[3] != old.split("$")[3]
        sign_in(parlour.guest(), "Eva")


def test_a_guess_costs_what_rfc_9106_asks_for() -> None:
    """Whoever serves and brings no passwords of their own gets these."""
    asked = profiles.RFC_9106_LOW_MEMORY
    assert ARGON.type == asked.type
    assert ARGON.time_cost >= asked.time_cost
    assert ARGON.memory_cost >= asked.memory_cost
    assert Passwords()._hasher is ARGON


class Endless(PasswordHasher):
    """Its hashes take until somebody lets it finish."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.begun, self.may_finish = threading.Event(), threading.Event()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.begun.set()
        assert self.may_finish.wait(PATIENCE)
        return super().hash(password, salt=salt)


def test_the_server_goes_on_while_it_hashes(tmp_path: Path) -> None:
    """Hashes are made beside the event loop: others get their answers meanwhile."""
    hasher = Endless()
    with Parlour(relaxed(tmp_path), hasher) as parlour:
        guest, other = parlour.guest("Eva"), parlour.guest("Ivo")
        signing_up = threading.Thread(target=sign_up, args=(guest, "Eva"))
        signing_up.start()
        try:
            assert hasher.begun.wait(PATIENCE)
            assert other.get("/api/me") == {"name": "Ivo", "account": ""}
            assert ask(parlour.settings.database, "select name from accounts") == []  # it still hashes
        finally:
            hasher.may_finish.set()
            signing_up.join()
        assert guest.get("/api/me")["account"] == "Eva"


def test_a_foreign_page_cannot_sign_anybody_in_or_out(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    sign_up(anna, (name := fresh("Anna")))
    for path in ("", "/in", "/out", "/password"):
        body = {"name": name, "password": WORD}
        response = anna.http.post(f"/api/account{path}", json=body, headers={"Origin": "http://evil.example"})
        assert (response.status_code, response.json()["id"]) == (403, "origin-foreign")
    assert anna.get("/api/me")["account"] == name


def test_the_cookie_of_an_account_is_as_safe_as_a_guests(parlour: Parlour) -> None:
    anna = parlour.guest("Anna")
    body = {"name": fresh("Anna"), "password": WORD}
    cookie = anna.http.post("/api/account", json=body).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    behind = {"X-Forwarded-Proto": "https"}
    cookie = anna.http.post("/api/account/in", json=body, headers=behind).headers["set-cookie"].lower()
    assert "secure" in cookie
    word = anna.http.cookies.get("kronika", domain="127.0.0.1") or cookie.split("kronika=")[1].split(";")[0]
    hashes = [hash for (hash,) in ask(parlour.settings.database, "select hash from sessions")]
    assert word not in hashes


# --- signing out, another password ---


def test_signing_out_on_this_device_and_everywhere(parlour: Parlour) -> None:
    table, anna, _ = two_people(parlour, "high-card")
    name = fresh("Anna")
    sign_up(anna, name)
    phone, tablet = parlour.guest(), parlour.guest()
    sign_in(phone, name)
    sign_in(tablet, name)
    phone.post("/api/account/out")
    assert phone.get("/api/me") == {"name": "", "account": ""}
    assert phone.get(f"/api/tables/{table}")["my_seat"] is None
    assert tablet.get("/api/me")["account"] == name
    with tablet.watch(table) as line:
        anna.post("/api/account/out", {"everywhere": True})
        assert cut(line) == 1012
    assert tablet.get("/api/tables", 401)["id"] == "session-over"
    assert tablet.get("/api/me")["account"] == ""
    assert parlour.guest("Guest").post("/api/account/out", status=409)["id"] == "account-none"
    sign_in(anna, name)
    assert tables(anna) == [table]


def test_a_new_password_ends_all_other_sessions(parlour: Parlour) -> None:
    name, other = fresh("Anna"), "jiné dlouhé heslo"
    anna, phone = parlour.guest("Anna"), parlour.guest()
    sign_up(anna, name)
    sign_in(phone, name)
    change = "/api/account/password"
    assert anna.post(change, {"old": "not the word", "new": other}, 403)["id"] == "password-wrong"
    assert anna.post(change, {"old": WORD, "new": "short"}, 422)["id"] == "password-length"
    assert phone.get("/api/me")["account"] == name
    anna.post(change, {"old": WORD, "new": other})
    assert anna.get("/api/me")["account"] == name
    assert phone.get("/api/tables", 401)["id"] == "session-over"
    assert sign_in(phone, name, WORD, 403)["id"] == "account-wrong"
    sign_in(phone, name, other)


def test_a_session_that_ended_elsewhere_ends_here_even_without_a_notice(
    parlour: Parlour, postgres_only: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has signed somebody out, and Redis has lost its notice."""
    monkeypatch.setattr("kronika.server.sessions.FRESH", 0.0)  # it asks the store each time
    table, anna, _ = two_people(parlour, "high-card")
    hash = sha256(anna.http.cookies["kronika"].encode()).hexdigest()
    with anna.watch(table) as line:
        ask(parlour.settings.database, "delete from sessions where hash = :hash", hash=hash)
        with pytest.raises(ConnectionClosed):
            line.settle()


def test_a_round_finds_all_sessions_that_have_ended_elsewhere(tmp_path: Path) -> None:
    """In one question; who only listens is found too, and who has not come since the last round is not looked up."""
    asked: list[list[str]] = []
    ended: list[str] = []

    class Counting(Store):
        async def persons_of(self, hashes: list[str]) -> dict[str, tuple[str, str, float]]:
            asked.append(sorted(hashes))
            return await super().persons_of(hashes)

    async def nobody(person: str, name: str | None) -> None: ...

    async def cut(person: str) -> None:
        ended.append(person)

    async def try_out() -> None:
        store = Counting(relaxed(tmp_path).database, durable=False)
        await store.open()
        sessions = Sessions(store, 60, tell_others=nobody, on_end=cut)
        for name in ("anna", "karel", "eva"):
            await store.add_person(name, f"hash of {name}")
            assert await sessions.of(f"hash of {name}") is not None
        await AccountStore(store).end_session("hash of anna")
        await store.rename("karel", "Karel IV.")
        asked.clear()
        await sessions.round()
        assert asked == [["hash of anna", "hash of eva", "hash of karel"]]
        assert ended == ["anna"]
        karel = await sessions.of("hash of karel")
        assert karel is not None
        assert karel.name == "Karel IV."
        await sessions.round()
        assert asked[1:] == [["hash of karel"]]
        assert await sessions.of("hash of anna") is None

        eva = await sessions.of("hash of eva")
        assert eva is not None
        answers = store.persons_of

        async def late(hashes: list[str]) -> dict[str, tuple[str, str, float]]:
            found = await answers(hashes)
            await sessions.rename(eva, "Eva")  # while the store's word is under way
            return found

        store.persons_of = late  # type: ignore[method-assign]
        await sessions.round()
        assert eva.name == "Eva"
        await store.close()

    asyncio.run(try_out())


# --- the log ---


def test_no_log_tells_a_password(tmp_path: Path) -> None:
    server = Serving(tmp_path, "server", "--database", relaxed(tmp_path).database).wait()
    try:
        eva = Guest(server.base, "Eva")
        words = ["velmi tajné heslo", "ještě tajnější heslo", "špatné heslo", "Evička-tajná"]
        sign_up(eva, words[3], words[0])
        cookies = [eva.http.cookies["kronika"]]
        eva.post("/api/account/password", {"old": words[0], "new": words[1]})
        cookies.append(eva.http.cookies["kronika"])
        sign_in(eva, words[3], words[2], 403)
        eva.http.post("/api/account/in", json={"name": words[3], "password": [words[1]]})
        eva.http.post("/api/account/in", content=json.dumps(words[1]))
        sign_in(eva, words[3], words[1])
        cookies.append(eva.http.cookies["kronika"])
        eva.post("/api/account/out", {"everywhere": True})
        until(lambda: "/api/account/out" in server.log)
    finally:
        server.stop()
    told = server.log + server.out
    for secret in [*words, *cookies, *(sha256(word.encode()).hexdigest() for word in cookies)]:
        assert secret not in told
        assert json.dumps(secret)[1:-1] not in told
